/* SPDX-License-Identifier: MIT */
#ifndef UI_LAYOUT_H
#define UI_LAYOUT_H

#include "core/position.h"
#include "paint/geometry.h"
#include "paint/look.h"
#include "ui/draw.h"

#include <stdbool.h>

/*
 * Where everything on the game screen is, worked out from the size of the output and nothing else:
 * it is the same for a whole game. The board is whole, exactly centred across, and takes 80 to
 * 92 % of the width in landscape; an upright window turns it. Nothing overlaps.
 *
 * Round a TABLE two people sit at the long sides of the board, each with a card, a line, buttons
 * and a menu of their own, the far player's turned to them. What is one player's is given as that
 * player sees it, the window's corner at their upper left (ui/draw.h, turn): the same for both.
 */
enum { LAYOUT_BUTTONS_MAX = 4, LAYOUT_TARGET = 44, LAYOUT_GAP = 8 };

struct layout_wish {
	int w, h;    /* output, pixels */
	float scale; /* display scale */
	float text;  /* text scale 1..2 */
	int holes;   /* 3..11 */
	bool counter_clockwise;
	bool kiosk; /* larger text: 18 px at least */
	bool table; /* two people face each other over a flat screen */
	struct look look;
};

struct layout {
	struct board_geometry board;
	bool table;       /* then PACK, FAR and FAR_TAG are nowhere: each has OWN */
	int quarters[2];  /* that a side sees the screen turned by */
	struct look look; /* as wished */
	float em;         /* pixels per design pixel of text and cards */
	bool one_line;    /* cards hold their first line only */
	struct rect pack; /* whose rules are played */
	struct rect far;  /* the far player */
	struct rect menu; /* round */
	struct rect own;  /* the near player */
	struct rect line; /* what happened, or would */
	struct rect hint; /* at the end of the line, on its card: a button that comes and goes */
	/* Round, with their words inside, in one row: beside the menu, so that the line has all of
	 * its own row, or where that is too narrow between the cards. What may come and go is to
	 * stand first, so that no hole shows in the row. In the smallest windows only the first
	 * three are there; the others are of no width. */
	struct rect buttons[LAYOUT_BUTTONS_MAX];
	struct rect far_tag; /* names of the rows, on the mat beside the board */
	struct rect own_tag;
	struct rect frame; /* what the board covers */
};

void layout_make(struct layout *layout, const struct layout_wish *wish);

/* Between the screen and what SIDE sees of it: a rectangle of that side's as it lies on the screen,
 * and back. */
struct rect layout_to_screen(const struct layout *layout, enum side side, struct rect rect);
struct rect layout_from_screen(const struct layout *layout, enum side side, struct rect rect);

/* Makes a board S times as large and puts the point (FX, FY) of it at (TX, TY). */
void layout_zoom(struct board_geometry *geometry, float s, float fx, float fy, float tx, float ty);

/* Which hole of its row a place is, as both players see the screen: 1 is the one at the left, on an
 * upright board the one on top. */
int layout_ordinal(const struct board_geometry *geometry, int hole);
/* The hole of SIDE with that ordinal, 1 .. n. */
int layout_hole(const struct board_geometry *geometry, enum side side, int ordinal);

/* Pixels of the letters of a place's number; it stands on its plate (paint/board.h). */
int layout_number_size(const struct layout *layout, int place);

#endif
