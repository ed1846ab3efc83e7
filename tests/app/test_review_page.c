/* SPDX-License-Identifier: MIT */
/* telaah: the curve grows choice by choice and can be left at any time; turns are stepped by every
 * hand; the better line is played on the board, and the way back leads to the same turn. */
#include "test.h"

#include "app/board_rig.h"
#include "app/board_screen_record.h"
#include "app/review_rig.h"
#include "app/review_state.h"
#include "app/screens.h"
#include "cli_threads.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* ---- while it works */

static void telaah__while_it_works__grows_and_tells_how_far_it_is(void **state)
{
	(void)state;
	struct rig rig;
	char text[64];
	review_rig_open_held(&rig, REVIEW_RIG_GAME);
	for (int done = 0; done < 26; done++) {
		int turn = review_turn_of(review_rig_known(&rig), done) + 1;
		snprintf(text, sizeof(text), "Menghitung: giliran %d dari 20", turn);
		assert_int_equal(review_rig_known(&rig)->done, done);
		assert_true(rig_says(&rig, text));
		app_draw(rig.app, rig.now);
		review_rig_work(&rig, 1);
		/* The last turn that is known is the one told of. */
		if (done < 25 && review_turns_done(review_rig_known(&rig)) > 0)
			assert_int_equal(rig.app->reviewed->shown,
				review_turns_done(review_rig_known(&rig)) - 1);
	}
	assert_false(rig_says(&rig, "Menghitung"));
	assert_int_equal(rig.runner.count, 0);
	assert_int_equal(app_wait(rig.app, rig.now), -1);
	/* Then the turn of the person, not of the computer, that lost most. */
	const struct review_turn *shown = review_shown_turn(review_rig_page(&rig));
	for (int i = 0; i < review_rig_known(&rig)->turn_count; i++)
		assert_true(review_rig_known(&rig)->turns[i].by == SIDE_B ||
			    review_rig_known(&rig)->turns[i].loss <= shown->loss);
	assert_int_equal(shown->by, SIDE_A);
	assert_true(shown->loss > 0);
	rig_release(&rig);
}

static void telaah__left_and_opened_again__goes_on_where_it_was(void **state)
{
	(void)state;
	struct rig rig;
	review_rig_open_held(&rig, REVIEW_RIG_GAME);
	review_rig_work(&rig, 7);
	rig_pass(&rig, 16);
	assert_int_equal(rig.runner.count, 1);
	rig_key(&rig, KEY_ESCAPE);
	rig_pass(&rig, 16);
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(rig.runner.count, 0); /* it was stopped */
	const struct session *session = board_screen_session(app_board_screen(rig.app));
	app_push(rig.app,
		review_screen_new(rig.app, session_record(session), session_setup(session)));
	rig_pass(&rig, 16);
	assert_int_equal(review_rig_known(&rig)->done, 7);
	review_rig_work(&rig, 19);
	rig_key(&rig, KEY_ESCAPE);
	rig_pass(&rig, 16);
	session = board_screen_session(app_board_screen(rig.app));
	app_push(rig.app,
		review_screen_new(rig.app, session_record(session), session_setup(session)));
	rig_pass(&rig, 16);
	assert_true(review_is_done(review_rig_known(&rig)));
	assert_int_equal(rig.runner.count, 0);
	rig_release(&rig);
}

static void telaah__of_another_game__begins_anew(void **state)
{
	(void)state;
	struct rig rig;
	struct record record;
	review_rig_open_done(&rig, REVIEW_RIG_GAME);
	record_copy(&record, &review_rig_known(&rig)->record);
	record_truncate(&record, 20);
	app_replace(rig.app, review_screen_new(rig.app, &record, NULL));
	rig_pass(&rig, 16);
	assert_int_equal(review_rig_known(&rig)->record.len, 20);
	assert_int_equal(review_rig_known(&rig)->done, 0);
	record_release(&record);
	rig_release(&rig);
}

