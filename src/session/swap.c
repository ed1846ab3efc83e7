/* SPDX-License-Identifier: MIT */
#include "session/state.h"

/* The change of seats: who began may have banked so much in their first turn that the other had
 * rather sit there. The board and the record know nothing of it, only who sits where changes. */

static bool may_have_it(const struct record *record)
{
	return record->rules.start == START_IN_TURN && !record->set_position;
}

static bool is_first_turn(const struct record *record, const struct match *match)
{
	return match->phase == MATCH_PLAYING && match->round == 1 &&
	       match->position.mover == record->first;
}

/* Not where it was over with the round, or with the match. */
static bool is_next_turn(const struct record *record, const struct match *match)
{
	return match->phase == MATCH_PLAYING && match->round == 1 &&
	       match->position.mover != record->first;
}

int swap_at(const struct session *session)
{
	const struct record *record = &session->record;
	int len = 0;

	if (!may_have_it(record))
		return -1;
	while (len < record->len && is_first_turn(record, &session->history[len]))
		len++;
	return is_next_turn(record, &session->history[len]) ? len : -1;
}

int swap_at_record(const struct record *record)
{
	struct match match;
	int len = 0;

	if (!may_have_it(record))
		return -1;
	record_start(record, &match);
	while (len < record->len && is_first_turn(record, &match))
		match_play(&match, record->choices[len++], NULL);
	return is_next_turn(record, &match) ? len : -1;
}

int session_before_swap(const struct session_setup *setup, const struct record *record)
{
	int at = setup->swap ? swap_at_record(record) : 0;

	return at > 0 ? at : 0;
}

bool swap_may_come(const struct session *session)
{
	return session->setup.swap && !session->setup.swapped && may_have_it(&session->record) &&
	       is_first_turn(&session->record, &session->match);
}

bool session_offers_swap(const struct session *session)
{
	return session->setup.swap && !session->setup.swapped &&
	       session->match.phase == MATCH_PLAYING && swap_at(session) == session->record.len;
}

void swap_seats(struct session_setup *setup)
{
	enum seat seat = setup->seats[SIDE_A];
	int level = setup->levels[SIDE_A];

	setup->seats[SIDE_A] = setup->seats[SIDE_B];
	setup->seats[SIDE_B] = seat;
	setup->levels[SIDE_A] = setup->levels[SIDE_B];
	setup->levels[SIDE_B] = level;
	setup->swapped = !setup->swapped;
}

struct moment moment_before(const struct session *session, struct moment moment)
{
	if (moment.swapped && moment.len == swap_at(session))
		moment.swapped = false;
	else
		moment.len--;
	return moment;
}

enum seat moment_decider(const struct session *session, struct moment before)
{
	enum side side = (enum side)session->history[before.len].position.mover;

	if (before.swapped != session->setup.swapped)
		side = side_other(side);
	return session->setup.seats[side];
}
