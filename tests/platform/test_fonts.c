/* SPDX-License-Identifier: MIT */
#include "platform/font_files.h"
#include "platform/fonts.h"
#include "platform/utf8.h"
#include "test.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

static const struct text_style plain = {20, TEXT_REGULAR};
static const struct text_style bold = {20, TEXT_BOLD};

static struct fonts *built_in(struct log *log)
{
	const struct font_paths paths = fonts_built_in();

	log_init(log);
	return fonts_new(&paths, log);
}

/* Opaque enough to be seen. */
static int inked(const SDL_Surface *surface)
{
	int count = 0;

	for (int y = 0; y < surface->h; y++)
		for (int x = 0; x < surface->w; x++) {
			const Uint8 *row = (const Uint8 *)surface->pixels + y * surface->pitch;
			Uint32 pixel;

			memcpy(&pixel, row + x * 4, sizeof pixel);
			count += pixel >> 24 > 127;
		}
	return count;
}

static void fonts__of_this_machine__are_andika_and_nothing_is_said(void **state)
{
	struct log log;
	struct fonts *fonts = built_in(&log);

	(void)state;
	assert_string_equal(fonts_family(fonts, TEXT_REGULAR), "Andika");
	assert_string_equal(fonts_family(fonts, TEXT_BOLD), "Andika");
	assert_int_equal(log.said_count, 0);
	fonts_free(fonts);
}

static void digits__all_ten__have_one_width(void **state)
{
	struct log log;
	struct fonts *fonts = built_in(&log);
	const int width = fonts_width(fonts, plain, "0");

	(void)state;
	assert_true(width > 0);
	for (char digit[2] = "1"; digit[0] <= '9'; digit[0]++)
		assert_int_equal(fonts_width(fonts, plain, digit), width);
	fonts_free(fonts);
}

static void text__letter_missing_in_andika__is_drawn_and_keeps_the_line(void **state)
{
	/* U+2654, a white chess king, is in DejaVu Sans only. */
	struct log log;
	struct fonts *fonts = built_in(&log);
	const int before = fonts_width(fonts, plain, "biji ");
	const int after = fonts_width(fonts, plain, " lumbung");
	const int whole = fonts_width(fonts, plain, "biji \xE2\x99\x94 lumbung");
	SDL_Surface *surface = fonts_render(fonts, plain, "biji \xE2\x99\x94 lumbung", 0x102030);
	SDL_Surface *without = fonts_render(fonts, plain, "biji  lumbung", 0x102030);

	(void)state;
	assert_true(whole > before + after + 8);
	assert_non_null(surface);
	assert_non_null(without);
	assert_int_equal(surface->w, whole);
	assert_int_equal(surface->h, fonts_metrics(fonts, plain).height);
	assert_true(inked(surface) > inked(without) + 20);
	SDL_FreeSurface(surface);
	SDL_FreeSurface(without);
	fonts_free(fonts);
}

static void text__in_no_face_or_no_utf8__is_a_question_mark(void **state)
{
	struct log log;
	struct fonts *fonts = built_in(&log);
	const int mark = fonts_width(fonts, plain, "?");

	(void)state;
	/* U+10FFFD is nobody's letter. */
	assert_int_equal(fonts_width(fonts, plain, "\xF4\x8F\xBF\xBD"), mark);
	/* DejaVu draws U+FFFD itself. */
	assert_true(fonts_width(fonts, plain, "a\xFF") > fonts_width(fonts, plain, "a"));
	assert_true(fonts_width(fonts, plain, "a\xE2\x99") > fonts_width(fonts, plain, "a"));
	fonts_free(fonts);
}

static void text__empty_or_blank__is_fine(void **state)
{
	struct log log;
	struct fonts *fonts = built_in(&log);
	SDL_Surface *surface;

	(void)state;
	assert_int_equal(fonts_width(fonts, plain, ""), 0);
	assert_null(fonts_render(fonts, plain, "", 0));
	surface = fonts_render(fonts, plain, " \n", 0);
	assert_true(!surface || inked(surface) == 0);
	SDL_FreeSurface(surface);
	fonts_free(fonts);
}

static void text__bold__is_wider_and_colour_is_kept(void **state)
{
	struct log log;
	struct fonts *fonts = built_in(&log);
	SDL_Surface *surface = fonts_render(fonts, bold, "Lumbung", 0xA8492A);

	(void)state;
	assert_true(fonts_width(fonts, bold, "Lumbung") > fonts_width(fonts, plain, "Lumbung"));
	assert_non_null(surface);
	for (int i = 0; i < surface->w * surface->h; i++) {
		Uint32 pixel;

		memcpy(&pixel,
			(const Uint8 *)surface->pixels + i / surface->w * surface->pitch +
				i % surface->w * 4,
			sizeof pixel);
		if (pixel >> 24 == 255)
			assert_int_equal(pixel & 0xFFFFFF, 0xA8492A);
	}
	SDL_FreeSurface(surface);
	fonts_free(fonts);
}

