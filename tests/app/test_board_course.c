/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/board_rig.h"
#include "base/rng.h"

#include <stdio.h>
#include <string.h>

/* The course of whole games on the screen: what is seen, said and focused, ply by ply. */

enum { PLIES = 40 };

static int some_choice(const struct rig *rig, struct rng *rng)
{
	uint32_t legal = match_legal(board_rig_match(rig));

	for (uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcount(legal)); skip > 0; skip--)
		legal &= legal - 1;
	return __builtin_ctz(legal);
}

/* The board on the screen, in this frame and the next ones, is that of MATCH and no other. */
static void check_seen(struct rig *rig, const struct match *match)
{
	struct presenter_view *view = test_malloc(sizeof *view);

	assert_true(match_equal(board_rig_match(rig), match));
	for (int frame = 0; frame < 4; frame++) {
		const struct presenter *presenter = board_rig(rig)->presenter;

		board_rig_draw(rig);
		assert_true(position_equal(presenter_shown(presenter), &match->position));
		presenter_view(board_rig(rig)->presenter, rig->now, view);
		for (int i = 0; i < board_places(match->rules.holes); i++)
			assert_int_equal(view->lying[i], match->position.cells[i]);
		rig_pass(rig, 16);
	}
	test_free(view);
}

/* Elsewhere the board flashed when history was restored, and rewound to a board that never was. */
static void board__rewound_to_every_ply_and_forward__shows_each_as_it_was(void **state)
{
	static const enum speed speeds[] = {SPEED_AT_ONCE, SPEED_FAST};

	(void)state;
	for (int k = 0; k < 2; k++) {
		struct match plies[PLIES + 1];
		struct rig rig;
		struct rng rng;
		int count = 0;

		rng_init(&rng, (uint32_t)k + 4);
		board_rig_open(&rig, "umum+relay=false.0.", "2p", 800, 480);
		rig.app->settings.speed = speeds[k];
		while (count < PLIES && board_rig_match(&rig)->phase != MATCH_OVER) {
			plies[count++] = *board_rig_match(&rig);
			board_rig_tap(&rig, some_choice(&rig, &rng));
			if (app_is_moving(rig.app))
				rig_key(&rig, KEY_ENTER); /* to the end of the move */
			assert_int_equal(board_rig_choices(&rig), count);
		}
		plies[count] = *board_rig_match(&rig);
		assert_int_equal(count, PLIES);
		for (int i = count - 1; i >= 0; i--) {
			rig_key(&rig, KEY_UNDO);
			check_seen(&rig, &plies[i]);
		}
		for (int i = 1; i <= count; i++) {
			rig_key(&rig, KEY_REDO);
			check_seen(&rig, &plies[i]);
		}
		rig_release(&rig);
	}
}

/* Elsewhere a screen reader was told of every drop, 43 a turn: here the title says one line. */
static void title__of_a_game__changes_once_a_turn_when_the_seeds_lie_still(void **state)
{
	struct rig rig;
	struct rng rng;
	char before[512];

	(void)state;
	rng_init(&rng, 11);
	board_rig_open(&rig, "umum.0.", "2p", 800, 480);
	for (int turn = 0; turn < 12; turn++) {
		snprintf(before, sizeof before, "%s", app_title(rig.app));
		assert_non_null(strstr(before, "Congklak Umum: "));
		board_rig_tap(&rig, some_choice(&rig, &rng));
		while (app_is_moving(rig.app)) {
			assert_string_equal(app_title(rig.app), before);
			rig_pass(&rig, 48);
		}
		snprintf(before, sizeof before, "%s", app_title(rig.app));
		assert_non_null(strstr(before, board_rig(&rig)->line.first.text));
		rig_pass(&rig, 3000);
		assert_string_equal(app_title(rig.app), before);
	}
	rig_release(&rig);
}

static bool focus_is_on_a_hole(const struct rig *rig)
{
	const struct widget_set *set = &board_rig(rig)->widgets;

	return set->focus_shown && set->focus != WIDGET_NONE &&
	       set->items[set->focus].id >= ID_PLACE;
}

/* Lets the computer answer; false when the game is over. */
static bool comes_to_a_person(struct rig *rig)
{
	for (int i = 0; i < 20000; i++) {
		if (board_rig_match(rig)->phase == MATCH_OVER)
			return false;
		if (!app_is_moving(rig->app) && board_person_chooses(board_rig(rig)))
			return true;
		rig_pass(rig, 16);
	}
	fail_msg("nobody moves any more");
	return false;
}

