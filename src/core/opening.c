/* SPDX-License-Identifier: MIT */
#include "core/opening.h"

#include "core/emit.h"
#include "core/sow.h"

static void lift(struct match *match, enum side side, enum event_kind kind, int at,
	struct event_list *events)
{
	struct match_hand *hand = &match->hands[side];

	hand->state = HAND_SOWING;
	hand->at = (uint8_t)at;
	hand->seeds = match->position.cells[at];
	if (kind == EVENT_SCOOP || match->rules.lap_scope == LAP_LIFTING)
		hand->lapped = 0;
	match->position.cells[at] = 0;
	emit(events, (struct event){.kind = (uint8_t)kind,
			     .by = (uint8_t)side,
			     .at = (uint8_t)at,
			     .n = hand->seeds});
}

static void decide(struct match *match, enum side side, struct event_list *events)
{
	struct match_hand *hand = &match->hands[side];
	enum stop_why why;
	enum sow_end end =
		sow_decide(&match->rules, &match->position, side, hand->at, hand->lapped, &why);

	if (end == SOW_GOES_ON) {
		lift(match, side, EVENT_RELAY, hand->at, events);
		return;
	}
	hand->state = HAND_DONE;
	if (end == SOW_SHOT) {
		sow_shoot(&match->rules, &match->position, side, hand->at, events);
	} else if (end == SOW_STORE && match->rules.extra_turn) {
		hand->state = HAND_WAITING;
		emit(events, (struct event){.kind = EVENT_EXTRA_TURN, .by = (uint8_t)side});
	} else {
		emit(events, (struct event){.kind = EVENT_STOP,
				     .by = (uint8_t)side,
				     .at = hand->at,
				     .why = (uint8_t)why});
	}
}

static void drop(struct match *match, enum side side, struct event_list *events)
{
	struct match_hand *hand = &match->hands[side];
	struct position *position = &match->position;
	bool home;

	if (hand->state != HAND_SOWING)
		return;
	hand->at = (uint8_t)sow_next(position, side, hand->at);
	home = board_is_store(position->holes, hand->at);
	hand->lapped |= home;
	hand->seeds--;
	hand->drops++;
	position->cells[hand->at]++;
	emit(events, (struct event){.kind = home ? EVENT_BANK : EVENT_SOW,
			     .by = (uint8_t)side,
			     .at = hand->at,
			     .n = position->cells[hand->at],
			     .hand = hand->seeds});
	if (hand->seeds == 0)
		decide(match, side, events);
}

static void finish(struct match *match, struct event_list *events)
{
	int a = match->hands[SIDE_A].drops, b = match->hands[SIDE_B].drops;
	bool b_is_next = match->rules.start_next == START_NEXT_LONGEST ? b > a : b < a;
	enum side next = b_is_next ? SIDE_B : SIDE_A;

	emit(events, (struct event){.kind = EVENT_TOGETHER,
			     .a = (uint16_t)a,
			     .b = (uint16_t)b,
			     .next = (uint8_t)next});
	match->phase = MATCH_PLAYING;
	match->position.last = (uint8_t)next;
	position_settle(&match->rules, &match->position, next, events);
}

/* True if the clock stands because SIDE has to pick; with nothing to lift its hand is done. */
static bool waits(struct match *match, enum side side)
{
	struct match_hand *hand = &match->hands[side];

	if (hand->state != HAND_WAITING)
		return false;
	if (position_liftable(&match->position, side) != 0)
		return true;
	hand->state = HAND_DONE;
	return false;
}

static void run(struct match *match, struct event_list *events)
{
	for (;;) {
		bool a_waits = waits(match, SIDE_A), b_waits = waits(match, SIDE_B);

		if (a_waits || b_waits) {
			match->position.mover = a_waits ? SIDE_A : SIDE_B;
			return;
		}
		if (match->hands[SIDE_A].state == HAND_DONE &&
			match->hands[SIDE_B].state == HAND_DONE) {
			finish(match, events);
			return;
		}
		drop(match, SIDE_A, events);
		drop(match, SIDE_B, events);
	}
}

void opening_choose(struct match *match, int place, struct event_list *events)
{
	enum side side = (enum side)match->position.mover;
	struct match_hand *hand = &match->hands[side];

	if (hand->state == HAND_WAITING) {
		lift(match, side, EVENT_SCOOP, place, events);
		run(match, events);
		return;
	}
	hand->hole = (uint8_t)place;
	emit(events,
		(struct event){.kind = EVENT_CHOOSE, .by = (uint8_t)side, .at = (uint8_t)place});
	if (side == SIDE_A) {
		match->position.mover = SIDE_B;
		return;
	}
	lift(match, SIDE_A, EVENT_SCOOP, match->hands[SIDE_A].hole, events);
	lift(match, SIDE_B, EVENT_SCOOP, match->hands[SIDE_B].hole, events);
	run(match, events);
}
