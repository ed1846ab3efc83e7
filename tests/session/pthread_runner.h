/* SPDX-License-Identifier: MIT */
#ifndef TESTS_SESSION_PTHREAD_RUNNER_H
#define TESTS_SESSION_PTHREAD_RUNNER_H

#include "base/job.h"

/* A thread for each job, to try the session's side of the bargain without a window. */
struct job_runner pthread_runner(void);

#endif
