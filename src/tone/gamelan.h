/* SPDX-License-Identifier: MIT */
#ifndef TONE_GAMELAN_H
#define TONE_GAMELAN_H

#include "tone/tone.h"

/*
 * The instruments of the music: ten bronze bars over tubes, two octaves of a slendro, a small gong
 * and a great one. Each bar and gong sounds as a pair that is a little apart, so that it breathes.
 */
enum { GAMELAN_STEPS = 5 }; /* of the octave */
enum gamelan_voice {
	GAMELAN_BARS = 2 * GAMELAN_STEPS, /* voices 0 .. 9 are the bars, from the lowest up */
	GAMELAN_KEMPUL = GAMELAN_BARS,
	GAMELAN_GONG,
	GAMELAN_VOICES
};

/* The pitch of a voice, Hz. */
double gamelan_hz(int voice);
/* How often a second its pair beats. */
double gamelan_beat(int voice);
/* VOICE 0 .. GAMELAN_VOICES-1. Seconds long; owned as tone_make()'s. */
void gamelan_make(struct tone *tone, int voice);

#endif
