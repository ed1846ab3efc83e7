/* SPDX-License-Identifier: MIT */
/* What finished games came to, as the page tells it. */
#include "test.h"

#include "app/board_screen.h"
#include "app/own_games.h"
#include "app/page_checks.h"
#include "app/rig.h"
#include "app/screens.h"
#include "base/file.h"
#include "base/scratch.h"

#include <stdio.h>
#include <string.h>

enum { EXPORT_ID = PAGE_IDS + 1, ERASE_ID };

static void start(struct rig *rig, struct scratch *scratch)
{
	rig_init(rig, 1280, 720, 1.0f);
	snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", scratch->folder);
	rig->options.screen = "statistik";
	rig_start(rig);
}

/* Games of every level and of two people, of three packs, one of them not here. */
static void write_games(struct scratch *scratch)
{
	static const char *const packs[] = {"umum", "jawa-sleman", "kampung-kami"};
	static struct game_log log;
	struct diag diag;
	char code[64];
	struct game_log_entry entry = {.day = 20787, .code = code, .rounds = 1};
	game_log_init(&log);
	for (int i = 0; i < 3 * 7 * 3; i++) {
		const char *pack = packs[i % 3];
		snprintf(entry.pack, sizeof(entry.pack), "%s", pack);
		snprintf(code, sizeof(code), "%s.0.6", pack);
		entry.levels[SIDE_B] = i / 3 % 7;
		entry.result = (enum result)(RESULT_A + i / 21 % 3);
		entry.best_turn[SIDE_A] = 10 + i;
		entry.longest_relay[SIDE_A] = i % 2 * 11;
		game_log_add(&log, &entry);
	}
	assert_true(game_log_save(&log, scratch_path(scratch, "games.json"), &diag));
	game_log_release(&log);
}

static void page__without_games__leads_to_a_game(void **state)
{
	struct rig rig;
	start(&rig, *state);
	assert_true(rig_says_word(&rig, "stats.none"));
	rig_tap_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_release(&rig);
}

static void page__statistik__fits_everywhere(void **state)
{
	struct rig rig;
	start(&rig, *state);
	assert_true(rig_says_word(&rig, "stats.none"));
	page_check_everywhere(&rig, "statistik");
	rig_release(&rig);
	write_games(*state);
	start(&rig, *state);
	page_check_everywhere(&rig, "statistik");
	rig_release(&rig);
}

/* The cells of the row that begins with LABEL, from left to right. */
static int read_row(const struct rig *rig, const char *label, int from, int cells[8])
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	for (int i = from; i < sheet->text_count; i++) {
		if (strcmp(sheet->texts[i].text, label) != 0)
			continue;
		for (int j = 0; j < 8; j++)
			assert_int_equal(sscanf(sheet->texts[i + 1 + j].text, "%d", &cells[j]), 1);
		return i + 9;
	}
	fail_msg("no row \"%s\"", label);
	return 0;
}

static void table__of_each_level__tells_its_games(void **state)
{
	struct rig rig;
	int cells[8];
	write_games(*state);
	start(&rig, *state);
	/* jawa-sleman comes first: games 1, 22 and 43 at each step of three. */
	int next = read_row(&rig, words_get(rig.app->words, "level.1.name"), 0, cells);
	const int first[8] = {3, 1, 1, 1, 10 + 46, 0, 0, 1};
	for (int i = 0; i < 8; i++)
		if (i != 5)
			assert_int_equal(cells[i], first[i]);
	read_row(&rig, words_get(rig.app->words, "level.6.name"), next, cells);
	assert_int_equal(cells[0], 3);
	assert_int_equal(cells[4], 10 + 61);
	assert_true(rig_says(&rig, "Main berdua: 3"));
	assert_true(rig_says(&rig, "kampung-kami"));
	rig_release(&rig);
}

static void export__asked_for__writes_both_tables_and_says_where(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	struct strbuf text;
	struct diag diag;
	write_games(scratch);
	start(&rig, scratch);
	rig_tap_id(&rig, EXPORT_ID);
	assert_true(rig_says(&rig, scratch->folder));
	strbuf_init(&text);
	assert_true(file_read(scratch_path(scratch, "games.csv"), 1 << 20, &text, &diag));
	assert_non_null(strstr(text.text, "2026-11-30,umum,person,level 2,"));
	strbuf_clear(&text);
	assert_true(file_read(scratch_path(scratch, "statistics.csv"), 1 << 20, &text, &diag));
	assert_non_null(strstr(text.text, "umum,level 2,3,1,1,1,"));
	strbuf_release(&text);
	scratch_lock(scratch);
	rig_tap_id(&rig, EXPORT_ID);
	scratch_unlock(scratch);
	assert_true(rig_says_word(&rig, "stats.not_exported"));
	page_check_everywhere(&rig, "statistik");
	rig_release(&rig);
}

static void erase__asks_first__and_then_nothing_is_left(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	write_games(scratch);
	write_games(scratch);
	assert_true(file_exists(scratch_path(scratch, "games.json.bak")));
	start(&rig, scratch);
	rig_tap_id(&rig, ERASE_ID);
	assert_string_equal(rig_screen(&rig), "tanya");
	rig_tap_word(&rig, "button.cancel");
	assert_true(own_games_log(rig.app)->count > 0);
	rig_tap_id(&rig, ERASE_ID);
	rig_tap_word(&rig, "stats.erase");
	assert_string_equal(rig_screen(&rig), "statistik");
	assert_true(rig_says_word(&rig, "stats.none") && rig_says_word(&rig, "stats.erased"));
	scratch_assert(scratch, "games.json", NULL);
	scratch_assert(scratch, "games.json.bak", NULL);
	rig_release(&rig);
	start(&rig, scratch);
	assert_true(rig_says_word(&rig, "stats.none"));
	rig_release(&rig);
}

static void erase__that_the_disk_refuses__is_told_and_nothing_is_lost(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	write_games(scratch);
	start(&rig, scratch);
	scratch_lock(scratch);
	rig_tap_id(&rig, ERASE_ID);
	rig_tap_word(&rig, "stats.erase");
	scratch_unlock(scratch);
	assert_true(rig_says_word(&rig, "stats.not_erased"));
	rig_release(&rig);
	start(&rig, scratch);
	assert_int_equal(own_games_log(rig.app)->count, 63);
	rig_release(&rig);
}

/* Nothing lasts where there is no folder, and that is said. */
static void page__without_a_folder__tells_that_it_is_not_kept(void **state)
{
	struct rig rig;
	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig_start(&rig);
	struct screen *board = app_board_screen(rig.app);
	int x, y;
	assert_non_null(board);
	assert_true(app_place_point(rig.app, 2, &x, &y));
	rig_tap(&rig, x, y);
	rig_pass(&rig, 9000);
	board_screen_concede(board, rig.now);
	app_push(rig.app, stats_screen_new(rig.app));
	assert_true(rig_says_word(&rig, "stats.not_kept"));
	assert_int_equal(widget_index(&rig_page(&rig)->sheet.widgets, EXPORT_ID), WIDGET_NONE);
	rig_release(&rig);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(page__without_games__leads_to_a_game),
		TEST(page__statistik__fits_everywhere),
		TEST(table__of_each_level__tells_its_games),
		TEST(export__asked_for__writes_both_tables_and_says_where),
		TEST(erase__asks_first__and_then_nothing_is_left),
		TEST(erase__that_the_disk_refuses__is_told_and_nothing_is_lost),
		cmocka_unit_test(page__without_a_folder__tells_that_it_is_not_kept),
	};
	return cmocka_run_group_tests_name("stats", tests, NULL, NULL);
}
