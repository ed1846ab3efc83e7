/* SPDX-License-Identifier: MIT */
#include "cli_clock.h"

#include <time.h>

double cli_seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

bool cli_is_past(void *deadline)
{
	return cli_seconds() >= *(const double *)deadline;
}
