/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "core/random_rules.h"
#include "ui/rules_shown.h"

#include <string.h>

/* ---- Opening together --------------------------------------------------------------------------
 */

/* What all openings of a board had in common. */
struct openings {
	bool store_reached, waited;
	bool longest, stopped_first, parted; /* who went on, where the hands were not equal */
	bool swept, to_next;                 /* the opening ended the round, seeds were left */
};

/* Until one hand ends, seeds fall in turns, A's first. */
static void check_in_step(const struct event_list *events)
{
	int drops = 0;

	for (int i = 0; i < events->len; i++) {
		const struct event *event = &events->items[i];

		if (event->kind == EVENT_EXTRA_TURN || event->kind == EVENT_STOP ||
			event->kind == EVENT_SHOT)
			return;
		if (event->kind == EVENT_SOW || event->kind == EVENT_BANK)
			assert_int_equal(event->by, drops++ % 2);
	}
}

static void look_at_opening(const struct probe *probe, struct openings *seen)
{
	const struct event *together = probe_find(probe, EVENT_TOGETHER);
	int holes = probe->rules.holes;

	for (int i = 0; i < probe->events->len; i++) {
		const struct event *event = &probe->events->items[i];

		seen->store_reached |=
			event->kind == EVENT_EXTRA_TURN ||
			(event->kind == EVENT_STOP && event->why == STOP_NO_EXTRA_TURN);
		if (together && event->kind == EVENT_SWEEP) {
			seen->swept = true;
			seen->to_next &= event->to == board_store(holes, together->next);
		}
	}
	if (probe->match.phase == MATCH_CHOOSING)
		seen->waited = true;
	if (together && together->a == together->b)
		assert_int_equal(together->next, SIDE_A);
	if (together && together->a != together->b) {
		enum side more = together->a > together->b ? SIDE_A : SIDE_B;

		seen->parted = true;
		seen->longest &= together->next == more;
		seen->stopped_first &= together->next != more;
	}
}

static void open(struct probe *probe, int a, int b, struct openings *seen, struct rng *rng)
{
	int holes = probe->rules.holes;
	struct position before;

	match_init(&probe->match, &probe->rules, SIDE_A);
	before = probe->match.position;
	match_play(&probe->match, a, NULL);
	/* The other chooses before anything moves. */
	assert_memory_equal(before.cells, probe->match.position.cells, sizeof before.cells);
	probe->events->len = 0;
	match_play(&probe->match, board_first(holes, SIDE_B) + b, probe->events);
	check_in_step(probe->events);
	look_at_opening(probe, seen);
	while (probe->match.phase == MATCH_CHOOSING) {
		enum side waits = (enum side)probe->match.position.mover;

		probe->events->len = 0;
		match_play(&probe->match, random_choice(&probe->match, rng), probe->events);
		assert_int_equal(probe->events->items[0].by, waits);
		look_at_opening(probe, seen);
	}
}

void shown_find_opening(struct probe *probe)
{
	struct openings seen = {.longest = true, .stopped_first = true, .to_next = true};
	int holes = probe->rules.holes, step = holes > 7 ? 2 : 1;
	struct rng rng;

	rng_init(&rng, 49);
	match_init(&probe->match, &probe->rules, SIDE_B);
	if (probe->match.phase != MATCH_CHOOSING)
		return;
	shown_add(probe->shown, "says.opening");
	for (int a = 0; a < holes; a += step)
		for (int b = 0; b < holes; b += step)
			open(probe, a, b, &seen, &rng);
	if (!seen.store_reached)
		shown_leave_open(probe->shown, "says.opening_store");
	else if (seen.waited)
		shown_add(probe->shown, "says.opening_store");
	if (!seen.parted) {
		shown_leave_open(probe->shown, "says.next_longest");
		shown_leave_open(probe->shown, "says.next_stopped");
	} else {
		assert_true(seen.longest != seen.stopped_first);
		shown_add(probe->shown, seen.longest ? "says.next_longest" : "says.next_stopped");
	}
	probe->shown->opening_swept = seen.swept;
	probe->shown->opening_to_next = seen.to_next;
}

/* ---- When a round ends ------------------------------------------------------------------------
 */

/* The board as laid is an end. */
static bool is_end(struct probe *probe)
{
	probe_start(probe);
	return probe->match.rounds_played > 0;
}

/* EMPTY holes without seeds in the row that begins at FIRST, one seed in each other hole. */
static bool ends_with(struct probe *probe, int first, int empty)
{
	probe_fill(probe, 1);
	for (int i = 0; i < empty; i++)
		probe_put(probe, first + i, 0);
	return is_end(probe);
}

