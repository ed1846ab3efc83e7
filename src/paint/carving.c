/* SPDX-License-Identifier: MIT */
#include "paint/carving.h"

#include "paint/ink.h"

float carving_width(float width)
{
	return larger(width, 1.0f);
}

struct cut carving_hollow(const struct carving *c, float x, float y)
{
	float d = length2(x / c->rx, y / c->ry);
	float narrow = smaller(c->rx, c->ry);
	float off = (d - 1.0f) * narrow;
	float bead = 1.3f * c->unit * bell((off - 3.2f * c->unit) / carving_width(3.2f * c->unit));
	if (d >= 1.0f)
		return (struct cut){bead, 0.0f, 0.0f};
	/* Level at the lip, steep below it, round at the ground. */
	float s = 1.0f - d * d * d;
	return (struct cut){bead - c->depth * s * sqrtf(s), 0.0f, s};
}

struct cut carving_plate(const struct carving *c, float x, float y)
{
	float radius = 0.8f * smaller(c->rx, c->ry);
	float sd = round_box(x, y, c->rx, c->ry, radius);
	float edge = carving_width(1.6f * c->unit);
	float in = ease(edge * 0.5f, -edge * 0.5f, sd);
	float line = bell((sd - 1.6f * c->unit) / carving_width(1.1f * c->unit));
	return (struct cut){-c->depth * in + 0.5f * c->unit * line, 0.70f * in, 0.0f};
}

struct cut carving_ground(const struct carving *c, float sd)
{
	float line = bell((sd - 3.5f * c->unit) / carving_width(1.3f * c->unit));
	return (struct cut){-0.9f * c->unit * line, 0.30f * line, 0.0f};
}

void carving_raise(struct cut *cut, const struct carving *c, float sd, float raised)
{
	float edge = carving_width(1.4f * c->unit);
	float in = ease(edge * 0.5f, -edge * 0.5f, sd);
	cut->height -= c->depth * in * (1.0f - raised);
	cut->stain = larger(cut->stain, in * (0.58f - 0.58f * raised));
}

/* A leaf on a stalk, its tip the way of sowing. */
struct cut carving_arrow(const struct carving *c, float x, float y)
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
	float edge = carving_width(1.5f * c->unit);
	float in = ease(0.35f * edge, -0.65f * edge, sd);
	float lip = bell((sd - 1.3f * c->unit) / carving_width(1.3f * c->unit));
	return (struct cut){-c->depth * in + 0.45f * c->unit * lip, 0.66f * in, 0.0f};
}

float carving_leaf(float x, float y, const float ends[4], float wide)
{
	float dx = ends[2] - ends[0], dy = ends[3] - ends[1];
	float half = 0.5f * length2(dx, dy), n = 0.5f / half;
	float px = x - 0.5f * (ends[0] + ends[2]), py = y - 0.5f * (ends[1] + ends[3]);
	float a = (px * dx + py * dy) * n / half, b = (py * dx - px * dy) * n;
	float breadth = wide * (1.0f - a * a);
	float vein = bell(b / (0.3f * wide)) * bell(a);
	return ease(0.05f, -0.05f, fabsf(b) - breadth) * (1.0f - 0.45f * vein);
}

struct cut carving_spray(const struct carving *c, float x, float y)
{
	static const float leaves[3][4] = {{-0.62f, 0.0f, 1.0f, 0.0f},
		{-0.72f, 0.14f, 0.46f, 0.78f}, {-0.72f, -0.14f, 0.46f, -0.78f}};
	float a = (x * c->dx + y * c->dy) / c->rx, b = (y * c->dx - x * c->dy) / c->rx;
	float in = 0.0f;
	for (int i = 0; i < 3; i++)
		in = larger(in, carving_leaf(a, b, leaves[i], 0.27f));
	return (struct cut){-c->depth * in, 0.58f * in, 0.0f};
}
