/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/first_turn.h"
#include "cli_threads.h"

static void search(int holes, int threads, const atomic_bool *stop, struct first_turn *turn)
{
	struct job_runner runner = cli_threads();
	struct first_turn_progress progress = {.value = FIRST_TURN_NO_VALUE};
	struct ai_limits limits = {
		.seed = 1, .threads = threads, .runner = &runner, .stop = stop, .nodes = 400000};
	struct position position;
	struct endgame *endgame;
	struct rules rules;

	rules_init(&rules);
	rules_set_board(&rules, holes, 0);
	position_init(&position, holes, holes);
	endgame = endgame_new(&rules, 6);
	endgame_build(endgame, threads, &runner, NULL);
	*turn = (struct first_turn){.line_len = 0};
	first_turn_search(&rules, &position, endgame, &limits, &progress, turn);
	endgame_free(endgame);
}

static void three_threads__small_boards__find_what_one_finds(void **state)
{
	(void)state;
	for (int holes = 3; holes <= 5; holes++) {
		struct first_turn one, three;

		search(holes, 1, NULL, &one);
		search(holes, 3, NULL, &three);
		assert_true(first_turn_is_exact(&one) && first_turn_is_exact(&three));
		assert_int_equal(one.value, three.value);
		assert_int_equal(one.most, three.most);
		assert_int_equal(one.moves, three.moves);
	}
}

static void three_threads__seven_holes__stay_within_the_budget(void **state)
{
	struct first_turn turn;

	(void)state;
	search(7, 3, NULL, &turn);
	assert_in_range(turn.nodes, 200000, 600000);
	assert_true(turn.most > 49);
}

static void three_threads__stop__is_heard_by_all(void **state)
{
	struct first_turn turn;
	atomic_bool stop;

	(void)state;
	atomic_init(&stop, true);
	search(7, 3, &stop, &turn);
	assert_in_range(turn.nodes, 0, 50000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(three_threads__small_boards__find_what_one_finds),
		cmocka_unit_test(three_threads__seven_holes__stay_within_the_budget),
		cmocka_unit_test(three_threads__stop__is_heard_by_all),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
