/* SPDX-License-Identifier: MIT */
#include "cli_threads.h"

#include "base/xalloc.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

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
	if (pthread_create(thread, NULL, run, job) != 0) {
		free(thread);
		return false;
	}
	job->thread = thread;
	return true;
}

static void join(struct job_runner *runner, struct job *job)
{
	pthread_t *thread = job->thread;

	(void)runner;
	if (!thread)
		return;
	pthread_join(*thread, NULL);
	job->thread = NULL;
	free(thread);
}

struct job_runner cli_threads(void)
{
	return (struct job_runner){.start = start, .join = join};
}

int cli_threads_count(int most)
{
	long cores = sysconf(_SC_NPROCESSORS_ONLN);

	return cores < 1 ? 1 : cores > most ? most : (int)cores;
}
