/* SPDX-License-Identifier: MIT */
#ifndef CORE_RULES_H
#define CORE_RULES_H

#include <stdbool.h>
#include <stddef.h>

/*
 * The rules of one game as plain ints: the options of a pack and the size of the board. What each
 * value means is RULES, sections 2 to 5; the sources stand in the pack. The names of options and
 * values are data, shared by packs, codes and the command line, and stay Indonesian.
 */
enum rules_side { SHOT_OWN, SHOT_OPPONENT };
enum rules_lap_scope { LAP_TURN, LAP_LIFTING };
enum rules_terminal {
	TERMINAL_NO_MOVE,
	TERMINAL_THREE_EMPTY,
	TERMINAL_ROW_EMPTY,
	TERMINAL_BOARD_EMPTY
};
enum rules_sweep { SWEEP_OWNER, SWEEP_LAST_MOVER, SWEEP_DISCARD };
enum rules_start { START_IN_TURN, START_TOGETHER };
enum rules_start_next { START_NEXT_LONGEST, START_NEXT_STOPPED_FIRST };
enum rules_rounds { ROUNDS_ONE, ROUNDS_SEVERAL };
enum rules_refill { REFILL_NEAR_STORE, REFILL_FAR_FROM_STORE };
enum rules_next_first { NEXT_FIRST_FEWER, NEXT_FIRST_WINNER, NEXT_FIRST_ALTERNATE };
enum rules_match_end { MATCH_END_NO_HOLE, MATCH_END_NO_SEED };
enum rules_tie { TIE_DRAW, TIE_BURNED_HOLES };

struct rules {
	int holes;          /* 3..11 */
	int seeds_per_hole; /* >= 1; 2 * holes * seeds_per_hole <= 255 */

	int relay;               /* bool */
	int extra_turn;          /* bool */
	int shot_enabled;        /* bool */
	int shot_side;           /* enum rules_side */
	int shot_takes_landing;  /* bool */
	int shot_needs_opposite; /* bool */
	int shot_needs_lap;      /* bool */
	int lap_scope;           /* enum rules_lap_scope */
	int terminal;            /* enum rules_terminal */
	int final_sweep;         /* enum rules_sweep */
	int start;               /* enum rules_start */
	int start_next;          /* enum rules_start_next */
	int rounds;              /* enum rules_rounds */
	int refill_from;         /* enum rules_refill */
	int burned_forever;      /* bool */
	int next_first;          /* enum rules_next_first */
	int match_end;           /* enum rules_match_end */
	int tie_break;           /* enum rules_tie */
	int max_rounds;          /* 0: no limit; 1..99 */
};

/* The options in the one order that codes and pages use (RULES, section 8). */
enum option {
	OPTION_RELAY,
	OPTION_EXTRA_TURN,
	OPTION_SHOT_ENABLED,
	OPTION_SHOT_SIDE,
	OPTION_SHOT_TAKES_LANDING,
	OPTION_SHOT_NEEDS_OPPOSITE,
	OPTION_SHOT_NEEDS_LAP,
	OPTION_LAP_SCOPE,
	OPTION_TERMINAL,
	OPTION_FINAL_SWEEP,
	OPTION_START,
	OPTION_START_NEXT,
	OPTION_ROUNDS,
	OPTION_REFILL_FROM,
	OPTION_BURNED_FOREVER,
	OPTION_NEXT_FIRST,
	OPTION_MATCH_END,
	OPTION_TIE_BREAK,
	OPTION_MAX_ROUNDS,
	OPTION_COUNT
};

/* The rules of the pack `umum` on its 7-hole board: what every unlisted option is. */
void rules_init(struct rules *rules);

/* Sets the board; seeds_per_hole 0 means as many as holes. False (unchanged) if out of range. */
bool rules_set_board(struct rules *rules, int holes, int seeds_per_hole);

const char *option_path(enum option option); /* "menembak.lapScope" */
/* The option of that path, or OPTION_COUNT. */
enum option option_find(const char *path, size_t len);
/* The option whose path is nearest to PATH, for messages. */
enum option option_nearest(const char *path);

/* How many values the option has; 0 for the one that is a number (rounds.maxRounds). */
int option_values(enum option option);
/* "true"/"false" (in the order false, true) or the value's name; NULL out of range. */
const char *option_value_name(enum option option, int value);
/* Reads a value from text: false if it is none of the option's. */
bool option_parse(enum option option, const char *text, size_t len, int *value);

int rules_get(const struct rules *rules, enum option option);
void rules_set(struct rules *rules, enum option option, int value); /* value must be valid */
bool rules_equal(const struct rules *a, const struct rules *b);

/* NULL if the options go together; else what would be wanted instead, in English, and the option at
 * fault (finalSweep dibuang with several rounds, RULES section 5). */
const char *rules_conflict(const struct rules *rules, enum option *at);

#endif
