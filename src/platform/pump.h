/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_PUMP_H
#define PLATFORM_PUMP_H

#include "platform/draw_sdl.h"
#include "platform/input_sdl.h"
#include "platform/window.h"

#include <stdbool.h>
#include <stdint.h>

/* Takes what has happened from SDL, keeps window and draw up to date, and hands out inputs. */
struct _SDL_GameController;

enum { PUMP_PADS = 4 };

struct pump {
	struct window *window;
	struct draw_sdl *draw;
	struct input_sdl in;
	struct input batch[INPUT_BATCH]; /* of one event, not handed out yet */
	int batch_at, batch_count;
	struct _SDL_GameController *pads[PUMP_PADS];
	bool pads_open;
};

void pump_init(struct pump *pump, struct window *window, struct draw_sdl *draw);
void pump_release(struct pump *pump);
/* Looks for game pads, now and as they are plugged in. Apart, for it takes a while. */
void pump_open_pads(struct pump *pump);

/* Sleeps until something happens, a job is done or MS have passed; -1: no limit. */
void pump_wait(struct pump *pump, int ms);
/* The next input, or false where nothing more has happened. NOW_MS: for held pad directions. */
bool pump_next(struct pump *pump, uint64_t now_ms, struct input *input);
/* Milliseconds until pump_next() has something of its own; -1: never. */
int pump_repeat_wait(const struct pump *pump, uint64_t now_ms);

#endif
