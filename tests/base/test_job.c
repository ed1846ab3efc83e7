/* SPDX-License-Identifier: MIT */
#include "base/job.h"

#include "test.h"

struct sum {
	struct job job;
	int upto;
	int answer;
	int runs;
};

static void add_up(struct job *job)
{
	struct sum *sum = (struct sum *)job;

	sum->runs++;
	sum->answer = 0;
	for (int i = 1; i <= sum->upto; i++) {
		if (atomic_load(&job->stop))
			return;
		sum->answer += i;
	}
}

static bool refuse_start(struct job_runner *runner, struct job *job)
{
	(void)runner;
	(void)job;
	return false;
}

static void inline_job__started__is_collected_once_with_its_answer(void **state)
{
	struct job_runner runner = job_runner_inline();
	struct sum sum = {.upto = 100};

	(void)state;
	job_init(&sum.job, add_up);
	assert_false(job_collect(&runner, &sum.job));
	assert_true(job_start(&runner, &sum.job));
	assert_false(job_is_running(&sum.job));
	assert_true(job_collect(&runner, &sum.job));
	assert_int_equal(sum.answer, 5050);
	assert_false(job_collect(&runner, &sum.job));
}

static void inline_job__collected__can_start_again(void **state)
{
	struct job_runner runner = job_runner_inline();
	struct sum sum = {.upto = 3};

	(void)state;
	job_init(&sum.job, add_up);
	for (int i = 1; i <= 3; i++) {
		assert_true(job_start(&runner, &sum.job));
		assert_true(job_collect(&runner, &sum.job));
		assert_int_equal(sum.runs, i);
	}
}

static void job__cancelled_when_done__drops_the_answer(void **state)
{
	struct job_runner runner = job_runner_inline();
	struct sum sum = {.upto = 3};

	(void)state;
	job_init(&sum.job, add_up);
	assert_true(job_start(&runner, &sum.job));
	job_cancel(&runner, &sum.job);
	assert_false(job_collect(&runner, &sum.job));
	/* The wish to stop must not outlive the question it was for. */
	assert_true(job_start(&runner, &sum.job));
	assert_true(job_collect(&runner, &sum.job));
	assert_int_equal(sum.answer, 6);
}

static void job__cancelled_when_idle__stays_idle(void **state)
{
	struct job_runner runner = job_runner_inline();
	struct sum sum = {.upto = 3};

	(void)state;
	job_init(&sum.job, add_up);
	job_cancel(&runner, &sum.job);
	assert_false(job_is_running(&sum.job));
	assert_int_equal(sum.runs, 0);
}

static void job__runner_refuses__stays_idle(void **state)
{
	struct job_runner runner = job_runner_inline();
	struct sum sum = {.upto = 3};

	(void)state;
	runner.start = refuse_start;
	job_init(&sum.job, add_up);
	assert_false(job_start(&runner, &sum.job));
	assert_false(job_is_running(&sum.job));
	assert_false(job_collect(&runner, &sum.job));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(inline_job__started__is_collected_once_with_its_answer),
		cmocka_unit_test(inline_job__collected__can_start_again),
		cmocka_unit_test(job__cancelled_when_done__drops_the_answer),
		cmocka_unit_test(job__cancelled_when_idle__stays_idle),
		cmocka_unit_test(job__runner_refuses__stays_idle),
	};

	return cmocka_run_group_tests_name("job", tests, NULL, NULL);
}
