/* SPDX-License-Identifier: MIT */
#ifndef STUDY_PUZZLE_H
#define STUDY_PUZZLE_H

#include "base/date.h"
#include "record/puzzle_book.h"
#include "record/record.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A puzzle: a board, A to move, and something to reach in this one turn. A turn is the whole chain
 * of choices until the other has one, extra turns included.
 *
 * It has one solution: of all chains of choices that make up a turn, each of them played to its
 * end, exactly one comes to BEST. The same board reached by choices in another order would be a
 * second solution, and such a puzzle is refused. The solution of PUZZLE_AGAIN ends with its last
 * extra turn: what is chosen after it does not matter.
 *
 * Not asked where it could be argued about what counts: if a chain of the turn ends the round and
 * seeds are swept up (for goals that count what comes home), or makes the other pass. An extra turn
 * that finds the own row empty is none: the turn has ended.
 */
struct puzzle {
	struct puzzle_claim claim;
	struct record start; /* its board; no choices, so nothing to release */
	int turns;           /* how many chains there are, at least 2 */
	int traps;           /* choices of the solution that bring home less than another would */
	int drops;           /* seeds sown by the solution */
};

/*
 * Finds the best turn for GOAL by trying all of them. True if it is a puzzle: one solution, within
 * PUZZLE_LINE_MAX choices. LEFT is how many moves may be tried and shrinks by those that were; run
 * down to 0, the answer is false. START is a set position with A to move, its round not over.
 * PUZZLE_WIN needs rules of one round and a board with few seeds.
 */
bool puzzle_prove(
	const struct record *start, enum puzzle_goal goal, uint64_t *left, struct puzzle *puzzle);

/* Reads the claim's code and proves it anew: false if it can't be played, has not this one
 * solution, or another worth. FIND as for record_parse(). */
bool puzzle_take_claim(const struct puzzle_claim *claim, record_find_rules *find,
	const void *context, struct puzzle *puzzle, struct diag *diag);

/* How hard it is for a person, by what was measured: choices, turns to choose from, traps, seeds to
 * count, how near the next best comes. */
enum puzzle_level puzzle_rate(const struct puzzle *puzzle);

enum puzzle_state { PUZZLE_GOES_ON, PUZZLE_SOLVED, PUZZLE_MISSED };

/* What LEN choices from the start have come to: VALUE counts as the claim's best does, so far or,
 * unless it goes on, in all. The choices are legal; those behind the end of the turn are not looked
 * at. PUZZLE_WIN and PUZZLE_GUARD have no value until the turn is over: 0. */
struct puzzle_answer {
	enum puzzle_state state;
	int value;
};
void puzzle_judge(
	const struct puzzle *puzzle, const uint8_t *choices, int len, struct puzzle_answer *answer);

/* ---- puzzle_make.c ---- */

/* The puzzle of SEED for GOAL and LEVEL in PACK, whose rules are BASE, played by RULES; the same on
 * every machine. Tries at most so many moves; false if none was found by then. */
struct puzzle_wish {
	enum puzzle_goal goal;
	enum puzzle_level level;
	uint32_t seed;
	uint64_t nodes; /* 0: the usual */
};
bool puzzle_make(const char *pack, const struct rules *base, const struct rules *rules,
	const struct puzzle_wish *wish, struct puzzle *puzzle);

/* The day's: PUZZLE_HOME, easy on Monday and Tuesday, hard at the weekend. If there is none so hard
 * the nearest. False: these rules give none (one seed a hole, say). */
bool puzzle_of_day(const char *pack, const struct rules *base, const struct rules *rules,
	const struct date *date, struct puzzle *puzzle);

#endif
