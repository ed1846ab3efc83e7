/* SPDX-License-Identifier: MIT */
#ifndef PAINT_CARVING_H
#define PAINT_CARVING_H

/*
 * One thing cut into a board: a hollow, a plate for numbers, a band of ornament, an arrow. All
 * lengths are pixels; nothing is cut farther than REACH_X, REACH_Y from the middle.
 */
struct carving;

/* What a cut does to the wood at one point. */
struct cut {
	float height; /* added */
	float stain;  /* 0 .. 1: how much darker; below 0: lighter */
	float sunk;   /* 0 .. 1: how deep in a hollow, 1 at its ground */
};

/* AT is given X, Y from the middle. */
struct carving {
	struct cut (*at)(const struct carving *carving, float x, float y);
	float x, y; /* middle */
	float reach_x, reach_y;
	float rx, ry; /* half size on the picture; of an arrow: half length, half width */
	float depth;
	float dx, dy; /* the way of an arrow, or of a band; length 1 */
	float pitch;  /* of a band: length of one motif */
	float unit;   /* pixels per design unit */
};

/* Edges finer than a pixel would be jagged: a fine cut is made a pixel wide and shallower instead.
 */
float carving_width(float width);

/* Cuts of more than one style of board. */
struct cut carving_hollow(const struct carving *carving, float x, float y);
struct cut carving_plate(const struct carving *carving, float x, float y);
struct cut carving_arrow(const struct carving *carving, float x, float y);
/* Three broad leaves, opening the way of DX, DY. */
struct cut carving_spray(const struct carving *carving, float x, float y);
/* How much of a leaf is at X, Y, 0 .. 1: from ENDS[0], [1] to [2], [3], WIDE to each side, with a
 * vein. All of one measure, in which a blur of 0.05 is fine. */
float carving_leaf(float x, float y, const float ends[4], float wide);
/* A sunk ground of DEPTH with a line around it, SD pixels from its edge (negative inside), where
 * RAISED (0 .. 1) was left standing. */
struct cut carving_ground(const struct carving *carving, float sd);
void carving_raise(struct cut *cut, const struct carving *carving, float sd, float raised);

#endif
