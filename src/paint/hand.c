/* SPDX-License-Identifier: MIT */
#include "paint/shape.h"

#include "base/check.h"
#include "paint/ink.h"
#include "paint/light.h"

/*
 * A right hand, palm down, its fingers together and a little bent, as one lets seeds fall. In a
 * frame where the hand is 1 long: the palm around 0, the fingers towards -y, the wrist fading out
 * at +y.
 */
struct limb {
	float ax, ay, ar; /* where it begins, and how thick */
	float bx, by, br;
};

static const struct limb limbs[] = {
	{0.000f, 0.040f, 0.150f, 0.010f, 0.180f, 0.135f},     /* palm */
	{0.060f, 0.020f, 0.120f, 0.040f, 0.200f, 0.115f},     /* its outer half */
	{0.010f, 0.180f, 0.110f, 0.012f, 0.520f, 0.098f},     /* wrist */
	{-0.108f, -0.050f, 0.056f, -0.098f, -0.300f, 0.042f}, /* index finger */
	{-0.028f, -0.080f, 0.058f, -0.026f, -0.370f, 0.043f}, /* middle finger */
	{0.052f, -0.070f, 0.056f, 0.048f, -0.330f, 0.042f},   /* ring finger */
	{0.126f, -0.030f, 0.050f, 0.112f, -0.230f, 0.037f},   /* little finger */
	{-0.110f, 0.140f, 0.068f, -0.212f, -0.010f, 0.052f},  /* thumb */
	{-0.212f, -0.010f, 0.052f, -0.188f, -0.125f, 0.040f},
};

enum { LIMBS = sizeof limbs / sizeof limbs[0] };

struct hand_point {
	float height; /* above the flat of the hand; 0 outside */
	float edge;   /* distance to the outline, negative inside */
};

static struct hand_point hand_at(float x, float y)
{
	struct hand_point point = {0.0f, 1.0f};
	for (int i = 0; i < LIMBS; i++) {
		const struct limb *l = &limbs[i];
		float dx = l->bx - l->ax, dy = l->by - l->ay;
		float t = unit_clamp(((x - l->ax) * dx + (y - l->ay) * dy) / (dx * dx + dy * dy));
		float r = mix(l->ar, l->br, t);
		float away = length2(x - l->ax - dx * t, y - l->ay - dy * t);
		/* Where limbs meet the skin runs over from one to the other. */
		float gap = away - r - point.edge;
		float blend = larger(0.030f - fabsf(gap), 0.0f);
		point.edge = smaller(away - r, point.edge) - blend * blend * 8.0f;
		/* Broad limbs are flatter: the back of the hand is no ball. */
		float part = away / r;
		if (part < 1.0f) {
			float high = (0.030f + 0.36f * r) * (1.0f - part * part * part);
			float step = larger(0.030f - fabsf(high - point.height), 0.0f);
			point.height = larger(point.height, high) + step * step * 8.0f;
		}
	}
	return point;
}

static struct tint hand_light(float x, float y, float tx, float ty, float edge)
{
	const float step = 0.006f;
	float gx = (hand_at(x + step, y).height - hand_at(x - step, y).height) / (2 * step);
	float gy = (hand_at(x, y + step).height - hand_at(x, y - step).height) / (2 * step);
	struct tint skin =
		tint_mix(tint_of(0xffb57a4e), tint_of(0xff8a5230), ease(-0.06f, 0.0f, edge));
	struct surface surface = {
		.colour = skin,
		.slope_x = clamp_to((gx * ty + gy * tx) * 0.75f, -2.5f, 2.5f),
		.slope_y = clamp_to((gy * ty - gx * tx) * 0.75f, -2.5f, 2.5f),
		.open = 1.15f,
		.gloss = 0.05f,
	};
	return light_surface(&surface);
}

void paint_hand(struct canvas *canvas, float size, bool far_side, bool upright)
{
	CHECK(size > 0.0f);
	/* The hand's own up, -y, turned to where the board is seen from that side. */
	float tx = upright ? (far_side ? -1.0f : 1.0f) : 0.0f;
	float ty = upright ? 0.0f : (far_side ? -1.0f : 1.0f);
	int half = floor_int(size * 0.62f) + 2;
	canvas_init(canvas, 2 * half, 2 * half);
	float aside = 0.045f, soft = 0.075f;
	uint32_t *pixel = canvas->pixels;
	for (int j = 0; j < 2 * half; j++)
		for (int i = 0; i < 2 * half; i++, pixel++) {
			float sx = ((float)(i - half) + 0.5f) / size,
			      sy = ((float)(j - half) + 0.5f) / size;
			float x = sx * ty - sy * tx, y = sx * tx + sy * ty;
			float wrist = ease(0.46f, 0.22f, y);
			float cx = (sx - aside) * ty - (sy - aside) * tx;
			float cy = (sx - aside) * tx + (sy - aside) * ty;
			float dark = 0.40f * square(ease(soft, -soft, hand_at(cx, cy).edge));
			uint32_t under = ink(0xff1c0d05u, dark * ease(0.46f, 0.22f, cy));
			float edge = hand_at(x, y).edge;
			float cover = ink_cover(edge * size) * wrist * 0.94f;
			if (cover > 0.0f)
				*pixel = ink(
					light_pixel(hand_light(x, y, tx, ty, edge), 0.5f), cover);
			*pixel = ink_over(*pixel, under);
		}
}
