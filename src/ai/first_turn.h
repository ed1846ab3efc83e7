/* SPDX-License-Identifier: MIT */
#ifndef AI_FIRST_TURN_H
#define AI_FIRST_TURN_H

#include "ai/ai.h"
#include "ai/endgame.h"

/*
 * What the player to move can do in one turn, extra turns included: a search of one player through
 * all their lines of choices, with the value of the board where the turn (or the round) ends. From
 * the opening board this is the question of the "first turn" (RULES of a round in turn; packs that
 * open together have none, but the later rounds do).
 *
 * A turn lasts until the other has a choice. Where they have no seed and pass, it goes on as long
 * as each move banks a seed; the first that does not ends the line.
 *
 * A line's end is worth the mover's final store minus the opponent's under best play from there;
 * it is proved where the rest was searched to the end. The value is proved where no line can be
 * worth more: a bound was reached, or every line was tried.
 */
enum { FIRST_TURN_LINE_MAX = 255, FIRST_TURN_NO_VALUE = -256 };

struct first_turn {
	int value;  /* of the best line found, in seeds; meaningful if line_len > 0 */
	bool known; /* the line is worth just that: proved from its end on. Else as far as seen */
	int bound;  /* no line is worth more; exact where known and value == bound */
	int store;  /* in the mover's store when the turn ends */
	int most;   /* the most seeds any line tried puts into the store */
	bool most_exact; /* no line puts in more: every line was tried */
	uint64_t moves;  /* then: the different moves of the turn, each from its own board */
	int line_len;
	uint8_t line[FIRST_TURN_LINE_MAX]; /* places, in order */
	uint64_t nodes;                    /* moves tried, those of other turns included */
};

/* Told while it works; read by other threads. */
struct first_turn_progress {
	atomic_int value; /* of the best line so far, or FIRST_TURN_NO_VALUE */
	atomic_int most;
	atomic_int phase;    /* enum first_turn_phase */
	atomic_int permille; /* of the phase */
	atomic_ullong nodes;
};
enum first_turn_phase { FIRST_TURN_TABLE, FIRST_TURN_LINES, FIRST_TURN_PROOF, FIRST_TURN_DONE };

static inline bool first_turn_is_exact(const struct first_turn *turn)
{
	return turn->line_len > 0 && turn->known && turn->value == turn->bound;
}

/*
 * POSITION is not over; its rules are those of one round. ENDGAME (NULL: none) is for these rules
 * and only read. Of LIMITS: nodes (0: no budget), expired, clock, stop, threads, runner, seed. BEST
 * is filled with what was found in any case, and may be carried in: a line that is already there is
 * verified, kept unless a better one is found, and its bound is believed. Returns false if it was
 * cut short.
 */
bool first_turn_search(const struct rules *rules, const struct position *position,
	const struct endgame *endgame, const struct ai_limits *limits,
	struct first_turn_progress *progress, struct first_turn *best);

#endif
