/* SPDX-License-Identifier: MIT */
#include "listen.h"

#include "base/xalloc.h"
#include "tone/loudness.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double pi = 3.14159265358979323846;

int listen_peak(const struct tone *tone)
{
	int peak = 0;

	for (size_t i = 0; i < tone->count; i++)
		if (abs(tone->samples[i]) > peak)
			peak = abs(tone->samples[i]);
	return peak;
}

double listen_energy(const struct tone *tone, size_t from, size_t to)
{
	double sum = 0.0;

	for (size_t i = from; i < to; i++)
		sum += (double)tone->samples[i] * tone->samples[i];
	return sum;
}

/* The power at HZ, by Goertzel's recurrence. */
static double power(const struct tone *tone, double hz)
{
	double turn = 2.0 * cos(2.0 * pi * hz / TONE_RATE);
	double s1 = 0.0, s2 = 0.0;

	for (size_t i = 0; i < tone->count; i++) {
		double s = tone->samples[i] + turn * s1 - s2;

		s2 = s1;
		s1 = s;
	}
	return s1 * s1 + s2 * s2 - turn * s1 * s2;
}

double listen_centroid(const struct tone *tone)
{
	double weighted = 0.0, all = 0.0;

	for (double hz = 40.0; hz < 12000.0; hz += hz < 1000.0 ? 10.0 : 40.0) {
		double here = power(tone, hz) * (hz < 1000.0 ? 1.0 : 4.0);

		weighted += hz * here;
		all += here;
	}
	return weighted / all;
}

double listen_above(const struct tone *tone, double hz)
{
	double above = 0.0, all = 0.0;

	for (double at = 20.0; at < TONE_RATE / 2.0; at += 20.0) {
		double here = power(tone, at);

		above += at > hz ? here : 0.0;
		all += here;
	}
	return above / all;
}

double listen_ring(const struct tone *tone, double db)
{
	double least = listen_energy(tone, 0, tone->count) * pow(10.0, -db / 10.0);
	double left = 0.0;
	size_t i = tone->count;

	while (i > 0 && left < least) {
		i--;
		left += (double)tone->samples[i] * tone->samples[i];
	}
	return (double)i / TONE_RATE;
}

double listen_loudness(const struct tone *tone)
{
	double *at = xalloc(tone->count * sizeof *at);
	double loudness;

	for (size_t i = 0; i < tone->count; i++)
		at[i] = tone->samples[i] / 32767.0;
	loudness = loudness_of(at, tone->count);
	free(at);
	return loudness;
}

bool listen_same(const struct tone *a, const struct tone *b)
{
	return a->count == b->count &&
	       memcmp(a->samples, b->samples, a->count * sizeof *a->samples) == 0;
}

double listen_mean(double (*what)(const struct tone *tone), struct tone_material material,
	enum tone_kind kind, int level)
{
	double sum = 0.0;

	for (int variant = 0; variant < TONE_VARIANTS; variant++) {
		struct tone tone;

		tone_make(&tone, material, kind, level, variant);
		sum += what(&tone);
		tone_release(&tone);
	}
	return sum / TONE_VARIANTS;
}
