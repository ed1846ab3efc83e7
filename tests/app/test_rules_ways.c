/* SPDX-License-Identifier: MIT */
/* aturan: the page can be read to its end by any hand, and leads on and back. */
#include "test.h"

#include "app/board_screen.h"
#include "app/rules_rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void aturan__keys_wheel_and_finger__each_comes_to_the_end_and_back(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 1280, 720, "umum");
	struct sheet_area *area = rules_rig_reading(&rig);
	int last = rules_rig_last_scroll(area);
	int x = area->rect.x + area->rect.w / 3;
	int y = area->rect.y + area->rect.h / 2;
	assert_true(last > 3 * area->rect.h);
	rig_key(&rig, KEY_END);
	assert_int_equal(area->scroll, last);
	rig_key(&rig, KEY_HOME);
	assert_int_equal(area->scroll, 0);
	for (int before = -1; area->scroll != before;) {
		before = area->scroll;
		rig_key(&rig, KEY_PAGE_DOWN);
		assert_true(area->scroll - before < area->rect.h);
	}
	assert_int_equal(area->scroll, last);
	rig_key(&rig, KEY_PAGE_UP);
	assert_true(area->scroll < last);
	for (int i = 0; i < 400; i++)
		rig_input(&rig, (struct input){.kind = INPUT_WHEEL, .x = x, .y = y, .dy = 1});
	assert_int_equal(area->scroll, 0);
	for (int i = 0; i < 400; i++)
		rig_input(&rig, (struct input){.kind = INPUT_WHEEL, .x = x, .y = y, .dy = -1});
	assert_int_equal(area->scroll, last);
	for (int i = 0; i < 100 && area->scroll > 0; i++) {
		struct input finger = {
			.kind = INPUT_DOWN, .pointer = 1, .x = x, .y = y, .touch = true};
		rig_input(&rig, finger);
		finger.kind = INPUT_MOVE;
		finger.y += 200;
		rig_input(&rig, finger);
		finger.kind = INPUT_UP;
		rig_input(&rig, finger);
		assert_string_equal(rig_screen(&rig), "aturan");
	}
	assert_int_equal(area->scroll, 0);
	rig_release(&rig);
}

/* Marks what can be read now. */
static void mark_seen(const struct sheet *sheet, int area, bool *seen)
{
	struct rect rect = sheet->areas[area].rect;
	for (int i = 0; i < sheet->text_count; i++) {
		const struct rect *text = &sheet->texts[i].rect;
		seen[i] |= sheet->texts[i].area != area ||
			   (text->y >= rect.y && text->y + text->h <= rect.y + rect.h);
	}
}

static void check_down_key(struct rig *rig)
{
	struct sheet *sheet = &rig_page(rig)->sheet;
	int area = sheet->area_count - 1;
	bool *seen = calloc((size_t)sheet->text_count, sizeof(*seen));
	assert_non_null(seen);
	for (int i = 0; i < 3000; i++) {
		mark_seen(sheet, area, seen);
		if (sheet->areas[area].scroll == rules_rig_last_scroll(&sheet->areas[area]))
			break;
		rig_key(rig, KEY_DOWN);
	}
	for (int i = 0; i < sheet->text_count; i++)
		if (!seen[i] && sheet->texts[i].rect.h < sheet->areas[area].rect.h * 2 / 3)
			fail_msg("never seen: \"%s\"", sheet->texts[i].text);
	free(seen);
}

static void aturan__down_key_alone__passes_over_nothing_written(void **state)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {1080, 1920}};
	(void)state;
	for (int i = 0; i < 3; i++) {
		struct rig rig;
		rules_rig_open(&rig, sizes[i][0], sizes[i][1], "congklak-babak");
		check_down_key(&rig);
		rig_release(&rig);
	}
}

static void aturan__in_a_narrow_window__list_pack_list_home(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 720, 1280, NULL);
	assert_int_equal(rules_rig_texts(&rig, words_get(rig.app->words, "rules.differ"), true), 0);
	rules_rig_press_pack(&rig, &rig.app->packs.packs[1]);
	assert_int_equal(rules_rig_texts(&rig, words_get(rig.app->words, "rules.differ"), true), 1);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_int_equal(rules_rig_texts(&rig, words_get(rig.app->words, "rules.differ"), true), 0);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

/* A picture of the page with a pack named is one of that pack's rules. */
static void aturan__pack_named_in_a_narrow_window__shows_its_rules(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 720, 1280, "kalah");
	const struct pack *pack = pack_set_find(&rig.app->packs, "kalah");
	assert_int_equal(rules_rig_texts(&rig, pack->name.in[app_lang(rig.app)], true), 1);
	assert_int_equal(rules_rig_texts(&rig, words_get(rig.app->words, "rules.differ"), true), 1);
	rig_tap_word(&rig, "rules.others");
	assert_int_equal(rules_rig_texts(&rig, words_get(rig.app->words, "rules.differ"), true), 0);
	rig_release(&rig);
}

