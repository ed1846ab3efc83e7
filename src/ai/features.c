/* SPDX-License-Identifier: MIT */
#include "ai/features.h"

#include <string.h>

/* The part of the row that the hole so many places before the store belongs to. */
static const uint8_t parts[BOARD_HOLES_MAX + 1][BOARD_HOLES_MAX] = {
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

int features_part(int holes, int before)
{
	return parts[holes][before];
}

/* The row of SIDE, and how many seeds lie in it; SECOND is 1 for the other side than the mover's.
 */
static int see_row(const struct position *position, enum side side, int second, int16_t *x)
{
	int n = position->holes;
	int first = board_first(n, side);
	const uint8_t *cells = position->cells + first;
	const uint8_t *part = parts[n];
	int16_t *seeds = x + FEATURE_SEEDS + second * ROW_PARTS;
	int16_t *holes = x + FEATURE_HOLES + second * ROW_PARTS;
	uint32_t burned = position->burned >> first;
	int distance = 0, ready = 0, sum = 0;

	for (int i = n - 1; i >= 0; i--) {
		int held = cells[i], at = part[n - 1 - i];

		if (burned >> i & 1)
			continue;
		distance++;
		sum += held;
		seeds[at] = (int16_t)(seeds[at] + held);
		holes[at] = (int16_t)(holes[at] + (held > 0));
		ready += held == distance;
	}
	x[FEATURE_READY + second] = (int16_t)ready;
	return sum;
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

static int empty_holes(const struct position *position, enum side side)
{
	int n = position->holes, first = board_first(n, side), empty = 0;

	for (int i = first; i < first + n; i++)
		empty += position->cells[i] == 0 && !position_is_burned(position, i);
	return empty;
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

void features_of_rules(const struct rules *rules, const struct position *position, int lead,
	int left, int16_t x[FEATURES])
{
	enum side mover = (enum side)position->mover, other = side_other(mover);

	if (features_has_shots(rules) && !position->burned) {
		see_shots(position, mover, 0, x);
		see_shots(position, other, 1, x);
	}
	if (rules->terminal == TERMINAL_THREE_EMPTY)
		see_near_end(
			empty_holes(position, mover), empty_holes(position, other), lead, left, x);
}

void features_of(const struct rules *rules, const struct position *position, int16_t x[FEATURES])
{
	enum side mover = (enum side)position->mover, other = side_other(mover);
	int n = position->holes;
	int lead = position->cells[board_store(n, mover)] - position->cells[board_store(n, other)];
	int left;

	memset(x, 0, FEATURES * sizeof *x);
	left = see_row(position, mover, 0, x) + see_row(position, other, 1, x);
	x[FEATURE_TURN] = 1;
	x[FEATURE_LEFT] = (int16_t)left;
	x[FEATURE_FEW_LEFT] = (int16_t)features_few(left);
	x[FEATURE_LEAD_LEFT] = (int16_t)features_lead_left(lead, left);
	features_of_rules(rules, position, lead, left, x);
}
