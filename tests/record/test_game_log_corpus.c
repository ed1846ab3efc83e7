/* SPDX-License-Identifier: MIT */
/* A list of own games that can't be read is refused in a sentence and kept. */
#include "test.h"

#include "base/bad_files.h"
#include "record/game_log.h"

#include <stdlib.h>
#include <string.h>

enum { MEGABYTES_10 = 10 << 20 };

static bool read_log(void *context, const char *path, struct diag *diag)
{
	static struct game_log log;
	(void)context;
	game_log_init(&log);
	enum file_load load = game_log_load(&log, path, diag);
	/* Not even half of a bad one. */
	assert_int_equal(log.count, load == FILE_BAD ? 0 : 2);
	assert_int_equal(log.sum_count, load == FILE_BAD ? 0 : 1);
	game_log_release(&log);
	return load == FILE_LOADED;
}

static const struct bad_files files = {TESTS_DIR "/corpus/games", "games.json", read_log, NULL};

static void games__each_bad_file__is_refused_in_its_sentence_and_kept(void **state)
{
	bad_files_check(&files, *state, 70);
}

static void games__of_ten_megabytes__are_refused_and_kept(void **state)
{
	char *bytes = malloc(MEGABYTES_10);
	assert_non_null(bytes);
	memset(bytes, '[', MEGABYTES_10);
	bad_files_check_bytes(&files, *state, bytes, MEGABYTES_10,
		"games.json: found more than 1048576 bytes, wanted at most 1048576 bytes");
	free(bytes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			games__each_bad_file__is_refused_in_its_sentence_and_kept, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(games__of_ten_megabytes__are_refused_and_kept,
			scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests_name("game_log_corpus", tests, NULL, NULL);
}
