/* SPDX-License-Identifier: MIT */
#ifndef RECORD_PUZZLE_BOOK_H
#define RECORD_PUZZLE_BOOK_H

#include "base/diag.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Puzzles as they are kept in a file: what each claims, not yet proved (study/puzzle.h does that).
 *
 *	{"format":1,"puzzles":[
 *	{"code":"umum@0_2_…_31.0.","theme":"giliran-lagi","level":"mudah","best":3,"next":2,
 *	 "solution":"503"}]}
 *
 * A solution is of places, as in a code.
 */
enum {
	PUZZLE_CODE_MAX = 255,
	PUZZLE_LINE_MAX = 16,
	PUZZLE_BOOK_MAX = 500,
	PUZZLE_BYTES_MAX = 256 * 1024
};

/* What the player on turn is asked to do in this one turn, extra turns included. */
enum puzzle_goal {
	PUZZLE_HOME,  /* "bawa-pulang": bring home as many seeds as possible */
	PUZZLE_AGAIN, /* "giliran-lagi": as many extra turns as possible */
	PUZZLE_SHOT, /* "menembak": a shot of as many seeds as possible, those that go home by it */
	PUZZLE_RELAY, /* "estafet": lift anew as often as possible */
	PUZZLE_WIN, /* "akhir-permainan": the one turn that wins, whatever the opponent does; by how
		       many seeds */
	PUZZLE_GUARD, /* "bertahan": leave the opponent a next turn that brings home as few seeds as
			 possible: so many at best */
	PUZZLE_GOALS
};

enum puzzle_level { PUZZLE_EASY, PUZZLE_MEDIUM, PUZZLE_HARD, PUZZLE_LEVELS };

struct puzzle_claim {
	enum puzzle_goal goal;
	enum puzzle_level level;
	char code[PUZZLE_CODE_MAX + 1];    /* a position with A to move, no choices */
	int best;                          /* what the solution comes to; the goal says of what */
	int next;                          /* what the second best turn comes to */
	int len;                           /* 1 .. PUZZLE_LINE_MAX */
	uint8_t solution[PUZZLE_LINE_MAX]; /* places, in order */
};

struct puzzle_book {
	struct puzzle_claim *claims;
	int count, cap;
};

const char *puzzle_goal_name(enum puzzle_goal goal);    /* "giliran-lagi" … */
const char *puzzle_level_name(enum puzzle_level level); /* "mudah", "sedang", "sulit" */

void puzzle_book_init(struct puzzle_book *book);
void puzzle_book_release(struct puzzle_book *book);
/* False: there is one of that code and goal already, or the book is full. */
bool puzzle_book_add(struct puzzle_book *book, const struct puzzle_claim *claim);

/* Into an initialised book; on false it is as it was. */
bool puzzle_book_read(struct puzzle_book *book, const char *file, const char *text, size_t len,
	struct diag *diag);
/* The program's own: read as it is, never set aside. */
bool puzzle_book_open(struct puzzle_book *book, const char *path, struct diag *diag);
void puzzle_book_write(const struct puzzle_book *book, struct strbuf *out); /* a puzzle a line */

#endif
