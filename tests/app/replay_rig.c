/* SPDX-License-Identifier: MIT */
#include "app/replay_rig.h"

#include "test.h"

#include <stdio.h>
#include <string.h>

void replay_rig_open(struct rig *rig, const char *code)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.keep_nothing = true;
	rig->options.code = code;
	rig->options.screen = "ulang";
	rig->now = 1000;
	rig_start(rig);
}

void replay_rig_list(struct rig *rig, struct scratch *scratch)
{
	rig_init(rig, 1280, 720, 1.0f);
	snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", scratch->folder);
	snprintf(rig->folders.pictures, sizeof(rig->folders.pictures), "%s/pictures",
		scratch->folder);
	rig->options.screen = "ulang";
	rig->now = 1000;
	rig_start(rig);
}

struct replay *replay_rig(const struct rig *rig)
{
	assert_string_equal(rig_screen(rig), "ulang");
	return (struct replay *)rig_page(rig);
}

void replay_rig_press(struct rig *rig, int id)
{
	struct page *page = rig_page(rig);
	page->calls->press(page, &(struct widget_event){.id = id});
}

void replay_rig_games(struct scratch *scratch, int count)
{
	static struct game_log log;
	struct diag diag;
	char code[96] = "umum.0.3d";
	struct game_log_entry entry = {.day = 20000,
		.pack = "umum",
		.code = code,
		.result = RESULT_DRAW,
		.rounds = 1,
		.stores = {49, 49},
		.best_turn = {20, 30},
		.longest_relay = {1, 2},
		.hints = GAME_LOG_UNKNOWN,
		.undos = GAME_LOG_UNKNOWN};
	game_log_init(&log);
	for (int i = 0; i < count - 2; i++)
		game_log_add(&log, &entry);
	entry.levels[SIDE_B] = 2;
	entry.day = 20786;
	snprintf(entry.pack, sizeof(entry.pack), "kampung-kami");
	snprintf(code, sizeof(code), "kampung-kami.0.3d");
	game_log_add(&log, &entry);
	entry.levels[SIDE_B] = 3;
	entry.day = 20787;
	entry.result = RESULT_A;
	entry.conceded = true;
	snprintf(entry.pack, sizeof(entry.pack), "umum");
	snprintf(code, sizeof(code), "umum.0.3da86");
	game_log_add(&log, &entry);
	assert_true(game_log_save(&log, scratch_path(scratch, "games.json"), &diag));
	game_log_release(&log);
}
