/* SPDX-License-Identifier: MIT */
#ifndef TESTS_AI_EXACT_RUN_H
#define TESTS_AI_EXACT_RUN_H

#include "base/job.h"
#include "base/rng.h"
#include "core/rules.h"

#include <stdbool.h>

/*
 * Holds the search against the plain full search on random boards with few seeds: it must call its
 * value proved, the value must be the true one, the move must keep it, and the line must be legal
 * and lead to it.
 */
struct exact_run {
	const char *name;
	int boards;
	int seeds;   /* at most so many in holes */
	int endgame; /* a table of so many seeds is attached; 0: none */
	int threads;
	struct job_runner *runner;
	bool burned; /* a hole of each side may be out of the round */
};

/* How many boards were held; fewer than asked for where the rules end nearly every such round at
 * once. MEMORY is of RULES, which play the last round of a match: nothing is proved about a round
 * that another follows. */
struct plain_memory;
int exact_run(const struct exact_run *run, const struct rules *rules, struct plain_memory *memory,
	struct rng *rng);

#endif
