/* SPDX-License-Identifier: MIT */
#ifndef PAINT_LIGHT_H
#define PAINT_LIGHT_H

#include "paint/noise.h"

#include <stdint.h>

/*
 * One lamp for everything: from the upper left of the screen, however the board or a seed is
 * turned. Colours are linear light here; a screen's value is taken as the square root of it.
 */
struct tint {
	float r, g, b;
};

static inline struct tint tint_of(uint32_t colour)
{
	float r = (float)(colour >> 16 & 255) / 255.0f;
	float g = (float)(colour >> 8 & 255) / 255.0f;
	float b = (float)(colour & 255) / 255.0f;
	return (struct tint){r * r, g * g, b * b};
}

static inline struct tint tint_mix(struct tint a, struct tint b, float t)
{
	return (struct tint){mix(a.r, b.r, t), mix(a.g, b.g, t), mix(a.b, b.b, t)};
}

static inline struct tint tint_scale(struct tint a, float k)
{
	return (struct tint){a.r * k, a.g * k, a.b * k};
}

/* What something is made of at one point. */
struct material {
	struct tint colour;
	float gloss;  /* 0 .. 1 */
	float uneven; /* a little relief across the board, -1 .. 1 */
	float shade;  /* 0 .. 1: how much of the lamp something outside the picture hides */
};

/* What the lamp and the room find at one point of a surface. */
struct surface {
	struct tint colour;
	float slope_x, slope_y; /* of the height, per pixel */
	float shadow;           /* 0: the lamp is seen, 1: hidden */
	float open;             /* 0 .. 1: how much of the room is seen */
	float gloss;            /* strength of the sheen */
};

/* Rows and shadows: direction to the lamp is (-LAMP_X, -LAMP_Y, LAMP_Z), of length 1. */
#define LAMP_X 0.496f
#define LAMP_Y 0.574f
#define LAMP_Z 0.652f

struct tint light_surface(const struct surface *surface);
/* To 0xffRRGGBB, with highlights rolled off and GRAIN (0 .. 1) deciding the rounding. */
uint32_t light_pixel(struct tint light, float grain);

/*
 * Shadows, row by row from the top. For each of a few points of the lamp, `reach` tells up to which
 * height its light is held back at each pixel of the last row by what stands nearer to the lamp.
 */
enum { LAMP_POINTS = 6 };

struct shadows {
	int w;
	float *reach[LAMP_POINTS];
	float *next; /* the row being made */
};

void shadows_init(struct shadows *shadows, int w);
void shadows_release(struct shadows *shadows);
/*
 * Goes on to the next row: HEIGHT is what casts, in pixels; on LOW and HIGH it falls, two heights
 * that share a pixel at the board's edge; SOFT is the depth at which a point is wholly dark. The
 * shadows on them are written to ON_LOW and ON_HIGH (0 .. 1).
 */
struct shadow_row {
	const float *height, *low, *high;
	float *on_low, *on_high;
	float soft;
};

void shadows_row(struct shadows *shadows, const struct shadow_row *row);

#endif
