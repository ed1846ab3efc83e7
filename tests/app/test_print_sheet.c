/* SPDX-License-Identifier: MIT */
/* The sheet for a class: what stands on the paper, and the file that goes to the printer. */
#include "test.h"

#include "app/guide_figure.h"
#include "app/print_pdf.h"
#include "app/print_sheet.h"
#include "base/lang.h"
#include "packs/our_packs.h"
#include "platform/printer_sdl.h"
#include "ui/fake_draw.h"
#include "ui/theme.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAPER_EDGE = 59 }; /* 10 mm: nearer to the edge many printers leave white */

static void open_sheet(
	struct guide *guide, struct print_sheet *sheet, const struct pack_set *packs, int lang)
{
	char path[512];
	struct diag diag;

	snprintf(path, sizeof path, SOURCE_DIR "/assets/guide/%s.json", lang_code((enum lang)lang));
	assert_true(guide_load(guide, path, &diag));
	*sheet = (struct print_sheet){guide, packs};
}

/* ---- what is written ---- */

static bool is_number(const char *text)
{
	return strspn(text, "0123456789") == strlen(text);
}

static void check_texts(const struct fake_draw *fake)
{
	const struct rect paper = {
		PAPER_EDGE, PAPER_EDGE / 2, PRINT_W - 2 * PAPER_EDGE, PRINT_H - PAPER_EDGE * 3 / 2};

	for (int i = 0; i < fake->count; i++) {
		const struct fake_call *call = &fake->calls[i];

		if (call->rect.x < paper.x || call->rect.x + call->rect.w > paper.x + paper.w ||
			call->rect.y < paper.y || call->rect.y + call->rect.h > paper.y + paper.h)
			fail_msg("\"%s\" (%d %d %d %d) is too near to the edge", call->text,
				call->rect.x, call->rect.y, call->rect.w, call->rect.h);
		if (call->kind != FAKE_TEXT)
			continue;
		/* 9 points at the least, for children; numbers stand inside of small boards. */
		assert_true(call->style.size >= (is_number(call->text) ? 17 : 19));
		assert_int_equal(call->colour, 0xff000000u);
		for (int j = 0; j < i; j++)
			if (fake->calls[j].kind == FAKE_TEXT &&
				rect_meet(call->rect, fake->calls[j].rect))
				fail_msg("\"%s\" lies on \"%s\"", call->text, fake->calls[j].text);
	}
}

static void sheet__in_each_language__is_whole_on_the_paper(void **state)
{
	const struct pack_set *packs = *state;

	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct print_sheet sheet;
		struct fake_draw fake;
		struct guide guide;

		open_sheet(&guide, &sheet, packs, lang);
		fake_draw_init(&fake, PRINT_W, PRINT_H, 1.0f);
		print_sheet_paint(&fake.draw, &sheet);
		assert_int_equal(fake.images, 0);
		check_texts(&fake);
		assert_non_null(fake_draw_find(&fake, guide.sheet.title));
		assert_non_null(fake_draw_find(&fake, guide.sheet.exercises_title));
		assert_non_null(fake_draw_find(&fake, "6. "));
		assert_null(fake_draw_find(&fake, "{"));
		fake_draw_release(&fake);
		guide_release(&guide);
	}
}

/* The answers are the teacher's: no hole that is lifted stands out but the marked one. */
static void sheet__as_pupils_get_it__holds_no_answer(void **state)
{
	struct print_sheet sheet;
	struct fake_draw fake;
	struct guide guide;

	open_sheet(&guide, &sheet, *state, LANG_ID);
	fake_draw_init(&fake, PRINT_W, PRINT_H, 1.0f);
	print_sheet_paint(&fake.draw, &sheet);
	const struct guide_chapter *chapter = guide_chapter_of(&guide, "teachers");
	for (int i = 0; i < chapter->count; i++) {
		struct guide_figure figure;
		struct strbuf answer;
		struct diag diag;

		if (chapter->blocks[i].kind != GUIDE_EXERCISE)
			continue;
		assert_true(
			guide_figure_open(&figure, sheet.packs, chapter->blocks[i].code, &diag));
		strbuf_init(&answer);
		guide_figure_fill(&figure, chapter->blocks[i].answer, &answer);
		answer.text[12] = '\0'; /* however its lines are broken */
		assert_null(fake_draw_find(&fake, answer.text));
		strbuf_release(&answer);
	}
	fake_draw_release(&fake);
	guide_release(&guide);
}

