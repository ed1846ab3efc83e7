/* SPDX-License-Identifier: MIT */
#ifndef PAINT_RELIEF_H
#define PAINT_RELIEF_H

#include "paint/board.h"
#include "paint/carving.h"
#include "paint/light.h"
#include "paint/plank.h"

/*
 * A board as heights, found row by row. Everything is placed by the geometry's centres and radii;
 * an upright board is the same one turned.
 */
enum { CARVINGS_MAX = 3 * GEOMETRY_PLACES_MAX + 16 };

struct relief;

/* What makes a style of board. ALONG and ACROSS (plank.h) in pixels. */
struct relief_style {
	/* Sets tip_long, and cuts what belongs to the style into the board. */
	void (*carve)(struct relief *relief);
	/* From the edge, pixels, negative inside; need be exact near the edge only. */
	float (*distance)(const struct relief *relief, float along, float across);
	/* Of the uncut board over the ground, pixels; DISTANCE is what the call above said. */
	float (*height)(const struct relief *relief, float along, float across, float distance,
		float *stain);
	struct material (*material)(
		const struct relief *relief, float along, float across, float height);
	bool endless; /* fills the picture: there is no mat */
	float lamp;   /* 0 .. 1: how much of the light the room loses it keeps */
};

struct relief {
	const struct relief_style *style;
	const struct board_geometry *geometry;
	float tip_long; /* nothing of the board is farther along from the middle, pixels */
	struct carving carvings[CARVINGS_MAX];
	int count;
};

/* One row of it, each an array as wide as the picture. Where COVER is 0 there is no board. */
struct relief_row {
	float *height; /* above the mat, pixels; goes on falling outside the edge */
	float *stain;  /* how much darker, 0 .. 1; below 0: lighter */
	float *sunk;   /* 0 .. 1: how deep in a hollow, 1 at its ground */
	float *cover;  /* share of the pixel that is board */
	int from, to;  /* board (and a pixel around it) is at FROM <= x < TO only */
};

/* GEOMETRY is kept, not copied. */
void relief_init(
	struct relief *relief, const struct board_geometry *geometry, enum board_style style);
/* How far a point of the picture is from the edge of the board, pixels; negative inside. */
float relief_distance(const struct relief *relief, float x, float y);
void relief_row(const struct relief *relief, int y, int w, struct relief_row *row);

/* For the styles: one more thing is cut by AT, with its middle and half size at SPOT. */
struct carving *relief_carve(struct relief *relief,
	struct cut (*at)(const struct carving *carving, float x, float y), struct plank_spot spot);
/* A spray of leaves that opens towards ALONG, ACROSS (together of length 1). */
void relief_spray(struct relief *relief, struct plank_spot spot, float along, float across);
/* An arrow AT between each hole and the next, and from the last one to the store. */
void relief_arrows(
	struct relief *relief, struct cut (*at)(const struct carving *carving, float x, float y));

/* How far the ends of the boat go beyond the geometry's half_long, pixels. */
float boat_overhang(const struct board_geometry *geometry);

const struct relief_style *jawa_style(void);
const struct relief_style *boat_style(void);
const struct relief_style *earth_style(void);

#endif
