/* SPDX-License-Identifier: MIT */
#ifndef TESTS_AI_BOARDS_H
#define TESTS_AI_BOARDS_H

#include "base/rng.h"
#include "core/match.h"

/* Rules and boards for the computer player's tests. */
enum { BOARDS_RULES = 8 };

/* The options of the eight packs (RULES, section 6), on their default board. */
const char *boards_name(int index);
void boards_rules(struct rules *rules, int index);

/* Every option at random among those that go together; 3 to 7 holes, 1 to 5 seeds each. */
void boards_any_rules(struct rules *rules, struct rng *rng);

/* A board with SEEDS in holes and a few in the stores, somebody to move, the round not over.
 * False if the rules end such a round at once. */
bool boards_scatter(struct match *match, const struct rules *rules, struct rng *rng, int seeds);

/* Random choices from MATCH on; stops before the round or the match ends. */
void boards_walk(struct match *match, struct rng *rng, int choices);

/* A game begun under RULES, so many random CHOICES in or more, in which somebody is to move. */
void boards_begin(struct match *match, const struct rules *rules, uint32_t seed, int choices);

int boards_pick(uint32_t legal, struct rng *rng);

#endif
