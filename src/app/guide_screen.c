/* SPDX-License-Identifier: MIT */
#include "app/guide_state.h"
#include "app/screens.h"

#include "app/fault_words.h"
#include "base/folders.h"

#include <stdio.h>
#include <string.h>

/* panduan: five chapters, their names at the left, or on top in a narrow window. */

const struct guide_chapter *guide_page_chapter(const struct guide_page *guide)
{
	return &guide->guide.chapters[guide->chapter];
}

/* The guide in the language of now. */
static void read_guide(struct guide_page *guide)
{
	struct app *app = guide->page.screen.app;
	char folder[512], name[16], path[600];

	if (guide->lang == app_lang(app))
		return;
	guide_release(&guide->guide);
	guide->lang = app_lang(app);
	folders_join(folder, sizeof folder, app->host.folders->assets, "guide");
	snprintf(name, sizeof name, "%s.json", lang_code(guide->lang));
	folders_join(path, sizeof path, folder, name);
	diag_clear(&guide->fault);
	guide->faulty = !guide_load(&guide->guide, path, &guide->fault);
	if (guide->faulty)
		app_note_fault(app, &guide->fault);
}

/* The program's own file is damaged: what is wrong with it, for whoever can mend it. */
static void tell_fault(struct guide_page *guide, struct flow *flow)
{
	struct app *app = guide->page.screen.app;
	struct strbuf text;

	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(app, "guide.unreadable"));
	flow_space(flow, SPACE_SMALL);
	strbuf_init(&text);
	fault_words_write(app_words(app), &guide->fault, guide->fault.file, &text);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		sheet_keep(&guide->page.sheet, &text));
}

static void add_chapters(struct guide_page *guide, struct flow *flow, enum widget_kind kind)
{
	struct widget items[GUIDE_CHAPTERS];

	for (int i = 0; i < GUIDE_CHAPTERS; i++) {
		items[i] = widget_of(kind, GUIDE_CHAPTER + i, guide->guide.chapters[i].name);
		items[i].on = i == guide->chapter;
		items[i].group = 1;
		if (kind == WIDGET_ROW)
			flow_widget(flow, &items[i]);
	}
	if (kind == WIDGET_CHOICE)
		flow_choices(flow, items, GUIDE_CHAPTERS, GUIDE_CHAPTERS);
}

static void build_wide(struct guide_page *guide, const struct pen *pen)
{
	struct page *page = &guide->page;
	struct rect right;
	struct flow flow =
		page_with_list(page, pen, app_word(page->screen.app, "guide.title"), &right);

	if (!guide->faulty)
		add_chapters(guide, &flow, WIDGET_ROW);
	flow = page_area(page, pen, right);
	if (guide->faulty)
		tell_fault(guide, &flow);
	else
		guide_layout_chapter(guide, &flow);
	sheet_end(&page->sheet, pen->theme);
}

static void build_narrow(struct guide_page *guide, const struct pen *pen)
{
	struct page *page = &guide->page;
	struct rect room = page_head(
		page, pen, sheet_page(pen->theme), 0, app_word(page->screen.app, "guide.title"));
	struct flow flow = page_area(page, pen, room);

	if (guide->faulty) {
		tell_fault(guide, &flow);
	} else {
		flow_space(&flow, SPACE_HAIR);
		add_chapters(guide, &flow, WIDGET_CHOICE);
		flow_space(&flow, SPACE_WIDE);
		guide_layout_chapter(guide, &flow);
	}
	/* Of one height whatever stands on it: the chapters keep their place on top. */
	sheet_end(&page->sheet, pen->theme);
}

static void build(struct page *page)
{
	struct guide_page *guide = (struct guide_page *)page;
	struct pen pen = app_pen(page->screen.app);

	read_guide(guide);
	if (pen.theme->narrow)
		build_narrow(guide, &pen);
	else
		build_wide(guide, &pen);
}

static void rebuild(struct page *page)
{
	page_layout(&page->screen);
	app_redraw(page->screen.app);
}

/* From its beginning. */
static void turn_to(struct guide_page *guide, int chapter)
{
	struct page *page = &guide->page;

	guide->chapter = chapter;
	memset(guide->answers, 0, sizeof guide->answers);
	page->sheet.areas[page->screen.app->theme.narrow ? 1 : 2].scroll = 0;
	widget_focus(&page->sheet.widgets, GUIDE_CHAPTER + chapter);
	rebuild(page);
}

void guide_screen_at(struct screen *screen, const char *chapter)
{
	struct guide_page *guide = (struct guide_page *)screen;

	for (int i = 0; i < GUIDE_CHAPTERS; i++)
		if (strcmp(guide_chapter_id(i), chapter) == 0)
			guide->chapter = i;
	guide->page.sheet.widgets.kept = GUIDE_CHAPTER + guide->chapter;
}

static void press(struct page *page, const struct widget_event *event)
{
	struct guide_page *guide = (struct guide_page *)page;

	if (event->id >= GUIDE_CHAPTER) {
		turn_to(guide, event->id - GUIDE_CHAPTER);
	} else if (event->id >= GUIDE_ANSWER) {
		bool *shown = &guide->answers[event->id - GUIDE_ANSWER];

		*shown = !*shown;
		rebuild(page);
	} else if (event->id == GUIDE_PRINT) {
		guide_print(guide);
		rebuild(page);
	} else if (event->id == GUIDE_TO_NEXT) {
		turn_to(guide, guide->chapter + 1);
	} else if (event->id == GUIDE_TO_RULES) {
		app_push(page->screen.app, rules_screen_new(page->screen.app));
	}
}

static void free_guide(struct screen *screen)
{
	guide_release(&((struct guide_page *)screen)->guide);
	page_free(screen);
}

struct screen *guide_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "panduan",
			.layout = page_layout,
			.input = page_input,
			.draw = page_draw,
			.free = free_guide},
		.build = build,
		.press = press,
		.first_focus = GUIDE_CHAPTER,
	};
	struct guide_page *guide = (struct guide_page *)page_new(app, &calls, sizeof *guide);

	guide->lang = LANG_COUNT;
	return &guide->page.screen;
}
