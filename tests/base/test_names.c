/* SPDX-License-Identifier: MIT */
#include "base/file.h"
#include "base/names.h"

#include "scratch.h"
#include "test.h"

#include <stdio.h>
#include <string.h>

static void names__of_a_folder__are_those_with_the_ending_in_their_order(void **state)
{
	static const char *const files[] = {"b.txt", "a.txt", ".c.txt", "d.md", "txt", ".txt"};
	struct scratch *scratch = *state;
	struct names names;

	for (size_t i = 0; i < sizeof files / sizeof *files; i++)
		scratch_write(scratch, files[i], "");
	names_find(&names, scratch->folder, ".txt");
	assert_int_equal(names.count, 2);
	assert_string_equal(names.items[0], "a.txt");
	assert_string_equal(names.items[1], "b.txt");
}

static void names__of_no_folder__are_none(void **state)
{
	struct scratch *scratch = *state;
	struct names names;

	names.count = 7;
	names_find(&names, "", ".txt");
	assert_int_equal(names.count, 0);
	names_find(&names, scratch_path(scratch, "none"), ".txt");
	assert_int_equal(names.count, 0);
}

static void names__more_than_there_is_room_for__are_as_many_as_that(void **state)
{
	struct scratch *scratch = *state;
	struct names names;
	char name[16];

	for (int i = 0; i < NAMES_MAX + 5; i++) {
		snprintf(name, sizeof name, "%d.txt", i);
		scratch_write(scratch, name, "");
	}
	names_find(&names, scratch->folder, ".txt");
	assert_int_equal(names.count, NAMES_MAX);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(names__of_a_folder__are_those_with_the_ending_in_their_order),
		TEST(names__of_no_folder__are_none),
		TEST(names__more_than_there_is_room_for__are_as_many_as_that),
	};
	return cmocka_run_group_tests_name("names", tests, NULL, NULL);
}
