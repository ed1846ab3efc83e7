/* SPDX-License-Identifier: MIT */
#ifndef CLI_CLOCK_H
#define CLI_CLOCK_H

#include <stdbool.h>

double cli_seconds(void); /* since some moment; never runs backward */

/* For ai_limits.expired: whether the deadline, a double of cli_seconds(), is past. Any thread. */
bool cli_is_past(void *deadline);

#endif
