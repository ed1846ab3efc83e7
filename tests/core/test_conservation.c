/* SPDX-License-Identifier: MIT */
/*
 * What must hold in every game under every rule: seeds are conserved after each event, events alone
 * rebuild the board, both roads agree, mirrored boards give mirrored results, and nobody has the
 * turn without a move.
 */
#include "test.h"

#include "base/xalloc.h"
#include "core/match.h"
#include "core/random_rules.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 3000 };

static int set_up(void **state)
{
	*state = xalloc(sizeof(struct event_list));
	return 0;
}

static int tear_down(void **state)
{
	free(*state);
	return 0;
}

/* Seeds in hand and discarded while a choice's events go by. */
struct counter {
	int hands[2];
	int discarded;
};

static void count_event(struct counter *counter, const struct event *event)
{
	switch ((enum event_kind)event->kind) {
	case EVENT_SCOOP:
	case EVENT_RELAY:
		assert_int_equal(counter->hands[event->by], 0);
		counter->hands[event->by] = event->n;
		break;
	case EVENT_SOW:
	case EVENT_BANK:
		counter->hands[event->by]--;
		assert_int_equal(counter->hands[event->by], event->hand);
		break;
	case EVENT_SWEEP:
		if (event->to == EVENT_NOWHERE)
			counter->discarded += event->n;
		break;
	default:
		break;
	}
}

/* Plays PLACE and follows its events from the board before to the board after. */
static void play_checked(struct match *match, int place, struct event_list *events, int *total,
	struct counter *counter)
{
	struct position shown = match->position;
	bool picks_wait;

	events->len = 0;
	match_play(match, place, events);
	for (int i = 0; i < events->len; i++) {
		event_apply(events, &events->items[i], &shown);
		count_event(counter, &events->items[i]);
		assert_int_equal(position_total(&shown) + counter->hands[0] + counter->hands[1] +
					 counter->discarded,
			*total);
	}
	*total -= counter->discarded;
	counter->discarded = 0;
	picks_wait = match->phase == MATCH_CHOOSING;
	if (picks_wait)
		shown.mover = match->position.mover;
	assert_true(position_equal(&shown, &match->position));
}

static void check_turn(const struct match *match)
{
	if (match->phase == MATCH_OVER)
		assert_int_equal(match_legal(match), 0);
	else
		assert_true(match_legal(match) != 0);
}

static void game__of_any_rules__conserves_seeds_and_is_rebuilt_by_events(void **state)
{
	struct rng rng;

	rng_init(&rng, 20261130);
	for (int game = 0; game < GAMES; game++) {
		struct counter counter = {0};
		struct rules rules;
		struct match match;
		int total;

		random_rules(&rules, &rng);
		match_init(&match, &rules, (enum side)rng_below(&rng, 2));
		total = position_total(&match.position);
		for (int i = 0; match.phase != MATCH_OVER; i++) {
			check_turn(&match);
			assert_true(i < 20000);
			play_checked(&match, random_choice(&match, &rng), *state, &total, &counter);
		}
		check_turn(&match);
		assert_true(match.result != RESULT_NONE);
	}
}

static void roads__of_vectors_and_of_the_loop__agree(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 7);
	for (int game = 0; game < GAMES; game++) {
		struct position fast, slow;
		struct rules rules;
		struct match match;

		random_rules(&rules, &rng);
		rules_simplify(&rules);
		match_init(&match, &rules, SIDE_A);
		while (match.phase != MATCH_OVER) {
			int place = random_choice(&match, &rng);

			fast = slow = match.position;
			move_play(&rules, &fast, place, NULL);
			move_play_portable(&rules, &slow, place);
			assert_memory_equal(fast.cells, slow.cells, sizeof fast.cells);
			assert_true(position_equal(&fast, &slow));
			match_play(&match, place, NULL);
		}
	}
}

static struct position mirrored(const struct position *position)
{
	int half = position->holes + 1, places = board_places(position->holes);
	struct position mirror = *position;

	for (int i = 0; i < places; i++)
		mirror.cells[(i + half) % places] = position->cells[i];
	mirror.mover = (uint8_t)side_other((enum side)position->mover);
	mirror.last = (uint8_t)side_other((enum side)position->last);
	return mirror;
}

static void board__mirrored__gives_the_mirrored_result(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 99);
	for (int game = 0; game < GAMES; game++) {
		struct rules rules;
		struct match match;

		random_rules(&rules, &rng);
		rules_simplify(&rules);
		match_init(&match, &rules, SIDE_A);
		while (match.phase != MATCH_OVER) {
			int place = random_choice(&match, &rng);
			int there = (place + rules.holes + 1) % board_places(rules.holes);
			struct position mirror = mirrored(&match.position);

			move_play(&rules, &mirror, there, NULL);
			move_play(&rules, &match.position, place, NULL);
			mirror = mirrored(&mirror);
			assert_true(position_equal(&mirror, &match.position));
			if (match.position.over)
				match.phase = MATCH_OVER;
		}
	}
}

static void opening_together__of_all_49_pairs__names_exactly_one_next(void **state)
{
	struct event_list *events = *state;
	struct rules rules;

	rules_init(&rules);
	rules.start = START_TOGETHER;
	for (int pair = 0; pair < 49; pair++) {
		struct counter counter = {0};
		struct match match;
		struct rng rng;
		int total = 98, named = 0;

		rng_init(&rng, (uint32_t)pair);
		match_init(&match, &rules, SIDE_A);
		play_checked(&match, pair / 7, events, &total, &counter);
		play_checked(&match, 8 + pair % 7, events, &total, &counter);
		for (;;) {
			for (int i = 0; i < events->len; i++)
				named += events->items[i].kind == EVENT_TOGETHER;
			if (match.phase != MATCH_CHOOSING)
				break;
			check_turn(&match);
			play_checked(&match, random_choice(&match, &rng), events, &total, &counter);
		}
		assert_int_equal(named, 1);
		check_turn(&match);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(game__of_any_rules__conserves_seeds_and_is_rebuilt_by_events),
		cmocka_unit_test(roads__of_vectors_and_of_the_loop__agree),
		cmocka_unit_test(board__mirrored__gives_the_mirrored_result),
		cmocka_unit_test(opening_together__of_all_49_pairs__names_exactly_one_next),
	};

	return cmocka_run_group_tests_name("conservation", tests, set_up, tear_down);
}
