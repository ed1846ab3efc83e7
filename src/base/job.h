/* SPDX-License-Identifier: MIT */
#ifndef BASE_JOB_H
#define BASE_JOB_H

#include <stdatomic.h>
#include <stdbool.h>

/*
 * Work that must not hold up the window: a search, a painting. The work knows no threads, the
 * runner knows no games. A job is the first member of a larger struct that holds its question
 * and its answer; while the job runs nobody else touches that struct but for stop and state.
 *
 *	idle --job_start--> running --(work returns)--> done --job_collect--> idle
 */
enum job_state { JOB_IDLE, JOB_RUNNING, JOB_DONE };

struct job {
	void (*work)(struct job *job); /* must look at stop often and return soon once it is set */
	atomic_bool stop;
	atomic_int state; /* enum job_state; DONE is set with release, after the answer */
	void *thread;     /* the runner's own */
};

/* Two kinds: threads (platform/threads.h), and inline (below) where start runs the whole work. */
struct job_runner {
	bool (*start)(struct job_runner *runner, struct job *job);
	void (*join)(struct job_runner *runner, struct job *job); /* waits for the work to return */
	void *context;
};

void job_init(struct job *job, void (*work)(struct job *job));
/* Starts an idle job; false if the runner could not (the job stays idle). */
bool job_start(struct job_runner *runner, struct job *job);
/* True once per finished job: the answer may be read and the job is idle again. */
bool job_collect(struct job_runner *runner, struct job *job);
/* Sets stop and waits; the job is idle afterwards and its answer is dropped. Fine when idle. */
void job_cancel(struct job_runner *runner, struct job *job);
bool job_is_running(const struct job *job);

struct job_runner job_runner_inline(void);

#endif
