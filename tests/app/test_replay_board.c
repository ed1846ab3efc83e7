/* SPDX-License-Identifier: MIT */
/* Games looked at again on the board itself. */
#include "test.h"

#include "app/board_rig.h"
#include "app/own_games.h"
#include "app/replay_rig.h"
#include "session/rounds.h"

#include <string.h>

/* The board plays from the choice after STEP. */
static void run_from(struct rig *rig, const char *code, int step)
{
	replay_rig_open(rig, code);
	rig->app->settings.speed = SPEED_AT_ONCE;
	replay_go(replay_rig(rig), step);
	replay_rig_press(rig, REPLAY_RUN);
	assert_string_equal(rig_screen(rig), "papan");
}

static void assert_board(const struct rig *rig, const char *code, int step)
{
	struct record record;
	struct match match;
	struct diag diag;
	assert_true(record_parse(&record, code, pack_set_rules, &rig->app->packs, &diag));
	record_replay(&record, step, &match);
	assert_int_equal(session_record(board_rig(rig)->session)->len, step);
	assert_true(match_equal(board_rig_match(rig), &match));
	assert_memory_equal(presenter_shown(board_rig(rig)->presenter)->cells, match.position.cells,
		sizeof(match.position.cells));
	record_release(&record);
}

static bool has(const struct rig *rig, int id)
{
	return widget_index(&board_rig(rig)->widgets, id) != WIDGET_NONE;
}

static void tap_button(struct rig *rig, int id)
{
	const struct widget_set *set = &board_rig(rig)->widgets;
	int index = widget_index(set, id);
	assert_int_not_equal(index, WIDGET_NONE);
	const struct rect *rect = &set->items[index].rect;
	rig_tap(rig, rect->x + rect->w / 2, rect->y + rect->h / 2);
	board_rig_rest(rig);
}

static void board__left_alone__plays_to_the_end_and_rests(void **state)
{
	struct rig rig;
	(void)state;
	run_from(&rig, REPLAY_RIG_GAME, 4);
	assert_board(&rig, REPLAY_RIG_GAME, 4);
	rig_pass(&rig, 60000);
	assert_board(&rig, REPLAY_RIG_GAME, 26);
	assert_string_equal(rig_screen(&rig), "papan"); /* no page of the result comes over it */
	assert_true(has(&rig, ID_PREVIOUS) && has(&rig, ID_RUN) && !has(&rig, ID_NEXT));
	assert_false(has(&rig, ID_UNDO) || has(&rig, ID_REDO) || has(&rig, ID_HINT));
	/* From the end it begins anew. */
	tap_button(&rig, ID_RUN);
	rig_pass(&rig, 60000);
	assert_board(&rig, REPLAY_RIG_GAME, 26);
	rig_release(&rig);
}

static void board__stepped_by_keys__shows_each_board_there_and_back(void **state)
{
	struct rig rig;
	(void)state;
	run_from(&rig, REPLAY_RIG_GAME, 0);
	rig_key(&rig, KEY_HOME);
	assert_board(&rig, REPLAY_RIG_GAME, 0);
	for (int i = 1; i <= 26; i++) {
		rig_key(&rig, KEY_RIGHT);
		board_rig_rest(&rig);
		assert_board(&rig, REPLAY_RIG_GAME, i);
	}
	for (int i = 25; i >= 0; i--) {
		rig_key(&rig, KEY_LEFT);
		assert_board(&rig, REPLAY_RIG_GAME, i);
	}
	rig_key(&rig, KEY_LEFT);
	assert_board(&rig, REPLAY_RIG_GAME, 0);
	rig_key(&rig, KEY_END);
	assert_board(&rig, REPLAY_RIG_GAME, 26);
	rig_pass(&rig, 5000);
	assert_board(&rig, REPLAY_RIG_GAME, 26);
	rig_release(&rig);
}

static void board__paused_by_space_and_by_touch__stands_still(void **state)
{
	struct rig rig;
	(void)state;
	run_from(&rig, REPLAY_RIG_GAME, 0);
	rig_pass(&rig, 2000);
	rig_key(&rig, KEY_ENTER);
	board_rig_rest(&rig);
	int at = board_rig_choices(&rig);
	assert_in_range(at, 1, 25);
	rig_pass(&rig, 5000);
	assert_int_equal(board_rig_choices(&rig), at);
	rig_key(&rig, KEY_ENTER);
	rig_pass(&rig, 2000);
	assert_true(board_rig_choices(&rig) > at);
	tap_button(&rig, ID_RUN);
	at = board_rig_choices(&rig);
	rig_pass(&rig, 5000);
	assert_int_equal(board_rig_choices(&rig), at);
	tap_button(&rig, ID_PREVIOUS);
	assert_int_equal(board_rig_choices(&rig), at - 1);
	tap_button(&rig, ID_NEXT);
	assert_int_equal(board_rig_choices(&rig), at);
	rig_release(&rig);
}

/* In mid-move a step forward ends the move, and is no other. */
static void board__step_in_mid_move__finishes_it(void **state)
{
	struct rig rig;
	(void)state;
	run_from(&rig, REPLAY_RIG_GAME, 0);
	rig.app->settings.speed = SPEED_SLOW;
	rig_pass(&rig, 800);
	assert_true(board_screen_is_moving(app_board_screen(rig.app)));
	rig_key(&rig, KEY_RIGHT);
	assert_board(&rig, REPLAY_RIG_GAME, 1);
	rig_key(&rig, KEY_RIGHT);
	assert_true(board_screen_is_moving(app_board_screen(rig.app)));
	rig_key(&rig, KEY_LEFT);
	assert_board(&rig, REPLAY_RIG_GAME, 1);
	rig_release(&rig);
}

