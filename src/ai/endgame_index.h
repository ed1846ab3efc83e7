/* SPDX-License-Identifier: MIT */
#ifndef AI_ENDGAME_INDEX_H
#define AI_ENDGAME_INDEX_H

#include "core/position.h"

#include <stdint.h>
#include <string.h>

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
	uint64_t row; /* the bytes of a row of holes, up to 7; the first hole is the lowest byte */
	/* [k][p] is C(p + k, k + 1): of k + 1 slots, the ways to lay fewer than p seeds into them.
	 * UINT32_MAX where it is more; 0 where the board has no such slot. */
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

static inline uint64_t endgame_index_word(const uint8_t *cells)
{
	uint64_t word;

	memcpy(&word, cells, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	word = __builtin_bswap64(word);
#endif
	return word;
}

/*
 * The number of a board by its two rows within the cells of a position, the mover's first; at most
 * ENDGAME_COUNTS - 1 seeds. Rows of up to 7 holes are words: a multiplication gives the sums up to
 * each hole at once, none of which exceeds a byte.
 */
static inline uint32_t endgame_index_of(
	const struct endgame_index *index, const uint8_t *mover, const uint8_t *other)
{
	const uint32_t(*counts)[ENDGAME_COUNTS] = index->counts;
	uint32_t number = 0;

	if (index->holes <= 7) {
		const uint64_t ones = UINT64_C(0x0101010101010101);
		uint64_t mine = (endgame_index_word(mover) & index->row) * ones;
		uint64_t theirs = (endgame_index_word(other) & index->row) * ones;
		uint64_t even = mine + (theirs << 8), odd = mine + theirs;

		for (int i = 0; i < 7; i++) {
			number += counts[2 * i][even >> 8 * i & 0xff];
			number += counts[2 * i + 1][odd >> 8 * i & 0xff];
		}
		return number;
	}
	for (unsigned i = 0, before = 0; i < (unsigned)index->holes; i++) {
		before += mover[i];
		number += counts[2 * i][before];
		before += other[i];
		number += counts[2 * i + 1][before];
	}
	return number;
}

#endif