static void aturan__list_in_an_upright_window__ends_with_its_rows(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 1080, 1920, NULL);
	const struct sheet *sheet = &rig_page(&rig)->sheet;
	const struct widget *last = &sheet->widgets.items[sheet->widgets.count - 1];
	int below = sheet->paper.y + sheet->paper.h - last->rect.y - last->rect.h;
	assert_true(below >= 0 && below < last->rect.h);
	assert_int_equal(sheet->areas[1].scroll, 0);
	rig_release(&rig);
}

/* What was left behind by scrolling is not pressed unseen, and Tab goes on from what is seen. */
static void aturan__focus_left_behind_by_pages__is_fetched_first(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 1280, 720, "umum");
	struct sheet *sheet = &rig_page(&rig)->sheet;
	rig_key(&rig, KEY_TAB);
	int first = sheet->widgets.items[sheet->widgets.focus].id;
	for (int i = 0; i < 3; i++)
		rig_key(&rig, KEY_PAGE_DOWN);
	int scroll = rules_rig_reading(&rig)->scroll;
	assert_true(scroll > 0);
	rig_key(&rig, KEY_ENTER);
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_int_equal(sheet->widgets.items[sheet->widgets.focus].id, first);
	assert_int_equal(rules_rig_reading(&rig)->scroll, 0);
	for (int i = 0; i < 3; i++)
		rig_key(&rig, KEY_PAGE_DOWN);
	rig_key(&rig, KEY_TAB);
	const struct widget *next = &sheet->widgets.items[sheet->widgets.focus];
	assert_int_not_equal(next->id, first);
	struct rect seen = rules_rig_reading(&rig)->rect;
	assert_true(next->rect.y >= seen.y && next->rect.y + next->rect.h <= seen.y + seen.h);
	assert_true(rules_rig_reading(&rig)->scroll > scroll / 2);
	rig_release(&rig);
}

/* On a small panel the list scrolls as well: pages are turned of what is read. */
static void aturan__page_keys_from_the_list__turn_what_is_read(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 800, 480, "umum");
	struct sheet *sheet = &rig_page(&rig)->sheet;
	rig_key(&rig, KEY_TAB);
	rig_key(&rig, KEY_LEFT);
	rig_key(&rig, KEY_DOWN);
	assert_int_equal(sheet->widgets.items[sheet->widgets.focus].area, 1);
	int list = sheet->areas[1].scroll;
	rig_key(&rig, KEY_PAGE_DOWN);
	assert_int_equal(sheet->areas[1].scroll, list);
	assert_true(sheet->areas[2].scroll > 0);
	rig_key(&rig, KEY_HOME);
	assert_int_equal(sheet->areas[2].scroll, 0);
	rig_release(&rig);
}

static void aturan__from_pilih_in_a_narrow_window__shows_the_chosen_pack_and_goes_back(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 720, 1280, 1.0f);
	rig.options.screen = "pilih";
	rig.options.pack = "kalah";
	rig_start(&rig);
	rig_key_word(&rig, "rules.full");
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_int_equal(rules_rig_texts(&rig, words_get(rig.app->words, "rules.differ"), true), 1);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_release(&rig);
}

static void aturan__play_by_these_rules__chooses_the_pack(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig_start(&rig);
	rig_key_word(&rig, "rules.title");
	assert_string_equal(rig_screen(&rig), "aturan");
	rules_rig_press_pack(&rig, pack_set_find(&rig.app->packs, "kalah"));
	assert_string_not_equal(rig.app->settings.pack, "kalah");
	rig_tap_word(&rig, "rules.play");
	assert_string_equal(rig_screen(&rig), "pilih");
	assert_string_equal(rig.app->settings.pack, "kalah");
	/* From pilih one comes back to it, not to a second one. */
	rig_key_word(&rig, "rules.full");
	int depth = rig.app->stack.count;
	rig_tap_word(&rig, "rules.play");
	assert_string_equal(rig_screen(&rig), "pilih");
	assert_int_equal(rig.app->stack.count, depth - 1);
	rig_release(&rig);
}

static void aturan__sample_games__are_played_and_compared(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 1280, 720, "umum");
	rig_key_word(&rig, "rules.compare");
	assert_string_equal(rig_screen(&rig), "banding");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "aturan");
	rig_key_word(&rig, "rules.play_sample");
	assert_string_equal(rig_screen(&rig), "papan");
	rig_release(&rig);
}

/* Away from the board by the words of KEY, and where one comes to. */
static void check_way_back(struct rig *rig, const char *note, int scroll, int depth)
{
	assert_string_equal(rig_screen(rig), "papan");
	rig_key(rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(rig), "menu");
	rig_tap_word(rig, "rules.back");
	assert_string_equal(rig_screen(rig), "aturan");
	assert_int_equal(rules_rig_texts(rig, note, true), 1);
	assert_int_equal(rules_rig_reading(rig)->scroll, scroll);
	assert_int_equal(rig->app->stack.count, depth);
	assert_null(app_board_screen(rig->app));
}

