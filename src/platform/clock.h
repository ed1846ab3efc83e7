/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_CLOCK_H
#define PLATFORM_CLOCK_H

#include <stdint.h>

/* Time that only goes forward, since a moment before main. Nothing below this floor reads it. */
uint64_t clock_ms(void);
uint64_t clock_us(void);

/* Microseconds since 1970, for comparing with what other programs noted down. */
uint64_t clock_us_of_day(void);

/* Days since 1970-01-01 by the calendar where the person is; 0: not known. */
int clock_today(void);

/* Microseconds since the process was started, to the 10 ms the kernel tells; 0: not known. */
uint64_t clock_us_of_process(void);

void clock_sleep_ms(int ms);

#endif
