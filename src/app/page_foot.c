/* SPDX-License-Identifier: MIT */
#include "app/page_foot.h"

#include "base/check.h"

static int more(int a, int b)
{
	return a > b ? a : b;
}

void page_foot_add(struct page_foot *foot, const struct widget *placed)
{
	CHECK(foot->count < PAGE_FOOT_MAX);
	foot->items[foot->count++] = *placed;
	foot->height = more(foot->height, placed->rect.y + placed->rect.h);
}

void page_foot_step(
	struct page_foot *foot, const struct page *page, int id, const char *key, enum icon icon)
{
	const struct theme *theme = &page->screen.app->theme;
	int size = theme->target;
	/* The first icon stands at the margin; its round ground reaches past it. */
	int x = foot->count * (size + theme_space(theme, SPACE_SMALL)) - size / 4;
	struct widget step = page_icon(page, id, key, icon, x, 0);
	page_foot_add(foot, &step);
}

void page_foot_words(struct page_foot *foot, const struct pen *pen, const char *text, int width)
{
	const struct widget *last = &foot->items[foot->count - 1];
	static const enum type sizes[] = {TYPE_BODY, TYPE_SMALL, TYPE_BODY};
	struct text_block block;
	int x = last->rect.x + last->rect.w + theme_space(pen->theme, SPACE_BASE);
	bool beside = false;
	foot->text = text;
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]) && !beside; i++) {
		foot->type = sizes[i];
		text_block_wrap(&block, pen->draw, theme_type(pen->theme, sizes[i], TEXT_BOLD),
			text, width);
		beside = x + block.width <= width;
	}
	foot->words = beside ? (struct rect){x, 0, block.width, block.height}
			     : (struct rect){0, foot->height, width, block.height};
	foot->height = more(foot->height, foot->words.y + foot->words.h);
}

void page_foot_centre(struct page_foot *foot, const struct pen *pen)
{
	bool beside = foot->words.x > 0;
	int line = beside ? more(pen->theme->target, foot->words.h) : pen->theme->target;
	for (int i = 0; i < foot->count; i++)
		if (foot->items[i].rect.y == 0)
			line = more(line, foot->items[i].rect.h);
	for (int i = 0; i < foot->count; i++)
		if (foot->items[i].rect.y == 0)
			foot->items[i].rect.y = (line - foot->items[i].rect.h) / 2;
	if (beside)
		foot->words.y = (line - foot->words.h) / 2;
}

struct rect page_foot_above(const struct page_foot *foot, const struct pen *pen, struct rect room)
{
	room.h -= foot->height + theme_space(pen->theme, SPACE_SMALL);
	return room;
}

static void put(
	struct page *page, const struct pen *pen, const struct page_foot *foot, int x, int y)
{
	struct rect words = foot->words;
	words.x += x;
	words.y += y;
	sheet_write(&page->sheet, pen, 0, theme_type(pen->theme, foot->type, TEXT_BOLD), COLOUR_INK,
		foot->text, words, ALIGN_LEFT);
	for (int i = 0; i < foot->count; i++) {
		struct widget item = foot->items[i];
		item.rect.x += x;
		item.rect.y += y;
		sheet_put(&page->sheet, 0, &item);
	}
}

void page_foot_end(struct page *page, const struct pen *pen, const struct page_foot *foot,
	struct rect room, int low)
{
	struct sheet *sheet = &page->sheet;
	struct rect above = page_foot_above(foot, pen, room);
	int spare = pen->theme->upright ? more(above.y + above.h - low, 0) : 0;
	put(page, pen, foot, room.x, room.y + room.h - foot->height - spare);
	sheet->paper.h -= spare;
	sheet->areas[1].rect.h -= spare;
	sheet_move(sheet, 0, spare / 2);
	sheet_end(sheet, pen->theme);
}
