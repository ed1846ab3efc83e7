/* SPDX-License-Identifier: MIT */
#include "platform/clock.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* 0 where there is no such clock. */
static uint64_t us_of(clockid_t clock)
{
	struct timespec now;

	if (clock_gettime(clock, &now) != 0)
		return 0;
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

uint64_t clock_us(void)
{
	return us_of(CLOCK_MONOTONIC);
}

uint64_t clock_us_of_day(void)
{
	return us_of(CLOCK_REALTIME);
}

int clock_today(void)
{
	time_t now = time(NULL);
	struct tm here;

	if (now == (time_t)-1 || !localtime_r(&now, &here))
		return 0;
	/* As POSIX counts seconds since the Epoch; years before this one that were leap years. */
	int year = here.tm_year;
	int leaps = (year - 69) / 4 - (year - 1) / 100 + (year + 299) / 400;

	return (year - 70) * 365 + leaps + here.tm_yday;
}

uint64_t clock_ms(void)
{
	return clock_us() / 1000;
}

#ifdef CLOCK_BOOTTIME
/* Field 22 of /proc/self/stat: ticks between boot and the start of this process. */
static unsigned long long start_ticks(void)
{
	char line[1024];
	unsigned long long ticks = 0;
	FILE *file = fopen("/proc/self/stat", "r");
	const char *at;

	if (!file)
		return 0;
	/* The second field is the program's name and may hold spaces; the last ')' ends it. */
	at = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
	for (int field = 2; at && field < 22; field++) {
		at = strchr(at, ' ');
		at = at ? at + 1 : NULL;
	}
	if (at)
		ticks = strtoull(at, NULL, 10);
	fclose(file);
	return ticks;
}

uint64_t clock_us_of_process(void)
{
	unsigned long long ticks = start_ticks();
	long rate = sysconf(_SC_CLK_TCK);
	uint64_t us = us_of(CLOCK_BOOTTIME);

	if (!ticks || rate <= 0)
		return 0;
	ticks = ticks * 1000000 / (unsigned long long)rate;
	return us > ticks ? us - ticks : 0;
}
#else
uint64_t clock_us_of_process(void)
{
	return 0;
}
#endif

void clock_sleep_ms(int ms)
{
	if (ms > 0)
		SDL_Delay((Uint32)ms);
}