/* ---- what is seen ---- */

static int shade_at(const struct canvas *canvas, int x, int y)
{
	uint32_t colour = canvas->pixels[y * canvas->w + x];

	assert_int_equal(colour >> 16 & 0xff, colour >> 8 & 0xff); /* no colour in it */
	assert_int_equal(colour >> 8 & 0xff, colour & 0xff);
	return (int)(colour & 0xff);
}

static void check_ink(const struct canvas *canvas, int fine)
{
	int dark = 0, white = 0, low = 0;

	for (int y = 0; y < canvas->h; y++) {
		for (int x = 0; x < canvas->w; x++) {
			int shade = shade_at(canvas, x, y);
			bool edge = x < PAPER_EDGE * fine || x >= canvas->w - PAPER_EDGE * fine;

			dark += shade < 64;
			white += shade == 255;
			if (shade < 128)
				low = y;
			if (edge)
				assert_int_equal(shade, 255);
		}
	}
	/* Lines and letters, no dark planes that eat ink. */
	assert_in_range(dark, canvas->w * canvas->h / 100, canvas->w * canvas->h / 10);
	assert_true(white > canvas->w * canvas->h * 8 / 10);
	/* It fills the page and ends on it. */
	assert_in_range(low, canvas->h * 3 / 4, canvas->h - PAPER_EDGE * fine);
}

static void draw_sheet(const struct pack_set *packs, int lang, int fine, struct canvas *canvas)
{
	struct print_sheet sheet;
	struct guide guide;
	struct log log;

	log_init(&log);
	struct printer_sdl sdl = printer_sdl(&log);
	open_sheet(&guide, &sheet, packs, lang);
	canvas_init(canvas, PRINT_W * fine, PRINT_H * fine);
	assert_true(sdl.printer.draw(&sdl.printer, canvas, print_sheet_paint, &sheet));
	guide_release(&guide);
	log_release(&log);
}

static void sheet__drawn_with_letters__is_dark_on_white(void **state)
{
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct canvas canvas;

		draw_sheet(*state, lang, 1, &canvas);
		assert_int_equal(canvas.w, 1240);
		assert_int_equal(canvas.h, 1754);
		check_ink(&canvas, 1);
		canvas_release(&canvas);
	}
}

static void sheet__drawn_finer__is_the_same_sheet(void **state)
{
	struct canvas canvas;

	draw_sheet(*state, LANG_EN, PRINT_FINE, &canvas);
	check_ink(&canvas, PRINT_FINE);
	canvas_release(&canvas);
}

/* ---- the file ---- */

/* The bytes from AT on, unpacked by the filter, are those of CANVAS. */
static void assert_unpacks(
	const unsigned char *at, const unsigned char *end, const struct canvas *canvas)
{
	size_t count = (size_t)canvas->w * (size_t)canvas->h, done = 0;

	while (at < end && *at != 128) {
		int len = *at < 128 ? *at + 1 : 257 - *at;

		for (int i = 0; i < len; i++, done++) {
			const unsigned char *byte = *at < 128 ? at + 1 + i : at + 1;

			assert_true(done < count);
			assert_int_equal(*byte, canvas->pixels[done] & 0xff);
		}
		at += *at < 128 ? len + 1 : 2;
	}
	assert_true(at < end);
	assert_int_equal(done, count);
}

