/* SPDX-License-Identifier: MIT */
#ifndef MAIN_SCRIPT_H
#define MAIN_SCRIPT_H

#include "base/diag.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * A test script: one step a line. Blank lines and lines that begin with '#' say nothing. Reading it
 * plays nothing (that is main_play.h).
 */
enum script_verb {
	SCRIPT_SIZE,        /* W H, window units */
	SCRIPT_TAP,         /* X Y, output pixels; with a finger */
	SCRIPT_TAP_PLACE,   /* N */
	SCRIPT_TAP_WORDS,   /* text: what was drawn last */
	SCRIPT_PRESS,       /* X Y; a long press */
	SCRIPT_PRESS_PLACE, /* N */
	SCRIPT_FINGER_DOWN, /* ID X Y */
	SCRIPT_FINGER_MOVE,
	SCRIPT_FINGER_UP,
	SCRIPT_KEY,           /* text: a name */
	SCRIPT_PAD,           /* text: a name */
	SCRIPT_WAIT,          /* MS */
	SCRIPT_MOUSE,         /* X Y */
	SCRIPT_CLICK,         /* X Y */
	SCRIPT_WHEEL,         /* lines, positive away from the person */
	SCRIPT_SHOT,          /* text: a file */
	SCRIPT_EXPECT_SCREEN, /* text */
	SCRIPT_EXPECT_BOARD,  /* numbers: all places in play */
	SCRIPT_EXPECT_TEXT,   /* text: part of what was drawn last */
};

enum { SCRIPT_NUMBERS = 32 };

struct script_step {
	enum script_verb verb;
	int line; /* from 1 */
	int numbers[SCRIPT_NUMBERS];
	int count;  /* of numbers */
	char *text; /* owned, or NULL */
};

struct script {
	struct script_step *steps; /* owned */
	int count;
};

/* False after filling DIAG with the first bad line. FILE is the name for it. SCRIPT is always to be
 * released. */
bool script_read(
	struct script *script, const char *file, const char *text, size_t len, struct diag *diag);
void script_release(struct script *script);

#endif
