/* SPDX-License-Identifier: MIT */
#include "ai/features.h"
#include "ai/search.h"

/*
 * What is still to come for the mover, in 1/1000 seed for each unit of a feature (ai/features.h):
 * `congklak-fit weights 1000 1`, with the search and the weights of before. Where a relay goes on
 * from occupied holes, whose choice it is counts for half of what lies in the holes; without, it
 * counts for next to nothing, and shots and the shape of the rows for much. Off by is the root of
 * the mean square, boards with few seeds counting more.
 *
 * Against five features for all rules, at equal nodes from balanced boards, new to old, draws
 * aside: kalah 224 to 65 games, umum 129 to 107, congkak-melayu 151 to 111, jawa-sleman 258 to 259
 * (there the search sees the end).
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

int ai_evaluate(const struct rules *rules, const struct position *position, enum side side)
{
	int value = position_lead(position, (enum side)position->mover) * SEED;

	if (!position->over) {
		const int16_t *weight = weights[features_kind(rules)];
		int16_t x[FEATURES];
		int sum = 0;

		features_of(rules, position, x);
		for (int i = 0; i < FEATURES; i++)
			sum += x[i] * weight[i];
		value += sum / 10;
	}
	return side == (enum side)position->mover ? value : -value;
}
