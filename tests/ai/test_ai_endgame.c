/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/endgame.h"
#include "ai/endgame_index.h"
#include "boards.h"
#include "core/move.h"
#include "full_search.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* ---- Numbers ------------------------------------------------------------------------------- */

static void positions__of_known_sizes__are_counted(void **state)
{
	static const struct {
		int holes, seeds;
		uint64_t positions;
	} rows[] = {
		{7, 0, 1},
		{7, 1, 15},
		{7, 13, 20058300},  /* C(27, 14) */
		{7, 16, 145422675}, /* C(30, 14) */
		{3, 24, 593775},    /* C(30, 6) */
		{11, 2, 276},       /* C(24, 22) */
		{11, 24, UINT64_C(7890371113950)},
		{11, 242, UINT64_MAX},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint64_t positions = endgame_positions(rows[i].holes, rows[i].seeds);

		if (positions != rows[i].positions)
			fail_msg("%d holes, %d seeds: %llu", rows[i].holes, rows[i].seeds,
				(unsigned long long)positions);
	}
}

static void seeds_within__each_size__is_the_largest_that_fits(void **state)
{
	(void)state;
	assert_int_equal(endgame_seeds_within(7, 20058300), 13);
	assert_int_equal(endgame_seeds_within(7, 20058299), 12);
	assert_int_equal(endgame_seeds_within(7, 1), 0);
	assert_int_equal(endgame_seeds_within(3, UINT64_MAX - 1), ENDGAME_SEEDS_MAX);
	for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
		int seeds = endgame_seeds_within(holes, ENDGAME_POSITIONS_MAX);

		assert_true(endgame_positions(holes, seeds) <= ENDGAME_POSITIONS_MAX);
		assert_true(seeds == ENDGAME_SEEDS_MAX ||
			    endgame_positions(holes, seeds + 1) > ENDGAME_POSITIONS_MAX);
	}
}

/* Every number stands for one board, and the boards come in the order of their numbers. */
static void index__stepped_through_on_each_size__numbers_every_board_once(void **state)
{
	(void)state;
	for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
		int most = endgame_seeds_within(holes, 20000);
		struct endgame_index index;
		uint32_t number = 0;

		endgame_index_init(&index, holes);
		for (int seeds = 0; seeds <= most; seeds++) {
			struct position position = {.holes = (uint8_t)holes}, laid = position;

			assert_int_equal(endgame_index_layer(&index, seeds), number);
			endgame_index_lay(&index, number, seeds, &position);
			for (; number < endgame_index_layer(&index, seeds + 1); number++) {
				assert_int_equal(position_total(&position), seeds);
				assert_int_equal(endgame_index_of(&index, position.cells,
							 position.cells + holes + 1),
					number);
				endgame_index_lay(&index, number, seeds, &laid);
				assert_memory_equal(laid.cells, position.cells, BOARD_CELLS);
				if (number + 1 < endgame_index_layer(&index, seeds + 1))
					endgame_index_step(&index, &position);
			}
		}
		assert_int_equal(number, endgame_positions(holes, most));
	}
}

/* ---- Values -------------------------------------------------------------------------------- */

struct comparison {
	const char *name;
	const struct endgame *endgame;
	struct full_search *search;
	struct rng rng;
	long long found;
};

static void compare(struct comparison *comparison, const struct position *position)
{
	int n = position->holes, expected = full_search_value(comparison->search, position), value;
	struct position turned = {.holes = (uint8_t)n, .mover = SIDE_B};

	if (!endgame_find(comparison->endgame, position, &value))
		fail_msg("%s, %d holes: a position is not known", comparison->name, n);
	if (value != expected)
		fail_msg("%s, %d holes: %d, a full search says %d", comparison->name, n, value,
			expected);
	/* The other seat sees the same, whatever stands in the stores. */
	memcpy(turned.cells, position->cells + n + 1, (size_t)n);
	memcpy(turned.cells + n + 1, position->cells, (size_t)n);
	turned.cells[n] = (uint8_t)rng_below(&comparison->rng, 100);
	turned.cells[2 * n + 1] = (uint8_t)rng_below(&comparison->rng, 100);
	assert_true(endgame_find(comparison->endgame, &turned, &value));
	assert_int_equal(value, expected);
	comparison->found++;
}

