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
	/* Until the next call all is drawn as somebody sees it for whom the picture is turned so
	 * many quarters clockwise, 0..3: given as if their upper left corner were the origin, W and
	 * H changing places at 1 and 3. The same turns rectangles: draw_turn_rect(). The clip is
	 * part of it. 0 after each frame. */
	void (*turn)(struct draw *draw, int quarters);
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

/* Where on a screen of W x H pixels lies what somebody at QUARTERS sees at RECT; with 4 - QUARTERS,
 * and W and H of what they see, the way back. Here, for both sides of the interface. */
static inline struct rect draw_turn_rect(struct rect r, int quarters, int w, int h)
{
	switch (quarters & 3) {
	case 1: /* their top is at the right */
		return (struct rect){w - r.y - r.h, r.x, r.h, r.w};
	case 2:
		return (struct rect){w - r.x - r.w, h - r.y - r.h, r.w, r.h};
	case 3: /* at the left */
		return (struct rect){r.y, h - r.x - r.w, r.h, r.w};
	default:
		return r;
	}
}

#endif
