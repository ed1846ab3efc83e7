/* SPDX-License-Identifier: MIT */
#ifndef UI_SPEED_H
#define UI_SPEED_H

/* How fast seeds are sown on the screen; words "speed.slow" …. */
enum speed {
	SPEED_SLOW,    /* pelan */
	SPEED_NORMAL,  /* sedang: 220 ms a seed on the first lap */
	SPEED_FAST,    /* cepat */
	SPEED_AT_ONCE, /* langsung */
	SPEED_COUNT
};

const char *speed_name(enum speed speed); /* "pelan" … as settings.json has it */

#endif
