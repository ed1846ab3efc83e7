/* SPDX-License-Identifier: MIT */
#include "core/position.h"

#include "base/check.h"

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

int position_in_holes(const struct position *position, enum side side)
{
	int first = board_first(position->holes, side), sum = 0;

	for (int i = first; i < first + position->holes; i++)
		sum += position->cells[i];
	return sum;
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

uint32_t position_liftable(const struct position *position, enum side side)
{
	int first = board_first(position->holes, side);
	uint32_t liftable = 0;

	for (int i = first; i < first + position->holes; i++)
		liftable |= (uint32_t)(position->cells[i] > 0) << i;
	return liftable & ~position->burned;
}

bool position_equal(const struct position *a, const struct position *b)
{
	return memcmp(a->cells, b->cells, sizeof a->cells) == 0 && a->burned == b->burned &&
	       a->holes == b->holes && a->over == b->over && (a->over || a->mover == b->mover);
}