/* Each object begins where the table says. */
static void check_table(const struct strbuf *pdf)
{
	const char *tail = pdf->text + pdf->len - 40, *at;
	long table;
	int objects;

	while (strncmp(tail, "startxref\n", 10) != 0)
		tail++;
	table = strtol(tail + 10, NULL, 10);
	assert_memory_equal(pdf->text + table, "xref\n0 ", 7);
	objects = atoi(pdf->text + table + 7);
	assert_int_equal(objects, 6);
	at = strchr(pdf->text + table + 7, '\n') + 1;
	for (int i = 0; i < objects; i++, at += 20) {
		char begin[24];

		snprintf(begin, sizeof begin, "%d 0 obj\n", i);
		if (i > 0)
			assert_memory_equal(pdf->text + strtol(at, NULL, 10), begin, strlen(begin));
		assert_int_equal(at[19], '\n'); /* an entry has just 20 bytes */
	}
	assert_memory_equal(at, "trailer\n", 8);
	assert_memory_equal(pdf->text + pdf->len - 6, "%%EOF\n", 6);
}

static const char *find(const struct strbuf *pdf, const char *words)
{
	size_t len = strlen(words);

	for (size_t i = 0; i + len <= pdf->len; i++)
		if (memcmp(pdf->text + i, words, len) == 0)
			return pdf->text + i;
	fail_msg("no \"%s\"", words);
	return NULL;
}

static void pdf__of_any_picture__unpacks_to_its_shades(void **state)
{
	static const int sizes[][2] = {{1, 1}, {3, 2}, {128, 1}, {129, 3}, {400, 7}};
	(void)state;

	for (int kind = 0; kind < 4; kind++) {
		for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
			struct canvas canvas;
			struct strbuf pdf;
			unsigned chance = 1;

			canvas_init(&canvas, sizes[i][0], sizes[i][1]);
			for (int j = 0; j < canvas.w * canvas.h; j++) {
				chance = chance * 1103515245u + 12345u;
				unsigned shade = kind == 0   ? 255
						 : kind == 1 ? (unsigned)j & 0xff
						 : kind == 2 ? chance >> 16 & 1
							     : chance >> 16 & 0xff;
				canvas.pixels[j] = 0xff000000u | shade * 0x010101u;
			}
			strbuf_init(&pdf);
			print_pdf(&canvas, &pdf);
			check_table(&pdf);
			const char *image = find(&pdf, "/RunLengthDecode");
			const char *data = strstr(image, "stream\n") + 7;
			assert_unpacks((const unsigned char *)data,
				(const unsigned char *)pdf.text + pdf.len, &canvas);
			strbuf_release(&pdf);
			canvas_release(&canvas);
		}
	}
}

static void pdf__of_the_sheet__is_one_small_a4_page(void **state)
{
	struct canvas canvas;
	struct strbuf pdf;

	draw_sheet(*state, LANG_ID, PRINT_FINE, &canvas);
	strbuf_init(&pdf);
	print_pdf(&canvas, &pdf);
	print_message("%zu bytes\n", pdf.len);
	check_table(&pdf);
	find(&pdf, "/MediaBox [0 0 595.28 841.89]");
	find(&pdf, "/Width 2480 /Height 3508 ");
	assert_in_range(pdf.len, 50000, 2000000);
	strbuf_release(&pdf);
	canvas_release(&canvas);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sheet__in_each_language__is_whole_on_the_paper),
		cmocka_unit_test(sheet__as_pupils_get_it__holds_no_answer),
		cmocka_unit_test(sheet__drawn_with_letters__is_dark_on_white),
		cmocka_unit_test(sheet__drawn_finer__is_the_same_sheet),
		cmocka_unit_test(pdf__of_any_picture__unpacks_to_its_shades),
		cmocka_unit_test(pdf__of_the_sheet__is_one_small_a4_page),
	};
	return cmocka_run_group_tests_name("print_sheet", tests, our_packs_load, our_packs_release);
}
