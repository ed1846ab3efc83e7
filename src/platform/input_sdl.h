/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_INPUT_SDL_H
#define PLATFORM_INPUT_SDL_H

#include "ui/input.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * From SDL's events to struct input. Asks SDL nothing: all it needs is the event and what it
 * remembers of earlier ones, so tests feed it events of their own.
 */
union SDL_Event;

enum {
	INPUT_FINGERS = 16,              /* more at once are not seen */
	INPUT_BATCH = INPUT_FINGERS + 2, /* most inputs that one event makes */
	INPUT_STICK_ON = 18000,          /* of 32767: a stick counts as pushed … */
	INPUT_STICK_OFF = 11000,         /* … until it is nearer to its middle than this */
	INPUT_REPEAT_FIRST_MS = 400,     /* a held direction of a pad, as keyboards do it */
	INPUT_REPEAT_NEXT_MS = 110,
};

struct input_finger {
	int64_t touch, finger; /* SDL's names for it */
	bool down;
	int x, y;
};

struct input_sdl {
	int window_w, window_h;                     /* the units of the mouse */
	int output_w, output_h;                     /* pixels */
	struct input_finger fingers[INPUT_FINGERS]; /* pointer id - 1 */
	bool mouse_down;
	int mouse_x, mouse_y; /* output pixels */
	enum key stick[2];    /* where the left stick of a pad is pushed, by axis */
	enum key held;        /* direction held on a pad, or KEY_NONE */
	uint64_t held_due;    /* of the next repeat; 0: not known yet */
};

void input_sdl_init(struct input_sdl *in);
void input_sdl_size(struct input_sdl *in, int window_w, int window_h, int output_w, int output_h);

/* Fills OUT (of INPUT_BATCH) and says how many: 0 where the event is nothing to screens. */
int input_sdl_translate(struct input_sdl *in, const union SDL_Event *event, struct input *out);

/* A held pad direction comes again. True if OUT was filled. */
bool input_sdl_repeat(struct input_sdl *in, uint64_t now_ms, struct input *out);
/* Milliseconds until input_sdl_repeat() is wanted, -1: not. */
int input_sdl_repeat_wait(const struct input_sdl *in, uint64_t now_ms);

#endif
