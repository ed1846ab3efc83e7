/* SPDX-License-Identifier: MIT */
/* pembukaan: what is known of a first turn, step by step, and on the board. */
#include "test.h"

#include "app/board_screen_state.h"
#include "app/opening_rig.h"
#include "app/page_checks.h"

#include <stdio.h>
#include <string.h>

enum { LONG_ENOUGH_MS = 60000 };

/* ---- ways to it */

static void way__home_or_rules__is_one_press_from_each(void **state)
{
	struct rig rig;
	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig_start(&rig);
	rig_tap_word(&rig, "opening.title");
	assert_string_equal(rig_screen(&rig), "pembukaan");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_tap_word(&rig, "rules.title");
	rig_tap_word(&rig, "opening.link");
	assert_string_equal(rig_screen(&rig), "pembukaan");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "aturan");
	rig_release(&rig);
}

/* ---- what it says */

static void says__proved_board__value_pill_and_what_is_meant(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open(&rig, "umum", 4);
	assert_true(rig_says(&rig, "+30"));
	assert_true(rig_says_word(&rig, "opening.proved"));
	assert_true(rig_says_word(&rig, "opening.means"));
	assert_true(rig_says_word(&rig, "opening.means_proved"));
	assert_true(rig_says(&rig, "30 dari 32"));
	assert_false(rig_says_word(&rig, "opening.together"));
	assert_false(opening_rig_has(&rig, OPENING_SEARCH)); /* nothing is left to be found */
	rig_release(&rig);
}

static void says__unproved__at_least_and_at_most(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open(&rig, "umum", 4);
	struct opening_page *opening = opening_rig_page(&rig);
	opening->entry.value = -3;
	opening->entry.most_exact = false;
	opening->entry.bound = 31;
	opening_build(&opening->page);
	assert_true(rig_says(&rig, "\u22123"));
	assert_true(rig_says(&rig, "kalah paling banyak 3 biji"));
	assert_true(rig_says(&rig, "paling banyak +31"));
	assert_false(rig_says_word(&rig, "opening.proved"));
	assert_false(rig_says_word(&rig, "opening.means_proved"));
	assert_true(opening_rig_has(&rig, OPENING_SEARCH));
	opening->entry.known = false;
	opening_build(&opening->page);
	assert_true(rig_says(&rig, "kalah 3 biji"));
	assert_true(rig_says_word(&rig, "opening.as_seen"));
	rig_release(&rig);
}

static void says__opened_together__that_there_is_no_first_turn(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open(&rig, "congklak-babak", 3);
	assert_true(rig_says_word(&rig, "opening.together"));
	assert_true(rig_says_word(&rig, "opening.if_in_turn"));
	assert_true(rig_says(&rig, "+8"));
	opening_rig_forget(&rig);
	assert_true(rig_says_word(&rig, "opening.together"));
	assert_false(rig_says_word(&rig, "opening.if_in_turn"));
	assert_true(rig_says_word(&rig, "opening.none_in_turn"));
	rig_release(&rig);
}

static void board__packs_and_sizes__each_can_be_chosen(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open(&rig, "umum", 3);
	struct opening_page *opening = opening_rig_page(&rig);
	int count = rig.app->packs.count, first = opening->pack;
	for (int i = 0; i < count; i++) {
		const struct pack *pack = opening_pack(opening);
		for (int holes = BOARD_HOLES_MIN; holes <= opening_holes_most(pack); holes++) {
			struct widget_event event = {.id = OPENING_HOLES, .value = holes};
			opening->page.calls->press(&opening->page, &event);
			assert_int_equal(opening->rules.holes, holes);
			assert_int_equal(opening->rules.start, START_IN_TURN);
		}
		assert_true(opening->rules.holes >= 9);
		rig_tap_id(&rig, OPENING_PACK_NEXT);
	}
	assert_int_equal(opening->pack, first);
	rig_tap_id(&rig, OPENING_PACK_BEFORE);
	assert_int_equal(opening->pack, (first + count - 1) % count);
	rig_release(&rig);
}

/* ---- step by step */

static void steps__keys_buttons_and_the_hole__walk_the_line(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open(&rig, "umum", 3);
	const struct opening_page *opening = opening_rig_page(&rig);
	int all = opening->entry.line_len;
	assert_true(all > 3);
	rig_key(&rig, KEY_LEFT);
	assert_int_equal(opening->step, 0);
	assert_true(rig_says_word(&rig, "opening.how"));
	rig_key(&rig, KEY_RIGHT);
	rig_tap_id(&rig, OPENING_NEXT);
	assert_int_equal(opening->figure.choices, 1u << opening->entry.line[2]);
	rig_tap_id(&rig, OPENING_LIFT);
	assert_int_equal(opening->step, 3);
	assert_int_equal(opening->figure.lifted, opening->entry.line[2]);
	rig_tap_id(&rig, OPENING_PREVIOUS);
	assert_int_equal(opening->step, 2);
	rig_tap_id(&rig, OPENING_LAST);
	assert_int_equal(opening->step, all);
	assert_int_equal(opening->figure.position.cells[3], opening->entry.store);
	assert_false(opening_rig_has(&rig, OPENING_LIFT));
	assert_false(opening_rig_has(&rig, OPENING_BY_HAND));
	rig_key(&rig, KEY_RIGHT);
	assert_int_equal(opening->step, all);
	rig_tap_id(&rig, OPENING_FIRST);
	assert_int_equal(opening->step, 0);
	rig_key(&rig, KEY_END);
	assert_int_equal(opening->step, all);
	rig_key(&rig, KEY_HOME);
	assert_int_equal(opening->step, 0);
	rig_release(&rig);
}

