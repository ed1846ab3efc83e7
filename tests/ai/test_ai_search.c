/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "ai/endgame.h"
#include "answers.h"
#include "boards.h"

/* What one search tells and promises; its values are held by test_ai_exact. */
enum { MEGABYTES = 2, BOARDS = 16 };

static void begin(struct match *match, int index)
{
	struct rules rules;

	boards_rules(&rules, index % BOARDS_RULES);
	boards_begin(match, &rules, (uint32_t)index + 300, 3 + index);
}

/* ---- Progress -------------------------------------------------------------------------------- */

/* Looks on at every question and never stops it. */
struct onlooker {
	const struct match *match;
	struct ai_progress *progress;
	int depth;
	unsigned long long nodes;
	int questions;
};

static bool look_on(void *context)
{
	struct onlooker *onlooker = context;
	int depth = atomic_load(&onlooker->progress->depth);
	int move = atomic_load(&onlooker->progress->move);
	unsigned long long nodes = atomic_load(&onlooker->progress->nodes);

	assert_true(depth >= onlooker->depth);
	assert_true(nodes >= onlooker->nodes);
	assert_true(nodes == 0 || nodes > onlooker->nodes);
	assert_true(move == -1 ? depth == 0 : match_check(onlooker->match, move) == VERDICT_OK);
	onlooker->depth = depth;
	onlooker->nodes = nodes;
	onlooker->questions++;
	return false;
}

static void progress__while_it_thinks__grows_to_the_answer(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		struct ai_progress progress = {.depth = 77, .nodes = 77};
		struct match match;
		struct onlooker onlooker = {.match = &match, .progress = &progress};
		struct ai_limits limits = {.nodes = 30000,
			.expired = look_on,
			.clock = &onlooker,
			.progress = &progress};
		struct ai_answer answer;

		begin(&match, i);
		ai_search(ai, &match, &limits, &answer);
		assert_true(answer.exact || onlooker.questions > 20);
		assert_int_equal(atomic_load(&progress.nodes), answer.nodes);
		assert_int_equal(atomic_load(&progress.depth), answer.depth);
		assert_int_equal(atomic_load(&progress.move), answer.move);
		assert_int_equal(atomic_load(&progress.value), answer.value);
	}
	ai_free(ai);
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static void line__any_budget__is_a_legal_sequence(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS * 4; i++) {
		struct ai_limits limits = {.nodes = UINT64_C(1) << (i % 16 + 1)};
		struct ai_answer answer;
		struct match match;

		begin(&match, i % BOARDS);
		match.rules.rounds = ROUNDS_ONE;
		ai_search(ai, &match, &limits, &answer);
		assert_in_range(answer.line_len, 1, AI_LINE_MAX);
		assert_int_equal(answer.line[0], answer.move);
		for (int k = 0; k < answer.line_len; k++) {
			assert_int_equal(match_check(&match, answer.line[k]), VERDICT_OK);
			match_play(&match, answer.line[k], NULL);
		}
	}
	ai_free(ai);
}

/* ---- Rounds ---------------------------------------------------------------------------------- */

static void search__round_that_another_follows__ends_without_a_proof(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	struct rng rng;

	(void)state;
	rng_init(&rng, 5);
	for (int i = 0; i < 40; i++) {
		struct ai_limits limits = {0};
		struct ai_answer open, last;
		struct rules rules;
		struct match match;

		boards_rules(&rules, 5 + i % 2 * 2);
		rules.rounds = ROUNDS_SEVERAL;
		if (!boards_scatter(&match, &rules, &rng, 7))
			continue;
		ai_search(ai, &match, &limits, &open);
		assert_false(open.exact);
		assert_int_equal(match_check(&match, open.move), VERDICT_OK);
		match.rules.max_rounds = 1;
		ai_search(ai, &match, &limits, &last);
		assert_true(last.exact);
	}
	ai_free(ai);
}

/* ---- Endgame tables -------------------------------------------------------------------------- */

static void search__table_of_other_rules__is_not_asked(void **state)
{
	struct rules other, rules;
	struct ai *with = ai_new(MEGABYTES), *without = ai_new(MEGABYTES);
	struct endgame *endgame;
	struct rng rng;

	(void)state;
	boards_rules(&rules, 0);
	boards_rules(&other, 3);
	rng_init(&rng, 6);
	endgame = endgame_new(&other, 5);
	endgame_build(endgame, 1, NULL, NULL);
	ai_use_endgame(with, endgame);
	for (int i = 0; i < 20; i++) {
		struct ai_limits limits = {.nodes = 20000};
		struct ai_answer a, b;
		struct match match;

		if (!boards_scatter(&match, &rules, &rng, 10))
			continue;
		ai_search(with, &match, &limits, &a);
		ai_search(without, &match, &limits, &b);
		answers_assert_same(&a, &b);
	}
	ai_free(with);
	ai_free(without);
	endgame_free(endgame);
}

static void search__table_at_hand__needs_fewer_nodes(void **state)
{
	struct ai *with = ai_new(MEGABYTES), *without = ai_new(MEGABYTES);
	uint64_t nodes_with = 0, nodes_without = 0;
	struct endgame *endgame;
	struct rules rules;
	struct rng rng;

	(void)state;
	boards_rules(&rules, 0);
	rng_init(&rng, 7);
	endgame = endgame_new(&rules, 7);
	endgame_build(endgame, 1, NULL, NULL);
	ai_use_endgame(with, endgame);
	for (int i = 0; i < 20; i++) {
		struct ai_limits limits = {0};
		struct ai_answer a, b;
		struct match match;

		if (!boards_scatter(&match, &rules, &rng, 13))
			continue;
		ai_search(with, &match, &limits, &a);
		ai_search(without, &match, &limits, &b);
		assert_true(a.exact && b.exact);
		assert_int_equal(a.value, b.value);
		nodes_with += a.nodes;
		nodes_without += b.nodes;
	}
	assert_true(nodes_with * 2 < nodes_without);
	ai_free(with);
	ai_free(without);
	endgame_free(endgame);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(progress__while_it_thinks__grows_to_the_answer),
		cmocka_unit_test(line__any_budget__is_a_legal_sequence),
		cmocka_unit_test(search__round_that_another_follows__ends_without_a_proof),
		cmocka_unit_test(search__table_of_other_rules__is_not_asked),
		cmocka_unit_test(search__table_at_hand__needs_fewer_nodes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
