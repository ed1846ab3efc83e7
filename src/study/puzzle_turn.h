/* SPDX-License-Identifier: MIT */
#ifndef STUDY_PUZZLE_TURN_H
#define STUDY_PUZZLE_TURN_H

#include "ai/ai.h"
#include "core/event.h"
#include "record/puzzle_book.h"

#include <stdbool.h>
#include <stdint.h>

/* The inside of the puzzles, shared by the files puzzle*.c: a turn of A played choice by choice,
 * and what it is worth where it ends. */
struct turn_rules {
	const struct rules *rules;
	enum puzzle_goal goal;
	uint64_t *left;            /* moves that may still be tried */
	struct event_list *events; /* for goals that count what happens on the way, or NULL */
	struct ai *ai;             /* for PUZZLE_WIN; made when needed */
};

/* A turn as far as it has been played. */
struct turn {
	struct position position;
	int home; /* seeds that went into A's store */
	int again, relays, shot;
};

enum turn_step {
	TURN_AGAIN, /* the same player chooses again */
	TURN_ENDS,
	TURN_UNFIT, /* it could be argued about what counts */
};

void turn_rules_init(
	struct turn_rules *with, const struct rules *rules, enum puzzle_goal goal, uint64_t *left);
void turn_rules_release(struct turn_rules *with);

/* Plays HOLE, which can be lifted. */
enum turn_step turn_play(struct turn_rules *with, struct turn *turn, int hole);

/* What a turn that has ended comes to, or so far where it may already be told. False: it can't be
 * told within the moves that are left, or could be argued about. */
bool turn_worth(struct turn_rules *with, const struct turn *turn, int *worth);

/* A is better than B for that goal. */
static inline bool turn_is_better(enum puzzle_goal goal, int a, int b)
{
	return goal == PUZZLE_GUARD ? a < b : a > b;
}

#endif