static void aturan__left_for_a_sample_game__is_found_again_where_it_was(void **state)
{
	static const int sizes[][2] = {{1280, 720}, {800, 480}, {720, 1280}};
	(void)state;
	for (int i = 0; i < 3; i++) {
		struct rig rig;
		rig_init(&rig, sizes[i][0], sizes[i][1], 1.0f);
		rig_start(&rig);
		rig_key_word(&rig, "rules.title");
		const struct pack *pack = pack_set_find(&rig.app->packs, "congkak-melayu");
		rules_rig_press_pack(&rig, pack);
		const char *note = pack->divergences[0].note.in[app_lang(rig.app)];
		/* Over and over: nothing piles up. */
		for (int turn = 0; turn < 30; turn++) {
			struct sheet *sheet = &rig_page(&rig)->sheet;
			sheet_scroll(sheet, sheet->area_count - 1, 400 + 10 * turn);
			int scroll = rules_rig_reading(&rig)->scroll;
			assert_int_equal(scroll, 400 + 10 * turn);
			rules_rig_press_word(&rig, "rules.play_sample", turn % 3);
			rig_pass(&rig, 500);
			check_way_back(&rig, note, scroll, 2);
		}
		rig_key(&rig, KEY_ESCAPE);
		if (rig.app->theme.narrow)
			rig_key(&rig, KEY_ESCAPE);
		assert_string_equal(rig_screen(&rig), "beranda");
		assert_false(app_can_resume(rig.app));
		rig_release(&rig);
	}
}

static void aturan__sample_game_from_a_game__keeps_both(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig.options.pack = "jawa-sleman";
	rig_start(&rig);
	struct screen *played = app_board_screen(rig.app);
	struct command choice = {.kind = COMMAND_CHOOSE, .by = SIDE_A, .place = 2};
	assert_int_equal(session_do(board_screen_session(played), &choice), VERDICT_OK);
	const struct pack *pack = pack_set_find(&rig.app->packs, "jawa-sleman");
	app_open_menu(rig.app);
	rig_tap_word(&rig, "rules.title");
	rules_rig_press_word(&rig, "rules.play_sample", 0);
	assert_ptr_not_equal(app_board_screen(rig.app), played);
	check_way_back(&rig, pack->divergences[0].note.in[app_lang(rig.app)], 0, 2);
	assert_ptr_equal(rig.app->parked, played);
	/* A board opened from elsewhere leads to the rules as ever. */
	rig_key(&rig, KEY_ESCAPE);
	app_resume_game(rig.app);
	assert_ptr_equal(app_board_screen(rig.app), played);
	app_open_menu(rig.app);
	assert_int_equal(rules_rig_buttons(&rig, "rules.back"), 0);
	assert_int_equal(rules_rig_buttons(&rig, "rules.title"), 1);
	rig_release(&rig);
}

/* Played to its end the result leads there, too. */
static void aturan__sample_game_that_is_over__leads_back_from_its_result(void **state)
{
	(void)state;
	struct rig rig;
	rules_rig_open(&rig, 1280, 720, "umum");
	rules_rig_press_word(&rig, "rules.play_sample", 2);
	struct screen *board = app_board_screen(rig.app);
	app_show_result(rig.app, board_screen_session(board));
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_tap_word(&rig, "rules.back");
	assert_string_equal(rig_screen(&rig), "aturan");
	assert_null(app_board_screen(rig.app));
	rig_release(&rig);
}

static void aturan__from_the_menu__shows_the_pack_that_is_played(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.opponent = "2p";
	rig.options.pack = "jawa-sleman";
	rig_start(&rig);
	snprintf(rig.app->settings.pack, sizeof(rig.app->settings.pack), "kalah");
	app_open_menu(rig.app);
	app_draw(rig.app, rig.now);
	rig_tap_word(&rig, "rules.title");
	assert_string_equal(rig_screen(&rig), "aturan");
	const struct pack *pack = pack_set_find(&rig.app->packs, "jawa-sleman");
	assert_int_equal(
		rules_rig_texts(&rig, pack->divergences[0].note.in[app_lang(rig.app)], true), 1);
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(aturan__keys_wheel_and_finger__each_comes_to_the_end_and_back),
		cmocka_unit_test(aturan__down_key_alone__passes_over_nothing_written),
		cmocka_unit_test(aturan__in_a_narrow_window__list_pack_list_home),
		cmocka_unit_test(aturan__pack_named_in_a_narrow_window__shows_its_rules),
		cmocka_unit_test(aturan__list_in_an_upright_window__ends_with_its_rows),
		cmocka_unit_test(aturan__focus_left_behind_by_pages__is_fetched_first),
		cmocka_unit_test(aturan__page_keys_from_the_list__turn_what_is_read),
		cmocka_unit_test(
			aturan__from_pilih_in_a_narrow_window__shows_the_chosen_pack_and_goes_back),
		cmocka_unit_test(aturan__play_by_these_rules__chooses_the_pack),
		cmocka_unit_test(aturan__sample_games__are_played_and_compared),
		cmocka_unit_test(aturan__left_for_a_sample_game__is_found_again_where_it_was),
		cmocka_unit_test(aturan__sample_game_from_a_game__keeps_both),
		cmocka_unit_test(aturan__sample_game_that_is_over__leads_back_from_its_result),
		cmocka_unit_test(aturan__from_the_menu__shows_the_pack_that_is_played),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
