/* SPDX-License-Identifier: MIT */
#include "paint/plank.h"

#include "base/check.h"
#include "paint/board.h"
#include "paint/noise.h"

struct plank_axes plank_axes(const struct board_geometry *geometry)
{
	if (geometry->upright)
		return (struct plank_axes){0.0f, -1.0f, 1.0f, 0.0f};
	return (struct plank_axes){1.0f, 0.0f, 0.0f, 1.0f};
}

struct plank_spot plank_spot(const struct board_geometry *geometry, int place)
{
	const struct board_geometry *g = geometry;
	const struct board_hollow *h = &g->places[place];
	struct plank_axes axes = plank_axes(g);
	float dx = h->x - g->cx, dy = h->y - g->cy;
	return (struct plank_spot){
		.along = dx * axes.ax + dy * axes.ay,
		.across = dx * axes.bx + dy * axes.by,
		.half_along = g->upright ? h->ry : h->rx,
		.half_across = g->upright ? h->rx : h->ry,
	};
}

struct plank_row plank_row(const struct board_geometry *geometry, float sign)
{
	struct plank_row row = {1.0f, -1.0f, 0.0f, 0.0f, 0.0f};
	for (int place = 0; place < geometry_places(geometry->holes); place++) {
		struct plank_spot spot = plank_spot(geometry, place);
		if (geometry_is_store(geometry->holes, place) || spot.across * sign < 0.0f)
			continue;
		bool first = row.first > row.last;
		row.first = first ? spot.along : smaller(row.first, spot.along);
		row.last = first ? spot.along : larger(row.last, spot.along);
		row.across = larger(row.across, fabsf(spot.across));
		row.along_r = larger(row.along_r, spot.half_along);
		row.across_r = larger(row.across_r, spot.half_across);
	}
	return row;
}

/* The stretch between LOW and HIGH for a plate of at most HALF to each side, near WISH. */
static bool fit_plate(struct plank_spot *plate, float low, float high, float half, float wish)
{
	half = smaller(half, 0.5f * (high - low));
	plate->across = clamp_to(wish, low + half, larger(low + half, high - half));
	plate->half_across = half;
	return half > 0.0f;
}

bool plank_number_band(const struct board_geometry *geometry, float sign, struct plank_spot *band)
{
	const struct board_geometry *g = geometry;
	struct plank_row row = plank_row(g, sign);
	float u = g->unit, edge = row.across + row.across_r;
	float inner = edge + 5.0f * u, outer = g->half_short - FIELD_EDGE * u;
	if (row.first > row.last || outer - inner < 6.0f * u)
		return false;
	/* Two figures side by side need more room than one is high. */
	float half = (g->upright ? 15.5f : 12.0f) * u;
	bool fits = fit_plate(band, inner, outer, half, edge + 0.40f * (g->half_short - edge));
	band->across *= sign;
	band->along = 0.5f * (row.first + row.last);
	band->half_along = 0.5f * (row.last - row.first) + row.along_r;
	return fits;
}

bool plank_store_plate(const struct board_geometry *geometry, int place, struct plank_spot *plate)
{
	const struct board_geometry *g = geometry;
	struct plank_spot store = plank_spot(g, place);
	float u = g->unit, edge = store.across + store.half_across;
	float inner = edge + HOLLOW_LIP * u, outer = g->half_short - FIELD_EDGE * u;
	if (outer - inner < 8.0f * u)
		return false;
	float half = (g->upright ? 25.0f : 17.0f) * u;
	plate->along = store.along;
	plate->half_along = smaller((g->upright ? 18.0f : 35.0f) * u, 0.9f * store.half_along);
	return fit_plate(plate, inner, outer, half, edge + 0.36f * (g->half_short - edge));
}

/* Where there is no plate a number still has its place: a third of a radius outside the hollow. */
static struct plank_spot bare_spot(const struct plank_spot *spot, float sign)
{
	return (struct plank_spot){
		.along = spot->along,
		.across = spot->across + sign * 1.32f * spot->half_across,
	};
}

struct board_plate board_plate(const struct board_geometry *geometry, int place)
{
	const struct board_geometry *g = geometry;
	CHECK(place >= 0 && place < geometry_places(g->holes));
	struct plank_spot spot = plank_spot(g, place), plate;
	bool store = geometry_is_store(g->holes, place);
	float sign = store || spot.across >= 0.0f ? 1.0f : -1.0f;
	if (store ? !plank_store_plate(g, place, &plate) : !plank_number_band(g, sign, &plate)) {
		plate = bare_spot(&spot, sign);
	} else if (!store) {
		plate.along = spot.along;
		plate.half_along = spot.half_along;
	}
	struct plank_axes axes = plank_axes(g);
	float half_long = plate.half_along, half_short = plate.half_across;
	return (struct board_plate){
		.x = g->cx + plate.along * axes.ax + plate.across * axes.bx,
		.y = g->cy + plate.along * axes.ay + plate.across * axes.by,
		.w = 2.0f * (g->upright ? half_short : half_long),
		.h = 2.0f * (g->upright ? half_long : half_short),
	};
}
