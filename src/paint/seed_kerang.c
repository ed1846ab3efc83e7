/* SPDX-License-Identifier: MIT */
#include "paint/seed_matter.h"

/* The three cowries: two lie on their backs, the slit up, one lies as it crept. */
struct cowrie {
	float high; /* of the shell, half lengths */
	bool slit;
	uint32_t pale, warm, deep; /* top, flank, and where it nearly touches the wood */
};

static const struct cowrie cowries[SEED_VARIANTS] = {
	{0.62f, true, 0xfffceccd, 0xffe9c993, 0xffa8763f},
	{0.66f, true, 0xfff8e2b9, 0xffdfb67b, 0xff9c6a36},
	{0.74f, false, 0xfff3dfbd, 0xffe6c896, 0xffa6784a},
};

static float shell_radius(int variant, float u, float v)
{
	return outline_radius(seed_outline(SEED_KERANG), u, v, seed_kerang.wider[variant]);
}

static float slit_line(float u)
{
	return 0.055f * turn_sin(u * 0.42f + 0.06f);
}

/* The height of the shell, half lengths. */
static float shell_height(int variant, float u, float v)
{
	const struct cowrie *cowrie = &cowries[variant];
	float r = shell_radius(variant, u, v);
	if (r >= 1.0f)
		return 0.0f;
	float height = cowrie->high * sqrtf(1.0f - r * r * (0.55f + 0.45f * r * r));
	if (!cowrie->slit)
		return height;
	/* The two lips roll into the slit, and teeth stand across them. */
	float off = fabsf(v - slit_line(u));
	float reach = 1.0f - ease(0.60f, 0.95f, fabsf(u));
	float roll = bell(off / 0.22f) * 0.11f * reach;
	float teeth = (0.5f + 0.5f * turn_cos(u * 6.2f)) * bell((off - 0.13f) / 0.13f);
	return height - roll + 0.018f * teeth * reach;
}

static struct tint shell_colour(const struct cowrie *cowrie, float u, float v, float r)
{
	struct tint pale = tint_of(cowrie->pale), warm = tint_of(cowrie->warm);
	struct tint deep = tint_of(cowrie->deep);
	struct tint c = tint_mix(pale, warm, ease(0.35f, 0.90f, r));
	c = tint_mix(c, deep, 0.75f * ease(0.78f, 1.0f, r));
	if (!cowrie->slit) {
		/* The golden ring on the back of a ring cowrie, greyish rose inside it. */
		float ring = bell((length2(u * 0.92f, v * 1.30f) - 0.50f) / 0.14f);
		c = tint_mix(c, tint_of(0xffcf7f28), 0.80f * ring);
		float inside = ease(0.50f, 0.30f, length2(u * 0.92f, v * 1.30f));
		return tint_mix(c, tint_of(0xffe6cdb4), 0.50f * inside);
	}
	float off = fabsf(v - slit_line(u));
	float reach = 1.0f - ease(0.72f, 0.90f, fabsf(u));
	float dark = ease(0.085f, 0.045f, off / (0.55f + 0.45f * reach)) * reach;
	float groove = (0.5f - 0.5f * turn_cos(u * 6.2f)) * ease(0.24f, 0.10f, off) * reach;
	c = tint_mix(c, tint_of(0xffa5652c), 0.62f * groove);
	return tint_mix(c, tint_of(0xff3a1f10), 0.94f * dark);
}

static void shell_point(struct seed_point *point, int variant, float u, float v)
{
	const float step = 0.02f, twice = 2.0f * step;
	point->colour = tint_scale(shell_colour(&cowries[variant], u, v, point->r), 0.80f);
	point->gu =
		(shell_height(variant, u + step, v) - shell_height(variant, u - step, v)) / twice;
	point->gv =
		(shell_height(variant, u, v + step) - shell_height(variant, u, v - step)) / twice;
	point->gloss = 0.80f;
}

static struct tint shell_light(const struct seed_point *point, float slope_x, float slope_y)
{
	struct surface surface = {
		.colour = point->colour,
		.slope_x = slope_x,
		.slope_y = slope_y,
		.open = 1.25f - 0.45f * point->r * point->r,
		.gloss = point->gloss,
	};
	struct tint light = light_surface(&surface);
	/* The wood below throws warm light on the flank that the lamp does not see. */
	float away = larger(0.0f, slope_x * -LAMP_X + slope_y * -LAMP_Y);
	float thrown = 0.055f * smaller(away, 1.6f);
	return (struct tint){light.r + thrown, light.g + thrown * 0.55f, light.b + thrown * 0.25f};
}

const struct seed_matter seed_kerang = {
	.point = shell_point,
	.light = shell_light,
	.wider = {1.00f, 0.93f, 0.97f},
};
