/* SPDX-License-Identifier: MIT */
#include "paint/noise.h"
#include "paint/relief.h"

#define ARROW_SLENDER 0.66f /* width to length */

/* The arrows of a board being cut. */
struct quiver {
	struct relief *relief;
	struct cut (*at)(const struct carving *carving, float x, float y);
};

static void carve_arrow(
	const struct quiver *quiver, struct plank_spot at, float along, float across, float half)
{
	const struct board_geometry *g = quiver->relief->geometry;
	struct plank_axes axes = plank_axes(g);
	float n = 1.0f / length2(along, across);
	at.half_along = at.half_across = half;
	struct carving *c = relief_carve(quiver->relief, quiver->at, at);
	c->ry = ARROW_SLENDER * half;
	c->dx = (along * axes.ax + across * axes.bx) * n;
	c->dy = (along * axes.ay + across * axes.by) * n;
	c->depth = 2.4f * g->unit;
}

/* From the last hole of a row, at its end towards WAY, to the store there. */
static void carve_way_home(const struct quiver *quiver, struct plank_spot hole, float way)
{
	const struct board_geometry *g = quiver->relief->geometry;
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
		carve_arrow(quiver, at, dx, dy, half);
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
void relief_arrows(
	struct relief *relief, struct cut (*at)(const struct carving *carving, float x, float y))
{
	const struct board_geometry *g = relief->geometry;
	const struct quiver quiver = {relief, at};
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
			struct plank_spot spot = {along, sign * (row.across - off), 0.0f, 0.0f};
			carve_arrow(&quiver, spot, way, 0.0f, half);
		}
		struct plank_spot last = {way > 0.0f ? row.last : row.first, sign * row.across,
			row.along_r, row.across_r};
		carve_way_home(&quiver, last, way);
	}
}
