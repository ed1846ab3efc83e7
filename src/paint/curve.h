/* SPDX-License-Identifier: MIT */
#ifndef PAINT_CURVE_H
#define PAINT_CURVE_H

#include "paint/canvas.h"

/*
 * Thin smooth lines and what lies under them, laid over what CANVAS, which is made already, holds.
 * Points are pixels; (0, 0) is the corner of the first one. Parts outside the canvas are left out.
 */
struct curve_point {
	float x, y;
};

/* Through all the points, with round ends and corners; a pixel under two parts is inked once. */
void paint_curve(struct canvas *canvas, const struct curve_point *points, int count, float stroke,
	uint32_t colour);
/* What lies between the points, whose x never falls, and the level BASE. */
void paint_curve_area(struct canvas *canvas, const struct curve_point *points, int count,
	float base, uint32_t colour);

#endif
