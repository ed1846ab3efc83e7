/* SPDX-License-Identifier: MIT */
#include "tone/clatter.h"

#include <math.h>

/* The wall of a hollow in a plank: a bar's modes, the high ones soon gone. */
static const struct ring wood_rings[] = {
	{1.00, 0.075, 0.85}, {1.83, 0.050, 0.40}, {2.76, 0.045, 1.00}, {4.10, 0.030, 0.70}};
static const struct body wood = {wood_rings, 4};

/* A cowrie: small, hard and hollow. */
static const struct ring shell_rings[] = {
	{1.00, 0.022, 1.00}, {1.47, 0.018, 0.80}, {2.09, 0.012, 0.60}, {0.62, 0.026, 0.45}};
static const struct body shell = {shell_rings, 4};

/* The big hollow at the end, with the air in it. */
static const struct ring bowl_rings[] = {{1.00, 0.230, 0.62}, {1.59, 0.160, 0.70},
	{2.71, 0.120, 1.10}, {4.13, 0.080, 0.90}, {6.20, 0.050, 0.70}, {0.52, 0.200, 0.12}};
static const struct body bowl = {bowl_rings, 6};

/* 0 .. 1 as LEVEL goes from empty to full. */
static double fullness(int level)
{
	return (double)level / (TONE_LEVELS - 1);
}

/* One seed against others: a shell's ring, and a breath of the touch itself. */
static void touch(struct synth *synth, double when, double hz, double contact, double level)
{
	synth_strike(synth, &shell,
		&(struct strike){.when = when,
			.hz = hz,
			.contact = contact,
			.sustain = 1.0,
			.level = level,
			.spread = 0.05});
	synth_noise(synth, &(struct noise){.when = when,
				   .attack = 0.0004,
				   .decay = 0.006,
				   .hz = hz * 1.3,
				   .width = hz * 0.8,
				   .level = level * 0.35});
}

/* As a hollow fills, its air shrinks and the pitch goes up; seeds lie against the wall and damp it,
 * and the falling seed meets seeds instead of wood. */
void clatter_drop(struct synth *synth, int level, double tune)
{
	double full = fullness(level);
	double hz = 880.0 * tune * (1.0 + 0.18 * full);
	double bounce = 0.044 * synth_random(synth, 0.9, 1.15);

	synth_strike(synth, &wood,
		&(struct strike){.hz = hz,
			.contact = 0.00012 + 0.00062 * full,
			.sustain = 1.0 - 0.45 * full,
			.level = 1.0,
			.spread = 0.008});
	touch(synth, 0.0, tune * (4600.0 - 2900.0 * full), 0.00006 + 0.00022 * full,
		1.5 - 1.1 * full);
	/* On bare wood it rocks twice; on a heap it slides down and touches its neighbours. */
	synth_strike(synth, &wood,
		&(struct strike){.when = bounce,
			.hz = hz * 1.04,
			.contact = 0.0002 + 0.0008 * full,
			.sustain = 0.6,
			.level = 0.22 * (1.0 - 0.7 * full),
			.spread = 0.015});
	touch(synth, bounce * 1.55, tune * (4300.0 - 2700.0 * full), 0.0001 + 0.0003 * full,
		0.12 * (1.0 - 0.6 * full));
	for (int i = 0; i < level; i++)
		touch(synth, 0.006 + 0.011 * i + synth_random(synth, 0.0, 0.006),
			tune * synth_random(synth, 1150.0, 1500.0), 0.0004, 0.24 / (1.0 + i));
}

void clatter_store(struct synth *synth, int level, double tune)
{
	double full = fullness(level);
	double hz = 262.0 * tune * (1.0 + 0.12 * full);

	synth_strike(synth, &bowl,
		&(struct strike){.hz = hz,
			.contact = 0.00018 + 0.0009 * full,
			.sustain = 1.0 - 0.35 * full,
			.level = 1.0,
			.spread = 0.008});
	touch(synth, 0.0, tune * (3300.0 - 1800.0 * full), 0.0001 + 0.0003 * full,
		0.85 - 0.65 * full);
	synth_strike(synth, &bowl,
		&(struct strike){.when = 0.062 * synth_random(synth, 0.9, 1.15),
			.hz = hz * 1.03,
			.contact = 0.0009 + 0.0008 * full,
			.sustain = 0.6,
			.level = 0.16,
			.spread = 0.015});
	for (int i = 0; i < level; i++)
		touch(synth, 0.010 + 0.014 * i + synth_random(synth, 0.0, 0.009),
			tune * synth_random(synth, 1000.0, 1300.0), 0.0005, 0.12 / (1.0 + 0.5 * i));
}

/* Fingers close around a heap: it rustles, rattles, and is off the wood. */
void clatter_scoop(struct synth *synth, int level, double tune)
{
	double full = fullness(level);
	double length = 0.105 + 0.085 * full;
	int touches = 7 + 4 * level;

	synth_noise(synth, &(struct noise){.attack = length * 0.45,
				   .decay = length * 0.8,
				   .hz = 2600.0 * tune,
				   .width = 2200.0,
				   .level = 0.10});
	for (int i = 0; i < touches; i++) {
		/* Two draws: most of them fall around the middle. */
		double part = 0.5 * (synth_random(synth, 0.0, 1.0) + synth_random(synth, 0.0, 1.0));

		touch(synth, 0.003 + part * length,
			tune * synth_random(synth, 2500.0, 4700.0) * (1.0 - 0.25 * full), 0.00012,
			synth_random(synth, 0.25, 0.8) * (1.15 - part));
	}
	for (int i = 0; i < 3; i++)
		synth_strike(synth, &wood,
			&(struct strike){.when = length * synth_random(synth, 0.02, 0.7),
				.hz = tune * synth_random(synth, 760.0, 940.0),
				.contact = 0.0006,
				.sustain = 0.5,
				.level = 0.35,
				.spread = 0.02});
}

/* A heap swept over the board, faster and faster, into the store. */
void clatter_shot(struct synth *synth, int level, double tune)
{
	double full = fullness(level);
	double sweep = 0.205 + 0.055 * full;
	int touches = 13 + 3 * level;

	synth_noise(synth, &(struct noise){.attack = sweep * 0.9,
				   .decay = 0.06,
				   .hz = 1900.0 * tune,
				   .width = 1800.0,
				   .level = 0.09});
	for (int i = 0; i < touches; i++) {
		double part = (i + synth_random(synth, 0.0, 0.5)) / touches;
		double when = 0.002 + sweep * pow(part, 0.62);

		touch(synth, when, tune * synth_random(synth, 2000.0, 3600.0), 0.00016,
			0.22 + 0.55 * part);
		if (i % 3 == 0)
			synth_strike(synth, &wood,
				&(struct strike){.when = when,
					.hz = tune * (700.0 + 260.0 * part),
					.contact = 0.0005,
					.sustain = 0.5,
					.level = 0.20 + 0.2 * part,
					.spread = 0.02});
	}
	synth_strike(synth, &bowl,
		&(struct strike){.when = sweep,
			.hz = 192.0 * tune,
			.contact = 0.0008,
			.sustain = 0.85,
			.level = 1.75 + 0.5 * full,
			.spread = 0.01});
}
