/* SPDX-License-Identifier: MIT */
#ifndef PAINT_MAT_H
#define PAINT_MAT_H

#include "paint/light.h"

/*
 * The woven pandan mat under everything: strips over two, under two. Its colours are kept close
 * together so that the board is what the eye goes to. X, Y in pixels, UNIT pixels per design unit.
 */
struct mat_point {
	struct tint colour;
	float slope_x, slope_y;
	float height; /* pixels */
};

struct mat_point mat_at(float x, float y, float unit);

/* The room is a little darker away from the lamp: a factor for the light at a point of a w x h
 * picture. */
float mat_dimming(float x, float y, int w, int h);

#endif
