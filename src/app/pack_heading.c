/* SPDX-License-Identifier: MIT */
#include "app/pack_heading.h"

static int more(int a, int b)
{
	return a > b ? a : b;
}

void pack_heading(struct page *page, struct flow *flow, const char *name, int before, int next)
{
	const struct pen *pen = flow->pen;
	int size = pen->theme->target, gap = theme_space(pen->theme, SPACE_SMALL);
	bool others = page->screen.app->packs.count > 1;
	int right = flow->x + flow->w - (others ? 2 * size + gap : 0);
	struct rect box = {flow->x, flow->y, right - flow->x, 0};
	struct sheet_text *text = sheet_write(&page->sheet, pen, flow->area,
		theme_type(pen->theme, TYPE_HEADING, TEXT_BOLD), COLOUR_INK, name, box, ALIGN_LEFT);
	int height = more(size, text->rect.h), y = flow->y + (height - size) / 2;
	text->rect.y += (height - text->rect.h) / 2;
	if (others) {
		struct widget steps[] = {
			page_icon(page, before, "opening.pack_before", ICON_PREVIOUS, right, y),
			page_icon(
				page, next, "opening.pack_next", ICON_NEXT, right + size + gap, y)};
		sheet_put(&page->sheet, flow->area, &steps[0]);
		sheet_put(&page->sheet, flow->area, &steps[1]);
	}
	flow->y += height;
}
