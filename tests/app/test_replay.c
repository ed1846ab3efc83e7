/* SPDX-License-Identifier: MIT */
/* Games looked at again: on the page, from wherever they come. */
#include "test.h"

#include "app/own_games.h"
#include "app/page_checks.h"
#include "app/replay_rig.h"
#include "base/file.h"
#include "study/sample.h"

#include <stdio.h>
#include <string.h>

static void assert_shows(const struct rig *rig, int step)
{
	const struct replay *replay = replay_rig(rig);
	struct match match;
	record_replay(&replay->record, step, &match);
	assert_int_equal(replay->step, step);
	assert_true(match_equal(&replay->match, &match));
	assert_memory_equal(&replay->figure.position, &match.position, sizeof(match.position));
}

static void ulang__stepped_there_and_back__shows_each_board_as_it_was(void **state)
{
	struct rig rig;
	(void)state;
	replay_rig_open(&rig, REPLAY_RIG_GAME);
	int len = replay_rig(&rig)->record.len;
	assert_int_equal(len, 26);
	assert_shows(&rig, 0);
	for (int i = 1; i <= len; i++) {
		rig_key(&rig, KEY_RIGHT);
		assert_shows(&rig, i);
	}
	rig_key(&rig, KEY_RIGHT);
	assert_shows(&rig, len);
	for (int i = len - 1; i >= 0; i--) {
		rig_key(&rig, KEY_LEFT);
		assert_shows(&rig, i);
	}
	rig_key(&rig, KEY_LEFT);
	assert_shows(&rig, 0);
	rig_key(&rig, KEY_END);
	assert_shows(&rig, len);
	rig_key(&rig, KEY_HOME);
	assert_shows(&rig, 0);
	rig_key_word(&rig, "compare.next");
	assert_shows(&rig, 1);
	rig_tap_id(&rig, REPLAY_LAST);
	assert_shows(&rig, len);
	rig_release(&rig);
}

/* Elsewhere one side seemed to move many times, and nothing said why: each of six moves is named,
 * and what ended each of them. */
static void ulang__turn_of_six_moves__is_one_turn_that_lists_them_all(void **state)
{
	struct rig rig;
	(void)state;
	replay_rig_open(&rig, "umum@0_0_0_0_3_2_1_30_1_0_0_0_0_0_0_61.0.656465");
	const struct replay *replay = replay_rig(&rig);
	assert_int_equal(replay->record.len, 6);
	assert_int_equal(replay->turns.turn_count, 1);
	assert_true(rig_says(&rig, "1. Pemain A: lubang 1, 2, 1, 3, 1, 2") ||
		    rig_says(&rig, "1. Kamu: lubang 1, 2, 1, 3, 1, 2"));
	for (int i = 1; i <= 5; i++) {
		rig_key(&rig, KEY_RIGHT);
		char counted[32];
		snprintf(counted, sizeof(counted), "×%d", i);
		assert_true(rig_says(&rig, i > 1 ? counted : "giliran lagi"));
	}
	rig_release(&rig);
}

static void ulang__board_of_a_turn_pressed__goes_there(void **state)
{
	struct rig rig;
	(void)state;
	replay_rig_open(&rig, REPLAY_RIG_GAME);
	const struct replay *replay = replay_rig(&rig);
	for (int i = 0; i < replay->turns.turn_count; i++) {
		rig_tap_id(&rig, REPLAY_TURN + i);
		assert_shows(&rig, replay->turns.turns[i].to);
		assert_int_equal(replay_turn(replay), i);
	}
	rig_release(&rig);
}

