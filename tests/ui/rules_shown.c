/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ui/rules_shown.h"

#include <string.h>

/* ---- What was seen ----------------------------------------------------------------------------
 */

static bool is_among(const char *const *keys, int count, const char *key)
{
	for (int i = 0; i < count; i++)
		if (strcmp(keys[i], key) == 0)
			return true;
	return false;
}

bool shown_has(const struct shown *shown, const char *key)
{
	return is_among(shown->keys, shown->count, key);
}

bool shown_is_open(const struct shown *shown, const char *key)
{
	return is_among(shown->open, shown->open_count, key);
}

void shown_add(struct shown *shown, const char *key)
{
	if (shown_has(shown, key))
		return;
	assert_true(shown->count < SHOWN_MAX);
	shown->keys[shown->count++] = key;
}

void shown_leave_open(struct shown *shown, const char *key)
{
	if (shown_is_open(shown, key))
		return;
	assert_true(shown->open_count < SHOWN_MAX);
	shown->open[shown->open_count++] = key;
}

/* ---- A board ----------------------------------------------------------------------------------
 */

int probe_place(const struct probe *probe, int place)
{
	int holes = probe->rules.holes;

	return (place + board_first(holes, probe->side)) % board_places(holes);
}

void probe_put(struct probe *probe, int place, int seeds)
{
	probe->cells[probe_place(probe, place)] = (uint8_t)seeds;
}

void probe_fill(struct probe *probe, int fill)
{
	int holes = probe->rules.holes;

	memset(probe->cells, 0, sizeof probe->cells);
	for (int i = 0; i < board_places(holes); i++)
		if (!board_is_store(holes, i))
			probe->cells[i] = (uint8_t)fill;
}

void probe_start(struct probe *probe)
{
	match_init_position(&probe->match, &probe->rules, probe->cells, probe->side);
	probe->events->len = 0;
}

void probe_choose(struct probe *probe, int place)
{
	probe->events->len = 0;
	match_play(&probe->match, probe_place(probe, place), probe->events);
}

const struct event *probe_find(const struct probe *probe, enum event_kind kind)
{
	for (int i = 0; i < probe->events->len; i++)
		if (probe->events->items[i].kind == kind)
			return &probe->events->items[i];
	return NULL;
}

static bool goes_on(const struct probe *probe)
{
	return probe->match.phase == MATCH_PLAYING && probe->match.position.mover == probe->side;
}

/* ---- Sowing -----------------------------------------------------------------------------------
 */

/* Once around from the last own hole: where each seed falls, and that it falls alone. */
void shown_find_sowing(struct probe *probe)
{
	int n = probe->rules.holes, seeds = 2 * n + 1;
	const struct event *items = probe->events->items;

	probe_fill(probe, 1);
	probe_put(probe, n - 1, seeds);
	probe_start(probe);
	probe_choose(probe, n - 1);
	assert_int_equal(items[0].kind, EVENT_SCOOP);
	assert_int_equal(items[0].n, seeds);
	for (int i = 1; i <= seeds; i++) {
		assert_true(items[i].kind == EVENT_SOW || items[i].kind == EVENT_BANK);
		assert_int_equal(items[i].hand, seeds - i);
		assert_int_not_equal(items[i].at, probe_place(probe, 2 * n + 1));
	}
	shown_add(probe->shown, "says.sow");
	if (items[1].at == probe_place(probe, n) && items[1].kind == EVENT_BANK &&
		items[2].at == probe_place(probe, n + 1))
		shown_add(probe->shown, "says.row");
	if (items[n + 1].at == probe_place(probe, 2 * n) &&
		items[n + 2].at == probe_place(probe, 0))
		shown_add(probe->shown, "says.wrap");
}

/* ---- The last seed ----------------------------------------------------------------------------
 */

