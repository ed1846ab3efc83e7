/* SPDX-License-Identifier: MIT */
#include "study/balanced.h"

#include "base/rng.h"

enum { CHOICES_LEAST = 6, CHOICES_MORE = 9, TRIES = 1000 };

static int pick(uint32_t legal, struct rng *rng)
{
	int count = 0, hole = -1;

	for (int i = 0; legal >> i; i++)
		if ((legal >> i & 1) && rng_below(rng, (uint32_t)++count) == 0)
			hole = i;
	return hole;
}

/* False if the round ended on the way. */
static bool wander(struct match *match, struct rng *rng)
{
	int choices = CHOICES_LEAST + (int)rng_below(rng, CHOICES_MORE);

	for (int i = 0; i < choices || match->phase == MATCH_CHOOSING; i++) {
		match_play(match, pick(match_legal(match), rng), NULL);
		if (match->phase == MATCH_OVER || match->round > 1)
			return false;
	}
	return true;
}

static bool has_both_banked(const struct match *match)
{
	int n = match->rules.holes;
	const uint8_t *cells = match->position.cells;
	int banked = cells[board_store(n, SIDE_A)] + cells[board_store(n, SIDE_B)];

	return cells[board_store(n, SIDE_A)] > 0 && cells[board_store(n, SIDE_B)] > 0 &&
	       banked * 3 <= 2 * 2 * n * match->rules.seeds_per_hole;
}

bool balanced_find(struct ai *ai, const struct rules *rules, uint32_t seed, struct match *match)
{
	struct ai_limits limits = {.nodes = BALANCED_NODES};
	struct rng rng;

	ai_use_endgame(ai, NULL);
	rng_init(&rng, seed * UINT32_C(2654435761) + 1);
	for (int i = 0; i < TRIES; i++) {
		struct ai_answer answer;

		match_init(match, rules, rng_below(&rng, 2) ? SIDE_B : SIDE_A);
		if (!wander(match, &rng) || !has_both_banked(match))
			continue;
		ai_search(ai, match, &limits, &answer);
		if (answer.value >= -BALANCED_WITHIN && answer.value <= BALANCED_WITHIN)
			return true;
	}
	return false;
}