/* On a board that was opened from one review the game may end, and be looked at itself. */
static void telaah__over_another_review__leaves_that_as_it_was(void **state)
{
	(void)state;
	struct rig rig;
	struct record record;
	review_rig_open_done(&rig, REVIEW_RIG_GAME);
	int shown = rig.app->reviewed->shown;
	record_copy(&record, &review_rig_known(&rig)->record);
	record_truncate(&record, 12);
	app_push(rig.app, review_screen_new(rig.app, &record, NULL));
	rig_pass(&rig, 16);
	assert_int_equal(review_rig_page(&rig)->desk->review.record.len, 12);
	rig_key(&rig, KEY_ESCAPE);
	rig_pass(&rig, 16);
	assert_int_equal(review_rig_page(&rig)->desk->shown, shown);
	assert_true(review_is_done(&review_rig_page(&rig)->desk->review));
	app_draw(rig.app, rig.now);
	record_release(&record);
	rig_release(&rig);
}

static void telaah__without_a_thread__asks_again_and_comes_to_its_end(void **state)
{
	(void)state;
	struct rig rig;
	review_rig_open_held(&rig, REVIEW_RIG_GAME);
	rig.runner.held = false;
	rig.runner.refuses = true;
	rig_pass(&rig, 100);
	assert_int_equal(review_rig_known(&rig)->done, 0);
	assert_in_range(app_wait(rig.app, rig.now), 1, 1000);
	rig.runner.refuses = false;
	rig_pass(&rig, 1000);
	assert_true(review_is_done(review_rig_known(&rig)));
	rig_release(&rig);
}

static int64_t ms_since(const struct timespec *from)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (int64_t)(now.tv_sec - from->tv_sec) * 1000 +
	       (now.tv_nsec - from->tv_nsec) / 1000000;
}

/* With threads in earnest: what is known is read while the next choice is being worked out. */
static void telaah__in_a_thread__is_read_while_it_works_and_stops_at_once(void **state)
{
	(void)state;
	struct rig rig;
	struct job_runner threads = cli_threads();
	struct timespec begun;
	int64_t least = INT64_MAX;
	review_rig_open_held(&rig, REVIEW_RIG_GAME);
	rig_finish_jobs(&rig);
	rig_pass(&rig, 16);
	rig_finish_jobs(&rig);
	review_desk_rest(rig.app->reviewed);
	rig.app->reviewed->runner = &threads;
	for (int i = 0; i < 100000 && !review_is_done(review_rig_known(&rig)); i++) {
		struct timespec pause = {.tv_nsec = 1000000};
		rig_pass(&rig, 16);
		app_draw(rig.app, rig.now);
		nanosleep(&pause, NULL);
	}
	assert_true(review_is_done(review_rig_known(&rig)));
	struct record whole;
	record_copy(&whole, &review_rig_known(&rig)->record);
	/* A search without an end, left: five times, as this machine may be busy. */
	for (int i = 0; i < 5; i++) {
		struct record record;
		struct timespec pause = {.tv_nsec = 30000000};
		record_copy(&record, &whole);
		record_truncate(&record, 10 + i);
		struct review_desk *desk = review_desk_for(rig.app, &record, NULL);
		desk->runner = &threads;
		desk->review.limits.nodes = 0;
		review_desk_work(desk);
		nanosleep(&pause, NULL);
		assert_true(job_is_running(&desk->job));
		clock_gettime(CLOCK_MONOTONIC, &begun);
		review_desk_rest(desk);
		int64_t took = ms_since(&begun);
		least = took < least ? took : least;
		assert_int_equal(desk->review.done, 0);
		review_desk_drop(desk);
		record_release(&record);
	}
	record_release(&whole);
	assert_in_range(least, 0, 50);
	rig_release(&rig);
}

/* ---- stepping */

static void telaah__keys_and_buttons__step_turn_by_turn(void **state)
{
	(void)state;
	struct rig rig;
	review_rig_open_done(&rig, REVIEW_RIG_GAME);
	const int *shown = &rig.app->reviewed->shown;
	int last = review_rig_known(&rig)->turn_count - 1;
	rig_key(&rig, KEY_HOME);
	assert_int_equal(*shown, 0);
	rig_key(&rig, KEY_LEFT);
	assert_int_equal(*shown, 0);
	rig_key(&rig, KEY_RIGHT);
	rig_key(&rig, KEY_RIGHT);
	assert_int_equal(*shown, 2);
	assert_true(rig_says(&rig, "Giliran 3 dari 20"));
	rig_key(&rig, KEY_UNDO);
	assert_int_equal(*shown, 1);
	rig_key(&rig, KEY_END);
	rig_key(&rig, KEY_REDO);
	assert_int_equal(*shown, last);
	rig_tap_id(&rig, REVIEW_FIRST);
	assert_int_equal(*shown, 0);
	rig_tap_id(&rig, REVIEW_NEXT);
	assert_int_equal(*shown, 1);
	rig_tap_id(&rig, REVIEW_LAST);
	assert_int_equal(*shown, last);
	rig_tap_id(&rig, REVIEW_PREVIOUS);
	assert_int_equal(*shown, last - 1);
	rig_key_word(&rig, "review.next");
	assert_int_equal(*shown, last);
	rig_release(&rig);
}

