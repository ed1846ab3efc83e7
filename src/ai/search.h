/* SPDX-License-Identifier: MIT */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/ai.h"
#include "ai/table.h"

/*
 * The tree below one choice: negamax with alpha-beta, whole moves as steps (a relay is never cut
 * in two). After an extra turn or a pass the mover stays the same and so does the sign.
 *
 * A round can't go in circles (every drop brings a seed nearer to a store), so no position comes
 * back and every line ends.
 */
enum {
	SEED = 100,          /* values are in 1/100 seed */
	VALUE_MAX = 30000,   /* above any value: 255 seeds and a little */
	STEP = 4,            /* what a move costs of the depth */
	STEP_EXTRA = 1,      /* one that gives the turn again: whole turns are what counts */
	PLY_MAX = 192,       /* the longest line looked at; a bound for the stack */
	DEPTH_MAX = PLY_MAX, /* iterations */
};

/* What a subtree is worth to its mover. PROVED: no heuristic value had a part in it. */
struct outcome {
	int value;
	bool proved;
};

struct search {
	const struct rules *rules;
	const struct ai_limits *limits;
	struct table table;
	uint64_t nodes;
	uint64_t ask_at; /* the node at which stop and expired are asked next */
	bool aborted;
	int seeds; /* seeds on the board; in a round they stay the same until the end */
	/* Best lines: of each ply the choices from there on. */
	uint8_t line_len[PLY_MAX + 1];
	uint8_t line[PLY_MAX + 1][AI_LINE_MAX];
};

struct ai {
	struct search search;
	const struct endgame *endgame; /* borrowed, or NULL */
};

/* One of the choices at the root. */
struct root_move {
	int hole;
	int value;  /* mover's view */
	int liking; /* a level's own order (level.c) */
	struct position child;
};

struct root {
	struct position position;
	struct root_move moves[BOARD_HOLES_MAX]; /* the best first */
	int count;
	int slack; /* values of moves that come within this of the best are true values */
	bool proved;
	int line_len; /* 0 before the first iteration */
	uint8_t line[AI_LINE_MAX];
};

/* Forgets the last search and sets the limits. Limits and rules outlive the search. */
void search_begin(struct search *search, const struct rules *rules, const struct position *position,
	const struct ai_limits *limits);

/* Plays HOLE and counts it; false if the limits are reached. CHILD may not be POSITION. */
bool search_try(
	struct search *search, const struct position *position, int hole, struct position *child);

/* The legal moves in a first order; false if cut short (then some may be missing; at least one
 * is there, with a static value). */
bool search_root(struct search *search, const struct position *position, struct root *root);

/* One iteration. False if it was cut short; ROOT then is as before it. */
bool search_iterate(struct search *search, struct root *root, int depth);

/* Store difference, SIDE's view, in seeds. */
static inline int position_lead(const struct position *position, enum side side)
{
	int lead = position->cells[board_store(position->holes, SIDE_A)] -
		   position->cells[board_store(position->holes, SIDE_B)];

	return side == SIDE_A ? lead : -lead;
}

#endif
