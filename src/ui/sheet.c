/* SPDX-License-Identifier: MIT */
#include "ui/sheet.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

static int less(int a, int b)
{
	return a < b ? a : b;
}

void sheet_init(struct sheet *sheet)
{
	*sheet = (struct sheet){.bare = false};
	widget_set_init(&sheet->widgets);
}

static void forget_strings(struct sheet *sheet)
{
	for (int i = 0; i < sheet->kept_count; i++)
		free(sheet->kept[i]);
	sheet->kept_count = 0;
}

void sheet_release(struct sheet *sheet)
{
	forget_strings(sheet);
	free(sheet->kept);
	free(sheet->texts);
	free(sheet->lines);
	free(sheet->figures);
	*sheet = (struct sheet){.bare = false};
}

static bool out_of_sight(const struct sheet *sheet, int index)
{
	if (index == WIDGET_NONE || sheet->widgets.items[index].area == 0)
		return false;
	const struct widget *widget = &sheet->widgets.items[index];
	return !rect_meet(widget->rect, sheet->areas[widget->area].rect);
}

void sheet_begin(struct sheet *sheet, struct rect paper)
{
	sheet->left_behind = out_of_sight(sheet, sheet->widgets.focus);
	widget_set_restart(&sheet->widgets);
	forget_strings(sheet);
	sheet->text_count = 0;
	sheet->line_count = 0;
	sheet->figure_count = 0;
	sheet->paper = paper;
	sheet->areas[0] = (struct sheet_area){.rect = paper, .height = paper.h};
	sheet->area_count = 1;
}

int sheet_area(struct sheet *sheet, struct rect rect)
{
	CHECK(sheet->area_count < SHEET_AREAS_MAX);
	struct sheet_area *area = &sheet->areas[sheet->area_count];
	area->rect = rect;
	area->height = 0;
	return sheet->area_count++;
}

/* Makes room for one more item of SIZE bytes. */
static void *grown(void *items, int count, int *cap, size_t size)
{
	if (count < *cap)
		return items;
	*cap = *cap ? *cap * 2 : 16;
	return xrealloc(items, (size_t)*cap * size);
}

static void keep(struct sheet *sheet, void *kept)
{
	sheet->kept = grown(sheet->kept, sheet->kept_count, &sheet->kept_cap, sizeof(*sheet->kept));
	sheet->kept[sheet->kept_count++] = kept;
}

const char *sheet_keep(struct sheet *sheet, struct strbuf *text)
{
	char *kept = strbuf_detach(text);
	strbuf_release(text);
	keep(sheet, kept);
	return kept;
}

struct sheet_text *sheet_write(struct sheet *sheet, const struct pen *pen, int area,
	struct text_style style, enum colour colour, const char *text, struct rect box,
	enum text_align align)
{
	CHECK(area < sheet->area_count);
	sheet->texts =
		grown(sheet->texts, sheet->text_count, &sheet->text_cap, sizeof(*sheet->texts));
	struct sheet_text *item = &sheet->texts[sheet->text_count++];
	item->text = text;
	item->align = align;
	item->colour = colour;
	item->area = area;
	item->pill = false;
	int least = theme_type(pen->theme, TYPE_SMALL, TEXT_REGULAR).size;
	text_block_read(&item->block, pen->draw, style, least, text, box.w);
	item->rect = box;
	item->rect.h = item->block.height;
	return item;
}

static int pill_pad(const struct theme *theme)
{
	return theme_type(theme, TYPE_SMALL, TEXT_BOLD).size * 2 / 3;
}

struct rect sheet_pill_rect(const struct theme *theme, struct rect text)
{
	int pad = pill_pad(theme);
	return (struct rect){text.x - pad, text.y - pad / 4, text.w + 2 * pad, text.h + pad / 2};
}