static void ulang__match_of_many_turns__lists_some_and_all_can_be_reached(void **state)
{
	struct rig rig;
	struct match match;
	struct record record;
	(void)state;
	replay_rig_open(&rig, REPLAY_RIG_GAME);
	const struct pack *pack = pack_set_find(&rig.app->packs, "congklak-babak");
	record_init(&record, pack->id, &pack->rules, &pack->rules, SIDE_A);
	sample_play(&record, 5, &match);
	record_truncate(&record, 1500);
	struct replay *replay = replay_rig(&rig);
	replay_open(replay, &record, NULL);
	page_layout(&replay->page.screen);
	int count = replay->turns.turn_count;
	assert_true(count > 10 * REPLAY_TURNS);
	for (int i = 0; i < count; i += REPLAY_TURNS) {
		assert_int_equal(replay->turns_at, i);
		assert_int_not_equal(
			widget_index(&replay->page.sheet.widgets, REPLAY_TURN + i), WIDGET_NONE);
		if (i + REPLAY_TURNS < count)
			replay_rig_press(&rig, REPLAY_LATER);
	}
	assert_int_equal(widget_index(&replay->page.sheet.widgets, REPLAY_LATER), WIDGET_NONE);
	rig_key(&rig, KEY_HOME);
	assert_int_equal(replay->turns_at, 0);
	page_check_everywhere(&rig, "ulang");
	rig_release(&rig);
}

/* ---- where games come from */

