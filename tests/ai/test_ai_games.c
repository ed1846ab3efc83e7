/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "boards.h"

/* Whole games. The levels keep their own limits; a clock of questions shortens the strongest so
 * that the test takes seconds. */
enum { MEGABYTES = 4, QUESTIONS = 6, HOLDING_BACK = 4 };

struct player {
	int level; /* 0: a search of DEPTH moves */
	int depth;
};

static bool tick(void *context)
{
	int *questions = context;

	return (*questions)-- <= 0;
}

static int choose(
	struct ai *ai, const struct match *match, const struct player *player, uint32_t seed)
{
	int questions = QUESTIONS;
	struct ai_limits limits = {
		.seed = seed, .depth = player->depth, .expired = tick, .clock = &questions};
	struct ai_answer answer;

	if (player->level)
		ai_play(ai, match, player->level, &limits, &answer);
	else
		ai_search(ai, match, &limits, &answer);
	return answer.move;
}

/* Points of PLAYERS[0]: 2 a win, 1 a draw. It sits at A, or at B. */
static int play(
	struct ai *ai, struct match match, const struct player players[2], bool at_b, uint32_t seed)
{
	while (match.phase != MATCH_OVER) {
		int who = (match.position.mover == SIDE_B) != at_b;

		match_play(&match, choose(ai, &match, &players[who], seed), NULL);
	}
	if (match.result == RESULT_DRAW)
		return 1;
	return (match.result == RESULT_B) == at_b ? 2 : 0;
}

/* Both sides of random positions a few choices in; the share of the points in percent. */
static int contest(const struct player players[2], int pairs)
{
	struct ai *ai = ai_new(MEGABYTES);
	int points = 0;

	for (int i = 0; i < pairs; i++) {
		struct rules rules;
		struct match match;
		struct rng rng;

		boards_rules(&rules, i % 5);
		rng_init(&rng, (uint32_t)i + 1);
		match_init(&match, &rules, SIDE_A);
		boards_walk(&match, &rng, 4 + i % 5);
		points += play(ai, match, players, false, (uint32_t)i);
		points += play(ai, match, players, true, (uint32_t)i);
	}
	ai_free(ai);
	return points * 100 / (pairs * 4);
}

static void level_1__against_two_moves_ahead__loses_most(void **state)
{
	static const struct player players[2] = {{.level = 1}, {.depth = 2}};

	(void)state;
	assert_in_range(contest(players, 100), 1, 30);
}

static void level_2__against_level_1__wins_most(void **state)
{
	static const struct player players[2] = {{.level = 2}, {.level = 1}};

	(void)state;
	assert_in_range(contest(players, 40), 70, 100);
}

static void level_3__against_level_1__wins_nearly_always(void **state)
{
	static const struct player players[2] = {{.level = 3}, {.level = 1}};

	(void)state;
	assert_in_range(contest(players, 20), 80, 100);
}

/* The first player could bank 96 of 98. */
static void level_1_to_4__first_turn__leaves_most_of_the_game(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS_RULES * HOLDING_BACK * 5; i++) {
		struct player player = {.level = 1 + i / 5 % HOLDING_BACK};
		struct rules rules;
		struct match match;

		boards_rules(&rules, i / 5 / HOLDING_BACK);
		rules.start = START_IN_TURN;
		match_init(&match, &rules, SIDE_A);
		while (match.phase != MATCH_OVER && match.position.mover == SIDE_A)
			match_play(&match, choose(ai, &match, &player, (uint32_t)i), NULL);
		assert_int_not_equal(match.phase, MATCH_OVER);
		assert_in_range(match.position.cells[7], 0, 98 * 2 / 5);
	}
	ai_free(ai);
}

/* One that looks for it finds it: the cap is what keeps the levels from it. */
static void search__first_turn__would_take_far_more(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	struct rules rules;
	struct match match;

	(void)state;
	rules_init(&rules);
	match_init(&match, &rules, SIDE_A);
	while (match.phase != MATCH_OVER && match.position.mover == SIDE_A) {
		struct ai_limits limits = {.nodes = 20000};
		struct ai_answer answer;

		ai_search(ai, &match, &limits, &answer);
		match_play(&match, answer.move, NULL);
	}
	assert_in_range(match.position.cells[7], 60, 98);
	ai_free(ai);
}

static void any_options__games_of_all_levels__end(void **state)
{
	struct ai *ai = ai_new(1);
	struct rng rng;

	(void)state;
	rng_init(&rng, 21);
	for (int i = 0; i < 300; i++) {
		struct player players[2] = {{.level = 1 + i % 2}, {.depth = 1 + i % 3}};
		struct rules rules;
		struct match match;
		int choices = 0;

		boards_any_rules(&rules, &rng);
		match_init(&match, &rules, i % 2 ? SIDE_B : SIDE_A);
		while (match.phase != MATCH_OVER) {
			int move = choose(ai, &match, &players[match.position.mover], (uint32_t)i);

			assert_int_equal(match_check(&match, move), VERDICT_OK);
			match_play(&match, move, NULL);
			assert_true(++choices < 2000);
		}
	}
	ai_free(ai);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(level_1__against_two_moves_ahead__loses_most),
		cmocka_unit_test(level_2__against_level_1__wins_most),
		cmocka_unit_test(level_3__against_level_1__wins_nearly_always),
		cmocka_unit_test(level_1_to_4__first_turn__leaves_most_of_the_game),
		cmocka_unit_test(search__first_turn__would_take_far_more),
		cmocka_unit_test(any_options__games_of_all_levels__end),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
