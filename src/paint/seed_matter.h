/* SPDX-License-Identifier: MIT */
#ifndef PAINT_SEED_MATTER_H
#define PAINT_SEED_MATTER_H

#include "paint/light.h"
#include "paint/outline.h"

/*
 * What the kinds of seeds are made of: all that seed.c must know of them. A seed lies along u, from
 * -1 to 1; v is across it, in the same measure.
 */
struct seed_point {
	struct tint colour;
	float gu, gv; /* of the height, along and across */
	float r;      /* 1 and more: not of the seed */
	float gloss;
	float glow; /* 0 .. 1: light that has gone through the seed shows here */
};

struct seed_matter {
	/* Fills in POINT but for r, which is there, below 1. */
	void (*point)(struct seed_point *point, int variant, float u, float v);
	/* What the eye sees of it, where the picture's slopes are these. */
	struct tint (*light)(const struct seed_point *point, float slope_x, float slope_y);
	float wider[SEED_VARIANTS]; /* of the outline's width; at most 1 */
	bool clear;                 /* its shadow has a bright spot */
};

/* The cosine between the surface's normal and the one that would mirror the lamp into the eye. */
static inline float seed_mirror(float slope_x, float slope_y)
{
	float length = (square(slope_x) + square(slope_y) + 1.0f) * (2.0f + 2.0f * LAMP_Z);
	return (slope_x * LAMP_X + slope_y * LAMP_Y + LAMP_Z + 1.0f) / sqrtf(length);
}

/* How far the surface leans away from the lamp: about -0.76 (towards it) .. 0.76. */
static inline float seed_away(float slope_x, float slope_y)
{
	float length = square(slope_x) + square(slope_y) + 1.0f;
	return -(slope_x * LAMP_X + slope_y * LAMP_Y) / sqrtf(length);
}

extern const struct seed_matter seed_kerang, seed_sawo, seed_saga, seed_guli;

#endif
