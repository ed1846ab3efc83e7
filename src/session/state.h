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
	struct ai_limits limits;
	struct ai_answer answer;
	unsigned generation;
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
	uint8_t *redo;       /* undone choices, the next one last */
	int redo_len, redo_cap;
	struct event_list *events;
	enum session_change change;
	unsigned generation; /* grows with every change of the match */
	struct thought thought;
};

/* Writes the game to its file; a disk that can't be written is told to the log, once. */
void autosave_write(const struct session *session);

#endif
