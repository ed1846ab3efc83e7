/* SPDX-License-Identifier: MIT */
#include "base/job.h"

#include "base/check.h"

#include <stddef.h>

void job_init(struct job *job, void (*work)(struct job *job))
{
	job->work = work;
	atomic_init(&job->stop, false);
	atomic_init(&job->state, JOB_IDLE);
	job->thread = NULL;
}

bool job_start(struct job_runner *runner, struct job *job)
{
	CHECK(atomic_load(&job->state) == JOB_IDLE);
	atomic_store(&job->stop, false);
	atomic_store(&job->state, JOB_RUNNING);
	if (runner->start(runner, job))
		return true;
	atomic_store(&job->state, JOB_IDLE);
	return false;
}

bool job_collect(struct job_runner *runner, struct job *job)
{
	if (atomic_load_explicit(&job->state, memory_order_acquire) != JOB_DONE)
		return false;
	runner->join(runner, job);
	atomic_store(&job->state, JOB_IDLE);
	return true;
}

void job_cancel(struct job_runner *runner, struct job *job)
{
	if (atomic_load(&job->state) == JOB_IDLE)
		return;
	atomic_store(&job->stop, true);
	runner->join(runner, job);
	atomic_store(&job->state, JOB_IDLE);
}

bool job_is_running(const struct job *job)
{
	return atomic_load(&job->state) == JOB_RUNNING;
}

static bool start_inline(struct job_runner *runner, struct job *job)
{
	(void)runner;
	job->work(job);
	atomic_store_explicit(&job->state, JOB_DONE, memory_order_release);
	return true;
}

static void join_inline(struct job_runner *runner, struct job *job)
{
	(void)runner;
	(void)job;
}

struct job_runner job_runner_inline(void)
{
	return (struct job_runner){.start = start_inline, .join = join_inline};
}
