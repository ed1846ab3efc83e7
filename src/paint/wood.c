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
};

struct wood_point teak_at(float along, float across, float height)
{
	/* The pith wanders and sinks towards one end: that makes the pointed arches of a plank. */
	float warp = noise_sum(along * 0.0026f, across * 0.008f, 3, SALT_WARP) - 0.5f;
	float wave = noise_at(along * 0.021f, across * 0.035f, SALT_WAVE) - 0.5f;
	float dy = across - 34.0f + 60.0f * warp, dz = 0.55f * height + 250.0f + 0.10f * along;
	float ring = length2(dy, dz) + 26.0f * warp + 2.2f * wave;
	ring = ring * 0.115f + 1.6f * noise_at(ring * 0.03f, 0.5f, SALT_RING);
	int year = floor_int(ring);
	float part = ring - (float)year;
	float strength = 0.45f + 0.55f * cell_value(year, 0, SALT_RING);
	float late = ease(0.10f, 0.86f, part) * (1.0f - ease(0.88f, 1.0f, part)) * strength;

	float side = across + 0.55f * height;
	float fibre = noise_sum(along * 0.011f, side * 0.46f, 3, SALT_FIBRE) - 0.5f;
	float pore = noise_at(along * 0.045f, side * 0.95f, SALT_PORE);
	pore = ease(0.76f, 0.98f, pore) * (0.4f + 0.6f * (1.0f - late));
	float tone = noise_sum(along * 0.0030f, side * 0.011f, 2, SALT_TONE) - 0.5f;
	float streak = ease(0.60f, 0.95f, noise_at(along * 0.0016f, side * 0.06f, SALT_STREAK));

	const struct tint pale = tint_of(0xffac6c38), deep = tint_of(0xff6d3c1c);
	const struct tint dark = tint_of(0xff3a1e0e);
	struct tint c = tint_mix(pale, deep, unit_clamp(0.30f + 0.62f * late + 0.9f * fibre));
	c = tint_mix(c, dark, unit_clamp(0.42f * pore + 0.30f * streak));
	c = tint_scale(c, 1.0f + 0.42f * tone);
	return (struct wood_point){
		.colour = c,
		.gloss = 0.75f + 0.5f * fibre - 0.5f * pore,
		.uneven = 0.8f * fibre - 0.5f * pore,
	};
}
