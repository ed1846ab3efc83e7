/* SPDX-License-Identifier: MIT */
#ifndef SESSION_STATE_H
#define SESSION_STATE_H

#include "session/session.h"

/* The inside of a session, shared by the files of this folder. */

/* One question to the computer. The job runs on a copy of the match; its answer is taken only if
 * the session is still of the same generation. */
struct thought {
	struct job job;
	struct ai *ai;
	struct match match;
	enum side by;
	int level;
	bool may_swap;
	bool swaps;                    /* its answer: it changes seats and makes no choice */
	const struct endgame *endgame; /* on loan while it thinks, or NULL */
	bool waits;                    /* for that to be ready */
	struct ai_limits limits;
	struct ai_answer answer;
	unsigned generation;
};

/* A person's question; the job runs on a copy of the match. */
struct hint_question {
	struct job job;
	struct ai *ai;                 /* its own: the computer may think at the same time */
	const struct endgame *endgame; /* on loan while it is thought, or NULL */
	struct match match;
	struct ai_limits limits;
	struct ai_advice advice;
};

struct session {
	struct session_setup setup;
	struct session_host host;
	char autosave[512];
	struct record record;  /* the choices so far */
	struct match *history; /* history[i]: after i choices; record.len + 1 of them */
	int history_cap;
	struct match match;  /* now; differs from history[len] when conceded or called off */
	struct match before; /* before the last command */
	int held[2];         /* first choices of an opening together, by side; -1: none */
	uint8_t *redo;       /* undone choices, the next one last; or REDO_SWAP */
	int redo_len, redo_cap;
	struct event_list *events;
	enum session_change change;
	unsigned generation; /* grows with every change of the match */
	struct thought thought;
	struct hint_question hint;
};

enum { REDO_SWAP = 255 };

/* A moment of the game: after so many choices, and after the change of seats or not. */
struct moment {
	int len; /* -1: none */
	bool swapped;
};

/* thinking.c */
void thinking_init(struct thought *thought);
void thinking_stop(struct session *session);

/* swap.c */
/* How many of the choices had been made when the other player was to make their first, where seats
 * may be changed; -1: never so far. */
int swap_at(const struct session *session);
int swap_at_record(const struct record *record);
/* It is the first turn, after which they may be. */
bool swap_may_come(const struct session *session);
void swap_seats(struct session_setup *setup);
/* One choice, or the change of seats, earlier; and who decided it. */
struct moment moment_before(const struct session *session, struct moment moment);
enum seat moment_decider(const struct session *session, struct moment before);

/* hint.c */
void hint_init(struct hint_question *question);

/* Writes the game to its file; a disk that can't be written is told to the log, once. */
void autosave_write(const struct session *session);

#endif
