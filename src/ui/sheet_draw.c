/* SPDX-License-Identifier: MIT */
#include "ui/sheet.h"

static void draw_bar(const struct sheet_area *area, const struct pen *pen)
{
	if (area->height <= area->rect.h)
		return;
	int w = theme_px(pen->theme, 5.0f);
	int h = area->rect.h * area->rect.h / area->height;
	int y = area->rect.y + area->scroll * (area->rect.h - h) / (area->height - area->rect.h);
	struct rect bar = {area->rect.x + area->rect.w - w, y, w, h};
	stamp_box(pen->stamps, bar, (float)w / 2.0f, theme_colour(pen->theme, COLOUR_RULE), 0.0f);
}

static void draw_pill(const struct sheet_text *text, const struct pen *pen)
{
	struct rect edge = sheet_pill_rect(pen->theme, text->rect);
	int line = text->block.line_height + edge.h - text->rect.h;
	stamp_outline(pen->stamps, edge, (float)line / 2.0f, theme_stroke(pen->theme, 1.5f),
		theme_colour(pen->theme, text->colour));
}

static void draw_text(const struct sheet_text *text, const struct pen *pen)
{
	text_block_draw(&text->block, pen->draw, text->text, text->rect.x, text->rect.y,
		text->rect.w, text->align, theme_colour(pen->theme, text->colour));
	if (text->pill)
		draw_pill(text, pen);
}

static void draw_area(struct sheet *sheet, const struct pen *pen, int area)
{
	for (int i = 0; i < sheet->line_count; i++) {
		const struct sheet_line *line = &sheet->lines[i];
		if (line->area == area)
			pen->draw->calls->fill(
				pen->draw, line->rect, theme_colour(pen->theme, line->colour));
	}
	for (int i = 0; i < sheet->text_count; i++) {
		const struct sheet_text *text = &sheet->texts[i];
		if (text->area == area && rect_meet(text->rect, sheet->areas[area].rect))
			draw_text(text, pen);
	}
	for (int i = 0; i < sheet->figure_count; i++) {
		const struct sheet_figure *figure = &sheet->figures[i];
		if (figure->area == area && rect_meet(figure->rect, sheet->areas[area].rect))
			figure->draw(pen, figure->data, figure->rect);
	}
	for (int i = 0; i < sheet->widgets.count; i++) {
		const struct widget *widget = &sheet->widgets.items[i];
		if (widget->area == area && rect_meet(widget->rect, sheet->areas[area].rect))
			widget_draw(pen, &sheet->widgets, i);
	}
}

/* A focus ring reaches out of its widget: across always, up and down where nothing is hidden. */
static struct rect seen(const struct sheet_area *area, const struct theme *theme)
{
	struct rect clip = area->rect;
	int out = theme_space(theme, SPACE_BASE);
	clip.x -= out;
	clip.w += 2 * out;
	if (area->scroll == 0) {
		clip.y -= out;
		clip.h += out;
	}
	if (area->scroll + area->rect.h >= area->height)
		clip.h += out;
	return clip;
}

void sheet_draw(struct sheet *sheet, const struct pen *pen)
{
	if (!sheet->bare)
		stamp_box(pen->stamps, sheet->paper, 24.0f * pen->theme->unit,
			theme_colour(pen->theme, COLOUR_PAPER), 14.0f * pen->theme->unit);
	draw_area(sheet, pen, 0);
	for (int i = 1; i < sheet->area_count; i++) {
		struct rect clip = seen(&sheet->areas[i], pen->theme);
		pen->draw->calls->clip(pen->draw, &clip);
		draw_area(sheet, pen, i);
		draw_bar(&sheet->areas[i], pen);
		pen->draw->calls->clip(pen->draw, NULL);
	}
}
