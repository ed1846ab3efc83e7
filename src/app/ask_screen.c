/* SPDX-License-Identifier: MIT */
#include "app/page.h"
#include "app/screens.h"

/* tanya: asked only where something would be lost. */
enum { YES = PAGE_IDS };

struct ask {
	struct page page;
	const char *question;
	const char *yes;
	void (*done)(struct app *app);
};

static void build(struct page *page)
{
	struct ask *ask = (struct ask *)page;
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct flow flow = page_dialog(page, &pen, 440.0f);
	flow_text(&flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, app_word(app, ask->question));
	flow_space(&flow, SPACE_WIDE);
	struct widget items[2] = {
		page_button(page, WIDGET_PRIMARY, YES, ask->yes),
		page_button(page, WIDGET_BUTTON, PAGE_BACK, "button.cancel"),
	};
	flow_buttons(&flow, items, 2);
	sheet_end_centred(&page->sheet, pen.theme);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct ask *ask = (struct ask *)page;
	(void)event;
	app_pop(page->screen.app);
	ask->done(page->screen.app);
}

struct screen *ask_screen_new(
	struct app *app, const char *question, const char *yes, void (*done)(struct app *app))
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("tanya", true),
		.build = build,
		.press = press,
		.first_focus = PAGE_BACK,
	};
	struct ask *ask = (struct ask *)page_new(app, &calls, sizeof(*ask));
	ask->question = question;
	ask->yes = yes;
	ask->done = done;
	return &ask->page.screen;
}
