/* SPDX-License-Identifier: MIT */
#ifndef STUDY_BALANCED_H
#define STUDY_BALANCED_H

#include "ai/ai.h"
#include "core/match.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Positions to measure players on: four to twelve random choices into the game, both have banked,
 * at least half of the seeds still lie in holes, and with the best play of both the round ends in
 * a draw, as far as a search of so many nodes sees; where a round follows, a draw is what is worth
 * as much to both. So whoever does not err does not lose, and wins whenever the other errs.
 */

/* Enough to prove the draw with relay and one round, on all but a few boards; a tenth of it for
 * other rules, where no such number proves it. */
uint64_t balanced_nodes(const struct rules *rules);

/* The position of that SEED, the same whenever AI has the same memory; some hundred tries, and
 * with balanced_nodes() most of a second. False if 20,000 tries find none: boards of three holes
 * have few. AI's endgame table is taken out. */
bool balanced_find(struct ai *ai, const struct rules *rules, uint32_t seed, uint64_t nodes,
	struct match *match);

#endif
