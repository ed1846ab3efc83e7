/* SPDX-License-Identifier: MIT */
#include "core/move.h"

#include "base/check.h"
#include "core/emit.h"
#include "core/lanes.h"
#include "core/sow.h"

#include <stddef.h>

/* ---- One move, seed by seed ------------------------------------------------------------- */

static void drop(
	struct position *position, enum side side, int at, int hand, struct event_list *events)
{
	position->cells[at]++;
	emit(events,
		(struct event){.kind = board_is_store(position->holes, at) ? EVENT_BANK : EVENT_SOW,
			.by = (uint8_t)side,
			.at = (uint8_t)at,
			.n = position->cells[at],
			.hand = (uint8_t)hand});
}

static int lift(struct position *position, enum event_kind kind, int at, struct event_list *events)
{
	int seeds = position->cells[at];

	emit(events, (struct event){.kind = (uint8_t)kind,
			     .by = position->mover,
			     .at = (uint8_t)at,
			     .n = (uint8_t)seeds});
	position->cells[at] = 0;
	return seeds;
}

static enum sow_end sow_seeds(
	const struct rules *rules, struct position *position, int hole, struct event_list *events)
{
	enum side side = (enum side)position->mover;
	int store = board_store(position->holes, side), at = hole;
	bool lapped = false;
	enum sow_end end = SOW_GOES_ON;
	enum stop_why why;

	for (enum event_kind kind = EVENT_SCOOP; end == SOW_GOES_ON; kind = EVENT_RELAY) {
		int hand = lift(position, kind, at, events);

		if (rules->lap_scope == LAP_LIFTING)
			lapped = false;
		while (hand > 0) {
			at = sow_next(position, side, at);
			lapped |= at == store;
			drop(position, side, at, --hand, events);
		}
		end = sow_decide(rules, position, side, at, lapped, &why);
	}
	if (end == SOW_SHOT)
		sow_shoot(rules, position, side, at, events);
	else if (end == SOW_STORE && rules->extra_turn)
		emit(events, (struct event){.kind = EVENT_EXTRA_TURN, .by = (uint8_t)side});
	else
		emit(events, (struct event){.kind = EVENT_STOP,
				     .by = (uint8_t)side,
				     .at = (uint8_t)at,
				     .why = (uint8_t)why});
	return end;
}

/* ---- After the move ---------------------------------------------------------------------- */

static int empty_holes(const struct position *position, enum side side)
{
	int first = board_first(position->holes, side), empty = 0;

	for (int i = first; i < first + position->holes; i++)
		empty += position->cells[i] == 0 && !position_is_burned(position, i);
	return empty;
}

static bool is_terminal(const struct rules *rules, const struct position *position, enum side next)
{
	bool next_stuck = position_in_holes(position, next) == 0;

	switch ((enum rules_terminal)rules->terminal) {
	case TERMINAL_NO_MOVE:
		return next_stuck;
	case TERMINAL_THREE_EMPTY:
		return next_stuck || empty_holes(position, SIDE_A) >= 3 ||
		       empty_holes(position, SIDE_B) >= 3;
	case TERMINAL_ROW_EMPTY:
		return next_stuck || position_in_holes(position, side_other(next)) == 0;
	case TERMINAL_BOARD_EMPTY:
		return next_stuck && position_in_holes(position, side_other(next)) == 0;
	}
	BUG("an unknown terminal rule");
	return true;
}

static void sweep(const struct rules *rules, struct position *position, struct event_list *events)
{
	int holes = position->holes;

	for (int i = 0; i < board_places(holes); i++) {
		int seeds = position->cells[i], to = EVENT_NOWHERE;

		if (board_is_store(holes, i) || seeds == 0)
			continue;
		if (rules->final_sweep == SWEEP_OWNER)
			to = board_store(holes, board_side(holes, i));
		else if (rules->final_sweep == SWEEP_LAST_MOVER)
			to = board_store(holes, (enum side)position->last);
		position->cells[i] = 0;
		if (to != EVENT_NOWHERE)
			position->cells[to] = (uint8_t)(position->cells[to] + seeds);
		emit(events, (struct event){.kind = EVENT_SWEEP,
				     .at = (uint8_t)i,
				     .to = (uint8_t)to,
				     .n = (uint8_t)seeds});
	}
}

