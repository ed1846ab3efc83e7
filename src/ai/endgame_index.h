/* SPDX-License-Identifier: MIT */
#ifndef AI_ENDGAME_INDEX_H
#define AI_ENDGAME_INDEX_H

#include "core/position.h"

#include <stdint.h>

/*
 * A number for every way to lay seeds into the holes of a board, from 0 without a gap: all with
 * fewer seeds come first. The mover's holes and the other's are taken in turns, those farthest
 * from the stores first; slot 2i is the mover's hole i, slot 2i+1 the other's.
 *
 * Stars and bars: with before(k) seeds in the slots 0..k, the number is the sum over k of
 * C(before(k) + k, k + 1), the combinatorial number system of the bars.
 */
enum { ENDGAME_SLOTS_MAX = 2 * BOARD_HOLES_MAX, ENDGAME_COUNTS = 32 };

struct endgame_index {
	int holes;
	/* [k][p] is C(p + k, k + 1): of k + 1 slots, the ways to lay fewer than p seeds into them.
	 * UINT32_MAX where it is more. */
	uint32_t counts[ENDGAME_SLOTS_MAX][ENDGAME_COUNTS];
};

void endgame_index_init(struct endgame_index *index, int holes);

/* The first number with SEEDS seeds, 0 .. ENDGAME_COUNTS - 1. */
uint32_t endgame_index_layer(const struct endgame_index *index, int seeds);

/* Sets the holes of a board whose mover is A to what NUMBER stands for; it has SEEDS seeds. */
void endgame_index_lay(
	const struct endgame_index *index, uint32_t number, int seeds, struct position *position);

/* From the holes of one number to those of the next in the same layer; the last of a layer has
 * none. */
void endgame_index_step(const struct endgame_index *index, struct position *position);

/* The number of a board by its two rows, the mover's first; at most ENDGAME_COUNTS - 1 seeds. */
static inline uint32_t endgame_index_of(
	const struct endgame_index *index, const uint8_t *mover, const uint8_t *other)
{
	const uint32_t(*counts)[ENDGAME_COUNTS] = index->counts;
	uint32_t number = 0;
	unsigned before = 0;

	for (int i = 0; i < index->holes; i++, counts += 2) {
		before += mover[i];
		number += counts[0][before];
		before += other[i];
		number += counts[1][before];
	}
	return number;
}

#endif
