/* SPDX-License-Identifier: MIT */
#ifndef AI_THINK_H
#define AI_THINK_H

#include "ai/crew.h"
#include "ai/search.h"

struct ai {
	struct table table;
	struct search search;
	struct crew crew;
	const struct endgame *endgame; /* borrowed, or NULL */
};

/*
 * Looks at every choice of a match that is not over: by search, or in the opening together each
 * alone. ROOT is ordered best first afterwards and always holds a legal choice; SLACK in seeds
 * (struct root). Of ANSWER depth and nodes are filled in.
 */
void think_choices(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	int slack, struct root *root, struct ai_answer *answer);

/* Takes the first move of ROOT, with its line if it is the one searched best. */
void think_answer(const struct root *root, struct ai_answer *answer);

#endif
