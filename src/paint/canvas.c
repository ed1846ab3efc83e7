/* SPDX-License-Identifier: MIT */
#include "paint/canvas.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <stdlib.h>

enum { CANVAS_SIDE_MAX = 32768 };

void canvas_init(struct canvas *canvas, int w, int h)
{
	CHECK(w > 0 && h > 0 && w <= CANVAS_SIDE_MAX && h <= CANVAS_SIDE_MAX);
	canvas->w = w;
	canvas->h = h;
	canvas->pixels = xcalloc((size_t)w * (size_t)h, sizeof *canvas->pixels);
}

void canvas_release(struct canvas *canvas)
{
	free(canvas->pixels);
	*canvas = (struct canvas){0};
}
