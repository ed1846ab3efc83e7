/* SPDX-License-Identifier: MIT */
#include "paint/ink.h"
#include "paint/relief.h"
#include "paint/wood.h"

/* The straight teak plank. Design units. */
#define BASE_HEIGHT 13.0f /* from the mat to where the rounding begins */
#define RIM_HEIGHT  17.0f /* of the rounding */
#define RIM_WIDTH   12.5f
#define LINE_OUTER  14.6f /* carved lines: how far from the edge */
#define LINE_INNER  18.4f
#define CORNER_IN   54.0f /* of a spray of leaves, from both edges */
#define SPRAY       21.0f

/* One cell of kawung: four oval fruits crossing, a seed in the middle and between two cells. */
static float kawung_cell(float x, float y, float half_x, float half_y)
{
	float ax = fabsf(x), ay = fabsf(y);
	float diagonal = length2(half_x, half_y);
	float ux = half_x / diagonal, uy = half_y / diagonal;
	float along = ax * ux + ay * uy - 0.5f * diagonal, across = ay * ux - ax * uy;
	float oval = length2(along / (0.40f * diagonal), across / (0.175f * diagonal));
	float fruit = ease(1.12f, 0.80f, oval);
	float vein = bell(across / (0.05f * diagonal)) * bell(along / (0.26f * diagonal));
	float seed = ease(1.25f, 0.75f, (ax + ay) / (0.13f * diagonal));
	float between = ease(1.25f, 0.75f, (half_x - ax + ay) / (0.16f * diagonal));
	return larger(fruit * (1.0f - 0.45f * vein), larger(seed, between));
}

static struct cut kawung_at(const struct carving *c, float x, float y)
{
	float a = x * c->dx + y * c->dy, b = y * c->dx - x * c->dy;
	float half_long = c->rx, half_short = c->ry;
	float sd = round_box(a, b, half_long, half_short, 2.0f * c->unit);
	struct cut cut = carving_ground(c, sd);
	if (sd >= carving_width(1.4f * c->unit))
		return cut;
	float cell = a + half_long;
	cell -= c->pitch * (float)floor_int(cell / c->pitch);
	float raised = kawung_cell(cell - 0.5f * c->pitch, b, 0.5f * c->pitch, half_short);
	carving_raise(&cut, c, sd, raised);
	return cut;
}

static void carve_kawung(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
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
	struct carving *c = relief_carve(relief, kawung_at, spot);
	c->rx = half_long;
	c->ry = half_short;
	c->dx = axes.ax;
	c->dy = axes.ay;
	c->pitch = 2.0f * half_long / larger(cells, 1.0f);
	c->depth = 2.2f * u;
}

static void carve_corners(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
	float u = g->unit, in = CORNER_IN * u, r = SPRAY * u;
	for (int corner = 0; corner < 4; corner++) {
		float way = corner & 1 ? 1.0f : -1.0f, side = corner & 2 ? 1.0f : -1.0f;
		struct plank_spot spot = {
			way * (g->half_long - in), side * (g->half_short - in), r, r};
		relief_spray(relief, spot, way * 0.70710678f, side * 0.70710678f);
	}
}

static void carve_plates(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
	struct plank_spot spot;
	for (int side = 0; side < 2; side++) {
		if (plank_number_band(g, side ? -1.0f : 1.0f, &spot))
			relief_carve(relief, carving_plate, spot)->depth = 1.7f * g->unit;
		if (plank_store_plate(g, geometry_store(g->holes, side), &spot))
			relief_carve(relief, carving_plate, spot)->depth = 1.7f * g->unit;
	}
}

static void jawa_carve(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
	relief->tip_long = g->half_long;
	for (int place = 0; place < geometry_places(g->holes); place++) {
		struct plank_spot spot = plank_spot(g, place);
		relief_carve(relief, carving_hollow, spot)->depth = plank_depth(g, place);
	}
	carve_plates(relief);
	carve_corners(relief);
	carve_kawung(relief);
	relief_arrows(relief, carving_arrow);
}

static float jawa_distance(const struct relief *r, float along, float across)
{
	const struct board_geometry *g = r->geometry;
	return round_box(along, across, g->half_long, g->half_short, 0.46f * g->half_short);
}

static float jawa_height(
	const struct relief *r, float along, float across, float distance, float *stain)
{
	(void)along;
	(void)across;
	float u = r->geometry->unit, t = -distance / u;
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

static struct material jawa_material(
	const struct relief *r, float along, float across, float height)
{
	float k = 1.0f / r->geometry->unit;
	return teak_at(along * k, across * k, height * k);
}

const struct relief_style *jawa_style(void)
{
	static const struct relief_style style = {
		.carve = jawa_carve,
		.distance = jawa_distance,
		.height = jawa_height,
		.material = jawa_material,
		.lamp = 0.55f,
	};
	return &style;
}
