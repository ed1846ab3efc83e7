/* SPDX-License-Identifier: MIT */
#include "paint/wood.h"

enum {
	SALT_WARP = 11,
	SALT_WAVE = 23,
	SALT_RING = 31,
	SALT_FIBRE = 47,
	SALT_PORE = 59,
	SALT_TONE = 71,
	SALT_STREAK = 83,
	SALT_LEAN = 401,
	SALT_VESSEL = 419,
	SALT_YELLOW = 431,
};

struct material teak_at(float along, float across, float height)
{
	/* The pith wanders and sinks towards one end: that makes the pointed arches of a plank. */
	float warp = noise_sum(along * 0.0026f, across * 0.008f, 3, SALT_WARP) - 0.5f;
	float wave = noise_at(along * 0.021f, across * 0.035f, SALT_WAVE) - 0.5f;
	float dy = across - 34.0f + 60.0f * warp, dz = 0.24f * height + 250.0f + 0.10f * along;
	float ring = length2(dy, dz) + 26.0f * warp + 2.2f * wave;
	ring = ring * 0.115f + 1.6f * noise_at(ring * 0.03f, 0.5f, SALT_RING);
	int year = floor_int(ring);
	float part = ring - (float)year;
	float strength = 0.45f + 0.55f * cell_value(year, 0, SALT_RING);
	float late = ease(0.10f, 0.86f, part) * (1.0f - ease(0.88f, 1.0f, part)) * strength;

	float side = across + 0.14f * height;
	float fibre = noise_sum(along * 0.011f, side * 0.46f, 3, SALT_FIBRE) - 0.5f;
	float pore = noise_at(along * 0.045f, side * 0.95f, SALT_PORE);
	pore = ease(0.76f, 0.98f, pore) * (0.4f + 0.6f * (1.0f - late));
	float tone = noise_sum(along * 0.0030f, side * 0.011f, 2, SALT_TONE) - 0.5f;
	float streak = ease(0.60f, 0.95f, noise_at(along * 0.0016f, side * 0.06f, SALT_STREAK));

	const struct tint pale = tint_of(0xffa0683a), deep = tint_of(0xff683c20);
	const struct tint dark = tint_of(0xff3a1e0e);
	struct tint c = tint_mix(pale, deep, unit_clamp(0.30f + 0.62f * late + 0.9f * fibre));
	c = tint_mix(c, dark, unit_clamp(0.42f * pore + 0.30f * streak));
	c = tint_scale(c, 1.0f + 0.42f * tone);
	return (struct material){
		.colour = c,
		.gloss = 0.75f + 0.5f * fibre - 0.5f * pore,
		.uneven = 0.8f * fibre - 0.5f * pore,
	};
}

struct material merbau_at(float along, float across, float height)
{
	float warp = noise_sum(along * 0.0031f, across * 0.010f, 2, SALT_WARP + 300) - 0.5f;
	float side = across + 26.0f * warp + 0.16f * height;
	/* Bands as broad as a finger in which the fibres lean the same way. */
	float lean = noise_sum(along * 0.0036f, side * 0.062f, 2, SALT_LEAN) - 0.5f;
	float flame = noise_sum(along * 0.0075f, side * 0.024f, 2, SALT_LEAN + 9) - 0.5f;
	float fibre = noise_sum(along * 0.016f, side * 0.52f, 3, SALT_FIBRE + 300) - 0.5f;
	float vessel = noise_at(along * 0.055f, side * 0.85f, SALT_VESSEL);
	vessel = ease(0.74f, 0.97f, vessel);
	float filled = ease(0.86f, 1.0f, noise_at(along * 0.085f, side * 0.80f, SALT_YELLOW));
	float tone = noise_sum(along * 0.0026f, side * 0.009f, 2, SALT_TONE + 300) - 0.5f;

	const struct tint pale = tint_of(0xff82482f), deep = tint_of(0xff4c2619);
	const struct tint dark = tint_of(0xff2a120c), yellow = tint_of(0xffa86c36);
	float deepness = 0.46f + 1.05f * lean + 0.60f * flame + 0.62f * fibre;
	struct tint c = tint_mix(pale, deep, unit_clamp(deepness));
	c = tint_mix(c, dark, 0.50f * vessel);
	c = tint_mix(c, yellow, 0.34f * filled * (1.0f - vessel));
	c = tint_scale(c, 1.0f + 0.40f * tone);
	return (struct material){
		.colour = c,
		.gloss = 0.95f + 0.6f * lean - 0.5f * vessel,
		.uneven = 0.6f * fibre + 0.5f * lean - 0.4f * vessel,
	};
}
