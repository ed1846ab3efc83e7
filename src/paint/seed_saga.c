/* SPDX-License-Identifier: MIT */
#include "paint/seed_matter.h"

/* Seeds of the red sandalwood tree: lentils with a blunt and a pointed end, hard, of one red. */
struct lentil {
	float high;
	uint32_t top, flank;
};

static const struct lentil lentils[SEED_VARIANTS] = {
	{0.62f, 0xffe8321a, 0xffb4140c},
	{0.56f, 0xffde2818, 0xffa8100c},
	{0.66f, 0xffee4420, 0xffbb1a0e},
};

static float lentil_height(int variant, float u, float v)
{
	float r = outline_radius(seed_outline(SEED_SAGA), u, v, seed_saga.wider[variant]);
	if (r >= 1.0f)
		return 0.0f;
	return lentils[variant].high * sqrtf(1.0f - r * r * (0.60f + 0.40f * r * r));
}

static void lentil_point(struct seed_point *point, int variant, float u, float v)
{
	const struct lentil *lentil = &lentils[variant];
	const float step = 0.02f, twice = 2.0f * step;
	struct tint c = tint_mix(
		tint_of(lentil->top), tint_of(lentil->flank), ease(0.35f, 0.95f, point->r));
	/* The horseshoe on each face, open towards the blunt end, and the pip at the point. */
	float shoe = bell((outline_radius(seed_outline(SEED_SAGA), u, v, 1.0f) - 0.62f) / 0.10f) *
		     ease(0.45f, 0.20f, u);
	float pip = ease(0.17f, 0.08f, length2(u + 0.86f, v));
	/* The dent at the blunt end that makes it a heart. */
	float dent = bell(v / 0.16f) * ease(0.60f, 0.98f, u);
	c = tint_mix(c, tint_of(0xff8e0d08), larger(0.38f * shoe, 0.60f * dent));
	point->colour = tint_mix(c, tint_of(0xff4a1208), 0.85f * pip);
	point->gu =
		(lentil_height(variant, u + step, v) - lentil_height(variant, u - step, v)) / twice;
	point->gv =
		(lentil_height(variant, u, v + step) - lentil_height(variant, u, v - step)) / twice;
	point->gloss = 0.75f;
}

static struct tint lentil_light(const struct seed_point *point, float slope_x, float slope_y)
{
	struct surface surface = {
		.colour = point->colour,
		.slope_x = slope_x,
		.slope_y = slope_y,
		.open = 1.20f - 0.50f * point->r * point->r,
		.gloss = 0.22f * point->gloss,
	};
	struct tint light = light_surface(&surface);
	float away = seed_away(slope_x, slope_y);
	/* Light that went in comes out redder on the far side. */
	float thrown = 0.15f * unit_clamp(away) * ease(0.30f, 0.90f, point->r);
	float glint = point->gloss * ease(0.975f, 0.993f, seed_mirror(slope_x, slope_y));
	return (struct tint){light.r + thrown + glint, light.g + 0.20f * thrown + 0.93f * glint,
		light.b + 0.08f * thrown + 0.82f * glint};
}

const struct seed_matter seed_saga = {
	.point = lentil_point,
	.light = lentil_light,
	.wider = {1.00f, 0.96f, 0.93f},
};
