/* SPDX-License-Identifier: MIT */
#include "paint/noise.h"

float noise_at(float x, float y, uint32_t salt)
{
	int xi = floor_int(x), yi = floor_int(y);
	float fx = x - (float)xi, fy = y - (float)yi;
	fx = fx * fx * (3.0f - 2.0f * fx);
	fy = fy * fy * (3.0f - 2.0f * fy);
	float top = mix(cell_value(xi, yi, salt), cell_value(xi + 1, yi, salt), fx);
	float bottom = mix(cell_value(xi, yi + 1, salt), cell_value(xi + 1, yi + 1, salt), fx);
	return mix(top, bottom, fy);
}

float noise_sum(float x, float y, int octaves, uint32_t salt)
{
	float sum = 0.0f, strength = 0.5f, whole = 0.0f;
	for (int i = 0; i < octaves; i++) {
		sum += strength * noise_at(x, y, salt + (uint32_t)i);
		whole += strength;
		/* Not quite twice: the cells of one octave must not lie on those of the next. */
		x *= 2.03f;
		y *= 2.03f;
		strength *= 0.5f;
	}
	return sum / whole;
}

float turn_sin(float turns)
{
	float t = turns - (float)floor_int(turns + 0.5f);
	if (t > 0.25f)
		t = 0.5f - t;
	else if (t < -0.25f)
		t = -0.5f - t;
	float x = t * 6.2831853f;
	float xx = x * x;
	return x *
	       (1.0f + xx * (-1.0f / 6 + xx * (1.0f / 120 + xx * (-1.0f / 5040 + xx / 362880))));
}

float turn_cos(float turns)
{
	return turn_sin(turns + 0.25f);
}
