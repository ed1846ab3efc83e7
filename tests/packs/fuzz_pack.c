/* SPDX-License-Identifier: MIT */
#include "base/check.h"
#include "packs/pack.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Any bytes are a pack or a whole sentence. The name fits the seed file most mutants come from. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct pack pack;
	struct diag diag;

	if (pack_read(&pack, "sound.json", (const char *)data, size, &diag)) {
		CHECK(pack.source_count > 0 && pack.size_count > 0);
		pack_release(&pack);
	} else {
		CHECK(diag.file[0] && diag.found[0] && diag.wanted[0]);
	}
	return 0;
}
