/* SPDX-License-Identifier: MIT */
#include "paint/ink.h"
#include "paint/relief.h"

/*
 * No board at all: holes scooped in the trodden earth of a yard, the loose earth thrown up around
 * them, ways and lines scratched with a stick, dark flat stones for the numbers. Under the trees:
 * their leaves keep the lamp from a corner. Design units.
 */
enum {
	SALT_LIE = 503,
	SALT_GRIT = 521,
	SALT_RIM = 541,
	SALT_PEBBLE = 557,
	SALT_PATCH = 571,
	SALT_GRAIN = 587,
	SALT_WOBBLE = 601,
	SALT_LEAF = 613,
	SALT_STONE = 631,
};

#define RIM_HEIGHT    6.5f /* of the loose earth around a hole */
#define RIM_MIDDLE    5.0f /* how far outside the hole it is highest */
#define RIM_INSIDE    8.0f /* and how far it reaches from there */
#define RIM_OUTSIDE   17.0f
#define LINE_WIDTH    2.6f
#define LINE_DEPTH    2.4f
#define BORDER_IN     7.0f /* the line around the whole, inside the room of the board */
#define BORDER_WOBBLE 9.0f
#define STONE_HEIGHT  5.0f
#define LEAF_SQUARE   74.0f /* one leaf in each, where they hang thick */

/* A scooped hole: not quite round, lumpy, with loose earth around it. */
static struct cut scoop_at(const struct carving *c, float x, float y)
{
	float unit = c->unit, narrow = smaller(c->rx, c->ry);
	float away = length2(x, y), n = away > 0.0f ? 1.0f / away : 0.0f;
	/* A noise over the directions closes in itself. */
	float lie = c->x / unit * 0.13f, way = noise_at(1.9f * x * n + lie, 1.9f * y * n, SALT_RIM);
	float d = length2(x / c->rx, y / c->ry) * (1.0f + 0.07f * (way - 0.5f));
	float off = (d - 1.0f) * narrow / unit - RIM_MIDDLE;
	float loose = bell(off < 0.0f ? off / RIM_INSIDE : off / RIM_OUTSIDE);
	float gx = (c->x + x) / unit, gy = (c->y + y) / unit;
	float lumps = noise_sum(gx * 0.16f, gy * 0.16f, 3, SALT_RIM + 1);
	float height = RIM_HEIGHT * unit * loose * (0.35f + 0.5f * way + 0.75f * lumps);
	float light = 0.20f * loose * (0.4f + lumps);
	if (d >= 1.0f)
		return (struct cut){height, -light, 0.0f};
	float s = 1.0f - d * d * d;
	float ground = c->depth * s * sqrtf(s) + 2.4f * unit * s * (lumps - 0.5f);
	return (struct cut){height - ground, 0.34f * ease(0.0f, 0.8f, s) - light, s};
}

/* A flat stone with an edge worn round. */
static struct cut stone_at(const struct carving *c, float x, float y)
{
	float unit = c->unit, gx = (c->x + x) / unit, gy = (c->y + y) / unit;
	float worn = noise_sum(gx * 0.045f, gy * 0.045f, 2, SALT_STONE) - 0.5f;
	float sd =
		round_box(x, y, c->rx, c->ry, smaller(c->rx, c->ry)) + (4.0f * worn - 1.4f) * unit;
	float in = -sd / (3.6f * unit);
	if (in <= -0.6f)
		return (struct cut){0};
	float round = in < 1.0f ? 1.0f - square(1.0f - larger(in, 0.0f)) : 1.0f;
	float cover = ease(0.7f, -0.7f, sd);
	/* Where it is worn it is lighter. */
	float dark = mix(0.56f, 0.79f, ease(0.2f, 1.1f, in));
	return (struct cut){STONE_HEIGHT * unit * round * cover, dark * cover, 0.0f};
}

/* What a stick leaves SD pixels from the middle of its line. */
static struct cut scratch(float sd, float unit)
{
	float wide = carving_width(LINE_WIDTH * unit);
	float in = bell(sd / wide), thrown = bell((fabsf(sd) - 1.25f * wide) / wide);
	float depth = LINE_DEPTH * unit * LINE_WIDTH * unit / wide;
	return (struct cut){depth * (0.35f * thrown - in), 0.55f * in - 0.08f * thrown, 0.0f};
}

