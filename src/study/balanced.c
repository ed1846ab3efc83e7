/* SPDX-License-Identifier: MIT */
#include "study/balanced.h"

#include "base/rng.h"

enum { CHOICES_LEAST = 4, CHOICES_MORE = 9, TRIES = 20000, PROOF_NODES = 3000000 };

/* Most positions are far from a draw, which a glance shows. The glances are wide: boards that a
 * short search sees to be drawn are those where weak players find the draw too. */
static const struct glance {
	uint64_t nodes;
	int within; /* seeds */
} glances[] = {{2000, 20}, {30000, 10}};

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

static bool is_worth_playing(const struct match *match)
{
	int n = match->rules.holes;
	const uint8_t *cells = match->position.cells;
	int a = cells[board_store(n, SIDE_A)], b = cells[board_store(n, SIDE_B)];

	return a > 0 && b > 0 && a + b <= n * match->rules.seeds_per_hole;
}

static bool is_within(struct ai *ai, const struct match *match, uint64_t nodes, int seeds)
{
	struct ai_limits limits = {.nodes = nodes, .within = seeds + 1};
	struct ai_answer answer;

	ai_search(ai, match, &limits, &answer);
	return answer.value >= -seeds && answer.value <= seeds;
}

static bool is_drawn(struct ai *ai, const struct match *match, uint64_t nodes)
{
	for (size_t i = 0; i < sizeof glances / sizeof *glances; i++)
		if (glances[i].nodes < nodes &&
			!is_within(ai, match, glances[i].nodes, glances[i].within))
			return false;
	return is_within(ai, match, nodes, 0);
}

uint64_t balanced_nodes(const struct rules *rules)
{
	return rules->relay && rules->rounds == ROUNDS_ONE ? PROOF_NODES : PROOF_NODES / 10;
}

bool balanced_find(struct ai *ai, const struct rules *rules, uint32_t seed, uint64_t nodes,
	struct match *match)
{
	struct rng rng;

	ai_use_endgame(ai, NULL);
	rng_init(&rng, seed * UINT32_C(2654435761) + 1);
	for (int i = 0; i < TRIES; i++) {
		match_init(match, rules, rng_below(&rng, 2) ? SIDE_B : SIDE_A);
		if (wander(match, &rng) && is_worth_playing(match) && is_drawn(ai, match, nodes))
			return true;
	}
	return false;
}
