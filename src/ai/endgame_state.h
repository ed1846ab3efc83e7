/* SPDX-License-Identifier: MIT */
#ifndef AI_ENDGAME_STATE_H
#define AI_ENDGAME_STATE_H

#include "ai/endgame.h"
#include "ai/endgame_index.h"

/* What a table consists of; for the endgame_*.c only. */
struct endgame {
	struct rules rules;
	struct endgame_index index;
	int seeds;
	atomic_int ready; /* set with release, after the bytes it is about */
	/* By number of the position. Relaxed: a byte is written once, or again with the same. */
	_Atomic uint8_t *values;
};

/* A byte: not known yet (what fresh memory is), no state at all since the mover has no seed, or
 * ENDGAME_ZERO plus the value. */
enum { ENDGAME_UNKNOWN = 0, ENDGAME_NONE = 1, ENDGAME_ZERO = 64 };

/* How many positions there are of up to SEEDS seeds; the size of the table up to there. */
static inline uint32_t endgame_end(const struct endgame *endgame, int seeds)
{
	return endgame_index_layer(&endgame->index, seeds + 1);
}

/* The rules of a round and the size of its board, as bytes: what its values depend on. */
enum { ENDGAME_RULES = 11 };
void endgame_rules(const struct rules *rules, uint8_t bytes[ENDGAME_RULES]);

#endif
