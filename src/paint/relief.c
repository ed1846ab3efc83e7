/* SPDX-License-Identifier: MIT */
#include "paint/relief.h"

#include "base/check.h"
#include "paint/noise.h"
#include "paint/plank.h"

#include <string.h>

/* Design units. */
#define BASE_HEIGHT   13.0f /* from the mat to where the rounding begins */
#define RIM_HEIGHT    17.0f /* of the rounding */
#define RIM_WIDTH     12.5f
#define LINE_OUTER    14.6f /* carved lines: how far from the edge */
#define LINE_INNER    18.4f
#define ARROW_SLENDER 0.66f /* width to length */

static struct carving *carve(struct relief *relief, const struct board_geometry *g,
	enum carving_kind kind, struct plank_spot spot)
{
	CHECK(relief->count < CARVINGS_MAX);
	struct plank_axes axes = plank_axes(g);
	struct carving *c = &relief->carvings[relief->count++];
	float margin = HOLLOW_LIP * g->unit + 2.0f;
	*c = (struct carving){
		.kind = kind,
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

static void carve_hollows(struct relief *relief, const struct board_geometry *g)
{
	for (int place = 0; place < geometry_places(g->holes); place++) {
		struct plank_spot spot = plank_spot(g, place);
		float narrow = smaller(spot.half_along, spot.half_across);
		float depth = geometry_is_store(g->holes, place) ? 0.64f : 0.80f;
		carve(relief, g, CARVING_HOLLOW, spot)->depth = depth * narrow;
	}
}

static void carve_plates(struct relief *relief, const struct board_geometry *g)
{
	struct plank_spot spot;
	for (int side = 0; side < 2; side++) {
		if (plank_number_band(g, side ? -1.0f : 1.0f, &spot))
			carve(relief, g, CARVING_PLATE, spot)->depth = 1.7f * g->unit;
		int store = geometry_store(g->holes, side);
		if (!plank_store_plate(g, store, &spot))
			continue;
		carve(relief, g, CARVING_PLATE, spot)->depth = 1.7f * g->unit;
		/* Across from the plate, so that the ends of the plank look alike above and below.
		 */
		float radius = smaller(15.0f * g->unit, spot.half_across);
		struct plank_spot rosette = {spot.along, -spot.across, radius, radius};
		carve(relief, g, CARVING_ROSETTE, rosette)->depth = 2.0f * g->unit;
	}
}

static void carve_kawung(struct relief *relief, const struct board_geometry *g)
{
	struct plank_row a = plank_row(g, 1.0f), b = plank_row(g, -1.0f);
	struct plank_axes axes = plank_axes(g);
	float u = g->unit;
	float room = smaller(a.across - a.across_r, b.across - b.across_r) - HOLLOW_LIP * u;
	float half_short = smaller(15.0f * u, 0.56f * room);
	float first = smaller(a.first - a.along_r, b.first - b.along_r);
	float last = larger(a.last + a.along_r, b.last + b.along_r);
	if (half_short < 3.0f * u || last <= first)
		return;
	float half_long = 0.5f * (last - first);
	float cells = (float)floor_int(2.0f * half_long / (2.0f * half_short) + 0.5f);
	struct plank_spot spot = {0.5f * (first + last), 0.0f, half_long, half_short};
	struct carving *c = carve(relief, g, CARVING_KAWUNG, spot);
	c->rx = half_long;
	c->ry = half_short;
	c->dx = axes.ax;
	c->dy = axes.ay;
	c->pitch = 2.0f * half_long / larger(cells, 1.0f);
	c->depth = 2.2f * u;
}

static void carve_arrow(struct relief *relief, const struct board_geometry *g, struct plank_spot at,
	float along, float across, float half)
{
	struct plank_axes axes = plank_axes(g);
	float n = 1.0f / length2(along, across);
	at.half_along = at.half_across = half;
	struct carving *c = carve(relief, g, CARVING_ARROW, at);
	c->ry = ARROW_SLENDER * half;
	c->dx = (along * axes.ax + across * axes.bx) * n;
	c->dy = (along * axes.ay + across * axes.by) * n;
	c->depth = 2.4f * g->unit;
}

/* From the last hole of a row, at its end towards WAY, to the store there. */
static void carve_way_home(
	struct relief *relief, const struct board_geometry *g, struct plank_spot hole, float way)
{
	for (int side = 0; side < 2; side++) {
		struct plank_spot store = plank_spot(g, geometry_store(g->holes, side));
		if (store.along * way <= 0.0f)
			continue;
		float dx = store.along - hole.along, dy = store.across - hole.across;
		float whole = length2(dx, dy);
		if (whole <= 0.0f)
			return;
		dx /= whole;
		dy /= whole;
		float leave = 1.0f / length2(dx / hole.half_along, dy / hole.half_across);
		float arrive =
			whole - 1.0f / length2(dx / store.half_along, dy / store.half_across);
		float room = arrive - leave - 2.0f * HOLLOW_LIP * g->unit;
		float half = smaller(14.0f * g->unit, 0.5f * room);
		if (half < 3.0f * g->unit)
			return;
		float middle = 0.5f * (leave + arrive);
		struct plank_spot at = {
			hole.along + dx * middle, hole.across + dy * middle, 0.0f, 0.0f};
		carve_arrow(relief, g, at, dx, dy, half);
	}
}

/*
 * How long the arrows between two holes may be, and how far from the row's middle line: on it where
 * the holes stand apart, else in the notch on the side of the kawung.
 */
static void arrow_room(const struct plank_row *row, float step, float unit, float *half, float *off)
{
	float lip = row->along_r + HOLLOW_LIP * unit;
	float room = 0.5f * step - lip;
	*half = smaller(room - 2.0f * unit, 14.0f * unit);
	*off = 0.0f;
	if (*half >= 9.0f * unit)
		return;
	*half = smaller(10.5f * unit, 0.42f * step);
	/* There the lips are as far apart as the arrow is long. */
	float chord = smaller(0.5f * step - *half - 1.5f * unit, lip);
	*off = sqrtf(larger(lip * lip - chord * chord, 0.0f)) + ARROW_SLENDER * *half;
	if (*off > row->across - 24.0f * unit)
		*half = 0.0f;
}

/* Seen from above with A's row below, sowing counter-clockwise goes to the right there. */
static void carve_arrows(struct relief *relief, const struct board_geometry *g)
{
	for (int side = 0; side < 2; side++) {
		float sign = side ? -1.0f : 1.0f;
		float way = g->counter_clockwise ? sign : -sign;
		struct plank_row row = plank_row(g, sign);
		float step = (row.last - row.first) / (float)(g->holes - 1);
		if (step <= 0.0f)
			continue;
		float half = 0.0f, off = 0.0f;
		arrow_room(&row, step, g->unit, &half, &off);
		for (int i = 0; i + 1 < g->holes && half >= 2.5f * g->unit; i++) {
			float along = row.first + step * ((float)i + 0.5f);
			struct plank_spot at = {along, sign * (row.across - off), 0.0f, 0.0f};
			carve_arrow(relief, g, at, way, 0.0f, half);
		}
		struct plank_spot last = {way > 0.0f ? row.last : row.first, sign * row.across,
			row.along_r, row.across_r};
		carve_way_home(relief, g, last, way);
	}
}

void relief_init(struct relief *relief, const struct board_geometry *geometry)
{
	const struct board_geometry *g = geometry;
	CHECK(g->holes >= GEOMETRY_HOLES_MIN && g->holes <= GEOMETRY_HOLES_MAX);
	*relief = (struct relief){
		.cx = g->cx,
		.cy = g->cy,
		.hx = g->upright ? g->half_short : g->half_long,
		.hy = g->upright ? g->half_long : g->half_short,
		.corner = 0.46f * g->half_short,
		.unit = g->unit,
	};
	carve_hollows(relief, g);
	carve_plates(relief, g);
	carve_kawung(relief, g);
	carve_arrows(relief, g);
}

float relief_distance(const struct relief *relief, float x, float y)
{
	const struct relief *r = relief;
	float dx = fabsf(x - r->cx) - r->hx + r->corner, dy = fabsf(y - r->cy) - r->hy + r->corner;
	if (dx <= 0.0f || dy <= 0.0f)
		return larger(dx, dy) - r->corner;
	return sqrtf(dx * dx + dy * dy) - r->corner;
}

static float plank_height(const struct relief *r, float inside, float *stain)
{
	float u = r->unit, t = inside / u;
	float height = BASE_HEIGHT + RIM_HEIGHT;
	*stain = 0.0f;
	if (t < 0.0f)
		return (BASE_HEIGHT + 2.0f * RIM_HEIGHT * t / RIM_WIDTH) * u;
	if (t < RIM_WIDTH)
		return (height - RIM_HEIGHT * square(1.0f - t / RIM_WIDTH)) * u;
	/* The field is a little higher in the middle, as hands have polished it. */
	height += 4.0f * (1.0f - square(1.0f - smaller((t - RIM_WIDTH) / 130.0f, 1.0f)));
	if (t < FIELD_EDGE) {
		float pixel = 1.0f / u;
		float wide = larger(2.1f, pixel), fine = larger(1.3f, pixel);
		float outer = bell((t - LINE_OUTER) / wide), inner = bell((t - LINE_INNER) / fine);
		height -= 1.9f * 2.1f / wide * outer + 1.1f * 1.3f / fine * inner;
		*stain = 0.34f * outer + 0.26f * inner;
	}
	return height * u;
}

static void cut_row(const struct carving *c, float y, int w, const struct relief_row *row)
{
	int from = floor_int(c->x - c->reach_x), to = floor_int(c->x + c->reach_x) + 2;
	from = from < row->from ? row->from : from;
	to = to > row->to ? row->to : to;
	to = to > w ? w : to;
	for (int x = from; x < to; x++) {
		struct cut cut = carving_at(c, (float)x + 0.5f, y);
		row->height[x] += cut.height;
		row->stain[x] = larger(row->stain[x], cut.stain);
		row->sunk[x] = larger(row->sunk[x], cut.sunk);
	}
}

void relief_row(const struct relief *relief, int y, int w, struct relief_row *row)
{
	const struct relief *r = relief;
	float py = (float)y + 0.5f;
	size_t bytes = (size_t)w * sizeof(float);
	memset(row->height, 0, bytes);
	memset(row->stain, 0, bytes);
	memset(row->sunk, 0, bytes);
	memset(row->cover, 0, bytes);
	row->from = row->to = 0;
	if (fabsf(py - r->cy) > r->hy + 2.0f)
		return;
	int from = floor_int(r->cx - r->hx) - 2, to = floor_int(r->cx + r->hx) + 3;
	row->from = from < 0 ? 0 : from;
	row->to = to > w ? w : to;
	for (int x = row->from; x < row->to; x++) {
		float sd = relief_distance(r, (float)x + 0.5f, py);
		row->cover[x] = unit_clamp(0.5f - sd);
		if (sd < 2.5f)
			row->height[x] = plank_height(r, -sd, &row->stain[x]);
	}
	for (int i = 0; i < r->count; i++)
		if (fabsf(py - r->carvings[i].y) <= r->carvings[i].reach_y)
			cut_row(&r->carvings[i], py, w, row);
}