/* Elsewhere the focus was lost after every move, to be brought back by Tab. */
static void focus__after_each_move_and_answer__is_on_the_board(void **state)
{
	static const char *const opponents[] = {"2p", "1"};

	(void)state;
	for (int k = 0; k < 2; k++) {
		struct rig rig;

		board_rig_open(&rig, "umum.0.", opponents[k], 800, 480);
		rig.app->settings.speed = SPEED_FAST;
		rig_key(&rig, KEY_RIGHT);
		for (int turn = 0; comes_to_a_person(&rig); turn++) {
			if (!focus_is_on_a_hole(&rig))
				fail_msg("against %s: lost after %d choices", opponents[k], turn);
			rig_key(&rig, KEY_ENTER);
			assert_true(turn < 200);
		}
		rig_release(&rig);
	}
}

/* Nothing is left to take back: the button goes, the focus does not. */
static void focus__on_a_button_that_goes__is_on_a_hole(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, "umum.0.", "2p", 800, 480);
	rig.app->settings.speed = SPEED_AT_ONCE;
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_ENTER);
	rig_pass(&rig, 100);
	widget_focus(&board_rig(&rig)->widgets, ID_UNDO);
	rig_key(&rig, KEY_ENTER);
	rig_pass(&rig, 100);
	assert_int_equal(board_rig_choices(&rig), 0);
	assert_int_equal(widget_index(&board_rig(&rig)->widgets, ID_UNDO), WIDGET_NONE);
	assert_true(focus_is_on_a_hole(&rig));
	rig_release(&rig);
}

/* Elsewhere the other's move was over before it was seen. */
static void mark__of_the_computers_move__stays_until_the_person_moves(void **state)
{
	struct rig rig;

	(void)state;
	board_rig_open(&rig, "umum.1.", "1", 800, 480);
	rig.app->settings.speed = SPEED_FAST;
	assert_true(comes_to_a_person(&rig));
	assert_true(board_rig_choices(&rig) >= 1);
	rig_pass(&rig, 60000);
	assert_true(presenter_mark(board_rig(&rig)->presenter, SIDE_B)->valid);
	rig_release(&rig);
}

/* Milliseconds the computer's first move is seen to take. */
static int seen_for(enum speed speed)
{
	struct rig rig;
	int ms = 0;

	board_rig_open(&rig, "umum.0.", "demo", 800, 480);
	rig.app->settings.speed = speed;
	while (board_rig_choices(&rig) == 0)
		rig_pass(&rig, 16);
	for (; app_is_moving(rig.app); ms += 16)
		rig_pass(&rig, 16);
	rig_release(&rig);
	return ms;
}

static void speed__chosen_by_the_person__is_obeyed_by_the_computers_moves(void **state)
{
	int slow = seen_for(SPEED_SLOW), normal = seen_for(SPEED_NORMAL);
	int fast = seen_for(SPEED_FAST), at_once = seen_for(SPEED_AT_ONCE);

	(void)state;
	assert_true(slow > normal);
	assert_true(normal > fast);
	assert_true(fast > at_once);
	assert_int_equal(at_once, 0);
}

/* Elsewhere the computers never moved at any animated speed, and their figures never appeared. */
static void demo__at_every_speed__ends_on_the_page_with_its_figures(void **state)
{
	(void)state;
	for (int speed = SPEED_SLOW; speed < SPEED_COUNT; speed++) {
		struct rig rig;

		board_rig_open(&rig, "umum@0_0_0_0_0_1_1_40_1_1_0_0_0_0_0_54.0.", "demo", 800, 480);
		rig.app->settings.speed = (enum speed)speed;
		for (int s = 0; s < 120 && strcmp(rig_screen(&rig), "papan") == 0; s++)
			rig_pass(&rig, 1000);
		assert_string_equal(rig_screen(&rig), "hasil");
		board_rig_draw(&rig);
		assert_non_null(
			fake_draw_find(&rig.fake, words_get(rig.app->words, "result.choices")));
		rig_release(&rig);
	}
}

