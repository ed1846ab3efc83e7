/* SPDX-License-Identifier: MIT */
#include "tone/synth.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "tone/loudness.h"

#include <math.h>
#include <stdlib.h>

static const double pi = 3.14159265358979323846;
static const double rate = TONE_RATE;
/* exp(60 dB): a sound that takes D to fall by 60 dB loses this factor's power of t / D. */
static const double sixty_db = 6.907755278982137;
/* Rings below -80 dB are cut: less than two steps of 16 bits. */
static const double audible = 80.0 / 60.0;

/* However short the touch, it swells for this long: a steeper start is a click of the loudspeaker.
 */
static const double softest = 0.0004;

/* As many rings as run side by side: alone each would wait for its own last sample. */
enum { LANES = 4 };

struct lanes {
	double a[LANES], b[LANES]; /* y = a * y1 - b * y2 */
	double y1[LANES], y2[LANES];
};

void synth_init(struct synth *synth, double seconds, uint32_t seed)
{
	synth->count = (size_t)lrint(seconds * rate);
	synth->at = xcalloc(synth->count, sizeof *synth->at);
	rng_init(&synth->rng, seed);
}

double synth_random(struct synth *synth, double low, double high)
{
	return low + (high - low) * (rng_next(&synth->rng) / 4294967296.0);
}

static size_t sample_at(const struct synth *synth, double when)
{
	size_t sample = (size_t)lrint(when * rate);

	return sample < synth->count ? sample : synth->count;
}

/* A pulse of length CONTACT holds little of what is faster than itself. */
static double excited(double hz, double contact)
{
	double cycles = 2.0 * hz * contact;

	return 1.0 / (1.0 + cycles * cycles);
}

/* A sine that starts at zero and dies away: each sample from the two before. */
static void lane_set(struct lanes *lanes, int lane, double hz, double decay, double level)
{
	double turn = 2.0 * pi * hz / rate;
	double fall = exp(-sixty_db / (decay * rate));

	lanes->a[lane] = 2.0 * fall * cos(turn);
	lanes->b[lane] = fall * fall;
	lanes->y1[lane] = 0.0;
	lanes->y2[lane] = -level * sin(turn) / fall;
}

static double lanes_step(struct lanes *lanes)
{
	double y[LANES];

	for (int lane = 0; lane < LANES; lane++)
		y[lane] = lanes->a[lane] * lanes->y1[lane] - lanes->b[lane] * lanes->y2[lane];
	for (int lane = 0; lane < LANES; lane++) {
		lanes->y2[lane] = lanes->y1[lane];
		lanes->y1[lane] = y[lane];
	}
	return (y[0] + y[1]) + (y[2] + y[3]);
}

/* The first SOFT samples swell, so that no strike starts with an edge. */
static void lanes_run(struct lanes lanes, double *at, size_t count, size_t soft)
{
	size_t i = 0;

	for (; i < soft && i < count; i++)
		at[i] += lanes_step(&lanes) * (0.5 - 0.5 * cos(pi * (double)i / (double)soft));
	for (; i < count; i++)
		at[i] += lanes_step(&lanes);
}

void synth_strike(struct synth *synth, const struct body *body, const struct strike *strike)
{
	size_t start = sample_at(synth, strike->when);
	size_t soft = (size_t)lrint(fmax(strike->contact, softest) * rate);

	CHECK(body->count <= BODY_RINGS_MAX);
	for (int first = 0; first < body->count; first += LANES) {
		struct lanes lanes = {{0.0}, {0.0}, {0.0}, {0.0}};
		double longest = 0.0;
		size_t end;

		for (int i = first; i < body->count && i < first + LANES; i++) {
			const struct ring *ring = &body->rings[i];
			double out = synth_random(synth, -strike->spread, strike->spread);
			double hz = strike->hz * ring->ratio * (1.0 + out);
			double decay = ring->decay * strike->sustain;

			if (hz > 0.45 * rate)
				continue;
			lane_set(&lanes, i - first, hz, decay,
				strike->level * ring->level * excited(hz, strike->contact));
			longest = fmax(longest, decay);
		}
		end = sample_at(synth, strike->when + longest * audible);
		lanes_run(lanes, synth->at + start, end - start, soft);
	}
}

void synth_noise(struct synth *synth, const struct noise *noise)
{
	size_t start = sample_at(synth, noise->when);
	size_t end = sample_at(synth, noise->when + noise->attack + noise->decay * audible);
	double turn = 2.0 * pi * noise->hz / rate;
	double fall = exp(-pi * noise->width / rate);
	double a = 2.0 * fall * cos(turn), b = fall * fall;
	double gain = noise->level * sqrt((1.0 - b) / 2.0);
	double loss = exp(-sixty_db / (noise->decay * rate));
	double attack = fmax(noise->attack * rate, 1.0);
	double x1 = 0.0, x2 = 0.0, y1 = 0.0, y2 = 0.0, envelope = 1.0;

	for (size_t i = start; i < end; i++) {
		double rise = (double)(i - start) / attack;
		double x = synth_random(synth, -1.0, 1.0);
		double y = gain * (x - x2) + a * y1 - b * y2;

		x2 = x1;
		x1 = x;
		y2 = y1;
		y1 = y;
		if (rise < 1.0)
			y *= rise;
		else
			envelope *= loss;
		synth->at[i] += y * envelope;
	}
}

void synth_finish(struct synth *synth, const struct finish *finish, struct tone *tone)
{
	size_t faded = synth->count - sample_at(synth, (double)synth->count / rate - finish->fade);
	double loudest = 0.0, gain;

	CHECK(finish->peak > 0.0 && finish->peak <= 1.0);
	for (size_t i = 0; i < faded; i++)
		synth->at[synth->count - 1 - i] *= 0.5 - 0.5 * cos(pi * (double)i / (double)faded);
	for (size_t i = 0; i < synth->count; i++)
		loudest = fmax(loudest, fabs(synth->at[i]));
	CHECK(loudest > 0.0);
	gain = pow(10.0, (finish->loud - loudness_of(synth->at, synth->count)) / 20.0);
	gain = fmin(gain, finish->peak / loudest);
	tone->count = synth->count;
	tone->samples = xalloc(synth->count * sizeof *tone->samples);
	for (size_t i = 0; i < synth->count; i++)
		tone->samples[i] = (int16_t)lrint(synth->at[i] * gain * 32767.0);
	free(synth->at);
	*synth = (struct synth){.at = NULL};
}
