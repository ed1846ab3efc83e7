/* SPDX-License-Identifier: MIT */
#ifndef UI_TIMELINE_H
#define UI_TIMELINE_H

#include "core/event.h"
#include "ui/speed.h"

#include <stdint.h>

/*
 * When what is seen of a list of events. Each event becomes one to three actions; actions are in
 * the order of time, and what they do to the shown board is in the order of the events.
 */
enum action_kind {
	ACTION_LIFT,    /* a hole's seeds rise into the hand; the hole is empty from now on */
	ACTION_GO,      /* the hand sets out for the event's place */
	ACTION_RELEASE, /* a seed leaves the hand over it */
	ACTION_LAND,    /* it lies there: the event is shown */
	ACTION_SHIFT,   /* heaps set out for another place: shot, sweep, refill */
	ACTION_ARRIVE,  /* they lie there: the event is shown */
	ACTION_NOTE,    /* nothing moves: the event is shown */
};

struct action {
	uint32_t at;    /* milliseconds from the start */
	uint32_t until; /* when what it begins is over */
	int event;      /* index in the list */
	enum action_kind kind;
};

struct timeline {
	struct action *actions; /* owned */
	int count;
	int cap;
	uint32_t length; /* of all, milliseconds */
};

void timeline_init(struct timeline *timeline);
void timeline_release(struct timeline *timeline);

/* HOLES a side. With SPEED_AT_ONCE everything happens at 0. */
void timeline_build(
	struct timeline *timeline, const struct event_list *events, int holes, enum speed speed);

/* Milliseconds from one seed to the next at the DROP-th (from 0) of a move. */
uint32_t timeline_drop(enum speed speed, int holes, int drop);

#endif
