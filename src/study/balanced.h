/* SPDX-License-Identifier: MIT */
#ifndef STUDY_BALANCED_H
#define STUDY_BALANCED_H

#include "ai/ai.h"
#include "core/match.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Positions to measure players on: six to fourteen random choices into the game, both have banked,
 * at least a third of the seeds still lie in holes, and a search of BALANCED_NODES sees the round
 * end within two seeds of a draw. So neither side is won and there is something left to play for.
 */
enum { BALANCED_NODES = 30000, BALANCED_WITHIN = 2 };

/* The position of that SEED, always the same; each found within a few dozen tries. False if a
 * thousand tries find none: boards of three holes have few. AI's endgame table is taken out. */
bool balanced_find(struct ai *ai, const struct rules *rules, uint32_t seed, struct match *match);

#endif
