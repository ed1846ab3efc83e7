/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "answers.h"
#include "boards.h"

enum { MEGABYTES = 2, BOARDS = 24, ASK_AT_MOST = 1024 };

static bool is_legal(const struct match *match, int move)
{
	return match_check(match, move) == VERDICT_OK;
}

/* A game of one of the packs, some choices in. */
static void begin(struct match *match, int index)
{
	struct rules rules;

	boards_rules(&rules, index % BOARDS_RULES);
	rules.max_rounds = 1; /* what is searched to its end is proved */
	boards_begin(match, &rules, (uint32_t)index + 100, 1 + index);
}

static void search__any_budget__is_kept(void **state)
{
	static const uint64_t budgets[] = {1, 2, 5, 100, 1023, 1024, 1025, 20000};
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		for (size_t k = 0; k < sizeof(budgets) / sizeof(budgets[0]); k++) {
			struct ai_limits limits = {.nodes = budgets[k]};
			struct ai_answer answer;
			struct match match;

			begin(&match, i);
			ai_search(ai, &match, &limits, &answer);
			assert_true(answer.nodes <= budgets[k]);
			assert_true(answer.exact || answer.nodes == budgets[k]);
			assert_true(is_legal(&match, answer.move));
			assert_int_equal(answer.line[0], answer.move);
		}
	}
	ai_free(ai);
}

static void search__depth_limit__is_the_last_iteration(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int depth = 1; depth <= 4; depth++) {
		struct ai_limits limits = {.depth = depth};
		struct ai_answer answer;
		struct match match;

		begin(&match, 0);
		ai_search(ai, &match, &limits, &answer);
		assert_int_equal(answer.depth, depth);
	}
	ai_free(ai);
}

static void search__asked_again_after_other_games__answers_the_same(void **state)
{
	struct ai *used = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		struct ai *fresh = ai_new(MEGABYTES);
		struct ai_limits limits = {.nodes = 20000, .seed = 5};
		struct ai_answer a, b;
		struct match match;

		begin(&match, i);
		ai_search(used, &match, &limits, &a);
		ai_search(fresh, &match, &limits, &b);
		answers_assert_same(&a, &b);
		for (int level = 1; level < AI_LEVELS; level++) {
			ai_play(used, &match, level, &limits, &a);
			ai_play(fresh, &match, level, &limits, &b);
			answers_assert_same(&a, &b);
		}
		ai_free(fresh);
	}
	ai_free(used);
}

/* Each board of 10 seeds by its whole value first, then by who is ahead by more than so many. */
static void search__within_so_many_seeds__tells_those_and_the_side_of_others(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	uint64_t nodes = 0, nodes_within = 0;
	struct rng rng;
	int beyond = 0;

	(void)state;
	rng_init(&rng, 8);
	for (int i = 0; i < 40 * BOARDS_RULES; i++) {
		int within = 1 + i % 5;
		struct ai_answer whole, answer;
		struct match match;
		struct rules rules;

		boards_rules(&rules, i % BOARDS_RULES);
		rules.max_rounds = 1;
		if (!boards_scatter(&match, &rules, &rng, 10))
			continue;
		ai_search(ai, &match, &(struct ai_limits){0}, &whole);
		ai_search(ai, &match, &(struct ai_limits){.within = within}, &answer);
		assert_true(whole.exact && answer.exact);
		assert_true(is_legal(&match, answer.move));
		nodes += whole.nodes;
		nodes_within += answer.nodes;
		if (whole.value > -within && whole.value < within) {
			assert_int_equal(answer.value, whole.value);
			continue;
		}
		beyond++;
		assert_true(whole.value > 0 ? answer.value >= within : answer.value <= -within);
	}
	assert_true(beyond > 100 && nodes_within < nodes);
	ai_free(ai);
}

/* The same value at once, and not that of another game it has seen before. */
static void search__that_remembers__goes_on_where_it_was(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	uint64_t nodes = 0, nodes_again = 0;
	struct rng rng;

	(void)state;
	rng_init(&rng, 9);
	for (int i = 0; i < 10 * BOARDS_RULES; i++) {
		struct ai_limits limits = {.nodes = 0};
		struct ai_answer first, next, alone;
		struct match match;
		struct rules rules;

		boards_rules(&rules, i % BOARDS_RULES);
		rules.max_rounds = 1;
		if (!boards_scatter(&match, &rules, &rng, 12))
			continue;
		ai_search(ai, &match, &limits, &first);
		match_play(&match, first.move, NULL);
		if (match.phase == MATCH_OVER)
			continue;
		limits.remembers = true;
		ai_search(ai, &match, &limits, &next);
		limits.remembers = false;
		ai_search(ai, &match, &limits, &alone);
		assert_true(next.exact);
		assert_int_equal(next.value, alone.value);
		nodes += alone.nodes;
		nodes_again += next.nodes;
	}
	assert_true(nodes_again * 2 < nodes);
	ai_free(ai);
}

