/* SPDX-License-Identifier: MIT */
#ifndef APP_SCREEN_H
#define APP_SCREEN_H

#include "app/app.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A page of the program: a table of calls and its own state, on a stack (app/stack.h). The one on
 * top gets input; those below are drawn first where it says so (dialogs). Calls may be NULL.
 */
struct screen;

struct screen_calls {
	const char *name; /* Indonesian, as in LOOK: "beranda", "pilih", "papan" … */
	bool goes_on;     /* as an overlay: the screen below goes on playing under it */
	bool overlay;     /* the screen below is drawn first and stays where it is */
	/* Size, scale, language or text size have changed, or the screen has just come: place
	 * everything. */
	void (*layout)(struct screen *screen);
	/* True if it was for this screen. */
	bool (*input)(struct screen *screen, const struct input *input, uint64_t now);
	void (*update)(struct screen *screen, uint64_t now);
	void (*draw)(struct screen *screen, uint64_t now);
	int (*wait)(const struct screen *screen, uint64_t now); /* as app_wait(); NULL: -1 */
	void (*free)(struct screen *screen);
};

/* First member of each screen's own struct. */
struct screen {
	const struct screen_calls *calls;
	struct app *app;
};

#endif
