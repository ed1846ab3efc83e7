/* SPDX-License-Identifier: MIT */
#include "session/session.h"

#include "base/check.h"
#include "base/file.h"
#include "base/xalloc.h"
#include "session/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static enum side mover_of(const struct match *match)
{
	return (enum side)match->position.mover;
}

/* ---- Whose choice -------------------------------------------------------------------------------
 */

bool session_is_unseen(const struct session *session)
{
	const struct match *match = &session->match;

	/* The second choice sets both hands going. */
	return match->phase == MATCH_CHOOSING && match->hands[0].drops == 0 &&
	       match->hands[1].drops == 0;
}

/* Of the unseen choices: it is made, and kept here or known to the match. */
static bool has_chosen(const struct session *session, enum side side)
{
	return session->held[side] >= 0 || (side == SIDE_A && mover_of(&session->match) == SIDE_B);
}

bool session_awaits(const struct session *session, enum side side)
{
	if (session->match.phase == MATCH_OVER)
		return false;
	if (session_is_unseen(session))
		return !has_chosen(session, side);
	return mover_of(&session->match) == side;
}

bool session_awaits_seat(const struct session *session, enum seat seat)
{
	return (session->setup.seats[SIDE_A] == seat && session_awaits(session, SIDE_A)) ||
	       (session->setup.seats[SIDE_B] == seat && session_awaits(session, SIDE_B));
}

uint32_t session_legal(const struct session *session, enum side side)
{
	if (!session_awaits(session, side))
		return 0;
	return position_liftable(&session->match.position, side);
}

/* ---- History ------------------------------------------------------------------------------------
 */

static void remember(struct session *session)
{
	int at = session->record.len;

	if (at >= session->history_cap) {
		session->history_cap = session->history_cap ? 2 * session->history_cap : 64;
		session->history = xrealloc(
			session->history, (size_t)session->history_cap * sizeof *session->history);
	}
	session->history[at] = session->match;
}

static void push_redo(struct session *session, int place)
{
	if (session->redo_len == session->redo_cap) {
		session->redo_cap = session->redo_cap ? 2 * session->redo_cap : 64;
		session->redo = xrealloc(session->redo, (size_t)session->redo_cap);
	}
	session->redo[session->redo_len++] = (uint8_t)place;
}

/* A person has chosen unseen, and can still take it back. */
static bool holds_persons(const struct session *session)
{
	for (int side = 0; side < 2; side++)
		if (session->held[side] >= 0 && session->setup.seats[side] == SEAT_PERSON)
			return true;
	return false;
}

static void forget_held(struct session *session)
{
	session->held[SIDE_A] = session->held[SIDE_B] = -1;
}

/* What an undo goes back to. */
static struct moment undo_target(const struct session *session)
{
	struct moment moment = {session->record.len, session->setup.swapped};

	if (session->match.conceded || holds_persons(session))
		return moment;
	do {
		moment = moment_before(session, moment);
	} while (moment.len >= 0 && moment_decider(session, moment) != SEAT_PERSON);
	/* The two unseen choices of an opening were made as one. */
	if (moment.len == 1 && session->history[0].phase == MATCH_CHOOSING)
		moment.len = 0;
	return moment;
}

static void reset_to(struct session *session)
{
	session->change = SESSION_RESET;
	session->events->len = 0;
}

/* The last choice, or the change of seats if that was later. */
static void take_back(struct session *session)
{
	int len = session->record.len;

	if (session->setup.swapped && len == swap_at(session)) {
		push_redo(session, REDO_SWAP);
		swap_seats(&session->setup);
		return;
	}
	push_redo(session, session->record.choices[len - 1]);
	record_truncate(&session->record, len - 1);
}

static enum verdict undo(struct session *session)
{
	struct moment target = undo_target(session);

	if (target.len < 0)
		return VERDICT_NOTHING_TO_UNDO;
	while (session->record.len > target.len || session->setup.swapped != target.swapped)
		take_back(session);
	forget_held(session);
	session->match = session->history[target.len];
	reset_to(session);
	return VERDICT_OK;
}

/* A record holds no more: a match without end has to have one. */
static void call_off_if_full(struct session *session, struct event_list *events)
{
	if (session->record.len == RECORD_CHOICES_MAX && session->match.phase != MATCH_OVER)
		match_call_off(&session->match, events);
}

static void play(struct session *session, int place, struct event_list *events)
{
	match_play(&session->match, place, events);
	record_add(&session->record, place);
	remember(session);
	call_off_if_full(session, events);
}

