/* SPDX-License-Identifier: MIT */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "ai/advice.h"
#include "ai/ai.h"
#include "base/job.h"
#include "base/log.h"
#include "core/match.h"
#include "packs/pack.h"
#include "record/record.h"
#include "session/endings.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A match being played: who sits where, whose turn, undo, autosave, and the computer's thinking.
 * session_do() is the only door into the match; mouse, finger, key, computer, replay and test
 * script all send the same commands. It knows no pixels and no clock.
 */
enum seat { SEAT_PERSON, SEAT_COMPUTER };

struct session_setup {
	char pack[RECORD_PACK_MAX + 1];
	struct rules base;  /* the pack's own */
	struct rules rules; /* as played */
	enum side first;
	enum seat seats[2];
	int levels[2]; /* 1..AI_LEVELS, for computers */
	uint32_t seed; /* for the computer's choices */
	/* The player who is not first may change seats instead of making their first choice, in a
	 * first round that is played in turn: they take what the other's turn left on its side. */
	bool swap;
	bool swapped; /* it was done: seats and levels are as they stand now */
};

enum command_kind {
	COMMAND_CHOOSE, /* by, place */
	COMMAND_UNDO,   /* back to the person's own last choice, through the computer's answers */
	COMMAND_REDO,
	COMMAND_RESTART, /* the same set-up from the start */
	COMMAND_CONCEDE, /* by */
	COMMAND_SWAP,    /* by: whoever sits there changes seats with the other */
};

struct command {
	enum command_kind kind;
	enum side by;
	int place;
	bool computer; /* of a computer's seat: its own choice, or that of a record that is shown */
};

/* What the last command did to the board, for the presenter. HELD: a first choice of an opening
 * together is kept unseen until the other player has chosen too; nothing shows on the board.
 * SWAPPED: the board is as it was, the players have changed seats. */
enum session_change { SESSION_PLAYED, SESSION_RESET, SESSION_HELD, SESSION_SWAPPED };

/* Files of before there were six levels know three: which of ours is nearest in strength. */
enum { SESSION_OLD_LEVELS = 3 };
int session_level_of_old(int level);

struct session;

/* RUNNER outlives the session. AUTOSAVE is the file each move goes to, or "" for none; LOG hears of
 * a disk that can't be written. EXPIRED is asked by the search (NULL: node budget only). */
struct session_host {
	struct job_runner *runner;
	struct log *log;
	const char *autosave;
	bool (*expired)(void *clock);
	void *clock;
	struct endings *endings; /* outlives the session; NULL: none, and no level waits for it */
};

/* From the start, before any change of seats. */
struct session *session_new(const struct session_setup *setup, const struct session_host *host);
/* The same, from a record already played so far (replay, code, autosave). */
struct session *session_resume(const struct session_setup *setup, const struct record *record,
	const struct session_host *host);
void session_free(struct session *session); /* stops the computer, keeps the autosave */

/* The game left behind by an earlier run; ENDED: it was over, but not yet left. After BAD_FILE and
 * LOADED_BACKUP, DIAG says what was wrong with the file, which is kept as .corrupt. NO_PACK: the
 * game, whose code is found in DIAG, is of a pack that is not among PACKS; its file stays where it
 * is until the pack is back. OUT is a game after LOADED, LOADED_BACKUP and ENDED only. */
enum session_load {
	SESSION_LOADED,
	SESSION_LOADED_BACKUP,
	SESSION_ENDED,
	SESSION_NO_FILE,
	SESSION_BAD_FILE,
	SESSION_NO_PACK,
};
enum session_load session_load(const struct session_host *host, const struct pack_set *packs,
	struct session **out, struct diag *diag);
void session_forget(struct session *session); /* removes the autosave */

/* On VERDICT_OK the move is on disk, and session_events()/session_change() tell what happened. */
enum verdict session_do(struct session *session, const struct command *command);

/* SIDE's choice is what the game waits for: of the player on turn, or in the unseen first choices
 * of an opening together of each who has not chosen yet. */
bool session_awaits(const struct session *session, enum side side);
bool session_awaits_seat(const struct session *session, enum seat seat); /* one of these */
/* The holes SIDE may choose now, bit per place; 0 where it is not awaited. */
uint32_t session_legal(const struct session *session, enum side side);
/* The unseen first choices of an opening together are being made. */
bool session_is_unseen(const struct session *session);
/* The player on turn may change seats now, or play on. */
bool session_offers_swap(const struct session *session);
/* How many choices of RECORD were made before seats could be changed, by SETUP; 0: they could not.
 * Where they were (setup.swapped), these choices are of the player who sits on the other side now.
 */
int session_before_swap(const struct session_setup *setup, const struct record *record);

/* Starts the computer's thinking where it is its turn. Call whenever; it does nothing else. */
void session_think(struct session *session);
/* Takes a finished answer and plays it: true if it made a move (see session_events()) or changed
 * seats. */
bool session_poll(struct session *session);
bool session_is_thinking(const struct session *session); /* or waits for what it has to know */
/* 0..100 while the computer on turn waits for the ends of games to be learned; else -1. */
int session_learning(const struct session *session);
/* Nobody looks at this game for now: thinking stops until session_think() is called again. */
void session_rest(struct session *session);

/* A hint: full strength looks at the board for the person whose choice it is. Not where two people
 * choose unseen at once. Any command that is carried out drops it, but for an unseen choice of the
 * other player. */
bool session_may_hint(const struct session *session);
bool session_ask_hint(struct session *session); /* false: may not, or is asked already */
bool session_is_hinting(const struct session *session);
bool session_poll_hint(
	struct session *session, struct ai_advice *advice); /* true once, when done */
void session_drop_hint(struct session *session);            /* stops it */

const struct match *session_match(const struct session *session);
const struct match *session_before(const struct session *session); /* before the last command */
const struct event_list *session_events(const struct session *session); /* of the last command */
enum session_change session_change(const struct session *session);
const struct session_setup *session_setup(const struct session *session);
const struct record *session_record(const struct session *session); /* the choices so far */
bool session_can_undo(const struct session *session);
bool session_can_redo(const struct session *session);
/* Choices of the player on turn since the turn came to them: 2 and more after extra turns. */
int session_chain(const struct session *session);

#endif
