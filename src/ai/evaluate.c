/* SPDX-License-Identifier: MIT */
#include "ai/search.h"

/*
 * Weights in 1/100 seed.
 */
enum {
	ROW_OWNER = 20,
	ROW_OTHER = 0,
	READY = 40,
	TEMPO = 150,
};

/* Holes whose seeds just reach the own store. */
static int ready_holes(const struct position *position, enum side side, int cycle)
{
	int n = position->holes;
	int first = board_first(n, side);
	int distance = 0;
	int count = 0;

	for (int hole = first + n - 1; hole >= first; hole--) {
		if (position->burned >> hole & 1)
			continue;
		distance++;
		count += position->cells[hole] % cycle == distance;
	}
	return count;
}

int ai_evaluate(const struct rules *rules, const struct position *position, enum side side)
{
	int n = position->holes;
	int value = position_lead(position, SIDE_A) * SEED;
	int cycle = 2 * n + 1;
	int rows;

	if (position->over)
		return side == SIDE_A ? value : -value;
	for (uint32_t burned = position->burned; burned; burned &= burned - 1)
		cycle--;
	rows = position_in_holes(position, SIDE_A) - position_in_holes(position, SIDE_B);
	value += rows * (rules->final_sweep == SWEEP_OWNER ? ROW_OWNER : ROW_OTHER);
	if (rules->extra_turn)
		value += READY * (ready_holes(position, SIDE_A, cycle) -
					 ready_holes(position, SIDE_B, cycle));
	value += position->mover == SIDE_A ? TEMPO : -TEMPO;
	return side == SIDE_A ? value : -value;
}
