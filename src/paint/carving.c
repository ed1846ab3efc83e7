/* SPDX-License-Identifier: MIT */
#include "paint/carving.h"

#include "paint/ink.h"

/* Edges finer than a pixel would be jagged: a fine cut is made a pixel wide and shallower instead.
 */
static float at_least_pixel(float width)
{
	return larger(width, 1.0f);
}

static struct cut hollow_at(const struct carving *c, float x, float y)
{
	float d = length2(x / c->rx, y / c->ry);
	float narrow = smaller(c->rx, c->ry);
	float off = (d - 1.0f) * narrow;
	float bead = 1.3f * c->unit * bell((off - 3.2f * c->unit) / at_least_pixel(3.2f * c->unit));
	if (d >= 1.0f)
		return (struct cut){bead, 0.0f, 0.0f};
	/* Level at the lip, steep below it, round at the ground. */
	float s = 1.0f - d * d * d;
	return (struct cut){bead - c->depth * s * sqrtf(s), 0.0f, s};
}

static struct cut plate_at(const struct carving *c, float x, float y)
{
	float radius = smaller(c->rx, c->ry);
	float sd = round_box(x, y, c->rx, c->ry, radius);
	float edge = at_least_pixel(1.6f * c->unit);
	float in = ease(edge * 0.5f, -edge * 0.5f, sd);
	float line = bell((sd - 1.6f * c->unit) / at_least_pixel(1.1f * c->unit));
	return (struct cut){-c->depth * in + 0.5f * c->unit * line, 0.70f * in, 0.0f};
}

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
	float edge = at_least_pixel(1.4f * c->unit);
	float in = ease(edge * 0.5f, -edge * 0.5f, sd);
	float line = bell((sd - 3.6f * c->unit) / at_least_pixel(1.3f * c->unit));
	struct cut cut = {-0.9f * c->unit * line, 0.30f * line, 0.0f};
	if (in <= 0.0f)
		return cut;
	float cell = a + half_long;
	cell -= c->pitch * (float)floor_int(cell / c->pitch);
	float raised = kawung_cell(cell - 0.5f * c->pitch, b, 0.5f * c->pitch, half_short);
	cut.height -= c->depth * in * (1.0f - raised);
	cut.stain = larger(cut.stain, in * (0.58f - 0.58f * raised));
	return cut;
}

static struct cut rosette_at(const struct carving *c, float x, float y)
{
	float r = length2(x, y);
	float sd = r - c->rx;
	float edge = at_least_pixel(1.4f * c->unit);
	float in = ease(edge * 0.5f, -edge * 0.5f, sd);
	float line = bell((sd - 3.4f * c->unit) / at_least_pixel(1.3f * c->unit));
	struct cut cut = {-0.9f * c->unit * line, 0.30f * line, 0.0f};
	if (in <= 0.0f)
		return cut;
	float half = 0.70f * c->rx;
	float raised = kawung_cell(x, y, half, half);
	cut.height -= c->depth * in * (1.0f - raised);
	cut.stain = larger(cut.stain, in * (0.58f - 0.58f * raised));
	return cut;
}

/* A leaf on a stalk, its tip the way of sowing. */
static struct cut arrow_at(const struct carving *c, float x, float y)
{
	float a = x * c->dx + y * c->dy, b = fabsf(y * c->dx - x * c->dy);
	float half = c->rx, wide = c->ry;
	float slant = half * 1.42f;
	float side = 1.0f / length2(slant, wide);
	float tip = ((a - half) * wide + b * slant) * side;
	float back = (-0.16f * half - 0.26f * half * b / wide - a) * 0.94f;
	float head = larger(tip, back);
	float stalk = larger(b - 0.12f * half, larger(-half - a, a));
	float sd = smaller(head, stalk);
	float edge = at_least_pixel(1.5f * c->unit);
	float in = ease(0.35f * edge, -0.65f * edge, sd);
	float lip = bell((sd - 1.3f * c->unit) / at_least_pixel(1.3f * c->unit));
	return (struct cut){-c->depth * in + 0.45f * c->unit * lip, 0.66f * in, 0.0f};
}

struct cut carving_at(const struct carving *carving, float x, float y)
{
	float dx = x - carving->x, dy = y - carving->y;
	switch (carving->kind) {
	case CARVING_HOLLOW:
		return hollow_at(carving, dx, dy);
	case CARVING_PLATE:
		return plate_at(carving, dx, dy);
	case CARVING_KAWUNG:
		return kawung_at(carving, dx, dy);
	case CARVING_ARROW:
		return arrow_at(carving, dx, dy);
	case CARVING_ROSETTE:
		return rosette_at(carving, dx, dy);
	}
	return (struct cut){0};
}
