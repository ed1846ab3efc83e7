/* SPDX-License-Identifier: MIT */
/* A file of lessons that can't be read is refused in a sentence. */
#include "test.h"

#include "base/bad_files.h"
#include "base/file.h"
#include "packs/our_packs.h"
#include "record/lesson_book.h"

#include <stdlib.h>
#include <string.h>

#define CORPUS TESTS_DIR "/corpus/lessons/"

enum { MEGABYTES_10 = 10 << 20 };

struct fixture {
	struct scratch *scratch;
	struct pack_set *packs;
};

static int set_up(void **state)
{
	struct fixture *fixture = calloc(1, sizeof(*fixture));
	void *packs = NULL, *scratch = NULL;

	if (!fixture || our_packs_load(&packs) != 0 || scratch_setup(&scratch) != 0)
		return -1;
	fixture->packs = packs;
	fixture->scratch = scratch;
	*state = fixture;
	return 0;
}

static int tear_down(void **state)
{
	struct fixture *fixture = *state;
	void *packs = fixture->packs, *scratch = fixture->scratch;

	free(fixture);
	our_packs_release(&packs);
	return scratch_teardown(&scratch);
}

struct reading {
	const struct pack_set *packs;
	struct lesson_book *book;
};

static bool accept(void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	const struct reading *reading = context;

	return lesson_book_read(
		reading->book, file, text, len, pack_set_rules, reading->packs, diag);
}

static bool read_book(void *context, const char *path, struct diag *diag)
{
	struct lesson_book book;
	struct reading reading = {context, &book};

	lesson_book_init(&book);
	enum file_load load = file_load(path, LESSON_BYTES_MAX, accept, &reading, diag);
	/* Not even half of a bad one. */
	assert_int_equal(book.count, load == FILE_BAD ? 0 : 1);
	lesson_book_release(&book);
	return load == FILE_LOADED;
}

static void lessons__each_bad_file__is_refused_in_its_sentence(void **state)
{
	struct fixture *fixture = *state;
	const struct bad_files files = {
		TESTS_DIR "/corpus/lessons", "lessons.json", read_book, fixture->packs};

	bad_files_check(&files, fixture->scratch, 80);
}

static void lessons__of_ten_megabytes__are_refused(void **state)
{
	struct fixture *fixture = *state;
	const struct bad_files files = {
		TESTS_DIR "/corpus/lessons", "lessons.json", read_book, fixture->packs};
	char *bytes = malloc(MEGABYTES_10);

	assert_non_null(bytes);
	memset(bytes, '[', MEGABYTES_10);
	bad_files_check_bytes(&files, fixture->scratch, bytes, MEGABYTES_10,
		"lessons.json: found more than 524288 bytes, wanted at most 524288 bytes");
	free(bytes);
}

/* A book that holds something keeps it where the next file is bad. */
static void lessons__a_bad_file_after_a_sound_one__changes_nothing(void **state)
{
	struct fixture *fixture = *state;
	struct lesson_book book;
	struct diag diag;

	lesson_book_init(&book);
	assert_true(lesson_book_open(
		&book, CORPUS "sound.json", pack_set_rules, fixture->packs, &diag));
	assert_false(lesson_book_open(
		&book, CORPUS "no-praise.json", pack_set_rules, fixture->packs, &diag));
	assert_int_equal(book.count, 1);
	assert_string_equal(book.lessons[0].id, "satu");
	assert_int_equal(book.lessons[0].step_count, 2);
	assert_int_equal(book.lessons[0].steps[1].other, 10);
	assert_int_equal(book.lessons[0].steps[0].goal.n, 9);
	assert_true(book.lessons[0].steps[0].tells);
	assert_false(book.lessons[0].steps[1].tells);
	assert_string_equal(book.lessons[0].steps[0].tries[0].says.in[LANG_EN], "Nearly.");
	assert_int_equal(lesson_book_find(&book, "satu"), 0);
	assert_int_equal(lesson_book_find(&book, "dua"), LESSON_NONE);
	lesson_book_release(&book);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lessons__each_bad_file__is_refused_in_its_sentence),
		cmocka_unit_test(lessons__of_ten_megabytes__are_refused),
		cmocka_unit_test(lessons__a_bad_file_after_a_sound_one__changes_nothing),
	};
	return cmocka_run_group_tests_name("lesson_corpus", tests, set_up, tear_down);
}
