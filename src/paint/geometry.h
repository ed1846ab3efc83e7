/* SPDX-License-Identifier: MIT */
#ifndef PAINT_GEOMETRY_H
#define PAINT_GEOMETRY_H

#include <stdbool.h>

/* The sizes of board there are. */
enum {
	GEOMETRY_HOLES_MIN = 3,
	GEOMETRY_HOLES_MAX = 11,
	GEOMETRY_PLACES_MAX = 2 * GEOMETRY_HOLES_MAX + 2,
};

/*
 * Where the parts of the board are on a picture of w x h pixels, in pixels (y down). The layout
 * (ui/layout) decides, painter and presenter obey. Landscape: A's row is below, its store at the
 * left where sowing looks clockwise. An upright board is that turned a quarter counter-clockwise:
 * A's row at the right, its store below.
 */
struct board_hollow {
	float x, y;   /* centre */
	float rx, ry; /* half axes on the picture */
};

struct board_geometry {
	int w, h;     /* of the whole picture: board on its mat */
	float unit;   /* pixels per design unit; the design board is 1176 x 356 units for 7 holes */
	float cx, cy; /* centre of the board */
	float half_long; /* half the length along the rows */
	float half_short;
	bool upright;
	bool counter_clockwise; /* sowing as drawn */
	int holes;
	struct board_hollow places[GEOMETRY_PLACES_MAX]; /* by place number, stores included */
	float seed;                                      /* half length of a seed, pixels */
};

/* Places are numbered as the rules number them: A's holes, A's store, B's holes, B's store. The
 * painter knows no more of the rules than this. */
static inline int geometry_places(int holes)
{
	return 2 * holes + 2;
}

/* SIDE 0: A, 1: B. */
static inline int geometry_store(int holes, int side)
{
	return side == 0 ? holes : 2 * holes + 1;
}

static inline bool geometry_is_store(int holes, int place)
{
	return place == geometry_store(holes, 0) || place == geometry_store(holes, 1);
}

#endif
