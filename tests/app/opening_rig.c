/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/opening_rig.h"

#include <string.h>

void opening_rig_open(struct rig *rig, const char *pack, int holes)
{
	rig->options.screen = "pembukaan";
	rig->options.pack = pack;
	rig->options.holes = holes;
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "pembukaan");
}

struct opening_page *opening_rig_page(const struct rig *rig)
{
	assert_string_equal(rig_screen(rig), "pembukaan");
	return (struct opening_page *)rig_page(rig);
}

void opening_rig_forget(struct rig *rig)
{
	struct opening_page *opening = opening_rig_page(rig);
	opening_book_release(&opening->shipped);
	opening_set_board(opening, opening->pack, opening->rules.holes);
	opening_build(&opening->page);
}

bool opening_rig_has(const struct rig *rig, int id)
{
	return widget_index(&rig_page(rig)->sheet.widgets, id) != WIDGET_NONE;
}

void opening_rig_press(struct rig *rig, int id)
{
	struct page *page = rig_page(rig);
	int index = widget_index(&page->sheet.widgets, id);
	assert_int_not_equal(index, WIDGET_NONE);
	sheet_show(&page->sheet, &rig->app->theme, index);
	const struct widget *widget = &page->sheet.widgets.items[index];
	rig_tap(rig, widget->rect.x + widget->rect.w / 2, widget->rect.y + widget->rect.h / 2);
}

bool opening_rig_says_text(const struct rig *rig, const char *text)
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	for (int i = 0; i < sheet->text_count; i++)
		if (strstr(sheet->texts[i].text, text))
			return true;
	return false;
}

bool opening_rig_says(const struct rig *rig, const char *key)
{
	return opening_rig_says_text(rig, words_get(rig->app->words, key));
}
