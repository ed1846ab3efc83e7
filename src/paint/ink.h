/* SPDX-License-Identifier: MIT */
#ifndef PAINT_INK_H
#define PAINT_INK_H

#include "paint/noise.h"

#include <stdint.h>

/* Straight-alpha arithmetic of the flat shapes. */

/* COLOUR with its alpha times COVER (0 .. 1). */
static inline uint32_t ink(uint32_t colour, float cover)
{
	float alpha = (float)(colour >> 24) * unit_clamp(cover);
	return (colour & 0xffffffu) | (uint32_t)(alpha + 0.5f) << 24;
}

/* TOP laid over BOTTOM. */
static inline uint32_t ink_over(uint32_t top, uint32_t bottom)
{
	float a = (float)(top >> 24) / 255.0f;
	float b = (float)(bottom >> 24) / 255.0f * (1.0f - a);
	float whole = a + b;
	if (whole <= 0.0f)
		return 0;
	uint32_t out = (uint32_t)(whole * 255.0f + 0.5f) << 24;
	for (int k = 0; k < 24; k += 8) {
		float t = (float)(top >> k & 255), u = (float)(bottom >> k & 255);
		out |= (uint32_t)((t * a + u * b) / whole + 0.5f) << k;
	}
	return out;
}

/* How much of a pixel lies inside an edge DISTANCE pixels away (negative inside). */
static inline float ink_cover(float distance)
{
	return unit_clamp(0.5f - distance);
}

/* The distance to the edge of a box with round corners around 0, negative inside. */
static inline float round_box(float x, float y, float hx, float hy, float radius)
{
	float dx = fabsf(x) - hx + radius, dy = fabsf(y) - hy + radius;
	float outside = length2(larger(dx, 0.0f), larger(dy, 0.0f));
	return outside + smaller(larger(dx, dy), 0.0f) - radius;
}

/* The distance to the line from A to B. */
static inline float line_distance(float x, float y, float ax, float ay, float bx, float by)
{
	float dx = bx - ax, dy = by - ay, px = x - ax, py = y - ay;
	float whole = dx * dx + dy * dy;
	float t = whole > 0.0f ? unit_clamp((px * dx + py * dy) / whole) : 0.0f;
	return length2(px - dx * t, py - dy * t);
}

#endif
