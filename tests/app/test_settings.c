/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/rig.h"
#include "app/settings.h"
#include "base/scratch.h"
#include "packs/pack.h"

#include <stdio.h>
#include <string.h>

static void settings__written_and_read__are_the_same(void **state)
{
	(void)state;
	struct settings settings;
	struct settings read;
	struct strbuf text;
	struct diag diag;
	settings_init(&settings);
	settings.language = LANG_MS;
	settings.speed = SPEED_AT_ONCE;
	settings.sound = false;
	settings.volume = 30;
	settings.music = 40;
	settings.speech = true;
	settings.text_percent = 175;
	settings.contrast = true;
	settings.table = true;
	settings.board = PACK_BOARD_TANAH;
	settings.seed_kind = PACK_SEEDS_GULI;
	settings.reduced_motion = true;
	settings.fullscreen = true;
	settings.window_w = 1024;
	settings.window_h = 600;
	snprintf(settings.pack, sizeof(settings.pack), "jawa-sleman");
	settings.holes = 9;
	settings.opponent = OPPONENT_PERSON;
	settings.level = 4;
	settings.swap = false;
	settings.swap_friends = true;
	settings.starter = STARTER_RANDOM;
	settings.seeds = 4;
	settings.changes[OPTION_RELAY] = 0;
	settings.changes[OPTION_SHOT_SIDE] = SHOT_OPPONENT;
	settings.changes[OPTION_MAX_ROUNDS] = 5;
	strbuf_init(&text);
	settings_write(&settings, &text);
	settings_init(&read);
	diag_clear(&diag);
	assert_true(settings_read(&read, "settings.json", text.text, text.len, &diag));
	assert_true(settings_equal(&settings, &read));
	assert_int_equal(read.changes[OPTION_TERMINAL], SETTINGS_OF_PACK);
	strbuf_release(&text);
}

/* Each value of each option comes through the file, and is told from the pack's own. */
static void settings__any_option_changed__is_read_again(void **state)
{
	(void)state;
	for (int i = 0; i < OPTION_COUNT; i++) {
		int values = option_values((enum option)i);
		for (int v = 0; v < (values > 0 ? values : 100); v++) {
			struct settings settings, read;
			struct strbuf text;
			struct diag diag;
			settings_init(&settings);
			settings.changes[i] = v;
			strbuf_init(&text);
			settings_write(&settings, &text);
			diag_clear(&diag);
			assert_true(settings_read(&read, "x", text.text, text.len, &diag));
			assert_true(settings_equal(&settings, &read));
			assert_int_equal(read.changes[i], v);
			settings.changes[i] = SETTINGS_OF_PACK;
			assert_false(settings_equal(&settings, &read));
			strbuf_release(&text);
		}
	}
}

static void settings__of_the_first_format__are_read(void **state)
{
	(void)state;
	struct settings read;
	struct diag diag;
	const char *text = "{\"format\":1,\"pack\":\"kalah\",\"holes\":5}";
	assert_true(settings_read(&read, "settings.json", text, strlen(text), &diag));
	assert_string_equal(read.pack, "kalah");
	assert_int_equal(read.holes, 5);
	assert_int_equal(read.seeds, 0);
	for (int i = 0; i < OPTION_COUNT; i++)
		assert_int_equal(read.changes[i], SETTINGS_OF_PACK);
}

/* Files of three levels: each goes on with the one that is nearest in strength. */
static void settings__of_three_levels__go_on_with_the_nearest(void **state)
{
	static const struct {
		int format, level, ours;
	} rows[] = {{1, 1, 1}, {1, 2, 3}, {1, 3, 6}, {2, 1, 1}, {2, 2, 3}, {2, 3, 6}, {3, 2, 2},
		{3, 3, 3}, {3, 6, 6}};
	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct settings read;
		struct diag diag;
		char text[64];
		snprintf(text, sizeof(text), "{\"format\":%d,\"level\":%d}", rows[i].format,
			rows[i].level);
		assert_true(settings_read(&read, "x", text, strlen(text), &diag));
		assert_int_equal(read.level, rows[i].ours);
	}
}

static void settings__unsaid__keep_their_first_values(void **state)
{
	(void)state;
	struct settings first;
	struct settings read;
	struct diag diag;
	const char *text = "{\"format\":4}";
	settings_init(&first);
	settings_init(&read);
	assert_true(settings_read(&read, "settings.json", text, strlen(text), &diag));
	assert_true(settings_equal(&first, &read));
	/* A beginner meets the second level: the weakest is for the very small. */
	assert_int_equal(first.level, 2);
	assert_true(first.swap);
	assert_false(first.swap_friends);
	assert_int_equal(first.speed, SPEED_NORMAL);
	assert_int_equal(first.music, 0);
	assert_false(first.speech);
	assert_int_equal(first.board, SETTINGS_OF_PACK);
	assert_int_equal(first.seed_kind, SETTINGS_OF_PACK);
}

