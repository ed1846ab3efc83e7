/* SPDX-License-Identifier: MIT */
#include "platform/clock.h"
#include "platform/threads.h"
#include "test.h"

#include <SDL.h>

struct sum {
	struct job job; /* first */
	int from, to;
	long total; /* not atomic: the runner makes it safe */
	struct threads *threads;
	bool expired;
};

static void add_up(struct job *job)
{
	struct sum *sum = (struct sum *)job;

	for (int i = sum->from; i <= sum->to; i++)
		sum->total += i;
}

static void until_stopped(struct job *job)
{
	while (!atomic_load(&job->stop))
		SDL_Delay(1);
}

static void until_expired(struct job *job)
{
	struct sum *sum = (struct sum *)job;

	while (!threads_expired(sum->threads) && !atomic_load(&job->stop))
		SDL_Delay(1);
	sum->expired = threads_expired(sum->threads);
}

static bool collect_within(struct threads *threads, struct job *job, unsigned ms)
{
	const uint64_t end = clock_ms() + ms;

	while (clock_ms() < end) {
		if (job_collect(&threads->runner, job))
			return true;
		SDL_Delay(1);
	}
	return false;
}

static int set_up(void **state)
{
	(void)state;
	return SDL_Init(SDL_INIT_EVENTS);
}

static int tear_down(void **state)
{
	(void)state;
	SDL_Quit();
	return 0;
}

static void job__started__gives_its_answer_once(void **state)
{
	struct threads threads;
	struct sum sum = {.from = 1, .to = 1000};

	(void)state;
	threads_init(&threads, 1000);
	job_init(&sum.job, add_up);
	for (int round = 1; round <= 20; round++) {
		assert_true(job_start(&threads.runner, &sum.job));
		assert_true(collect_within(&threads, &sum.job, 5000));
		assert_int_equal(sum.total, 500500 * round);
		assert_false(job_collect(&threads.runner, &sum.job));
	}
	assert_false(threads_are_running(&threads));
	threads_release(&threads);
}

static void jobs__several_at_once__do_not_meet(void **state)
{
	enum { COUNT = 8 };
	struct threads threads;
	struct sum sums[COUNT];

	(void)state;
	threads_init(&threads, 1000);
	for (int i = 0; i < COUNT; i++) {
		sums[i] = (struct sum){.from = i, .to = i + 10};
		job_init(&sums[i].job, add_up);
		assert_true(job_start(&threads.runner, &sums[i].job));
	}
	for (int i = 0; i < COUNT; i++) {
		assert_true(collect_within(&threads, &sums[i].job, 5000));
		assert_int_equal(sums[i].total, 11 * i + 55);
	}
	threads_release(&threads);
}

static void job__cancelled__is_idle_and_can_start_again(void **state)
{
	struct threads threads;
	struct sum sum = {.from = 1, .to = 10};

	(void)state;
	threads_init(&threads, 1000);
	job_init(&sum.job, until_stopped);
	assert_true(job_start(&threads.runner, &sum.job));
	assert_true(threads_are_running(&threads));
	job_cancel(&threads.runner, &sum.job);
	assert_false(job_is_running(&sum.job));
	assert_false(threads_are_running(&threads));
	assert_null(sum.job.thread);
	job_cancel(&threads.runner, &sum.job);
	sum.job.work = add_up;
	assert_true(job_start(&threads.runner, &sum.job));
	assert_true(collect_within(&threads, &sum.job, 5000));
	assert_int_equal(sum.total, 55);
	threads_release(&threads);
}

static void job__done__wakes_whoever_waits_for_events(void **state)
{
	struct threads threads;
	struct sum sum = {.from = 1, .to = 2};
	SDL_Event event;
	bool woken = false;
	const uint64_t begin = clock_ms();

	(void)state;
	threads_init(&threads, 1000);
	job_init(&sum.job, add_up);
	assert_true(job_start(&threads.runner, &sum.job));
	while (!woken && SDL_WaitEventTimeout(&event, 10000))
		woken = event.type == threads.wake_event;
	assert_true(woken);
	assert_true(clock_ms() - begin < 5000);
	assert_true(job_collect(&threads.runner, &sum.job));
	assert_int_equal(sum.total, 3);
	threads_release(&threads);
}

static void lid__of_a_running_job__closes_for_that_job_only(void **state)
{
	struct threads threads;
	struct sum sum = {.threads = &threads};
	const uint64_t begin = clock_ms();

	(void)state;
	threads_init(&threads, 40);
	job_init(&sum.job, until_expired);
	assert_true(job_start(&threads.runner, &sum.job));
	assert_true(collect_within(&threads, &sum.job, 10000));
	assert_true(sum.expired);
	assert_true(clock_ms() - begin >= 40);
	/* This thread runs no job. */
	assert_false(threads_expired(&threads));
	threads_release(&threads);
}

static void clock__read_twice__goes_forward(void **state)
{
	const uint64_t first = clock_us();

	(void)state;
	clock_sleep_ms(3);
	assert_true(clock_us() >= first + 3000);
	assert_true(clock_ms() >= first / 1000);
	/* To 10 ms, and the start of this program is no hour ago. */
	assert_true(clock_us_of_process() < 3600ull * 1000000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			job__started__gives_its_answer_once, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			jobs__several_at_once__do_not_meet, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			job__cancelled__is_idle_and_can_start_again, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			job__done__wakes_whoever_waits_for_events, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			lid__of_a_running_job__closes_for_that_job_only, set_up, tear_down),
		cmocka_unit_test(clock__read_twice__goes_forward),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
