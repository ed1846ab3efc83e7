/* SPDX-License-Identifier: MIT */
#include "ui/timeline.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

/* The first lap can be counted along; then it runs on faster, but each seed is seen. */
struct pace {
	uint32_t first; /* milliseconds a seed on the first lap */
	uint32_t least;
	float quicker; /* each later seed takes this part of the one before */
};

static const struct pace paces[SPEED_COUNT] = {
	[SPEED_SLOW] = {380, 110, 0.975f},
	[SPEED_NORMAL] = {220, 48, 0.965f},
	[SPEED_FAST] = {110, 45, 0.960f},
	[SPEED_AT_ONCE] = {0, 0, 0.0f},
};

enum { SLOW_DROPS = 15, SWEEP_STAGGER = 90, REFILL_MOST = 2600 };

struct builder {
	struct timeline *line;
	const struct pace *pace;
	enum speed speed;
	int holes;
	int drops;
	uint32_t clock;  /* when the hand is free to set out again */
	uint32_t landed; /* when the last thing shown lies still */
	/* The drop or lifting the other hand may share the time of (opening together). */
	const struct event *partner;
	uint32_t partner_at;
};

void timeline_init(struct timeline *timeline)
{
	*timeline = (struct timeline){0};
}

void timeline_release(struct timeline *timeline)
{
	free(timeline->actions);
	timeline_init(timeline);
}

uint32_t timeline_drop(enum speed speed, int holes, int drop)
{
	const struct pace *pace = &paces[speed];
	int first_lap = 2 * holes + 1;
	if (first_lap < SLOW_DROPS)
		first_lap = SLOW_DROPS;
	if (drop < first_lap)
		return pace->first;
	float quick = (float)pace->first * powf(pace->quicker, (float)(drop - first_lap + 1));
	uint32_t ms = (uint32_t)lroundf(quick);
	return ms < pace->least ? pace->least : ms;
}

/* Keeps the actions in the order of time; those of one time in the order they were added. */
static void add(struct builder *b, enum action_kind kind, int event, uint32_t at, uint32_t until)
{
	struct timeline *line = b->line;
	int i;
	if (line->count == line->cap) {
		line->cap = line->cap ? 2 * line->cap : 128;
		line->actions =
			xrealloc(line->actions, (size_t)line->cap * sizeof(line->actions[0]));
	}
	for (i = line->count; i > 0 && line->actions[i - 1].at > at; i--)
		line->actions[i] = line->actions[i - 1];
	line->actions[i] = (struct action){at, until, event, kind};
	line->count++;
	if (until > line->length)
		line->length = until;
}

static bool is_drop(const struct event *event)
{
	return event->kind == EVENT_SOW || event->kind == EVENT_BANK;
}

/* Two hands: the second one's drop of a tick, or its first lifting, is seen with the other's. */
static bool shares(const struct builder *b, const struct event *event)
{
	if (!b->partner || b->partner->by == event->by)
		return false;
	return is_drop(b->partner) ? is_drop(event) : b->partner->kind == event->kind;
}

static void add_lift(struct builder *b, int index, const struct event *event)
{
	uint32_t step = timeline_drop(b->speed, b->holes, b->drops);
	uint32_t time = event->kind == EVENT_SCOOP ? step * 8 / 5 : step * 5 / 4;
	uint32_t at = b->clock > b->landed ? b->clock : b->landed;
	bool together = event->kind == EVENT_SCOOP && shares(b, event);
	if (b->speed != SPEED_AT_ONCE && time < 110)
		time = 110;
	if (together)
		at = b->partner_at;
	add(b, ACTION_LIFT, index, at, at + time);
	b->partner = together ? NULL : event;
	b->partner_at = at;
	b->clock = at + time;
	b->landed = b->clock;
}

static void add_drop(struct builder *b, int index, const struct event *event)
{
	uint32_t step = timeline_drop(b->speed, b->holes, b->drops);
	uint32_t fall = event->kind == EVENT_BANK ? step * 6 / 5 : step * 4 / 5;
	uint32_t at = b->clock;
	bool together = shares(b, event);
	if (together)
		at = b->partner_at;
	uint32_t land = at + step + fall;
	if (land < b->landed)
		land = b->landed;
	add(b, ACTION_GO, index, at, at + step);
	add(b, ACTION_RELEASE, index, at + step, land);
	add(b, ACTION_LAND, index, land, land);
	b->partner = together ? NULL : event;
	b->partner_at = at;
	b->clock = at + step;
	b->landed = land;
	if (!together)
		b->drops++;
}

/* Heaps that move by themselves. Sweeps follow each other closely, else nobody would wait. */
static void add_shift(struct builder *b, int index, const struct event *event, bool more)
{
	uint32_t first = b->pace->first, most = 900;
	uint32_t time = event->kind == EVENT_SWEEP ? first * 2 : first * 3;
	uint32_t at = b->clock > b->landed ? b->clock : b->landed;
	if (event->kind == EVENT_SWEEP && b->partner && b->partner->kind == EVENT_SWEEP)
		at = b->partner_at + (b->speed == SPEED_AT_ONCE ? 0 : SWEEP_STAGGER);
	if (event->kind == EVENT_REFILL) { /* what the round came to is seen before it goes */
		at += first * 5;
		time = first * 10;
		most = REFILL_MOST;
	}
	if (time > most)
		time = most;
	add(b, ACTION_SHIFT, index, at, at + time);
	add(b, ACTION_ARRIVE, index, at + time, at + time);
	b->partner = event;
	b->partner_at = at;
	b->landed = at + time;
	b->clock = more ? b->clock : b->landed;
}

static void add_event(struct builder *b, const struct event_list *events, int index)
{
	const struct event *event = &events->items[index];
	switch ((enum event_kind)event->kind) {
	case EVENT_SCOOP:
	case EVENT_RELAY:
		add_lift(b, index, event);
		return;
	case EVENT_SOW:
	case EVENT_BANK:
		add_drop(b, index, event);
		return;
	case EVENT_SHOT:
	case EVENT_SWEEP:
	case EVENT_REFILL:
		add_shift(b, index, event, event->kind == EVENT_SWEEP);
		return;
	default:
		/* A stop of one hand does not hold up the other. */
		add(b, ACTION_NOTE, index, b->landed, b->landed);
		return;
	}
}

void timeline_build(
	struct timeline *timeline, const struct event_list *events, int holes, enum speed speed)
{
	struct builder b = {
		.line = timeline, .pace = &paces[speed], .speed = speed, .holes = holes};
	CHECK(speed < SPEED_COUNT);
	timeline->count = 0;
	timeline->length = 0;
	for (int i = 0; i < events->len; i++)
		add_event(&b, events, i);
}