/* Each board and kind of seeds comes through the file, and is told from the pack's own. */
static void settings__any_look_chosen__is_read_again(void **state)
{
	(void)state;
	for (int board = SETTINGS_OF_PACK; board < PACK_BOARDS; board++) {
		for (int kind = SETTINGS_OF_PACK; kind < PACK_SEED_KINDS; kind++) {
			struct settings settings, read;
			struct strbuf text;
			struct diag diag;
			settings_init(&settings);
			settings.board = board;
			settings.seed_kind = kind;
			strbuf_init(&text);
			settings_write(&settings, &text);
			diag_clear(&diag);
			assert_true(settings_read(&read, "x", text.text, text.len, &diag));
			assert_true(settings_equal(&settings, &read));
			assert_int_equal(read.board, board);
			assert_int_equal(read.seed_kind, kind);
			settings.board =
				board == PACK_BOARD_JAWA ? PACK_BOARD_MELAYU : PACK_BOARD_JAWA;
			assert_false(settings_equal(&settings, &read));
			strbuf_release(&text);
		}
	}
}

static const struct {
	const char *text;
	const char *path; /* where the fault is */
	int column;       /* 0: any */
} faults[] = {
	{"", "", 0},
	{"[]", "$", 1},
	{"{}", "$", 0},
	{"{\"format\":5}", "$.format", 0},
	{"{\"format\":5,\"future\":true}", "$.format", 0},
	{"{\"format\":4,\"board\":\"bali\"}", "$.board", 0},
	{"{\"format\":4,\"seedKind\":3}", "$.seedKind", 0},
	{"{\"format\":4,\"music\":101}", "$.music", 0},
	{"{\"format\":4,\"speech\":1}", "$.speech", 0},
	{"{\"format\":4,\"contrast\":\"high\"}", "$.contrast", 0},
	{"{\"format\":4,\"table\":null}", "$.table", 0},
	{"{\"format\":1,\"volum\":3}", "$.volum", 0},
	{"{\"format\":1,\"volume\":101}", "$.volume", 0},
	{"{\"format\":1,\"volume\":-1}", "$.volume", 0},
	{"{\"format\":1,\"volume\":\"80\"}", "$.volume", 0},
	{"{\"format\":1,\"volume\":1e999}", "", 0},
	{"{\"format\":1,\"textPercent\":90}", "$.textPercent", 0},
	{"{\"format\":1,\"textPercent\":201}", "$.textPercent", 0},
	{"{\"format\":1,\"sound\":1}", "$.sound", 0},
	{"{\"format\":1,\"language\":\"jv\"}", "$.language", 0},
	{"{\"format\":1,\"speed\":\"kilat\"}", "$.speed", 0},
	{"{\"format\":1,\"holes\":2}", "$.holes", 0},
	{"{\"format\":1,\"holes\":12}", "$.holes", 0},
	{"{\"format\":1,\"level\":0}", "$.level", 0},
	{"{\"format\":1,\"level\":4}", "$.level", 0},
	{"{\"format\":2,\"level\":4}", "$.level", 0},
	{"{\"format\":3,\"level\":7}", "$.level", 0},
	{"{\"format\":3,\"swap\":1}", "$.swap", 0},
	{"{\"format\":1,\"window\":{\"w\":1,\"h\":1,\"z\":1}}", "$.window.z", 0},
	{"{\"format\":1,\"window\":[1,1]}", "$.window", 0},
	{"{\"format\":1,\"opponent\":\"x\"}", "$.opponent", 0},
	{"{\"format\":1,\"starter\":0}", "$.starter", 0},
	{"{\"format\":2,\"seeds\":-1}", "$.seeds", 0},
	{"{\"format\":2,\"seeds\":43}", "$.seeds", 0},
	{"{\"format\":2,\"rules\":[]}", "$.rules", 0},
	{"{\"format\":2,\"rules\":{\"rela\":true}}", "$.rules.rela", 0},
	{"{\"format\":2,\"rules\":{\"relay\":\"true\"}}", "$.rules.relay", 0},
	{"{\"format\":2,\"rules\":{\"terminal\":\"x\"}}", "$.rules.terminal", 0},
	{"{\"format\":1} x", "", 0},
};

static void settings__faulty__are_refused_and_nothing_changes(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof(faults) / sizeof(faults[0]); i++) {
		struct settings settings;
		struct settings before;
		struct diag diag;
		settings_init(&settings);
		settings.volume = 55;
		before = settings;
		diag_clear(&diag);
		if (settings_read(&settings, "settings.json", faults[i].text,
			    strlen(faults[i].text), &diag))
			fail_msg("%s was taken", faults[i].text);
		assert_true(settings_equal(&settings, &before));
		assert_string_equal(diag.file, "settings.json");
		if (faults[i].path[0] != '\0')
			assert_string_equal(diag.path, faults[i].path);
	}
}

static void use_folder(struct rig *rig, struct scratch *scratch)
{
	snprintf(rig->folders.config, sizeof(rig->folders.config), "%s", scratch->folder);
	snprintf(rig->folders.state, sizeof(rig->folders.state), "%s", scratch->folder);
}

