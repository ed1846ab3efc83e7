/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_HINT_H
#define APP_BOARD_SCREEN_HINT_H

#include "study/hint.h"
#include "ui/turn_line.h"

#include <stdbool.h>

/* The game screen's part for hints (board_screen_hint.c). */
struct board_hint {
	bool asked;       /* it is being worked out */
	struct hint what; /* its hole is MARK_NONE where none is told */
	struct turn_line line;
	int over; /* the preview it stands before, or MARK_NONE */
};

struct board_screen;
bool board_has_hint(const struct board_screen *screen);   /* it can be asked for */
bool board_keeps_hint(const struct board_screen *screen); /* its button has a place on the line */
bool board_shows_hint(const struct board_screen *screen); /* it stands on the line */
void board_hint_press(struct board_screen *screen);       /* asks, or stops what was asked */
void board_hint_drop(struct board_screen *screen);
void board_hint_poll(struct board_screen *screen);
void board_hint_tell(struct board_screen *screen); /* its words anew */

#endif
