/* SPDX-License-Identifier: MIT */
#ifndef STUDY_COMPARISON_H
#define STUDY_COMPARISON_H

#include "core/match.h"
#include "record/record.h"
#include "study/proof.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * One game on two boards: under its own rules and under others. Both boards take the game's choices
 * step by step; a board on which a choice is not legal stands still from there on. From any step
 * the game may be left to play on by hand, on each board by itself; the game is kept and can be
 * gone back to.
 */
enum comparison_side { COMPARISON_HERE, COMPARISON_OTHER, COMPARISON_SIDES };

enum { COMPARISON_IN_GAME = -1, COMPARISON_NO_CHOICE = -1 };

struct comparison_board {
	struct record line;  /* what is played on this board, choices by hand at its end */
	int legal;           /* of the game's choices, from the first, so many are allowed here */
	int from_game;       /* of LINE: the game's choices; those after it were made by hand */
	int shown;           /* of LINE */
	struct match before; /* the last of those shown; as MATCH where there is none */
	struct match match;
	int last;    /* the place lifted last, or COMPARISON_NO_CHOICE */
	bool stands; /* the game went on, but its choice was not legal here */
};

struct comparison {
	struct record game;
	struct parting parting; /* of the game */
	enum option option;     /* by which it parts, as parting_option() */
	struct comparison_board boards[COMPARISON_SIDES];
	int step; /* 0 .. comparison_last() */
	int left; /* the step at which the game was left, or COMPARISON_IN_GAME */
};

/* OTHER as it can be held against a game under GAME: on the same board, and where both play several
 * rounds, as many. False if that is the same game, or one whose rules do not go together. */
bool comparison_fit(const struct rules *game, struct rules *other);

/* RECORD is copied; OTHER has its board and rules that go together. Shows step 0. */
void comparison_init(
	struct comparison *comparison, const struct record *record, const struct rules *other);
void comparison_release(struct comparison *comparison);

/* The step shown is one of the game at or after their parting. */
bool comparison_has_parted(const struct comparison *comparison);
int comparison_last(const struct comparison *comparison);    /* the last step there is */
void comparison_go(struct comparison *comparison, int step); /* to the nearest one there is */

/* The holes that can be lifted by hand on SIDE's board now, bit per place. */
uint32_t comparison_choices(const struct comparison *comparison, enum comparison_side side);
/* Lifts one of them: the game is left here, and what was played by hand after the boards shown is
 * dropped. */
void comparison_choose(struct comparison *comparison, enum comparison_side side, int place);
/* Drops what was played by hand and shows the step at which the game was left. */
void comparison_return(struct comparison *comparison);

/* The places in which the two boards differ, bit per place. */
uint32_t comparison_differing(const struct comparison *comparison);

#endif
