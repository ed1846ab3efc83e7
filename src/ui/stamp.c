/* SPDX-License-Identifier: MIT */
#include "ui/stamp.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "ui/theme.h"

#include <math.h>
#include <stdlib.h>

enum { STAMPS_MAX = 160, TILE = 96 };

enum stamp_kind { STAMP_BOX, STAMP_OUTLINE, STAMP_DISC, STAMP_RING, STAMP_ICON };

/* All that a picture depends on; fields that a kind does not use are 0. */
struct stamp_key {
	enum stamp_kind kind;
	int w, h;
	float a, b, c, d;
	uint32_t colour;
	int n;
};

struct stamp {
	struct stamp_key key;
	struct image *image; /* NULL: no memory for it, drawn as nothing */
	int w, h;            /* of the image */
	unsigned used;
};

void stamps_init(struct stamps *stamps, struct draw *draw)
{
	*stamps = (struct stamps){.draw = draw, .epoch = draw->epoch};
}

void stamps_clear(struct stamps *stamps)
{
	for (int i = 0; i < stamps->count; i++) {
		if (stamps->items[i].image)
			stamps->draw->calls->image_free(stamps->draw, stamps->items[i].image);
	}
	stamps->count = 0;
	stamps->epoch = stamps->draw->epoch;
}

void stamps_release(struct stamps *stamps)
{
	stamps_clear(stamps);
	free(stamps->items);
	stamps->items = NULL;
	stamps->cap = 0;
}

static bool same(float a, float b)
{
	return fabsf(a - b) < 0.01f;
}

static bool key_equal(const struct stamp_key *a, const struct stamp_key *b)
{
	return a->kind == b->kind && a->w == b->w && a->h == b->h && a->colour == b->colour &&
	       a->n == b->n && same(a->a, b->a) && same(a->b, b->b) && same(a->c, b->c) &&
	       same(a->d, b->d);
}

static void paint(struct canvas *canvas, const struct stamp_key *key)
{
	switch (key->kind) {
	case STAMP_BOX:
		paint_sheet(canvas, key->w, key->h, key->a, key->colour, key->b);
		break;
	case STAMP_OUTLINE:
		paint_outline(canvas, key->w, key->h, key->a, key->b, key->colour);
		break;
	case STAMP_DISC:
		paint_disc(canvas, key->a, key->colour);
		break;
	case STAMP_RING:
		paint_ring(canvas, key->a, key->b, key->c, key->colour, key->n, key->d);
		break;
	case STAMP_ICON:
		paint_icon(canvas, (enum icon)key->n, key->w, key->colour);
		break;
	}
}

/* Room for one more: the picture not used for the longest time makes way. */
static struct stamp *free_place(struct stamps *stamps)
{
	if (stamps->count < STAMPS_MAX) {
		if (stamps->count == stamps->cap) {
			stamps->cap = stamps->cap ? stamps->cap * 2 : 32;
			stamps->items = xrealloc(
				stamps->items, (size_t)stamps->cap * sizeof(*stamps->items));
		}
		return &stamps->items[stamps->count++];
	}
	struct stamp *oldest = &stamps->items[0];
	for (int i = 1; i < stamps->count; i++) {
		if (stamps->items[i].used < oldest->used)
			oldest = &stamps->items[i];
	}
	if (oldest->image)
		stamps->draw->calls->image_free(stamps->draw, oldest->image);
	return oldest;
}

static struct stamp *find(struct stamps *stamps, const struct stamp_key *key)
{
	if (stamps->epoch != stamps->draw->epoch)
		stamps_clear(stamps);
	stamps->turn++;
	for (int i = 0; i < stamps->count; i++) {
		if (key_equal(&stamps->items[i].key, key)) {
			stamps->items[i].used = stamps->turn;
			return &stamps->items[i];
		}
	}
	struct stamp *stamp = free_place(stamps);
	struct canvas canvas;
	paint(&canvas, key);
	*stamp = (struct stamp){.key = *key, .w = canvas.w, .h = canvas.h, .used = stamps->turn};
	stamp->image = stamps->draw->calls->image_new(stamps->draw, &canvas, false);
	canvas_release(&canvas);
	return stamp;
}

static void draw_part(
	struct stamps *stamps, const struct stamp *stamp, struct rect src, int x, int y)
{
	if (stamp->image && src.w > 0 && src.h > 0)
		stamps->draw->calls->image_draw(stamps->draw, stamp->image, &src, x, y, 255);
}

static int less(int a, int b)
{
	return a < b ? a : b;
}

