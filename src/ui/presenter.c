/* SPDX-License-Identifier: MIT */
#include "ui/presenter.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "ui/presenter_state.h"

#include <stdlib.h>
#include <string.h>

/* A sound that comes later than this after its sight would only be noise. */
enum { LATE_MS = 120 };

static int heap_count(const struct presenter *p, int place)
{
	return p->bound[place];
}

int presenter_bound(const struct presenter *presenter, int place)
{
	return heap_count(presenter, place);
}

static void put_seed(struct presenter *p, struct presenter_seed *seed, uint8_t place)
{
	if (seed->place != PLACE_GONE)
		p->bound[seed->place]--;
	seed->place = place;
	seed->index = 0;
	if (place != PLACE_GONE)
		seed->index = p->bound[place]++;
}

/* The seed of PLACE that came last, or NULL. */
static struct presenter_seed *top_seed(struct presenter *p, uint8_t place)
{
	struct presenter_seed *top = NULL;
	for (int i = 0; i < p->seed_count; i++) {
		struct presenter_seed *seed = &p->seeds[i];
		if (seed->place == place && (!top || seed->index > top->index))
			top = seed;
	}
	return top;
}

static void fly(struct presenter_seed *seed, uint8_t over, uint32_t begin, uint32_t end)
{
	seed->from = seed->place;
	seed->from_index = seed->index;
	seed->over = over;
	seed->flies = true;
	seed->begin = begin;
	seed->end = end;
}

/* COUNT seeds of FROM set out for TO, the last that came first. */
static void send(
	struct presenter *p, uint8_t from, uint8_t to, int count, const struct action *action)
{
	uint32_t time = action->until - action->at;
	uint32_t wait = count > 1 ? time * 2 / 5 / (uint32_t)count : 0;
	uint8_t over = to >= PLACE_HAND_A ? from : to;
	for (int i = 0; i < count; i++) {
		struct presenter_seed *seed = top_seed(p, from);
		CHECK(seed != NULL);
		uint32_t begin = action->at + wait * (uint32_t)i;
		fly(seed, over, begin, begin + time - wait * (uint32_t)(count - 1));
		put_seed(p, seed, to);
	}
}

static void settle(struct presenter *p, uint32_t at)
{
	for (int i = 0; i < p->seed_count; i++) {
		if (p->seeds[i].flies && p->seeds[i].end <= at)
			p->seeds[i].flies = false;
	}
}

static void rebuild(struct presenter *p, const struct position *position)
{
	int places = board_places(position->holes);
	p->shown = *position;
	p->seed_count = 0;
	memset(p->bound, 0, sizeof(p->bound));
	for (int place = 0; place < places; place++) {
		for (int k = 0; k < position->cells[place]; k++) {
			struct presenter_seed *seed = &p->seeds[p->seed_count];
			/* Another shape for each, in no order that shows. */
			uint32_t mix = (uint32_t)(p->seed_count + 1) * 2654435761u;
			*seed = (struct presenter_seed){.place = (uint8_t)place,
				.index = (uint8_t)k,
				.variant = (uint8_t)((mix >> 16) % SEED_VARIANTS)};
			p->bound[place]++;
			p->seed_count++;
		}
	}
	memset(p->hands, 0, sizeof(p->hands));
}

struct presenter *presenter_new(const struct position *position)
{
	struct presenter *p = xcalloc(1, sizeof(*p));
	p->events = xcalloc(1, sizeof(*p->events));
	timeline_init(&p->line);
	presenter_reset(p, position);
	return p;
}

void presenter_free(struct presenter *presenter)
{
	if (!presenter)
		return;
	timeline_release(&presenter->line);
	free(presenter->events);
	free(presenter);
}

void presenter_layout(
	struct presenter *presenter, const struct board_geometry *geometry, enum seed_kind kind)
{
	presenter->geometry = *geometry;
	presenter->kind = kind;
	memset(presenter->seats_known, 0, sizeof(presenter->seats_known));
}

void presenter_reset(struct presenter *presenter, const struct position *position)
{
	presenter->line.count = 0;
	presenter->next = 0;
	memset(presenter->marks, 0, sizeof(presenter->marks));
	rebuild(presenter, position);
}

void presenter_hold(struct presenter *presenter, enum side side, int place, int count)
{
	struct presenter *p = presenter;
	struct presenter_hand *hand = &p->hands[side];
	CHECK(p->seed_count + count <= BOARD_SEEDS_MAX);
	for (int i = 0; i < count; i++) {
		uint8_t in_hand = (uint8_t)(PLACE_HAND_A + side);
		p->seeds[p->seed_count++] =
			(struct presenter_seed){.place = in_hand, .index = p->bound[in_hand]++};
	}
	*hand = (struct presenter_hand){
		.active = count > 0, .from = (uint8_t)place, .to = (uint8_t)place, .count = count};
}

