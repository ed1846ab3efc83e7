/* SPDX-License-Identifier: MIT */
#ifndef APP_SPOKEN_H
#define APP_SPOKEN_H

#include "base/strbuf.h"

#include <stdbool.h>

/*
 * What is read out: one line a turn, the one that is also the window's title, once the seeds lie
 * still; nothing for a seed, and nothing twice. Silent where the setting is off, where the machine
 * has no voice, and where a kiosk plays by itself.
 */
struct app;

struct spoken {
	struct strbuf line; /* said last */
	int turns;          /* choices made when it was said */
	bool on;            /* the setting was on */
};

void spoken_init(struct spoken *spoken);
void spoken_release(struct spoken *spoken);
/* Says what there is to say. */
void spoken_update(struct app *app);
/* Another game: what is being said is of no more use. */
void spoken_stop(struct app *app);
/* There is a voice on this machine, as far as is known. */
bool spoken_is_possible(const struct app *app);

#endif