struct rect sheet_pill(struct sheet *sheet, const struct pen *pen, int area, enum colour colour,
	const char *text, int x, int y, int width)
{
	struct text_style style = theme_type(pen->theme, TYPE_SMALL, TEXT_BOLD);
	struct rect edge = sheet_pill_rect(pen->theme, (struct rect){0});
	struct sheet_text *item = sheet_write(sheet, pen, area, style, colour, text,
		(struct rect){x - edge.x, y - edge.y, width - edge.w, 0}, ALIGN_CENTRE);
	item->rect.w = item->block.width;
	item->pill = true;
	return sheet_pill_rect(pen->theme, item->rect);
}

void sheet_figure(struct sheet *sheet, int area, struct rect rect,
	void (*draw)(const struct pen *pen, const void *data, struct rect rect), const void *data,
	size_t size)
{
	CHECK(area < sheet->area_count);
	if (size > 0) {
		void *copy = xalloc(size);
		memcpy(copy, data, size);
		keep(sheet, copy);
		data = copy;
	}
	sheet->figures = grown(
		sheet->figures, sheet->figure_count, &sheet->figure_cap, sizeof(*sheet->figures));
	sheet->figures[sheet->figure_count++] =
		(struct sheet_figure){.rect = rect, .area = area, .draw = draw, .data = data};
}

void sheet_rule(struct sheet *sheet, int area, struct rect rect, enum colour colour)
{
	sheet->lines =
		grown(sheet->lines, sheet->line_count, &sheet->line_cap, sizeof(*sheet->lines));
	sheet->lines[sheet->line_count++] =
		(struct sheet_line){.rect = rect, .colour = colour, .area = area};
}

struct widget *sheet_put(struct sheet *sheet, int area, const struct widget *widget)
{
	CHECK(area < sheet->area_count);
	struct widget *added = widget_put(&sheet->widgets, widget);
	added->area = area;
	added->clip = area > 0 ? &sheet->areas[area].rect : NULL;
	return added;
}

/* Moves all that lies in an area; AREA -1: in any. */
static void shift(struct sheet *sheet, int area, int dx, int dy)
{
	for (int i = 0; i < sheet->text_count; i++) {
		if (area < 0 || sheet->texts[i].area == area) {
			sheet->texts[i].rect.x += dx;
			sheet->texts[i].rect.y += dy;
		}
	}
	for (int i = 0; i < sheet->line_count; i++) {
		if (area < 0 || sheet->lines[i].area == area) {
			sheet->lines[i].rect.x += dx;
			sheet->lines[i].rect.y += dy;
		}
	}
	for (int i = 0; i < sheet->figure_count; i++) {
		if (area < 0 || sheet->figures[i].area == area) {
			sheet->figures[i].rect.x += dx;
			sheet->figures[i].rect.y += dy;
		}
	}
	for (int i = 0; i < sheet->widgets.count; i++) {
		struct widget *widget = &sheet->widgets.items[i];
		if (area < 0 || widget->area == area) {
			widget->rect.x += dx;
			widget->rect.y += dy;
		}
	}
}

/* Lowest edge of what lies in AREA. */
static int bottom(const struct sheet *sheet, int area)
{
	int low = sheet->areas[area].rect.y;
	for (int i = 0; i < sheet->text_count; i++) {
		const struct sheet_text *text = &sheet->texts[i];
		if (text->area == area && text->rect.y + text->rect.h > low)
			low = text->rect.y + text->rect.h;
	}
	for (int i = 0; i < sheet->figure_count; i++) {
		const struct sheet_figure *figure = &sheet->figures[i];
		if (figure->area == area && figure->rect.y + figure->rect.h > low)
			low = figure->rect.y + figure->rect.h;
	}
	for (int i = 0; i < sheet->widgets.count; i++) {
		const struct widget *widget = &sheet->widgets.items[i];
		if (widget->area == area && widget->rect.y + widget->rect.h > low)
			low = widget->rect.y + widget->rect.h;
	}
	return low;
}

