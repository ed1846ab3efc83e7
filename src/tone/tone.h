/* SPDX-License-Identifier: MIT */
#ifndef TONE_TONE_H
#define TONE_TONE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The sounds of the board, synthesised: damped modes of wood, earth and seeds and the breath of
 * their touch. Mono, signed 16 bit, TONE_RATE samples a second. Same input, same samples, on every
 * machine with the same libm.
 */
enum { TONE_RATE = 44100 };

enum tone_kind {
	TONE_DROP,  /* a seed into a hole: on the board where it is empty, LEVEL 0, on seeds where
		       it is full, TONE_LEVELS-1: higher, shorter and brighter */
	TONE_STORE, /* a seed into a store: deep; as it fills, duller and richer */
	TONE_SCOOP, /* a hand lifting a heap; LEVEL by its size */
	TONE_SHOT,  /* a heap swept across the board; LEVEL by its size */
	TONE_EXTRA, /* another turn earned */
	TONE_TURN,  /* the turn passes */
	TONE_END,
	TONE_PRESS, /* a button */
	TONE_KIND_COUNT
};

enum { TONE_LEVELS = 6, TONE_VARIANTS = 3 };

/* What is struck: a thick plank of teak, a boat of lighter wood, hollows in earth. */
enum tone_board { TONE_JAWA, TONE_MELAYU, TONE_TANAH, TONE_BOARD_COUNT };
/* And with what: cowries, dull kernels, small hard beads, glass. */
enum tone_seeds { TONE_KERANG, TONE_SAWO, TONE_SAGA, TONE_GULI, TONE_SEEDS_COUNT };

struct tone_material {
	enum tone_board board;
	enum tone_seeds seeds;
};

struct tone {
	int16_t *samples; /* owned */
	size_t count;
};

/* How many levels a kind has: TONE_LEVELS or 1. */
int tone_levels(enum tone_kind kind);
/* It sounds otherwise on another board or with other seeds. */
bool tone_has_material(enum tone_kind kind);
/* VARIANT 0..TONE_VARIANTS-1: never twice quite the same. A kind without levels ignores LEVEL, one
 * without material MATERIAL. */
void tone_make(struct tone *tone, struct tone_material material, enum tone_kind kind, int level,
	int variant);
void tone_release(struct tone *tone);

#endif
