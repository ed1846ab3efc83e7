/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/guide_state.h"
#include "app/page_checks.h"
#include "base/file.h"
#include "base/scratch.h"
#include "ui/board_figure.h"

#include <stdio.h>
#include <string.h>

static void open_guide(struct rig *rig, const char *data)
{
	rig_init(rig, 1280, 720, 1.0f);
	rig->options.screen = "panduan";
	snprintf(rig->folders.data, sizeof rig->folders.data, "%s", data);
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "panduan");
}

static struct guide_page *guide_of(const struct rig *rig)
{
	return (struct guide_page *)rig_page(rig);
}

static void press(struct rig *rig, int id)
{
	rig_page(rig)->calls->press(rig_page(rig), &(struct widget_event){.id = id});
}

/* ---- it fits ---- */

static void panduan__each_chapter__fits_everywhere(void **state)
{
	struct rig rig;
	(void)state;

	open_guide(&rig, "/nowhere/congklak");
	for (int i = 0; i < GUIDE_CHAPTERS; i++) {
		rig_resize(&rig, 1280, 720, 1.0f);
		press(&rig, GUIDE_CHAPTER + i);
		page_check_everywhere(&rig, guide_chapter_id(i));
	}
	rig_release(&rig);
}

static void panduan__with_its_answers_and_its_sheet_made__fits_everywhere(void **state)
{
	struct rig rig;
	(void)state;

	open_guide(&rig, "/nowhere/in/a/folder/with/quite/a/long/path/congklak");
	press(&rig, GUIDE_CHAPTER + 3);
	memset(guide_of(&rig)->answers, 1, sizeof guide_of(&rig)->answers);
	snprintf(guide_of(&rig)->folder, sizeof guide_of(&rig)->folder, "%s", rig.folders.data);
	snprintf(guide_of(&rig)->pdf, sizeof guide_of(&rig)->pdf, "lembaran-congkak.pdf");
	snprintf(guide_of(&rig)->png, sizeof guide_of(&rig)->png, "lembaran-congkak.png");
	for (int i = PRINTED_SAVED; i <= PRINTED_FAILED; i++) {
		guide_of(&rig)->printed = (enum guide_printed)i;
		page_check_everywhere(&rig, "teachers");
	}
	rig_release(&rig);
}

/* ---- it is read ---- */

static const char *title_of(const struct rig *rig)
{
	return guide_page_chapter(guide_of(rig))->title;
}

static void panduan__by_keys_alone__shows_every_chapter_and_is_left(void **state)
{
	struct rig rig;
	(void)state;

	open_guide(&rig, "");
	for (int i = 0; i < GUIDE_CHAPTERS; i++) {
		assert_int_equal(guide_of(&rig)->chapter, i);
		assert_true(rig_says(&rig, title_of(&rig)));
		if (i == 0)
			rig_key(&rig, KEY_TAB);
		rig_key(&rig, KEY_DOWN);
		rig_key(&rig, KEY_ENTER);
	}
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

static void panduan__read_to_the_end__leads_to_the_next_chapter(void **state)
{
	struct rig rig;
	(void)state;

	open_guide(&rig, "");
	for (int i = 1; i < GUIDE_CHAPTERS; i++) {
		rig_tap_id(&rig, GUIDE_TO_NEXT);
		assert_int_equal(guide_of(&rig)->chapter, i);
		/* From its beginning. */
		assert_int_equal(rig_page(&rig)->sheet.areas[2].scroll, 0);
	}
	assert_int_equal(widget_index(&rig_page(&rig)->sheet.widgets, GUIDE_TO_NEXT), WIDGET_NONE);
	rig_release(&rig);
}

static void panduan__asked_for_the_rules__leads_there_and_back(void **state)
{
	struct rig rig;
	(void)state;

	open_guide(&rig, "");
	rig_tap_id(&rig, GUIDE_TO_RULES);
	assert_string_equal(rig_screen(&rig), "aturan");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "panduan");
	rig_release(&rig);
}

