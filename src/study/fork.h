/* SPDX-License-Identifier: MIT */
#ifndef STUDY_FORK_H
#define STUDY_FORK_H

#include "core/match.h"
#include "packs/pack.h"

/*
 * Where a move would have ended elsewhere: the packs whose rules give another board, another player
 * to move or another ending for one choice on the board as it stands.
 */
struct fork_branch {
	const struct pack *pack;
	enum option option; /* by which it differs; OPTION_COUNT: several only together */
	int value;          /* of that option in the pack */
};

/* The branches of lifting PLACE in MATCH, which must be playing (not the opening together), in the
 * order of PACKS, up to MAX; the number found. A pack whose rules equal the match's is none. */
int fork_find(const struct match *match, int place, const struct pack_set *packs,
	struct fork_branch *branches, int max);

#endif
