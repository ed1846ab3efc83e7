/* SPDX-License-Identifier: MIT */
#include "tone/clatter.h"

#include <math.h>

/* 0 .. 1 as LEVEL goes from empty to full. */
static double fullness(int level)
{
	return (double)level / (TONE_LEVELS - 1);
}

/* One seed is touched: its own ring, and a breath of the touch itself. */
static void touch(struct synth *synth, const struct seed_voice *seed, const struct strike *strike)
{
	double hz = strike->hz * seed->hz;

	synth_strike(synth, &seed->body,
		&(struct strike){.when = strike->when,
			.hz = hz,
			.contact = strike->contact,
			.sustain = strike->sustain,
			.level = strike->level,
			.spread = 0.05});
	synth_noise(synth, &(struct noise){.when = strike->when,
				   .attack = 0.0006,
				   .decay = 0.006,
				   .hz = fmin(hz * 1.2, 4200.0),
				   .width = fmin(hz * 0.7, 2200.0),
				   .level = strike->level * seed->breath});
}

/* Two seeds clack, RATIO of their own pitch. */
static void clack(
	struct synth *synth, const struct voice *voice, double when, double ratio, double level)
{
	touch(synth, voice->seed,
		&(struct strike){.when = when,
			.hz = ratio,
			.contact = voice->seed->contact,
			.sustain = 1.0,
			.level = level * voice->seed->clack});
}

/* A seed meets the board at FORCE (0 .. 1), damped to SUSTAIN. */
static void knock(struct synth *synth, const struct voice *voice, const struct body *body,
	const struct strike *strike)
{
	const struct board_voice *board = voice->board;
	double contact = voice->seed->contact * board->soft + strike->contact;
	double level = strike->level * voice->seed->weight;

	synth_strike(synth, body,
		&(struct strike){.when = strike->when,
			.hz = strike->hz,
			.contact = contact,
			.sustain = strike->sustain,
			.level = level,
			.spread = strike->spread});
	synth_noise(synth, &(struct noise){.when = strike->when,
				   .attack = 0.001,
				   .decay = 0.018,
				   .hz = board->dust_hz,
				   .width = board->dust_hz * 0.8,
				   .level = level * board->dust});
}

/* An empty hole answers as the board it is in. The more lie in it the less of the board is heard:
 * seed meets seed, which is higher, shorter and brighter. */
void clatter_drop(struct synth *synth, const struct voice *voice, int level, double tune)
{
	const struct board_voice *board = voice->board;
	double full = fullness(level);
	double hz = board->hole_hz * tune * (1.0 + 0.30 * full);
	double bounce = 0.042 * synth_random(synth, 0.9, 1.15);

	knock(synth, voice, &board->hole,
		&(struct strike){.hz = hz,
			.contact = 0.00012,
			.sustain = 1.0 - 0.6 * full,
			.level = 1.0 - 0.80 * full,
			.spread = 0.008});
	clack(synth, voice, 0.0, tune * (0.92 + 0.16 * full),
		board->answers * (1.0 - full) + 0.95 * full);
	/* On the bare board it rocks once more; on a heap it slides down and touches others. */
	knock(synth, voice, &board->hole,
		&(struct strike){.when = bounce,
			.hz = hz * 1.04,
			.contact = 0.0003,
			.sustain = 0.6 - 0.3 * full,
			.level = board->bounce * (1.0 - full),
			.spread = 0.015});
	clack(synth, voice, bounce * (1.0 - 0.45 * full), tune * 1.05,
		board->answers * (0.16 + 0.14 * full));
	for (int i = 0; i < level; i++)
		clack(synth, voice, 0.005 + 0.009 * i + synth_random(synth, 0.0, 0.006),
			tune * synth_random(synth, 0.90, 1.15), 0.34 * full / (1.0 + 0.8 * i));
}

