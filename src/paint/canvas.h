/* SPDX-License-Identifier: MIT */
#ifndef PAINT_CANVAS_H
#define PAINT_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Pixels in memory: 0xAARRGGBB, straight (not premultiplied) alpha, rows without padding. Colours
 * everywhere are of this form.
 */
struct canvas {
	int w, h;
	uint32_t *pixels; /* w * h, owned */
};

void canvas_init(struct canvas *canvas, int w, int h); /* transparent */
void canvas_release(struct canvas *canvas);

#endif
