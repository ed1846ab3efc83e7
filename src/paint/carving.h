/* SPDX-License-Identifier: MIT */
#ifndef PAINT_CARVING_H
#define PAINT_CARVING_H

/*
 * One thing cut into the plank: a hollow, a plate for numbers, the kawung band, an arrow, a
 * rosette. All lengths are pixels; nothing is cut farther than REACH_X, REACH_Y from the middle.
 */
enum carving_kind {
	CARVING_HOLLOW,
	CARVING_PLATE,
	CARVING_KAWUNG,
	CARVING_ARROW,
	CARVING_ROSETTE,
};

struct carving {
	enum carving_kind kind;
	float x, y; /* middle */
	float reach_x, reach_y;
	float rx, ry; /* half size on the picture; of an arrow: half length, half width */
	float depth;
	float dx, dy; /* the way of an arrow, or of a band; length 1 */
	float pitch;  /* of a band: length of one motif */
	float unit;   /* pixels per design unit */
};

/* What a cut does to the wood at one point. */
struct cut {
	float height; /* added */
	float stain;  /* 0 .. 1: how much darker */
	float sunk;   /* 0 .. 1: how deep in a hollow, 1 at its ground */
};

struct cut carving_at(const struct carving *carving, float x, float y);

#endif
