/* SPDX-License-Identifier: MIT */
#include "core/event.h"

#include "base/check.h"

#include <string.h>

const char *event_name(enum event_kind kind)
{
	static const char *const names[] = {
		[EVENT_CHOOSE] = "choose",
		[EVENT_SCOOP] = "scoop",
		[EVENT_SOW] = "sow",
		[EVENT_BANK] = "bank",
		[EVENT_RELAY] = "relay",
		[EVENT_SHOT] = "menembak",
		[EVENT_EXTRA_TURN] = "extraTurn",
		[EVENT_STOP] = "henti",
		[EVENT_TOGETHER] = "together",
		[EVENT_TURN_END] = "turnEnd",
		[EVENT_PASS] = "pass",
		[EVENT_SWEEP] = "sweep",
		[EVENT_END] = "end",
		[EVENT_ROUND] = "round",
		[EVENT_REFILL] = "refill",
		[EVENT_MATCH] = "match",
	};

	return names[kind];
}

const char *stop_why_name(enum stop_why why)
{
	static const char *const names[STOP_COUNT] = {
		[STOP_NO_EXTRA_TURN] = "lumbung-tanpa-giliran-lagi",
		[STOP_NO_RELAY] = "tanpa-sambung",
		[STOP_EMPTY_OPPONENT] = "lubang-kosong-sisi-lawan",
		[STOP_EMPTY_OWN] = "lubang-kosong-sisi-sendiri",
		[STOP_NO_SHOT] = "tanpa-menembak",
		[STOP_NO_LAP] = "belum-satu-pusingan",
		[STOP_OPPOSITE_EMPTY] = "seberang-kosong",
	};

	return names[why];
}

const char *result_name(enum result result)
{
	static const char *const names[] = {
		[RESULT_NONE] = NULL,
		[RESULT_A] = "a",
		[RESULT_B] = "b",
		[RESULT_DRAW] = "seri",
	};

	return names[result];
}

static void apply_shot(const struct event *event, struct position *position)
{
	int store = board_store(position->holes, (enum side)event->by);
	int landing = event->store - position->cells[store] - position->cells[event->from];

	/* What the store gained beyond the opposite hole is the landing seed. */
	position->cells[event->at] = (uint8_t)(position->cells[event->at] - landing);
	position->cells[event->from] = 0;
	position->cells[store] = event->store;
}

static void apply_sweep(const struct event *event, struct position *position)
{
	if (event->to != EVENT_NOWHERE)
		position->cells[event->to] = (uint8_t)(position->cells[event->to] + event->n);
	position->cells[event->at] = 0;
}

static void apply_refill(
	const struct event_list *list, const struct event *event, struct position *position)
{
	CHECK(list != NULL);
	memcpy(position->cells, list->refill_cells, sizeof position->cells);
	position->burned = list->refill_burned;
	position->mover = event->next;
	position->over = 0;
}

void event_apply(
	const struct event_list *list, const struct event *event, struct position *position)
{
	switch ((enum event_kind)event->kind) {
	case EVENT_CHOOSE:
	case EVENT_PASS:
		position->mover = (uint8_t)side_other((enum side)event->by);
		break;
	case EVENT_SCOOP:
	case EVENT_RELAY:
		position->cells[event->at] = 0;
		break;
	case EVENT_SOW:
	case EVENT_BANK:
		position->cells[event->at] = event->n;
		break;
	case EVENT_SHOT:
		apply_shot(event, position);
		break;
	case EVENT_EXTRA_TURN:
		position->mover = event->by;
		break;
	case EVENT_TOGETHER:
	case EVENT_TURN_END:
		position->mover = event->next;
		break;
	case EVENT_SWEEP:
		apply_sweep(event, position);
		break;
	case EVENT_END:
	case EVENT_MATCH:
		position->over = 1;
		break;
	case EVENT_REFILL:
		apply_refill(list, event, position);
		break;
	case EVENT_STOP:
	case EVENT_ROUND:
		break;
	}
}
