/* SPDX-License-Identifier: MIT */
#include "ai/features.h"

#include <string.h>

enum { FEW_LEFT = 14 };

/* The part of the row that the hole so many places before the store belongs to. */
static const uint8_t part_of[BOARD_HOLES_MAX + 1][BOARD_HOLES_MAX] = {
	[3] = {0, 1, 2},
	[4] = {0, 1, 2, 3},
	[5] = {0, 0, 1, 2, 3},
	[6] = {0, 0, 1, 2, 2, 3},
	[7] = {0, 0, 1, 1, 2, 2, 3},
	[8] = {0, 0, 1, 1, 2, 2, 3, 3},
	[9] = {0, 0, 0, 1, 1, 2, 2, 3, 3},
	[10] = {0, 0, 0, 1, 1, 2, 2, 2, 3, 3},
	[11] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3},
};

struct row {
	int seeds;
	int empty; /* holes, without burned ones */
};

/* The row of SIDE; SECOND is 1 for the other side than the mover's. */
static struct row see_row(
	const struct position *position, enum side side, int cycle, int second, int16_t *x)
{
	int n = position->holes;
	int first = board_first(n, side);
	const uint8_t *cells = position->cells + first;
	const uint8_t *part = part_of[n];
	int16_t *seeds = x + FEATURE_SEEDS + second * ROW_PARTS;
	int16_t *holes = x + FEATURE_HOLES + second * ROW_PARTS;
	uint32_t burned = position->burned >> first;
	struct row row = {0, 0};
	int distance = 0, ready = 0;

	for (int i = n - 1; i >= 0; i--) {
		int held = cells[i], at = part[n - 1 - i];

		if (burned >> i & 1)
			continue;
		distance++;
		row.seeds += held;
		row.empty += held == 0;
		seeds[at] = (int16_t)(seeds[at] + held);
		holes[at] = (int16_t)(holes[at] + (held > 0));
		ready += held == distance || held == distance + cycle;
	}
	x[FEATURE_READY + second] = (int16_t)ready;
	return row;
}

/* Seeds opposite SIDE's empty holes, and the most a shot takes of them now. Of a hole that reaches
 * past the store nothing is said. */
static void see_shots(const struct position *position, enum side side, int second, int16_t *x)
{
	int n = position->holes;
	int first = board_first(n, side);
	int facing = 0, most = 0;

	for (int i = 0; i < n; i++) {
		int held = position->cells[first + i], opposite;

		if (held == 0)
			facing += position->cells[board_opposite(n, first + i)];
		if (held == 0 || held + i >= n || position->cells[first + i + held])
			continue;
		opposite = position->cells[board_opposite(n, first + i + held)];
		if (opposite > most)
			most = opposite;
	}
	x[FEATURE_FACING + second] = (int16_t)facing;
	x[FEATURE_SHOT + second] = (int16_t)most;
}

static void see_near_end(int own, int others, int lead, int left, int16_t *x)
{
	int emptier = own > others ? own : others;

	if (emptier == 0)
		return;
	x += emptier == 1 ? FEATURE_ONE_EMPTY : FEATURE_TWO_EMPTY;
	x[NEAR_IS] = 1;
	x[NEAR_LEAD] = (int16_t)lead;
	x[NEAR_LEFT] = (int16_t)left;
	x[NEAR_OWN] = own >= others;
}

static int bits(uint32_t word)
{
	int count = 0;

	for (; word; word &= word - 1)
		count++;
	return count;
}

void features_of(const struct rules *rules, const struct position *position, int16_t x[FEATURES])
{
	enum side mover = (enum side)position->mover, other = side_other(mover);
	int n = position->holes;
	int cycle = 2 * n + 1 - bits(position->burned);
	int lead = position->cells[board_store(n, mover)] - position->cells[board_store(n, other)];
	struct row own, others;
	int left;

	memset(x, 0, FEATURES * sizeof *x);
	own = see_row(position, mover, cycle, 0, x);
	others = see_row(position, other, cycle, 1, x);
	left = own.seeds + others.seeds;
	x[FEATURE_TURN] = 1;
	x[FEATURE_LEFT] = (int16_t)left;
	x[FEATURE_FEW_LEFT] = (int16_t)(left < FEW_LEFT ? FEW_LEFT - left : 0);
	x[FEATURE_LEAD_LEFT] = (int16_t)(lead * left / 32);
	if (!rules->relay && rules->shot_enabled && !position->burned) {
		see_shots(position, mover, 0, x);
		see_shots(position, other, 1, x);
	}
	if (rules->terminal == TERMINAL_THREE_EMPTY)
		see_near_end(own.empty, others.empty, lead, left, x);
}
