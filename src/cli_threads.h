/* SPDX-License-Identifier: MIT */
#ifndef CLI_THREADS_H
#define CLI_THREADS_H

#include "base/job.h"

/* The system's threads behind base/job.h. A job's thread ends when its work returns. */
struct job_runner cli_threads(void);

/* As many as there are cores that may be used, 1 .. MOST. */
int cli_threads_count(int most);

#endif
