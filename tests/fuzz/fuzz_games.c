/* SPDX-License-Identifier: MIT */
#include "fuzz_target.h"

#include "base/check.h"
#include "record/game_log.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct game_log log, again;
	struct strbuf text, same;
	struct diag diag;

	game_log_init(&log);
	game_log_init(&again);
	diag_clear(&diag);
	strbuf_init(&text);
	strbuf_init(&same);
	if (game_log_read(&log, "games.json", (const char *)data, size, &diag)) {
		game_log_write(&log, &text);
		CHECK(game_log_read(&again, "games.json", text.text, text.len, &diag));
		game_log_write(&again, &same);
		CHECK(text.len == same.len && memcmp(text.text, same.text, text.len) == 0);
		game_log_write_games_csv(&log, &same);
		game_log_write_sums_csv(&log, &same);
	} else {
		CHECK(log.count == 0 && log.sum_count == 0); /* nothing has changed on false */
		diag_write(&diag, &text);
		CHECK(text.len > 0);
	}
	game_log_release(&log);
	game_log_release(&again);
	strbuf_release(&same);
	strbuf_release(&text);
	return 0;
}
