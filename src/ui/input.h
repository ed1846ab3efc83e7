/* SPDX-License-Identifier: MIT */
#ifndef UI_INPUT_H
#define UI_INPUT_H

#include <stdbool.h>
#include <stdint.h>

/*
 * What a person does, the same for every device. Pointers are told apart by id: POINTER_MOUSE, or
 * a finger's (from 1; the same finger keeps its id until it is lifted). A touch never also comes
 * as a mouse. Coordinates are output pixels.
 */
enum input_kind {
	INPUT_NONE,
	INPUT_HOVER, /* the mouse moved with no button down */
	INPUT_DOWN,  /* button or finger */
	INPUT_MOVE,  /* while down */
	INPUT_UP,
	INPUT_CANCEL,  /* the pointer is gone without being lifted (window lost, finger stolen) */
	INPUT_LEAVE,   /* the mouse left the window */
	INPUT_WHEEL,   /* dy: lines, positive is away from the person */
	INPUT_KEY,     /* key pressed, repeats included */
	INPUT_RESIZED, /* the output has another size or scale */
	INPUT_EXPOSED, /* draw again */
	INPUT_LOST_IMAGES, /* draw.epoch has changed */
	INPUT_FOCUS_LOST,
	INPUT_QUIT,
};

enum { POINTER_MOUSE = 0 };

enum key {
	KEY_NONE,
	KEY_LEFT,
	KEY_RIGHT,
	KEY_UP,
	KEY_DOWN,
	KEY_ENTER,  /* return, space, pad A */
	KEY_ESCAPE, /* escape, Android-like back, pad B */
	KEY_TAB,
	KEY_BACKTAB,
	KEY_HOME,
	KEY_END,
	KEY_PAGE_UP,
	KEY_PAGE_DOWN,
	KEY_UNDO,       /* Ctrl+Z, U, pad left shoulder */
	KEY_REDO,       /* Ctrl+Y, Ctrl+Shift+Z, pad right shoulder */
	KEY_HINT,       /* H, pad Y */
	KEY_MENU,       /* F10, pad start */
	KEY_FULLSCREEN, /* F11, Alt+Enter */
	KEY_COPY,       /* Ctrl+C */
	KEY_PASTE,      /* Ctrl+V, Shift+Insert */
	KEY_DIGIT,      /* input.digit: 0..9 */
	KEY_LETTER,     /* input.letter: 'a'..'z' */
};

struct input {
	enum input_kind kind;
	int pointer;
	int x, y;
	int dy;
	enum key key;
	int digit;
	char letter;
	bool repeat; /* of a held key */
	bool touch;  /* the pointer is a finger */
	bool pad;    /* the key is a game pad's, which has no Tab: its cross moves the focus */
};

#endif
