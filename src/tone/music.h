/* SPDX-License-Identifier: MIT */
#ifndef TONE_MUSIC_H
#define TONE_MUSIC_H

#include "base/rng.h"
#include "tone/gamelan.h"

#include <stdint.h>

/*
 * A sparse piece without an end, made phrase by phrase: a phrase is a cycle of sixteen slow beats
 * from gong to gong, four fours whose last notes lead home, where the next gong is struck; bars of
 * the upper octave run ahead of the next note. A melody is heard twice with other flowers, then
 * there is another. The same seed gives the same piece on every machine.
 */
enum { MUSIC_BEATS = 16, MUSIC_NOTES_MAX = 64 };

struct music_note {
	uint32_t when; /* samples from the start of the phrase */
	uint8_t voice; /* of the gamelan */
	uint8_t level; /* 1 .. 100 */
	int8_t pan;    /* -100 left .. 100 right */
};

struct music_phrase {
	struct music_note notes[MUSIC_NOTES_MAX]; /* in their order */
	int count;
	uint32_t length; /* samples: then the next one begins */
};

struct music {
	struct rng rng;
	int phrases;                /* made so far */
	int home;                   /* the bar that melodies come to rest on */
	int rests;                  /* the one that the last phrase leads to */
	int8_t melody[MUSIC_BEATS]; /* a bar, or -1: the beat is left empty */
};

void music_init(struct music *music, uint32_t seed);
void music_next(struct music *music, struct music_phrase *phrase);

#endif
