/* SPDX-License-Identifier: MIT */
#ifndef TONE_MUSIC_MIX_H
#define TONE_MUSIC_MIX_H

#include "tone/music.h"

#include <stddef.h>

/*
 * The music as a stream of samples: the voices, which are made once, struck as the phrases say. No
 * call allocates or takes longer than its samples, so a sound card may call it.
 */
enum { MUSIC_RINGING_MAX = 24, MUSIC_GAIN = 32768 };

struct music_ringing {
	const struct tone *tone;
	size_t at;       /* samples heard of it */
	int left, right; /* 0 .. 100 * 100 */
};

struct music_mix {
	const struct tone *voices;
	struct music music;
	struct music_phrase phrase;
	int next;       /* note of the phrase */
	uint32_t clock; /* samples of the phrase that are heard */
	struct music_ringing ringing[MUSIC_RINGING_MAX];
	int count; /* of those */
	int gain;  /* as it is now */
};

/* VOICES: all of the gamelan, gamelan_make()'s; they outlive the mix. */
void music_mix_init(struct music_mix *mix, const struct tone voices[GAMELAN_VOICES], uint32_t seed);
/* Adds FRAMES pairs of samples to AT. The loudness goes to GAIN (0 .. MUSIC_GAIN) within a second;
 * at 0 the music stands still until it is wanted again. */
void music_mix_add(struct music_mix *mix, int16_t *at, size_t frames, int gain);

#endif
