/* SPDX-License-Identifier: MIT */
#include "core/random_rules.h"

#include <stddef.h>

void random_rules(struct rules *rules, struct rng *rng)
{
	enum option at;

	do {
		int holes = 3 + (int)rng_below(rng, 9);
		int most = BOARD_SEEDS_MAX / (2 * holes);

		rules_init(rules);
		rules_set_board(rules, holes, 1 + (int)rng_below(rng, (uint32_t)most));
		for (int i = 0; i < OPTION_MAX_ROUNDS; i++)
			rules_set(rules, (enum option)i,
				(int)rng_below(rng, (uint32_t)option_values((enum option)i)));
		rules->max_rounds = 1 + (int)rng_below(rng, 4);
	} while (rules_conflict(rules, &at));
}

void random_round_rules(struct rules *rules, struct rng *rng)
{
	random_rules(rules, rng);
	rules->start = START_IN_TURN;
	rules->rounds = ROUNDS_ONE;
}

int random_choice(const struct match *match, struct rng *rng)
{
	uint32_t legal = match_legal(match);

	for (uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcount(legal)); skip > 0; skip--)
		legal &= legal - 1;
	return __builtin_ctz(legal);
}
