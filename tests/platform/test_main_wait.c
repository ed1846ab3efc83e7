/* SPDX-License-Identifier: MIT */
#include "main_wait.h"
#include "test.h"

#include <stdbool.h>

/*
 * Elsewhere the window stood still while the computer thought, and a menu at rest took a whole
 * core because nothing but the display held the loop back.
 */
static void wait__of_each_state__is_as_long_as_nothing_is_missed(void **state)
{
	static const struct row {
		struct main_wait wait; /* stale, app, repeat, jobs, since the last frame */
		int ms;
	} rows[] = {
		{{false, -1, -1, false, 0}, -1}, /* at rest: until something happens */
		{{false, -1, -1, false, 900000}, -1},
		{{false, -1, -1, true, 0}, 100}, /* it thinks: inputs are taken all the same */
		{{false, 5000, -1, true, 900}, 100},
		{{false, 60, -1, true, 900}, 60},
		{{false, 5000, -1, false, 900}, 5000},
		{{true, -1, -1, false, 0}, 16}, /* a frame too soon, also without vsync */
		{{true, -1, -1, false, 15}, 1},
		{{true, -1, -1, false, 16}, 0},
		{{true, 5000, -1, true, 900}, 0},
		{{false, 0, -1, false, 3}, 13}, /* seeds in the air */
		{{false, 0, -1, true, 40}, 0},
		{{false, -1, 70, false, 0}, 70}, /* a direction is held */
		{{false, -1, 70, true, 0}, 70},
		{{false, 30, 70, false, 0}, 30},
		{{true, -1, 5, false, 0}, 5},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (main_wait_ms(&rows[i].wait) != rows[i].ms)
			fail_msg("row %zu: %d, wanted %d", i, main_wait_ms(&rows[i].wait),
				rows[i].ms);
}

static void wait__while_a_job_runs__is_never_over_a_tenth_of_a_second(void **state)
{
	(void)state;
	for (int app = -1; app < 3000; app += 7) {
		for (int repeat = -1; repeat < 300; repeat += 13) {
			struct main_wait wait = {
				.app = app, .repeat = repeat, .jobs = true, .since_frame = 20};

			assert_in_range(main_wait_ms(&wait), 0, 100);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(wait__of_each_state__is_as_long_as_nothing_is_missed),
		cmocka_unit_test(wait__while_a_job_runs__is_never_over_a_tenth_of_a_second),
	};

	return cmocka_run_group_tests_name("main_wait", tests, NULL, NULL);
}
