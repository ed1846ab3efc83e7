/* SPDX-License-Identifier: MIT */
#ifndef UI_SEED_SPRITES_H
#define UI_SEED_SPRITES_H

#include "paint/seed.h"
#include "ui/draw.h"

/*
 * All pictures of a seed for one size, baked side by side into two images: seeds by turn and
 * variant, shadows by turn and softness.
 */
enum { SHADOW_LEVELS = 4 }; /* 0 lying .. 3 high above */

struct seed_sprites {
	struct draw *draw;
	struct image *seeds;
	struct image *shadows;
	int cell; /* edge of a seed's square */
	int shadow_cell;
	enum seed_kind kind; /* what they were baked for */
	float half;
	unsigned epoch;
};

void seed_sprites_init(struct seed_sprites *sprites, struct draw *draw);
void seed_sprites_release(struct seed_sprites *sprites);
/* Bakes seeds of KIND, HALF as in paint_seed(); nothing to do where that was done. */
void seed_sprites_bake(struct seed_sprites *sprites, enum seed_kind kind, float half);
/* (X, Y) is the seed's centre. */
void seed_sprites_draw(
	const struct seed_sprites *sprites, int turn, int variant, float x, float y, int alpha);
/* LEVEL 0..SHADOW_LEVELS-1. */
void seed_sprites_draw_shadow(
	const struct seed_sprites *sprites, int turn, int level, float x, float y, int alpha);
/* A seed that lies in LAYER of a heap, with its shadow on what is below. */
void seed_sprites_lay(
	const struct seed_sprites *sprites, int turn, int variant, int layer, float x, float y);

#endif
