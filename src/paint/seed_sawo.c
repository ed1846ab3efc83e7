/* SPDX-License-Identifier: MIT */
#include "paint/seed_matter.h"

/*
 * Kernels of the sapodilla: flat, polished, nearly black, with the pale scar along one edge by
 * which the seed hung in the fruit. Two lie flat, on one side and on the other; the third stands a
 * little on its edge and shows the scar.
 */
struct kernel {
	float high;
	float scar; /* where it runs, of the way from the axis to the edge */
	float scar_wide;
	uint32_t top, flank;
};

static const struct kernel kernels[SEED_VARIANTS] = {
	{0.46f, 0.86f, 0.12f, 0xff40241a, 0xff1e0f09},
	{0.48f, -0.86f, 0.12f, 0xff381e15, 0xff190c07},
	{0.56f, 0.40f, 0.11f, 0xff432518, 0xff20100a},
};

static float kernel_height(int variant, float u, float v)
{
	const struct seed_outline *outline = seed_outline(SEED_SAWO);
	float r = outline_radius(outline, u, v, seed_sawo.wider[variant]);
	if (r >= 1.0f)
		return 0.0f;
	/* Flat on top, steep at the edge. */
	return kernels[variant].high * sqrtf(1.0f - r * r * (0.35f + 0.65f * r * r));
}

/* 0 .. 1: how much of the scar is seen here. It runs from the pointed end past the middle. */
static float kernel_scar(const struct kernel *kernel, float wide, float u, float v)
{
	float along = sqrtf(larger(0.0f, 1.0f - u * u)) * wide;
	float off = v - kernel->scar * along;
	float reach = ease(-0.88f, -0.66f, u) * ease(0.58f, 0.30f, u);
	return ease(kernel->scar_wide, 0.55f * kernel->scar_wide, fabsf(off)) * reach;
}

static void kernel_point(struct seed_point *point, int variant, float u, float v)
{
	const struct kernel *kernel = &kernels[variant];
	const struct seed_outline *outline = seed_outline(SEED_SAWO);
	const float step = 0.02f, twice = 2.0f * step;
	float wide = outline->width * seed_sawo.wider[variant] * outline_fullness(outline, u);
	float scar = kernel_scar(kernel, wide, u, v);
	struct tint c = tint_mix(
		tint_of(kernel->top), tint_of(kernel->flank), ease(0.30f, 0.95f, point->r));
	point->colour = tint_mix(c, tint_of(0xffe2cba6), 0.92f * scar);
	point->gu =
		(kernel_height(variant, u + step, v) - kernel_height(variant, u - step, v)) / twice;
	point->gv =
		(kernel_height(variant, u, v + step) - kernel_height(variant, u, v - step)) / twice;
	point->gloss = 1.0f - 0.8f * scar;
}

static struct tint kernel_light(const struct seed_point *point, float slope_x, float slope_y)
{
	struct surface surface = {
		.colour = point->colour,
		.slope_x = slope_x,
		.slope_y = slope_y,
		.open = 1.10f - 0.40f * point->r * point->r,
		.gloss = 0.16f * point->gloss,
	};
	struct tint light = light_surface(&surface);
	float away = seed_away(slope_x, slope_y);
	/* A polished edge mirrors the room: it parts each kernel from the dark one beside it. */
	float edge = ease(0.74f, 0.97f, point->r);
	float mirror = edge * (0.045f + 0.13f * unit_clamp(-away) + 0.105f * unit_clamp(away));
	float glint = 0.80f * ease(0.976f, 0.994f, seed_mirror(slope_x, slope_y));
	mirror *= point->gloss;
	glint *= point->gloss;
	return (struct tint){light.r + mirror + glint, light.g + 0.78f * mirror + 0.95f * glint,
		light.b + 0.58f * mirror + 0.86f * glint};
}

const struct seed_matter seed_sawo = {
	.point = kernel_point,
	.light = kernel_light,
	.wider = {1.00f, 0.95f, 0.88f},
};
