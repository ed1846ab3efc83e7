/* SPDX-License-Identifier: MIT */
#include "ai/evaluate.h"

#include "ai/search.h"

#include <string.h>

/*
 * What is still to come for the mover, in 1/1000 seed for each unit of a feature (ai/features.h):
 * `congklak-fit weights 1000 1`, with the search and the weights of before. Where a relay goes on
 * from occupied holes, whose choice it is counts for half of what lies in the holes; without, it
 * counts for next to nothing, and shots and the shape of the rows for much. Off by is the root of
 * the mean square, boards with few seeds counting more.
 *
 * Against five features for all rules, 400 games each at equal nodes from balanced boards: kalah
 * 315 won and 64 lost, congkak-melayu 198 and 150, umum 171 and 153, jawa-sleman 159 and 164 (there
 * the search soon sees the end).
 */
static const int16_t weights[KINDS][FEATURES] = {
	/* no relay, rows are their owners', no sudden end: 21419 boards, off by 5.1 seeds */
	{174, 18, -66, 7, 2126, -1306, 85, -1, 39, -15, -84, -10, -43, 47, -318, 1437, 1916, 1566,
		126, -1481, -1717, -1364, -109, 56, 912, -313, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0},
	/* relay, rows are their owners', no sudden end: 11208 boards, off by 6.3 seeds */
	{-8555, 570, 670, 36, 1226, -145, -6, -86, 96, -13, 112, 180, 152, 136, 321, 1364, 1398,
		1135, -925, -1437, -1458, -1633, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0},
	/* no relay, rows are nobody's, no sudden end: 22171 boards, off by 4.1 seeds */
	{508, 22, -44, 2, 2325, -1532, 41, -30, 7, -69, -27, 37, 4, 59, -319, 1040, 861, 880, -110,
		-1033, -751, -624, -6, -3, 681, -245, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
	/* relay, rows are nobody's, no sudden end: 11481 boards, off by 6.4 seeds */
	{-7229, 562, 590, 38, 1330, -28, -43, -148, -5, 124, 136, 158, 182, 157, 238, 1232, 945,
		206, -1115, -1299, -1251, -1249, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0},
	/* no relay, rows are their owners', three empty holes end it: 58743 boards, off by 6.7
	   seeds */
	{-2103, -13, -249, 2, 2481, -1024, 794, 616, 615, 578, -787, -619, -615, -593, -1409, 37,
		416, 780, 2028, 534, 252, 522, 76, -64, 1113, -276, -816, 10, -10, 840, 713, -67,
		-11, -723, 0, 0, 0, 0, 0, 0},
	/* relay, rows are their owners', three empty holes end it: 32257 boards, off by 13.3 seeds
	 */
	{834, 659, 1432, -3, 1635, 8, 154, 92, 104, 168, -103, 43, 75, 125, -2173, -903, -282,
		-1979, 779, 704, 819, -265, 0, 0, 0, 0, -1555, 90, 3, -3667, -7325, 119, 20, -3445,
		0, 0, 0, 0, 0, 0},
	/* no relay, rows are nobody's, three empty holes end it: 56755 boards, off by 4.0 seeds */
	{50, 25, -411, 0, 2545, -311, 107, -71, -80, -107, -68, 65, 77, 102, -858, 218, 217, -47,
		565, -220, -440, -96, 47, -15, 558, -152, 700, -8, -10, -160, 560, -9, -11, 107, 0,
		0, 0, 0, 0, 0},
	/* relay, rows are nobody's, three empty holes end it: 41326 boards, off by 10.1 seeds */
	{7779, 631, 1259, 15, 1330, -43, 110, 20, -35, 65, 49, 112, 103, 207, -2935, -1763, -1384,
		-3576, -737, 329, 1005, -764, 0, 0, 0, 0, -1208, 20, 0, -4002, -6653, 27, 12, -3659,
		0, 0, 0, 0, 0, 0},
};

/* What the holes of SIDE add where MOVER moves. */
static void set_row(
	struct evaluator *evaluator, const struct position *position, enum side side, int mover)
{
	const int16_t *weight = evaluator->weights;
	int n = position->holes;
	int first = board_first(n, side);
	int second = (int)side != mover;
	int distance = 0;

	for (int i = n - 1; i >= 0; i--) {
		int at = first + i;
		int part = second * ROW_PARTS + features_part(n, n - 1 - i);

		if (position_is_burned(position, at))
			continue;
		evaluator->distance[at] = (uint8_t)++distance;
		evaluator->seeds[mover][at] = weight[FEATURE_SEEDS + part];
		evaluator->occupied[mover][at] = weight[FEATURE_HOLES + part];
		evaluator->ready[mover][at] = weight[FEATURE_READY + second];
	}
}

void evaluator_init(
	struct evaluator *evaluator, const struct rules *rules, const struct position *position)
{
	memset(evaluator, 0, sizeof *evaluator);
	memset(evaluator->distance, UINT8_MAX, sizeof evaluator->distance);
	evaluator->rules = rules;
	evaluator->weights = weights[features_kind(rules)];
	evaluator->total = position_total(position);
	evaluator->has_more = features_has_shots(rules) || rules->terminal == TERMINAL_THREE_EMPTY;
	for (int mover = 0; mover < 2; mover++) {
		set_row(evaluator, position, SIDE_A, mover);
		set_row(evaluator, position, SIDE_B, mover);
	}
}

/* LANES is a constant where it is called: the loops have no ends to look for. */
static inline int rows(
	const struct evaluator *evaluator, const uint8_t *cells, int mover, int lanes)
{
	const int16_t *seeds = evaluator->seeds[mover];
	const int16_t *occupied = evaluator->occupied[mover];
	const int16_t *ready = evaluator->ready[mover];
	int16_t held[BOARD_CELLS], any[BOARD_CELLS], reach[BOARD_CELLS];
	int sum = 0;

	for (int i = 0; i < lanes; i++) {
		held[i] = cells[i];
		any[i] = cells[i] != 0;
		reach[i] = cells[i] == evaluator->distance[i];
	}
	for (int i = 0; i < lanes; i++)
		sum += held[i] * seeds[i];
	for (int i = 0; i < lanes; i++)
		sum += any[i] * occupied[i];
	for (int i = 0; i < lanes; i++)
		sum += reach[i] * ready[i];
	return sum;
}

static int more(
	const struct evaluator *evaluator, const struct position *position, int lead, int left)
{
	int16_t x[FEATURES] = {0};
	int sum = 0;

	features_of_rules(evaluator->rules, position, lead, left, x);
	for (int i = FEATURE_FACING; i < FEATURE_COUNT; i++)
		sum += x[i] * evaluator->weights[i];
	return sum;
}

int evaluator_value(const struct evaluator *evaluator, const struct position *position)
{
	enum { SMALL = 7, SMALL_LANES = 16 };
	const int16_t *weight = evaluator->weights;
	const uint8_t *cells = position->cells;
	int n = position->holes, mover = position->mover;
	int a = cells[board_store(n, SIDE_A)], b = cells[board_store(n, SIDE_B)];
	int lead = mover == SIDE_A ? a - b : b - a;
	int left = evaluator->total - a - b;
	int sum = weight[FEATURE_TURN] + weight[FEATURE_LEFT] * left +
		  weight[FEATURE_FEW_LEFT] * features_few(left) +
		  weight[FEATURE_LEAD_LEFT] * features_lead_left(lead, left);

	sum += n <= SMALL ? rows(evaluator, cells, mover, SMALL_LANES)
			  : rows(evaluator, cells, mover, BOARD_CELLS);
	if (evaluator->has_more)
		sum += more(evaluator, position, lead, left);
	return lead * SEED + sum / 10;
}

int ai_evaluate(const struct rules *rules, const struct position *position, enum side side)
{
	struct evaluator evaluator;
	int value;

	if (position->over)
		return position_lead(position, side) * SEED;
	evaluator_init(&evaluator, rules, position);
	value = evaluator_value(&evaluator, position);
	return side == (enum side)position->mover ? value : -value;
}