static struct cut scratched_arrow(const struct carving *c, float x, float y)
{
	float gx = (c->x + x) / c->unit, gy = (c->y + y) / c->unit;
	float shaky = 1.6f * c->unit * (noise_at(gx * 0.11f, gy * 0.11f, SALT_WOBBLE) - 0.5f);
	float a = x * c->dx + y * c->dy, b = fabsf(y * c->dx - x * c->dy + shaky);
	float half = c->rx;
	float shaft = line_distance(a, b, -half, 0.0f, 0.92f * half, 0.0f);
	float barb = line_distance(a, b, half, 0.0f, 0.12f * half, 0.62f * half);
	return scratch(smaller(shaft, barb), 0.86f * c->unit);
}

/* A line along the board between the rows. */
static struct cut scratched_line(const struct carving *c, float x, float y)
{
	float a = x * c->dx + y * c->dy, b = y * c->dx - x * c->dy;
	float wobble = noise_sum(a / c->unit * 0.018f, 0.5f, 2, SALT_WOBBLE + 5) - 0.5f;
	float over = larger(fabsf(a) - c->rx, 0.0f);
	return scratch(length2(over, b + 7.0f * c->unit * wobble), c->unit);
}

static void carve_middle(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
	struct plank_row row = plank_row(g, 1.0f);
	struct plank_axes axes = plank_axes(g);
	float half = 0.5f * (row.last - row.first) + row.along_r;
	struct plank_spot spot = {0.5f * (row.first + row.last), 0.0f, half, 10.0f * g->unit};
	struct carving *c = relief_carve(relief, scratched_line, spot);
	c->rx = half;
	c->dx = axes.ax;
	c->dy = axes.ay;
}

static void earth_carve(struct relief *relief)
{
	const struct board_geometry *g = relief->geometry;
	relief->tip_long = g->half_long;
	carve_middle(relief);
	relief_arrows(relief, scratched_arrow);
	for (int place = 0; place < geometry_places(g->holes); place++) {
		struct carving *c = relief_carve(relief, scoop_at, plank_spot(g, place));
		float more = (RIM_MIDDLE + RIM_OUTSIDE) * g->unit * 1.1f + 2.0f;
		c->depth = plank_depth(g, place);
		/* A long hole is the wider the farther its edge. */
		float narrow = smaller(c->rx, c->ry);
		c->reach_x = c->rx * (1.04f + more / narrow);
		c->reach_y = c->ry * (1.04f + more / narrow);
	}
	struct plank_spot spot;
	for (int place = 0; place < geometry_places(g->holes); place++)
		if (plank_plate(g, place, &spot))
			relief_carve(relief, stone_at, spot);
}

static float earth_distance(const struct relief *r, float along, float across)
{
	const struct board_geometry *g = r->geometry;
	return round_box(along, across, g->half_long, g->half_short, 0.7f * g->half_short);
}

/* Small stones, each within its own square of SIZE; X, Y in design units. */
static float pebbles(float x, float y, float size, uint32_t salt, float *stain)
{
	float u = x / size, v = y / size;
	int iu = floor_int(u), iv = floor_int(v);
	if (cell_value(iu, iv, salt) > 0.30f)
		return 0.0f;
	float r = 0.08f + 0.16f * square(cell_value(iu, iv, salt + 1));
	float px = u - (float)iu - mix(0.3f, 0.7f, cell_value(iu, iv, salt + 2));
	float py = v - (float)iv - mix(0.3f, 0.7f, cell_value(iu, iv, salt + 3));
	float flat = mix(0.65f, 1.0f, cell_value(iu, iv, salt + 4));
	float slant = cell_value(iu, iv, salt + 5) - 0.5f;
	float d = length2(px + slant * py, py / flat) / r;
	if (d >= 1.0f)
		return 0.0f;
	float tone = cell_value(iu, iv, salt + 6) - 0.55f;
	*stain += 0.5f * tone * ease(1.0f, 0.8f, d);
	return 0.62f * r * size * sqrtf(1.0f - d * d);
}

/* The line around the whole, OUT from the edge of the board's room; design units. */
static struct cut border_line(float x, float y, float out, float unit)
{
	float line = out + BORDER_IN, reach = 3.0f * LINE_WIDTH;
	if (fabsf(line) > 0.5f * BORDER_WOBBLE + reach)
		return (struct cut){0};
	line += BORDER_WOBBLE * (noise_sum(x * 0.012f, y * 0.012f, 2, SALT_WOBBLE) - 0.5f);
	return fabsf(line) < reach ? scratch(line * unit, unit) : (struct cut){0};
}

