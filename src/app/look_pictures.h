/* SPDX-License-Identifier: MIT */
#ifndef APP_LOOK_PICTURES_H
#define APP_LOOK_PICTURES_H

#include "paint/look.h"
#include "ui/widget.h"

/*
 * Small paintings of the boards and the seeds there are, to choose from: by the same painters as
 * the board that is played on, made when they are first seen.
 */
enum { LOOK_SEEDS = 3 }; /* so many of a kind lie together */

struct look_pictures;

/* What a widget's picture draws: data of look_picture_draw(). */
struct look_picture {
	struct look_pictures *all;
	bool seeds; /* a kind of seeds; else a board */
	int index;
};

struct look_pictures {
	struct draw *draw;
	unsigned epoch;
	int w, h; /* the boards are of that size */
	struct image *boards[BOARD_STYLE_COUNT];
	float half; /* the seeds are of that size */
	struct image *seeds[SEED_KIND_COUNT][LOOK_SEEDS];
	struct image *shadows[SEED_KIND_COUNT][LOOK_SEEDS];
	int seed_w[SEED_KIND_COUNT][LOOK_SEEDS]; /* edges of the images */
	int shadow_w[SEED_KIND_COUNT][LOOK_SEEDS];
	struct look_picture of_board[BOARD_STYLE_COUNT];
	struct look_picture of_seeds[SEED_KIND_COUNT];
};

void look_pictures_init(struct look_pictures *pictures, struct draw *draw); /* it must not move */
void look_pictures_release(struct look_pictures *pictures);
void look_picture_draw(const struct pen *pen, const void *data, struct rect rect);

#endif
