/* SPDX-License-Identifier: MIT */
#include "fuzz_target.h"

#include "base/check.h"
#include "base/diag.h"
#include "json/json.h"

/* Goes through the whole tree as a reader would, asking each value for what it is not, too. */
static void walk(struct json value, int depth)
{
	struct diag diag;
	const char *text;
	int number;
	bool truth;

	CHECK(depth <= JSON_DEPTH_MAX);
	json_bool(value, &truth, &diag);
	json_int(value, -5, 5, &number, &diag);
	json_string(value, 0, 10, &text, &diag);
	for (int i = 0; i < json_count(value); i++) {
		struct json item = json_item(value, i);

		CHECK(json_key(item) != NULL);
		walk(item, depth + 1);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct json_document document;
	struct diag diag;
	struct strbuf said;

	diag_clear(&diag);
	if (json_parse(&document, "input.json", (const char *)data, size, &diag)) {
		walk(json_root(&document), 0);
		json_release(&document);
		return 0;
	}
	strbuf_init(&said);
	diag_write(&diag, &said);
	CHECK(said.len > 0);
	strbuf_release(&said);
	return 0;
}