/* From mark to mark and round again; each is of a turn that lost, or of a best one. */
static void telaah__next_mark__goes_round_all_of_them(void **state)
{
	(void)state;
	struct rig rig;
	review_rig_open_done(&rig, REVIEW_RIG_GAME);
	const struct review_plot *plot = &review_rig_page(&rig)->plot;
	assert_in_range(plot->mark_count, 3, PLOT_MARKS_MAX);
	rig_key(&rig, KEY_END);
	for (int i = 0; i < plot->mark_count; i++) {
		rig_tap_word(&rig, "review.next_mark");
		int turn = rig.app->reviewed->shown;
		assert_int_equal(turn, plot->marks[i]);
		const struct review_turn *at = &review_rig_known(&rig)->turns[turn];
		assert_true(at->loss > 0 ||
			    review_best(review_rig_known(&rig), (enum side)at->by) == turn);
		assert_true(at->loss > 0 ? rig_says(&rig, "Sebaiknya lubang")
					 : rig_says(&rig, "Giliran terbaik"));
	}
	rig_tap_word(&rig, "review.next_mark");
	assert_int_equal(rig.app->reviewed->shown, plot->marks[0]);
	rig_release(&rig);
}

static void telaah__finger_on_the_curve__looks_at_the_turn_below_it(void **state)
{
	(void)state;
	struct rig rig;
	review_rig_open_done(&rig, REVIEW_RIG_GAME);
	const int *shown = &rig.app->reviewed->shown;
	struct rect rect = review_plot_rect(review_rig_page(&rig));
	int turns = review_rig_known(&rig)->turn_count, y = rect.y + rect.h / 2;
	for (int turn = 0; turn < turns; turn++) {
		rig_tap(&rig, rect.x + (2 * turn + 1) * rect.w / (2 * turns), y);
		assert_int_equal(*shown, turn);
	}
	/* Drawn along it, turn after turn. */
	struct input input = {
		.kind = INPUT_DOWN, .pointer = 2, .x = rect.x + 4, .y = y, .touch = true};
	rig_input(&rig, input);
	input.kind = INPUT_MOVE;
	for (int turn = 1; turn < turns; turn++) {
		input.x = rect.x + (2 * turn + 1) * rect.w / (2 * turns);
		rig_input(&rig, input);
		assert_int_equal(*shown, turn);
	}
	input.kind = INPUT_UP;
	rig_input(&rig, input);
	assert_int_equal(*shown, turns - 1);
	/* Beside it nothing. */
	rig_tap(&rig, rect.x + rect.w / 2, rect.y - 40);
	assert_int_equal(*shown, turns - 1);
	rig_release(&rig);
}

/* ---- what it says */

/* ---- on the board */

static void let_it_play(struct rig *rig)
{
	for (int i = 0; i < 1000 && board_plays_itself(board_rig(rig)); i++)
		rig_pass(rig, 160);
	assert_false(board_plays_itself(board_rig(rig)));
	board_rig_rest(rig);
}

static void check_way_back(struct rig *rig, int turn)
{
	int done = review_rig_known(rig)->done;
	rig_key(rig, KEY_MENU);
	assert_string_equal(rig_screen(rig), "menu");
	rig_tap_word(rig, "review.back");
	rig_pass(rig, 16);
	assert_string_equal(rig_screen(rig), "telaah");
	assert_int_equal(rig->app->reviewed->shown, turn);
	assert_int_equal(review_rig_known(rig)->done, done);
	assert_int_equal(rig->runner.count, 0);
}

