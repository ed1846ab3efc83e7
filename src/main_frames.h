/* SPDX-License-Identifier: MIT */
#ifndef MAIN_FRAMES_H
#define MAIN_FRAMES_H

#include "base/log.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Where CONGKLAK_FRAME_LOG names a file, a line for each frame: microseconds since main began, what
 * the frame cost in microseconds (input, update, draw and present, without waiting), and 1 where
 * something moved. The first line is "first US US": from the start of the process (to 10 ms; 0: not
 * known) and of main to the end of the first present. In a window, the first frame after an input
 * is followed by "input US": when it had been presented, in microseconds since 1970, so that who
 * sent the input can tell how long it took.
 */
struct frames {
	FILE *file; /* NULL: nobody asked */
	uint64_t main_us;
	bool first_done;
	bool has_input; /* none presented since */
};

void frames_open(struct frames *frames, uint64_t main_us, struct log *log);
void frames_close(struct frames *frames);
void frames_note_input(struct frames *frames);
void frames_add(struct frames *frames, uint64_t begin_us, uint64_t end_us, bool moving);

#endif