/* Three times in a row, as often as it happens. */
static void find_store(struct probe *probe)
{
	int n = probe->rules.holes, again = 0;
	const int choices[] = {n - 1, n - 2, n - 1};

	probe_fill(probe, 1);
	probe_put(probe, n - 2, 2);
	probe_start(probe);
	for (int i = 0; i < 3; i++) {
		probe_choose(probe, choices[i]);
		if (!probe_find(probe, EVENT_EXTRA_TURN))
			break;
		assert_true(goes_on(probe));
		again++;
	}
	if (again == 3) {
		shown_add(probe->shown, "says.store_again");
		return;
	}
	assert_int_equal(again, 0);
	assert_int_equal(probe_find(probe, EVENT_STOP)->why, STOP_NO_EXTRA_TURN);
	assert_false(goes_on(probe));
	shown_add(probe->shown, "says.store_ends");
}

static bool relays(struct probe *probe, int from, int seeds)
{
	const struct event *event;

	probe_fill(probe, 1);
	probe_put(probe, from, seeds);
	probe_start(probe);
	probe_choose(probe, from);
	event = probe_find(probe, EVENT_RELAY);
	if (event) {
		assert_int_equal(event->at, probe_place(probe, from + seeds));
		assert_int_equal(event->n, 2);
		return true;
	}
	assert_int_equal(probe_find(probe, EVENT_STOP)->why, STOP_NO_RELAY);
	assert_int_equal(probe->match.position.cells[probe_find(probe, EVENT_STOP)->at], 2);
	assert_false(goes_on(probe));
	return false;
}

static void find_relay(struct probe *probe)
{
	bool own = relays(probe, 0, 1), other = relays(probe, probe->rules.holes - 1, 2);

	assert_int_equal(own, other);
	shown_add(probe->shown, own ? "says.relay" : "says.no_relay");
}

/* How a last seed in an empty hole came there. */
struct landing {
	int from, seeds;  /* the hole lifted */
	int other, holds; /* one more that does not hold one seed; -1: none */
	int empty;        /* where the last seed falls */
	int bare;         /* another hole without seeds; -1: none */
	int opposite;     /* seeds opposite when it falls */
	bool relays;      /* by way of a relay, which the rules may not have */
};

enum { SHOT = STOP_COUNT };

/* SHOT, or why not. */
static int land(struct probe *probe, const struct landing *landing, uint32_t burned)
{
	const struct event *shot, *stop;

	probe_fill(probe, 1);
	probe_put(probe, landing->from, landing->seeds);
	if (landing->other >= 0)
		probe_put(probe, landing->other, landing->holds);
	if (landing->bare >= 0)
		probe_put(probe, landing->bare, 0);
	probe_put(probe, landing->empty, 0);
	probe_start(probe);
	probe->match.position.burned = burned;
	probe_choose(probe, landing->from);
	shot = probe_find(probe, EVENT_SHOT);
	stop = probe_find(probe, EVENT_STOP);
	assert_true((shot == NULL) != (stop == NULL));
	assert_false(goes_on(probe));
	if (!shot) {
		assert_int_equal(stop->at, probe_place(probe, landing->empty));
		return stop->why;
	}
	assert_int_equal(shot->at, probe_place(probe, landing->empty));
	assert_int_equal(shot->from, board_opposite(probe->rules.holes, shot->at));
	assert_true(shot->n == landing->opposite || shot->n == landing->opposite + 1);
	if (shot->n == landing->opposite)
		shown_add(probe->shown, "says.landing_stays");
	else if (landing->opposite > 0)
		shown_add(probe->shown, "says.landing_taken");
	return SHOT;
}

/* Whether a seed has to have gone home before, and since when it counts. */
static void find_lap(struct probe *probe, bool own, bool relay)
{
	int n = probe->rules.holes;
	const struct landing none = {0, 1, 2 * n - 1, 3, 1, -1, 3, false};
	const struct landing own_before = {n - 1, n + 1, -1, 0, 1, -1, 2, true};
	const struct landing other_before = {n - 1, 2, -1, 0, n + 3, -1, 1, true};
	int before = relay ? land(probe, own ? &own_before : &other_before, 0) : SHOT;
	bool missing = (own && land(probe, &none, 0) == STOP_NO_LAP) || before == STOP_NO_LAP;

	if (!missing)
		return;
	shown_add(probe->shown, "says.lap");
	if (relay)
		shown_add(probe->shown, before == SHOT ? "says.lap_move" : "says.lap_lifting");
}