static void steps__stepper_has_the_focus__keeps_its_own_keys(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open(&rig, "umum", 3);
	const struct opening_page *opening = opening_rig_page(&rig);
	struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++) {
		rig_key(&rig, KEY_TAB);
		if (set->items[set->focus].id == OPENING_HOLES)
			break;
	}
	assert_int_equal(set->items[set->focus].id, OPENING_HOLES);
	rig_key(&rig, KEY_RIGHT);
	assert_int_equal(opening->rules.holes, 4);
	assert_int_equal(opening->step, 0);
	rig_release(&rig);
}

/* Stepping moves neither the board nor what is pressed. */
static void steps__each__buttons_stand_still(void **state)
{
	static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
	(void)state;
	for (int i = 0; i < 2; i++) {
		struct rig rig;
		rig_init(&rig, sizes[i][0], sizes[i][1], 1.0f);
		opening_rig_show(&rig, "umum", 5);
		const struct opening_page *opening = opening_rig_page(&rig);
		const struct widget_set *set = &opening->page.sheet.widgets;
		struct rect next = set->items[widget_index(set, OPENING_NEXT)].rect;
		struct rect play = set->items[widget_index(set, OPENING_PLAY)].rect;
		for (int step = 0; step < opening->entry.line_len; step++) {
			rig_key(&rig, KEY_RIGHT);
			struct rect now = set->items[widget_index(set, OPENING_NEXT)].rect;
			assert_int_equal(now.y, next.y);
			now = set->items[widget_index(set, OPENING_PLAY)].rect;
			assert_int_equal(now.y, play.y);
		}
		rig_release(&rig);
	}
}

/* ---- on the board */

static void expect_board(const struct rig *rig, const uint8_t *cells, int places)
{
	uint8_t shown[BOARD_CELLS];
	assert_int_equal(app_board(rig->app, shown), places);
	assert_memory_equal(shown, cells, (size_t)places);
}

static void return_to_page(struct rig *rig)
{
	rig_key(rig, KEY_MENU);
	assert_string_equal(rig_screen(rig), "menu");
	rig_tap_word(rig, "opening.back");
	assert_string_equal(rig_screen(rig), "pembukaan");
}

static void play__line__is_played_by_itself_and_leads_back(void **state)
{
	static const char *const packs[] = {"umum", "congklak-babak", "kalah"};
	(void)state;
	for (size_t i = 0; i < sizeof(packs) / sizeof(packs[0]); i++) {
		struct rig rig;
		opening_rig_open(&rig, packs[i], 3);
		struct opening_page *opening = opening_rig_page(&rig);
		const struct pack *pack = opening_pack(opening);
		struct position end;
		opening_entry_board(&opening->entry, &pack->rules, opening->entry.line_len, &end);
		rig_key(&rig, KEY_RIGHT);
		rig_tap_id(&rig, OPENING_PLAY);
		assert_string_equal(rig_screen(&rig), "papan");
		rig_pass(&rig, LONG_ENOUGH_MS);
		if (!end.over)
			expect_board(&rig, end.cells, 8);
		return_to_page(&rig);
		assert_ptr_equal(opening_rig_page(&rig), opening);
		assert_int_equal(opening->rules.holes, 3);
		assert_int_equal(opening->step, 1);
		rig_release(&rig);
	}
}

static void choose(struct rig *rig, int place)
{
	int x, y;
	assert_true(app_place_point(rig->app, place, &x, &y));
	rig_click(rig, x, y);
	rig_pass(rig, LONG_ENOUGH_MS / 4);
}

static void play__by_hand__stands_at_the_step_and_takes_the_next_choice(void **state)
{
	struct rig rig;
	struct position position;
	(void)state;
	opening_rig_open(&rig, "umum", 3);
	struct opening_page *opening = opening_rig_page(&rig);
	const struct opening_entry entry = opening->entry;
	const struct rules *rules = &opening_pack(opening)->rules;
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_RIGHT);
	rig_tap_id(&rig, OPENING_BY_HAND);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_pass(&rig, LONG_ENOUGH_MS);
	opening_entry_board(&entry, rules, 2, &position);
	expect_board(&rig, position.cells, 8);
	for (int step = 2; step < entry.line_len; step++)
		choose(&rig, entry.line[step]);
	opening_entry_board(&entry, rules, entry.line_len, &position);
	expect_board(&rig, position.cells, 8);
	return_to_page(&rig);
	assert_int_equal(opening_rig_page(&rig)->step, 2);
	rig_release(&rig);
}

