/* SPDX-License-Identifier: MIT */
#ifndef APP_HERO_H
#define APP_HERO_H

#include "app/app_state.h"
#include "ui/board_picture.h"
#include "ui/layout.h"
#include "ui/seed_sprites.h"

/*
 * The board seen from near, behind the sheet of the home page: the game that waits to be gone on
 * with, or one in the midst of play. It only stands there.
 */
struct hero {
	struct board_picture *picture;
	struct seed_sprites sprites;
	struct layout layout; /* its board is the one seen */
	bool placed;          /* the picture is of this geometry */
	uint8_t cells[BOARD_CELLS];
};

void hero_init(struct hero *hero, struct app *app);
void hero_release(struct hero *hero);
/* The board beside COVER (above it in an upright window), reaching out of the window. */
void hero_layout(struct hero *hero, struct app *app, struct rect cover);
/* True if the picture has become finer. */
bool hero_update(struct hero *hero, uint64_t now);
int hero_wait(const struct hero *hero, uint64_t now);
/* Paints what the first frame needs when it is first seen. */
void hero_draw(struct hero *hero, const struct pen *pen, uint64_t now);

#endif
