/* SPDX-License-Identifier: MIT */
#ifndef UI_DRAW_H
#define UI_DRAW_H

#include "paint/canvas.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * All that screens know of a screen. Filled in by platform/draw_sdl (a window) and by tests (a log
 * of calls). Coordinates are output pixels, y down. Everything is drawn anew for each frame.
 */
struct rect {
	int x, y, w, h;
};

struct image; /* pixels on the screen's side, made from a canvas */

enum text_weight { TEXT_REGULAR, TEXT_BOLD };

struct text_style {
	int size; /* pixels: the em of the font */
	enum text_weight weight;
};

struct text_metrics {
	int ascent; /* from the top of the line box to the baseline */
	int height; /* of the line box */
};

struct draw;

struct draw_calls {
	/* OPAQUE ones are copied without blending. NULL only when there is no memory for it. */
	struct image *(*image_new)(struct draw *draw, const struct canvas *canvas, bool opaque);
	void (*image_free)(struct draw *draw, struct image *image);
	/* SRC NULL: all of it. Never scaled. ALPHA 0..255. */
	void (*image_draw)(struct draw *draw, struct image *image, const struct rect *src, int x,
		int y, int alpha);
	void (*fill)(struct draw *draw, struct rect rect, uint32_t colour);
	void (*clip)(struct draw *draw, const struct rect *rect); /* NULL: all */
	int (*text_width)(struct draw *draw, struct text_style style, const char *text);
	struct text_metrics (*text_metrics)(struct draw *draw, struct text_style style);
	/* (X, Y) is the upper left corner of the line box. */
	void (*text_draw)(struct draw *draw, struct text_style style, int x, int y,
		const char *text, uint32_t colour);
};

struct draw {
	const struct draw_calls *calls;
	int w, h;       /* of the output, pixels */
	float scale;    /* display scale: 1, 1.5, 2 … */
	unsigned epoch; /* changes when all images were lost: make them again */
};

#endif
