/* SPDX-License-Identifier: MIT */
/* A collection of puzzles that can't be read is refused in a sentence, whole. */
#include "test.h"

#include "base/bad_files.h"
#include "base/file.h"
#include "record/puzzle_book.h"

#include <string.h>

static bool accept(void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	return puzzle_book_read(context, file, text, len, diag);
}

static bool read_book(void *context, const char *path, struct diag *diag)
{
	struct puzzle_claim one = {.code = "umum@1.0.", .best = 1, .len = 1};
	struct puzzle_book book;
	enum file_load load;
	(void)context;

	puzzle_book_init(&book);
	assert_true(puzzle_book_add(&book, &one));
	load = file_load(path, PUZZLE_BYTES_MAX, accept, &book, diag);
	/* Not even half of a bad one. */
	assert_int_equal(book.count, load == FILE_BAD ? 1 : 2);
	puzzle_book_release(&book);
	return load == FILE_LOADED;
}

static const struct bad_files files = {
	TESTS_DIR "/corpus/puzzles", "puzzles.json", read_book, NULL};

static void book__each_bad_file__is_refused_in_its_sentence(void **state)
{
	bad_files_check(&files, *state, 30);
}

static void book__written_and_read__is_the_same(void **state)
{
	struct puzzle_book book, read;
	struct strbuf text, again;
	struct diag diag;
	(void)state;

	puzzle_book_init(&book);
	puzzle_book_init(&read);
	strbuf_init(&text);
	strbuf_init(&again);
	assert_true(puzzle_book_open(&book, SOURCE_DIR "/assets/puzzles.json", &diag));
	puzzle_book_write(&book, &text);
	assert_true(puzzle_book_read(&read, "again", text.text, text.len, &diag));
	assert_int_equal(read.count, book.count);
	assert_memory_equal(read.claims, book.claims, (size_t)book.count * sizeof *book.claims);
	puzzle_book_write(&read, &again);
	assert_string_equal(again.text, text.text);
	strbuf_release(&again);
	strbuf_release(&text);
	puzzle_book_release(&read);
	puzzle_book_release(&book);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(book__each_bad_file__is_refused_in_its_sentence,
			scratch_setup, scratch_teardown),
		cmocka_unit_test(book__written_and_read__is_the_same),
	};
	return cmocka_run_group_tests_name("puzzle_corpus", tests, NULL, NULL);
}
