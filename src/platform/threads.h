/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_THREADS_H
#define PLATFORM_THREADS_H

#include "base/job.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/*
 * Jobs on threads of their own. A job that has finished wakes pump_wait(). Must outlive its jobs;
 * all of them are collected or cancelled before threads_release().
 */
struct threads {
	struct job_runner runner;
	uint32_t wake_event; /* of SDL, pushed when a job is done */
	unsigned here;       /* thread-local slot: the job of the current thread */
	atomic_int running;
	unsigned lid_ms;
};

/* LID_MS: how long a job may ask threads_expired() before it answers yes. */
void threads_init(struct threads *threads, unsigned lid_ms);
void threads_release(struct threads *threads);
bool threads_are_running(const struct threads *threads);

/* For ai_limits.expired: the job on whose thread this is asked has used up its lid. False outside
 * of jobs. THREADS is a struct threads. */
bool threads_expired(void *threads);

#endif
