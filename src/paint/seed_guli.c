/* SPDX-License-Identifier: MIT */
#include "paint/seed_matter.h"

/* Marbles of clear glass with a twisted leaf of colours inside. */
struct marble {
	uint32_t glass;
	uint32_t leaf, edge; /* the leaf's two colours */
	float twist, start;  /* whole turns */
};

static const struct marble marbles[SEED_VARIANTS] = {
	{0xff7cb6de, 0xff1a4fb4, 0xffd4ecf4, 0.36f, 0.06f},
	{0xff92cc8e, 0xff0f6c3c, 0xfff0e27a, -0.34f, 0.30f},
	{0xfff0b868, 0xffc42f18, 0xffffe6a8, 0.30f, 0.72f},
};

/* How far from the middle of the leaf, in halves of its width there. It turns about the axis u. */
static float marble_leaf(const struct marble *marble, float u, float v)
{
	float turns = marble->start + marble->twist * u;
	float bend = 0.26f * turn_sin(turns);
	float wide = 0.22f + 0.12f * square(turn_cos(turns));
	return fabsf(v - bend) / (wide * sqrtf(larger(0.02f, 1.0f - square(u * u))));
}

static void marble_point(struct seed_point *point, int variant, float u, float v)
{
	const struct marble *marble = &marbles[variant];
	/* The ball is a lens: what lies inside is seen larger towards the edge. */
	float lens = 1.0f - 0.25f * point->r * point->r;
	float leaf = marble_leaf(marble, u * lens, v * lens);
	float mask = ease(1.08f, 0.92f, leaf) * ease(0.97f, 0.86f, point->r);
	struct tint inside =
		tint_mix(tint_of(marble->leaf), tint_of(marble->edge), ease(0.62f, 0.82f, leaf));
	float deep = sqrtf(1.0f - smaller(point->r * point->r, 0.96f));
	point->colour = tint_mix(tint_of(marble->glass), inside, 0.95f * mask);
	point->gu = -u / deep;
	point->gv = -v / deep;
	point->gloss = 0.95f;
	point->glow = 1.0f - mask;
}

static struct tint marble_light(const struct seed_point *point, float slope_x, float slope_y)
{
	float away = seed_away(slope_x, slope_y);
	/* The lamp's light is gathered on the far side, brightest in a crescent near the edge; the
	 * side it comes in by is dark. What is inside is lit from all around. */
	float side = ease(-0.60f, 0.62f, away);
	float edge = ease(0.82f, 1.0f, point->r);
	float glass = (0.16f + 0.66f * side) * (1.0f - 0.80f * edge);
	float leaf = (0.46f + 0.42f * side) * (1.0f - 0.72f * edge);
	float through = mix(leaf, glass, point->glow);
	float crescent = 0.62f * bell((point->r - 0.78f) / 0.17f) * ease(0.12f, 0.66f, away);
	/* A thin rim mirrors the room. */
	float rim = 0.09f * bell((point->r - 0.95f) / 0.06f);
	float glint = point->gloss * ease(0.978f, 0.994f, seed_mirror(slope_x, slope_y));
	struct tint c = point->colour;
	return (struct tint){
		c.r * through + (0.45f + 0.55f * c.r) * crescent + rim + glint,
		c.g * through + (0.45f + 0.50f * c.g) * crescent + rim + 0.96f * glint,
		c.b * through + (0.40f + 0.45f * c.b) * crescent + 0.95f * rim + 0.90f * glint,
	};
}

const struct seed_matter seed_guli = {
	.point = marble_point,
	.light = marble_light,
	.wider = {1.00f, 1.00f, 1.00f},
	.clear = true,
};
