/* SPDX-License-Identifier: MIT */
#include "tone/loudness.h"

#include "base/xalloc.h"
#include "tone/tone.h"

#include <math.h>
#include <stdlib.h>

static const double pi = 3.14159265358979323846;

/* An eighth of a second: within it the ear adds up. */
enum { WINDOW = TONE_RATE / 8 };

struct filter {
	double b0, b1, b2, a1, a2;
	double z1, z2;
};

/* The head in front of the ears: more of what is high. ITU-R BS.1770-4, annex 1, for our rate. */
static struct filter shelf(void)
{
	const double k = tan(pi * 1681.974450955533 / TONE_RATE), q = 0.7071752369554196;
	const double high = pow(10.0, 3.999843853973347 / 20.0);
	const double mid = pow(high, 0.4996667741545416);
	const double a0 = 1.0 + k / q + k * k;

	return (struct filter){.b0 = (high + mid * k / q + k * k) / a0,
		.b1 = 2.0 * (k * k - high) / a0,
		.b2 = (high - mid * k / q + k * k) / a0,
		.a1 = 2.0 * (k * k - 1.0) / a0,
		.a2 = (1.0 - k / q + k * k) / a0};
}

/* And less of what is very low. */
static struct filter low_cut(void)
{
	const double k = tan(pi * 38.13547087602444 / TONE_RATE), q = 0.5003270373238773;
	const double a0 = 1.0 + k / q + k * k;

	return (struct filter){.b0 = 1.0,
		.b1 = -2.0,
		.b2 = 1.0,
		.a1 = 2.0 * (k * k - 1.0) / a0,
		.a2 = (1.0 - k / q + k * k) / a0};
}

static double filter_step(struct filter *f, double x)
{
	double y = f->b0 * x + f->z1;

	f->z1 = f->b1 * x - f->a1 * y + f->z2;
	f->z2 = f->b2 * x - f->a2 * y;
	return y;
}

double loudness_of(const double *at, size_t count)
{
	struct filter head = shelf(), ground = low_cut();
	double *power = xalloc(count * sizeof *power);
	double sum = 0.0, most = 0.0;

	for (size_t i = 0; i < count; i++) {
		double y = filter_step(&ground, filter_step(&head, at[i]));

		power[i] = y * y;
		sum += power[i];
		if (i >= WINDOW)
			sum -= power[i - WINDOW];
		most = fmax(most, sum);
	}
	free(power);
	return 10.0 * log10(most / WINDOW + 1e-12);
}