/* The edges of a box OUT, repeated from the TILE pixels between the corners of the picture. */
static void draw_edges(
	struct stamps *stamps, const struct stamp *stamp, struct rect out, int corner)
{
	int far_x = stamp->w - corner;
	int far_y = stamp->h - corner;
	for (int x = corner; x < out.w - corner; x += TILE) {
		int w = less(TILE, out.w - corner - x);
		draw_part(stamps, stamp, (struct rect){corner, 0, w, corner}, out.x + x, out.y);
		draw_part(stamps, stamp, (struct rect){corner, far_y, w, corner}, out.x + x,
			out.y + out.h - corner);
	}
	for (int y = corner; y < out.h - corner; y += TILE) {
		int h = less(TILE, out.h - corner - y);
		draw_part(stamps, stamp, (struct rect){0, corner, corner, h}, out.x, out.y + y);
		draw_part(stamps, stamp, (struct rect){far_x, corner, corner, h},
			out.x + out.w - corner, out.y + y);
	}
}

static void draw_corners(
	struct stamps *stamps, const struct stamp *stamp, struct rect out, int corner)
{
	int far_x = stamp->w - corner;
	int far_y = stamp->h - corner;
	int right = out.x + out.w - corner;
	int below = out.y + out.h - corner;
	draw_part(stamps, stamp, (struct rect){0, 0, corner, corner}, out.x, out.y);
	draw_part(stamps, stamp, (struct rect){far_x, 0, corner, corner}, right, out.y);
	draw_part(stamps, stamp, (struct rect){0, far_y, corner, corner}, out.x, below);
	draw_part(stamps, stamp, (struct rect){far_x, far_y, corner, corner}, right, below);
}

/* RECT grown by MARGIN, from a picture whose corners are CORNER pixels from its edges. */
static void draw_sliced(
	struct stamps *stamps, struct stamp_key key, struct rect rect, int margin, int corner)
{
	struct rect out = rect_inset(rect, -margin);
	bool sliced = out.w >= 2 * corner && out.h >= 2 * corner;
	key.w = sliced ? 2 * (corner - margin) + TILE : rect.w;
	key.h = sliced ? 2 * (corner - margin) + TILE : rect.h;
	const struct stamp *stamp = find(stamps, &key);
	if (!sliced) {
		draw_part(stamps, stamp, (struct rect){0, 0, stamp->w, stamp->h},
			rect.x - (stamp->w - rect.w) / 2, rect.y - (stamp->h - rect.h) / 2);
		return;
	}
	draw_corners(stamps, stamp, out, corner);
	draw_edges(stamps, stamp, out, corner);
	struct rect middle = rect_inset(out, corner);
	if (key.kind == STAMP_BOX && middle.w > 0 && middle.h > 0)
		stamps->draw->calls->fill(stamps->draw, middle, key.colour);
}

/* A radius the box has room for. */
static float fitting_radius(struct rect rect, float radius)
{
	float most = (float)less(rect.w, rect.h) / 2.0f;
	return radius < most ? radius : most;
}

void stamp_box(struct stamps *stamps, struct rect rect, float radius, uint32_t fill, float shadow)
{
	if (rect.w <= 0 || rect.h <= 0)
		return;
	radius = fitting_radius(rect, radius);
	int margin = shadow > 0.0f ? shape_margin(shadow) : 0;
	struct stamp_key key = {.kind = STAMP_BOX, .a = radius, .b = shadow, .colour = fill};
	draw_sliced(stamps, key, rect, margin, 2 * margin + (int)ceilf(radius) + 2);
}

void stamp_outline(
	struct stamps *stamps, struct rect rect, float radius, float stroke, uint32_t colour)
{
	if (rect.w <= 0 || rect.h <= 0)
		return;
	radius = fitting_radius(rect, radius);
	struct stamp_key key = {.kind = STAMP_OUTLINE, .a = radius, .b = stroke, .colour = colour};
	draw_sliced(stamps, key, rect, 0, (int)ceilf(radius + stroke) + 2);
}

static void draw_centred(struct stamps *stamps, const struct stamp_key *key, int cx, int cy)
{
	const struct stamp *stamp = find(stamps, key);
	draw_part(stamps, stamp, (struct rect){0, 0, stamp->w, stamp->h}, cx - stamp->w / 2,
		cy - stamp->h / 2);
}

void stamp_disc(struct stamps *stamps, int cx, int cy, float radius, uint32_t colour)
{
	struct stamp_key key = {.kind = STAMP_DISC, .a = radius, .colour = colour};
	draw_centred(stamps, &key, cx, cy);
}

void stamp_ring(struct stamps *stamps, int cx, int cy, float rx, float ry, float stroke,
	uint32_t colour, int dashes, float glow)
{
	struct stamp_key key = {.kind = STAMP_RING,
		.a = rx,
		.b = ry,
		.c = stroke,
		.d = glow,
		.colour = colour,
		.n = dashes};
	draw_centred(stamps, &key, cx, cy);
}

void stamp_icon(struct stamps *stamps, enum icon icon, int x, int y, int size, uint32_t colour)
{
	struct stamp_key key = {
		.kind = STAMP_ICON, .w = size, .h = size, .colour = colour, .n = (int)icon};
	const struct stamp *stamp = find(stamps, &key);
	draw_part(stamps, stamp, (struct rect){0, 0, stamp->w, stamp->h}, x, y);
}