static void play__other_seed__varies_level_1(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	uint32_t seen = 0;
	struct match match;

	(void)state;
	begin(&match, 0);
	for (uint32_t seed = 0; seed < 40; seed++) {
		struct ai_limits limits = {.seed = seed};
		struct ai_answer answer;

		ai_play(ai, &match, 1, &limits, &answer);
		assert_true(is_legal(&match, answer.move));
		seen |= 1u << answer.move;
	}
	assert_true((seen & (seen - 1)) != 0);
	ai_free(ai);
}

/* Time that is up after some questions, or a stop flag that is raised then. */
struct clock {
	int questions;
	atomic_bool *raise;
};

static bool tick(void *context)
{
	struct clock *clock = context;

	if (clock->questions-- > 0)
		return false;
	if (!clock->raise)
		return true;
	atomic_store(clock->raise, true);
	return false;
}

static void search__time_is_up__gives_the_last_finished_iteration(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		struct clock clock = {.questions = i};
		struct ai_limits limits = {.expired = tick, .clock = &clock};
		struct ai_limits same = {0};
		struct ai_answer cut, whole;
		struct match match;

		begin(&match, i);
		ai_search(ai, &match, &limits, &cut);
		assert_true(cut.nodes <= (uint64_t)i * ASK_AT_MOST);
		assert_true(is_legal(&match, cut.move));
		if (cut.depth == 0)
			continue;
		same.depth = cut.depth;
		ai_search(ai, &match, &same, &whole);
		assert_int_equal(cut.move, whole.move);
		assert_int_equal(cut.value, whole.value);
	}
	ai_free(ai);
}

static void search__stop_is_raised__returns_within_some_nodes(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		atomic_bool stop;
		struct clock clock = {.questions = i, .raise = &stop};
		struct ai_limits limits = {.expired = tick, .clock = &clock, .stop = &stop};
		struct ai_answer answer;
		struct match match;

		atomic_init(&stop, false);
		begin(&match, i);
		ai_search(ai, &match, &limits, &answer);
		assert_true(answer.exact || atomic_load(&stop));
		assert_true(answer.nodes <= (uint64_t)(i + 1) * ASK_AT_MOST);
		assert_true(is_legal(&match, answer.move));
	}
	ai_free(ai);
}

static void play__stopped_before_it_began__gives_a_legal_move_at_once(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	atomic_bool stop;

	(void)state;
	atomic_init(&stop, true);
	for (int i = 0; i < BOARDS; i++) {
		for (int level = 1; level <= AI_LEVELS; level++) {
			struct ai_limits limits = {.stop = &stop};
			struct ai_answer answer;
			struct match match;

			begin(&match, i);
			ai_play(ai, &match, level, &limits, &answer);
			assert_int_equal(answer.nodes, 0);
			assert_int_equal(answer.depth, 0);
			assert_false(answer.exact);
			assert_true(is_legal(&match, answer.move));
		}
	}
	ai_free(ai);
}

static void search__match_over__has_no_move(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	struct ai_limits limits = {.nodes = 100};
	struct ai_answer answer;
	struct match match;

	(void)state;
	begin(&match, 0);
	match_concede(&match, SIDE_A, NULL);
	ai_search(ai, &match, &limits, &answer);
	assert_int_equal(answer.move, -1);
	assert_int_equal(answer.line_len, 0);
	ai_play(ai, &match, 1, &limits, &answer);
	assert_int_equal(answer.move, -1);
	ai_free(ai);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(search__any_budget__is_kept),
		cmocka_unit_test(search__depth_limit__is_the_last_iteration),
		cmocka_unit_test(search__asked_again_after_other_games__answers_the_same),
		cmocka_unit_test(search__within_so_many_seeds__tells_those_and_the_side_of_others),
		cmocka_unit_test(search__that_remembers__goes_on_where_it_was),
		cmocka_unit_test(play__other_seed__varies_level_1),
		cmocka_unit_test(search__time_is_up__gives_the_last_finished_iteration),
		cmocka_unit_test(search__stop_is_raised__returns_within_some_nodes),
		cmocka_unit_test(play__stopped_before_it_began__gives_a_legal_move_at_once),
		cmocka_unit_test(search__match_over__has_no_move),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
