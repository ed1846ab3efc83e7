/* SPDX-License-Identifier: MIT */
#include "paint/board.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "paint/enlarge.h"
#include "paint/light.h"
#include "paint/mat.h"
#include "paint/relief.h"

#include <stdlib.h>

/*
 * The picture is made row by row from the top, so that only a few rows of heights are kept: the row
 * being lit, its neighbours for the slopes, and for the shadows what shadows_row() remembers.
 */
enum { ROWS_KEPT = 3, SALT_GRAIN = 7 };
enum { COARSE_STEP = 4 };

/* Where a design unit is less than this in pixels the fine carving would be lost, so it is painted
 * at twice the size. */
#define TWICE_BELOW 0.85f

struct easel {
	const struct board_geometry *geometry;
	struct relief relief;
	struct shadows shadows;
	struct relief_row rows[ROWS_KEPT];
	float *cast, *low, *on_low, *on_high;
	struct mat_point *mat;
	float *store; /* all the rows above lie in it */
};

static void easel_init(struct easel *easel, const struct board_geometry *g, enum board_style style)
{
	easel->geometry = g;
	relief_init(&easel->relief, g, style);
	shadows_init(&easel->shadows, g->w);
	size_t w = (size_t)g->w;
	float *next = easel->store = xcalloc((ROWS_KEPT * 4 + 4) * w, sizeof(float));
	for (int i = 0; i < ROWS_KEPT; i++) {
		struct relief_row *row = &easel->rows[i];
		row->height = next;
		row->stain = next + w;
		row->sunk = next + 2 * w;
		row->cover = next + 3 * w;
		next += 4 * w;
	}
	easel->cast = next;
	easel->low = next + w;
	easel->on_low = next + 2 * w;
	easel->on_high = next + 3 * w;
	easel->mat = xcalloc(w, sizeof *easel->mat);
}

static void easel_release(struct easel *easel)
{
	shadows_release(&easel->shadows);
	free(easel->store);
	free(easel->mat);
}

static struct relief_row *easel_row(struct easel *easel, int y)
{
	return &easel->rows[(y + ROWS_KEPT) % ROWS_KEPT];
}

static void cast_shadows(struct easel *easel, int y)
{
	const struct board_geometry *g = easel->geometry;
	const struct relief_row *row = easel_row(easel, y);
	for (int x = 0; x < g->w; x++) {
		easel->mat[x].height = 0.0f;
		if (row->cover[x] < 1.0f)
			easel->mat[x] = mat_at((float)x + 0.5f, (float)y + 0.5f, g->unit);
		easel->low[x] = easel->mat[x].height;
		easel->cast[x] = row->height[x] * row->cover[x];
	}
	struct shadow_row shadow = {
		.height = easel->cast,
		.low = easel->low,
		.high = row->height,
		.on_low = easel->on_low,
		.on_high = easel->on_high,
		.soft = larger(2.2f * g->unit, 1.0f),
	};
	shadows_row(&easel->shadows, &shadow);
}

static struct tint lit_mat(const struct easel *easel, int x, int y)
{
	const struct board_geometry *g = easel->geometry;
	const struct mat_point *mat = &easel->mat[x];
	struct surface surface = {
		.colour = mat->colour,
		.slope_x = mat->slope_x,
		.slope_y = mat->slope_y,
		.shadow = 0.97f * easel->on_low[x],
		.open = 1.0f,
	};
	/* Close to the plank less of the room is seen. */
	float px = (float)x + 0.5f, py = (float)y + 0.5f;
	float away = relief_distance(&easel->relief, px, py) / g->unit;
	if (away < 26.0f)
		surface.open = 1.0f - 0.55f * square(1.0f - larger(away, 0.0f) / 26.0f);
	return light_surface(&surface);
}

static struct tint lit_board(struct easel *easel, int x, int y)
{
	const struct board_geometry *g = easel->geometry;
	const struct relief *relief = &easel->relief;
	const struct relief_row *row = easel_row(easel, y);
	const struct relief_row *above = easel_row(easel, y - 1), *below = easel_row(easel, y + 1);
	int left = x > 0 ? x - 1 : 0, right = x + 1 < g->w ? x + 1 : x;
	float dx = (float)x + 0.5f - g->cx, dy = (float)y + 0.5f - g->cy;
	float along = g->upright ? -dy : dx, across = g->upright ? dx : dy;
	struct material made = relief->style->material(relief, along, across, row->height[x]);
	float sunk = row->sunk[x], dark = larger(row->stain[x], 0.0f);
	float bump = 0.10f * made.uneven;
	struct surface surface = {
		.colour = tint_scale(made.colour, (1.0f - row->stain[x]) * (1.0f - 0.22f * sunk)),
		.slope_x = 0.5f * (row->height[right] - row->height[left]),
		.slope_y = 0.5f * (below->height[x] - above->height[x]),
		.shadow = larger(0.92f * easel->on_high[x], made.shade),
		.open = 1.0f - 0.62f * sunk,
		.gloss = 0.11f * made.gloss * (1.0f - 0.5f * dark),
	};
	if (g->upright)
		surface.slope_x += bump;
	else
		surface.slope_y += bump;
	return light_surface(&surface);
}