static void do_again(struct session *session)
{
	int what = session->redo[--session->redo_len];

	if (what == REDO_SWAP)
		swap_seats(&session->setup);
	else
		play(session, what, NULL);
}

static enum verdict redo(struct session *session)
{
	if (session->redo_len == 0)
		return VERDICT_NOTHING_TO_REDO;
	forget_held(session);
	do {
		do_again(session);
	} while (session->redo_len > 0 && session->match.phase != MATCH_OVER &&
		 (session_is_unseen(session) ||
			 session->setup.seats[mover_of(&session->match)] == SEAT_COMPUTER));
	reset_to(session);
	return VERDICT_OK;
}

/* ---- The door -----------------------------------------------------------------------------------
 */

#ifndef NDEBUG
static bool own_rules(const void *context, const char *id, struct rules *rules)
{
	const struct session *session = context;

	*rules = session->setup.base;
	return strcmp(id, session->setup.pack) == 0;
}

/* Every choice goes through its text form and back, so that play tests the record format. */
static int through_text(const struct session *session, int place)
{
	struct record copy, again;
	struct strbuf code;
	struct diag diag;

	strbuf_init(&code);
	record_copy(&copy, &session->record);
	record_add(&copy, place);
	record_write(&copy, &code);
	CHECK(record_parse(&again, code.text, own_rules, session, &diag));
	place = again.choices[again.len - 1];
	record_release(&copy);
	record_release(&again);
	strbuf_release(&code);
	return place;
}
#else
static int through_text(const struct session *session, int place)
{
	(void)session;
	return place;
}
#endif

static enum verdict check(const struct session *session, const struct command *command)
{
	bool computer = session->setup.seats[command->by] == SEAT_COMPUTER;
	struct match match = session->match;

	if (match.phase == MATCH_OVER)
		return VERDICT_OVER;
	if (computer != command->computer)
		return VERDICT_NOT_YOUR_TURN;
	if (session_is_unseen(session) && has_chosen(session, command->by))
		return VERDICT_CHOSEN;
	if (!session_awaits(session, command->by))
		return VERDICT_NOT_YOUR_TURN;
	match.position.mover = (uint8_t)command->by;
	return match_check(&match, command->place);
}

/* Both unseen choices are there: A's goes into the record first. */
static void open_together(struct session *session)
{
	for (int side = 0; side < 2; side++)
		if (session->held[side] >= 0)
			play(session, through_text(session, session->held[side]), session->events);
	forget_held(session);
}

static enum verdict choose(struct session *session, const struct command *command)
{
	enum verdict verdict = check(session, command);

	if (verdict != VERDICT_OK)
		return verdict;
	session->redo_len = 0;
	session->events->len = 0;
	session->change = SESSION_PLAYED;
	if (!session_is_unseen(session)) {
		play(session, through_text(session, command->place), session->events);
		return VERDICT_OK;
	}
	session->held[command->by] = command->place;
	if (session_awaits(session, side_other(command->by)))
		session->change = SESSION_HELD;
	else
		open_together(session);
	return VERDICT_OK;
}

static enum verdict swap(struct session *session, const struct command *command)
{
	bool computer = session->setup.seats[command->by] == SEAT_COMPUTER;

	if (session->match.phase == MATCH_OVER)
		return VERDICT_OVER;
	if (!session_offers_swap(session) || !session_awaits(session, command->by) ||
		computer != command->computer)
		return VERDICT_NOT_YOUR_TURN;
	session->redo_len = 0;
	session->events->len = 0;
	session->change = SESSION_SWAPPED;
	swap_seats(&session->setup);
	return VERDICT_OK;
}

static enum verdict restart(struct session *session)
{
	if (session->setup.swapped)
		swap_seats(&session->setup);
	record_truncate(&session->record, 0);
	forget_held(session);
	session->redo_len = 0;
	session->match = session->history[0];
	reset_to(session);
	return VERDICT_OK;
}

static enum verdict concede(struct session *session, enum side side)
{
	if (session->match.phase == MATCH_OVER)
		return VERDICT_OVER;
	session->redo_len = 0;
	session->change = SESSION_PLAYED;
	session->events->len = 0;
	match_concede(&session->match, side, session->events);
	return VERDICT_OK;
}

