/* SPDX-License-Identifier: MIT */
/* Boards that play a record by themselves and then stand. */
#include "test.h"

#include "app/board_rig.h"
#include "app/board_screen_record.h"
#include "study/sample.h"

#include <stdio.h>
#include <string.h>

#define TOLD "Di sini keduanya berpisah."

/* A sample game of PACK, its rules changed by OPTION (OPTION_COUNT: none). */
static void sample(struct rig *rig, struct record *record, const char *id, enum option option,
	int value, uint32_t seed)
{
	const struct pack *pack = pack_set_find(&rig->app->packs, id);
	struct rules rules = pack->rules;
	struct match match;

	if (option != OPTION_COUNT)
		rules_set(&rules, option, value);
	record_init(record, id, &pack->rules, &rules, SIDE_A);
	sample_play(record, seed, &match);
}

static void start(struct rig *rig, bool reduced_motion)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.keep_nothing = true;
	rig->now = 1000;
	rig_start(rig);
	rig->app->settings.reduced_motion = reduced_motion;
	app_apply_settings(rig->app);
}

static void let_it_play(struct rig *rig)
{
	for (int i = 0; i < 100000 && board_plays_itself(board_rig(rig)); i++)
		rig_pass(rig, 160);
	assert_false(board_plays_itself(board_rig(rig)));
	board_rig_rest(rig);
}

/* Every game stands where the record does, in the middle of its opening or of a round too. */
static void record_board__of_each_kind__plays_itself_and_stands(void **state)
{
	static const struct {
		const char *pack;
		enum option option;
		int value;
		int counts[5];
	} rows[] = {
		{"umum", OPTION_COUNT, 0, {0, 1, 7, 28, -1}},
		{"kalah", OPTION_COUNT, 0, {3, 20, -1}},
		{"congklak-babak", OPTION_MAX_ROUNDS, 2, {0, 1, 2, 5, -1}},
		{"congkak-warisan", OPTION_MAX_ROUNDS, 2, {2, 3, -1}},
	};
	struct rig rig;
	(void)state;

	start(&rig, true);
	for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
		struct record record;

		sample(&rig, &record, rows[r].pack, rows[r].option, rows[r].value, 1);
		for (int c = 0; c < 5; c++) {
			int count = rows[r].counts[c] < 0 ? record.len : rows[r].counts[c];
			struct match match;

			record_replay(&record, count, &match);
			app_play_record(rig.app, &record, count, TOLD);
			assert_string_equal(rig_screen(&rig), "papan");
			let_it_play(&rig);
			assert_true(match_equal(board_rig_match(&rig), &match) || count == 1);
			/* Neither the page between rounds nor that of the result covers it. */
			rig_pass(&rig, 3000);
			assert_string_equal(rig_screen(&rig), "papan");
			board_rig_draw(&rig);
			assert_non_null(fake_draw_find(&rig.fake, TOLD));
			/* It has said where the games part: nothing says it again. */
			assert_string_equal(fork_line_text(&board_rig(&rig)->line_fork), "");
			if (rows[r].counts[c] < 0)
				break;
		}
		record_release(&record);
	}
	rig_release(&rig);
}

static void record_board__while_it_plays__takes_nothing_but_hurry_and_the_menu(void **state)
{
	struct rig rig;
	struct record record;
	int made, x, y;
	(void)state;

	start(&rig, false);
	sample(&rig, &record, "umum", OPTION_COUNT, 0, 1);
	app_play_record(rig.app, &record, 6, TOLD);
	rig_pass(&rig, 100);
	assert_int_equal(board_rig_choices(&rig), 0);
	/* Before a choice: taps, digits and undo are for nobody. */
	board_rig_tap(&rig, 3);
	rig_input(&rig, (struct input){.kind = INPUT_KEY, .key = KEY_DIGIT, .digit = 3});
	rig_key(&rig, KEY_UNDO);
	assert_int_equal(board_rig_choices(&rig), 0);
	rig_pass(&rig, PAUSE_MS + 100);
	assert_int_equal(board_rig_choices(&rig), 1);
	assert_true(app_is_moving(rig.app));
	board_rig_point(&rig, 3, &x, &y);
	rig_tap(&rig, x, y); /* hurries it */
	assert_false(app_is_moving(rig.app));
	assert_int_equal(board_rig_choices(&rig), 1);
	board_rig_draw(&rig);
	assert_null(fake_draw_find(&rig.fake, TOLD));
	assert_null(fake_draw_find(&rig.fake, "Mundur"));
	/* Under the menu it waits, and nobody can give it up. */
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "menu");
	assert_false(board_screen_can_concede(app_board_screen(rig.app)));
	made = board_rig_choices(&rig);
	rig_pass(&rig, 20000);
	assert_int_equal(board_rig_choices(&rig), made);
	rig_key(&rig, KEY_ESCAPE);
	let_it_play(&rig);
	assert_int_equal(board_rig_choices(&rig), 6);
	record_release(&record);
	rig_release(&rig);
}

