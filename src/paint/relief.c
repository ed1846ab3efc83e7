/* SPDX-License-Identifier: MIT */
#include "paint/relief.h"

#include "base/check.h"
#include "paint/noise.h"

#include <string.h>

struct carving *relief_carve(struct relief *relief,
	struct cut (*at)(const struct carving *carving, float x, float y), struct plank_spot spot)
{
	const struct board_geometry *g = relief->geometry;
	CHECK(relief->count < CARVINGS_MAX);
	struct plank_axes axes = plank_axes(g);
	struct carving *c = &relief->carvings[relief->count++];
	float margin = HOLLOW_LIP * g->unit + 2.0f;
	*c = (struct carving){
		.at = at,
		.x = g->cx + spot.along * axes.ax + spot.across * axes.bx,
		.y = g->cy + spot.along * axes.ay + spot.across * axes.by,
		.rx = g->upright ? spot.half_across : spot.half_along,
		.ry = g->upright ? spot.half_along : spot.half_across,
		.unit = g->unit,
	};
	c->reach_x = c->rx + margin;
	c->reach_y = c->ry + margin;
	return c;
}

void relief_spray(struct relief *relief, struct plank_spot spot, float along, float across)
{
	struct plank_axes axes = plank_axes(relief->geometry);
	struct carving *c = relief_carve(relief, carving_spray, spot);
	c->dx = along * axes.ax + across * axes.bx;
	c->dy = along * axes.ay + across * axes.by;
	c->depth = 2.2f * relief->geometry->unit;
}

void relief_init(
	struct relief *relief, const struct board_geometry *geometry, enum board_style style)
{
	CHECK(geometry->holes >= GEOMETRY_HOLES_MIN && geometry->holes <= GEOMETRY_HOLES_MAX);
	const struct relief_style *const styles[BOARD_STYLE_COUNT] = {
		[BOARD_JAWA] = jawa_style(),
		[BOARD_MELAYU] = boat_style(),
		[BOARD_TANAH] = earth_style(),
	};
	*relief = (struct relief){.style = styles[style], .geometry = geometry};
	relief->style->carve(relief);
}

/* A point of the picture as the board lies. */
static struct plank_spot spot_at(const struct board_geometry *g, float x, float y)
{
	float dx = x - g->cx, dy = y - g->cy;
	return g->upright ? (struct plank_spot){-dy, dx, 0.0f, 0.0f}
			  : (struct plank_spot){dx, dy, 0.0f, 0.0f};
}

float relief_distance(const struct relief *relief, float x, float y)
{
	struct plank_spot spot = spot_at(relief->geometry, x, y);
	return relief->style->distance(relief, spot.along, spot.across);
}

static void cut_row(const struct carving *c, float y, int w, const struct relief_row *row)
{
	int from = floor_int(c->x - c->reach_x), to = floor_int(c->x + c->reach_x) + 2;
	from = from < row->from ? row->from : from;
	to = to > row->to ? row->to : to;
	to = to > w ? w : to;
	for (int x = from; x < to; x++) {
		struct cut cut = c->at(c, (float)x + 0.5f - c->x, y - c->y);
		row->height[x] += cut.height;
		row->stain[x] = cut.stain < 0.0f ? row->stain[x] + cut.stain
						 : larger(row->stain[x], cut.stain);
		row->sunk[x] = larger(row->sunk[x], cut.sunk);
	}
}

/* The board before anything is cut into it. */
static void uncut_row(const struct relief *r, float y, const struct relief_row *row)
{
	for (int x = row->from; x < row->to; x++) {
		struct plank_spot spot = spot_at(r->geometry, (float)x + 0.5f, y);
		float sd = r->style->distance(r, spot.along, spot.across);
		row->cover[x] = r->style->endless ? 1.0f : unit_clamp(0.5f - sd);
		if (r->style->endless || sd < 2.5f)
			row->height[x] =
				r->style->height(r, spot.along, spot.across, sd, &row->stain[x]);
	}
}

void relief_row(const struct relief *relief, int y, int w, struct relief_row *row)
{
	const struct relief *r = relief;
	const struct board_geometry *g = r->geometry;
	float py = (float)y + 0.5f;
	float hx = g->upright ? g->half_short : r->tip_long;
	float hy = g->upright ? r->tip_long : g->half_short;
	size_t bytes = (size_t)w * sizeof(float);
	memset(row->height, 0, bytes);
	memset(row->stain, 0, bytes);
	memset(row->sunk, 0, bytes);
	memset(row->cover, 0, bytes);
	row->from = 0;
	row->to = w;
	if (!r->style->endless) {
		row->to = 0;
		if (fabsf(py - g->cy) > hy + 2.0f)
			return;
		int from = floor_int(g->cx - hx) - 2, to = floor_int(g->cx + hx) + 3;
		row->from = from < 0 ? 0 : from;
		row->to = to > w ? w : to;
	}
	uncut_row(r, py, row);
	for (int i = 0; i < r->count; i++)
		if (fabsf(py - r->carvings[i].y) <= r->carvings[i].reach_y)
			cut_row(&r->carvings[i], py, w, row);
}
