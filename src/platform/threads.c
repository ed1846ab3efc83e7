/* SPDX-License-Identifier: MIT */
#include "platform/threads.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "platform/clock.h"

#include <SDL.h>
#include <stdlib.h>

/* What job.thread points to while the job is not idle. */
struct worker {
	struct threads *threads;
	struct job *job;
	SDL_Thread *thread;
	uint64_t due_ms; /* when the lid closes */
};

static void wake(const struct threads *threads)
{
	SDL_Event event = {.type = threads->wake_event};

	if (threads->wake_event != (uint32_t)-1)
		SDL_PushEvent(&event);
}

static int work(void *context)
{
	struct worker *worker = context;
	struct threads *threads = worker->threads;

	SDL_TLSSet(threads->here, worker, NULL);
	/* On one core the window goes first. */
	SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
	worker->job->work(worker->job);
	/* Fewer running first, so that nobody who sees DONE still counts this one. */
	atomic_fetch_sub(&threads->running, 1);
	atomic_store_explicit(&worker->job->state, JOB_DONE, memory_order_release);
	wake(threads);
	return 0;
}

static bool start(struct job_runner *runner, struct job *job)
{
	struct threads *threads = runner->context;
	struct worker *worker = xcalloc(1, sizeof *worker);

	worker->threads = threads;
	worker->job = job;
	worker->due_ms = clock_ms() + threads->lid_ms;
	job->thread = worker;
	atomic_fetch_add(&threads->running, 1);
	worker->thread = SDL_CreateThread(work, "congklak-job", worker);
	if (worker->thread)
		return true;
	atomic_fetch_sub(&threads->running, 1);
	job->thread = NULL;
	free(worker);
	return false;
}

static void join(struct job_runner *runner, struct job *job)
{
	struct worker *worker = job->thread;

	(void)runner;
	if (!worker)
		return;
	SDL_WaitThread(worker->thread, NULL);
	job->thread = NULL;
	free(worker);
}

void threads_init(struct threads *threads, unsigned lid_ms)
{
	threads->runner = (struct job_runner){.start = start, .join = join, .context = threads};
	threads->wake_event = SDL_RegisterEvents(1);
	threads->here = SDL_TLSCreate();
	threads->lid_ms = lid_ms;
	atomic_init(&threads->running, 0);
}

void threads_release(struct threads *threads)
{
	CHECK(atomic_load(&threads->running) == 0);
}

bool threads_are_running(const struct threads *threads)
{
	return atomic_load(&threads->running) > 0;
}

bool threads_expired(void *context)
{
	const struct threads *threads = context;
	const struct worker *worker = SDL_TLSGet(threads->here);

	return worker && clock_ms() >= worker->due_ms;
}
