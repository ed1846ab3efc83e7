/* SPDX-License-Identifier: MIT */
/*
 * How well the levels play. `test_ai_levels long` plays from 400 balanced positions, the strongest
 * with all its thought; else it is a few games with what they think cut short.
 */
#include "test.h"

#include "ai/ai.h"
#include "ai/endgame.h"
#include "answers.h"
#include "boards.h"
#include "study/balanced.h"
#include "study/reference.h"

#include <stdlib.h>
#include <string.h>

enum {
	MEGABYTES = 4,
	SHORT_POSITIONS = 12,
	LONG_POSITIONS = 400,
	LONG_POSITIONS_OF_6 = 40,
	SHORT_QUESTIONS = 8, /* of 1024 nodes each */
	SHORT_BALANCED = 30000,
	BANK = 0, /* in place of a level */
};

struct world {
	bool is_long;
	struct ai *ai;
	struct endgame *endgame;
	int count;
	struct match positions[LONG_POSITIONS];
};

struct score {
	int wins;
	int losses;
	int draws;
};

static bool tick(void *context)
{
	int *questions = context;

	return (*questions)-- <= 0;
}

static int choose(struct world *world, const struct match *match, int level, uint32_t seed)
{
	int questions = SHORT_QUESTIONS;
	struct ai_limits limits = {.seed = seed};
	struct ai_answer answer;

	if (level == BANK)
		return reference_bank(match);
	if (!world->is_long) {
		limits.expired = tick;
		limits.clock = &questions;
	}
	ai_use_endgame(
		world->ai, ai_level_endgame(level, match->rules.holes) > 0 ? world->endgame : NULL);
	ai_play(world->ai, match, level, &limits, &answer);
	return answer.move;
}

static void play(
	struct world *world, struct match match, const int levels[2], int at_a, struct score *score)
{
	uint32_t seed = (uint32_t)(match.position.cells[0] + 1);

	while (match.phase != MATCH_OVER) {
		int who = match.position.mover == SIDE_A ? at_a : 1 - at_a;

		match_play(&match, choose(world, &match, levels[who], seed), NULL);
	}
	if (match.result == RESULT_DRAW)
		score->draws++;
	else if ((match.result == RESULT_A ? at_a : 1 - at_a) == 0)
		score->wins++;
	else
		score->losses++;
}

/* A against B, both from either side of each position. */
static struct score contest(struct world *world, int a, int b, int positions)
{
	const int levels[2] = {a, b};
	struct score score = {0, 0, 0};

	for (int i = 0; i < positions; i++)
		for (int at_a = 0; at_a < 2; at_a++)
			play(world, world->positions[i], levels, at_a, &score);
	print_message("%s%d against %d: %d won, %d lost, %d drawn\n",
		a == BANK ? "bank " : "level ", a, b, score.wins, score.losses, score.draws);
	return score;
}

/* So many of all games, draws among them, that a win counts for what it is. */
static int percent(struct score score)
{
	return score.wins * 100 / (score.wins + score.losses + score.draws);
}

static void levels__each_against_the_one_below__wins_most(void **state)
{
	struct world *world = *state;
	struct score all = {0, 0, 0};

	for (int level = 2; level <= AI_LEVELS; level++) {
		int positions =
			world->is_long && level == AI_LEVELS ? LONG_POSITIONS_OF_6 : world->count;
		struct score score = contest(world, level, level - 1, positions);

		/* The two strongest are hardly told apart where both are cut short. */
		assert_true(score.wins > score.losses || (!world->is_long && level == AI_LEVELS));
		if (world->is_long)
			assert_in_range(percent(score), level == AI_LEVELS ? 60 : 65, 100);
		if (level == AI_LEVELS)
			continue;
		all.wins += score.wins;
		all.losses += score.losses;
		all.draws += score.draws;
	}
	assert_in_range(percent(all), 60, 100);
}