/* Lays LEFT seeds into the holes from PLACE on in every way. */
static void compare_all(
	struct comparison *comparison, struct position *position, int place, int left)
{
	int n = position->holes;

	if (place == n)
		place++;
	if (place == 2 * n) {
		position->cells[place] = (uint8_t)left;
		if (position_liftable(position, SIDE_A))
			compare(comparison, position);
		return;
	}
	for (int seeds = 0; seeds <= left; seeds++) {
		position->cells[place] = (uint8_t)seeds;
		compare_all(comparison, position, place + 1, left - seeds);
	}
	position->cells[place] = 0;
}

static uint64_t choose(int n, int k)
{
	uint64_t ways = 1;

	for (int i = 1; i <= k; i++)
		ways = ways * (uint64_t)(n - k + i) / (uint64_t)i;
	return ways;
}

/* All positions of as many seeds as POSITIONS hold. */
static void check_rules(const char *name, const struct rules *rules, uint64_t positions)
{
	int n = rules->holes, seeds = endgame_seeds_within(n, positions);
	struct endgame *endgame = endgame_new(rules, seeds);
	struct comparison comparison = {
		.name = name, .endgame = endgame, .search = full_search_new(rules)};

	rng_init(&comparison.rng, 5);
	assert_true(endgame_build(endgame, 1, NULL, NULL));
	assert_int_equal(endgame_ready(endgame), seeds);
	for (int s = 1; s <= seeds; s++) {
		struct position position = {.holes = (uint8_t)n, .mover = SIDE_A};

		compare_all(&comparison, &position, 0, s);
	}
	/* Those whose mover has no seed are none. */
	assert_int_equal(comparison.found, choose(2 * n + seeds, seeds) - choose(n + seeds, seeds));
	assert_true(endgame_verify(endgame, 1000, 1));
	full_search_free(comparison.search);
	endgame_free(endgame);
}

static void table__every_position_under_each_pack__equals_a_full_search(void **state)
{
	(void)state;
	for (int pack = 0; pack < BOARDS_RULES; pack++)
		for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
			struct rules rules;

			boards_rules(&rules, pack);
			rules_set_board(&rules, holes, 0);
			check_rules(boards_name(pack), &rules, 12000);
		}
}

static void table__every_position_under_any_options__equals_a_full_search(void **state)
{
	struct rng rng;

	(void)state;
	rng_init(&rng, 21);
	for (int i = 0; i < 60; i++) {
		struct rules rules;

		boards_any_rules(&rules, &rng);
		check_rules("any options", &rules, 3000);
	}
}

static void table__samples_of_more_seeds__equal_a_full_search(void **state)
{
	(void)state;
	for (int pack = 0; pack < BOARDS_RULES; pack++) {
		struct rules rules;
		struct comparison comparison = {.name = boards_name(pack)};
		struct endgame *endgame;

		boards_rules(&rules, pack);
		rules_set_board(&rules, 4, 0);
		comparison.endgame = endgame = endgame_new(&rules, 12);
		comparison.search = full_search_new(&rules);
		rng_init(&comparison.rng, 31);
		assert_true(endgame_build(endgame, 1, NULL, NULL));
		while (comparison.found < 300) {
			struct position position = {.holes = 4, .mover = SIDE_A};

			for (int i = 0; i < 12; i++) {
				uint32_t at = rng_below(&comparison.rng, 8);

				position.cells[at < 4 ? at : at + 1]++;
			}
			if (position_liftable(&position, SIDE_A))
				compare(&comparison, &position);
		}
		full_search_free(comparison.search);
		endgame_free(endgame);
	}
}