static void light_row(struct easel *easel, int y, uint32_t *pixels)
{
	const struct board_geometry *g = easel->geometry;
	const struct relief_row *row = easel_row(easel, y);
	for (int x = 0; x < g->w; x++) {
		float cover = row->cover[x];
		struct tint light = {0};
		if (cover < 1.0f)
			light = lit_mat(easel, x, y);
		if (cover > 0.0f)
			light = tint_mix(light, lit_board(easel, x, y), cover);
		float dim = mat_dimming((float)x + 0.5f, (float)y + 0.5f, g->w, g->h);
		/* The lamp is over the board: that loses less light than what is around it. */
		light = tint_scale(light, mix(dim, 1.0f, easel->relief.style->lamp * cover));
		pixels[x] = light_pixel(light, cell_value(x, y, SALT_GRAIN));
	}
}

static bool stopped(const atomic_bool *stop)
{
	return stop && atomic_load_explicit(stop, memory_order_relaxed);
}

static struct board_geometry scaled(const struct board_geometry *geometry, float k, int w, int h)
{
	struct board_geometry g = *geometry;
	g.w = w;
	g.h = h;
	g.unit *= k;
	g.cx *= k;
	g.cy *= k;
	g.half_long *= k;
	g.half_short *= k;
	g.seed *= k;
	for (int i = 0; i < geometry_places(g.holes); i++) {
		struct board_hollow *hollow = &g.places[i];
		hollow->x *= k;
		hollow->y *= k;
		hollow->rx *= k;
		hollow->ry *= k;
	}
	return g;
}

/* Rows are asked for one after the other from the top. */
static void easel_paint(struct easel *easel, int y, uint32_t *pixels)
{
	int w = easel->geometry->w;
	if (y == 0) {
		relief_row(&easel->relief, -1, w, easel_row(easel, -1));
		relief_row(&easel->relief, 0, w, easel_row(easel, 0));
	}
	relief_row(&easel->relief, y + 1, w, easel_row(easel, y + 1));
	cast_shadows(easel, y);
	light_row(easel, y, pixels);
}

/* The mean of two by two pixels. */
static void halve_rows(const uint32_t *upper, const uint32_t *lower, int w, uint32_t *out)
{
	for (int x = 0; x < w; x++) {
		uint32_t four[4] = {upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1]};
		uint32_t pixel = 0xff000000u;
		for (int k = 0; k < 24; k += 8) {
			uint32_t sum = 2;
			for (int i = 0; i < 4; i++)
				sum += four[i] >> k & 255;
			pixel |= sum / 4 << k;
		}
		out[x] = pixel;
	}
}

/* TWICE: twice as fine, and then halved. */
static bool paint_fine(struct canvas *canvas, const struct board_geometry *g,
	enum board_style style, bool twice, const atomic_bool *stop)
{
	struct board_geometry big = twice ? scaled(g, 2.0f, 2 * g->w, 2 * g->h) : *g;
	struct easel easel;
	easel_init(&easel, &big, style);
	size_t w = (size_t)big.w;
	uint32_t *pair = xalloc(2 * w * sizeof *pair);
	int y = 0;
	for (; y < g->h && !stopped(stop); y++) {
		uint32_t *out = canvas->pixels + (size_t)y * (size_t)g->w;
		if (!twice) {
			easel_paint(&easel, y, out);
			continue;
		}
		easel_paint(&easel, 2 * y, pair);
		easel_paint(&easel, 2 * y + 1, pair + w);
		halve_rows(pair, pair + w, g->w, out);
	}
	free(pair);
	easel_release(&easel);
	return y == g->h;
}

static bool paint_coarse(struct canvas *canvas, const struct board_geometry *g,
	enum board_style style, const atomic_bool *stop)
{
	int w = (g->w + COARSE_STEP - 1) / COARSE_STEP, h = (g->h + COARSE_STEP - 1) / COARSE_STEP;
	struct board_geometry less = scaled(g, 1.0f / COARSE_STEP, w, h);
	struct canvas small;
	canvas_init(&small, w, h);
	bool done = paint_fine(&small, &less, style, false, stop);
	if (done)
		enlarge(canvas, &small, COARSE_STEP);
	canvas_release(&small);
	return done;
}

bool paint_board(struct canvas *canvas, const struct board_geometry *geometry,
	enum board_style style, bool coarse, const atomic_bool *stop)
{
	CHECK(style >= BOARD_JAWA && style < BOARD_STYLE_COUNT);
	CHECK(geometry->unit > 0.0f);
	canvas_init(canvas, geometry->w, geometry->h);
	if (coarse)
		return paint_coarse(canvas, geometry, style, stop);
	return paint_fine(canvas, geometry, style, geometry->unit < TWICE_BELOW, stop);
}

float board_overhang(const struct board_geometry *geometry, enum board_style style)
{
	CHECK(style >= BOARD_JAWA && style < BOARD_STYLE_COUNT);
	return style == BOARD_MELAYU ? boat_overhang(geometry) : 0.0f;
}