static void sizes__many_in_turn__stay_right_when_opened_again(void **state)
{
	struct log log;
	struct fonts *fonts = built_in(&log);
	int first[120];

	(void)state;
	for (int round = 0; round < 2; round++)
		for (int size = 8; size < 120; size++) {
			const struct text_style style = {size, TEXT_REGULAR};
			const int width = fonts_width(fonts, style, "lubang");

			if (round == 0)
				first[size] = width;
			assert_int_equal(width, first[size]);
			if (size > 9)
				assert_true(width >= first[size - 1]);
		}
	fonts_free(fonts);
}

/* Without HOME and with nothing at the built-in places the folders of the machine still have them.
 */
static void fonts__not_where_they_were__are_looked_for(void **state)
{
	const struct font_paths nowhere = {"/none/a.ttf", "/none/b.ttf", "", ""};
	struct log log;
	struct fonts *fonts;

	(void)state;
	log_init(&log);
	fonts = fonts_new(&nowhere, &log);
	assert_string_equal(fonts_family(fonts, TEXT_REGULAR), "Andika");
	assert_string_equal(fonts_family(fonts, TEXT_BOLD), "Andika");
	fonts_free(fonts);
}

static void fonts__another_family_under_the_name__is_said_once(void **state)
{
	const struct font_paths built = fonts_built_in();
	const struct font_paths wrong = {built.fallback, built.bold, "", ""};
	struct log log;
	struct fonts *fonts;

	(void)state;
	log_init(&log);
	fonts = fonts_new(&wrong, &log);
	fonts_width(fonts, plain, "a");
	fonts_width(fonts, (struct text_style){40, TEXT_REGULAR}, "a");
	assert_int_equal(log.said_count, 1);
	assert_non_null(strstr(log.said[0], "is DejaVu Sans, not Andika"));
	fonts_free(fonts);
}

static void fonts__file_that_is_no_font__gives_way(void **state)
{
	const struct font_paths built = fonts_built_in();
	const struct font_paths broken = {SOURCE_DIR "/README.md", built.bold, built.fallback, ""};
	struct log log;
	struct fonts *fonts;

	(void)state;
	log_init(&log);
	fonts = fonts_new(&broken, &log);
	assert_true(log.said_count >= 1);
	assert_true(fonts_width(fonts, plain, "lubang") > 0);
	fonts_free(fonts);
}

static void search__name_in_a_folder_below__is_found(void **state)
{
	struct strbuf path;

	(void)state;
	strbuf_init(&path);
	assert_true(font_files_search(TESTS_DIR, "test_fonts.c", &path));
	assert_string_equal(path.text, TESTS_DIR "/platform/test_fonts.c");
	assert_false(font_files_search(TESTS_DIR, "no such file", &path));
	assert_false(font_files_search("/none", "test_fonts.c", &path));
	/* No font is kept beside the tests. */
	assert_false(font_files_search(TESTS_DIR, NULL, &path));
	strbuf_release(&path);
}

static void utf8__good_and_bad_bytes__are_read_one_by_one(void **state)
{
	static const struct {
		const char *bytes;
		uint32_t letter;
		int taken;
	} rows[] = {
		{"a", 'a', 1},
		{"\xC3\xA9", 0xE9, 2},
		{"\xE2\x99\x94", 0x2654, 3},
		{"\xF0\x9F\x90\x9A", 0x1F41A, 4},
		{"\x80", UTF8_BAD, 1},
		{"\xC3", UTF8_BAD, 1},
		{"\xC0\x80", UTF8_BAD, 1},
		{"\xE0\x80\x80", UTF8_BAD, 1},
		{"\xED\xA0\x80", UTF8_BAD, 1},
		{"\xF4\x90\x80\x80", UTF8_BAD, 1},
		{"\xE2\x99z", UTF8_BAD, 1},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const char *at = rows[i].bytes;
		struct strbuf again;

		assert_int_equal(utf8_next(&at), rows[i].letter);
		assert_int_equal(at - rows[i].bytes, rows[i].taken);
		if (rows[i].letter == UTF8_BAD)
			continue;
		strbuf_init(&again);
		utf8_add(&again, rows[i].letter);
		assert_string_equal(again.text, rows[i].bytes);
		strbuf_release(&again);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(fonts__of_this_machine__are_andika_and_nothing_is_said),
		cmocka_unit_test(digits__all_ten__have_one_width),
		cmocka_unit_test(text__letter_missing_in_andika__is_drawn_and_keeps_the_line),
		cmocka_unit_test(text__in_no_face_or_no_utf8__is_a_question_mark),
		cmocka_unit_test(text__empty_or_blank__is_fine),
		cmocka_unit_test(text__bold__is_wider_and_colour_is_kept),
		cmocka_unit_test(sizes__many_in_turn__stay_right_when_opened_again),
		cmocka_unit_test(fonts__not_where_they_were__are_looked_for),
		cmocka_unit_test(fonts__another_family_under_the_name__is_said_once),
		cmocka_unit_test(fonts__file_that_is_no_font__gives_way),
		cmocka_unit_test(search__name_in_a_folder_below__is_found),
		cmocka_unit_test(utf8__good_and_bad_bytes__are_read_one_by_one),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
