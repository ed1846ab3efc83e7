/* SPDX-License-Identifier: MIT */
#include "tone/gamelan.h"

#include "base/check.h"
#include "tone/synth.h"

#include <math.h>

/* Slendro has five steps that are nearly, never quite, a fifth of the octave, and the octave itself
 * is a little wide: no two sets are tuned alike. In cents above the lowest bar. */
static const double steps[GAMELAN_STEPS] = {0.0, 231.0, 474.0, 717.0, 955.0};
static const double octave = 1207.0;
static const double lowest = 151.0;

double gamelan_hz(int voice)
{
	double cents;

	CHECK(voice >= 0 && voice < GAMELAN_VOICES);
	if (voice == GAMELAN_KEMPUL)
		return gamelan_hz(3) / 2.0;
	if (voice == GAMELAN_GONG)
		return gamelan_hz(0) / 2.6;
	cents = steps[voice % GAMELAN_STEPS] + octave * (voice / GAMELAN_STEPS);
	return lowest * pow(2.0, cents / 1200.0);
}

double gamelan_beat(int voice)
{
	return voice >= GAMELAN_BARS ? 0.7 : 0.9 + 0.14 * voice;
}

/* A bar held at two points and the air of its tube: a long, soft note, and a short shine. */
static void strike_bar(struct synth *synth, int voice)
{
	double hz = gamelan_hz(voice), apart = gamelan_beat(voice) / hz;
	double long_one = 5.0 - 0.18 * voice;
	const struct ring rings[] = {{1.0, long_one, 1.0}, {1.0 + apart, long_one * 0.95, 0.55},
		{2.0, 1.3, 0.10}, {2.76, 0.55, 0.22}, {5.40, 0.16, 0.10}};
	const struct body bar = {rings, (int)(sizeof rings / sizeof *rings)};

	synth_strike(synth, &bar,
		&(struct strike){
			.hz = hz, .contact = 0.0024, .sustain = 1.0, .level = 1.0, .spread = 0.0});
}

/* The upper partials carry a gong where the loudspeaker is small. */
static void strike_gong(struct synth *synth, int voice)
{
	double hz = gamelan_hz(voice), apart = gamelan_beat(voice) / hz;
	double long_one = voice == GAMELAN_GONG ? 9.0 : 4.4;
	const struct ring rings[] = {{1.0, long_one, 1.0}, {1.0 + apart, long_one, 0.8},
		{1.498, long_one * 0.5, 0.16}, {2.004, long_one * 0.8, 0.70},
		{2.004 + apart, long_one * 0.7, 0.40}, {2.742, long_one * 0.4, 0.22},
		{3.012, long_one * 0.5, 0.30}, {4.180, long_one * 0.25, 0.12}};
	const struct body gong = {rings, (int)(sizeof rings / sizeof *rings)};

	synth_strike(synth, &gong,
		&(struct strike){
			.hz = hz, .contact = 0.0075, .sustain = 1.0, .level = 1.0, .spread = 0.0});
}

void gamelan_make(struct tone *tone, int voice)
{
	static const struct finish bar = {.loud = -22.0, .peak = 0.4, .fade = 1.2};
	static const struct finish kempul = {.loud = -21.0, .peak = 0.4, .fade = 1.2};
	static const struct finish gong = {.loud = -20.0, .peak = 0.4, .fade = 2.5};
	struct synth synth;

	CHECK(voice >= 0 && voice < GAMELAN_VOICES);
	synth_init(&synth, voice == GAMELAN_GONG ? 8.0 : 4.6, (uint32_t)voice + 1);
	if (voice < GAMELAN_BARS)
		strike_bar(&synth, voice);
	else
		strike_gong(&synth, voice);
	synth_finish(&synth,
		voice < GAMELAN_BARS      ? &bar
		: voice == GAMELAN_KEMPUL ? &kempul
					  : &gong,
		tone);
}
