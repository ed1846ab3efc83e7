/* SPDX-License-Identifier: MIT */
#include "main_frames.h"

#include "platform/clock.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

void frames_open(struct frames *frames, uint64_t main_us, struct log *log)
{
	const char *path = getenv("CONGKLAK_FRAME_LOG");

	*frames = (struct frames){.main_us = main_us};
	if (!path || !*path)
		return;
	frames->file = fopen(path, "w");
	if (frames->file)
		setvbuf(frames->file, NULL, _IOLBF,
			BUFSIZ); /* it can be read while the game runs */
	else
		log_say(log, "frame log %s: %s", path, strerror(errno));
}

void frames_close(struct frames *frames)
{
	if (frames->file)
		fclose(frames->file);
	frames->file = NULL;
}

void frames_note_input(struct frames *frames)
{
	frames->has_input = true;
}

void frames_add(struct frames *frames, uint64_t begin_us, uint64_t end_us, bool moving)
{
	if (!frames->file)
		return;
	if (!frames->first_done)
		fprintf(frames->file, "first %llu %llu\n",
			(unsigned long long)clock_us_of_process(),
			(unsigned long long)(end_us - frames->main_us));
	frames->first_done = true;
	fprintf(frames->file, "%llu %llu %d\n", (unsigned long long)(begin_us - frames->main_us),
		(unsigned long long)(end_us - begin_us), moving);
	if (frames->has_input)
		fprintf(frames->file, "input %llu\n", (unsigned long long)clock_us_of_day());
	frames->has_input = false;
}
