/* SPDX-License-Identifier: MIT */
/* What players are measured on, and the plain ones they are measured by. */
#include "test.h"

#include "../ai/boards.h"
#include "core/move.h"
#include "study/balanced.h"
#include "study/reference.h"

enum { SEEDS = 3, DEPTH = 4, NODES = 2000, PROOF_NODES = 100000 };

static void balanced__every_pack__has_half_the_seeds_to_play_for(void **state)
{
	struct ai *ai = ai_new(1);

	(void)state;
	for (int i = 0; i < BOARDS_RULES * SEEDS; i++) {
		struct match match, again;
		struct rules rules;

		boards_rules(&rules, i / SEEDS);
		assert_true(balanced_find(ai, &rules, (uint32_t)i, NODES, &match));
		assert_true(balanced_find(ai, &rules, (uint32_t)i, NODES, &again));
		assert_true(match_equal(&match, &again));
		assert_int_equal(match.phase, MATCH_PLAYING);
		assert_int_equal(match.round, 1);
		assert_true(match.position.cells[7] > 0 && match.position.cells[15] > 0);
		assert_true(match.position.cells[7] + match.position.cells[15] <= 49);
	}
	ai_free(ai);
}

/* On a board small enough to be searched to its end. */
static void balanced__searched_to_the_end__is_drawn(void **state)
{
	struct ai *ai = ai_new(AI_MEGABYTES);

	(void)state;
	for (int i = 0; i < 2 * SEEDS; i++) {
		struct ai_answer answer;
		struct match match;
		struct rules rules;

		rules_init(&rules);
		rules_set_board(&rules, 4, 4);
		assert_true(balanced_find(ai, &rules, (uint32_t)i + 5, PROOF_NODES, &match));
		ai_search(ai, &match, &(struct ai_limits){0}, &answer);
		assert_true(answer.exact);
		assert_int_equal(answer.value, 0);
	}
	ai_free(ai);
}

static void balanced__other_seeds__are_other_positions(void **state)
{
	struct ai *ai = ai_new(1);
	struct match matches[8];
	struct rules rules;

	(void)state;
	rules_init(&rules);
	for (int i = 0; i < 8; i++) {
		assert_true(balanced_find(ai, &rules, (uint32_t)i, NODES, &matches[i]));
		for (int k = 0; k < i; k++)
			assert_false(match_equal(&matches[i], &matches[k]));
	}
	ai_free(ai);
}

/* The best final difference for the mover within DEPTH moves, every line tried. */
static int full(const struct rules *rules, const struct position *position, int depth)
{
	int n = position->holes, best = -1000;
	int lead = position->cells[n] - position->cells[2 * n + 1];

	if (position->over || depth == 0)
		return position->mover == SIDE_A ? lead : -lead;
	for (int hole = 0; hole < 2 * n + 1; hole++) {
		struct position child = *position;
		int value;

		if (!(position_liftable(position, (enum side)position->mover) >> hole & 1))
			continue;
		move_play(rules, &child, hole, NULL);
		value = full(rules, &child, depth - 1);
		if (child.mover != position->mover)
			value = -value;
		if (value > best)
			best = value;
	}
	return best;
}

static void reference_search__random_boards__chooses_a_best_move(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 4);
	for (int i = 0; i < 200; i++) {
		struct position child;
		struct match match;
		struct rules rules;
		int value;

		boards_any_rules(&rules, &rng);
		rules.start = START_IN_TURN;
		rules.rounds = ROUNDS_ONE;
		match_init(&match, &rules, SIDE_A);
		boards_walk(&match, &rng, (int)rng_below(&rng, 12));
		child = match.position;
		move_play(&rules, &child, reference_search(&match, DEPTH), NULL);
		value = full(&rules, &child, DEPTH - 1);
		if (child.mover != match.position.mover)
			value = -value;
		assert_int_equal(value, full(&rules, &match.position, DEPTH));
	}
}

static void reference_bank__each_hole_tried__takes_the_lowest_of_the_best(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 5);
	for (int i = 0; i < 200; i++) {
		struct match match;
		struct rules rules;
		int choice, store, banked[BOARD_PLACES_MAX] = {0};

		boards_any_rules(&rules, &rng);
		match_init(&match, &rules, SIDE_B);
		boards_walk(&match, &rng, (int)rng_below(&rng, 12));
		store = board_store(rules.holes, (enum side)match.position.mover);
		choice = reference_bank(&match);
		assert_int_equal(match_check(&match, choice), VERDICT_OK);
		for (int hole = 0; match_legal(&match) >> hole; hole++) {
			struct position child = match.position;

			if (!(match_legal(&match) >> hole & 1))
				continue;
			move_play(&rules, &child, hole, NULL);
			banked[hole] = child.cells[store] + 1;
		}
		for (int hole = 0; hole < BOARD_PLACES_MAX; hole++)
			assert_true(banked[hole] < banked[choice] ||
				    (banked[hole] == banked[choice] && hole >= choice));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(balanced__every_pack__has_half_the_seeds_to_play_for),
		cmocka_unit_test(balanced__searched_to_the_end__is_drawn),
		cmocka_unit_test(balanced__other_seeds__are_other_positions),
		cmocka_unit_test(reference_search__random_boards__chooses_a_best_move),
		cmocka_unit_test(reference_bank__each_hole_tried__takes_the_lowest_of_the_best),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