static void end_round(
	const struct rules *rules, struct position *position, struct event_list *events)
{
	int a, b;

	sweep(rules, position, events);
	position->over = 1;
	a = position->cells[board_store(position->holes, SIDE_A)];
	b = position->cells[board_store(position->holes, SIDE_B)];
	emit(events, (struct event){.kind = EVENT_END,
			     .a = (uint16_t)a,
			     .b = (uint16_t)b,
			     .result = a > b   ? RESULT_A
				       : b > a ? RESULT_B
					       : RESULT_DRAW});
}

/* Whether the turn is said to pass (turnEnd) is the caller's: an extra turn has said its own. */
static void settle(const struct rules *rules, struct position *position, enum side next,
	bool say_turn, struct event_list *events)
{
	if (is_terminal(rules, position, next)) {
		position->mover = (uint8_t)next;
		end_round(rules, position, events);
		return;
	}
	if (say_turn)
		emit(events, (struct event){.kind = EVENT_TURN_END, .next = (uint8_t)next});
	if (position_in_holes(position, next) == 0) {
		emit(events, (struct event){.kind = EVENT_PASS, .by = (uint8_t)next});
		next = side_other(next);
	}
	position->mover = (uint8_t)next;
}

void position_settle(const struct rules *rules, struct position *position, enum side next,
	struct event_list *events)
{
	settle(rules, position, next, false, events);
}

static void after_move(const struct rules *rules, struct position *position, enum sow_end end,
	struct event_list *events)
{
	bool again = end == SOW_STORE && rules->extra_turn;
	enum side mover = (enum side)position->mover;

	position->last = (uint8_t)mover;
	settle(rules, position, again ? mover : side_other(mover), !again, events);
}

/* Not inlined: move_play() would save registers for it on the fast road too. */
static __attribute__((noinline)) void play_seeds(
	const struct rules *rules, struct position *position, int hole, struct event_list *events)
{
	after_move(rules, position, sow_seeds(rules, position, hole, events), events);
}

void move_play(
	const struct rules *rules, struct position *position, int hole, struct event_list *events)
{
	if (events || position->burned)
		play_seeds(rules, position, hole, events);
	else if (lanes_play_fastest(rules, position, hole))
		end_round(rules, position, NULL);
}

void move_play_by(
	enum move_road road, const struct rules *rules, struct position *position, int hole)
{
	CHECK(move_road_runs(road));
	if (road == MOVE_ROAD_LOOP || position->burned)
		play_seeds(rules, position, hole, NULL);
	else if (lanes_play(road, rules, position, hole))
		end_round(rules, position, NULL);
}

/* ---- What a hole would do ------------------------------------------------------------------ */

static void preview_event(const struct event *event, struct preview *preview)
{
	switch ((enum event_kind)event->kind) {
	case EVENT_BANK:
		preview->home++;
		preview->last = event->at;
		preview->drops++;
		break;
	case EVENT_SOW:
		preview->last = event->at;
		preview->drops++;
		break;
	case EVENT_RELAY:
		preview->relays++;
		break;
	case EVENT_SHOT:
		preview->shot = event->n;
		preview->shot_from = event->from;
		preview->home += event->n;
		break;
	case EVENT_EXTRA_TURN:
		preview->extra_turn = 1;
		break;
	case EVENT_STOP:
		preview->stopped = 1;
		preview->why = (enum stop_why)event->why;
		break;
	case EVENT_END:
		preview->over = 1;
		break;
	default:
		break;
	}
}

void move_preview(const struct rules *rules, const struct position *position, int hole,
	struct event_list *scratch, struct preview *preview)
{
	struct position after = *position;

	*preview = (struct preview){.last = hole};
	scratch->len = 0;
	move_play(rules, &after, hole, scratch);
	for (int i = 0; i < scratch->len; i++)
		preview_event(&scratch->items[i], preview);
}
