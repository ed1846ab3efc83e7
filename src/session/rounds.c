/* SPDX-License-Identifier: MIT */
#include "session/rounds.h"

#include "base/check.h"
#include "session/state.h"

/* How many choices had been made when COUNT rounds had ended. */
static int choices_at_end(const struct session *session, int count)
{
	int low = 0, high = session->record.len;

	while (low < high) {
		int middle = (low + high) / 2;

		if (session->history[middle].rounds_played >= count)
			high = middle;
		else
			low = middle + 1;
	}
	return low;
}

int session_rounds(const struct session *session)
{
	return session->match.rounds_played;
}

static enum session_begins why_begins(const struct rules *rules, const int stores[2])
{
	if (rules->next_first == NEXT_FIRST_ALTERNATE)
		return BEGINS_BY_TURNS;
	if (stores[SIDE_A] == stores[SIDE_B])
		return BEGINS_LEVEL;
	return rules->next_first == NEXT_FIRST_WINNER ? BEGINS_WINNER : BEGINS_FEWER;
}

static void tell_next(struct session_round *round, const struct match *match)
{
	const struct position *position = &match->position;
	int n = match->rules.holes;

	round->goes_on = true;
	round->out = position->burned;
	round->next = (enum side)match->first;
	round->why = why_begins(&match->rules, round->stores);
	for (int side = 0; side < 2; side++) {
		int first = board_first(n, (enum side)side);

		round->kept[side] = position->cells[board_store(n, (enum side)side)];
		for (int hole = first; hole < first + n; hole++)
			round->filled[side] += position->cells[hole] > 0;
	}
}

void session_round(const struct session *session, int index, struct session_round *round)
{
	CHECK(index >= 0 && index < session_rounds(session));
	int end = choices_at_end(session, index + 1);
	const struct match *after = &session->history[end];
	/* A position that was set may be a round that is over before a choice. */
	const struct match *played = end > 0 ? after - 1 : after;

	*round = (struct session_round){.round = index + 1,
		.stores = {after->stores[SIDE_A], after->stores[SIDE_B]},
		.burned = end > 0 ? played->position.burned : 0,
		.first = (enum side)(end > 0 ? played->first : session->record.first),
		.together = index == 0 && played->rules.start == START_TOGETHER &&
			    !session->record.set_position};
	if (after->phase != MATCH_OVER)
		tell_next(round, after);
}

bool session_round_begins(const struct session *session)
{
	int rounds = session_rounds(session);

	return rounds > 0 && session->match.phase != MATCH_OVER &&
	       choices_at_end(session, rounds) == session->record.len;
}

int session_rounds_left(const struct session *session)
{
	const struct match *match = &session->match;

	if (match->phase == MATCH_OVER)
		return 0;
	if (match->rules.rounds == ROUNDS_ONE)
		return 1;
	return match->rules.max_rounds > 0 ? match->rules.max_rounds - match->rounds_played : -1;
}

enum session_end session_end(const struct session *session)
{
	const struct match *match = &session->match;

	if (match->phase != MATCH_OVER)
		return END_NOT_YET;
	if (match->conceded)
		return END_CONCEDED;
	if (session->history[session->record.len].phase != MATCH_OVER)
		return END_TOO_LONG;
	if (match->rules.rounds == ROUNDS_ONE ||
		(match->rules.max_rounds > 0 && match->rounds_played >= match->rules.max_rounds))
		return END_ROUNDS_PLAYED;
	return match->rules.match_end == MATCH_END_NO_HOLE ? END_NO_HOLE : END_NO_SEED;
}