/* From every turn that lost: the board stands after the better choice, and says what it gains. */
static void telaah__played_from_here__shows_the_better_line_and_leads_back(void **state)
{
	(void)state;
	struct rig rig;
	int played = 0;
	review_rig_open_done(&rig, REVIEW_RIG_GAME);
	for (int turn = 0; turn < review_rig_known(&rig)->turn_count; turn++) {
		const struct review_turn *at = &review_rig_known(&rig)->turns[turn];
		struct match match;
		if (at->loss == 0)
			continue;
		rig_key(&rig, KEY_HOME);
		for (int i = 0; i < turn; i++)
			rig_key(&rig, KEY_RIGHT);
		const struct review_choice *choice = &review_rig_known(&rig)->choices[at->worst];
		rig_tap_word(&rig, "review.play");
		rig_pass(&rig, 16);
		assert_string_equal(rig_screen(&rig), "papan");
		/* Nothing is played again of what led there. */
		record_replay(&review_rig_known(&rig)->record, at->worst, &match);
		assert_int_equal(board_rig_choices(&rig), at->worst);
		assert_true(match_equal(board_rig_match(&rig), &match));
		let_it_play(&rig);
		assert_true(board_rig_choices(&rig) > at->worst);
		const struct record *record = session_record(board_rig(&rig)->session);
		assert_int_equal(record->choices[at->worst], choice->better);
		board_rig_draw(&rig);
		assert_non_null(fake_draw_find(&rig.fake, "bukan"));
		/* Played again it begins there too. */
		board_screen_restart(app_board_screen(rig.app), rig.now);
		assert_true(match_equal(board_rig_match(&rig), &match));
		let_it_play(&rig);
		check_way_back(&rig, turn);
		played++;
	}
	assert_true(played >= 3);
	rig_release(&rig);
}

static void telaah__from_the_result__leads_back_there_and_after_a_board_home(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.keep_nothing = true;
	rig.options.review_nodes = REVIEW_RIG_QUICK;
	rig.options.code = REVIEW_RIG_GAME;
	rig.options.screen = "hasil";
	rig.options.opponent = "2";
	rig.now = 1000;
	rig.runner.held = true;
	rig_start(&rig);
	rig_finish_jobs(&rig);
	rig_tap_word(&rig, "button.review");
	rig_pass(&rig, 16);
	assert_true(rig_says(&rig, "Unggul: Kamu (bawah)"));
	assert_true(rig_says(&rig, "Unggul: Komputer (atas)"));
	rig_key(&rig, KEY_ESCAPE);
	rig_pass(&rig, 16);
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_tap_word(&rig, "button.review");
	rig_pass(&rig, 16);
	rig_finish_jobs(&rig);
	review_rig_work(
		&rig, review_rig_known(&rig)->record.len - review_rig_known(&rig)->done - 1);
	rig_pass(&rig, 16);
	rig_tap_word(&rig, "review.play");
	rig_pass(&rig, 16);
	assert_string_equal(rig_screen(&rig), "papan");
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "review.back");
	rig_pass(&rig, 16);
	assert_string_equal(rig_screen(&rig), "telaah");
	rig_key(&rig, KEY_ESCAPE);
	rig_pass(&rig, 16);
	assert_string_equal(rig_screen(&rig), "beranda");
	/* The game that was played is still there to be looked at. */
	rig_tap_word(&rig, "review.title");
	rig_pass(&rig, 16);
	assert_true(rig_says(&rig, "Unggul: Kamu (bawah)"));
	assert_int_equal(review_rig_known(&rig)->record.len, 26);
	assert_true(review_rig_known(&rig)->done >= 25);
	rig_release(&rig);
}

/* Lowest hole after lowest hole, round after round without end. */
static void fill_record(struct record *record)
{
	struct rules base, rules;
	struct match match;
	rules_init(&base);
	rules = base;
	assert_true(rules_set_board(&rules, 4, 1));
	rules.rounds = ROUNDS_SEVERAL;
	record_init(record, "umum", &base, &rules, SIDE_A);
	record_start(record, &match);
	while (record->len < RECORD_CHOICES_MAX) {
		int place = __builtin_ctz(match_legal(&match));
		record_add(record, place);
		match_play(&match, place, NULL);
	}
}

/* Called off after the last choice a record can hold: what is done at each step and for each
 * picture must not grow with the square of it. */