/* A shot at nothing: a lifted hole lies opposite, one emptied by a relay, or a burned one. */
static void find_opposite(struct probe *probe, bool own, bool relay, bool rounds)
{
	int n = probe->rules.holes;
	const struct landing other = {n - 1, 2, -1, 0, n + 1, -1, 0, false};
	const struct landing plain = {0, 1, -1, 0, 1, 2 * n - 1, 0, false};
	const struct landing relayed = {n - 1, n, 2 * n - 1, 2, 1, -1, 0, true};
	const struct landing burned = {1, 2 * n - 1, -1, 0, 0, 2 * n, 0, false};
	int end = land(probe, own ? &plain : &other, 0);

	if (end == STOP_NO_LAP && relay)
		end = land(probe, &relayed, 0);
	if (end == STOP_NO_LAP && rounds)
		end = land(probe, &burned, 1u << probe_place(probe, 2 * n));
	if (end == STOP_NO_LAP)
		return;
	assert_true(end == SHOT || end == STOP_OPPOSITE_EMPTY);
	if (end == SHOT)
		assert_int_equal(probe_find(probe, EVENT_SHOT)->n, 1);
	shown_add(probe->shown, end == SHOT ? "says.opposite_alone" : "says.opposite_nothing");
}

/* More than one round, as the engine plays it: holes are filled again. */
static bool has_rounds(struct probe *probe)
{
	int n = probe->rules.holes, all = n * probe->rules.seeds_per_hole;

	probe_fill(probe, 0);
	probe_put(probe, n, all);
	probe_put(probe, 2 * n + 1, all);
	probe_start(probe);
	return probe->match.phase != MATCH_OVER;
}

static void find_empty(struct probe *probe)
{
	int n = probe->rules.holes;
	const struct landing own_lapped = {1, 2 * n, -1, 0, 0, -1, 2, false};
	const struct landing other_lapped = {n - 1, 3, -1, 0, n + 2, -1, 1, false};
	bool relay = shown_has(probe->shown, "says.relay");
	bool rounds = has_rounds(probe);
	bool own = land(probe, &own_lapped, 0) == SHOT;
	bool other = land(probe, &other_lapped, 0) == SHOT;

	assert_false(own && other);
	if (!own && !other) {
		shown_add(probe->shown, "says.empty_ends");
		return;
	}
	shown_add(probe->shown, own ? "says.shot_own" : "says.shot_opponent");
	shown_add(probe->shown, own ? "says.empty_opponent" : "says.empty_own");
	find_lap(probe, own, relay);
	find_opposite(probe, own, relay, rounds);
}

void shown_find_last_seed(struct probe *probe)
{
	find_store(probe);
	find_relay(probe);
	find_empty(probe);
}

/* ---- All of it --------------------------------------------------------------------------------
 */

void rules_shown(struct shown *shown, const struct rules *rules, struct event_list *events)
{
	struct shown seats[2] = {{.count = 0}, {.count = 0}};
	struct probe probe = {.rules = *rules, .events = events};
	struct position first;

	for (int side = SIDE_A; side <= SIDE_B; side++) {
		probe.side = (enum side)side;
		probe.shown = &seats[side];
		shown_find_sowing(&probe);
		shown_find_last_seed(&probe);
	}
	assert_int_equal(seats[SIDE_A].count, seats[SIDE_B].count);
	for (int i = 0; i < seats[SIDE_A].count; i++)
		assert_true(shown_has(&seats[SIDE_B], seats[SIDE_A].keys[i]));
	*shown = seats[SIDE_A];
	probe.side = SIDE_A;
	probe.shown = shown;
	position_init(&first, rules->holes, rules->seeds_per_hole);
	shown->holes = first.holes;
	shown->seeds = first.cells[0];
	shown->total = position_total(&first);
	shown_add(shown, "says.board");
	shown_find_opening(&probe);
	shown_find_end(&probe);
	shown_find_rounds(&probe);
}
