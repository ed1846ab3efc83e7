/* SPDX-License-Identifier: MIT */
#ifndef APP_HERO_H
#define APP_HERO_H

#include "app/app_state.h"
#include "ui/board_picture.h"
#include "ui/layout.h"
#include "ui/seed_sprites.h"

/*
 * The board seen from near, behind the sheet of the home page: the game that waits to be gone on
 * with, or one in the midst of play. It only stands there. A strip of it on the page of settings
 * shows what was chosen.
 */
struct hero {
	struct board_picture *picture;
	struct seed_sprites sprites;
	struct layout layout; /* its board is the one seen */
	bool placed;          /* the picture is of this geometry */
	bool strip;           /* part of a board among words, its upper left corner at (X, Y) */
	int x, y;
	uint8_t cells[BOARD_CELLS];
};

void hero_init(struct hero *hero, struct app *app, bool strip);
void hero_release(struct hero *hero);
/* The board beside COVER (above it in an upright window), reaching out of the window. */
void hero_layout(struct hero *hero, struct app *app, struct rect cover);
/* Of a strip: the left end of the chosen board with the chosen seeds, W x H pixels of it, drawn
 * from (hero.x, hero.y) on. */
void hero_layout_strip(struct hero *hero, struct app *app, int w, int h);
/* True if the picture has become finer. */
bool hero_update(struct hero *hero, uint64_t now);
int hero_wait(const struct hero *hero, uint64_t now);
/* Paints what the first frame needs when it is first seen. */
void hero_draw(struct hero *hero, const struct pen *pen, uint64_t now);

#endif
