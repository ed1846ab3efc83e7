/* SPDX-License-Identifier: MIT */
#ifndef PAINT_BOARD_H
#define PAINT_BOARD_H

#include "paint/canvas.h"
#include "paint/geometry.h"

#include <stdatomic.h>
#include <stdbool.h>

/*
 * A board on its mat, or in the bare earth, lit from the upper left, without seeds, numbers or
 * marks. Opaque. COARSE paints every fourth pixel and smooths between: for the first frame, while
 * the finished picture is made in a job. Same input, same pixels, on every machine.
 */
enum board_style {
	BOARD_JAWA,   /* a straight teak plank with a carved border */
	BOARD_MELAYU, /* a boat with curled prow and stern */
	BOARD_TANAH,  /* no plank: holes scooped in the earth of a yard */
	BOARD_STYLE_COUNT
};

/* False if STOP was set meanwhile (the canvas is then of no use). STOP may be NULL. CANVAS is
 * initialised here. */
bool paint_board(struct canvas *canvas, const struct board_geometry *geometry,
	enum board_style style, bool coarse, const atomic_bool *stop);

/* How far the board goes beyond the geometry's half_long at either end, pixels: the tips of the
 * boat, where it lies across and the picture has room. */
float board_overhang(const struct board_geometry *geometry, enum board_style style);

/* The mat alone, darkened and blurred, for pages of paper to lie on. */
void paint_backdrop(struct canvas *canvas, int w, int h, float unit);

/*
 * Where the number of a place stands, pixels, in all styles the same: on a dark, calm plate or
 * stone, outside the hole towards the rim, or in the nook between a store and A's row. W and H are
 * the room on it; 0 where there is none. Light letters like #fff3d6 have a contrast of more than
 * 4.5 there.
 */
struct board_plate {
	float x, y; /* middle */
	float w, h;
};

struct board_plate board_plate(const struct board_geometry *geometry, int place);

/* Changes whenever the painting changes, so that kept pictures of an older one are not used. */
enum { PAINT_BOARD_VERSION = 4 };

#endif
