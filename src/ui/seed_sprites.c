/* SPDX-License-Identifier: MIT */
#include "ui/seed_sprites.h"

#include "base/check.h"

#include <math.h>
#include <string.h>

/* On a heap there is more below a seed than its own height: its shadow falls farther. Half lengths.
 */
#define UPON 0.16f

void seed_sprites_init(struct seed_sprites *sprites, struct draw *draw)
{
	*sprites = (struct seed_sprites){.draw = draw};
}

static void drop(struct seed_sprites *sprites)
{
	struct draw *draw = sprites->draw;
	if (sprites->seeds)
		draw->calls->image_free(draw, sprites->seeds);
	if (sprites->shadows)
		draw->calls->image_free(draw, sprites->shadows);
	sprites->seeds = NULL;
	sprites->shadows = NULL;
	sprites->half = 0.0f;
}

void seed_sprites_release(struct seed_sprites *sprites)
{
	drop(sprites);
}

/* Copies FROM into the middle of a square of the sheet. */
static void paste(struct canvas *sheet, int cell, int column, int row, const struct canvas *from)
{
	int x = column * cell + (cell - from->w) / 2;
	int y = row * cell + (cell - from->h) / 2;
	for (int j = 0; j < from->h; j++)
		memcpy(&sheet->pixels[(size_t)(y + j) * (size_t)sheet->w + (size_t)x],
			&from->pixels[(size_t)j * (size_t)from->w],
			(size_t)from->w * sizeof(uint32_t));
}

/* A row of the sheet: every turn of one shape, or of one height of shadow. */
static void paint_row(
	struct canvas canvases[SEED_TURNS], bool shadow, enum seed_kind kind, float half, int row)
{
	if (!shadow) {
		paint_seed_turns(canvases, kind, half, row);
		return;
	}
	for (int turn = 0; turn < SEED_TURNS; turn++)
		paint_seed_shadow(
			&canvases[turn], kind, half, turn, (float)row / (float)(SHADOW_LEVELS - 1));
}

static struct image *bake(struct seed_sprites *sprites, bool shadow, int rows, int *cell)
{
	enum { MOST = SEED_TURNS * (SHADOW_LEVELS + SEED_VARIANTS) };
	struct canvas parts[MOST], sheet;
	struct draw *draw = sprites->draw;
	CHECK(rows * SEED_TURNS <= MOST);
	*cell = 1;
	for (int row = 0; row < rows; row++)
		paint_row(&parts[row * SEED_TURNS], shadow, sprites->kind, sprites->half, row);
	for (int i = 0; i < rows * SEED_TURNS; i++) {
		*cell = parts[i].w > *cell ? parts[i].w : *cell;
		*cell = parts[i].h > *cell ? parts[i].h : *cell;
	}
	*cell += *cell & 1;
	canvas_init(&sheet, *cell * SEED_TURNS, *cell * rows);
	for (int i = 0; i < rows * SEED_TURNS; i++) {
		paste(&sheet, *cell, i % SEED_TURNS, i / SEED_TURNS, &parts[i]);
		canvas_release(&parts[i]);
	}
	struct image *image = draw->calls->image_new(draw, &sheet, false);
	canvas_release(&sheet);
	return image;
}

void seed_sprites_bake(struct seed_sprites *sprites, enum seed_kind kind, float half)
{
	CHECK(half > 0.0f);
	if (kind == sprites->kind && fabsf(half - sprites->half) < 0.01f &&
		sprites->epoch == sprites->draw->epoch)
		return;
	drop(sprites);
	sprites->kind = kind;
	sprites->half = half;
	sprites->epoch = sprites->draw->epoch;
	sprites->seeds = bake(sprites, false, SEED_VARIANTS, &sprites->cell);
	sprites->shadows = bake(sprites, true, SHADOW_LEVELS, &sprites->shadow_cell);
}

static void draw_cell(const struct seed_sprites *sprites, struct image *image, int cell, int column,
	int row, float x, float y, int alpha)
{
	struct draw *draw = sprites->draw;
	struct rect src = {column * cell, row * cell, cell, cell};
	int left = (int)lroundf(x - (float)cell / 2.0f), top = (int)lroundf(y - (float)cell / 2.0f);
	if (image)
		draw->calls->image_draw(draw, image, &src, left, top, alpha);
}

void seed_sprites_draw(
	const struct seed_sprites *sprites, int turn, int variant, float x, float y, int alpha)
{
	draw_cell(sprites, sprites->seeds, sprites->cell, turn, variant, x, y, alpha);
}

void seed_sprites_draw_shadow(
	const struct seed_sprites *sprites, int turn, int level, float x, float y, int alpha)
{
	draw_cell(sprites, sprites->shadows, sprites->shadow_cell, turn, level, x, y, alpha);
}

void seed_sprites_lay(
	const struct seed_sprites *sprites, int turn, int variant, int layer, float x, float y)
{
	float fall = layer ? UPON * seed_half(sprites->kind, sprites->half) : 0.0f;
	seed_sprites_draw_shadow(sprites, turn, 0, x + fall, y + 0.9f * fall, 255);
	seed_sprites_draw(sprites, turn, variant, x, y, 255);
}
