/* SPDX-License-Identifier: MIT */
#ifndef PAINT_PLANK_H
#define PAINT_PLANK_H

#include "paint/geometry.h"

#include <stdbool.h>

/*
 * The plank as it lies along its rows, whichever way it is turned on the picture: "along" goes with
 * A's row, "across" from B's row to A's, both from the middle of the board, in pixels.
 */
struct plank_axes {
	float ax, ay, bx, by; /* the two ways on the picture */
};

struct plank_spot {
	float along, across;
	float half_along, half_across;
};

/* The stretch the holes of one row take. */
struct plank_row {
	float first, last; /* middles of the outermost holes along; first > last: no holes */
	float across;      /* of the row's middle line, without sign */
	float along_r, across_r;
};

/* Design units. */
#define FIELD_EDGE 20.5f /* nothing but the border is carved nearer to the edge */
#define HOLLOW_LIP 6.5f  /* the bead around a hollow */

/* How deep the hollow of a place is, pixels. */
float plank_depth(const struct board_geometry *geometry, int place);
/* Half the breadth of the boat at ALONG, pixels: the slenderest of the boards, so what fits into it
 * fits into all. */
float plank_boat_half(const struct board_geometry *geometry, float along);

struct plank_axes plank_axes(const struct board_geometry *geometry);
struct plank_spot plank_spot(const struct board_geometry *geometry, int place);
struct plank_row plank_row(const struct board_geometry *geometry, float sign);

/* Where numbers stand, on dark plates: a band for each row, a plate at each store, in the nook
 * between it and the row. False: no room. */
bool plank_number_band(const struct board_geometry *geometry, float sign, struct plank_spot *band);
bool plank_store_plate(const struct board_geometry *geometry, int place, struct plank_spot *plate);
/* The plate of one place, of a hole too. */
bool plank_plate(const struct board_geometry *geometry, int place, struct plank_spot *plate);

#endif
