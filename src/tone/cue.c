/* SPDX-License-Identifier: MIT */
#include "tone/cue.h"

/* A wooden key over a trough, as on a gambang. */
static const struct ring key_rings[] = {
	{1.00, 0.42, 1.00}, {3.93, 0.16, 0.28}, {9.30, 0.05, 0.10}, {2.01, 0.22, 0.06}};
static const struct body key = {key_rings, 4};

/* The plank itself, struck with a knuckle. */
static const struct ring plank_rings[] = {
	{1.00, 0.150, 1.00}, {2.05, 0.090, 0.55}, {3.40, 0.060, 0.30}, {5.30, 0.030, 0.12}};
static const struct body plank = {plank_rings, 4};

/* A small hanging gong. The pairs close together beat slowly: its ombak, the wave. */
static const struct ring gong_rings[] = {{1.000, 2.3, 1.00}, {1.0115, 2.2, 0.80},
	{1.498, 1.4, 0.24}, {2.003, 1.7, 0.50}, {2.017, 1.6, 0.36}, {2.740, 0.9, 0.20},
	{3.020, 0.8, 0.16}, {4.170, 0.5, 0.08}};
static const struct body gong = {gong_rings, 8};

/* A step of slendro, five nearly equal ones to the octave. */
static const double slendro = 1.1487;

static void strike_key(struct synth *synth, double when, double hz, double level)
{
	synth_strike(synth, &key,
		&(struct strike){.when = when,
			.hz = hz,
			.contact = 0.0006,
			.sustain = 1.0,
			.level = level,
			.spread = 0.003});
}

void cue_extra(struct synth *synth, double tune)
{
	double hz = 588.0 * tune;

	strike_key(synth, 0.0, hz, 0.8);
	strike_key(synth, 0.115, hz * slendro * slendro, 1.0);
}

void cue_turn(struct synth *synth, double tune)
{
	synth_strike(synth, &plank,
		&(struct strike){.hz = 208.0 * tune,
			.contact = 0.0014,
			.sustain = 1.0,
			.level = 1.0,
			.spread = 0.01});
}

/* The gong, and over it three keys that settle on its own note. */
void cue_end(struct synth *synth, double tune)
{
	double hz = 131.0 * tune;

	synth_strike(synth, &gong,
		&(struct strike){
			.hz = hz, .contact = 0.005, .sustain = 1.0, .level = 3.6, .spread = 0.001});
	strike_key(synth, 0.05, hz * 4.0 * slendro * slendro, 0.42);
	strike_key(synth, 0.17, hz * 4.0 * slendro, 0.36);
	strike_key(synth, 0.31, hz * 4.0, 0.40);
}

void cue_press(struct synth *synth, double tune)
{
	synth_strike(synth, &plank,
		&(struct strike){.hz = 1250.0 * tune,
			.contact = 0.0003,
			.sustain = 0.22,
			.level = 1.0,
			.spread = 0.01});
}
