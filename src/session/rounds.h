/* SPDX-License-Identifier: MIT */
#ifndef SESSION_ROUNDS_H
#define SESSION_ROUNDS_H

#include "session/session.h"

/* What the rounds of a match came to, and why it is over: for the pages that tell of it. All of it
 * is read from the choices made so far, so undo and redo change it too. */

/* Who begins the next round, and why (RULES, section 5). */
enum session_begins { BEGINS_FEWER, BEGINS_WINNER, BEGINS_BY_TURNS, BEGINS_LEVEL };

/* What a round that was played to its end came to. */
struct session_round {
	int round;       /* from 1 */
	int stores[2];   /* seeds home at its end */
	uint32_t burned; /* holes it was played without: bit i for place i */
	enum side first; /* who began it */
	bool together;   /* nobody did: it opened together */
	bool goes_on;    /* another round follows; the rest is about that one */
	int filled[2];   /* holes that were filled again */
	int kept[2];     /* seeds left in the store by that */
	uint32_t out;    /* its burned holes */
	enum side next;  /* who begins it */
	enum session_begins why;
};

int session_rounds(const struct session *session); /* how many were played to their end */
/* INDEX from 0 .. session_rounds() - 1. */
void session_round(const struct session *session, int index, struct session_round *round);
/* A round has ended and nothing was chosen in the next one yet. */
bool session_round_begins(const struct session *session);
/* Rounds still to come, the one being played among them; -1 where there is no limit. */
int session_rounds_left(const struct session *session);

/* Why a match is over; of one round it just ended. TOO_LONG: after RECORD_CHOICES_MAX choices it is
 * called off. */
enum session_end {
	END_NOT_YET,
	END_CONCEDED,
	END_TOO_LONG,
	END_ROUNDS_PLAYED,
	END_NO_HOLE,
	END_NO_SEED,
};
enum session_end session_end(const struct session *session);

#endif