static void app__settings_changed__are_there_after_a_restart(void **state)
{
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	use_folder(&rig, *state);
	rig_start(&rig);
	rig.app->settings.volume = 20;
	rig.app->settings.language = LANG_EN;
	app_apply_settings(rig.app);
	assert_int_equal(rig.volume, 20);
	app_note_window_size(rig.app, 900, 700);
	rig_stop(&rig);
	rig.options.lang = LANG_COUNT;
	rig_start(&rig);
	int w;
	int h;
	app_window_size(rig.app, &w, &h);
	assert_int_equal(w, 900);
	assert_int_equal(h, 700);
	assert_int_equal(rig.app->settings.volume, 20);
	assert_int_equal(app_lang(rig.app), LANG_EN);
	rig_release(&rig);
}

/* Each switch of what is heard is its own, and the sounds are of the board in sight. */
static void app__sound_settings__reach_the_loudspeaker_at_once(void **state)
{
	struct rig rig;
	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig_start(&rig);
	const struct pack *pack = app_pack(rig.app);
	assert_int_equal(rig.effects, 100);
	assert_int_equal(rig.music, 0);
	assert_int_equal(rig.board_heard, pack->board);
	assert_int_equal(rig.seeds_heard, pack->seeds);
	rig.app->settings.sound = false;
	rig.app->settings.volume = 60;
	rig.app->settings.music = 35;
	rig.app->settings.board = PACK_BOARD_TANAH;
	rig.app->settings.seed_kind = PACK_SEEDS_GULI;
	app_apply_settings(rig.app);
	assert_int_equal(rig.effects, 0);
	assert_int_equal(rig.volume, 60);
	assert_int_equal(rig.music, 35);
	assert_int_equal(rig.board_heard, PACK_BOARD_TANAH);
	assert_int_equal(rig.seeds_heard, PACK_SEEDS_GULI);
	rig_release(&rig);
}

static void app__first_start__speaks_what_was_asked_chosen_or_the_machine_speaks(void **state)
{
	struct scratch *scratch = *state;
	static const struct {
		const char *file;
		enum lang asked, machine, wanted;
	} starts[] = {
		{NULL, LANG_COUNT, LANG_COUNT, LANG_ID},
		{NULL, LANG_COUNT, LANG_MS, LANG_MS},
		{NULL, LANG_EN, LANG_MS, LANG_EN},
		{"{\"format\":1,\"language\":\"en\"}", LANG_COUNT, LANG_MS, LANG_EN},
		{"{\"format\":1,\"language\":\"en\"}", LANG_ID, LANG_MS, LANG_ID},
	};
	for (size_t i = 0; i < sizeof(starts) / sizeof(starts[0]); i++) {
		struct rig rig;
		rig_init(&rig, 1280, 720, 1.0f);
		use_folder(&rig, scratch);
		if (starts[i].file)
			scratch_write(scratch, "settings.json", starts[i].file);
		rig.options.lang = starts[i].asked;
		rig.options.machine = starts[i].machine;
		rig_start(&rig);
		assert_int_equal(app_lang(rig.app), starts[i].wanted);
		rig_release(&rig);
		/* What was only asked for at the start is not kept. */
		scratch_assert(scratch, "settings.json", starts[i].file);
	}
}

static void app__settings_corrupt__are_kept_aside_and_said(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	scratch_write(scratch, "settings.json", "{\"format\":1,\"volume\":\"loud\"}");
	rig_init(&rig, 1280, 720, 1.0f);
	use_folder(&rig, scratch);
	rig.options.screen = "setelan";
	rig_start(&rig);
	assert_int_equal(rig.app->settings.volume, 80);
	assert_non_null(strstr(rig.app->notes.items[0].english, "$.volume"));
	scratch_assert(scratch, "settings.json.corrupt", "{\"format\":1,\"volume\":\"loud\"}");
	assert_true(rig_says(&rig, "volume"));
	rig_release(&rig);
}

static void app__folder_read_only__goes_on_and_says_so(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	use_folder(&rig, scratch);
	rig.options.screen = "setelan";
	rig_start(&rig);
	scratch_lock(scratch);
	rig.app->settings.volume = 20;
	app_apply_settings(rig.app);
	scratch_unlock(scratch);
	assert_int_equal(rig.app->settings.volume, 20);
	assert_true(rig.app->settings_refused);
	app_apply_settings(rig.app);
	assert_true(rig_says(&rig, "Setelan tidak bisa disimpan"));
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(settings__written_and_read__are_the_same),
		cmocka_unit_test(settings__any_option_changed__is_read_again),
		cmocka_unit_test(settings__of_the_first_format__are_read),
		cmocka_unit_test(settings__of_three_levels__go_on_with_the_nearest),
		cmocka_unit_test(settings__unsaid__keep_their_first_values),
		cmocka_unit_test(settings__any_look_chosen__is_read_again),
		cmocka_unit_test(settings__faulty__are_refused_and_nothing_changes),
		cmocka_unit_test(app__sound_settings__reach_the_loudspeaker_at_once),
		cmocka_unit_test_setup_teardown(app__settings_changed__are_there_after_a_restart,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			app__first_start__speaks_what_was_asked_chosen_or_the_machine_speaks,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(app__settings_corrupt__are_kept_aside_and_said,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(app__folder_read_only__goes_on_and_says_so,
			scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
