/* SPDX-License-Identifier: MIT */
#ifndef AI_FIRST_TURN_PARTS_H
#define AI_FIRST_TURN_PARTS_H

#include "ai/first_turn.h"

/* The inside of the first-turn search, shared by the files first_turn*.c. */

/* What an end that is not solved looks like, kept for a closer look. */
struct end_guess {
	int value; /* the mover's final lead, in seeds, as far as seen */
	int store;
	struct position position;
	int line_len;
	uint8_t line[FIRST_TURN_LINE_MAX];
};

enum { END_GUESSES = 12, END_SEEDS = 24 };

/* One question, its limits and what all threads know; each thread has a struct searcher. */
struct first_turn_question {
	const struct rules *rules;
	const struct position *start;
	const struct endgame *endgame; /* or NULL */
	const struct ai_limits *limits;
	struct first_turn_progress *progress; /* or NULL */
	int seeds;                            /* on the board */
	atomic_int bound;                     /* no line is worth more */
	atomic_int value;                     /* of the best known line of any thread */
	atomic_int most;
	atomic_int next;     /* the next pass that nobody has taken */
	atomic_bool all;     /* a pass tried every line: most is the most */
	atomic_ullong moves; /* of that pass */
	atomic_bool enough;  /* no pass is needed any more */
	atomic_bool aborted; /* by the limits */
	atomic_ullong nodes;
};

struct end_solver;

struct searcher {
	struct first_turn_question *question;
	struct end_solver *solver;
	struct ai *ai; /* for closer looks at what can't be solved; made when needed */
	uint64_t nodes;
	uint64_t ask_at;
	struct first_turn best; /* this thread's */
	int unsolved_bound;  /* no end of this pass that was not solved is worth more; INT_MIN: all
				were */
	uint64_t end_budget; /* moves to try on one end */
	uint64_t moves;      /* of this pass, without those that solve ends */
	bool whole;          /* this pass goes on though another thread has found enough */
	struct end_guess guesses[END_GUESSES];
	int guess_count;
	struct end_guess hope; /* the best of all that were looked at; line_len 0: none */
};

/* Counts a move; true if the search has to end. */
bool searcher_count(struct searcher *searcher);

/* ---- first_turn_ends.c: boards on which a turn has ended ---- */

struct end_solver *end_solver_new(const struct rules *rules, const struct endgame *endgame);
void end_solver_free(struct end_solver *solver);

/*
 * POSITION's value in the eyes of SIDE, in seeds of the final difference: exact if above LEAST,
 * else some number not above it that is no less than the truth. False if BUDGET moves did not do.
 * SPENT grows by the moves tried.
 */
bool end_solve(struct end_solver *solver, const struct position *position, enum side side,
	int least, uint64_t budget, uint64_t *spent, int *value);

/* ---- first_turn_pass.c: one walk through the lines ---- */

/* Which states a pass keeps where there are more than it can hold. */
enum taste {
	TASTE_HEAPS,  /* seeds that stand together */
	TASTE_CHOICE, /* many holes that give the turn again; then a board picked clean */
	TASTE_AGAIN,  /* many holes that give the turn again; then chance */
	TASTE_COUNT
};

struct pass {
	enum taste taste;
	uint32_t width; /* states kept of those with equally many seeds banked */
	uint32_t chance;
};

/* True if every line was tried: not cut short, nothing left out. */
bool pass_walk(struct searcher *searcher, const struct pass *pass);

/* A board where the turn ends; LINE leads there. */
void searcher_judge(struct searcher *searcher, const struct position *end,
	void (*tell_line)(void *context, struct first_turn *turn), void *context);

/* ---- first_turn_bound.c ---- */
int first_turn_bound(const struct rules *rules, const struct position *position);

#endif
