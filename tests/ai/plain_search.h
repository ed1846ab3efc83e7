/* SPDX-License-Identifier: MIT */
#ifndef TESTS_AI_PLAIN_SEARCH_H
#define TESTS_AI_PLAIN_SEARCH_H

#include "core/rules.h"

/*
 * A round by RULES, sections 2 and 3, written down a second time, and a full minimax over it: plain
 * loops over places, no window, no order, no estimate. Of the engine it takes only what the options
 * are called (struct rules), so that a fault of the engine can't be in both.
 */
enum { PLAIN_PLACES = 24 };

struct plain_board {
	int cells[PLAIN_PLACES];
	int burned[PLAIN_PLACES]; /* bool */
	int mover;                /* 0: A, 1: B */
	int over;                 /* bool */
};

struct plain_memory;

/* Of one set of rules and of boards with at most 15 seeds in holes; 16 bytes << BITS. It forgets
 * all when it is full; values do not hang on it. */
struct plain_memory *plain_memory_new(const struct rules *rules, int bits);
void plain_memory_free(struct plain_memory *memory);

/* Lifts a hole with seeds of the mover's, sows, and decides who is next or that it is over. */
void plain_play(const struct rules *rules, struct plain_board *board, int hole);

/* A's final store minus B's when both play their best. */
int plain_value(struct plain_memory *memory, const struct plain_board *board);

int plain_lead(
	const struct rules *rules, const struct plain_board *board); /* A's store minus B's */

#endif
