/* SPDX-License-Identifier: MIT */
#ifndef TONE_TONE_H
#define TONE_TONE_H

#include <stddef.h>
#include <stdint.h>

/*
 * The sounds of the board, synthesised: damped modes of wood and shell and a burst of noise. Mono,
 * signed 16 bit, TONE_RATE samples a second. Same input, same samples, on every machine with the
 * same libm.
 */
enum { TONE_RATE = 44100 };

enum tone_kind {
	TONE_DROP,  /* a seed on wood; LEVEL 0 (empty hole) .. TONE_LEVELS-1 (full): pitch and
		       damping */
	TONE_STORE, /* a seed into a store; LEVEL as above: deeper, then duller and richer */
	TONE_SCOOP, /* a hand lifting a heap; LEVEL by its size */
	TONE_SHOT,  /* a heap swept across the board */
	TONE_EXTRA, /* another turn earned */
	TONE_TURN,  /* the turn passes */
	TONE_END,
	TONE_PRESS, /* a button */
	TONE_KIND_COUNT
};

enum { TONE_LEVELS = 6, TONE_VARIANTS = 3 };

struct tone {
	int16_t *samples; /* owned */
	size_t count;
};

/* VARIANT 0..TONE_VARIANTS-1: never twice quite the same. Kinds without levels ignore LEVEL. */
void tone_make(struct tone *tone, enum tone_kind kind, int level, int variant);
void tone_release(struct tone *tone);

#endif
