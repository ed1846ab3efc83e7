/* SPDX-License-Identifier: MIT */
/*
 * What must hold in every game under every rule: seeds are conserved after each event, events alone
 * rebuild the board, mirrored boards give mirrored results, and nobody has the turn without a move.
 */
#include "test.h"

#include "base/xalloc.h"
#include "core/followed.h"
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

static void game__of_any_rules__conserves_seeds_and_is_rebuilt_by_events(void **state)
{
	struct rng rng;

	rng_init(&rng, 20261130);
	for (int game = 0; game < GAMES; game++) {
		struct followed played;
		struct rules rules;

		random_rules(&rules, &rng);
		followed_start(&played, &rules, (enum side)rng_below(&rng, 2), *state);
		for (int i = 0; played.match.phase != MATCH_OVER; i++) {
			followed_check_turn(&played);
			assert_true(i < 20000);
			followed_play(&played, random_choice(&played.match, &rng));
		}
		followed_check_turn(&played);
		assert_true(played.match.result != RESULT_NONE);
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

		random_round_rules(&rules, &rng);
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

/* Both hands of an opening together, to their end; the one event that says who is next. */
static struct event open_together(
	const struct rules *rules, int pair, struct event_list *events, struct followed *played)
{
	struct event together = {0};
	struct rng rng;
	int named = 0;

	rng_init(&rng, (uint32_t)pair);
	followed_start(played, rules, SIDE_A, events);
	followed_play(played, pair / 7);
	followed_play(played, 8 + pair % 7);
	for (;;) {
		for (int i = 0; i < events->len; i++) {
			if (events->items[i].kind != EVENT_TOGETHER)
				continue;
			together = events->items[i];
			named++;
		}
		if (played->match.phase != MATCH_CHOOSING)
			break;
		followed_check_turn(played);
		followed_play(played, random_choice(&played->match, &rng));
	}
	assert_int_equal(named, 1);
	return together;
}

/*
 * Elsewhere the next one was to be "chosen by chance" and was always the first, or both waited for
 * each other for ever, and seeds doubled where both hands sowed one hole.
 */
static void opening_together__of_all_49_pairs__names_one_next_by_the_rule(void **state)
{
	int equal = 0;

	for (int k = 0; k < 2 * 49; k++) {
		struct followed played;
		struct rules rules;
		struct event together;
		enum side longer;

		rules_init(&rules);
		rules.start = START_TOGETHER;
		rules.start_next = k / 49;
		together = open_together(&rules, k % 49, *state, &played);
		longer = together.b > together.a ? SIDE_B : SIDE_A;
		if (together.a == together.b)
			assert_int_equal(together.next, SIDE_A);
		else
			assert_int_equal(together.next, rules.start_next == START_NEXT_LONGEST
								? longer
								: side_other(longer));
		equal += together.a == together.b;
		followed_check_turn(&played);
	}
	assert_true(equal > 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(game__of_any_rules__conserves_seeds_and_is_rebuilt_by_events),
		cmocka_unit_test(board__mirrored__gives_the_mirrored_result),
		cmocka_unit_test(opening_together__of_all_49_pairs__names_one_next_by_the_rule),
	};

	return cmocka_run_group_tests_name("conservation", tests, set_up, tear_down);
}