static void find_three(struct probe *probe, bool rounds)
{
	int n = probe->rules.holes;
	uint32_t burned = 1u << probe_place(probe, 0);
	struct position position;

	shown_add(probe->shown, "says.ends_three");
	if (!rounds)
		return;
	probe_fill(probe, 1);
	for (int i = 0; i < 3; i++)
		probe_put(probe, i, 0);
	position = (struct position){.holes = (uint8_t)n, .burned = burned};
	memcpy(position.cells, probe->cells, sizeof position.cells);
	position_settle(&probe->rules, &position, SIDE_B, NULL);
	assert_false(position.over);
	/* Two are left, both empty, and it is that player's turn. */
	for (int i = 3; i < n; i++) {
		position.cells[i] = 0;
		position.burned |= 1u << i;
	}
	position_settle(&probe->rules, &position, SIDE_A, NULL);
	if (position.over)
		shown_add(probe->shown, "says.three_burned");
}

/* The smallest number of empty holes that ends a round while the row has seeds; 0: none. */
static int empty_holes_to_end(struct probe *probe)
{
	int n = probe->rules.holes;

	for (int empty = 1; empty < n; empty++) {
		bool own = ends_with(probe, 0, empty), other = ends_with(probe, n + 1, empty);

		assert_int_equal(own, other);
		if (own)
			return empty;
	}
	return 0;
}

static void find_pass(struct probe *probe)
{
	/* The board is laid with the row of the player on turn empty. */
	(void)ends_with(probe, 0, probe->rules.holes);
	assert_int_equal(probe->match.position.mover, SIDE_B);
	shown_add(probe->shown, "says.pass");
}

/* Boards that a last seed brought home makes an end of: the own row is empty then, or the other
 * was, or three holes are. */
static void lay_rest(struct probe *probe, int board)
{
	int n = probe->rules.holes;

	probe_fill(probe, board == 1 ? 0 : 1);
	for (int i = 0; i < n - 1; i++)
		if (board == 0 || (board == 2 && i < 2))
			probe_put(probe, i, 0);
	probe_put(probe, n - 1, 1);
	if (board == 1)
		probe_put(probe, 0, 1);
	probe_start(probe);
}

/* Who gets what lay in the holes when an opening together ended the round. */
static void find_rest_together(struct probe *probe)
{
	struct shown *shown = probe->shown;
	bool may_be_last =
		shown_has(shown, "says.rest_last") || shown_is_open(shown, "says.rest_last");

	if (!shown_has(shown, "says.opening") || !may_be_last)
		return;
	if (!shown->opening_swept ||
		(shown->opening_to_next && shown_is_open(shown, "says.rest_last")))
		shown_leave_open(shown, "says.rest_together");
	else if (shown->opening_to_next)
		shown_add(shown, "says.rest_together");
}

/* Moves that end a round with seeds left over, on the one side or the other. */
static void find_rest(struct probe *probe)
{
	int n = probe->rules.holes;
	bool swept = false, owner = true, last = true, nowhere = true;

	for (int board = 0; board < 3; board++) {
		lay_rest(probe, board);
		if (probe->match.rounds_played == 0)
			probe_choose(probe, n - 1);
		for (int i = 0; i < probe->events->len; i++) {
			const struct event *event = &probe->events->items[i];

			if (event->kind != EVENT_SWEEP)
				continue;
			swept = true;
			owner &= event->to == board_store(n, board_side(n, event->at));
			last &= event->to == board_store(n, SIDE_A);
			nowhere &= event->to == EVENT_NOWHERE;
		}
	}
	if (!swept)
		return;
	assert_true(owner || last || nowhere);
	if (nowhere) {
		shown_add(probe->shown, "says.rest_discarded");
	} else if (owner && last) {
		/* Only who moved last has seeds left in such a game. */
		shown_leave_open(probe->shown, "says.rest_owner");
		shown_leave_open(probe->shown, "says.rest_last");
	} else {
		shown_add(probe->shown, owner ? "says.rest_owner" : "says.rest_last");
	}
	find_rest_together(probe);
}

void shown_find_end(struct probe *probe)
{
	int n = probe->rules.holes, three = empty_holes_to_end(probe);
	bool own = ends_with(probe, 0, n), other = ends_with(probe, n + 1, n), rounds;

	probe_fill(probe, 0);
	assert_true(is_end(probe));
	probe_put(probe, n, n * probe->rules.seeds_per_hole);
	probe_put(probe, 2 * n + 1, n * probe->rules.seeds_per_hole);
	probe_start(probe);
	rounds = probe->match.phase != MATCH_OVER;
	probe->shown->empty_holes = three;
	if (three > 0) {
		assert_true(own && other);
		find_three(probe, rounds);
	} else if (own && other && n == 3) {
		/* Three empty holes are a row here; with burned ones they are not. */
		shown_leave_open(probe->shown, "says.ends_row");
		shown_leave_open(probe->shown, "says.ends_three");
		shown_leave_open(probe->shown, "says.three_burned");
	} else if (own && other) {
		shown_add(probe->shown, "says.ends_row");
	} else if (own) {
		shown_add(probe->shown, "says.ends_stuck");
	} else {
		assert_false(other);
		shown_add(probe->shown, "says.ends_board");
		find_pass(probe);
	}
	find_rest(probe);
}
