/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/large.h"

#include <stdint.h>
#include <string.h>

static const size_t sizes[] = {1, 64, 4096, 4097, (1 << 21) - 1, 1 << 21, (1 << 21) + 1, 5000000};
enum { SIZES = sizeof sizes / sizeof *sizes };

static void alloc__any_size__is_zeroed_aligned_and_writable(void **state)
{
	(void)state;
	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < SIZES; i++) {
			unsigned char *memory = large_alloc(sizes[i]);

			assert_int_equal((uintptr_t)memory % 64, 0);
			for (size_t k = 0; k < sizes[i]; k++)
				if (memory[k] != 0)
					fail_msg("size %zu, byte %zu", sizes[i], k);
			memset(memory, 0xff, sizes[i]);
			large_free(memory, sizes[i]);
		}
	}
}

static void alloc__several_at_once__do_not_touch(void **state)
{
	unsigned char *memory[SIZES];

	(void)state;
	for (int i = 0; i < SIZES; i++) {
		memory[i] = large_alloc(sizes[i]);
		memset(memory[i], i + 1, sizes[i]);
	}
	for (int i = 0; i < SIZES; i += 2)
		large_free(memory[i], sizes[i]);
	for (int i = 1; i < SIZES; i += 2) {
		assert_int_equal(memory[i][0], i + 1);
		assert_int_equal(memory[i][sizes[i] - 1], i + 1);
		large_free(memory[i], sizes[i]);
	}
}

/* A program that thinks for hours makes and drops many. */
static void free__ten_thousand_times__gives_all_back(void **state)
{
	(void)state;
	for (int i = 0; i < 10000; i++)
		large_free(large_alloc(64u << 20), 64u << 20);
	large_free(NULL, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(alloc__any_size__is_zeroed_aligned_and_writable),
		cmocka_unit_test(alloc__several_at_once__do_not_touch),
		cmocka_unit_test(free__ten_thousand_times__gives_all_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
