/* SPDX-License-Identifier: MIT */
#include "paint/plank.h"

#include "base/check.h"
#include "paint/board.h"
#include "paint/noise.h"

#define PLATE_PART 0.64f  /* of a hole's breadth, what its plate takes */
#define NOOK_PART  0.74f  /* of the store's half length: so far its plate is moved to the row */
#define BOAT_TAPER 588.0f /* the length over which the boat grows narrow, design units */
#define STORE_EDGE 13.0f  /* what a plate by a store keeps from the boat's edge */
#define GUNWALE    14.5f  /* the boat's edge, where there is no room for a plate, design units */

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

float plank_depth(const struct board_geometry *geometry, int place)
{
	struct plank_spot spot = plank_spot(geometry, place);
	float narrow = smaller(spot.half_along, spot.half_across);
	return (geometry_is_store(geometry->holes, place) ? 0.64f : 0.80f) * narrow;
}

float plank_boat_half(const struct board_geometry *geometry, float along)
{
	const struct board_geometry *g = geometry;
	float taper = smaller(BOAT_TAPER * g->unit, g->half_long);
	float s = unit_clamp((fabsf(along) - g->half_long + taper) / taper);
	return g->half_short * sqrtf(1.0f - square(square(s)) * sqrtf(s));
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
	float end = larger(fabsf(row.first), fabsf(row.last)) + PLATE_PART * row.along_r;
	float inner = edge + 5.0f * u, outer = smaller(g->half_short - FIELD_EDGE * u,
					       plank_boat_half(g, end) - GUNWALE * u);
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
	float u = g->unit, sign = store.along < 0.0f ? -1.0f : 1.0f;
	plate->half_along = smaller((g->upright ? 18.0f : 28.0f) * u, 0.45f * store.half_along);
	plate->along = store.along - sign * NOOK_PART * store.half_along;
	float end = fabsf(plate->along) + 0.6f * plate->half_along;
	/* The store is round: near the row there is room beside it. */
	float near = fabsf(store.along) - fabsf(plate->along) - 0.8f * plate->half_along;
	float bulge = sqrtf(1.0f - square(larger(near, 0.0f) / store.half_along));
	float inner = bulge * store.half_across + HOLLOW_LIP * u;
	float outer =
		smaller(g->half_short - FIELD_EDGE * u, plank_boat_half(g, end) - STORE_EDGE * u);
	if (outer - inner < 8.0f * u)
		return false;
	float half = (g->upright ? 25.0f : 15.5f) * u;
	return fit_plate(plate, inner, outer, half, inner + half);
}

/* Where there is no plate a number still has its place: a third of a radius outside the hollow. */
static struct plank_spot bare_spot(const struct plank_spot *spot, float sign)
{
	return (struct plank_spot){
		.along = spot->along,
		.across = spot->across + sign * 1.32f * spot->half_across,
	};
}

bool plank_plate(const struct board_geometry *geometry, int place, struct plank_spot *plate)
{
	const struct board_geometry *g = geometry;
	if (geometry_is_store(g->holes, place))
		return plank_store_plate(g, place, plate);
	struct plank_spot spot = plank_spot(g, place);
	bool fits = plank_number_band(g, spot.across < 0.0f ? -1.0f : 1.0f, plate);
	plate->along = spot.along;
	plate->half_along = PLATE_PART * spot.half_along;
	return fits;
}

struct board_plate board_plate(const struct board_geometry *geometry, int place)
{
	const struct board_geometry *g = geometry;
	CHECK(place >= 0 && place < geometry_places(g->holes));
	struct plank_spot spot = plank_spot(g, place), plate;
	if (!plank_plate(g, place, &plate)) {
		bool below = geometry_is_store(g->holes, place) || spot.across >= 0.0f;
		plate = bare_spot(&spot, below ? 1.0f : -1.0f);
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
