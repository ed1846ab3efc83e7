/* SPDX-License-Identifier: MIT */
#ifndef AI_CREW_H
#define AI_CREW_H

#include "ai/search.h"

/*
 * Threads that search one root at the same time and share what they find through the table. Each
 * deepens on its own, some a move ahead of the others; who is ahead leaves the table full for those
 * who come after. The caller's thread is number 0.
 */
struct crew_member {
	struct job job; /* first */
	struct search search;
	struct root root;
	int number;
	int deepest;
	int depth; /* the last iteration finished */
};

struct crew {
	struct crew_member *members; /* numbers 1 and up; NULL before they were first needed */
	int room;
	int count; /* started */
	struct job_runner *runner;
	atomic_bool quit;
};

void crew_release(struct crew *crew);

/* How many threads the limits come to: few nodes are not worth a second one. */
int crew_threads(const struct ai_limits *limits);

/* SEARCH is the caller's, begun as part 0 of crew_threads(). Iterates ROOT, which search_root() has
 * filled, down to DEEPEST, until it is proved or the limits are reached; returns the last iteration
 * finished. */
int crew_search(struct crew *crew, struct search *search, struct root *root, int deepest);

#endif
