/* SPDX-License-Identifier: MIT */
/* A book of first turns that can't be read is refused in a sentence and kept. */
#include "test.h"

#include "base/bad_files.h"
#include "record/opening_book.h"

#include <stdlib.h>
#include <string.h>

enum { MEGABYTES_10 = 10 << 20 };

static bool read_book(void *context, const char *path, struct diag *diag)
{
	struct opening_book book;
	struct opening_entry one = {.holes = 3, .seeds = 3, .line_len = 1};
	(void)context;
	opening_book_init(&book);
	assert_true(opening_book_add(&book, &one));
	enum file_load load = opening_book_load(&book, path, diag);
	/* Not even half of a bad one. */
	assert_int_equal(book.count, load == FILE_BAD ? 1 : 2);
	opening_book_release(&book);
	return load == FILE_LOADED;
}

static const struct bad_files files = {
	TESTS_DIR "/corpus/openings", "openings.json", read_book, NULL};

static void book__each_bad_file__is_refused_in_its_sentence_and_kept(void **state)
{
	bad_files_check(&files, *state, 70);
}

static void book__of_ten_megabytes__is_refused_and_kept(void **state)
{
	char *bytes = malloc(MEGABYTES_10);
	assert_non_null(bytes);
	memset(bytes, '[', MEGABYTES_10);
	bad_files_check_bytes(&files, *state, bytes, MEGABYTES_10,
		"openings.json: found more than 524288 bytes, wanted at most 524288 bytes");
	free(bytes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			book__each_bad_file__is_refused_in_its_sentence_and_kept, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(book__of_ten_megabytes__is_refused_and_kept,
			scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests_name("opening_corpus", tests, NULL, NULL);
}
