/* SPDX-License-Identifier: MIT */
#include "core/position.h"

#include "base/check.h"
#include "core/word.h"

#include <string.h>

void position_init(struct position *position, int holes, int seeds_per_hole)
{
	CHECK(holes >= BOARD_HOLES_MIN && holes <= BOARD_HOLES_MAX);
	CHECK(seeds_per_hole >= 1 && 2 * holes * seeds_per_hole <= BOARD_SEEDS_MAX);
	*position = (struct position){.holes = (uint8_t)holes, .mover = SIDE_A};
	for (int i = 0; i < board_places(holes); i++)
		if (!board_is_store(holes, i))
			position->cells[i] = (uint8_t)seeds_per_hole;
}

int position_total(const struct position *position)
{
	int total = 0;

	for (int i = 0; i < board_places(position->holes); i++)
		total += position->cells[i];
	return total;
}

/* The bytes of a row from its place SKIP on, at most eight; 0 past its end. */
static uint64_t row_word(const struct position *position, enum side side, int skip)
{
	int first = board_first(position->holes, side), count = position->holes - skip;
	uint64_t word;

	if (count <= 0)
		return 0;
	word = word_at(position->cells + first + skip);
	return count >= 8 ? word : word & ((UINT64_C(1) << 8 * count) - 1);
}

int position_in_holes(const struct position *position, enum side side)
{
	/* The highest byte of the product is the sum of all, which no board makes overflow. */
	uint64_t ones = UINT64_C(0x0101010101010101);

	return (int)(row_word(position, side, 0) * ones >> 56) +
	       (int)(row_word(position, side, 8) * ones >> 56);
}

bool position_is_burned(const struct position *position, int hole)
{
	return position->burned >> hole & 1;
}

int position_burned_holes(const struct position *position, enum side side)
{
	uint32_t row = ((1u << position->holes) - 1) << board_first(position->holes, side);

	return __builtin_popcount(position->burned & row);
}

/* Bit i for byte i, where that is not 0. */
static uint32_t filled_bits(uint64_t word)
{
	return (uint32_t)(word_filled(word) * UINT64_C(0x0102040810204080) >> 56);
}

uint32_t position_liftable(const struct position *position, enum side side)
{
	uint32_t row = filled_bits(row_word(position, side, 0)) |
		       filled_bits(row_word(position, side, 8)) << 8;

	return row << board_first(position->holes, side) & ~position->burned;
}

bool position_equal(const struct position *a, const struct position *b)
{
	return memcmp(a->cells, b->cells, sizeof a->cells) == 0 && a->burned == b->burned &&
	       a->holes == b->holes && a->over == b->over && (a->over || a->mover == b->mover);
}