static void level_1__against_banking_the_most_now__loses_most(void **state)
{
	struct world *world = *state;
	struct score score = contest(world, BANK, 1, world->count);

	assert_in_range(percent(score), world->is_long ? 60 : 50, 100);
}

static void levels__table__think_more_and_hold_back_below_the_fifth(void **state)
{
	(void)state;
	for (int level = 1; level <= AI_LEVELS; level++) {
		const struct ai_level *this = ai_level(level);

		assert_int_equal(this->holds_back, level <= 4);
		assert_true(this->nodes > 0);
		assert_true(this->eye == AI_EYE_SEARCH || this->depth == 1);
		if (level > 1)
			assert_true(this->nodes >= ai_level(level - 1)->nodes);
	}
	assert_in_range(AI_LEVEL_FIRST, 1, AI_LEVELS);
}

static void levels__endgame__is_the_largest_within_41_million(void **state)
{
	(void)state;
	assert_int_equal(ai_level_endgame(AI_LEVELS, 7), 14);
	for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
		int seeds = ai_level_endgame(AI_LEVELS, holes);

		assert_true(endgame_positions(holes, seeds) <= 41000000);
		if (seeds < ENDGAME_SEEDS_MAX)
			assert_true(endgame_positions(holes, seeds + 1) > 41000000);
		for (int level = 1; level < AI_LEVELS; level++)
			assert_int_equal(ai_level_endgame(level, holes), 0);
	}
}

static void level__same_seed__answers_the_same_after_other_games(void **state)
{
	struct world *world = *state;
	struct ai *fresh = ai_new(MEGABYTES);

	ai_use_endgame(world->ai, NULL);
	for (int i = 0; i < SHORT_POSITIONS; i++) {
		int level = 1 + i % 5;
		struct ai_limits limits = {.seed = (uint32_t)i};
		struct ai_answer a, b;

		ai_play(world->ai, &world->positions[i], level, &limits, &a);
		ai_play(fresh, &world->positions[i], level, &limits, &b);
		answers_assert_same(&a, &b);
	}
	ai_free(fresh);
}

/* Those of `congklak-cli match` in the long form. */
static bool find_positions(struct world *world, const struct rules *rules)
{
	uint64_t nodes = world->is_long ? balanced_nodes(rules) : SHORT_BALANCED;
	struct ai *finder = ai_new(AI_MEGABYTES);
	bool found = true;

	world->count = world->is_long ? LONG_POSITIONS : SHORT_POSITIONS;
	for (int i = 0; found && i < world->count; i++)
		found = balanced_find(finder, rules, (uint32_t)i + 1, nodes, &world->positions[i]);
	ai_free(finder);
	return found;
}

static int set_up(void **state)
{
	struct world *world = *state;
	struct rules rules;

	rules_init(&rules);
	world->ai = ai_new(MEGABYTES);
	if (!find_positions(world, &rules))
		return -1;
	world->endgame = endgame_new(&rules, world->is_long ? ai_level_endgame(AI_LEVELS, 7) : 7);
	return endgame_build(world->endgame, 1, NULL, NULL) ? 0 : -1;
}

static int tear_down(void **state)
{
	struct world *world = *state;

	ai_free(world->ai);
	endgame_free(world->endgame);
	return 0;
}

int main(int argc, char **argv)
{
	static struct world world;
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_prestate(levels__each_against_the_one_below__wins_most, &world),
		cmocka_unit_test_prestate(
			level_1__against_banking_the_most_now__loses_most, &world),
		cmocka_unit_test_prestate(
			levels__table__think_more_and_hold_back_below_the_fifth, &world),
		cmocka_unit_test_prestate(
			levels__endgame__is_the_largest_within_41_million, &world),
		cmocka_unit_test_prestate(
			level__same_seed__answers_the_same_after_other_games, &world),
	};
	void *group = &world;

	world.is_long = argc > 1 && strcmp(argv[1], "long") == 0;
	if (set_up(&group) != 0)
		return 1;
	argc = cmocka_run_group_tests(tests, NULL, NULL);
	tear_down(&group);
	return argc;
}