static int first_choice(const struct rig *rig)
{
	return __builtin_ctz(match_legal(board_rig_match(rig)));
}

static void record_board__that_stands__goes_on_with_two_people(void **state)
{
	struct rig rig;
	struct record record;
	(void)state;

	start(&rig, true);
	sample(&rig, &record, "umum", OPTION_COUNT, 0, 1);
	app_play_record(rig.app, &record, 4, TOLD);
	record_release(&record); /* it has its own */
	let_it_play(&rig);
	board_rig_tap(&rig, first_choice(&rig));
	assert_int_equal(board_rig_choices(&rig), 5);
	board_rig_draw(&rig);
	assert_null(fake_draw_find(&rig.fake, TOLD));
	board_rig_rest(&rig);
	/* Taken back, nothing plays by itself again. */
	rig_key(&rig, KEY_UNDO);
	rig_key(&rig, KEY_UNDO);
	rig_pass(&rig, 5000);
	assert_int_equal(board_rig_choices(&rig), 3);
	/* From the start, it plays once more. */
	board_screen_restart(app_board_screen(rig.app), rig.now);
	assert_int_equal(board_rig_choices(&rig), 0);
	let_it_play(&rig);
	assert_int_equal(board_rig_choices(&rig), 4);
	board_rig_draw(&rig);
	assert_non_null(fake_draw_find(&rig.fake, TOLD));
	rig_release(&rig);
}

static void record_board__played_to_the_end__shows_its_result_and_plays_again(void **state)
{
	struct rig rig;
	struct record record;
	(void)state;

	start(&rig, true);
	sample(&rig, &record, "umum", OPTION_COUNT, 0, 1);
	app_play_record(rig.app, &record, record.len - 1, NULL);
	let_it_play(&rig);
	board_rig_tap(&rig, record.choices[record.len - 1]);
	rig_pass(&rig, 3000);
	assert_string_equal(rig_screen(&rig), "hasil");
	rig_tap_word(&rig, "button.replay");
	assert_string_equal(rig_screen(&rig), "papan");
	assert_int_equal(board_rig_choices(&rig), 0);
	let_it_play(&rig);
	assert_int_equal(board_rig_choices(&rig), record.len - 1);
	record_release(&record);
	rig_release(&rig);
}

static void record_board__over_an_unfinished_game__leaves_it_to_be_resumed(void **state)
{
	struct rig rig;
	struct record record;
	struct session_setup setup;
	struct match match;
	(void)state;

	start(&rig, true);
	rig.app->settings.opponent = OPPONENT_PERSON;
	app_setup(rig.app, &setup);
	app_start_game(rig.app, &setup);
	board_rig_tap(&rig, 0);
	board_rig_tap(&rig, first_choice(&rig));
	match = *board_rig_match(&rig);
	sample(&rig, &record, "congklak-babak", OPTION_MAX_ROUNDS, 2, 1);
	for (int again = 0; again < 2; again++) {
		app_play_record(rig.app, &record, 4, TOLD);
		let_it_play(&rig);
		board_rig_tap(&rig, first_choice(&rig));
		app_reset_to_home(rig.app);
		assert_true(app_can_resume(rig.app));
	}
	/* Left while it still plays. */
	app_play_record(rig.app, &record, record.len, TOLD);
	rig_pass(&rig, 1000);
	app_reset_to_home(rig.app);
	app_resume_game(rig.app);
	assert_true(match_equal(board_rig_match(&rig), &match));
	record_release(&record);
	rig_release(&rig);
}

/* A record that begins with a position that was set. */
static void record_board__of_a_set_position__begins_there(void **state)
{
	struct rig rig;
	struct record record;
	struct diag diag;
	struct match match;
	(void)state;

	start(&rig, true);
	assert_true(record_parse(&record, "umum@0_0_0_3_0_0_1_40_5_0_0_9_0_0_0_40.1.8",
		pack_set_rules, &rig.app->packs, &diag));
	app_play_record(rig.app, &record, 1, NULL);
	assert_int_equal(board_rig_match(&rig)->position.cells[8], 5);
	let_it_play(&rig);
	record_replay(&record, 1, &match);
	assert_true(match_equal(board_rig_match(&rig), &match));
	record_release(&record);
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(record_board__of_each_kind__plays_itself_and_stands),
		cmocka_unit_test(
			record_board__while_it_plays__takes_nothing_but_hurry_and_the_menu),
		cmocka_unit_test(record_board__that_stands__goes_on_with_two_people),
		cmocka_unit_test(record_board__played_to_the_end__shows_its_result_and_plays_again),
		cmocka_unit_test(record_board__over_an_unfinished_game__leaves_it_to_be_resumed),
		cmocka_unit_test(record_board__of_a_set_position__begins_there),
	};

	return cmocka_run_group_tests_name("record_board", tests, NULL, NULL);
}
