/* SPDX-License-Identifier: MIT */
#include "session/pthread_runner.h"

#include "base/xalloc.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static void *run(void *context)
{
	struct job *job = context;

	job->work(job);
	atomic_store_explicit(&job->state, JOB_DONE, memory_order_release);
	return NULL;
}

static bool start(struct job_runner *runner, struct job *job)
{
	pthread_t *thread = xalloc(sizeof *thread);

	(void)runner;
	job->thread = thread;
	if (pthread_create(thread, NULL, run, job) == 0)
		return true;
	free(thread);
	job->thread = NULL;
	return false;
}

static void join(struct job_runner *runner, struct job *job)
{
	pthread_t *thread = job->thread;

	(void)runner;
	pthread_join(*thread, NULL);
	free(thread);
	job->thread = NULL;
}

struct job_runner pthread_runner(void)
{
	return (struct job_runner){start, join, NULL};
}
