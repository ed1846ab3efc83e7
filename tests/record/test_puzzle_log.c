/* SPDX-License-Identifier: MIT */
/* Which puzzles were tried and how that went, and the file that keeps it. */
#include "test.h"

#include "base/bad_files.h"
#include "record/puzzle_log.h"

#include <stdio.h>
#include <string.h>

static const struct puzzle_claim one = {.goal = PUZZLE_HOME, .code = "umum@1.0."};
static const struct puzzle_claim other = {.goal = PUZZLE_HOME, .code = "umum@2.0."};

static void check(const struct puzzle_log *log, int day, const struct puzzle_claim *claim,
	enum puzzle_mark mark, int tries)
{
	const struct puzzle_log_entry *entry = puzzle_log_find(log, day, claim);

	assert_non_null(entry);
	assert_int_equal(entry->mark, mark);
	assert_int_equal(entry->tries, tries);
}

static void log__tries_until_it_is_solved__are_counted_and_then_no_more(void **state)
{
	struct puzzle_log log;

	(void)state;
	puzzle_log_init(&log);
	assert_null(puzzle_log_find(&log, 0, &one));
	puzzle_log_try(&log, 0, &one, false);
	check(&log, 0, &one, PUZZLE_TRIED, 1);
	puzzle_log_try(&log, 0, &one, true);
	check(&log, 0, &one, PUZZLE_DONE, 2);
	puzzle_log_try(&log, 0, &one, false);
	puzzle_log_look(&log, 0, &one);
	check(&log, 0, &one, PUZZLE_DONE, 2);
	assert_null(puzzle_log_find(&log, 7, &one));
	assert_null(puzzle_log_find(&log, 0, &other));
	puzzle_log_release(&log);
}

static void log__solution_that_was_looked_at__is_never_solved(void **state)
{
	struct puzzle_log log;

	(void)state;
	puzzle_log_init(&log);
	puzzle_log_try(&log, 5, &one, false);
	puzzle_log_look(&log, 5, &one);
	puzzle_log_try(&log, 5, &one, true);
	check(&log, 5, &one, PUZZLE_LOOKED, 1);
	assert_int_equal(puzzle_log_streak(&log, 5), 0);
	puzzle_log_release(&log);
}

static void streak__of_days__counts_back_from_today_or_yesterday(void **state)
{
	static const struct {
		int today, days;
	} rows[] = {{10, 1}, {11, 1}, {12, 0}, {14, 1}, {15, 2}, {16, 3}, {17, 3}, {18, 0}, {9, 0}};
	static const int solved[] = {10, 14, 15, 16};
	struct puzzle_log log;

	(void)state;
	puzzle_log_init(&log);
	assert_int_equal(puzzle_log_streak(&log, 10), 0);
	for (size_t i = 0; i < sizeof solved / sizeof *solved; i++)
		puzzle_log_try(&log, solved[i], i % 2 ? &one : &other, true);
	puzzle_log_try(&log, 13, &one, false);
	puzzle_log_try(&log, 0, &other, true); /* of the collection: of no day */
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (puzzle_log_streak(&log, rows[i].today) != rows[i].days)
			fail_msg("day %d", rows[i].today);
	puzzle_log_release(&log);
}

static void log__that_is_full__drops_the_oldest_and_can_be_read_again(void **state)
{
	struct puzzle_claim claim = {.goal = PUZZLE_GUARD};
	struct puzzle_log log, read;
	struct strbuf text;
	struct diag diag;

	(void)state;
	puzzle_log_init(&log);
	puzzle_log_init(&read);
	strbuf_init(&text);
	memset(claim.code, 'u', PUZZLE_CODE_MAX); /* as long as they get */
	for (int day = 1; day <= PUZZLE_LOG_MAX + 1; day++)
		puzzle_log_try(&log, day, &claim, true);
	assert_int_equal(log.count, PUZZLE_LOG_MAX);
	assert_null(puzzle_log_find(&log, 1, &claim));
	check(&log, PUZZLE_LOG_MAX + 1, &claim, PUZZLE_DONE, 1);
	puzzle_log_write(&log, &text);
	assert_true(puzzle_log_read(&read, "log", text.text, text.len, &diag));
	assert_int_equal(read.count, log.count);
	assert_memory_equal(read.entries, log.entries, (size_t)log.count * sizeof *log.entries);
	strbuf_release(&text);
	puzzle_log_release(&read);
	puzzle_log_release(&log);
}

static bool read_log(void *context, const char *path, struct diag *diag)
{
	struct puzzle_log log;
	enum file_load load;

	(void)context;
	puzzle_log_init(&log);
	puzzle_log_try(&log, 1, &one, true);
	load = puzzle_log_load(&log, path, diag);
	/* Not even half of a bad one. */
	assert_int_equal(log.count, load == FILE_BAD ? 1 : 2);
	puzzle_log_release(&log);
	return load == FILE_LOADED;
}

static const struct bad_files files = {
	TESTS_DIR "/corpus/puzzle-log", "puzzles.json", read_log, NULL};

static void log__each_bad_file__is_refused_in_its_sentence_and_kept(void **state)
{
	bad_files_check(&files, *state, 19);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(log__tries_until_it_is_solved__are_counted_and_then_no_more),
		cmocka_unit_test(log__solution_that_was_looked_at__is_never_solved),
		cmocka_unit_test(streak__of_days__counts_back_from_today_or_yesterday),
		cmocka_unit_test(log__that_is_full__drops_the_oldest_and_can_be_read_again),
		cmocka_unit_test_setup_teardown(
			log__each_bad_file__is_refused_in_its_sentence_and_kept, scratch_setup,
			scratch_teardown),
	};
	return cmocka_run_group_tests_name("puzzle_log", tests, NULL, NULL);
}
