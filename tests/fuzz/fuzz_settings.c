/* SPDX-License-Identifier: MIT */
#include "fuzz_target.h"

#include "app/settings.h"
#include "base/check.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct settings settings, again, before;
	struct strbuf text;
	struct diag diag;

	settings_init(&settings);
	before = settings;
	diag_clear(&diag);
	strbuf_init(&text);
	if (settings_read(&settings, "settings.json", (const char *)data, size, &diag)) {
		settings_write(&settings, &text);
		settings_init(&again);
		CHECK(settings_read(&again, "settings.json", text.text, text.len, &diag));
		CHECK(settings_equal(&settings, &again));
	} else {
		CHECK(settings_equal(&settings, &before)); /* nothing has changed on false */
		diag_write(&diag, &text);
		CHECK(text.len > 0);
	}
	strbuf_release(&text);
	return 0;
}
