/* SPDX-License-Identifier: MIT */
#include "app/hero.h"

#include "app/board_screen.h"
#include "paint/board.h"
#include "ui/board_view.h"

#include <stdio.h>
#include <string.h>

enum { HERO_HOLES = 7 };

/* Ten choices into a game of the most common rules. */
static const uint8_t midgame[2 * HERO_HOLES + 2] = {
	6, 1, 9, 2, 8, 0, 7, 19, 3, 8, 1, 10, 5, 0, 9, 10};

void hero_init(struct hero *hero, struct app *app, bool strip)
{
	/* A strip is soon painted, and of many sizes. */
	bool keeps = app->host.folders && !app->options.keep_nothing && !strip;
	struct board_picture_host host = {
		.draw = app->host.draw,
		.runner = app->host.runner,
		.cache = keeps ? app->host.folders->cache : "",
		.still = app->options.still,
	};
	*hero = (struct hero){.picture = board_picture_new(&host), .strip = strip};
	seed_sprites_init(&hero->sprites, app->host.draw);
}

void hero_release(struct hero *hero)
{
	board_picture_free(hero->picture);
	seed_sprites_release(&hero->sprites);
}

/* The waiting game, or NULL. */
static const struct session *waiting(const struct app *app)
{
	return app->parked ? board_screen_session(app->parked) : app->saved;
}

/* Of the waiting game, or else the one chosen for the next; NULL: a pack that is not here. */
static const struct pack *its_pack(const struct app *app, const struct session *session)
{
	return session ? pack_set_find(&app->packs, session_setup(session)->pack) : app_pack(app);
}

void hero_layout(struct hero *hero, struct app *app, struct rect cover)
{
	const struct session *session = waiting(app);
	const struct match *match = session ? session_match(session) : NULL;
	const struct pack *pack = its_pack(app, session);
	struct layout_wish wish = {
		.w = app->theme.w,
		.h = app->theme.h,
		.scale = app->theme.scale,
		.text = 1.0f,
		.holes = match ? match->position.holes : HERO_HOLES,
		.counter_clockwise = pack && pack->direction == DIRECTION_COUNTER_CLOCKWISE,
		.look = app_look(app, pack),
	};
	layout_make(&hero->layout, &wish);
	memset(hero->cells, 0, sizeof(hero->cells));
	if (match)
		memcpy(hero->cells, match->position.cells, sizeof(hero->cells));
	else
		memcpy(hero->cells, midgame, sizeof(midgame));
	struct board_geometry *g = &hero->layout.board;
	float gap = 34.0f * app->theme.unit;
	if (g->upright) {
		float s = 0.40f * (float)g->w / g->half_short;
		layout_zoom(g, s, g->cx, g->cy + g->half_long, (float)g->w / 2.0f,
			(float)cover.y - gap);
	} else {
		float s = 0.39f * (float)g->h / g->half_short;
		layout_zoom(g, s, g->cx - g->half_long, g->cy, (float)(cover.x + cover.w) + gap,
			(float)g->h / 2.0f);
		/* What goes beyond the ends of the board is to be seen too. */
		layout_zoom(g, 1.0f, 0.0f, 0.0f, board_overhang(g, hero->layout.look.board), 0.0f);
	}
	hero->placed = false;
}

enum { STRIP_HEAP = 7, STRIP_STORE = 19 };
#define STRIP_MAT 16.0f /* of it is seen around the board, in the board's units */

/* As broad as its room. Where it is longer than that, its end with A's store is seen. */
static void fit_strip(struct board_geometry *g, float w, float h)
{
	float mat = STRIP_MAT * g->unit, across = g->upright ? w : h, along = g->upright ? h : w;
	float s = across / (2.0f * (g->half_short + mat));
	float longer = 2.0f * (g->half_long + mat) * s - along;
	float off = longer > 0.0f ? longer / (2.0f * s) : 0.0f;
	layout_zoom(g, s, g->cx - (g->upright ? 0.0f : off), g->cy + (g->upright ? off : 0.0f),
		w / 2.0f, h / 2.0f);
}

void hero_layout_strip(struct hero *hero, struct app *app, int w, int h)
{
	struct layout_wish wish = {
		.w = h > w ? 720 : 1280,
		.h = h > w ? 1280 : 720,
		.scale = 1.0f,
		.text = 1.0f,
		.holes = HERO_HOLES,
		.look = app_look(app, app_pack(app)),
	};
	layout_make(&hero->layout, &wish);
	struct board_geometry *g = &hero->layout.board;
	memset(hero->cells, STRIP_HEAP, sizeof(hero->cells));
	hero->cells[HERO_HOLES] = hero->cells[2 * HERO_HOLES + 1] = STRIP_STORE;
	fit_strip(g, (float)w, (float)h);
	g->w = w;
	g->h = h;
	hero->placed = false;
}

/* Other pages lie over the home page most of the time: nothing is painted for those. */
static void settle(struct hero *hero, uint64_t now)
{
	if (!hero->placed)
		board_picture_layout(
			hero->picture, &hero->layout.board, hero->layout.look.board, now);
	hero->placed = true;
	seed_sprites_bake(&hero->sprites, hero->layout.look.seeds, hero->layout.board.seed);
}

bool hero_update(struct hero *hero, uint64_t now)
{
	return board_picture_update(hero->picture, now);
}

int hero_wait(const struct hero *hero, uint64_t now)
{
	return board_picture_wait(hero->picture, now);
}

/* Of a strip, what is whole inside it; at home all of it, some beyond the window. */
static bool is_cut(const struct hero *hero, int place)
{
	const struct board_geometry *g = &hero->layout.board;
	const struct board_hollow *h = &g->places[place];
	return hero->strip && (h->x - h->rx < 0.0f || h->x + h->rx > (float)g->w ||
				      h->y - h->ry < 0.0f || h->y + h->ry > (float)g->h);
}

static void draw_heap(struct hero *hero, int place)
{
	const struct board_hollow *hollow = &hero->layout.board.places[place];
	int count = hero->cells[place];
	struct heap_spot spots[UINT8_MAX];
	for (int i = 0; i < count; i++)
		heap_spot(&spots[i], hero->layout.look.seeds, i, hollow->rx, hollow->ry,
			hero->layout.board.seed, (unsigned)place);
	for (int layer = 0, drawn = 0; drawn < count; layer++) {
		for (int i = 0; i < count; i++) {
			const struct heap_spot *spot = &spots[i];
			if (spot->layer != layer)
				continue;
			float x = hollow->x + spot->x + (float)hero->x;
			float y = hollow->y + spot->y + (float)hero->y;
			seed_sprites_lay(&hero->sprites, spot->turn, spot->variant, layer, x, y);
			drawn++;
		}
	}
}

static void draw_number(struct hero *hero, const struct pen *pen, int place)
{
	struct board_plate plate = board_plate(&hero->layout.board, place);
	char text[8];
	if (plate.w <= 0.0f)
		return;
	snprintf(text, sizeof(text), "%d", hero->cells[place]);
	board_view_number(pen, layout_number_size(&hero->layout, place), plate.x + (float)hero->x,
		plate.y + (float)hero->y, text);
}

void hero_draw(struct hero *hero, const struct pen *pen, uint64_t now)
{
	settle(hero, now);
	board_picture_draw_at(hero->picture, hero->x, hero->y);
	for (int i = 0; i < board_places(hero->layout.board.holes); i++) {
		if (is_cut(hero, i))
			continue;
		draw_heap(hero, i);
		draw_number(hero, pen, i);
	}
}
