/* SPDX-License-Identifier: MIT */
#ifndef UI_THEME_H
#define UI_THEME_H

#include "ui/draw.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Colours, type and spacing of everything that is read or pressed (LOOK, Pages). One rhythm: all
 * distances are theme_space(); all type is theme_type(). The design is 1280 x 720 (upright 720 x
 * 1280) and grows with the window; where the window is smaller, space shrinks and type does not.
 */
enum colour {
	COLOUR_PAPER,
	COLOUR_CHOSEN, /* paper behind what is selected */
	COLOUR_INK,
	COLOUR_INK_2,       /* second ink */
	COLOUR_RULE,        /* lines; never text */
	COLOUR_ACCENT,      /* fired clay: what can be pressed now, what is proved */
	COLOUR_ACCENT_DOWN, /* the same, pressed */
	COLOUR_ON_ACCENT,
	COLOUR_MOSS, /* the standing of sources */
	COLOUR_LAMP, /* on the board only */
	COLOUR_WOOD, /* a board drawn small on a page: its plank, … */
	COLOUR_WOOD_RIM,
	COLOUR_WOOD_LIT,  /* … the edge of a hollow that catches the light, … */
	COLOUR_HOLLOW,    /* … its holes and … */
	COLOUR_ON_HOLLOW, /* … their numbers */
	COLOUR_VEIL,      /* over what lies below a dialog; translucent */
	COLOUR_COUNT
};

/* Which colours are written on which: a contrast of 4.5 at least, of 7 with high contrast. */
struct theme_pair {
	enum colour text;
	enum colour ground;
};
const struct theme_pair *theme_pairs(int *count);
double theme_contrast(uint32_t a, uint32_t b); /* 1..21, WCAG 2 */

enum type { TYPE_TITLE, TYPE_HEADING, TYPE_BODY, TYPE_SMALL, TYPE_COUNT };

struct theme {
	int w, h;     /* of the output */
	float scale;  /* display scale */
	float unit;   /* pixels per design unit, for space */
	float type;   /* pixels per point of type, the chosen text size included */
	int target;   /* least size of what is pressed, pixels: at least 44 * scale */
	bool upright; /* higher than wide */
	bool narrow;  /* room for one column only */
	bool reduced_motion;
	bool contrast; /* high contrast: white paper, black ink, broader lines */
};

/* TEXT_PERCENT 100..200. KIOSK: type at least 18 px. Motion and contrast are as usual. */
void theme_init(struct theme *theme, const struct draw *draw, int text_percent, bool kiosk);
struct text_style theme_type(const struct theme *theme, enum type type, enum text_weight weight);
uint32_t theme_colour(const struct theme *theme, enum colour colour);
/* Pixels of a line of WIDTH design units: never under that many at the display's scale. */
float theme_stroke(const struct theme *theme, float width);
int theme_px(const struct theme *theme, float units); /* space in design units, at least 1 px */

/* The rhythm: 4, 8, 16, 24, 40 design units; from the second on at least 8 pixels at scale 1. */
enum space { SPACE_HAIR, SPACE_SMALL, SPACE_BASE, SPACE_WIDE, SPACE_PART };
int theme_space(const struct theme *theme, enum space space);
int theme_drag_slop(const struct theme *theme); /* further than this, a press is a drag */

bool rect_holds(struct rect rect, int x, int y);
struct rect rect_inset(struct rect rect, int by);
bool rect_meet(struct rect a, struct rect b); /* they share a pixel */

#endif