static bool was_told(const struct rig *rig, enum event_kind kind)
{
	const struct event_list *events = session_events(board_rig(rig)->session);

	for (int i = 0; i < events->len; i++)
		if (events->items[i].kind == kind)
			return true;
	return false;
}

/* Elsewhere the computer could not pass, and the game stood still. */
static void computer__with_an_empty_row__is_passed_over_and_that_is_said(void **state)
{
	static const char *const said[LANG_COUNT] = {"lewat", "dilangkau", "turn passed"};
	static const int sizes[][2] = {{800, 480}, {1024, 600}, {1280, 720}, {720, 1280}};
	struct rig rig;

	(void)state;
	board_rig_open(&rig, "umum+terminal=papan-habis@1_0_0_0_0_2_0_40_0_0_0_0_0_0_0_55.0.", "1",
		800, 480);
	board_rig_tap(&rig, 0);
	board_rig_rest(&rig);
	assert_true(was_told(&rig, EVENT_PASS));
	assert_true(board_person_chooses(board_rig(&rig)));
	for (int i = 0; i < 4 * LANG_COUNT; i++) {
		rig.app->settings.language = (enum lang)(i % LANG_COUNT);
		app_apply_settings(rig.app);
		rig_resize(&rig, sizes[i / LANG_COUNT][0], sizes[i / LANG_COUNT][1], 1.0f);
		board_rig_draw(&rig);
		if (!fake_draw_find(&rig.fake, said[i % LANG_COUNT]))
			fail_msg("not said at a width of %d: %s", rig.fake.draw.w,
				said[i % LANG_COUNT]);
	}
	rig_pass(&rig, 5000);
	assert_int_equal(board_rig_choices(&rig), 1);
	rig_release(&rig);
}

/* Elsewhere one side seemed to play many times over, and nothing said why. */
static void chain__of_five_extra_turns__is_counted_on_the_screen(void **state)
{
	static const int places[] = {6, 5, 6, 4, 6};
	struct rig rig;

	(void)state;
	board_rig_open(&rig, "umum@0_0_0_0_3_2_1_30_1_0_0_0_0_0_0_61.0.", "2p", 1280, 720);
	rig.app->settings.speed = SPEED_AT_ONCE;
	for (int i = 0; i < 5; i++)
		board_rig_tap(&rig, places[i]);
	assert_int_equal(board_rig_choices(&rig), 5);
	board_rig_draw(&rig);
	assert_non_null(fake_draw_find(&rig.fake, "giliran lagi ×5"));
	rig_release(&rig);
}

/* Where the label at the hand has no room for it, the line still tells how far the hand has come.
 */
static void line__in_a_move__tells_what_the_hand_holds_and_its_lap(void **state)
{
	struct rig rig;
	bool holds = false, lap = false, relay = false;
	(void)state;
	board_rig_open(&rig, "umum.0.6cce", "2p", 720, 1280);
	rig.app->settings.language = LANG_ID;
	app_apply_settings(rig.app);
	board_rig_tap(&rig, 5);
	for (int i = 0; i < 2000 && app_is_moving(rig.app); i++) {
		rig_pass(&rig, 16);
		if (!app_is_moving(rig.app))
			break;
		holds |= board_rig_says(&rig, "Di tangan: 12");
		lap |= board_rig_says(&rig, "Di tangan: 5 · Putaran 2");
		relay |= board_rig_says(&rig, "Di tangan: 5 · Sambung 1");
	}
	assert_true(holds && lap && relay);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(board__rewound_to_every_ply_and_forward__shows_each_as_it_was),
		cmocka_unit_test(title__of_a_game__changes_once_a_turn_when_the_seeds_lie_still),
		cmocka_unit_test(focus__after_each_move_and_answer__is_on_the_board),
		cmocka_unit_test(focus__on_a_button_that_goes__is_on_a_hole),
		cmocka_unit_test(mark__of_the_computers_move__stays_until_the_person_moves),
		cmocka_unit_test(speed__chosen_by_the_person__is_obeyed_by_the_computers_moves),
		cmocka_unit_test(demo__at_every_speed__ends_on_the_page_with_its_figures),
		cmocka_unit_test(computer__with_an_empty_row__is_passed_over_and_that_is_said),
		cmocka_unit_test(chain__of_five_extra_turns__is_counted_on_the_screen),
		cmocka_unit_test(line__in_a_move__tells_what_the_hand_holds_and_its_lap),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
