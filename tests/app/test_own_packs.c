/* SPDX-License-Identifier: MIT */
/* Packs of the player's own, one good and three faulty: all are listed, nothing else changes. */
#include "test.h"

#include "app/board_screen.h"
#include "app/pack_list.h"
#include "app/rig.h"
#include "base/file.h"
#include "base/scratch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char unfinished[] = "{\n\t\"format\": 1,\n\t\"id\": \"putus";

/* The common game's file with FROM, which is in it once, made TO. */
static void write_changed(
	struct scratch *scratch, const char *name, const char *from, const char *to)
{
	struct strbuf text, changed;
	struct diag diag;
	strbuf_init(&text);
	strbuf_init(&changed);
	assert_true(file_read(SOURCE_DIR "/packs/umum.json", 1 << 20, &text, &diag));
	const char *at = strstr(text.text, from);
	assert_non_null(at);
	strbuf_addf(&changed, "%.*s%s%s", (int)(at - text.text), text.text, to, at + strlen(from));
	scratch_write(scratch, name, changed.text);
	strbuf_release(&changed);
	strbuf_release(&text);
}

static void fill(struct scratch *scratch)
{
	struct diag diag;
	char packs[512];
	snprintf(packs, sizeof(packs), "%s", scratch_path(scratch, "packs"));
	assert_true(file_make_folder(packs, &diag));
	write_changed(
		scratch, "packs/kampung-kami.json", "\"id\": \"umum\"", "\"id\": \"kampung-kami\"");
	scratch_write(scratch, "packs/putus.json", unfinished);
	write_changed(scratch, "packs/salah-kunci.json", "\"summary\"", "\"sumary\"");
	write_changed(scratch, "packs/umum.json", "\"id\": \"umum\"", "\"id\": \"umum\"");
}

static void start(struct rig *rig, struct scratch *scratch)
{
	rig_init(rig, 1280, 720, 1.0f);
	snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", scratch->folder);
	snprintf(rig->folders.config, sizeof(rig->folders.config), "%s", scratch->folder);
	snprintf(rig->folders.state, sizeof(rig->folders.state), "%s", scratch->folder);
}

static void start_on(struct rig *rig, struct scratch *scratch, const char *screen)
{
	start(rig, scratch);
	rig->options.screen = screen;
	rig_start(rig);
}

static const struct widget *row(const struct rig *rig, const char *label)
{
	struct widget_set *set = &rig_page(rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++)
		if (set->items[i].kind == WIDGET_ROW && strcmp(set->items[i].label, label) == 0)
			return &set->items[i];
	fail_msg("no row \"%s\"", label);
	return NULL;
}

static void tap_row(struct rig *rig, const char *label)
{
	int index = (int)(row(rig, label) - rig_page(rig)->sheet.widgets.items);
	sheet_show(&rig_page(rig)->sheet, &rig->app->theme, index);
	struct rect rect = row(rig, label)->rect;
	rig_tap(rig, rect.x + rect.w / 2, rect.y + rect.h / 2);
}

static bool has_label(const struct rig *rig, const char *key)
{
	const struct widget_set *set = &rig_page(rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++)
		if (strcmp(set->items[i].label, words_get(rig->app->words, key)) == 0)
			return true;
	return false;
}

static int play_first(struct rig *rig)
{
	int x, y;
	rig_pass(rig, 200);
	assert_true(app_place_point(rig->app, 2, &x, &y));
	rig_tap(rig, x, y);
	rig_pass(rig, 20000);
	return session_record(board_screen_session(app_board_screen(rig->app)))->len;
}

static void list__own_packs__stand_behind_ours_and_say_so(void **state)
{
	struct rig rig;
	fill(*state);
	start_on(&rig, *state, "pilih");
	assert_int_equal(rig.app->packs.count, 9);
	assert_int_equal(rig.app->packs.fault_count, 3);
	assert_string_equal(rig.app->packs.packs[8].id, "kampung-kami");
	/* It is named like the common game: the last of that name is the own one. */
	const struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	int marked = 0, faulty = 0, rows = 0;
	for (int i = 0; i < set->count; i++) {
		const struct widget *widget = &set->items[i];
		if (widget->kind != WIDGET_ROW)
			continue;
		marked += strstr(widget->detail, app_word(rig.app, "packs.own")) != NULL;
		faulty += strcmp(widget->detail, app_word(rig.app, "packs.faulty")) == 0;
		rows++;
	}
	assert_int_equal(rows, 12);
	assert_int_equal(marked, 1);
	assert_int_equal(faulty, 3);
	/* What is chosen is still ours. */
	assert_string_equal(app_pack(rig.app)->id, "umum");
	assert_int_equal(rig.app->notes.count, 0);
	rig_release(&rig);
}

