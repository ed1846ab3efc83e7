/* SPDX-License-Identifier: MIT */
/* belajar: the list of lessons. */
#include "test.h"

#include "app/lesson_state.h"
#include "app/page_checks.h"
#include "app/screens.h"
#include "base/file.h"
#include "base/scratch.h"

#include <stdio.h>
#include <string.h>

static struct lesson_page *lessons_of(const struct rig *rig)
{
	return (struct lesson_page *)rig_page(rig);
}

static void open_page(struct rig *rig, struct scratch *scratch)
{
	rig_init(rig, 1280, 720, 1.0f);
	if (scratch)
		snprintf(rig->folders.data, sizeof(rig->folders.data), "%s", scratch->folder);
	rig->options.screen = "belajar";
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "belajar");
}

static void finish_first(struct rig *rig, int count)
{
	for (int i = 0; i < count; i++)
		lesson_done(lessons_of(rig), i);
	page_layout(&rig_page(rig)->screen);
}

static void page__belajar__fits_everywhere_with_none_some_and_all_done(void **state)
{
	struct rig rig;
	(void)state;
	open_page(&rig, NULL);
	int all = lessons_of(&rig)->book.count;
	assert_true(all >= 8);
	page_check_everywhere(&rig, "belajar");
	finish_first(&rig, 3);
	page_check_everywhere(&rig, "belajar");
	finish_first(&rig, all);
	page_check_everywhere(&rig, "belajar");
	rig_release(&rig);
}

static void page__belajar_that_cannot_be_read__says_so_and_fits_everywhere(void **state)
{
	struct rig rig;
	(void)state;
	rig_init(&rig, 1280, 720, 1.0f);
	rig_start(&rig);
	snprintf(rig.folders.assets, sizeof(rig.folders.assets), "/nowhere");
	app_push(rig.app, lesson_screen_new(rig.app));
	assert_int_equal(lessons_of(&rig)->book.count, 0);
	assert_int_equal(rig.app->notes.count, 1);
	assert_true(rig_says_word(&rig, "lesson.unreadable"));
	page_check_everywhere(&rig, "belajar");
	rig_release(&rig);
}

static const char *primary(const struct rig *rig)
{
	const struct widget_set *set = &rig_page(rig)->sheet.widgets;
	const char *label = NULL;
	for (int i = 0; i < set->count; i++)
		if (set->items[i].kind == WIDGET_PRIMARY) {
			assert_null(label); /* one a screen */
			label = set->items[i].label;
		}
	assert_non_null(label);
	return label;
}

static void primary__goes_to_the_first_lesson_that_is_not_done(void **state)
{
	struct rig rig;
	(void)state;
	open_page(&rig, NULL);
	const struct lesson_book *book = &lessons_of(&rig)->book;
	enum lang lang = app_lang(rig.app);
	assert_int_equal(lesson_next_open(lessons_of(&rig)), 0);
	assert_non_null(strstr(primary(&rig), book->lessons[0].name.in[lang]));
	lesson_done(lessons_of(&rig), 1); /* out of order */
	page_layout(&rig_page(&rig)->screen);
	assert_non_null(strstr(primary(&rig), book->lessons[0].name.in[lang]));
	finish_first(&rig, 2);
	assert_non_null(strstr(primary(&rig), book->lessons[2].name.in[lang]));
	finish_first(&rig, book->count);
	assert_int_equal(lesson_next_open(lessons_of(&rig)), LESSON_NONE);
	assert_string_equal(primary(&rig), app_word(rig.app, "button.play"));
	rig_tap_id(&rig, LESSON_GO);
	assert_string_equal(rig_screen(&rig), "pilih");
	rig_release(&rig);
}

static void done_lesson__is_found_again_by_the_next_run(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	open_page(&rig, scratch);
	finish_first(&rig, 2);
	scratch_assert(
		scratch, "lessons.json", "{\"format\":1,\"done\":[\"menabur\",\"lumbung\"]}\n");
	rig_stop(&rig);
	rig_start(&rig);
	assert_int_equal(lesson_next_open(lessons_of(&rig)), 2);
	assert_int_equal(rig.app->notes.count, 0);
	rig_release(&rig);
}

static void progress_that_is_damaged__is_set_aside_and_said_once(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	scratch_write(scratch, "lessons.json", "{\"format\":1,");
	open_page(&rig, scratch);
	assert_int_equal(lesson_next_open(lessons_of(&rig)), 0);
	assert_int_equal(rig.app->notes.count, 1);
	scratch_assert(scratch, "lessons.json.corrupt", "{\"format\":1,");
	finish_first(&rig, 1);
	scratch_assert(scratch, "lessons.json", "{\"format\":1,\"done\":[\"menabur\"]}\n");
	scratch_assert(scratch, "lessons.json.corrupt", "{\"format\":1,");
	rig_release(&rig);
}

static void progress_that_cannot_be_written__is_marked_all_the_same_and_said_once(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	open_page(&rig, scratch);
	scratch_lock(scratch);
	finish_first(&rig, 2);
	scratch_unlock(scratch);
	assert_int_equal(lesson_next_open(lessons_of(&rig)), 2);
	assert_int_equal(rig.app->notes.count, 1);
	scratch_assert(scratch, "lessons.json", NULL);
	rig_release(&rig);
}

static void kiosk__keeps_nothing(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;
	scratch_write(scratch, "lessons.json", "{\"format\":1,\"done\":[\"menabur\"]}\n");
	rig_init(&rig, 1280, 720, 1.0f);
	snprintf(rig.folders.data, sizeof(rig.folders.data), "%s", scratch->folder);
	rig.options.kiosk = true;
	rig_start(&rig);
	app_push(rig.app, lesson_screen_new(rig.app));
	assert_int_equal(lesson_next_open(lessons_of(&rig)), 0);
	finish_first(&rig, 3);
	assert_int_equal(lesson_next_open(lessons_of(&rig)), 3);
	scratch_assert(scratch, "lessons.json", "{\"format\":1,\"done\":[\"menabur\"]}\n");
	rig_release(&rig);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(page__belajar__fits_everywhere_with_none_some_and_all_done),
		cmocka_unit_test(page__belajar_that_cannot_be_read__says_so_and_fits_everywhere),
		cmocka_unit_test(primary__goes_to_the_first_lesson_that_is_not_done),
		cmocka_unit_test_setup_teardown(done_lesson__is_found_again_by_the_next_run,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			progress_that_is_damaged__is_set_aside_and_said_once, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(
			progress_that_cannot_be_written__is_marked_all_the_same_and_said_once,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			kiosk__keeps_nothing, scratch_setup, scratch_teardown),
	};
	return cmocka_run_group_tests_name("lesson_page", tests, NULL, NULL);
}
