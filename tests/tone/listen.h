/* SPDX-License-Identifier: MIT */
#ifndef TESTS_TONE_LISTEN_H
#define TESTS_TONE_LISTEN_H

#include "tone/tone.h"

#include <stdbool.h>

/* What an ear would tell of a tone, as numbers. */
int listen_peak(const struct tone *tone);
double listen_energy(const struct tone *tone, size_t from, size_t to);
/* The middle of its spectrum up to 12 kHz, in Hz. */
double listen_centroid(const struct tone *tone);
/* The part of its energy above HZ, 0 .. 1. */
double listen_above(const struct tone *tone, double hz);
/* Seconds until all that is left is DB below the whole. */
double listen_ring(const struct tone *tone, double db);
/* In dB, as tone/loudness.h. */
double listen_loudness(const struct tone *tone);
bool listen_same(const struct tone *a, const struct tone *b);

/* The mean over all variants. */
double listen_mean(double (*what)(const struct tone *tone), struct tone_material material,
	enum tone_kind kind, int level);

#endif
