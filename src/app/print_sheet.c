/* SPDX-License-Identifier: MIT */
#include "app/print_sheet.h"

#include "app/guide_figure.h"
#include "app/print_board.h"
#include "ui/stamp.h"
#include "ui/text_block.h"

#include <stdio.h>

/* All lengths in pixels of the coarse page: paper, not screen, so no theme. */
enum {
	MARGIN = 78, /* 13 mm: what any printer can reach */
	TITLE = 52,
	HEADING = 28,
	BODY = 22,
	GAP = 14,
	COLUMNS = 2,
	COLUMN_GAP = 44,
	FIGURE_W = 384,
	BOX_H = 64,
};

static const uint32_t black = 0xff000000u;

struct press {
	struct draw *draw;
	struct stamps stamps;
	int fine; /* pixels per length */
	const struct print_sheet *sheet;
	int y;
};

static struct rect scaled(const struct press *press, int x, int y, int w, int h)
{
	return (struct rect){x * press->fine, y * press->fine, w * press->fine, h * press->fine};
}

static void rule(struct press *press, int x, int y, int w)
{
	press->draw->calls->fill(press->draw, scaled(press, x, y, w, 2), black);
}

/* Writes TEXT into a column; gives its height. */
static int write(struct press *press, int x, int y, int w, int size, enum text_weight weight,
	const char *text)
{
	struct text_style style = {size * press->fine, weight};
	struct text_block block;

	text_block_wrap(&block, press->draw, style, text, w * press->fine);
	text_block_draw(&block, press->draw, text, x * press->fine, y * press->fine,
		w * press->fine, ALIGN_LEFT, black);
	return (block.height + press->fine - 1) / press->fine;
}

static int width(const struct press *press, int size, enum text_weight weight, const char *text)
{
	struct text_style style = {size * press->fine, weight};

	return press->draw->calls->text_width(press->draw, style, text) / press->fine + 1;
}

/* "Name ______", its line ending at RIGHT. */
static void field(struct press *press, int x, int right, const char *label)
{
	int w = width(press, BODY, TEXT_REGULAR, label);
	int h = write(press, x, press->y + TITLE / 2, w, BODY, TEXT_REGULAR, label);

	rule(press, x + w + GAP / 2, press->y + TITLE / 2 + h - 4, right - x - w - GAP / 2);
}

static void add_head(struct press *press)
{
	const struct guide_sheet *words = &press->sheet->guide->sheet;
	int right = PRINT_W - MARGIN, date = right - 270;
	int title = width(press, TITLE, TEXT_BOLD, words->title);
	int h = write(press, MARGIN, press->y, title, TITLE, TEXT_BOLD, words->title);

	field(press, MARGIN + title + 3 * GAP, date - 2 * GAP, words->name);
	field(press, date, right, words->date);
	press->y += h;
}

static void add_board(struct press *press)
{
	const struct guide_sheet *words = &press->sheet->guide->sheet;
	const struct pack *pack = pack_set_find(press->sheet->packs, "umum");
	struct board_figure figure;
	struct position position;
	int holes = pack ? pack->rules.holes : 7, w = PRINT_W - 2 * MARGIN;
	int h = board_figure_height(holes, w);

	press->y += write(press, MARGIN, press->y, w, BODY, TEXT_REGULAR, words->board) + GAP / 2;
	position_init(&position, holes, 1);
	board_figure_init(
		&figure, &position, pack && pack->direction == DIRECTION_COUNTER_CLOCKWISE);
	print_board_draw(
		&press->stamps, &figure, scaled(press, MARGIN, press->y, w, h), PRINT_EMPTY);
	press->y += h + 2 * GAP;
}

static void add_rules(struct press *press)
{
	const struct guide_sheet *words = &press->sheet->guide->sheet;
	int w = PRINT_W - 2 * MARGIN, column = width(press, BODY, TEXT_BOLD, "8.") + GAP / 2;

	press->y += write(press, MARGIN, press->y, w, HEADING, TEXT_BOLD, words->rules_title);
	for (int i = 0; i < words->rule_count; i++) {
		char number[16];

		snprintf(number, sizeof number, "%d.", i + 1);
		write(press, MARGIN, press->y, column, BODY, TEXT_BOLD, number);
		press->y += write(press, MARGIN + column, press->y, w - column, BODY, TEXT_REGULAR,
			words->rules[i]);
	}
	press->y += 2 * GAP;
}

