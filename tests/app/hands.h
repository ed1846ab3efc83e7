/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_HANDS_H
#define TESTS_APP_HANDS_H

#include "app/rig.h"
#include "platform/input_sdl.h"

/*
 * The whole app in one kind of hand: each does all it does by what its device sends, as SDL tells
 * it, and by nothing else. Calls fail the test where the hand can't do it.
 */
enum hand {
	HAND_KEYS,   /* Tab, arrows on a stepper, Enter, Escape */
	HAND_FINGER, /* taps, drags */
	HAND_PAD,    /* the cross and two buttons */
	HANDS
};

struct walk {
	struct rig rig; /* started by the caller */
	enum hand hand;
	struct input_sdl sdl;
	bool pressed; /* something was, so far */
};

const char *hand_name(enum hand hand);

/* What can be pressed on the page on top, or on the board. */
struct widget_set *hand_widgets(const struct walk *walk);
/* Presses the one with this id, wherever it must be scrolled to. */
void hand_press(struct walk *walk, int id);
/* A stepper one step up or down. */
void hand_step(struct walk *walk, int id, bool up);
/* One step back: the corner, Escape, B. On the board: its menu. */
void hand_back(struct walk *walk);
/* Each thing that can be pressed here is within reach of this hand, is marked while the focus is on
 * it, and nothing behind the page is; nothing is pressed. */
void hand_check(struct walk *walk);

/* hands_pad.c: by arrows alone. */
void pad_arrow(struct walk *walk, enum key key);
void pad_go_to(struct walk *walk, int id);
void pad_check(struct walk *walk);

/* Shared by both sources. */
struct sheet *hand_sheet(const struct walk *walk); /* NULL: the board is on top */
void hand_refuse(const struct walk *walk, const struct widget *widget, const char *what);
void hand_send(struct walk *walk, const union SDL_Event *event);
/* Enough of it is in sight to be pressed. */
bool hand_sees(const struct walk *walk, int index);
/* The focus is on something, in sight, with its ring. */
void hand_check_focus(const struct walk *walk, const char *after);

#endif
