/* SPDX-License-Identifier: MIT */
#include "app/page.h"
#include "app/screens.h"

#include <string.h>

/* beranda: the sheet stands beside the board (above it in an upright window). */
enum { RESUME = PAGE_IDS, PLAY, FRIEND, DEMO, SETTINGS, LANGUAGE, ABOUT, QUIT };

static struct rect paper_rect(const struct theme *theme)
{
	int margin = theme_px(theme, 28.0f);
	int em = theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
	int w = theme_px(theme, 400.0f);
	if (w < 22 * em)
		w = 22 * em;
	if (theme->upright || w > theme->w - 2 * margin)
		w = theme->w - 2 * margin;
	return (struct rect){margin, margin, w, theme->h - 2 * margin};
}

static void add_games(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	bool resume = app_can_resume(app);
	if (resume) {
		struct widget widget = page_button(page, WIDGET_PRIMARY, RESUME, "button.resume");
		flow_widget(flow, &widget);
		flow_space(flow, SPACE_SMALL);
	}
	struct widget play =
		page_button(page, resume ? WIDGET_BUTTON : WIDGET_PRIMARY, PLAY, "button.play");
	flow_widget(flow, &play);
	flow_space(flow, SPACE_SMALL);
	struct widget friend = page_button(page, WIDGET_BUTTON, FRIEND, "home.two");
	flow_widget(flow, &friend);
	flow_space(flow, SPACE_SMALL);
	struct widget demo = page_button(page, WIDGET_BUTTON, DEMO, "home.demo");
	flow_widget(flow, &demo);
}

static void add_rest(struct page *page, struct flow *flow)
{
	struct widget items[4];
	int count = 0;
	items[count++] = page_button(page, WIDGET_LINK, SETTINGS, "button.settings");
	items[count++] = page_button(page, WIDGET_LINK, LANGUAGE, "button.language");
	items[count++] = page_button(page, WIDGET_LINK, ABOUT, "about.title");
	if (!app_is_kiosk(page->screen.app))
		items[count++] = page_button(page, WIDGET_LINK, QUIT, "button.quit");
	flow_buttons(flow, items, count);
}

static void build(struct page *page)
{
	struct pen pen = app_pen(page->screen.app);
	struct sheet *sheet = &page->sheet;
	struct rect paper = paper_rect(pen.theme);
	sheet_begin(sheet, paper);
	int pad = sheet_margin(pen.theme);
	int down = theme_space(pen.theme, SPACE_WIDE);
	int area = sheet_area(sheet, (struct rect){paper.x + pad, paper.y + down, paper.w - 2 * pad,
					     paper.h - 2 * down});
	struct flow flow = flow_start(sheet, &pen, area, 0);
	flow_text(&flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK, app_word(page->screen.app, "app.name"));
	flow_text(&flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK_2,
		app_word(page->screen.app, "app.tagline"));
	flow_space(&flow, SPACE_WIDE);
	add_games(page, &flow);
	flow_space(&flow, SPACE_WIDE);
	flow_rule(&flow);
	flow_space(&flow, SPACE_SMALL);
	add_rest(page, &flow);
	sheet_end(sheet, pen.theme);
}

static void start_demo(struct app *app)
{
	struct session_setup setup;
	enum opponent opponent = app->settings.opponent;
	app->settings.opponent = OPPONENT_DEMO;
	app_setup(app, &setup);
	app->settings.opponent = opponent;
	app_start_game(app, &setup);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	switch (event->id) {
	case RESUME:
		app_resume_game(app);
		break;
	case PLAY:
		if (app->settings.opponent != OPPONENT_COMPUTER)
			app->settings.opponent = OPPONENT_COMPUTER;
		app_push(app, choose_screen_new(app));
		break;
	case FRIEND:
		app->settings.opponent = OPPONENT_PERSON;
		app_push(app, choose_screen_new(app));
		break;
	case DEMO:
		start_demo(app);
		break;
	case SETTINGS:
		app_push(app, settings_screen_new(app));
		break;
	case LANGUAGE:
		app_push(app, language_screen_new(app));
		break;
	case ABOUT:
		app_push(app, about_screen_new(app));
		break;
	case QUIT:
		app_quit(app);
		break;
	default:
		break;
	}
}

struct screen *home_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("beranda", false),
		.build = build,
		.press = press,
		.first_focus = PLAY,
	};
	return &page_new(app, &calls, sizeof(struct page))->screen;
}
