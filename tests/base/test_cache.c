/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/cache.h"
#include "base/file.h"
#include "base/scratch.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>

/* NAME, written so many seconds after 1970. */
static void put(struct scratch *scratch, const char *name, long seconds)
{
	const struct timespec times[2] = {{.tv_sec = seconds}, {.tv_sec = seconds}};

	scratch_write(scratch, name, "x");
	assert_int_equal(utimensat(AT_FDCWD, scratch_path(scratch, name), times, 0), 0);
}

static void tidy__too_many_of_a_kind__the_oldest_go(void **state)
{
	struct scratch *scratch = *state;
	char name[32];

	for (int i = 0; i < 100; i++) {
		snprintf(name, sizeof name, "table-%d", i * 37 % 100);
		put(scratch, name, 1000 + i * 37 % 100);
	}
	put(scratch, "tables", 1); /* another kind */
	put(scratch, "table-100.tmp", 2000);
	cache_tidy(scratch->folder, "table-", 4);
	assert_int_equal(scratch_count(scratch), 5);
	for (int i = 97; i < 100; i++) {
		snprintf(name, sizeof name, "table-%d", i);
		scratch_assert(scratch, name, "x");
	}
	scratch_assert(scratch, "table-100.tmp", "x");
	scratch_assert(scratch, "tables", "x");
}

static void tidy__touched_file__counts_as_new(void **state)
{
	struct scratch *scratch = *state;

	put(scratch, "table-0", 1000);
	put(scratch, "table-1", 1001);
	put(scratch, "table-2", 1002);
	cache_touch(scratch_path(scratch, "table-0"));
	cache_tidy(scratch->folder, "table-", 2);
	scratch_assert(scratch, "table-0", "x");
	scratch_assert(scratch, "table-1", NULL);
	scratch_assert(scratch, "table-2", "x");
}

static void tidy__folders_and_what_is_not_there__are_left_alone(void **state)
{
	struct scratch *scratch = *state;
	struct diag diag;

	assert_true(file_make_folder(scratch_path(scratch, "table-folder"), &diag));
	put(scratch, "table-0", 1000);
	cache_tidy(scratch->folder, "table-", 1);
	assert_int_equal(scratch_count(scratch), 2);
	cache_tidy(scratch_path(scratch, "no"), "table-", 1);
	cache_tidy("", "table-", 1);
	cache_touch(scratch_path(scratch, "no"));
	assert_int_equal(scratch_count(scratch), 2);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		TEST(tidy__too_many_of_a_kind__the_oldest_go),
		TEST(tidy__touched_file__counts_as_new),
		TEST(tidy__folders_and_what_is_not_there__are_left_alone),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
