/* SPDX-License-Identifier: MIT */
#include "main_wait.h"

int main_wait_ms(const struct main_wait *wait)
{
	int ms = wait->stale ? 0 : wait->app;

	if (ms == 0 && wait->since_frame < FRAME_MS)
		ms = (int)(FRAME_MS - wait->since_frame);
	if (wait->repeat >= 0 && (ms < 0 || wait->repeat < ms))
		ms = wait->repeat;
	if (wait->jobs && (ms < 0 || ms > JOB_WAIT_MS))
		ms = JOB_WAIT_MS;
	return ms;
}
