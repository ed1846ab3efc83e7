/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/endgame.h"
#include "base/file.h"
#include "base/scratch.h"
#include "boards.h"
#include "cli_threads.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* What the table's file holds, layer by layer, with its header. */
static void read_table(struct scratch *scratch, const struct endgame *endgame, struct strbuf *text)
{
	const char *path = scratch_path(scratch, "table");
	struct diag diag;

	assert_true(endgame_save(endgame, path, &diag));
	strbuf_init(text);
	assert_true(file_read(path, SIZE_MAX - 1, text, &diag));
}

static void assert_same(
	struct scratch *scratch, const struct endgame *a, const struct endgame *b, const char *what)
{
	struct strbuf of_a, of_b;

	read_table(scratch, a, &of_a);
	read_table(scratch, b, &of_b);
	if (of_a.len != of_b.len || memcmp(of_a.text, of_b.text, of_a.len) != 0)
		fail_msg("%s: not the same bytes", what);
	strbuf_release(&of_a);
	strbuf_release(&of_b);
}

static void build__one_thread_or_four__is_the_same_byte_for_byte(void **state)
{
	struct job_runner runner = cli_threads(), alone = job_runner_inline();

	for (int pack = 0; pack < BOARDS_RULES; pack++) {
		struct rules rules;
		struct endgame *one, *four, *in_line;

		boards_rules(&rules, pack);
		rules_set_board(&rules, 5, 0);
		one = endgame_new(&rules, 8);
		four = endgame_new(&rules, 8);
		in_line = endgame_new(&rules, 8);
		assert_true(endgame_build(one, 1, NULL, NULL));
		assert_true(endgame_build(four, 4, &runner, NULL));
		assert_true(endgame_build(in_line, 99, &alone, NULL));
		assert_same(*state, one, four, boards_name(pack));
		assert_same(*state, one, in_line, boards_name(pack));
		endgame_free(one);
		endgame_free(four);
		endgame_free(in_line);
	}
}

/* A job that builds, for somebody who looks on. */
struct building {
	struct job job;
	struct endgame *endgame;
	struct job_runner runner;
	bool finished;
};

static void build(struct job *job)
{
	struct building *building = (struct building *)job;

	building->finished = endgame_build(building->endgame, 2, &building->runner, &job->stop);
}

static void build__looked_into_and_stopped_and_gone_on_with__is_as_built_at_once(void **state)
{
	struct building building = {.runner = cli_threads()};
	struct endgame *whole;
	struct rules rules;
	struct rng rng;
	int stops = 0, found = 0;

	boards_rules(&rules, 5); /* of those whose moves may bank nothing */
	rules_set_board(&rules, 5, 0);
	rng_init(&rng, 3);
	whole = endgame_new(&rules, 10);
	building.endgame = endgame_new(&rules, 10);
	assert_true(endgame_build(whole, 1, NULL, NULL));
	job_init(&building.job, build);
	do {
		assert_true(job_start(&building.runner, &building.job));
		for (int looks = 50 << stops; looks > 0; looks--) {
			struct match match;
			int value, expected;

			if (!boards_scatter(&match, &rules, &rng, 1 + (int)rng_below(&rng, 10)) ||
				!endgame_find(building.endgame, &match.position, &value))
				continue;
			assert_true(endgame_find(whole, &match.position, &expected));
			assert_int_equal(value, expected);
			found++;
		}
		stops++;
		job_cancel(&building.runner, &building.job);
		assert_true(building.finished == (endgame_ready(building.endgame) == 10));
	} while (!building.finished);
	assert_true(stops > 1);
	assert_true(found > 0);
	assert_same(*state, whole, building.endgame, "stopped and gone on with");
	endgame_free(whole);
	endgame_free(building.endgame);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			build__one_thread_or_four__is_the_same_byte_for_byte, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(
			build__looked_into_and_stopped_and_gone_on_with__is_as_built_at_once,
			scratch_setup, scratch_teardown),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
