/* SPDX-License-Identifier: MIT */
#ifndef PAINT_OUTLINE_H
#define PAINT_OUTLINE_H

#include "paint/noise.h"

/*
 * The outline of a cowrie from above, its length from -1 to 1: an oval, a little fuller towards the
 * end at +1. The painter and the heap agree on it here.
 */
#define COWRIE_WIDTH 0.72f /* half, of the middle */

/* How wide it is at U along it, relative to COWRIE_WIDTH times the oval. */
static inline float cowrie_fullness(float u)
{
	return 1.0f + 0.11f * u - 0.05f * u * u;
}

#endif
