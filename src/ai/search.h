/* SPDX-License-Identifier: MIT */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "ai/ai.h"
#include "ai/endgame.h"
#include "ai/evaluate.h"
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
	PLY_MAX = 192,       /* the longest line looked at; a bound for the stack */
	DEPTH_MAX = PLY_MAX, /* iterations */
};

/* What a subtree is worth to its mover. PROVED: no heuristic value had a part in it. */
struct outcome {
	int value;
	bool proved;
};

/* How fast the depth is used up. */
struct pace {
	int again;      /* what a move that gives the turn again costs */
	int late_depth; /* from here on late moves are searched as deep as others */
};

/* One thread's search. */
struct search {
	const struct match *match;
	const struct rules *rules;
	const struct ai_limits *limits;
	const struct endgame *endgame; /* NULL: none is asked */
	struct table *table;           /* shared by the threads of one search */
	atomic_bool *quit;             /* shared likewise: no more is wanted; NULL if alone */
	uint64_t nodes;
	uint64_t budget; /* 0: none */
	uint64_t ask_at; /* the node at which the limits are asked next */
	uint64_t told;   /* nodes that the progress has counted */
	bool aborted;
	struct pace pace;
	bool round_follows; /* the end of the round is worth more than its seeds */
	struct evaluator evaluator;
	int seeds; /* on the board; in a round they stay the same until the end */
	int known; /* seeds in holes up to which ENDGAME is asked; -1: not at all */
	/* Best lines: of each ply the choices from there on. */
	uint8_t line_len[PLY_MAX + 1];
	uint8_t line[PLY_MAX + 1][AI_LINE_MAX];
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
	int reach; /* values beyond this, either way, are bounds */
	bool proved;
	int line_len; /* 0 before the first iteration */
	uint8_t line[AI_LINE_MAX];
};

/* What SEARCH needs before table, endgame and quit, which are the caller's to set. Match and limits
 * outlive the search. PART of PARTS threads: its share of the budget. */
void search_begin(struct search *search, const struct match *match, const struct ai_limits *limits,
	int part, int parts);

/* Plays HOLE and counts it; false if the limits are reached. CHILD may not be POSITION. */
bool search_try(
	struct search *search, const struct position *position, int hole, struct position *child);

/* The legal moves in a first order; false if cut short (then some may be missing; at least one
 * is there, with a static value). */
bool search_root(struct search *search, const struct position *position, struct root *root);

/* One iteration. False if it was cut short; ROOT then is as before it. */
bool search_iterate(struct search *search, struct root *root, int depth);

/* Adds the nodes not yet told to the progress, if somebody wants to know. */
void search_tell_nodes(struct search *search);

/* What stands in the endgame table for POSITION, stores included, in seeds and its mover's view. */
bool search_known(const struct search *search, const struct position *position, int *value);

/* A value in whole seeds. */
static inline int search_seeds(int value)
{
	return (value >= 0 ? value + SEED / 2 : value - SEED / 2) / SEED;
}

/* Store difference, SIDE's view, in seeds. */
static inline int position_lead(const struct position *position, enum side side)
{
	int lead = position->cells[board_store(position->holes, SIDE_A)] -
		   position->cells[board_store(position->holes, SIDE_B)];

	return side == SIDE_A ? lead : -lead;
}

#endif