/* Neither of the two unseen choices is shown without the other. */
static void board__of_an_opening_together__steps_over_both_choices(void **state)
{
	static const char code[] = "congkak-warisan.0.3a";
	struct rig rig;
	(void)state;
	for (int from = 0; from <= 1; from++) {
		run_from(&rig, code, from);
		rig_key(&rig, KEY_HOME);
		assert_board(&rig, code, 0);
		rig_key(&rig, KEY_RIGHT);
		board_rig_rest(&rig);
		assert_board(&rig, code, 2);
		rig_key(&rig, KEY_LEFT);
		assert_board(&rig, code, 0);
		rig_key(&rig, KEY_END);
		assert_board(&rig, code, 2);
		rig_key(&rig, KEY_HOME);
		rig_key(&rig, KEY_ENTER);
		rig_pass(&rig, 400);
		rig_key(&rig, KEY_ENTER);
		board_rig_rest(&rig);
		assert_int_not_equal(board_rig_choices(&rig), 1);
		rig_pass(&rig, 3000);
		rig_release(&rig);
	}
}

static void board__of_rounds__asks_nothing_between_them(void **state)
{
	static const char code[] = "congkak-warisan+start=bergiliran+rounds.maxRounds=3@"
				   "0_0_0_0_0_0_1_51_0_0_0_0_0_0_0_46.0.6c";
	struct rig rig;
	(void)state;
	run_from(&rig, code, 0);
	rig_pass(&rig, 20000);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_board(&rig, code, 2);
	assert_int_equal(session_rounds(board_rig(&rig)->session), 1);
	rig_key(&rig, KEY_LEFT);
	rig_key(&rig, KEY_RIGHT);
	rig_pass(&rig, 20000);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_release(&rig);
}

/* As they sat, not as the two people who could play on. */
static void board__of_a_game_with_the_computer__names_it(void **state)
{
	struct rig rig;
	(void)state;
	replay_rig_open(&rig, REPLAY_RIG_GAME);
	replay_rig(&rig)->by.seats[SIDE_B] = SEAT_COMPUTER;
	replay_rig(&rig)->by.levels[SIDE_B] = 3;
	replay_rig_press(&rig, REPLAY_RUN);
	rig_key(&rig, KEY_HOME);
	board_rig_rest(&rig);
	assert_true(board_rig_says(&rig, "Komputer · Tekun"));
	assert_true(board_rig_says(&rig, "Barismu"));
	rig_release(&rig);
}

static void board__another_hole_lifted__is_played_on_and_taken_back_again(void **state)
{
	struct rig rig;
	(void)state;
	run_from(&rig, REPLAY_RIG_GAME, 0);
	rig_key(&rig, KEY_HOME);
	board_rig_tap(&rig, 5);
	assert_int_equal(board_rig_choices(&rig), 1);
	assert_true(has(&rig, ID_UNDO) && !has(&rig, ID_RUN));
	assert_false(board_screen_is_replay(app_board_screen(rig.app)));
	tap_button(&rig, ID_UNDO);
	assert_true(has(&rig, ID_RUN) && has(&rig, ID_NEXT) && !has(&rig, ID_REDO));
	rig_key(&rig, KEY_RIGHT);
	board_rig_rest(&rig);
	assert_board(&rig, REPLAY_RIG_GAME, 1);
	rig_release(&rig);
}

static void board__left_by_its_menu__leads_back_to_the_page(void **state)
{
	struct rig rig;
	(void)state;
	run_from(&rig, REPLAY_RIG_GAME, 7);
	rig_key(&rig, KEY_MENU);
	assert_string_equal(rig_screen(&rig), "menu");
	rig_tap_word(&rig, "replay.back");
	assert_int_equal(replay_rig(&rig)->step, 7);
	rig_release(&rig);
}

static void play_on__from_the_page__two_people_go_on_and_nothing_is_counted(void **state)
{
	struct rig rig;
	(void)state;
	replay_rig_open(&rig, REPLAY_RIG_GAME);
	rig.app->settings.speed = SPEED_AT_ONCE;
	replay_go(replay_rig(&rig), 6);
	rig_tap_id(&rig, REPLAY_PLAY_ON);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_pass(&rig, 3000);
	assert_board(&rig, REPLAY_RIG_GAME, 6);
	assert_false(has(&rig, ID_RUN));
	board_screen_concede(app_board_screen(rig.app), rig.now);
	assert_int_equal(own_games_log(rig.app)->count, 0);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(board__left_alone__plays_to_the_end_and_rests),
		cmocka_unit_test(board__stepped_by_keys__shows_each_board_there_and_back),
		cmocka_unit_test(board__paused_by_space_and_by_touch__stands_still),
		cmocka_unit_test(board__step_in_mid_move__finishes_it),
		cmocka_unit_test(board__of_an_opening_together__steps_over_both_choices),
		cmocka_unit_test(board__of_rounds__asks_nothing_between_them),
		cmocka_unit_test(board__of_a_game_with_the_computer__names_it),
		cmocka_unit_test(board__another_hole_lifted__is_played_on_and_taken_back_again),
		cmocka_unit_test(board__left_by_its_menu__leads_back_to_the_page),
		cmocka_unit_test(play_on__from_the_page__two_people_go_on_and_nothing_is_counted),
	};
	return cmocka_run_group_tests_name("replay_board", tests, NULL, NULL);
}