static const char *line_of_board(const struct rig *rig)
{
	return ((struct board_screen *)app_board_screen(rig->app))->line.first.text;
}

static void play__by_hand__is_told_what_comes_next_while_on_the_line(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open(&rig, "umum", 3);
	const struct opening_entry entry = opening_rig_page(&rig)->entry;
	assert_int_equal(entry.line_len, 7);
	rig_tap_id(&rig, OPENING_BY_HAND);
	assert_non_null(strstr(line_of_board(&rig), "(langkah 1 dari 7)"));
	return_to_page(&rig);
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_RIGHT);
	rig_tap_id(&rig, OPENING_BY_HAND);
	assert_non_null(strstr(line_of_board(&rig), "(langkah 4 dari 7)"));
	choose(&rig, entry.line[3]);
	assert_non_null(strstr(line_of_board(&rig), "(langkah 5 dari 7)"));
	rig_key(&rig, KEY_UNDO);
	assert_non_null(strstr(line_of_board(&rig), "(langkah 4 dari 7)"));
	uint32_t others =
		match_legal(session_match(board_screen_session(app_board_screen(rig.app)))) &
		~(1u << entry.line[3]);
	assert_true(others != 0);
	for (int place = 0; place < 3; place++)
		if (others >> place & 1) {
			choose(&rig, place);
			break;
		}
	assert_null(strstr(line_of_board(&rig), "langkah"));
	rig_key(&rig, KEY_UNDO);
	for (int step = 3; step < entry.line_len; step++)
		choose(&rig, entry.line[step]);
	assert_string_equal(line_of_board(&rig), "Giliran pertama habis. Biji pulang: 12");
	board_screen_restart(app_board_screen(rig.app), rig.now);
	assert_non_null(strstr(line_of_board(&rig), "(langkah 4 dari 7)"));
	rig_release(&rig);
}

/* ---- the page as it is laid out */

static void page__pembukaan__fits_everywhere(void **state)
{
	static const struct {
		const char *pack;
		int holes, step;
	} rows[] = {{"umum", 5, 0}, {"congkak-warisan", 3, 2}, {"congklak-jalan-terus", 9, 0}};
	(void)state;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct rig rig;
		opening_rig_open(&rig, rows[i].pack, rows[i].holes);
		struct opening_page *opening = opening_rig_page(&rig);
		opening->step = opening->known ? rows[i].step : 0;
		page_check_everywhere(&rig, rows[i].pack);
		rig_release(&rig);
	}
}

/* A long line on a large board, not proved, while more is looked for, and then with news. */
static void page__pembukaan_that_searches__fits_everywhere(void **state)
{
	struct rig rig;
	(void)state;
	opening_rig_open_held(&rig, "umum", 3);
	struct opening_page *opening = opening_rig_page(&rig);
	opening->entry.bound = 18;
	opening->entry.most = 13;
	opening->entry.most_exact = false;
	opening_build(&opening->page);
	rig_tap_id(&rig, OPENING_SEARCH);
	assert_true(opening->searching);
	atomic_store(&opening->search->progress.value, 10);
	atomic_store(&opening->search->progress.nodes, 4321000000u);
	atomic_store(&opening->search->progress.permille, 1000);
	atomic_store(&opening->search->progress.phase, FIRST_TURN_PROOF);
	page_check_everywhere(&rig, "pembukaan");
	rig_tap_id(&rig, OPENING_STOP);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 32);
	assert_false(opening->searching);
	assert_int_not_equal(opening->news, NEWS_NONE);
	page_check_everywhere(&rig, "pembukaan");
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(way__home_or_rules__is_one_press_from_each),
		cmocka_unit_test(says__proved_board__value_pill_and_what_is_meant),
		cmocka_unit_test(says__unproved__at_least_and_at_most),
		cmocka_unit_test(says__opened_together__that_there_is_no_first_turn),
		cmocka_unit_test(board__packs_and_sizes__each_can_be_chosen),
		cmocka_unit_test(steps__keys_buttons_and_the_hole__walk_the_line),
		cmocka_unit_test(steps__stepper_has_the_focus__keeps_its_own_keys),
		cmocka_unit_test(steps__each__buttons_stand_still),
		cmocka_unit_test(play__line__is_played_by_itself_and_leads_back),
		cmocka_unit_test(play__by_hand__stands_at_the_step_and_takes_the_next_choice),
		cmocka_unit_test(play__by_hand__is_told_what_comes_next_while_on_the_line),
		cmocka_unit_test(page__pembukaan__fits_everywhere),
		cmocka_unit_test(page__pembukaan_that_searches__fits_everywhere),
	};
	return cmocka_run_group_tests_name("opening_page", tests, NULL, NULL);
}
