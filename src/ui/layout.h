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
 */
enum { LAYOUT_BUTTONS_MAX = 5, LAYOUT_TARGET = 44, LAYOUT_GAP = 8 };

struct layout_wish {
	int w, h;    /* output, pixels */
	float scale; /* display scale */
	float text;  /* text scale 1..2 */
	int holes;   /* 3..11 */
	bool counter_clockwise;
	bool kiosk; /* larger text: 18 px at least */
	struct look look;
};

struct layout {
	struct board_geometry board;
	struct look look; /* as wished */
	float em;         /* pixels per design pixel of text and cards */
	bool one_line;    /* cards hold their first line only */
	struct rect pack; /* whose rules are played */
	struct rect far;  /* the far player */
	struct rect menu; /* round */
	struct rect own;  /* the near player */
	struct rect line; /* what happened, or would */
	/* Round, with their words inside. Where the line is in their row the last one is at the
	 * top, beside the menu, so that the line keeps its room. */
	struct rect buttons[LAYOUT_BUTTONS_MAX];
	struct rect far_tag; /* names of the rows, on the mat beside the board */
	struct rect own_tag;
	struct rect frame; /* what the board covers */
};

void layout_make(struct layout *layout, const struct layout_wish *wish);

/* Which hole of its row a place is, as both players see the screen: 1 is the one at the left, on an
 * upright board the one on top. */
int layout_ordinal(const struct board_geometry *geometry, int hole);
/* The hole of SIDE with that ordinal, 1 .. n. */
int layout_hole(const struct board_geometry *geometry, enum side side, int ordinal);

/* Pixels of the letters of a place's number; it stands on its plate (paint/board.h). */
int layout_number_size(const struct layout *layout, int place);

#endif
