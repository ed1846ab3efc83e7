/* SPDX-License-Identifier: MIT */
#include "base/rng.h"

#include "test.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

/* From an independent mulberry32 in JavaScript (Math.imul) and one in Python; they agree. */
static void rng__known_seeds__gives_mulberry32(void **state)
{
	static const struct row {
		uint32_t seed;
		uint32_t numbers[5];
	} rows[] = {
		{0, {0x4434b462u, 0x00159c37u, 0x39285b08u, 0x256d8104u, 0x77a2cbd4u}},
		{1, {0xa087eaf3u, 0x00b349c9u, 0x8706c4ebu, 0xfb2627fdu, 0xf7e79d2bu}},
		{42, {0x99e1ef7cu, 0x72c32b8au, 0xda3b32c0u, 0xab73b0adu, 0x2cc09a8au}},
		{0xffffffffu, {0xe57bf3d3u, 0x3081a5a4u, 0xb7350390u, 0xf1ade904u, 0xd8616a2fu}},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct rng rng;

		rng_init(&rng, rows[i].seed);
		for (int n = 0; n < 5; n++)
			assert_int_equal(rng_next(&rng), rows[i].numbers[n]);
	}
}

static void rng__below__is_the_next_number_modulo(void **state)
{
	struct rng whole, part;

	(void)state;
	rng_init(&whole, 7);
	rng_init(&part, 7);
	for (uint32_t count = 1; count <= 1000; count++)
		assert_int_equal(rng_below(&part, count), rng_next(&whole) % count);
}

static void rng__below_zero__is_a_bug_and_ends_the_program(void **state)
{
	int status = 0;
	pid_t child = fork();

	(void)state;
	assert_true(child >= 0);
	if (child == 0) {
		struct rng rng;

		if (!freopen("/dev/null", "w", stderr))
			_exit(9);
		signal(SIGABRT, SIG_DFL);
		rng_init(&rng, 1);
		rng_below(&rng, 0);
		_exit(0);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status));
	assert_int_equal(WTERMSIG(status), SIGABRT);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rng__known_seeds__gives_mulberry32),
		cmocka_unit_test(rng__below__is_the_next_number_modulo),
		cmocka_unit_test(rng__below_zero__is_a_bug_and_ends_the_program),
	};

	return cmocka_run_group_tests_name("rng", tests, NULL, NULL);
}