static void list__own_games__are_told_and_opened_as_they_were(void **state)
{
	struct rig rig;
	replay_rig_games(*state, 5);
	replay_rig_list(&rig, *state);
	struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	const struct widget *row = &set->items[widget_index(set, REPLAY_OWN + 4)];
	assert_string_equal(row->detail, "30 November 2026 · Congklak Umum · Tekun");
	assert_string_equal(row->label, "Kamu menang: lawan menyerah");
	rig_tap_id(&rig, REPLAY_OWN + 4);
	assert_true(rig_says(&rig, "Kamu melawan Komputer · Tekun"));
	assert_true(rig_says(&rig, "30 November 2026"));
	rig_key(&rig, KEY_END);
	assert_true(rig_says(&rig, "Kamu menang: lawan menyerah"));
	assert_int_equal(replay_rig(&rig)->match.phase, MATCH_OVER);
	/* Back to the list, and home from there. */
	rig_key(&rig, KEY_ESCAPE);
	assert_false(replay_rig(&rig)->open);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

/* From the page of its result, and back to that. */
static void result__of_a_game_just_played__leads_to_its_replay_and_back(void **state)
{
	struct rig rig;
	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.keep_nothing = true;
	rig.options.code = "umum@0_0_0_0_0_0_1_50_0_0_0_0_0_0_0_47.0.6";
	rig.options.opponent = "1";
	rig.options.screen = "hasil";
	rig_start(&rig);
	rig_tap_word(&rig, "replay.title");
	assert_string_equal(rig_screen(&rig), "ulang");
	assert_true(replay_rig(&rig)->open);
	assert_int_equal(replay_rig(&rig)->record.len, 1);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_release(&rig);
}

static void list__game_of_a_pack_that_is_not_here__is_told_and_stays(void **state)
{
	struct rig rig;
	replay_rig_games(*state, 5);
	replay_rig_list(&rig, *state);
	rig_tap_id(&rig, REPLAY_OWN + 3);
	assert_false(replay_rig(&rig)->open);
	assert_true(rig_says(&rig, "kampung-kami"));
	assert_true(replay_rig(&rig)->refused);
	assert_int_equal(own_games_log(rig.app)->count, 5);
	rig_release(&rig);
}

static void list__of_more_than_a_page__is_turned(void **state)
{
	struct rig rig;
	replay_rig_games(*state, REPLAY_ROWS + 3);
	replay_rig_list(&rig, *state);
	const struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	assert_int_equal(widget_index(set, REPLAY_OWN + 2), WIDGET_NONE);
	assert_int_equal(widget_index(set, REPLAY_LATER), WIDGET_NONE);
	rig_tap_id(&rig, REPLAY_EARLIER);
	assert_int_not_equal(widget_index(set, REPLAY_OWN + 2), WIDGET_NONE);
	assert_int_equal(widget_index(set, REPLAY_EARLIER), WIDGET_NONE);
	rig_tap_id(&rig, REPLAY_LATER);
	assert_int_not_equal(widget_index(set, REPLAY_OWN + REPLAY_ROWS + 2), WIDGET_NONE);
	rig_release(&rig);
}

static void list__without_games__leads_to_a_game(void **state)
{
	struct rig rig;
	replay_rig_list(&rig, *state);
	rig_tap_word(&rig, "button.play");
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_key(&rig, KEY_ESCAPE);
	assert_true(rig_says_word(&rig, "replay.none"));
	rig_release(&rig);
}

static void list__code_pasted__is_opened_or_refused_in_a_sentence(void **state)
{
	struct rig rig;
	replay_rig_list(&rig, *state);
	assert_true(rig_says_word(&rig, "replay.none"));
	rig_key(&rig, KEY_PASTE);
	assert_true(rig_says_word(&rig, "compare.no_code"));
	snprintf(rig.copied, sizeof(rig.copied), "umum.0.3z");
	rig_tap_id(&rig, REPLAY_PASTE);
	assert_false(replay_rig(&rig)->open);
	assert_true(replay_rig(&rig)->refused);
	snprintf(rig.copied, sizeof(rig.copied), "  %s\r\n", REPLAY_RIG_GAME);
	rig_tap_id(&rig, REPLAY_PASTE);
	assert_true(replay_rig(&rig)->open);
	assert_int_equal(replay_rig(&rig)->record.len, 26);
	rig.copied[0] = '\0';
	rig_key(&rig, KEY_COPY);
	assert_string_equal(rig.copied, REPLAY_RIG_GAME);
	assert_true(rig_says_word(&rig, "compare.copied"));
	rig_release(&rig);
}

static void list__files_of_the_games_folder__are_opened_or_refused(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	struct diag diag;
	assert_true(file_make_folder(scratch_path(scratch, "games"), &diag));
	scratch_write(scratch, "games/a-nenek.txt", REPLAY_RIG_GAME "\n");
	scratch_write(scratch, "games/b-rusak.txt", "umum.0.3z\n");
	scratch_write(scratch, "games/c-lain.md", "umum.0.3\n");
	assert_true(file_make_folder(scratch_path(scratch, "games/d.txt"), &diag));
	replay_rig_list(&rig, scratch);
	assert_int_equal(replay_rig(&rig)->files.count, 3);
	rig_tap_id(&rig, REPLAY_FILE + 1);
	assert_false(replay_rig(&rig)->open);
	assert_true(replay_rig(&rig)->refused);
	rig_tap_id(&rig, REPLAY_FILE + 2);
	assert_true(rig_says_word(&rig, "replay.bad_file"));
	rig_tap_id(&rig, REPLAY_FILE);
	assert_true(replay_rig(&rig)->open);
	assert_int_equal(replay_rig(&rig)->record.len, 26);
	rig_release(&rig);
}

/* ---- a picture */

static bool print(
	struct printer *printer, struct canvas *canvas, printer_paint *paint, void *context)
{
	struct fake_draw fake;
	(void)printer;
	fake_draw_init(&fake, canvas->w, canvas->h, 1.0f);
	paint(&fake.draw, context);
	assert_int_equal(fake.images, 0);
	fake_draw_release(&fake);
	return true;
}

static bool make_png(struct printer *printer, const struct canvas *canvas, struct strbuf *out)
{
	(void)printer;
	strbuf_addf(out, "%d x %d", canvas->w, canvas->h);
	return true;
}

static void picture__of_each_kind_of_board__is_written_and_none_is_lost(void **state)
{
	struct scratch *scratch = *state;
	struct printer printer = {.draw = print, .png = make_png};
	struct rig rig;
	replay_rig_games(scratch, 2);
	replay_rig_list(&rig, scratch);
	rig.app->host.printer = &printer;
	rig_tap_id(&rig, REPLAY_OWN + 1);
	replay_rig_press(&rig, REPLAY_PICTURE);
	scratch_assert(scratch, "pictures/congklak-umum-0.png", "1280 x 720");
	assert_true(rig_says(&rig, "congklak-umum-0.png"));
	replay_rig_press(&rig, REPLAY_PICTURE);
	scratch_assert(scratch, "pictures/congklak-umum-0-2.png", "1280 x 720");
	rig_key(&rig, KEY_END);
	replay_rig_press(&rig, REPLAY_PICTURE);
	scratch_assert(scratch, "pictures/congklak-umum-5.png", "1280 x 720");
	page_check_everywhere(&rig, "ulang");
	rig_release(&rig);
}

static void picture__of_an_opening_together__shows_both_choices_or_none(void **state)
{
	struct printer printer = {.draw = print, .png = make_png};
	struct rig rig;
	replay_rig_list(&rig, *state);
	rig.app->host.printer = &printer;
	snprintf(rig.copied, sizeof(rig.copied), "congkak-warisan.0.3a");
	rig_tap_id(&rig, REPLAY_PASTE);
	for (int step = 0; step <= 2; step++) {
		assert_int_equal(replay_rig(&rig)->step, step);
		replay_rig_press(&rig, REPLAY_PICTURE);
		assert_false(replay_rig(&rig)->refused);
		rig_key(&rig, KEY_RIGHT);
	}
	rig_release(&rig);
}

static void picture__folder_read_only__is_told(void **state)
{
	struct scratch *scratch = *state;
	struct printer printer = {.draw = print, .png = make_png};
	struct rig rig;
	replay_rig_games(scratch, 2);
	replay_rig_list(&rig, scratch);
	rig.app->host.printer = &printer;
	rig_tap_id(&rig, REPLAY_OWN + 1);
	scratch_lock(scratch);
	replay_rig_press(&rig, REPLAY_PICTURE);
	scratch_unlock(scratch);
	assert_true(rig_says_word(&rig, "replay.no_picture"));
	rig_release(&rig);
}

/* ---- everywhere */

static void page__ulang__fits_everywhere(void **state)
{
	static const char *const codes[] = {
		REPLAY_RIG_GAME,
		"congkak-warisan+start=bergiliran+rounds.maxRounds=3@"
		"0_0_0_0_0_0_1_51_0_0_0_0_0_0_0_46.0.6c",
		"congkak-warisan:11.0.3i",
		"umum.0.",
	};
	(void)state;
	for (size_t i = 0; i < sizeof(codes) / sizeof(codes[0]); i++) {
		struct rig rig;
		replay_rig_open(&rig, codes[i]);
		page_check_everywhere(&rig, "ulang");
		replay_go(replay_rig(&rig), 6);
		page_check_everywhere(&rig, "ulang");
		replay_go(replay_rig(&rig), 1000);
		page_check_everywhere(&rig, "ulang");
		rig_release(&rig);
	}
}

static void page__ulang_of_lists__fits_everywhere(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	struct diag diag;
	replay_rig_list(&rig, scratch);
	page_check_everywhere(&rig, "ulang");
	rig_release(&rig);
	replay_rig_games(scratch, REPLAY_ROWS + 3);
	assert_true(file_make_folder(scratch_path(scratch, "games"), &diag));
	scratch_write(scratch, "games/permainan dengan nenek di kampung.txt", REPLAY_RIG_GAME);
	replay_rig_list(&rig, scratch);
	replay_rig_press(&rig, REPLAY_OWN + REPLAY_ROWS + 1);
	page_check_everywhere(&rig, "ulang");
	replay_rig_press(&rig, REPLAY_EARLIER);
	page_check_everywhere(&rig, "ulang");
	rig_release(&rig);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(ulang__stepped_there_and_back__shows_each_board_as_it_was),
		cmocka_unit_test(ulang__turn_of_six_moves__is_one_turn_that_lists_them_all),
		cmocka_unit_test(ulang__board_of_a_turn_pressed__goes_there),
		cmocka_unit_test(ulang__match_of_many_turns__lists_some_and_all_can_be_reached),
		TEST(list__own_games__are_told_and_opened_as_they_were),
		cmocka_unit_test(result__of_a_game_just_played__leads_to_its_replay_and_back),
		TEST(list__game_of_a_pack_that_is_not_here__is_told_and_stays),
		TEST(list__of_more_than_a_page__is_turned),
		TEST(list__without_games__leads_to_a_game),
		TEST(list__code_pasted__is_opened_or_refused_in_a_sentence),
		TEST(list__files_of_the_games_folder__are_opened_or_refused),
		TEST(picture__of_each_kind_of_board__is_written_and_none_is_lost),
		TEST(picture__of_an_opening_together__shows_both_choices_or_none),
		TEST(picture__folder_read_only__is_told),
		cmocka_unit_test(page__ulang__fits_everywhere),
		TEST(page__ulang_of_lists__fits_everywhere),
	};
	return cmocka_run_group_tests_name("replay", tests, NULL, NULL);
}
