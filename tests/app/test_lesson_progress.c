/* SPDX-License-Identifier: MIT */
/* Which lessons are done: kept, read back, and never lost to a file that can't be read. */
#include "test.h"

#include "app/lesson_progress.h"
#include "base/bad_files.h"

#include <stdio.h>

static void progress__written__reads_back_the_same(void **state)
{
	struct lesson_progress progress, again;
	struct strbuf text;
	struct diag diag;
	(void)state;
	lesson_progress_init(&progress);
	assert_true(lesson_progress_add(&progress, "menabur"));
	assert_true(lesson_progress_add(&progress, "of-a-newer-version"));
	assert_false(lesson_progress_add(&progress, "menabur"));
	strbuf_init(&text);
	lesson_progress_write(&progress, &text);
	assert_string_equal(
		text.text, "{\"format\":1,\"done\":[\"menabur\",\"of-a-newer-version\"]}\n");
	assert_true(lesson_progress_read(&again, "lessons.json", text.text, text.len, &diag));
	assert_int_equal(again.count, 2);
	assert_true(lesson_progress_has(&again, "menabur"));
	assert_true(lesson_progress_has(&again, "of-a-newer-version"));
	assert_false(lesson_progress_has(&again, "mati"));
	strbuf_release(&text);
}

static void progress__of_very_many_lessons__is_full_one_day(void **state)
{
	struct lesson_progress progress;
	char id[16];
	(void)state;
	lesson_progress_init(&progress);
	for (int i = 0; i < LESSON_DONE_MAX; i++) {
		snprintf(id, sizeof(id), "l%d", i);
		assert_true(lesson_progress_add(&progress, id));
	}
	assert_false(lesson_progress_add(&progress, "one-more"));
	assert_int_equal(progress.count, LESSON_DONE_MAX);
}

static bool read_progress(void *context, const char *path, struct diag *diag)
{
	struct lesson_progress progress;
	(void)context;
	enum file_load load = lesson_progress_load(&progress, path, diag);
	assert_int_equal(progress.count, load == FILE_LOADED ? 2 : 0);
	return load == FILE_LOADED;
}

static void progress__each_bad_file__is_refused_in_its_sentence_and_kept(void **state)
{
	static const struct bad_files files = {
		TESTS_DIR "/corpus/lesson-progress", "lessons.json", read_progress, NULL};
	bad_files_check(&files, *state, 14);
}

static void progress__saved_over_an_older_one__leaves_that_as_the_good_copy(void **state)
{
	struct scratch *scratch = *state;
	struct lesson_progress progress;
	struct diag diag;
	lesson_progress_init(&progress);
	lesson_progress_add(&progress, "menabur");
	assert_true(lesson_progress_save(&progress, scratch_path(scratch, "l.json"), &diag));
	lesson_progress_add(&progress, "mati");
	assert_true(lesson_progress_save(&progress, scratch_path(scratch, "l.json"), &diag));
	scratch_write(scratch, "l.json", "{");
	assert_int_equal(lesson_progress_load(&progress, scratch_path(scratch, "l.json"), &diag),
		FILE_LOADED_BACKUP);
	assert_int_equal(progress.count, 1);
	scratch_assert(scratch, "l.json.corrupt", "{");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(progress__written__reads_back_the_same),
		cmocka_unit_test(progress__of_very_many_lessons__is_full_one_day),
		cmocka_unit_test_setup_teardown(
			progress__each_bad_file__is_refused_in_its_sentence_and_kept, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(
			progress__saved_over_an_older_one__leaves_that_as_the_good_copy,
			scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests_name("lesson_progress", tests, NULL, NULL);
}