static void list__faulty_file_chosen__tells_where_and_what(void **state)
{
	static const struct {
		const char *file, *told[4];
	} rows[] = {
		{"putus.json", {"3, kolom 8", "Baris", "Ditemukan", "packs/putus.json"}},
		{"salah-kunci.json", {"$.sumary", "\"sumary\"", "\"summary\"", "Tempat"}},
		{"salah-kunci.json", {"kunci \"sumary\" yang tidak dikenal", "15, kolom"}},
		{"umum.json", {"\"umum\"", "id dan nama berkas yang lain", "packs/umum.json",
				      "Seharusnya"}},
	};
	struct rig rig;
	fill(*state);
	start_on(&rig, *state, "pilih");
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		tap_row(&rig, rows[i].file);
		assert_true(row(&rig, rows[i].file)->on);
		for (int t = 0; t < 4 && rows[i].told[t]; t++)
			if (!rig_says(&rig, rows[i].told[t]))
				fail_msg("%s: \"%s\" is not said", rows[i].file, rows[i].told[t]);
		assert_false(has_label(&rig, "button.play"));
		/* The game that would be played is the one before. */
		assert_string_equal(app_pack(rig.app)->id, "umum");
	}
	tap_row(&rig, "Kalah");
	assert_true(has_label(&rig, "button.play"));
	assert_false(rig_says(&rig, "Ditemukan"));
	assert_string_equal(app_pack(rig.app)->id, "kalah");
	rig_release(&rig);
}

static void pack__own__is_played_and_gone_on_with_after_a_restart(void **state)
{
	struct rig rig;
	fill(*state);
	start(&rig, *state);
	rig.options.pack = "kampung-kami";
	rig.options.screen = "pilih";
	rig_start(&rig);
	rig.app->settings.opponent = OPPONENT_PERSON;
	rig.app->settings.speed = SPEED_AT_ONCE;
	app_apply_settings(rig.app);
	rig_tap_word(&rig, "button.play");
	assert_int_equal(play_first(&rig), 1);
	rig_stop(&rig);
	rig.options.pack = NULL;
	rig.options.screen = NULL;
	rig_start(&rig);
	assert_string_equal(app_pack(rig.app)->id, "kampung-kami");
	assert_true(app_can_resume(rig.app));
	rig_tap_word(&rig, "button.resume");
	const struct session *session = board_screen_session(app_board_screen(rig.app));
	assert_string_equal(session_setup(session)->pack, "kampung-kami");
	assert_int_equal(session_record(session)->len, 1);
	rig_release(&rig);
}

static void code__of_an_own_pack__stands_there(void **state)
{
	struct rig rig;
	fill(*state);
	start(&rig, *state);
	rig.options.code = "kampung-kami+relay=false.0.2";
	rig.options.opponent = "2p";
	rig_start(&rig);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_non_null(strstr(app_title(rig.app), "tanpa sambung"));
	rig_release(&rig);
}

static void folder__missing_or_not_to_be_read__is_no_hindrance(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	start_on(&rig, scratch, "setelan");
	assert_int_equal(rig.app->packs.count, 8);
	assert_int_equal(rig.app->notes.count, 0);
	assert_false(file_exists(scratch_path(scratch, "packs"))); /* nothing is made */
	assert_true(rig_says(&rig, scratch_path(scratch, "packs")));
	rig_release(&rig);
	scratch_write(scratch, "packs", "a file where the folder should be");
	start_on(&rig, scratch, "setelan");
	assert_int_equal(rig.app->packs.count, 8);
	assert_non_null(strstr(rig.app->notes.items[0].english, "a folder of packs"));
	assert_true(rig_says(&rig, "ditemukan sesuatu yang bukan folder"));
	rig.app->settings.language = LANG_MS;
	app_apply_settings(rig.app);
	assert_true(rig_says(&rig, "sepatutnya folder berisi permainan"));
	assert_false(rig_says(&rig, "ditemukan"));
	rig.app->settings.language = LANG_EN;
	app_apply_settings(rig.app);
	assert_true(rig_says(&rig, "it should be a folder of games"));
	rig_release(&rig);
	/* A visitor need not know where it is. */
	start(&rig, scratch);
	rig.options.kiosk = true;
	rig.options.screen = "setelan";
	rig_start(&rig);
	assert_true(rig_says(&rig, "packs: ditemukan sesuatu yang bukan folder"));
	assert_false(rig_says(&rig, scratch->folder));
	rig_release(&rig);
}

