/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "ai/evaluate.h"
#include "boards.h"

#include <string.h>

enum { POSITIONS = 10000 };

/* The two sides change seats. */
static struct position mirror(const struct position *position)
{
	struct position other = *position;
	int places = board_places(position->holes);
	int half = places / 2;

	other.burned = 0;
	for (int i = 0; i < places; i++) {
		other.cells[(i + half) % places] = position->cells[i];
		other.burned |= (position->burned >> i & 1) << (i + half) % places;
	}
	other.mover = (uint8_t)side_other((enum side)position->mover);
	return other;
}

static void check(const struct rules *rules, const struct position *position)
{
	struct position other = mirror(position);
	int a = ai_evaluate(rules, position, SIDE_A);

	assert_int_equal(ai_evaluate(rules, position, SIDE_B), -a);
	assert_int_equal(ai_evaluate(rules, &other, SIDE_B), a);
}

static void check_rules(const struct rules *rules, struct rng *rng, int positions)
{
	for (int i = 0; i < positions; i++) {
		struct match match;

		boards_scatter(&match, rules, rng, 1 + (int)rng_below(rng, 90));
		if (rng_below(rng, 4) == 0)
			match.position.burned = rng_next(rng) & ((1u << rules->holes) - 1) & ~1u;
		check(rules, &match.position);
	}
}

static void evaluate__random_positions_under_each_pack__is_antisymmetric(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 1);
	for (int i = 0; i < BOARDS_RULES; i++) {
		struct rules rules;

		boards_rules(&rules, i);
		check_rules(&rules, &rng, POSITIONS);
	}
}

static void evaluate__random_positions_under_any_options__is_antisymmetric(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 2);
	for (int i = 0; i < 200; i++) {
		struct rules rules;

		boards_any_rules(&rules, &rng);
		check_rules(&rules, &rng, POSITIONS / 200);
	}
}

/* Seeds in burned holes are no board: they go. */
static void clear_burned(struct position *position)
{
	for (int i = 0; i < board_places(position->holes); i++)
		if (position_is_burned(position, i))
			position->cells[i] = 0;
}

/* The quick road to the same sum, on every size. */
static void evaluate__random_boards__is_the_sum_of_weighted_features(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 3);
	for (int i = 0; i < POSITIONS; i++) {
		struct evaluator evaluator;
		int16_t x[FEATURES];
		struct rules rules;
		struct match match;
		int n, lead, sum = 0;

		boards_any_rules(&rules, &rng);
		rules_set_board(&rules, 3 + (int)rng_below(&rng, 9), 0);
		if (!boards_scatter(&match, &rules, &rng, 1 + (int)rng_below(&rng, 90)))
			continue;
		n = rules.holes;
		if (rng_below(&rng, 4) == 0)
			match.position.burned = rng_next(&rng) & ((1u << n) - 1) & ~1u;
		clear_burned(&match.position);
		evaluator_init(&evaluator, &rules, &match.position);
		features_of(&rules, &match.position, x);
		for (int k = 0; k < FEATURES; k++)
			sum += x[k] * evaluator.weights[k];
		lead = match.position.cells[n] - match.position.cells[2 * n + 1];
		lead = match.position.mover == SIDE_A ? lead : -lead;
		assert_int_equal(
			evaluator_value(&evaluator, &match.position), lead * 100 + sum / 10);
	}
}

static void evaluate__round_over__is_the_store_difference(void **state)
{
	static const uint8_t cells[] = {0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 47};
	struct position position = {.holes = 7, .over = 1};
	struct rules rules;

	(void)state;
	rules_init(&rules);
	memcpy(position.cells, cells, sizeof(cells));
	assert_int_equal(ai_evaluate(&rules, &position, SIDE_A), 400);
	assert_int_equal(ai_evaluate(&rules, &position, SIDE_B), -400);
}

static void evaluate__level_board__favours_the_one_to_choose(void **state)
{
	struct rules rules;
	struct position position;

	(void)state;
	for (int i = 0; i < BOARDS_RULES; i++) {
		boards_rules(&rules, i);
		position_init(&position, 7, 7);
		assert_true(ai_evaluate(&rules, &position, SIDE_A) > 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(evaluate__random_positions_under_each_pack__is_antisymmetric),
		cmocka_unit_test(evaluate__random_positions_under_any_options__is_antisymmetric),
		cmocka_unit_test(evaluate__random_boards__is_the_sum_of_weighted_features),
		cmocka_unit_test(evaluate__round_over__is_the_store_difference),
		cmocka_unit_test(evaluate__level_board__favours_the_one_to_choose),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
