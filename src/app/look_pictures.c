/* SPDX-License-Identifier: MIT */
#include "app/look_pictures.h"

#include "ui/layout.h"

#include <math.h>
#include <string.h>

enum { HOLES = 7 };

void look_pictures_init(struct look_pictures *pictures, struct draw *draw)
{
	memset(pictures, 0, sizeof(*pictures));
	pictures->draw = draw;
	pictures->epoch = draw->epoch;
	for (int i = 0; i < BOARD_STYLE_COUNT; i++)
		pictures->of_board[i] = (struct look_picture){pictures, false, i};
	for (int i = 0; i < SEED_KIND_COUNT; i++)
		pictures->of_seeds[i] = (struct look_picture){pictures, true, i};
}

static void drop(struct look_pictures *pictures, struct image **image)
{
	if (*image)
		pictures->draw->calls->image_free(pictures->draw, *image);
	*image = NULL;
}

static void drop_boards(struct look_pictures *pictures)
{
	for (int i = 0; i < BOARD_STYLE_COUNT; i++)
		drop(pictures, &pictures->boards[i]);
}

static void drop_seeds(struct look_pictures *pictures)
{
	for (int i = 0; i < SEED_KIND_COUNT; i++) {
		for (int k = 0; k < LOOK_SEEDS; k++) {
			drop(pictures, &pictures->seeds[i][k]);
			drop(pictures, &pictures->shadows[i][k]);
		}
	}
}

void look_pictures_release(struct look_pictures *pictures)
{
	drop_boards(pictures);
	drop_seeds(pictures);
}

static struct image *upload(struct look_pictures *pictures, struct canvas *canvas, bool opaque)
{
	struct image *image = pictures->draw->calls->image_new(pictures->draw, canvas, opaque);
	canvas_release(canvas);
	return image;
}

/* The whole of a board on its mat. */
static void paint_small_board(struct look_pictures *pictures, int style, int w, int h)
{
	struct layout_wish wish = {
		.w = 1280, .h = 720, .scale = 1.0f, .text = 1.0f, .holes = HOLES};
	struct layout layout;
	struct canvas canvas;
	layout_make(&layout, &wish);
	struct board_geometry *g = &layout.board;
	float across = (float)w / (2.2f * g->half_long), down = (float)h / (2.4f * g->half_short);
	layout_zoom(g, fminf(across, down), g->cx, g->cy, (float)w / 2.0f, (float)h / 2.0f);
	g->w = w;
	g->h = h;
	if (paint_board(&canvas, g, (enum board_style)style, false, NULL))
		pictures->boards[style] = upload(pictures, &canvas, true);
}

static void draw_board(struct look_pictures *pictures, int style, struct rect rect)
{
	if (pictures->w != rect.w || pictures->h != rect.h)
		drop_boards(pictures);
	pictures->w = rect.w;
	pictures->h = rect.h;
	if (!pictures->boards[style])
		paint_small_board(pictures, style, rect.w, rect.h);
	if (pictures->boards[style])
		pictures->draw->calls->image_draw(
			pictures->draw, pictures->boards[style], NULL, rect.x, rect.y, 255);
}

static void paint_small_seeds(struct look_pictures *pictures, int kind)
{
	static const int turns[LOOK_SEEDS] = {2, 17, 10};
	for (int k = 0; k < LOOK_SEEDS; k++) {
		struct canvas canvas;
		paint_seed(&canvas, (enum seed_kind)kind, pictures->half, turns[k], k);
		pictures->seed_w[kind][k] = canvas.w;
		pictures->seeds[kind][k] = upload(pictures, &canvas, false);
		paint_seed_shadow(&canvas, (enum seed_kind)kind, pictures->half, turns[k], 0.0f);
		pictures->shadow_w[kind][k] = canvas.w;
		pictures->shadows[kind][k] = upload(pictures, &canvas, false);
	}
}

static void draw_centred(
	struct look_pictures *pictures, struct image *image, int size, float x, float y)
{
	if (image)
		pictures->draw->calls->image_draw(pictures->draw, image, NULL,
			(int)lroundf(x) - size / 2, (int)lroundf(y) - size / 2, 255);
}

/* Three of them on wood, close together, the third in front. */
static void draw_seeds(
	struct look_pictures *pictures, const struct pen *pen, int kind, struct rect rect)
{
	static const float spots[LOOK_SEEDS][2] = {
		{-0.62f, -0.30f}, {0.66f, -0.22f}, {0.02f, 0.42f}};
	float half = fminf((float)rect.h * 0.30f, (float)rect.w * 0.20f);
	if (fabsf(half - pictures->half) > 0.01f)
		drop_seeds(pictures);
	pictures->half = half;
	stamp_box(pen->stamps, rect, 6.0f * pen->theme->unit, theme_colour(pen->theme, COLOUR_WOOD),
		0.0f);
	if (!pictures->seeds[kind][0])
		paint_small_seeds(pictures, kind);
	for (int k = 0; k < LOOK_SEEDS; k++) {
		float x = (float)rect.x + (float)rect.w / 2.0f + 1.55f * half * spots[k][0];
		float y = (float)rect.y + (float)rect.h / 2.0f + 1.55f * half * spots[k][1];
		draw_centred(
			pictures, pictures->shadows[kind][k], pictures->shadow_w[kind][k], x, y);
		draw_centred(pictures, pictures->seeds[kind][k], pictures->seed_w[kind][k], x, y);
	}
}

void look_picture_draw(const struct pen *pen, const void *data, struct rect rect)
{
	const struct look_picture *picture = data;
	struct look_pictures *all = picture->all;
	if (all->epoch != pen->draw->epoch) {
		look_pictures_release(all);
		all->epoch = pen->draw->epoch;
	}
	if (picture->seeds)
		draw_seeds(all, pen, picture->index, rect);
	else
		draw_board(all, picture->index, rect);
}
