/* SPDX-License-Identifier: MIT */
#include "paint/ink.h"
#include "paint/relief.h"
#include "paint/wood.h"

/*
 * The boat of red wood: a hull that tapers to a prow and a stern rolled up into a scroll each, and
 * a vine running between the rows. Design units.
 */
#define BASE_HEIGHT      12.0f /* from the mat to where the rounding begins */
#define RIM_HEIGHT       19.0f /* of the gunwale's rounding */
#define RIM_WIDTH        9.0f
#define RIM_DROP         3.0f  /* from the gunwale to the deck */
#define LINE_IN          10.0f /* a carved line on the deck: how far from the edge */
#define HULL_IN          5.0f  /* the hull ends so far before the plank would */
#define TIP_OUT          34.0f /* the scrolls go so far beyond, where the mat has room */
#define TIP_R            23.0f
#define TIP_R_SHORT      13.0f
#define TIP_RISE         10.0f
#define TIP_SMOOTH       36.0f /* of the neck between hull and scroll */
#define TIP_SMOOTH_SHORT 9.0f
#define MAT_LEFT         10.0f /* least room between a scroll and the edge of the picture */
#define SCROLL_DEPTH     2.6f
#define CURL             14.0f /* a small scroll across from a plate */

/* One circle of a scroll or vine: its upper or lower half only. */
struct arc {
	float x, r;
	bool upper;
};

/* How far from a line of half circles, each beginning where the one before ends. */
static float arcs_distance(const struct arc *arcs, int count, float x, float y)
{
	float least = 9.0f;
	for (int i = 0; i < count; i++)
		if (arcs[i].upper == (y >= 0.0f))
			least = smaller(least, fabsf(length2(x - arcs[i].x, y) - arcs[i].r));
	return least;
}

/* One bend of the vine, X, Y from -1 to 1: the stem over the top, a tendril rolled up under it. */
static float vine_bend(float x, float y)
{
	static const struct arc tendril[] = {
		{0.35f, 0.65f, false}, {0.10f, 0.40f, true}, {0.25f, 0.25f, false}};
	static const float leaf_ends[2][4] = {
		{-0.92f, -0.10f, -0.36f, -0.92f}, {-0.62f, 0.10f, -0.30f, 0.62f}};
	float stem = y >= 0.0f ? fabsf(length2(x, y) - 0.92f - 0.08f * fabsf(x))
			       : fabsf(length2(fabsf(x) - 2.0f, y) - 1.0f);
	float raised = ease(0.17f, 0.08f, stem);
	raised = larger(raised, ease(0.15f, 0.06f, arcs_distance(tendril, 3, x, y)));
	raised = larger(raised, ease(0.20f, 0.12f, length2(x - 0.06f, y - 0.04f)));
	raised = larger(raised, carving_leaf(x, y, leaf_ends[0], 0.24f));
	raised = larger(raised, carving_leaf(x, y, leaf_ends[1], 0.13f));
	return larger(raised, ease(0.17f, 0.09f, length2(fabsf(x) - 0.93f, y - 0.84f)));
}

static struct cut vine_at(const struct carving *c, float x, float y)
{
	float a = x * c->dx + y * c->dy, b = y * c->dx - x * c->dy;
	float sd = round_box(a, b, c->rx, c->ry, 0.8f * c->ry);
	struct cut cut = carving_ground(c, sd);
	if (sd >= carving_width(1.4f * c->unit))
		return cut;
	int bend = floor_int((a + c->rx) / c->pitch);
	float px = 2.0f * ((a + c->rx) / c->pitch - (float)bend) - 1.0f;
	float py = b / (0.84f * c->ry);
	carving_raise(&cut, c, sd, vine_bend(px, bend & 1 ? py : -py));
	return cut;
}

