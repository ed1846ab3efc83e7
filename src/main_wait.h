/* SPDX-License-Identifier: MIT */
#ifndef MAIN_WAIT_H
#define MAIN_WAIT_H

#include <stdbool.h>
#include <stdint.h>

/* How long the loop may sleep. In milliseconds; -1 is until something happens. */
enum {
	FRAME_MS = 16,     /* no frame is drawn sooner after the last, whatever the display does */
	JOB_WAIT_MS = 100, /* longest sleep while a job runs */
};

struct main_wait {
	bool stale;           /* there is something to draw */
	int app;              /* when the app wants to be asked again, or -1 */
	int repeat;           /* when a held direction comes again, or -1 */
	bool jobs;            /* the computer thinks, or a board is painted */
	uint64_t since_frame; /* milliseconds */
};

int main_wait_ms(const struct main_wait *wait);

#endif