static void exercise__its_answer__is_shown_when_asked_for(void **state)
{
	static const char answer[] = "Lubang ke-6: tembakannya membawa pulang 7 biji.";
	struct rig rig;
	int block = 0;
	(void)state;

	open_guide(&rig, "");
	press(&rig, GUIDE_CHAPTER + 3);
	while (guide_page_chapter(guide_of(&rig))->blocks[block].claim != GUIDE_ONLY_SHOT)
		block++;
	assert_false(rig_says(&rig, answer));
	int boards = rig_page(&rig)->sheet.figure_count;
	rig_tap_id(&rig, GUIDE_ANSWER + block);
	assert_true(rig_says(&rig, answer));
	assert_int_equal(rig_page(&rig)->sheet.figure_count, boards + 1); /* and played */
	rig_tap_id(&rig, GUIDE_ANSWER + block);
	assert_false(rig_says(&rig, answer));
	rig_release(&rig);
}

/* The hole is not given away before it is asked for. */
static void exercise__not_answered__shows_no_hole_unless_it_is_marked(void **state)
{
	struct rig rig;
	int marked = 0;
	(void)state;

	open_guide(&rig, "");
	press(&rig, GUIDE_CHAPTER + 3);
	const struct sheet *sheet = &rig_page(&rig)->sheet;
	assert_int_equal(sheet->figure_count, 6);
	for (int i = 0; i < sheet->figure_count; i++) {
		const struct board_figure *board = sheet->figures[i].data;

		marked += board->lit != FIGURE_NOWHERE;
		assert_int_equal(board->lifted, FIGURE_NOWHERE);
		assert_int_equal(board->last, FIGURE_NOWHERE);
	}
	assert_int_equal(marked, 1);
	rig_release(&rig);
}

static void panduan__language_changed__is_read_in_that(void **state)
{
	struct rig rig;
	(void)state;

	open_guide(&rig, "");
	press(&rig, GUIDE_CHAPTER + 2);
	assert_true(rig_says(&rig, "Satu keluarga, banyak nama"));
	rig.app->settings.language = LANG_EN;
	app_apply_settings(rig.app);
	rig_resize(&rig, 1280, 720, 1.0f);
	assert_true(rig_says(&rig, "One family, many names"));
	assert_int_equal(guide_of(&rig)->chapter, 2);
	rig_release(&rig);
}

static void panduan__whose_file_is_damaged__says_so_and_can_be_left(void **state)
{
	struct scratch *scratch = *state;
	struct guide_page *guide;
	struct rig rig;
	struct diag diag;

	assert_true(file_make_folder(scratch_path(scratch, "guide"), &diag));
	scratch_write(scratch, "guide/en.json", "{\"format\": 1, \"chapters\": []}");
	open_guide(&rig, "");
	snprintf(rig.folders.assets, sizeof rig.folders.assets, "%s", scratch->folder);
	rig.app->settings.language = LANG_EN;
	app_apply_settings(rig.app);
	rig_resize(&rig, 1280, 720, 1.0f);
	guide = guide_of(&rig);
	assert_true(guide->faulty);
	assert_true(rig_says_word(&rig, "guide.unreadable"));
	page_check_everywhere(&rig, "damaged");
	rig_key(&rig, KEY_ESCAPE);
	assert_string_equal(rig_screen(&rig), "beranda");
	rig_release(&rig);
}

/* ---- the sheet ---- */

static void sheet__made__is_kept_in_the_persons_folder_and_told(void **state)
{
	struct scratch *scratch = *state;
	struct strbuf pdf;
	struct rig rig;
	struct diag diag;

	open_guide(&rig, scratch_path(scratch, "congklak"));
	press(&rig, GUIDE_CHAPTER + 3);
	rig_tap_id(&rig, GUIDE_PRINT);
	assert_int_equal(rig.printed, 2);
	assert_true(rig_says(&rig, "lembar-congklak.pdf"));
	assert_true(rig_says(&rig, rig.folders.data));
	scratch_assert(scratch, "congklak/lembar-congklak.png", "PNG");
	strbuf_init(&pdf);
	assert_true(file_read(
		scratch_path(scratch, "congklak/lembar-congklak.pdf"), 1 << 24, &pdf, &diag));
	assert_memory_equal(pdf.text, "%PDF-1.4", 8);
	strbuf_release(&pdf);
	rig_release(&rig);
}

