/* SPDX-License-Identifier: MIT */
#ifndef AI_FAIR_H
#define AI_FAIR_H

#include "ai/ai.h"

/*
 * A first turn after which the other may change seats: no use in banking the most, for then the
 * other takes that side. So this looks for a turn that leaves the board as even as can be: lines of
 * extra turns at random, every board they may end on, and of those the one whose value, as far as a
 * search within the limits sees, is nearest to 0.
 */

/* Whether MATCH stands in the first turn of its first round, begun or not. */
bool fair_is_asked(const struct match *match);

/* MATCH is in its first turn. LIMITS hold for the whole choice; a depth of 1 is the bare eye. */
void fair_choose(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_answer *answer);

#endif