/* ---- What it does not know --------------------------------------------------------------------
 */

static void find__what_it_does_not_hold__is_false(void **state)
{
	struct rules rules;
	struct endgame *endgame;
	struct position position = {.cells = {1, 2, 0, 50, 1}, .holes = 3, .mover = SIDE_A};
	int value;

	(void)state;
	rules_init(&rules);
	rules_set_board(&rules, 3, 0);
	endgame = endgame_new(&rules, 4);
	assert_int_equal(endgame_seeds(endgame), 4);
	assert_int_equal(endgame_ready(endgame), -1);
	assert_false(endgame_find(endgame, &position, &value));
	assert_true(endgame_build(endgame, 1, NULL, NULL));
	assert_int_equal(endgame_ready(endgame), 4);
	assert_true(endgame_find(endgame, &position, &value));

	position.cells[6] = 1;
	assert_false(endgame_find(endgame, &position, &value));
	position.cells[6] = 250 - 50;
	assert_false(endgame_find(endgame, &position, &value));
	position.cells[6] = 0;
	position.burned = 1 << 5;
	assert_false(endgame_find(endgame, &position, &value));
	position.burned = 0;
	assert_true(endgame_find(endgame, &position, &value));
	/* A board of another size. */
	position = (struct position){.cells = {1, 2, 0, 0, 9, 1}, .holes = 4, .mover = SIDE_A};
	assert_false(endgame_find(endgame, &position, &value));
	/* A mover without a seed. */
	position = (struct position){.cells = {1, 2, 0, 9}, .holes = 3, .mover = SIDE_B};
	assert_false(endgame_find(endgame, &position, &value));
	endgame_free(endgame);
	endgame_free(NULL);
}

static void is_for__each_option_changed__only_what_is_outside_a_round_is_shared(void **state)
{
	struct rules rules;
	struct endgame *endgame;

	(void)state;
	rules_init(&rules);
	endgame = endgame_new(&rules, 0);
	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		struct rules other = rules;

		rules_set(&other, option, option_values(option) ? !rules_get(&rules, option) : 5);
		assert_int_equal(endgame_is_for(endgame, &other), option >= OPTION_START);
	}
	rules_set_board(&rules, 7, 3);
	assert_true(endgame_is_for(endgame, &rules));
	rules_set_board(&rules, 6, 7);
	assert_false(endgame_is_for(endgame, &rules));
	endgame_free(endgame);
}

/* ---- Stopping ---------------------------------------------------------------------------------
 */

static void build__stopped_at_once__knows_nothing_and_goes_on(void **state)
{
	atomic_bool stop;
	struct rules rules;
	struct endgame *endgame;

	(void)state;
	rules_init(&rules);
	endgame = endgame_new(&rules, 5);
	atomic_init(&stop, true);
	assert_false(endgame_build(endgame, 1, NULL, &stop));
	assert_int_equal(endgame_ready(endgame), -1);
	atomic_store(&stop, false);
	assert_true(endgame_build(endgame, 1, NULL, &stop));
	assert_int_equal(endgame_ready(endgame), 5);
	assert_true(endgame_verify(endgame, 5000, 2));
	endgame_free(endgame);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(positions__of_known_sizes__are_counted),
		cmocka_unit_test(seeds_within__each_size__is_the_largest_that_fits),
		cmocka_unit_test(index__stepped_through_on_each_size__numbers_every_board_once),
		cmocka_unit_test(table__every_position_under_each_pack__equals_a_full_search),
		cmocka_unit_test(table__every_position_under_any_options__equals_a_full_search),
		cmocka_unit_test(table__samples_of_more_seeds__equal_a_full_search),
		cmocka_unit_test(find__what_it_does_not_hold__is_false),
		cmocka_unit_test(
			is_for__each_option_changed__only_what_is_outside_a_round_is_shared),
		cmocka_unit_test(build__stopped_at_once__knows_nothing_and_goes_on),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
