/* SPDX-License-Identifier: MIT */
#ifndef TONE_SYNTH_H
#define TONE_SYNTH_H

#include "base/rng.h"
#include "tone/tone.h"

#include <stddef.h>
#include <stdint.h>

/*
 * A sound being put together: bodies are struck, noise is breathed over them, then it is cut to 16
 * bits. All times are seconds from the start; what lies behind the end is left out.
 */
struct synth {
	double *at; /* owned until synth_finish() */
	size_t count;
	struct rng rng;
};

/* One way a body rings when struck. */
struct ring {
	double ratio; /* of the body's pitch */
	double decay; /* until it has fallen by 60 dB */
	double level;
};

/* A thing that sounds: at most BODY_RINGS_MAX rings. */
enum { BODY_RINGS_MAX = 8 };

struct body {
	const struct ring *rings;
	int count;
};

struct strike {
	double when;
	double hz;      /* the body's pitch */
	double contact; /* how long the two touch: longer is softer and duller */
	double sustain; /* multiplies the decays: 1 free, less when damped by what lies in it */
	double level;
	double spread; /* each ring is out of tune by up to this part, at random */
};

struct noise {
	double when;
	double attack;
	double decay; /* until it has fallen by 60 dB */
	double hz;    /* middle of the band */
	double width; /* of the band, in Hz */
	double level;
};

void synth_init(struct synth *synth, double seconds, uint32_t seed);
double synth_random(struct synth *synth, double low, double high);
void synth_strike(struct synth *synth, const struct body *body, const struct strike *strike);
void synth_noise(struct synth *synth, const struct noise *noise);
/* Lets the last FADE seconds go to nothing, makes it as LOUD as loudness_of() has it (dB, below 0)
 * but no sample beyond PEAK (0 .. 1), and hands the samples over; the synth is empty then. */
struct finish {
	double loud, peak, fade;
};
void synth_finish(struct synth *synth, const struct finish *finish, struct tone *tone);

#endif
