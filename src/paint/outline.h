/* SPDX-License-Identifier: MIT */
#ifndef PAINT_OUTLINE_H
#define PAINT_OUTLINE_H

#include "paint/noise.h"
#include "paint/seed.h"

/*
 * The outline of a kind of seed from above, its length from -1 to 1: an oval that may be fuller
 * towards the end at +1. Painter and heap agree on it here.
 */
struct seed_outline {
	float size;  /* half the length, of a cowrie's */
	float width; /* half, of the middle, of half the length */
	float fuller, slimmer;
};

static inline const struct seed_outline *seed_outline(enum seed_kind kind)
{
	static const struct seed_outline outlines[SEED_KIND_COUNT] = {
		[SEED_KERANG] = {1.00f, 0.72f, 0.11f, 0.05f},
		[SEED_SAWO] = {0.97f, 0.63f, 0.09f, 0.02f},
		[SEED_SAGA] = {0.72f, 0.94f, 0.13f, 0.07f},
		[SEED_GULI] = {0.80f, 1.00f, 0.00f, 0.00f},
	};
	return &outlines[kind];
}

/* Half the width at U of an oval of half the width 1, relative to that oval's. */
static inline float outline_fullness(const struct seed_outline *outline, float u)
{
	return 1.0f + outline->fuller * u - outline->slimmer * u * u;
}

/* How far from the axis towards the outline: 0 .. 1 inside. WIDER: of the outline's width. */
static inline float outline_radius(
	const struct seed_outline *outline, float u, float v, float wider)
{
	float wide = outline->width * wider * outline_fullness(outline, u);
	return sqrtf(u * u + square(v / wide));
}

#endif
