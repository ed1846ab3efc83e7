/* SPDX-License-Identifier: MIT */
/* A first turn after which the other may change seats. */
#include "test.h"

#include "ai/ai.h"
#include "boards.h"

#include <stdlib.h>

enum {
	MEGABYTES = 4,
	UMUM = 0,
	SLEMAN = 1,
	KALAH = 4,
	LOOK_NODES = 200000,
	SEEDS = 3,
	QUESTIONS = 600,
	FEW_QUESTIONS = 40
};

static bool tick(void *context)
{
	int *questions = context;

	return (*questions)-- <= 0;
}

static void begin(struct match *match, int pack)
{
	struct rules rules;

	boards_rules(&rules, pack);
	rules.start = START_IN_TURN;
	match_init(match, &rules, SIDE_A);
}

static struct match take_turn_within(
	struct ai *ai, int pack, int level, bool fair, uint32_t seed, int most)
{
	struct match match;

	begin(&match, pack);
	while (match.phase == MATCH_PLAYING && match.round == 1 && match.position.mover == SIDE_A) {
		int questions = most;
		struct ai_limits limits = {
			.seed = seed, .fair = fair, .expired = tick, .clock = &questions};
		struct ai_answer answer;

		ai_play(ai, &match, level, &limits, &answer);
		assert_int_equal(match_check(&match, answer.move), VERDICT_OK);
		match_play(&match, answer.move, NULL);
	}
	return match;
}

static struct match take_turn(struct ai *ai, int pack, int level, bool fair, uint32_t seed)
{
	return take_turn_within(ai, pack, level, fair, seed, QUESTIONS);
}

/* How far from even a longer look finds the board, in seeds. */
static int unevenness(struct ai *ai, const struct match *match)
{
	struct ai_limits limits = {.nodes = LOOK_NODES};
	struct ai_answer answer;

	assert_int_equal(match->phase, MATCH_PLAYING);
	assert_int_equal(match->position.mover, SIDE_B);
	ai_search(ai, match, &limits, &answer);
	return abs(answer.value);
}

static void fair_turn__of_any_level__ends_and_leaves_the_round(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS_RULES * AI_LEVELS; i++) {
		int level = 1 + i % AI_LEVELS;
		struct match match = take_turn_within(
			ai, i / AI_LEVELS, level, true, (uint32_t)i, FEW_QUESTIONS);

		assert_int_equal(match.phase, MATCH_PLAYING);
		assert_int_equal(match.round, 1);
		assert_int_equal(match.position.mover, SIDE_B);
	}
	ai_free(ai);
}

static void fair_turn__of_a_strong_level__leaves_a_board_near_even(void **state)
{
	static const struct {
		int pack;
		int most; /* seeds */
	} rows[] = {{UMUM, 30}, {SLEMAN, 10}, {KALAH, 10}};
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		int sum = 0;

		for (uint32_t seed = 1; seed <= SEEDS; seed++) {
			struct match match = take_turn(ai, rows[i].pack, 5, true, seed);

			sum += unevenness(ai, &match);
		}
		print_message("%s: %d seeds from even\n", boards_name(rows[i].pack), sum / SEEDS);
		assert_in_range(sum, 0, SEEDS * rows[i].most);
	}
	ai_free(ai);
}

static void turn__that_nobody_takes_over__is_far_from_even(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	struct match match = take_turn(ai, UMUM, 5, false, 1);

	(void)state;
	assert_int_equal(match.phase, MATCH_PLAYING);
	assert_in_range(unevenness(ai, &match), 50, 98);
	ai_free(ai);
}

/* Nothing to be fair about once the other has moved. */
static void fair__later_in_the_game__changes_nothing(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	struct match match = take_turn(ai, UMUM, 2, false, 1);

	(void)state;
	assert_int_equal(match.position.mover, SIDE_B);
	for (int level = 1; level <= 5; level++) {
		struct ai_limits limits = {.seed = 3};
		struct ai_answer plain, fair;

		ai_play(ai, &match, level, &limits, &plain);
		limits.fair = true;
		ai_play(ai, &match, level, &limits, &fair);
		assert_int_equal(plain.move, fair.move);
		assert_int_equal(plain.value, fair.value);
	}
	ai_free(ai);
}

static void fair__same_seed__is_the_same_turn(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int level = 1; level <= 5; level++) {
		struct match first = take_turn(ai, UMUM, level, true, 7);
		struct match again = take_turn(ai, UMUM, level, true, 7);

		assert_true(match_equal(&first, &again));
	}
	ai_free(ai);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(fair_turn__of_any_level__ends_and_leaves_the_round),
		cmocka_unit_test(fair_turn__of_a_strong_level__leaves_a_board_near_even),
		cmocka_unit_test(turn__that_nobody_takes_over__is_far_from_even),
		cmocka_unit_test(fair__later_in_the_game__changes_nothing),
		cmocka_unit_test(fair__same_seed__is_the_same_turn),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