/* The groove that makes a scroll of the prow. */
static struct cut scroll_at(const struct carving *c, float x, float y)
{
	static const struct arc arcs[] = {{0.00f, 0.70f, true}, {0.16f, 0.54f, false},
		{0.00f, 0.38f, true}, {0.11f, 0.27f, false}};
	float a = (x * c->dx + y * c->dy) / c->rx, b = (y * c->dx - x * c->dy) / c->rx;
	float r = length2(a, b);
	float wide = carving_width(2.0f * c->unit) / c->rx;
	float groove = bell(arcs_distance(arcs, 4, a, b) / wide);
	float eye = ease(0.22f, 0.08f, length2(a - 0.05f, b));
	float dome = larger(1.0f - r * r, 0.0f);
	return (struct cut){c->depth * (0.9f * eye + 1.2f * dome - groove), 0.42f * groove, 0.0f};
}

static void carve_vine(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
	struct plank_row a = plank_row(g, 1.0f), b = plank_row(g, -1.0f);
	struct plank_axes axes = plank_axes(g);
	float u = g->unit;
	float room = smaller(a.across - a.across_r, b.across - b.across_r) - HOLLOW_LIP * u;
	float half_short = smaller(16.0f * u, 0.58f * room);
	float half_long = 0.5f * (a.last - a.first) + a.along_r;
	if (half_short < 3.0f * u || a.first >= a.last)
		return;
	struct plank_spot spot = {0.5f * (a.first + a.last), 0.0f, half_long, half_short};
	struct carving *c = relief_carve(relief, vine_at, spot);
	float bends = (float)floor_int(half_long / (1.16f * half_short) + 0.5f);
	c->rx = half_long;
	c->ry = half_short;
	c->dx = axes.ax;
	c->dy = axes.ay;
	c->pitch = 2.0f * half_long / larger(bends, 1.0f);
	c->depth = 2.4f * u;
}

static void carve_scroll(struct relief *relief, struct plank_spot spot, float way)
{
	struct plank_axes axes = plank_axes(relief->geometry);
	struct carving *c = relief_carve(relief, scroll_at, spot);
	c->dx = way * axes.ax;
	c->dy = way * axes.ay;
	c->depth = SCROLL_DEPTH * relief->geometry->unit;
	c->reach_x = c->reach_y = c->rx;
}

static void carve_plates(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
	for (int place = 0; place < geometry_places(g->holes); place++) {
		struct plank_spot spot;
		if (!plank_plate(g, place, &spot))
			continue;
		relief_carve(relief, carving_plate, spot)->depth = 1.7f * g->unit;
		if (!geometry_is_store(g->holes, place))
			continue;
		/* Across from it, so that both nooks of an end are filled. */
		float r = smaller(CURL * g->unit, spot.half_across);
		struct plank_spot other = {spot.along, -spot.across, r, r};
		carve_scroll(relief, other, spot.along < 0.0f ? -1.0f : 1.0f);
	}
}

float boat_overhang(const struct board_geometry *g)
{
	/* Upright, cards may stand where the tips would go. */
	float room = g->upright ? 0.0f : g->cx - g->half_long - MAT_LEFT * g->unit;
	return clamp_to(room, 0.0f, TIP_OUT * g->unit);
}

/* SHORT_ONE where there is no room beyond the hull, and so on to LONG_ONE; design units to pixels.
 */
static float tip_measure(const struct board_geometry *g, float short_one, float long_one)
{
	return mix(short_one, long_one, boat_overhang(g) / (TIP_OUT * g->unit)) * g->unit;
}

static float tip_radius(const struct board_geometry *g)
{
	return tip_measure(g, TIP_R_SHORT, TIP_R);
}

static void carve_tips(struct relief *relief)
{
	float r = tip_radius(relief->geometry), middle = relief->tip_long - r;
	for (int end = -1; end <= 1; end += 2) {
		struct plank_spot spot = {(float)end * middle, 0.0f, r, r};
		carve_scroll(relief, spot, (float)end);
	}
}

