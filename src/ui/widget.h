/* SPDX-License-Identifier: MIT */
#ifndef UI_WIDGET_H
#define UI_WIDGET_H

#include "ui/input.h"
#include "ui/stamp.h"
#include "ui/text_block.h"
#include "ui/theme.h"

#include <stdbool.h>

/*
 * What can be pressed: a rectangle, an id, words and a state. A screen owns an array of them (a
 * struct widget_set), gives it its input and is told what was pressed. A press counts when it is
 * let go inside; a drag is no press. There is one focus, shown as a ring once a key was used.
 */
struct pen { /* everything drawing needs */
	struct draw *draw;
	struct stamps *stamps;
	const struct theme *theme;
};

enum widget_kind {
	WIDGET_BUTTON,  /* outlined */
	WIDGET_PRIMARY, /* filled with the accent: one a screen */
	WIDGET_LINK,    /* words in the accent colour */
	WIDGET_ICON,    /* a round button, its word below the icon */
	WIDGET_CORNER,  /* a round button without a word: back, close, menu */
	WIDGET_ROW,     /* of a list: label and detail, a mark at the left when on */
	WIDGET_CHOICE,  /* one answer of several; its detail below the label */
	WIDGET_TOGGLE,  /* label, and a switch at the right; its detail below */
	WIDGET_STEPPER, /* label, and "- value +" at the right; detail is the value in words */
	WIDGET_BARE,    /* only takes part: the screen draws it (a hole of the board) */
};

struct widget {
	enum widget_kind kind;
	int id; /* the screen's own, > 0 */
	struct rect rect;
	const char *label;         /* lives as long as the widget; NULL for BARE */
	const char *detail;        /* NULL: none */
	enum icon icon;            /* ICON_COUNT: none */
	bool on;                   /* chosen, switched on */
	int group;                 /* answers to one question share it; 0: none */
	int value, min, max, step; /* STEPPER */
	/* CHOICE: drawn above the label, so many pixels high (0: none) and as wide as the words. */
	int picture_h;
	void (*picture)(const struct pen *pen, const void *data, struct rect rect);
	const void *picture_data;
	bool quiet;              /* CORNER: on paper, without a shadow */
	const struct rect *clip; /* seen and touched only inside it; NULL: everywhere */
	int area;                /* of a sheet (sheet.h) it lies in; else 0 */
};

enum { WIDGETS_MAX = 256, WIDGET_NONE = -1 };

struct widget_set {
	struct widget items[WIDGETS_MAX];
	int count;
	int focus;        /* index, or WIDGET_NONE */
	bool focus_shown; /* a key was used last */
	int hover;
	int pressed; /* index under a pointer that is down, or WIDGET_NONE */
	int pointer; /* which one */
	int down_x, down_y;
	int kept;            /* id that has the focus, or had it before widget_set_restart() */
	int held;            /* id that was pressed before widget_set_restart(), or 0 */
	uint32_t held_words; /* which words it had when the pointer came down */
};

void widget_set_init(struct widget_set *set);
/* Takes all widgets away before they are placed anew; keeps the focus by id, and what is held down
 * by id and words: a page that tells of its progress takes nobody's tap away. */
void widget_set_restart(struct widget_set *set);
/* One of that kind without icon, detail or state, to be filled in further and added. */
struct widget widget_of(enum widget_kind kind, int id, const char *label);
struct widget *widget_put(struct widget_set *set, const struct widget *widget);
struct widget *widget_add(
	struct widget_set *set, enum widget_kind kind, int id, struct rect rect, const char *label);
int widget_index(const struct widget_set *set, int id); /* WIDGET_NONE */
void widget_focus(struct widget_set *set, int id);

/* What an input came to. */
struct widget_event {
	int id;    /* the widget pressed, or 0 */
	int value; /* STEPPER: the value wished for */
};

/* True if the input was for the widgets (also when nothing was pressed yet). Tab walks around
 * all of them, arrows to the nearest; a CANCEL or a drag beyond the slop drops the press. */
bool widget_set_input(struct widget_set *set, const struct theme *theme, const struct input *input,
	struct widget_event *event);
void widget_set_drop(struct widget_set *set); /* what is down is no press any more */
/* Which one lies at a point, or WIDGET_NONE; the last added wins. */
int widget_at(const struct widget_set *set, int x, int y);

/* Height that the widget needs at that width so that all its words fit; never under the target. */
int widget_height(const struct pen *pen, const struct widget *widget, int width);
/* Width it would like to have on one line. */
int widget_width(const struct pen *pen, const struct widget *widget);
/* The size of a round button with its word. */
int widget_icon_size(const struct pen *pen);

void widget_draw(const struct pen *pen, const struct widget_set *set, int index);
void widget_set_draw(const struct pen *pen, const struct widget_set *set);
/* The one focus mark, for BARE ones: a ring around a rectangle. */
void widget_draw_focus(const struct pen *pen, struct rect rect, float radius);

#endif
