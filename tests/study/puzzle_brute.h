/* SPDX-License-Identifier: MIT */
#ifndef TESTS_STUDY_PUZZLE_BRUTE_H
#define TESTS_STUDY_PUZZLE_BRUTE_H

#include "packs/pack.h"
#include "record/puzzle_book.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * All turns of a puzzle's board tried again, without what finds puzzles: from the code, choice by
 * choice through the match, everything counted from its events. Ends of games are searched by a
 * plain minimax.
 */
struct brute {
	int best, next;
	int solutions; /* turns that come to BEST */
	int turns;
	int len;
	uint8_t line[256];
};

void brute_try(const struct pack_set *packs, const struct puzzle_claim *claim, struct brute *brute);

/* What one turn, whose choices are legal, comes to; *OVER: it has ended. What it may be told before
 * that is told. */
int brute_worth(const struct pack_set *packs, const struct puzzle_claim *claim,
	const uint8_t *choices, int len, bool *over);

/* Fails the test unless the claim holds: its best, its next best and its one solution. */
void brute_check(const struct pack_set *packs, const struct puzzle_claim *claim);

#endif
