/* SPDX-License-Identifier: MIT */
#ifndef TESTS_CORE_RANDOM_RULES_H
#define TESTS_CORE_RANDOM_RULES_H

#include "base/rng.h"
#include "core/match.h"

/* Every option at random, on a board of 3 to 11 holes, with at most 4 rounds. */
void random_rules(struct rules *rules, struct rng *rng);
/* The same of one round, played in turn. */
void random_round_rules(struct rules *rules, struct rng *rng);
/* One of the legal holes at random; there is one. */
int random_choice(const struct match *match, struct rng *rng);

#endif