static void copy_events(struct event_list *to, const struct event_list *from)
{
	to->len = from->len;
	memcpy(to->items, from->items, (size_t)from->len * sizeof(from->items[0]));
	memcpy(to->refill_cells, from->refill_cells, sizeof(to->refill_cells));
	to->refill_burned = from->refill_burned;
}

static bool same_cells(const struct position *a, const struct position *b)
{
	return a->holes == b->holes && a->burned == b->burned &&
	       memcmp(a->cells, b->cells, sizeof(a->cells)) == 0;
}

/* Events of a choice that is only noted (the opening's first) leave the marks alone. */
static bool lifts(const struct event_list *events)
{
	for (int i = 0; i < events->len; i++) {
		if (events->items[i].kind == EVENT_SCOOP)
			return true;
	}
	return false;
}

void presenter_play(struct presenter *presenter, const struct position *before,
	const struct event_list *events, enum speed speed, uint64_t now)
{
	struct presenter *p = presenter;
	presenter_finish(p);
	if (!same_cells(&p->shown, before))
		presenter_reset(p, before);
	p->shown = *before;
	copy_events(p->events, events);
	timeline_build(&p->line, p->events, before->holes, speed);
	p->next = 0;
	p->start = now;
	p->mover = before->mover;
	if (lifts(events))
		memset(p->marks, 0, sizeof(p->marks));
	if (speed == SPEED_AT_ONCE)
		presenter_finish(p);
}

static void begin_lift(struct presenter *p, const struct event *event, const struct action *action)
{
	struct presenter_hand *hand = &p->hands[event->by];
	uint8_t in_hand = (uint8_t)(PLACE_HAND_A + event->by);
	settle(p, action->at);
	send(p, event->at, in_hand, event->n, action);
	hand->active = true;
	hand->from = hand->to = event->at;
	hand->begin = hand->end = action->at;
	hand->count = event->n;
	if (event->kind == EVENT_RELAY) {
		hand->relays++;
		return;
	}
	hand->relays = 0;
	hand->banked = 0;
	p->marks[event->by] =
		(struct presenter_mark){.valid = true, .lifted = event->at, .last = event->at};
}

static void begin_shift(struct presenter *p, const struct event *event, const struct action *action)
{
	struct presenter_mark *mark = &p->marks[event->by];
	settle(p, action->at);
	if (event->kind == EVENT_SHOT) {
		int store = board_store(p->shown.holes, (enum side)event->by);
		int opposite = heap_count(p, event->from);
		send(p, event->from, (uint8_t)store, opposite, action);
		send(p, event->at, (uint8_t)store, event->n - opposite, action);
		mark->shot = true;
		mark->shot_from = event->from;
	} else if (event->kind == EVENT_SWEEP) {
		send(p, event->at, event->to, event->n, action);
	}
}

/* What hole TO lacks comes from FROM, as far as that has more than it is to keep. */
static void refill_from(struct presenter *p, uint8_t from, uint8_t to, const struct action *action)
{
	const uint8_t *want = p->events->refill_cells;
	int spare = heap_count(p, from) - want[from];
	int need = want[to] - heap_count(p, to);
	if (spare > 0 && need > 0)
		send(p, from, to, spare < need ? spare : need, action);
}

/* A round's refill: heap by heap, from the store outwards, on both sides at once. Each takes its
 * seeds from the own store, and whatever still lacks some from where there are too many. */
static void begin_refill(struct presenter *p, const struct action *action)
{
	int n = p->shown.holes, places = board_places(n);
	uint32_t time = action->until - action->at;
	uint32_t step = time * 3 / 5 / (uint32_t)n;
	settle(p, action->at);
	for (int i = 0; i < n; i++) {
		struct action heap = *action;
		heap.at += step * (uint32_t)i;
		heap.until -= step * (uint32_t)(n - 1 - i);
		for (int side = 0; side < 2; side++)
			refill_from(p, (uint8_t)board_store(n, (enum side)side),
				(uint8_t)(board_first(n, (enum side)side) + n - 1 - i), &heap);
	}
	for (int to = 0; to < places; to++)
		for (int from = 0; from < places; from++)
			refill_from(p, (uint8_t)from, (uint8_t)to, action);
}