/* The store is deep. What lies in it takes the edge off the fall, weighs on the wood, and stirs. */
void clatter_store(struct synth *synth, const struct voice *voice, int level, double tune)
{
	const struct board_voice *board = voice->board;
	double full = fullness(level);
	double hz = board->store_hz * tune * (1.0 - 0.12 * full);

	knock(synth, voice, &board->store,
		&(struct strike){.hz = hz,
			.contact = 0.00015 + 0.0012 * full,
			.sustain = 1.0 - 0.30 * full,
			.level = 1.0,
			.spread = 0.008});
	clack(synth, voice, 0.0, tune * (0.90 - 0.25 * full),
		board->answers * (1.00 - 0.80 * full));
	knock(synth, voice, &board->store,
		&(struct strike){.when = 0.062 * synth_random(synth, 0.9, 1.15),
			.hz = hz * 1.03,
			.contact = 0.0010,
			.sustain = 0.6,
			.level = 0.8 * board->bounce,
			.spread = 0.015});
	for (int i = 0; i < 2 * level; i++)
		touch(synth, voice->seed,
			&(struct strike){
				.when = 0.008 + 0.011 * i + synth_random(synth, 0.0, 0.009),
				.hz = tune * synth_random(synth, 0.45, 0.62),
				.contact = 0.0004,
				.sustain = 1.2,
				.level = 0.30 * (0.3 + voice->board->answers) * voice->seed->clack /
					 (1.0 + 0.30 * i)});
}

/* Fingers close around a heap: it rustles, rattles, and is off the board. */
void clatter_scoop(struct synth *synth, const struct voice *voice, int level, double tune)
{
	double full = fullness(level);
	double length = 0.120 + 0.080 * full;
	int touches = 8 + 5 * level;

	synth_noise(
		synth, &(struct noise){.attack = length * 0.45,
			       .decay = length * 0.6,
			       .hz = voice->board->dust_hz,
			       .width = voice->board->dust_hz,
			       .level = (0.20 + 0.5 * voice->board->dust) * voice->seed->breath});
	for (int i = 0; i < touches; i++) {
		/* Two draws: most of them fall around the middle. */
		double part = 0.5 * (synth_random(synth, 0.0, 1.0) + synth_random(synth, 0.0, 1.0));

		clack(synth, voice, 0.003 + part * length * 0.9,
			tune * synth_random(synth, 0.78, 1.18),
			synth_random(synth, 0.25, 0.8) * (1.15 - part));
	}
	for (int i = 0; i < 4; i++)
		knock(synth, voice, &voice->board->hole,
			&(struct strike){.when = length * synth_random(synth, 0.02, 0.7),
				.hz = voice->board->hole_hz * tune *
				      synth_random(synth, 0.85, 1.06),
				.contact = 0.0004,
				.sustain = 0.5,
				.level = 0.30,
				.spread = 0.02});
}

/* A heap swept over the board, faster and faster, into the store. */
void clatter_shot(struct synth *synth, const struct voice *voice, int level, double tune)
{
	const struct board_voice *board = voice->board;
	double full = fullness(level);
	double sweep = 0.200 + 0.065 * full;
	int touches = 9 + 4 * level;

	synth_noise(synth, &(struct noise){.attack = sweep * 0.9,
				   .decay = 0.07,
				   .hz = board->dust_hz * tune,
				   .width = board->dust_hz,
				   .level = 0.12 + 0.5 * board->dust});
	for (int i = 0; i < touches; i++) {
		double part = (i + synth_random(synth, 0.0, 0.5)) / touches;
		double when = 0.004 + sweep * pow(part, 0.62);

		clack(synth, voice, when, tune * synth_random(synth, 0.75, 1.10),
			0.16 + 0.40 * part);
		if (i % 2 == 0)
			knock(synth, voice, &board->hole,
				&(struct strike){.when = when,
					.hz = tune * board->hole_hz * (0.85 + 0.30 * part),
					.contact = 0.0003,
					.sustain = 0.5,
					.level = 0.22 + 0.25 * part,
					.spread = 0.02});
	}
	knock(synth, voice, &board->store,
		&(struct strike){.when = sweep,
			.hz = board->store_hz * 0.78 * tune,
			.contact = 0.0008,
			.sustain = 0.85,
			.level = 1.5 + 0.8 * full,
			.spread = 0.01});
}