static void telaah__of_the_longest_game__is_stepped_and_drawn_in_time(void **state)
{
	enum { STEPS = 8, MOST_MS = 600 * STEPS /* of the processor, with sanitizers */ };
	(void)state;
	struct rig rig;
	struct record record;
	review_rig_open_held(&rig, REVIEW_RIG_GAME);
	fill_record(&record);
	app_push(rig.app, review_screen_new(rig.app, &record, NULL));
	record_release(&record);
	struct review *review = &rig.app->reviewed->review;
	/* As if nearly all were known. */
	for (int i = 0; i < review->record.len - STEPS; i++)
		review->choices[i].before = review->choices[i].after =
			(struct review_value){.seeds = i % 7, .known = true};
	review->done = review->record.len - STEPS;
	record_replay(&review->record, review->done, &review->at);
	struct timespec begun, ended;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begun);
	for (int i = 0; i < STEPS; i++) {
		rig_key(&rig, i % 2 ? KEY_END : KEY_LEFT);
		review_rig_work(&rig, 1);
		app_draw(rig.app, rig.now);
	}
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
	assert_true((ended.tv_sec - begun.tv_sec) * 1000 < MOST_MS);
	assert_true(review_is_done(review));
	rig_release(&rig);
}

static void play_and_give_up(struct rig *rig)
{
	struct screen *board = app_board_screen(rig->app);
	board_rig_tap(rig, BOARD_HOLES_MIN);
	board_rig_tap(rig, 0);
	board_rig_rest(rig);
	assert_true(board_rig_choices(rig) > 0);
	board_screen_concede(board, rig->now);
	for (int i = 0; i < 100 && strcmp(rig_screen(rig), "hasil") != 0; i++)
		rig_pass(rig, 160);
	assert_string_equal(rig_screen(rig), "hasil");
}

/* Each on the board of the one before: only the last can be gone back to. */
static void telaah__of_a_game_from_telaah__takes_its_place_however_often(void **state)
{
	(void)state;
	struct rig rig;
	review_rig_open_held(&rig, REVIEW_RIG_GAME);
	for (int i = 0; i < 3 * STACK_MAX; i++) {
		rig_tap_word(&rig, "review.play");
		rig_pass(&rig, 16);
		play_and_give_up(&rig);
		rig_tap_word(&rig, "button.review");
		rig_pass(&rig, 16);
		assert_string_equal(rig_screen(&rig), "telaah");
		assert_int_equal(review_rig_known(&rig)->record.len, board_rig_choices(&rig));
		assert_true(rig.app->stack.count <= 5);
	}
	rig_tap_word(&rig, "review.play");
	rig_pass(&rig, 16);
	rig_key(&rig, KEY_MENU);
	rig_tap_word(&rig, "review.back");
	assert_string_equal(rig_screen(&rig), "telaah");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

static void home__before_any_game__offers_no_review(void **state)
{
	(void)state;
	struct rig rig;
	rig_init(&rig, 1280, 720, 1.0f);
	rig.options.keep_nothing = true;
	rig_start(&rig);
	const struct widget_set *set = &rig_page(&rig)->sheet.widgets;
	for (int i = 0; i < set->count; i++)
		assert_string_not_equal(
			set->items[i].label, words_get(rig.app->words, "review.title"));
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(telaah__while_it_works__grows_and_tells_how_far_it_is),
		cmocka_unit_test(telaah__left_and_opened_again__goes_on_where_it_was),
		cmocka_unit_test(telaah__of_another_game__begins_anew),
		cmocka_unit_test(telaah__over_another_review__leaves_that_as_it_was),
		cmocka_unit_test(telaah__without_a_thread__asks_again_and_comes_to_its_end),
		cmocka_unit_test(telaah__in_a_thread__is_read_while_it_works_and_stops_at_once),
		cmocka_unit_test(telaah__keys_and_buttons__step_turn_by_turn),
		cmocka_unit_test(telaah__next_mark__goes_round_all_of_them),
		cmocka_unit_test(telaah__finger_on_the_curve__looks_at_the_turn_below_it),
		cmocka_unit_test(telaah__played_from_here__shows_the_better_line_and_leads_back),
		cmocka_unit_test(telaah__from_the_result__leads_back_there_and_after_a_board_home),
		cmocka_unit_test(telaah__of_a_game_from_telaah__takes_its_place_however_often),
		cmocka_unit_test(telaah__of_the_longest_game__is_stepped_and_drawn_in_time),
		cmocka_unit_test(home__before_any_game__offers_no_review),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