static void boat_carve(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
	relief->tip_long = g->half_long + boat_overhang(g);
	for (int place = 0; place < geometry_places(g->holes); place++) {
		struct plank_spot spot = plank_spot(g, place);
		relief_carve(relief, carving_hollow, spot)->depth = plank_depth(g, place);
	}
	carve_plates(relief);
	carve_vine(relief);
	carve_tips(relief);
	relief_arrows(relief, carving_arrow);
}

/* The hull is where (s to the power of 4.5) + (across / half)^2 < 1, s the share of the taper. */
static float hull_distance(const struct board_geometry *g, float along, float across)
{
	float u = g->unit, end = g->half_long - HULL_IN * u;
	float taper = smaller(588.0f * u, end), half = g->half_short;
	float s = larger(fabsf(along) - end + taper, 0.0f) / taper;
	float root = sqrtf(s), cube = s * s * s, t = across / half;
	float value = cube * s * root + t * t - 1.0f;
	float slope = length2(4.5f * cube * root / taper, 2.0f * t / half);
	return value / larger(slope, 0.2f / half);
}

static float boat_distance(const struct relief *r, float along, float across)
{
	const struct board_geometry *g = r->geometry;
	float hull = hull_distance(g, along, across),
	      smooth = tip_measure(g, TIP_SMOOTH_SHORT, TIP_SMOOTH);
	float radius = tip_radius(g);
	float tip = length2(fabsf(along) - r->tip_long + radius, across) - radius;
	if (tip - hull > smooth)
		return hull;
	float h = unit_clamp(0.5f + 0.5f * (tip - hull) / smooth);
	return mix(tip, hull, h) - smooth * h * (1.0f - h);
}

/* How far from the nearest lip of a store, design units. */
static float store_room(const struct board_geometry *g, float along, float across)
{
	float least = 100.0f;
	for (int side = 0; side < 2; side++) {
		struct plank_spot s = plank_spot(g, geometry_store(g->holes, side));
		float d = length2((along - s.along) / s.half_along, across / s.half_across);
		least = smaller(least, (d - 1.0f) * s.half_along / g->unit - HOLLOW_LIP);
	}
	return least;
}

static float boat_height(
	const struct relief *r, float along, float across, float distance, float *stain)
{
	const struct board_geometry *g = r->geometry;
	float u = g->unit, t = -distance / u, height = BASE_HEIGHT + RIM_HEIGHT;
	height += TIP_RISE * ease(g->half_long - 26.0f * u, r->tip_long, fabsf(along));
	*stain = 0.0f;
	if (t < 0.0f)
		return (BASE_HEIGHT + 2.0f * RIM_HEIGHT * t / RIM_WIDTH) * u;
	if (t < RIM_WIDTH)
		return (height - RIM_HEIGHT * square(1.0f - t / RIM_WIDTH)) * u;
	/* The deck lies a little lower, and rises again towards the middle. */
	height -= RIM_DROP * ease(RIM_WIDTH, RIM_WIDTH + 5.0f, t);
	height += 6.0f * (1.0f - square(1.0f - smaller((t - RIM_WIDTH) / 140.0f, 1.0f)));
	if (t < LINE_IN + 6.0f) {
		float wide = larger(1.9f, 1.0f / u);
		float line = bell((t - LINE_IN - 1.5f) / wide) *
			     ease(0.0f, 5.0f, store_room(g, along, across));
		height -= 1.7f * 1.9f / wide * line;
		*stain = 0.34f * line;
	}
	return height * u;
}

static struct material boat_material(
	const struct relief *r, float along, float across, float height)
{
	float k = 1.0f / r->geometry->unit;
	return merbau_at(along * k, across * k, height * k);
}

const struct relief_style *boat_style(void)
{
	static const struct relief_style style = {
		.carve = boat_carve,
		.distance = boat_distance,
		.height = boat_height,
		.material = boat_material,
		.lamp = 0.55f,
	};
	return &style;
}
