/* SPDX-License-Identifier: MIT */
#include "ai/round_worth.h"

#include "ai/search.h"

enum { WHOLE = 10000 };

/*
 * In 1/10000 of all seeds, without and with relay: `congklak-fit rounds 4000 1`. One round was
 * played from each of as many divisions of the seeds, on boards of 5, 7 and 9 holes; this is by how
 * much the store difference changed in favour of who began. With relay to begin a round of whole
 * rows is worth nearly half of all seeds. It looks one round ahead: to count on, who begins the
 * round after it, and so on, lost matches of five rounds.
 *
 * Matches of three rounds at equal nodes, with against without: congklak-babak 130 of 160 won,
 * congkak-warisan 57 of 80.
 */
static const int weights[2][ROUND_TERMS] = {
	{478, 4619, -5758, -1479, 1236},
	{4255, -1299, -5354, -2341, -1322},
};

static int filled(const struct match *match, enum side side, int seeds)
{
	const struct rules *rules = &match->rules;
	int room = rules->holes;
	int whole = seeds / rules->seeds_per_hole;

	if (rules->burned_forever)
		room -= position_burned_holes(&match->position, side);
	if (whole == 0 && seeds > 0 && room > 0)
		return 1;
	return whole < room ? whole : room;
}

static bool is_match_over(const struct match *match, int a, int b)
{
	const struct rules *rules = &match->rules;
	int fewer = a < b ? a : b;

	if (rules->rounds == ROUNDS_ONE)
		return true;
	if (rules->max_rounds > 0 && match->rounds_played + 1 >= rules->max_rounds)
		return true;
	return fewer < (rules->match_end == MATCH_END_NO_HOLE ? rules->seeds_per_hole : 1);
}

static enum side begins(const struct match *match, int a, int b)
{
	int rule = match->rules.next_first;

	if (a == b || rule == NEXT_FIRST_ALTERNATE)
		return side_other((enum side)match->first);
	return (a > b) == (rule == NEXT_FIRST_WINNER) ? SIDE_A : SIDE_B;
}

void round_terms(int holes, int own_burned, int others_burned, int terms[ROUND_TERMS])
{
	int own = ROUND_SHARE * own_burned / holes;
	int others = ROUND_SHARE * others_burned / holes;

	terms[0] = ROUND_SHARE;
	terms[1] = own;
	terms[2] = own * own / ROUND_SHARE;
	terms[3] = others;
	terms[4] = others * others / ROUND_SHARE;
}

int ai_round_worth(const struct match *match, const struct position *over, enum side side)
{
	const struct rules *rules = &match->rules;
	int n = rules->holes;
	int a = over->cells[board_store(n, SIDE_A)];
	int b = over->cells[board_store(n, SIDE_B)];
	int terms[ROUND_TERMS];
	int value = 0;
	int burned[2];
	enum side first;

	if (is_match_over(match, a, b))
		return 0;
	first = begins(match, a, b);
	burned[SIDE_A] = n - filled(match, SIDE_A, a);
	burned[SIDE_B] = n - filled(match, SIDE_B, b);
	round_terms(n, burned[first], burned[side_other(first)], terms);
	for (int i = 0; i < ROUND_TERMS; i++)
		value += terms[i] * weights[rules->relay][i];
	/* From shares of all seeds to 1/100 seed. */
	value = value / ROUND_SHARE * (a + b) / (WHOLE / SEED);
	if (value > AI_ROUND_WORTH_MAX)
		value = AI_ROUND_WORTH_MAX;
	if (value < -AI_ROUND_WORTH_MAX)
		value = -AI_ROUND_WORTH_MAX;
	return side == first ? value : -value;
}