struct exercise {
	const struct guide_block *block;
	struct guide_figure figure;
	struct strbuf question;
};

static bool open_exercise(const struct press *press, const struct guide_block *block, int number,
	struct exercise *exercise)
{
	struct diag diag;

	if (!guide_figure_open(&exercise->figure, press->sheet->packs, block->code, &diag))
		return false;
	exercise->block = block;
	strbuf_init(&exercise->question);
	strbuf_addf(&exercise->question, "%d. ", number);
	guide_figure_fill(&exercise->figure, block->text, &exercise->question);
	return true;
}

/* The board, and beside it a box to write in; gives its height. */
static int add_answer_board(
	struct press *press, const struct exercise *exercise, int x, int y, int w)
{
	struct board_figure figure;
	int side = x + FIGURE_W + GAP, room = w - FIGURE_W - GAP, high;

	guide_figure_before(&exercise->figure, exercise->block->marked, &figure);
	high = board_figure_height(figure.position.holes, FIGURE_W);
	print_board_draw(
		&press->stamps, &figure, scaled(press, x, y, FIGURE_W, high), PRINT_NUMBERS);
	write(press, side, y + high - BOX_H - BODY - GAP, room, BODY, TEXT_REGULAR,
		press->sheet->guide->sheet.answer);
	stamp_outline(&press->stamps, scaled(press, side, y + high - BOX_H, room, BOX_H),
		8.0f * (float)press->fine, 2.0f * (float)press->fine, black);
	return high;
}

/* Side by side, their boards on one line. */
static void add_row(struct press *press, struct exercise *row, int count)
{
	int w = (PRINT_W - 2 * MARGIN - COLUMN_GAP) / COLUMNS, words = 0, high = 0;

	for (int i = 0; i < count; i++) {
		int h = write(press, MARGIN + i * (w + COLUMN_GAP), press->y, w, BODY, TEXT_REGULAR,
			row[i].question.text);

		words = h > words ? h : words;
		strbuf_release(&row[i].question);
	}
	press->y += words + GAP / 2;
	for (int i = 0; i < count; i++) {
		int h = add_answer_board(
			press, &row[i], MARGIN + i * (w + COLUMN_GAP), press->y, w);

		high = h > high ? h : high;
	}
	press->y += high;
}

static void add_exercises(struct press *press)
{
	const struct guide_sheet *words = &press->sheet->guide->sheet;
	const struct guide_chapter *chapter = guide_chapter_of(press->sheet->guide, "teachers");
	struct exercise row[COLUMNS];
	int w = PRINT_W - 2 * MARGIN, number = 0, count = 0;

	press->y += write(press, MARGIN, press->y, w, HEADING, TEXT_BOLD, words->exercises_title);
	press->y += write(press, MARGIN, press->y, w, BODY, TEXT_REGULAR, words->exercises_hint);
	for (int i = 0; i < chapter->count; i++) {
		const struct guide_block *block = &chapter->blocks[i];

		if (block->kind == GUIDE_EXERCISE &&
			open_exercise(press, block, number + 1, &row[count])) {
			number++;
			count++;
		}
		if (count == 0 || (count < COLUMNS && i + 1 < chapter->count))
			continue;
		press->y += number > COLUMNS ? 3 * GAP : GAP;
		add_row(press, row, count);
		count = 0;
	}
}

void print_sheet_paint(struct draw *draw, void *context)
{
	struct press press = {.draw = draw, .fine = draw->w / PRINT_W, .sheet = context};

	press.y = MARGIN - TITLE / 3;
	stamps_init(&press.stamps, draw);
	add_head(&press);
	press.y += GAP;
	add_board(&press);
	add_rules(&press);
	add_exercises(&press);
	stamps_release(&press.stamps);
}
