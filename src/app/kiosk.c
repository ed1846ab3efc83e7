/* SPDX-License-Identifier: MIT */
#include "app/kiosk.h"

#include "app/app_inside.h"
#include "app/page.h"
#include "app/review_desk.h"

#include <stdio.h>

/* masih: over whatever is open; the seconds are counted. */
struct still_there {
	struct page page;
	int seconds;
};

static int seconds_left(const struct app *app)
{
	uint64_t idle = app->now - app->kiosk.touched;
	return idle >= KIOSK_SHOW_MS ? 0 : (int)((KIOSK_SHOW_MS - idle + 999) / 1000);
}

static void build_question(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	char number[16];
	struct flow flow = page_dialog(page, &pen, 440.0f);
	((struct still_there *)page)->seconds = seconds_left(app);
	snprintf(number, sizeof(number), "%d", seconds_left(app));
	flow_text(&flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK, app_word(app, "kiosk.still_there"));
	flow_space(&flow, SPACE_SMALL);
	flow_text(&flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
		page_words(page, "kiosk.ends_in", "n", number, NULL));
	flow_space(&flow, SPACE_WIDE);
	struct widget go_on = page_button(page, WIDGET_PRIMARY, PAGE_BACK, "kiosk.go_on");
	flow_widget(&flow, &go_on);
	sheet_end_centred(&page->sheet, pen.theme);
}

/* A touch is over: its beginning alone would leave its end to the screen below. */
static bool was_touched(const struct input *input)
{
	return input->kind == INPUT_UP || (input->kind == INPUT_KEY && !input->repeat);
}

/* Wherever it is touched, somebody is there. */
static bool answer(struct screen *screen, const struct input *input, uint64_t now)
{
	(void)now;
	if (was_touched(input)) {
		screen->app->kiosk.state = KIOSK_USED;
		app_pop(screen->app);
	}
	return true;
}

static void count(struct screen *screen, uint64_t now)
{
	(void)now;
	if (((struct still_there *)screen)->seconds == seconds_left(screen->app))
		return;
	page_layout(screen);
	app_redraw(screen->app);
}

static struct screen *question_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "masih",
			.overlay = true,
			.layout = page_layout,
			.input = answer,
			.update = count,
			.draw = page_draw,
			.free = page_free},
		.build = build_question,
	};
	return &page_new(app, &calls, sizeof(struct still_there))->screen;
}

/* contoh: a strip of paper over a board that plays by itself. */
static void build_strip(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct text_style style = theme_type(pen.theme, TYPE_TITLE, TEXT_BOLD);
	const char *words = app_word(app, "kiosk.touch");
	int pad = theme_space(pen.theme, SPACE_WIDE);
	int most = pen.theme->w - 4 * pad;
	int w = pen.draw->calls->text_width(pen.draw, style, words);
	w = w < most ? w : most;
	sheet_begin(&page->sheet, (struct rect){0, 0, w + 2 * pad, pen.theme->h});
	int area = sheet_area(&page->sheet, (struct rect){pad, pad, w, pen.theme->h - 2 * pad});
	struct flow flow = flow_start(&page->sheet, &pen, area, 0);
	flow_styled(&flow, style, COLOUR_INK, words);
	sheet_end_centred(&page->sheet, pen.theme);
	/* Low, where it covers cards and not the board. */
	const struct rect *paper = &page->sheet.paper;
	sheet_move(&page->sheet, 0, pen.theme->h - pad / 2 - paper->h - paper->y);
}

static bool begin(struct screen *screen, const struct input *input, uint64_t now)
{
	(void)now;
	if (was_touched(input)) {
		screen->app->kiosk.state = KIOSK_USED;
		app_reset_to_home(screen->app);
	}
	return true;
}

static void draw_strip(struct screen *screen, uint64_t now)
{
	struct pen pen = app_pen(screen->app);
	(void)now;
	sheet_draw(&((struct page *)screen)->sheet, &pen);
}

static struct screen *strip_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "contoh",
			.overlay = true,
			.goes_on = true,
			.layout = page_layout,
			.input = begin,
			.draw = draw_strip,
			.free = page_free},
		.build = build_strip,
	};
	return &page_new(app, &calls, sizeof(struct page))->screen;
}

void kiosk_begin(struct app *app)
{
	app->kiosk = (struct kiosk){.first = app->settings};
}

void kiosk_touch(struct app *app, uint64_t now)
{
	app->kiosk.touched = now;
}

void kiosk_show(struct app *app)
{
	struct session_setup setup;
	app->kiosk.state = KIOSK_SHOWING;
	app->settings = app->kiosk.first;
	met_words_forget(app);
	app_apply_settings(app);
	app_reset_to_home(app);
	app_drop_old_game(app);
	review_desk_drop(app->reviewed);
	app->reviewed = NULL;
	app->settings.opponent = OPPONENT_DEMO;
	/* Without inputs nothing else stirs it: each game would be the last one again. */
	app->chance = app->chance * 1664525u + 1013904223u;
	app_setup(app, &setup);
	app->settings.opponent = app->kiosk.first.opponent;
	app_start_game(app, &setup);
	app_push(app, strip_new(app));
}

void kiosk_update(struct app *app, uint64_t now)
{
	if (!app->options.kiosk || app->kiosk.state == KIOSK_SHOWING)
		return;
	uint64_t idle = now - app->kiosk.touched;
	if (idle >= KIOSK_SHOW_MS) {
		kiosk_show(app);
	} else if (idle >= KIOSK_ASK_MS && app->kiosk.state == KIOSK_USED) {
		app->kiosk.state = KIOSK_ASKING;
		app_push(app, question_new(app));
	}
}

int kiosk_wait(const struct app *app, uint64_t now)
{
	if (!app->options.kiosk || app->kiosk.state == KIOSK_SHOWING)
		return -1;
	uint64_t idle = now - app->kiosk.touched;
	if (app->kiosk.state == KIOSK_ASKING)
		return 200; /* the seconds are seen to count */
	return idle >= KIOSK_ASK_MS ? 0 : (int)(KIOSK_ASK_MS - idle);
}