static enum verdict carry_out(struct session *session, const struct command *command)
{
	switch (command->kind) {
	case COMMAND_CHOOSE:
		return choose(session, command);
	case COMMAND_UNDO:
		return undo(session);
	case COMMAND_REDO:
		return redo(session);
	case COMMAND_RESTART:
		return restart(session);
	case COMMAND_CONCEDE:
		return concede(session, command->by);
	case COMMAND_SWAP:
		return swap(session, command);
	}
	BUG("an unknown command");
	return VERDICT_OK;
}

enum verdict session_do(struct session *session, const struct command *command)
{
	struct match before = session->match;
	enum verdict verdict = carry_out(session, command);

	if (verdict != VERDICT_OK)
		return verdict;
	/* What the computer chooses unseen does not depend on the other's choice. */
	if (session->change != SESSION_HELD)
		thinking_stop(session);
	/* Nor does what a person was to be told; their own choice is the end of that. */
	if (session->change != SESSION_HELD || !session_may_hint(session))
		session_drop_hint(session);
	session->before = before;
	autosave_write(session);
	return VERDICT_OK;
}

/* ---- Birth and end ------------------------------------------------------------------------------
 */

int session_level_of_old(int level)
{
	static const int ours[SESSION_OLD_LEVELS] = {1, 3, AI_LEVELS};

	CHECK(level >= 1 && level <= SESSION_OLD_LEVELS);
	return ours[level - 1];
}

static struct session *session_make(
	const struct session_setup *setup, const struct session_host *host)
{
	struct session *session = xcalloc(1, sizeof *session);

	session->setup = *setup;
	for (int side = 0; side < 2; side++)
		if (setup->levels[side] < 1 || setup->levels[side] > AI_LEVELS)
			session->setup.levels[side] = 1; /* a person's is of no account */
	session->setup.swap = setup->swap && setup->rules.start == START_IN_TURN;
	session->host = *host;
	snprintf(session->autosave, sizeof session->autosave, "%s",
		host->autosave ? host->autosave : "");
	session->host.autosave = session->autosave;
	session->events = xalloc(sizeof *session->events);
	session->change = SESSION_RESET;
	session->events->len = 0;
	forget_held(session);
	thinking_init(&session->thought);
	hint_init(&session->hint);
	return session;
}

struct session *session_new(const struct session_setup *setup, const struct session_host *host)
{
	struct record record;
	struct session *session;

	struct session_setup first = *setup;

	if (first.swapped)
		swap_seats(&first);
	record_init(&record, setup->pack, &setup->base, &setup->rules, setup->first);
	session = session_resume(&first, &record, host);
	record_release(&record);
	return session;
}

struct session *session_resume(const struct session_setup *setup, const struct record *record,
	const struct session_host *host)
{
	struct session *session = session_make(setup, host);

	record_copy(&session->record, record);
	session->record.len = 0;
	record_start(record, &session->match);
	remember(session);
	for (int i = 0; i < record->len; i++) {
		match_play(&session->match, record->choices[i], NULL);
		session->record.len = i + 1;
		remember(session);
	}
	call_off_if_full(session, NULL);
	CHECK(!session->setup.swapped || swap_at(session) >= 0);
	session->before = session->match;
	autosave_write(session);
	return session;
}

void session_free(struct session *session)
{
	if (!session)
		return;
	session_rest(session);
	ai_free(session->thought.ai);
	ai_free(session->hint.ai);
	record_release(&session->record);
	free(session->history);
	free(session->redo);
	free(session->events);
	free(session);
}

void session_forget(struct session *session)
{
	if (session->autosave[0])
		file_remove(session->autosave);
	session->autosave[0] = '\0';
}

/* ---- Looking ------------------------------------------------------------------------------------
 */

const struct match *session_match(const struct session *session)
{
	return &session->match;
}

const struct match *session_before(const struct session *session)
{
	return &session->before;
}

const struct event_list *session_events(const struct session *session)
{
	return session->events;
}

enum session_change session_change(const struct session *session)
{
	return session->change;
}

const struct session_setup *session_setup(const struct session *session)
{
	return &session->setup;
}

const struct record *session_record(const struct session *session)
{
	return &session->record;
}

bool session_can_undo(const struct session *session)
{
	return undo_target(session).len >= 0;
}

bool session_can_redo(const struct session *session)
{
	return session->redo_len > 0;
}

int session_chain(const struct session *session)
{
	enum side mover = mover_of(&session->match);
	int chain = 1;

	for (int i = session->record.len - 1; i >= 0; i--, chain++)
		if (mover_of(&session->history[i]) != mover)
			break;
	return chain;
}
