/* SPDX-License-Identifier: MIT */
#include "app/rules_rig.h"

#include "test.h"

#include <string.h>

void rules_rig_open(struct rig *rig, int w, int h, const char *pack)
{
	rig_init(rig, w, h, 1.0f);
	rig->options.screen = "aturan";
	rig->options.pack = pack;
	rig_start(rig);
	assert_string_equal(rig_screen(rig), "aturan");
}

void rules_rig_press_row(struct rig *rig, int entry)
{
	struct page *page = rig_page(rig);
	const struct widget_set *set = &page->sheet.widgets;
	for (int i = 0; i < set->count; i++) {
		if (set->items[i].kind == WIDGET_ROW && entry-- == 0) {
			page->calls->press(page, &(struct widget_event){.id = set->items[i].id});
			return;
		}
	}
	fail_msg("the list is too short");
}

void rules_rig_press_pack(struct rig *rig, const struct pack *pack)
{
	rules_rig_press_row(rig, (int)(pack - rig->app->packs.packs));
}

int rules_rig_buttons(const struct rig *rig, const char *key)
{
	const struct widget_set *set = &rig_page(rig)->sheet.widgets;
	int count = 0;
	for (int i = 0; i < set->count; i++)
		count += strcmp(set->items[i].label, words_get(rig->app->words, key)) == 0;
	return count;
}

int rules_rig_texts(const struct rig *rig, const char *text, bool whole)
{
	const struct sheet *sheet = &rig_page(rig)->sheet;
	int count = 0;
	for (int i = 0; i < sheet->text_count; i++)
		count += whole ? strcmp(sheet->texts[i].text, text) == 0
			       : strstr(sheet->texts[i].text, text) != NULL;
	return count;
}

struct sheet_area *rules_rig_reading(struct rig *rig)
{
	struct sheet *sheet = &rig_page(rig)->sheet;
	return &sheet->areas[sheet->area_count - 1];
}

int rules_rig_last_scroll(const struct sheet_area *area)
{
	return area->height - area->rect.h;
}

void rules_rig_press_word(struct rig *rig, const char *key, int index)
{
	struct page *page = rig_page(rig);
	const struct widget_set *set = &page->sheet.widgets;
	const char *word = words_get(rig->app->words, key);
	for (int i = 0; i < set->count; i++) {
		if (strcmp(set->items[i].label, word) == 0 && index-- == 0) {
			page->calls->press(page, &(struct widget_event){.id = set->items[i].id});
			return;
		}
	}
	fail_msg("there are fewer of \"%s\"", word);
}