static float earth_height(
	const struct relief *r, float along, float across, float distance, float *stain)
{
	const struct board_geometry *g = r->geometry;
	float u = g->unit, x = along / u, y = across / u, out = distance / u;
	/* Feet and hands have levelled the place where the game is played. */
	float wild = ease(-30.0f, 60.0f, out);
	float lie = noise_sum(x * 0.011f, y * 0.011f, 3, SALT_LIE) - 0.5f;
	float grit = noise_sum(x * 0.19f, y * 0.19f, 3, SALT_GRIT) - 0.5f;
	float height = mix(8.0f, 15.0f, wild) * lie + mix(1.3f, 1.9f, wild) * grit;
	*stain = 0.0f;
	struct cut border = border_line(x, y, out, u);
	height += border.height / u;
	*stain += border.stain;
	height += pebbles(x, y, 13.0f, SALT_PEBBLE, stain) * mix(0.5f, 1.0f, wild);
	if (out > 8.0f)
		height += pebbles(x, y, 43.0f, SALT_PEBBLE + 20, stain);
	return height * u;
}

/* How thick the leaves hang over a point, 0 .. 1: at two corners of a W x H picture. */
static float foliage(float x, float y, float w, float h)
{
	float near = 1.0f - length2(x / (0.62f * w), y / (0.62f * h));
	float far = 1.0f - length2((w - x) / (0.32f * w), (h - y) / (0.55f * h));
	return larger(larger(near, far), 0.0f);
}

/* The shadow of the leaf in a square, X, Y counted in squares from its corner. */
static float leaf_shadow(float x, float y, int cell_x, int cell_y)
{
	float px = x - cell_value(cell_x, cell_y, SALT_LEAF + 1);
	float py = y - cell_value(cell_x, cell_y, SALT_LEAF + 2);
	/* They hang towards the lower right, more or less. */
	float turn = 0.11f + 0.20f * (cell_value(cell_x, cell_y, SALT_LEAF + 3) - 0.5f);
	float c = turn_cos(turn), s = turn_sin(turn);
	float a = (px * c + py * s) / 0.90f, b = py * c - px * s;
	float breadth = 0.29f * (1.0f - a * a);
	return ease(0.13f, -0.13f, fabsf(b) - breadth) * ease(1.1f, 0.8f, fabsf(a));
}

/* What the leaves hide of the lamp; X, Y from the upper left of the picture, design units. */
static float leaves(const struct board_geometry *g, float x, float y)
{
	float w = (float)g->w / g->unit, h = (float)g->h / g->unit;
	float thick = foliage(x, y, w, h);
	if (thick <= 0.0f)
		return 0.0f;
	float u = x / LEAF_SQUARE, v = y / LEAF_SQUARE, hidden = 0.0f;
	int iu = floor_int(u), iv = floor_int(v);
	for (int j = iv - 1; j <= iv + 1; j++)
		for (int i = iu - 1; i <= iu + 1; i++) {
			float cx = ((float)i + 0.5f) * LEAF_SQUARE;
			float cy = ((float)j + 0.5f) * LEAF_SQUARE;
			if (cell_value(i, j, SALT_LEAF) < 0.15f + 0.9f * foliage(cx, cy, w, h))
				hidden = larger(
					hidden, leaf_shadow(u - (float)i, v - (float)j, i, j));
		}
	return 0.50f * hidden * ease(0.0f, 0.30f, thick);
}

static struct material earth_material(
	const struct relief *r, float along, float across, float height)
{
	(void)height;
	const struct board_geometry *g = r->geometry;
	float k = 1.0f / g->unit, x = along * k, y = across * k;
	float px = g->cx + (g->upright ? across : along),
	      py = g->cy + (g->upright ? -along : across);
	float patch = noise_sum(x * 0.006f, y * 0.006f, 3, SALT_PATCH) - 0.5f;
	float grain = noise_sum(x * 0.42f, y * 0.42f, 2, SALT_GRAIN) - 0.5f;
	float speck =
		ease(0.82f, 0.96f, noise_at((x + y) * 0.31f, (x - y) * 0.31f, SALT_GRAIN + 7));
	const struct tint dry = tint_of(0xffa07a5a), damp = tint_of(0xff785640);
	const struct tint pale = tint_of(0xffb89a78);
	struct tint c = tint_mix(dry, damp, unit_clamp(0.42f + 1.5f * patch + 0.5f * grain));
	c = tint_mix(c, pale, 0.28f * speck);
	return (struct material){.colour = c, .gloss = 0.0f, .shade = leaves(g, px * k, py * k)};
}

const struct relief_style *earth_style(void)
{
	static const struct relief_style style = {
		.carve = earth_carve,
		.distance = earth_distance,
		.height = earth_height,
		.material = earth_material,
		.endless = true,
		.lamp = 0.25f,
	};
	return &style;
}
