/* SPDX-License-Identifier: MIT */
#ifndef TESTS_PAINT_SCENE_H
#define TESTS_PAINT_SCENE_H

#include "paint/board.h"
#include "paint/seed.h"

#include <stdbool.h>

/* A geometry as a layout would make it: the design board fitted into W x H, upright where H > W. */
void scene_geometry(
	struct board_geometry *geometry, int w, int h, int holes, bool counter_clockwise);

/* Lays PICTURE over CANVAS, its middle at (X, Y) rounded to whole pixels. */
void scene_lay(struct canvas *canvas, const struct canvas *picture, float x, float y);

/* Puts COUNT seeds into a hollow of CANVAS as the game does. */
void scene_heap(struct canvas *canvas, const struct board_geometry *geometry, enum seed_kind kind,
	int place, int count);

/* Contrast of two opaque colours, 1 .. 21 (WCAG 2, relative luminance). */
double scene_contrast(uint32_t a, uint32_t b);

#endif
