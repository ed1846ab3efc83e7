/* SPDX-License-Identifier: MIT */
#include "app/page.h"
#include "app/screens.h"

/* bahasa: a dialog with the three languages, each named in itself. */
enum { LANGUAGE = PAGE_IDS };

static void build(struct page *page)
{
	static const char *const keys[LANG_COUNT] = {"lang.id", "lang.ms", "lang.en"};
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct flow flow = page_dialog(page, &pen, 400.0f);
	flow_text(&flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK, app_word(app, "button.language"));
	flow_space(&flow, SPACE_BASE);
	for (int i = 0; i < LANG_COUNT; i++) {
		struct widget row = page_button(page, WIDGET_ROW, LANGUAGE + i, keys[i]);
		row.on = (int)app_lang(app) == i;
		flow_widget(&flow, &row);
	}
	flow_space(&flow, SPACE_BASE);
	struct widget close = page_button(page, WIDGET_PRIMARY, PAGE_BACK, "button.ok");
	flow_widget(&flow, &close);
	sheet_end_centred(&page->sheet, pen.theme);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	app->settings.language = (enum lang)(event->id - LANGUAGE);
	app_apply_settings(app);
}

struct screen *language_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("bahasa", true),
		.build = build,
		.press = press,
		.first_focus = PAGE_BACK,
	};
	return &page_new(app, &calls, sizeof(struct page))->screen;
}
