/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "ai/endgame.h"
#include "boards.h"
#include "cli_threads.h"

#include <sched.h>

/* Several threads at one search. ThreadSanitizer watches these. */
enum { MEGABYTES = 2, BOARDS = 12, ASK_AT_MOST = 1024 };

static void begin(struct match *match, int index)
{
	struct rules rules;

	boards_rules(&rules, index % BOARDS_RULES);
	boards_begin(match, &rules, (uint32_t)index + 500, 3 + index);
}

static void threads__budget__is_kept_by_all_together(void **state)
{
	struct job_runner runner = cli_threads();
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		struct ai_progress progress;
		struct ai_limits limits = {.nodes = 50001,
			.threads = 2 + i % 3,
			.runner = &runner,
			.progress = &progress};
		struct ai_answer answer;
		struct match match;

		begin(&match, i);
		ai_search(ai, &match, &limits, &answer);
		assert_true(answer.nodes <= limits.nodes);
		assert_int_equal(match_check(&match, answer.move), VERDICT_OK);
		assert_true(answer.depth > 0);
		assert_int_equal(atomic_load(&progress.nodes), answer.nodes);
		assert_int_equal(atomic_load(&progress.depth), answer.depth);
		assert_int_equal(atomic_load(&progress.move), answer.move);
	}
	ai_free(ai);
}

static bool count_down(void *context)
{
	atomic_int *questions = context;

	return atomic_fetch_sub(questions, 1) <= 0;
}

static void threads__time_is_up__all_stop(void **state)
{
	struct job_runner runner = cli_threads();
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		atomic_int questions;
		struct ai_limits limits = {.expired = count_down,
			.clock = &questions,
			.threads = 3,
			.runner = &runner};
		struct ai_answer answer;
		struct match match;

		atomic_init(&questions, i * 5);
		begin(&match, i);
		ai_search(ai, &match, &limits, &answer);
		assert_true(answer.nodes <= (uint64_t)(i * 5 + 3) * ASK_AT_MOST);
		assert_int_equal(match_check(&match, answer.move), VERDICT_OK);
	}
	ai_free(ai);
}

/* A search as the session runs it: in a job, stopped from elsewhere. */
struct thinking {
	struct job job;
	struct ai *ai;
	struct match match;
	struct ai_limits limits;
	struct ai_progress progress;
	struct ai_answer answer;
};

static void think(struct job *job)
{
	struct thinking *thinking = (struct thinking *)job;

	ai_search(thinking->ai, &thinking->match, &thinking->limits, &thinking->answer);
}

static void threads__stopped_from_outside__return_within_some_nodes(void **state)
{
	struct job_runner runner = cli_threads();
	struct thinking thinking = {.ai = ai_new(MEGABYTES)};
	struct rules rules;

	(void)state;
	boards_rules(&rules, 0);
	match_init(&thinking.match, &rules, SIDE_A);
	for (int threads = 1; threads <= 4; threads++) {
		unsigned long long seen;

		job_init(&thinking.job, think);
		thinking.limits = (struct ai_limits){.stop = &thinking.job.stop,
			.threads = threads,
			.runner = &runner,
			.progress = &thinking.progress};
		atomic_store(&thinking.progress.nodes, 0);
		assert_true(job_start(&runner, &thinking.job));
		while (atomic_load(&thinking.progress.nodes) < 20000)
			sched_yield();
		atomic_store(&thinking.job.stop, true);
		seen = atomic_load(&thinking.progress.nodes);
		job_cancel(&runner, &thinking.job);
		assert_int_equal(atomic_load(&thinking.progress.nodes), thinking.answer.nodes);
		/* What was not told yet, and what was under way. */
		assert_true(thinking.answer.nodes - seen <=
			    2ULL * ASK_AT_MOST * (unsigned long long)threads);
		assert_int_equal(match_check(&thinking.match, thinking.answer.move), VERDICT_OK);
	}
	ai_free(thinking.ai);
}

/* ---- Poor machines --------------------------------------------------------------------------- */

static bool start_none(struct job_runner *runner, struct job *job)
{
	(void)runner;
	(void)job;
	return false;
}

static void threads__machine_gives_none__searches_alone(void **state)
{
	struct job_runner runners[2] = {{.start = start_none}, job_runner_inline()};
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		struct ai_limits limits = {.nodes = 30000, .threads = 4, .runner = &runners[i % 2]};
		struct ai_answer answer;
		struct match match;

		begin(&match, i);
		ai_search(ai, &match, &limits, &answer);
		assert_true(answer.depth > 0);
		assert_true(answer.nodes <= limits.nodes);
		assert_int_equal(match_check(&match, answer.move), VERDICT_OK);
	}
	ai_free(ai);
}

static void threads__asked_for_but_no_runner__is_the_answer_of_one(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int i = 0; i < BOARDS; i++) {
		struct ai_limits limits = {.nodes = 30000, .threads = 4};
		struct ai_limits alone = {.nodes = 30000};
		struct ai_answer a, b;
		struct match match;

		begin(&match, i);
		ai_search(ai, &match, &limits, &a);
		ai_search(ai, &match, &alone, &b);
		assert_int_equal(a.move, b.move);
		assert_int_equal(a.value, b.value);
		assert_int_equal(a.nodes, b.nodes);
	}
	ai_free(ai);
}

/* ---- A table that grows meanwhile ------------------------------------------------------------ */

struct building {
	struct job job;
	struct endgame *endgame;
};

static void build(struct job *job)
{
	struct building *building = (struct building *)job;

	endgame_build(building->endgame, 1, NULL, &job->stop);
}

static void threads__table_of_endings_grows_meanwhile__values_are_true(void **state)
{
	struct job_runner runner = cli_threads();
	struct ai *with = ai_new(MEGABYTES), *without = ai_new(MEGABYTES);
	struct building building;
	struct rules rules;
	struct rng rng;

	(void)state;
	boards_rules(&rules, 0);
	rng_init(&rng, 8);
	building.endgame = endgame_new(&rules, 8);
	job_init(&building.job, build);
	assert_true(job_start(&runner, &building.job));
	ai_use_endgame(with, building.endgame);
	for (int i = 0; i < BOARDS; i++) {
		struct ai_limits limits = {.threads = 2, .runner = &runner}, alone = {0};
		struct ai_answer a, b;
		struct match match;

		if (!boards_scatter(&match, &rules, &rng, 10))
			continue;
		ai_search(with, &match, &limits, &a);
		ai_search(without, &match, &alone, &b);
		assert_true(a.exact && b.exact);
		assert_int_equal(a.value, b.value);
	}
	job_cancel(&runner, &building.job);
	ai_free(with);
	ai_free(without);
	endgame_free(building.endgame);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(threads__budget__is_kept_by_all_together),
		cmocka_unit_test(threads__time_is_up__all_stop),
		cmocka_unit_test(threads__stopped_from_outside__return_within_some_nodes),
		cmocka_unit_test(threads__machine_gives_none__searches_alone),
		cmocka_unit_test(threads__asked_for_but_no_runner__is_the_answer_of_one),
		cmocka_unit_test(threads__table_of_endings_grows_meanwhile__values_are_true),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
