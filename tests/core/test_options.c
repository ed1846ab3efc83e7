/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "core/rules.h"

#include <string.h>

static void option__by_its_path_and_value_names__is_found_again(void **state)
{
	(void)state;
	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		const char *path = option_path(option);
		int value;

		assert_int_equal(option_find(path, strlen(path)), option);
		for (int v = 0; v < option_values(option); v++) {
			const char *name = option_value_name(option, v);

			assert_true(option_parse(option, name, strlen(name), &value));
			assert_int_equal(value, v);
		}
		assert_null(option_value_name(option, option_values(option)));
		assert_false(option_parse(option, "tidak-ada", 9, &value));
	}
	assert_int_equal(option_find("relays", 6), OPTION_COUNT);
}

static void option__set__is_the_only_one_that_changes(void **state)
{
	(void)state;
	for (int i = 0; i < OPTION_COUNT; i++) {
		struct rules plain, changed;
		enum option option = (enum option)i;

		rules_init(&plain);
		changed = plain;
		rules_set(&changed, option, !rules_get(&plain, option));
		assert_false(rules_equal(&plain, &changed));
		for (int j = 0; j < OPTION_COUNT; j++)
			assert_int_equal(rules_get(&changed, (enum option)j) !=
						 rules_get(&plain, (enum option)j),
				i == j);
	}
}

static void option__misspelt__has_its_nearest_named(void **state)
{
	(void)state;
	assert_int_equal(option_nearest("relai"), OPTION_RELAY);
	assert_int_equal(option_nearest("menembak.sides"), OPTION_SHOT_SIDE);
	assert_int_equal(option_nearest("rounds.maxRound"), OPTION_MAX_ROUNDS);
	assert_int_equal(option_nearest("finalsweep"), OPTION_FINAL_SWEEP);
}

static void max_rounds__is_a_whole_number_of_0_to_99(void **state)
{
	static const char *const bad[] = {"", "100", "-1", "01", "1x", "1.0", " 1"};
	int value;

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_false(option_parse(OPTION_MAX_ROUNDS, bad[i], strlen(bad[i]), &value));
	assert_true(option_parse(OPTION_MAX_ROUNDS, "99", 2, &value));
	assert_int_equal(value, 99);
	assert_true(option_parse(OPTION_MAX_ROUNDS, "0", 1, &value));
}

static void board__of_every_size__is_taken_up_to_255_seeds(void **state)
{
	struct rules rules;

	(void)state;
	rules_init(&rules);
	for (int holes = 3; holes <= 11; holes++)
		assert_true(rules_set_board(&rules, holes, 0));
	assert_int_equal(rules.seeds_per_hole, 11);
	assert_false(rules_set_board(&rules, 2, 0));
	assert_false(rules_set_board(&rules, 12, 0));
	assert_false(rules_set_board(&rules, 11, 12));
	assert_true(rules_set_board(&rules, 3, 42));
	assert_false(rules_set_board(&rules, 3, 43));
	assert_int_equal(rules.holes, 3);
}

static void discarded_rest__with_several_rounds__is_a_conflict(void **state)
{
	struct rules rules;
	enum option at;

	(void)state;
	rules_init(&rules);
	assert_null(rules_conflict(&rules, &at));
	rules.final_sweep = SWEEP_DISCARD;
	rules.rounds = ROUNDS_SEVERAL;
	assert_non_null(rules_conflict(&rules, &at));
	assert_int_equal(at, OPTION_FINAL_SWEEP);
	rules.final_sweep = SWEEP_LAST_MOVER;
	assert_null(rules_conflict(&rules, &at));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(option__by_its_path_and_value_names__is_found_again),
		cmocka_unit_test(option__set__is_the_only_one_that_changes),
		cmocka_unit_test(option__misspelt__has_its_nearest_named),
		cmocka_unit_test(max_rounds__is_a_whole_number_of_0_to_99),
		cmocka_unit_test(board__of_every_size__is_taken_up_to_255_seeds),
		cmocka_unit_test(discarded_rest__with_several_rounds__is_a_conflict),
	};

	return cmocka_run_group_tests_name("options", tests, NULL, NULL);
}