static void kiosk__own_packs__are_listed_and_no_folder_is_told(void **state)
{
	struct rig rig;
	fill(*state);
	start(&rig, *state);
	rig.options.kiosk = true;
	rig.options.screen = "pilih";
	rig_start(&rig);
	assert_int_equal(rig.app->packs.count, 9);
	tap_row(&rig, "putus.json");
	assert_true(rig_says(&rig, "putus.json"));
	assert_false(rig_says(&rig, ((struct scratch *)*state)->folder));
	rig_release(&rig);
	start(&rig, *state);
	rig.options.kiosk = true;
	rig.options.screen = "setelan";
	rig_start(&rig);
	assert_false(rig_says(&rig, ((struct scratch *)*state)->folder));
	rig_release(&rig);
}

/* A picture or a script shows the same on every machine. */
static void folder__nothing_is_to_be_kept__is_not_looked_at(void **state)
{
	struct rig rig;
	fill(*state);
	start(&rig, *state);
	rig.options.keep_nothing = true;
	rig_start(&rig);
	assert_int_equal(rig.app->packs.count, 8);
	assert_int_equal(rig.app->packs.fault_count, 0);
	rig_release(&rig);
}

/* More than a list can hold: the page opens, and says that there are more. */
static void list__hundreds_of_files__says_how_many_are_left_out(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	fill(scratch);
	for (int i = 0; i < 200; i++) {
		char name[64];
		snprintf(name, sizeof(name), "packs/z-%03d.json", i);
		scratch_write(scratch, name, "{}");
	}
	start_on(&rig, scratch, "pilih");
	assert_int_equal(rig.app->packs.fault_count, 203);
	assert_true(rig_says(&rig, "132"));
	rig_release(&rig);
}

/* The same where games and rules are chosen from all packs for banding. */
static void banding__hundreds_of_packs__lists_some_and_says_how_many_are_left_out(void **state)
{
	static const char *const questions[] = {"compare.change_game", "compare.change_rules"};
	struct scratch *scratch = *state;
	struct rig rig;
	fill(scratch);
	for (int i = 0; i < 300; i++) {
		char name[64], id[64];
		snprintf(name, sizeof(name), "packs/z-%03d.json", i);
		snprintf(id, sizeof(id), "\"id\": \"z-%03d\"", i);
		write_changed(scratch, name, "\"id\": \"umum\"", id);
	}
	for (size_t i = 0; i < sizeof(questions) / sizeof(questions[0]); i++) {
		start(&rig, scratch);
		rig.options.pack = "kalah";
		rig.options.screen = "banding";
		rig_start(&rig);
		assert_int_equal(rig.app->packs.count, 309);
		rig_tap_word(&rig, questions[i]);
		assert_true(rig_says(&rig, "229"));
		rig_release(&rig);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(list__own_packs__stand_behind_ours_and_say_so,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(list__faulty_file_chosen__tells_where_and_what,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			pack__own__is_played_and_gone_on_with_after_a_restart, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(
			code__of_an_own_pack__stands_there, scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(folder__missing_or_not_to_be_read__is_no_hindrance,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(kiosk__own_packs__are_listed_and_no_folder_is_told,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(folder__nothing_is_to_be_kept__is_not_looked_at,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(list__hundreds_of_files__says_how_many_are_left_out,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			banding__hundreds_of_packs__lists_some_and_says_how_many_are_left_out,
			scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests_name("own_packs", tests, NULL, NULL);
}