/* Where people look for what they made; and no copies of the same beside it. */
static void sheet__where_the_desktop_has_a_folder_for_documents__is_kept_there(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;

	open_guide(&rig, "/nowhere");
	snprintf(rig.folders.documents, sizeof rig.folders.documents, "%s", scratch->folder);
	press(&rig, GUIDE_CHAPTER + 3);
	for (int i = 0; i < 2; i++) {
		rig_tap_id(&rig, GUIDE_PRINT);
		assert_int_equal(guide_of(&rig)->printed, PRINTED_SAVED);
		assert_true(rig_says(&rig, scratch->folder));
		assert_int_equal(scratch_count(scratch), 2);
	}
	scratch_write(scratch, "lembar-congklak.png", "another's");
	rig_tap_id(&rig, GUIDE_PRINT);
	scratch_assert(scratch, "lembar-congklak.png", "PNG");
	scratch_assert(scratch, "lembar-congklak.png.bak", "another's");
	rig_release(&rig);
}

static void sheet__that_cannot_be_drawn_or_written__is_told(void **state)
{
	struct scratch *scratch = *state;
	struct rig rig;

	open_guide(&rig, scratch->folder);
	press(&rig, GUIDE_CHAPTER + 3);
	rig.printer_fails = true;
	rig_tap_id(&rig, GUIDE_PRINT);
	assert_int_equal(guide_of(&rig)->printed, PRINTED_FAILED);
	rig.printer_fails = false;
	rig_tap_id(&rig, GUIDE_PRINT);
	assert_int_equal(guide_of(&rig)->printed, PRINTED_SAVED);
	scratch_write(scratch, "file", "");
	snprintf(rig.folders.data, sizeof rig.folders.data, "%s", scratch_path(scratch, "file/in"));
	rig_tap_id(&rig, GUIDE_PRINT);
	assert_int_equal(guide_of(&rig)->printed, PRINTED_FAILED);
	assert_true(rig_says(&rig, rig.folders.data));
	rig_release(&rig);
}

/* Where nobody would find it there is no button. */
static void sheet__in_a_kiosk_or_without_a_folder__is_not_offered(void **state)
{
	(void)state;
	for (int i = 0; i < 3; i++) {
		struct rig rig;

		rig_init(&rig, 1280, 720, 1.0f);
		rig.options.screen = "panduan";
		rig.options.kiosk = i == 0;
		rig.no_printer = i == 1;
		snprintf(rig.folders.data, sizeof rig.folders.data, "%s", i == 2 ? "" : "/nowhere");
		rig_start(&rig);
		press(&rig, GUIDE_CHAPTER + 3);
		assert_int_equal(
			widget_index(&rig_page(&rig)->sheet.widgets, GUIDE_PRINT), WIDGET_NONE);
		assert_true(rig_says_word(&rig, "guide.no_print"));
		rig_release(&rig);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(panduan__each_chapter__fits_everywhere),
		cmocka_unit_test(panduan__with_its_answers_and_its_sheet_made__fits_everywhere),
		cmocka_unit_test(panduan__by_keys_alone__shows_every_chapter_and_is_left),
		cmocka_unit_test(panduan__read_to_the_end__leads_to_the_next_chapter),
		cmocka_unit_test(panduan__asked_for_the_rules__leads_there_and_back),
		cmocka_unit_test(exercise__its_answer__is_shown_when_asked_for),
		cmocka_unit_test(exercise__not_answered__shows_no_hole_unless_it_is_marked),
		cmocka_unit_test(panduan__language_changed__is_read_in_that),
		cmocka_unit_test_setup_teardown(
			panduan__whose_file_is_damaged__says_so_and_can_be_left, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(sheet__made__is_kept_in_the_persons_folder_and_told,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			sheet__where_the_desktop_has_a_folder_for_documents__is_kept_there,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(sheet__that_cannot_be_drawn_or_written__is_told,
			scratch_setup, scratch_teardown),
		cmocka_unit_test(sheet__in_a_kiosk_or_without_a_folder__is_not_offered),
	};
	return cmocka_run_group_tests_name("guide_page", tests, NULL, NULL);
}
