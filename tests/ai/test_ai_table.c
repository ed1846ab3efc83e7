/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/table.h"

#include <string.h>

static void table__stored_fact__is_found_unchanged(void **state)
{
	static const struct table_fact facts[] = {
		{.value = 0, .depth = 0, .bound = BOUND_UPPER, .move = 0},
		{.value = 25500, .depth = 768, .bound = BOUND_EXACT, .move = 10},
		{.value = -25500, .depth = TABLE_DEPTH_PROVED, .bound = BOUND_LOWER, .move = 6},
		{.value = -1, .depth = 1, .bound = BOUND_LOWER, .move = TABLE_NO_MOVE},
	};
	struct table table;

	(void)state;
	table_init(&table, 1);
	table_begin(&table);
	for (uint64_t i = 0; i < sizeof(facts) / sizeof(facts[0]); i++) {
		uint64_t key = UINT64_C(0x123456789abcdef0) * (i + 1);
		struct table_fact found;

		assert_false(table_find(&table, key, &found));
		table_store(&table, key, &facts[i]);
		assert_true(table_find(&table, key, &found));
		assert_int_equal(found.value, facts[i].value);
		assert_int_equal(found.depth, facts[i].depth);
		assert_int_equal(found.bound, facts[i].bound);
		assert_int_equal(found.move, facts[i].move);
	}
	table_release(&table);
}

static void table__new_search__has_forgotten(void **state)
{
	struct table_fact fact = {.value = 7, .depth = TABLE_DEPTH_PROVED, .bound = BOUND_EXACT};
	struct table table;

	(void)state;
	table_init(&table, 1);
	table_begin(&table);
	table_store(&table, 42, &fact);
	/* Past the point where the generations start anew. */
	for (int i = 0; i < 70000; i++) {
		table_begin(&table);
		assert_false(table_find(&table, 42, &fact));
	}
	table_release(&table);
}

static void table__proved_fact__is_not_replaced_by_a_guess(void **state)
{
	struct table_fact proved = {.value = 7, .depth = TABLE_DEPTH_PROVED, .bound = BOUND_EXACT};
	struct table_fact guess = {.value = 9, .depth = 40, .bound = BOUND_EXACT};
	struct table_fact found;
	struct table table;

	(void)state;
	table_init(&table, 1);
	table_begin(&table);
	table_store(&table, 42, &proved);
	table_store(&table, 42, &guess);
	assert_true(table_find(&table, 42, &found));
	assert_int_equal(found.value, 7);
	table_release(&table);
}

static void table__full_bucket__loses_the_shallowest(void **state)
{
	/* Equal low bits: all five in one bucket of four. */
	static const int depths[] = {30, 10, 40, 20, 50};
	struct table_fact found;
	struct table table;

	(void)state;
	table_init(&table, 1);
	table_begin(&table);
	for (uint64_t i = 0; i < 5; i++) {
		struct table_fact fact = {.depth = depths[i], .bound = BOUND_LOWER};

		table_store(&table, (i + 1) << 40, &fact);
	}
	for (uint64_t i = 0; i < 5; i++)
		assert_int_equal(table_find(&table, (i + 1) << 40, &found), depths[i] != 10);
	table_release(&table);
}

static struct position board(const uint8_t *cells, int holes, enum side mover, uint32_t burned)
{
	struct position position = {
		.holes = (uint8_t)holes, .mover = (uint8_t)mover, .burned = burned};

	memcpy(position.cells, cells, (size_t)board_places(holes));
	return position;
}

static void key__same_holes_seen_from_the_mover__is_one(void **state)
{
	static const uint8_t here[] = {1, 2, 3, 50, 4, 5, 6, 9};
	static const uint8_t other_stores[] = {1, 2, 3, 0, 4, 5, 6, 30};
	static const uint8_t other_seat[] = {4, 5, 6, 1, 1, 2, 3, 7};
	struct position a = board(here, 3, SIDE_A, 0);
	struct position b = board(other_stores, 3, SIDE_A, 0);
	struct position c = board(other_seat, 3, SIDE_B, 0);

	(void)state;
	assert_true(table_key(&a) == table_key(&b));
	assert_true(table_key(&a) == table_key(&c));
}

static void key__anything_that_matters_differs__is_another(void **state)
{
	static const uint8_t cells[] = {
		1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 0};
	struct position first = board(cells, 11, SIDE_A, 0);
	struct position burned = board(cells, 11, SIDE_A, 1);
	struct position seat = burned;
	struct position turn = first;

	(void)state;
	seat.mover = turn.mover = SIDE_B;
	assert_true(table_key(&burned) != table_key(&seat));
	assert_true(table_key(&first) != table_key(&turn));
	for (int i = 0; i < board_places(11); i++) {
		struct position changed = first;

		changed.cells[i]++;
		assert_int_equal(table_key(&changed) != table_key(&first), !board_is_store(11, i));
	}
}

/* On every machine the same, or answers would differ; worked out apart, with big numbers. */
static void key__known_board__is_the_known_number(void **state)
{
	struct position position;

	(void)state;
	position_init(&position, 9, 9);
	assert_true(table_key(&position) == UINT64_C(0x430b3a4d515d2b86));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(table__stored_fact__is_found_unchanged),
		cmocka_unit_test(table__new_search__has_forgotten),
		cmocka_unit_test(table__proved_fact__is_not_replaced_by_a_guess),
		cmocka_unit_test(table__full_bucket__loses_the_shallowest),
		cmocka_unit_test(key__same_holes_seen_from_the_mover__is_one),
		cmocka_unit_test(key__anything_that_matters_differs__is_another),
		cmocka_unit_test(key__known_board__is_the_known_number),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
