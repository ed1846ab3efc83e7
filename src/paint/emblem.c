/* SPDX-License-Identifier: MIT */
#include "paint/emblem.h"

#include "base/check.h"
#include "paint/board.h"
#include "paint/ink.h"
#include "paint/seed.h"

/* Parts of the size. */
#define HOLLOW 0.37f
#define SEED   0.185f
#define MARGIN 0.03f
#define CORNER 0.20f
#define FAR    12.0f /* where nothing else of the board is seen */

enum { HOLES = 3, MIDDLE = 1 };

/* A board so large that all of it but the middle hole of a row lies outside the picture. */
static struct board_geometry geometry(int size)
{
	float s = (float)size;
	struct board_geometry g = {
		.w = size,
		.h = size,
		.unit = HOLLOW * s / 47.0f,
		.cx = 0.5f * s,
		.cy = (0.5f - FAR) * s,
		.half_long = 4.0f * FAR * s,
		.half_short = 2.0f * FAR * s,
		.holes = HOLES,
		.seed = SEED * s,
	};
	for (int place = 0; place < geometry_places(HOLES); place++) {
		bool far_row = place > HOLES;
		float along = (float)(far_row ? 2 * HOLES - place : place) - (float)MIDDLE;
		g.places[place] = (struct board_hollow){g.cx - along * FAR * s,
			far_row ? g.cy - FAR * s : 0.5f * s, HOLLOW * s, HOLLOW * s};
	}
	for (int side = 0; side < 2; side++) {
		float way = side == 0 ? -1.0f : 1.0f;
		g.places[geometry_store(HOLES, side)] =
			(struct board_hollow){g.cx + way * 3.0f * FAR * s, g.cy, s, 2.0f * s};
	}
	return g;
}

static void lay(struct canvas *canvas, const struct canvas *top, float x, float y)
{
	int left = floor_int(x - 0.5f * (float)top->w + 0.5f);
	int up = floor_int(y - 0.5f * (float)top->h + 0.5f);
	for (int j = 0; j < top->h; j++) {
		for (int i = 0; i < top->w; i++) {
			int px = left + i, py = up + j;
			if (px < 0 || py < 0 || px >= canvas->w || py >= canvas->h)
				continue;
			uint32_t *pixel = &canvas->pixels[py * canvas->w + px];
			*pixel = ink_over(top->pixels[j * top->w + i], *pixel);
		}
	}
}

static void lay_seed(struct canvas *canvas, float half, float x, float y, int turn, int variant)
{
	struct canvas shadow, seed;
	paint_seed_shadow(&shadow, SEED_KERANG, half, turn, 0.0f);
	paint_seed(&seed, SEED_KERANG, half, turn, variant);
	lay(canvas, &shadow, x, y);
	lay(canvas, &seed, x, y);
	canvas_release(&shadow);
	canvas_release(&seed);
}

static void round_off(struct canvas *canvas)
{
	float s = (float)canvas->w, half = (0.5f - MARGIN) * s;
	for (int y = 0; y < canvas->h; y++) {
		for (int x = 0; x < canvas->w; x++) {
			uint32_t *pixel = &canvas->pixels[y * canvas->w + x];
			float away = round_box((float)x + 0.5f - 0.5f * s,
				(float)y + 0.5f - 0.5f * s, half, half, CORNER * s);
			*pixel = ink(*pixel, ink_cover(away));
		}
	}
}

void paint_emblem(struct canvas *canvas, int size)
{
	/* Of the half size, from the middle; turns of a whole of SEED_TURNS. */
	static const struct {
		float x, y;
		int turn, variant;
	} seeds[] = {{-0.21f, -0.20f, 22, 0}, {0.33f, 0.00f, 4, 1}, {-0.09f, 0.34f, 1, 2}};
	CHECK(size >= 16);
	struct board_geometry g = geometry(size);
	float s = (float)size;
	paint_board(canvas, &g, BOARD_JAWA, false, NULL);
	for (size_t i = 0; i < sizeof(seeds) / sizeof(seeds[0]); i++)
		lay_seed(canvas, SEED * s, (0.5f + 0.5f * seeds[i].x) * s,
			(0.5f + 0.5f * seeds[i].y) * s, seeds[i].turn, seeds[i].variant);
	round_off(canvas);
}
