/* SPDX-License-Identifier: MIT */
#ifndef UI_STAMP_H
#define UI_STAMP_H

#include "paint/shape.h"
#include "ui/draw.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Painted shapes kept as images: painted when first asked for, thrown away when the images are lost
 * or when there are too many. Boxes of any size share one picture (its corners and edges).
 */
struct stamp;

struct stamps {
	struct draw *draw;
	struct stamp *items;
	int count;
	int cap;
	unsigned epoch;
	unsigned turn; /* counts uses; the oldest goes first */
};

void stamps_init(struct stamps *stamps, struct draw *draw);
void stamps_release(struct stamps *stamps);
void stamps_clear(struct stamps *stamps); /* the size or the scale has changed */

/* A filled box with round corners; SHADOW > 0 lies in pixels around it. */
void stamp_box(struct stamps *stamps, struct rect rect, float radius, uint32_t fill, float shadow);
void stamp_outline(
	struct stamps *stamps, struct rect rect, float radius, float stroke, uint32_t colour);
void stamp_disc(struct stamps *stamps, int cx, int cy, float radius, uint32_t colour);
void stamp_ring(struct stamps *stamps, int cx, int cy, float rx, float ry, float stroke,
	uint32_t colour, int dashes, float glow);
/* Its upper left corner is (X, Y). */
void stamp_icon(struct stamps *stamps, enum icon icon, int x, int y, int size, uint32_t colour);

#endif