static int most_scroll(const struct sheet_area *area)
{
	return area->height > area->rect.h ? area->height - area->rect.h : 0;
}

void sheet_scroll(struct sheet *sheet, int area, int to)
{
	struct sheet_area *moved = &sheet->areas[area];
	to = less(to, most_scroll(moved));
	to = to > 0 ? to : 0;
	shift(sheet, area, 0, moved->scroll - to);
	moved->scroll = to;
}

static void settle(struct sheet *sheet, const struct theme *theme)
{
	int after = theme_space(theme, SPACE_BASE);
	for (int i = 1; i < sheet->area_count; i++) {
		struct sheet_area *area = &sheet->areas[i];
		int low = bottom(sheet, i);
		area->height = low - area->rect.y;
		/* Room under the last thing where it scrolls, so that it is seen to be last. */
		if (area->height > area->rect.h)
			area->height += after;
		int scroll = area->scroll;
		area->scroll = 0;
		sheet_scroll(sheet, i, scroll);
	}
	for (int i = sheet->area_count; i < SHEET_AREAS_MAX; i++)
		sheet->areas[i].scroll = 0;
	/* A drag goes on, unless what it scrolled is gone. */
	if (sheet->drag_area < sheet->area_count)
		return;
	sheet->drag_area = 0;
	sheet->dragging = false;
}

void sheet_end(struct sheet *sheet, const struct theme *theme)
{
	settle(sheet, theme);
	if (sheet->widgets.focus != WIDGET_NONE && sheet->widgets.focus_shown &&
		!sheet->left_behind)
		sheet_show(sheet, theme, sheet->widgets.focus);
}

void sheet_end_centred(struct sheet *sheet, const struct theme *theme)
{
	CHECK(sheet->area_count == 2);
	struct sheet_area *area = &sheet->areas[1];
	int above = area->rect.y - sheet->paper.y;
	int below = above;
	int most = theme->h - 2 * theme_space(theme, SPACE_BASE);
	int wanted = above + bottom(sheet, 1) - area->rect.y + below;
	sheet->paper.h = less(wanted, most);
	area->rect.h = sheet->paper.h - above - below;
	sheet_move(sheet, (theme->w - sheet->paper.w) / 2 - sheet->paper.x,
		(theme->h - sheet->paper.h) / 2 - sheet->paper.y);
	sheet_end(sheet, theme);
}

void sheet_move(struct sheet *sheet, int dx, int dy)
{
	sheet->paper.x += dx;
	sheet->paper.y += dy;
	for (int i = 0; i < sheet->area_count; i++) {
		sheet->areas[i].rect.x += dx;
		sheet->areas[i].rect.y += dy;
	}
	sheet->areas[0].rect = sheet->paper;
	shift(sheet, -1, dx, dy);
}

void sheet_show(struct sheet *sheet, const struct theme *theme, int index)
{
	const struct widget *widget = &sheet->widgets.items[index];
	if (widget->area == 0)
		return;
	const struct sheet_area *area = &sheet->areas[widget->area];
	int margin = theme_space(theme, SPACE_BASE);
	int above = area->rect.y + margin - widget->rect.y;
	int below = widget->rect.y + widget->rect.h + margin - area->rect.y - area->rect.h;
	if (above > 0)
		sheet_scroll(sheet, widget->area, area->scroll - above);
	else if (below > 0)
		sheet_scroll(sheet, widget->area, area->scroll + less(below, -above));
}

int sheet_margin(const struct theme *theme)
{
	int margin = theme_px(theme, 36.0f);
	return theme->narrow ? less(margin, theme->w / 24) : margin;
}

struct rect sheet_page(const struct theme *theme)
{
	int across = theme_px(theme, theme->narrow ? 16.0f : 28.0f);
	int down = theme_px(theme, theme->narrow ? 16.0f : 24.0f);
	return (struct rect){across, down, theme->w - 2 * across, theme->h - 2 * down};
}
