/* SPDX-License-Identifier: MIT */
#ifndef PAINT_RELIEF_H
#define PAINT_RELIEF_H

#include "paint/board.h"
#include "paint/carving.h"

/*
 * The carved plank as heights, found row by row. Everything is placed by the geometry's centres and
 * radii; an upright board is the same plank turned.
 */
enum { CARVINGS_MAX = 2 * GEOMETRY_PLACES_MAX + 16 };

struct relief {
	float cx, cy, hx, hy, corner, unit;
	struct carving carvings[CARVINGS_MAX];
	int count;
};

/* One row of it, each an array as wide as the picture. Where COVER is 0 there is no wood. */
struct relief_row {
	float *height; /* above the mat, pixels; goes on falling outside the edge */
	float *stain;
	float *sunk;
	float *cover; /* share of the pixel that is wood */
	int from, to; /* wood (and a pixel around it) is at FROM <= x < TO only */
};

void relief_init(struct relief *relief, const struct board_geometry *geometry);
/* How far a point is from the edge of the plank, pixels; negative inside. */
float relief_distance(const struct relief *relief, float x, float y);
void relief_row(const struct relief *relief, int y, int w, struct relief_row *row);

#endif
