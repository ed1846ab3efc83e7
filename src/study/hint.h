/* SPDX-License-Identifier: MIT */
#ifndef STUDY_HINT_H
#define STUDY_HINT_H

#include "ai/advice.h"
#include "core/match.h"

#include <stdbool.h>

/*
 * What can be said for the best choice: what it brings, what it leads to, and why it is better than
 * another one. Each reason was found by playing, on the board as it stands; only what a whole game
 * comes to is what the search has seen.
 */
enum hint_gain {
	HINT_NOTHING, /* nothing goes home by this move */
	HINT_WINS,    /* N: seeds home after this turn, more than half: nobody can catch up */
	HINT_ENDS,    /* this turn ends the round, N seeds ahead */
	HINT_EXTRA,   /* the turn again; N go home in the whole turn */
	HINT_SHOT,    /* a shot of N */
	HINT_HOME,    /* N go home */
	HINT_ALONE,   /* opening together: alone, with its next picks, the own hand banks N */
};

enum hint_why {
	HINT_ONLY,      /* there is no other choice */
	HINT_PASSES,    /* the opponent has nothing to lift and has to pass */
	HINT_GUARDS,    /* after THAN the opponent could shoot N, after this M at most */
	HINT_SAVES,     /* after THAN the opponent's next move could bring home N, now M at most */
	HINT_KEEPS,     /* at the end N seeds lie in the own row and are the player's own */
	HINT_LEAST_BAD, /* all lead to less than there is now: this loses N, the others M or more */
	HINT_MORE,      /* it leads to N more than THAN, which takes the most now: M */
	HINT_BETTER,    /* it leads to N more than THAN */
	HINT_BEST,      /* nothing better was seen, and nothing worse can be named */
};

enum { HINT_NONE = -1 };

struct hint {
	int hole;
	int home, relays; /* of the move, as struct preview */
	int shot;         /* of others' seeds; one that takes only itself is none */
	bool extra_turn;
	int turn_moves; /* choices of the turn, this one among them, as far as known */
	int turn_home;  /* seeds they bring home */
	bool turn_ends; /* the turn was seen to its end: it brings just that, else at least */

	enum hint_gain gain;
	int gain_n;
	enum hint_why why;
	int why_n, why_m;
	int than;       /* the hole compared with, or HINT_NONE */
	bool why_exact; /* LEAST_BAD, MORE, BETTER: the numbers are proved, not only as seen */

	/* What it leads to: own store minus the opponent's at the end (of the round); not in an
	 * opening together. */
	bool leads;
	int value;
	bool exact;
};

/* ADVICE is for MATCH, which is not over. */
void hint_find(const struct match *match, const struct ai_advice *advice, struct hint *hint);

/* The hole that takes the most home at once, of those with most the first in the direction of
 * sowing. */
int hint_greedy(const struct rules *rules, const struct position *position);

/* The most the player to move can bring home, and the most they can shoot, with one move. */
struct hint_threat {
	int home, shot;
};
void hint_threat(
	const struct rules *rules, const struct position *position, struct hint_threat *threat);

#endif
