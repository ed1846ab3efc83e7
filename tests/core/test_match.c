/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/xalloc.h"
#include "core/match.h"

#include <stdlib.h>
#include <string.h>

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

static void several_rounds(struct rules *rules)
{
	rules_init(rules);
	rules_set_board(rules, 3, 3);
	rules->rounds = ROUNDS_SEVERAL;
	rules->terminal = TERMINAL_BOARD_EMPTY;
}

/* A board on which A's one seed goes home and ends the round with these stores. */
static void end_round(
	struct match *match, const struct rules *rules, int a, int b, struct event_list *events)
{
	uint8_t cells[8] = {0, 0, 1, 0, 0, 0, 0, 0};

	cells[3] = (uint8_t)(a - 1);
	cells[7] = (uint8_t)b;
	match_init_position(match, rules, cells, SIDE_A);
	events->len = 0;
	match_play(match, 2, events);
}

struct refill_row {
	const char *name;
	int from, a, b;
	uint8_t cells[8];
	uint32_t burned;
	enum side first;
};

static void refill__of_whole_holes__starts_where_the_rule_says(void **state)
{
	static const struct refill_row rows[] = {
		{"near", REFILL_NEAR_STORE, 7, 11, {0, 3, 3, 1, 3, 3, 3, 2}, 1u << 0, SIDE_A},
		{"far", REFILL_FAR_FROM_STORE, 7, 11, {3, 3, 0, 1, 3, 3, 3, 2}, 1u << 2, SIDE_A},
		{"b fewer", REFILL_NEAR_STORE, 13, 5, {3, 3, 3, 4, 0, 0, 3, 2}, 3u << 4, SIDE_B},
		{"equal: the other one", REFILL_NEAR_STORE, 9, 9, {3, 3, 3, 0, 3, 3, 3, 0}, 0,
			SIDE_B},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct rules rules;
		struct match match;

		several_rounds(&rules);
		rules.refill_from = rows[i].from;
		end_round(&match, &rules, rows[i].a, rows[i].b, *state);
		assert_int_equal(match.phase, MATCH_PLAYING);
		assert_int_equal(match.round, 2);
		assert_memory_equal(match.position.cells, rows[i].cells, 8);
		assert_int_equal(match.position.burned, rows[i].burned);
		assert_int_equal(match.position.mover, rows[i].first);
	}
}

static void match__with_fewer_seeds_than_a_hole__ends_or_stands_together(void **state)
{
	struct rules rules;
	struct match match;

	several_rounds(&rules);
	end_round(&match, &rules, 2, 16, *state);
	assert_int_equal(match.phase, MATCH_OVER);
	assert_int_equal(match.result, RESULT_B);
	rules.match_end = MATCH_END_NO_SEED;
	end_round(&match, &rules, 2, 16, *state);
	assert_int_equal(match.phase, MATCH_PLAYING);
	assert_int_equal(match.position.cells[2], 2);
	assert_int_equal(match.position.burned, 3u);
}

static void match__of_a_limit__ends_after_that_round(void **state)
{
	struct event_list *events = *state;
	struct rules rules;
	struct match match;

	several_rounds(&rules);
	rules.max_rounds = 1;
	end_round(&match, &rules, 10, 8, events);
	assert_int_equal(match.phase, MATCH_OVER);
	assert_int_equal(match.result, RESULT_A);
	assert_int_equal(events->items[events->len - 1].kind, EVENT_MATCH);
}

static void burned_hole__for_ever__stays_burned_though_seeds_suffice(void **state)
{
	struct rules rules;
	struct match match;

	for (int forever = 0; forever < 2; forever++) {
		several_rounds(&rules);
		rules.burned_forever = forever;
		end_round(&match, &rules, 7, 11, *state);
		assert_int_equal(match.position.burned, 1u);
		/* The same end again, in the second round, with seeds for all three holes. */
		memset(match.position.cells, 0, sizeof match.position.cells);
		match.position.cells[2] = 1;
		match.position.cells[3] = 9;
		match.position.cells[7] = 8;
		match.position.mover = SIDE_A;
		match_play(&match, 2, NULL);
		assert_int_equal(match.position.burned & 7u, forever ? 1u : 0u);
		assert_int_equal(match.position.cells[3], forever ? 4 : 1);
	}
}

