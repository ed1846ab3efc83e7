/* SPDX-License-Identifier: MIT */
#include "session/stats.h"
#include "base/xalloc.h"
#include "session/state.h"

#include <stdlib.h>

/* What a choice adds to the player who made it. */
struct tally {
	int relays[2];
	int turn_home[2]; /* seeds banked in the turn so far */
};

static void most(int *best, int value)
{
	if (value > *best)
		*best = value;
}

static void tally_event(
	struct tally *tally, const struct event *event, struct session_side_stats stats[2])
{
	enum side by = (enum side)event->by;

	switch ((enum event_kind)event->kind) {
	case EVENT_BANK:
		most(&stats[by].best_turn, ++tally->turn_home[by]);
		break;
	case EVENT_RELAY:
		most(&stats[by].longest_relay, ++tally->relays[by]);
		break;
	case EVENT_SHOT:
		stats[by].shots++;
		stats[by].shot_seeds += event->n;
		tally->turn_home[by] += event->n;
		most(&stats[by].best_turn, tally->turn_home[by]);
		break;
	case EVENT_EXTRA_TURN:
		stats[by].extra_turns++;
		break;
	case EVENT_TURN_END:
	case EVENT_TOGETHER:
	case EVENT_PASS:
	case EVENT_REFILL:
		tally->turn_home[0] = tally->turn_home[1] = 0;
		break;
	default:
		break;
	}
}

/* Who changes seats takes along what they have done. */
static void change_seats(struct session_side_stats stats[2])
{
	struct session_side_stats first = stats[0];

	stats[0] = stats[1];
	stats[1] = first;
}

void session_stats(const struct session *session, struct session_side_stats stats[2])
{
	struct event_list *events = xalloc(sizeof *events);
	int before = session_before_swap(&session->setup, &session->record);
	struct tally tally = {0};
	struct match match;

	stats[0] = stats[1] = (struct session_side_stats){0};
	record_start(&session->record, &match);
	for (int i = 0; i < session->record.len; i++) {
		tally.relays[0] = tally.relays[1] = 0;
		stats[match.position.mover].choices++;
		events->len = 0;
		match_play(&match, session->record.choices[i], events);
		for (int e = 0; e < events->len; e++)
			tally_event(&tally, &events->items[e], stats);
		if (session->setup.swapped && i + 1 == before)
			change_seats(stats);
	}
	free(events);
}
