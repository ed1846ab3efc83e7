/* SPDX-License-Identifier: MIT */
#include "fuzz_target.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "packs/pack.h"
#include "record/record.h"

#include <stdlib.h>
#include <string.h>

/* Read once for the whole run; a leak checker sees it held here to the end. */
static const struct pack_set *packs(void)
{
	static struct pack_set set;
	struct diag diag;

	if (set.count == 0)
		CHECK(pack_set_load(&set, SOURCE_DIR "/packs", &diag) && set.count > 0);
	return &set;
}

static void assert_same_again(const struct record *record)
{
	struct strbuf once, again;
	struct record second;
	struct diag diag;

	strbuf_init(&once);
	strbuf_init(&again);
	record_write(record, &once);
	CHECK(record_parse(&second, once.text, pack_set_rules, packs(), &diag));
	record_write(&second, &again);
	CHECK(strcmp(once.text, again.text) == 0);
	record_release(&second);
	strbuf_release(&once);
	strbuf_release(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *code = xstrndup((const char *)data, size);
	struct record record;
	struct strbuf said;
	struct diag diag;

	diag_clear(&diag);
	strbuf_init(&said);
	if (record_parse(&record, code, pack_set_rules, packs(), &diag)) {
		assert_same_again(&record);
		record_release(&record);
	} else {
		diag_write(&diag, &said);
		CHECK(said.len > 0);
	}
	strbuf_release(&said);
	free(code);
	return 0;
}