/* A match without a limit may have more rounds than a byte counts. */
static void match__of_hundreds_of_rounds__counts_them_all(void **state)
{
	struct event_list *events = *state;
	struct rules rules;
	struct match match;

	several_rounds(&rules);
	end_round(&match, &rules, 9, 9, events);
	for (int round = 2; round <= 600; round++) {
		assert_int_equal(match.round, round);
		assert_int_equal(match.rounds_played, round - 1);
		assert_int_equal(events->items[events->len - 1].kind, EVENT_REFILL);
		assert_int_equal(events->items[events->len - 1].round, round);
		memset(match.position.cells, 0, sizeof match.position.cells);
		match.position.cells[2] = 1;
		match.position.cells[3] = 8;
		match.position.cells[7] = 9;
		match.position.mover = SIDE_A;
		events->len = 0;
		match_play(&match, 2, events);
	}
}

static void tie__by_burned_holes__goes_to_the_one_with_fewer(void **state)
{
	struct rules rules;
	struct match match;

	several_rounds(&rules);
	rules.tie_break = TIE_BURNED_HOLES;
	rules.max_rounds = 2;
	end_round(&match, &rules, 7, 11, *state);
	memset(match.position.cells, 0, sizeof match.position.cells);
	match.position.cells[2] = 1;
	match.position.cells[3] = 8;
	match.position.cells[7] = 9;
	match.position.mover = SIDE_A;
	match_play(&match, 2, NULL);
	assert_int_equal(match.phase, MATCH_OVER);
	assert_int_equal(match.result, RESULT_B); /* A had a burned hole */
}

static void check__of_every_wish__answers_with_its_verdict(void **state)
{
	static const struct {
		int place;
		enum verdict verdict;
	} rows[] = {
		{0, VERDICT_OK},
		{7, VERDICT_NOT_YOURS},
		{8, VERDICT_NOT_YOURS},
		{15, VERDICT_NOT_YOURS},
		{16, VERDICT_NOT_A_PLACE},
		{-1, VERDICT_NOT_A_PLACE},
		{3, VERDICT_EMPTY},
		{4, VERDICT_BURNED},
	};
	struct rules rules;
	struct match match;

	(void)state;
	rules_init(&rules);
	match_init(&match, &rules, SIDE_A);
	match.position.cells[3] = 0;
	match.position.cells[4] = 0;
	match.position.burned = 1u << 4;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		assert_int_equal(match_check(&match, rows[i].place), rows[i].verdict);
	match_concede(&match, SIDE_A, NULL);
	assert_int_equal(match_check(&match, 0), VERDICT_OVER);
	assert_int_equal(match.result, RESULT_B);
}

static void set_position__that_has_ended__is_over_at_once(void **state)
{
	static const uint8_t cells[16] = {0, 0, 0, 0, 0, 0, 0, 50, 0, 3, 0, 0, 0, 0, 0, 45};
	struct rules rules;
	struct match match;

	(void)state;
	rules_init(&rules);
	match_init_position(&match, &rules, cells, SIDE_A);
	assert_int_equal(match.phase, MATCH_OVER);
	assert_int_equal(match.result, RESULT_A);
	rules.terminal = TERMINAL_BOARD_EMPTY;
	match_init_position(&match, &rules, cells, SIDE_A);
	assert_int_equal(match.phase, MATCH_PLAYING);
	assert_int_equal(match.position.mover, SIDE_B); /* A passes */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(refill__of_whole_holes__starts_where_the_rule_says),
		cmocka_unit_test(match__with_fewer_seeds_than_a_hole__ends_or_stands_together),
		cmocka_unit_test(match__of_a_limit__ends_after_that_round),
		cmocka_unit_test(burned_hole__for_ever__stays_burned_though_seeds_suffice),
		cmocka_unit_test(match__of_hundreds_of_rounds__counts_them_all),
		cmocka_unit_test(tie__by_burned_holes__goes_to_the_one_with_fewer),
		cmocka_unit_test(check__of_every_wish__answers_with_its_verdict),
		cmocka_unit_test(set_position__that_has_ended__is_over_at_once),
	};

	return cmocka_run_group_tests_name("match", tests, set_up, tear_down);
}