static void release_seed(
	struct presenter *p, const struct event *event, const struct action *action)
{
	struct presenter_hand *hand = &p->hands[event->by];
	struct presenter_seed *seed = top_seed(p, (uint8_t)(PLACE_HAND_A + event->by));
	CHECK(seed != NULL);
	settle(p, action->at);
	fly(seed, event->at, action->at, action->until);
	put_seed(p, seed, event->at);
	hand->count--;
}

static void show(struct presenter *p, const struct event *event)
{
	struct presenter_hand *hand = &p->hands[event->by];
	event_apply(p->events, event, &p->shown);
	if (event->kind == EVENT_REFILL) /* the last move was one of another board */
		memset(p->marks, 0, sizeof(p->marks));
	if (event->kind == EVENT_BANK)
		hand->banked++;
	if (event->kind == EVENT_SOW || event->kind == EVENT_BANK) {
		p->marks[event->by].last = event->at;
		if (event->hand == 0)
			hand->active = false;
	}
}

static void act(struct presenter *p, const struct action *action)
{
	const struct event *event = &p->events->items[action->event];
	struct presenter_hand *hand = &p->hands[event->by];
	switch (action->kind) {
	case ACTION_LIFT:
		begin_lift(p, event, action);
		show(p, event);
		return;
	case ACTION_GO:
		hand->from = hand->to;
		hand->to = event->at;
		hand->begin = action->at;
		hand->end = action->until;
		return;
	case ACTION_RELEASE:
		release_seed(p, event, action);
		return;
	case ACTION_SHIFT:
		if (event->kind == EVENT_REFILL)
			begin_refill(p, action);
		else
			begin_shift(p, event, action);
		return;
	case ACTION_LAND:
	case ACTION_ARRIVE:
	case ACTION_NOTE:
		show(p, event);
		return;
	}
}

/* Each event sounds at one of its actions: when it is lifted, lies or sets out. */
static bool sounds_at(const struct event *event, enum action_kind kind)
{
	if (event->kind == EVENT_SHOT || event->kind == EVENT_SWEEP)
		return kind == ACTION_SHIFT;
	return kind == ACTION_LIFT || kind == ACTION_LAND || kind == ACTION_NOTE;
}

static int pan_of(const struct presenter *p, int place)
{
	const struct board_geometry *g = &p->geometry;
	if (g->w == 0 || place >= board_places(p->shown.holes))
		return 0;
	return (int)(140.0f * (g->places[place].x / (float)g->w - 0.5f));
}

static bool cue_at(const struct presenter *p, const struct action *action, struct cue *cue)
{
	const struct event *event = &p->events->items[action->event];
	bool passes = event->kind == EVENT_TURN_END && event->next != p->mover;
	if (!sounds_at(event, action->kind) || !cue_of_event(cue, event, passes))
		return false;
	cue->pan = pan_of(p, event->at);
	return true;
}

static void end_move(struct presenter *p)
{
	p->line.count = 0;
	p->next = 0;
	for (int i = 0; i < p->seed_count; i++)
		p->seeds[i].flies = false;
	/* In the opening together a hand may wait, full, for the other player's choice. */
	for (int i = 0; i < 2; i++) {
		if (p->hands[i].count == 0)
			p->hands[i] = (struct presenter_hand){0};
	}
}

int presenter_update(struct presenter *presenter, uint64_t now, struct cue *cues, int max)
{
	struct presenter *p = presenter;
	uint64_t since = now > p->start ? now - p->start : 0;
	int count = 0;
	if (p->line.count == 0)
		return 0;
	while (p->next < p->line.count && p->line.actions[p->next].at <= since) {
		const struct action *action = &p->line.actions[p->next++];
		struct cue cue;
		if (count < max && since - action->at <= LATE_MS && cue_at(p, action, &cue))
			cues[count++] = cue;
		act(p, action);
	}
	if (p->next == p->line.count && since >= p->line.length)
		end_move(p);
	return count;
}

void presenter_finish(struct presenter *presenter)
{
	struct presenter *p = presenter;
	if (p->line.count == 0)
		return;
	while (p->next < p->line.count)
		act(p, &p->line.actions[p->next++]);
	end_move(p);
}

bool presenter_is_moving(const struct presenter *presenter)
{
	return presenter->line.count > 0;
}

const struct position *presenter_shown(const struct presenter *presenter)
{
	return &presenter->shown;
}

const struct presenter_mark *presenter_mark(const struct presenter *presenter, enum side side)
{
	return &presenter->marks[side];
}

int presenter_seeds(const struct presenter *presenter)
{
	int count = 0;
	for (int i = 0; i < presenter->seed_count; i++)
		count += presenter->seeds[i].place != PLACE_GONE;
	return count;
}
