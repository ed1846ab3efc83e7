/* SPDX-License-Identifier: MIT */
#include "base/check.h"
#include "packs/pack.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A file's name must be its pack's id, which the fuzzer can't guess: the first id in the file. */
static void name_after_id(const char *text, size_t size, char *name, size_t name_size)
{
	static const char key[] = "\"id\": \"";
	size_t at = 0;
	size_t len = 0;

	while (at + sizeof key - 1 <= size && memcmp(text + at, key, sizeof key - 1) != 0)
		at++;
	at += sizeof key - 1;
	while (at + len < size && len < 63 && text[at + len] != '"' && text[at + len] != '\0')
		len++;
	snprintf(name, name_size, "%.*s.json", (int)len, at < size ? text + at : "");
}

/* Any bytes are a pack or a whole sentence. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const char *text = (const char *)data;
	struct pack pack;
	struct diag diag;
	char name[80];

	name_after_id(text, size, name, sizeof name);
	if (pack_read(&pack, name, text, size, &diag)) {
		CHECK(pack.source_count > 0 && pack.size_count > 0);
		for (int i = 0; i < pack.divergence_count; i++)
			CHECK(pack.divergences[i].inferred || pack.divergences[i].sources[0]);
		pack_release(&pack);
	} else {
		CHECK(diag.file[0] && diag.found[0] && diag.wanted[0]);
	}
	return 0;
}
