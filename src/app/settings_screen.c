/* SPDX-License-Identifier: MIT */
#include "app/pack_list.h"
#include "app/page.h"
#include "app/screens.h"

#include <stdio.h>

/* setelan: each change is seen and heard at once. */
enum {
	SOUND = PAGE_IDS,
	VOLUME,
	TEXT,
	MOTION,
	FULLSCREEN,
	LANGUAGE = 20,
	SPEED = 30,
};

static void heading(struct page *page, struct flow *flow, const char *key)
{
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK, app_word(page->screen.app, key));
	flow_space(flow, SPACE_HAIR);
}

static void add_languages(struct page *page, struct flow *flow)
{
	static const char *const keys[LANG_COUNT] = {"lang.id", "lang.ms", "lang.en"};
	struct widget items[LANG_COUNT];
	heading(page, flow, "button.language");
	for (int i = 0; i < LANG_COUNT; i++) {
		items[i] = page_button(page, WIDGET_CHOICE, LANGUAGE + i, keys[i]);
		items[i].on = (int)app_lang(page->screen.app) == i;
		items[i].group = LANGUAGE;
	}
	flow_choices(flow, items, LANG_COUNT, 3);
	flow_space(flow, SPACE_BASE);
}

static void add_speeds(struct page *page, struct flow *flow)
{
	static const char *const keys[SPEED_COUNT] = {
		"speed.slow", "speed.medium", "speed.fast", "speed.instant"};
	struct app *app = page->screen.app;
	struct widget items[SPEED_COUNT];
	if (app_reduced_motion(app))
		return;
	heading(page, flow, "settings.speed");
	for (int i = 0; i < SPEED_COUNT; i++) {
		items[i] = page_button(page, WIDGET_CHOICE, SPEED + i, keys[i]);
		items[i].on = (int)app->settings.speed == i;
		items[i].group = SPEED;
	}
	flow_choices(flow, items, SPEED_COUNT, 4);
	flow_space(flow, SPACE_BASE);
}

static void toggle(
	struct page *page, struct flow *flow, int id, const char *key, bool on, const char *detail)
{
	struct widget widget = page_button(page, WIDGET_TOGGLE, id, key);
	widget.on = on;
	widget.detail = detail;
	flow_widget(flow, &widget);
	flow_rule(flow);
}

static void percent(struct page *page, struct flow *flow, int id, const char *key, int value,
	int min, int max, int step)
{
	char number[16];
	snprintf(number, sizeof(number), "%d", value);
	struct widget widget = page_button(page, WIDGET_STEPPER, id, key);
	widget.value = value;
	widget.min = min;
	widget.max = max;
	widget.step = step;
	widget.detail = page_words(page, "settings.percent", "n", number, NULL);
	flow_widget(flow, &widget);
	flow_rule(flow);
}

static void add_sound(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	if (!app->host.audio || !app->host.audio->available) {
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			app_word(app, "settings.no_sound"));
		flow_space(flow, SPACE_SMALL);
		flow_rule(flow);
		return;
	}
	toggle(page, flow, SOUND, "settings.sound", app->settings.sound, NULL);
	if (app->settings.sound)
		percent(page, flow, VOLUME, "settings.volume", app->settings.volume, 0, 100, 10);
}

static void add_notes(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	bool kept = app->settings_path[0] != '\0' && !app->settings_refused;
	if (kept && app->notes.count == 0)
		return;
	flow_space(flow, SPACE_WIDE);
	heading(page, flow, "settings.machine");
	if (!kept)
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			app_word(app, "settings.not_kept"));
	for (int i = 0; i < app->notes.count; i++) {
		struct strbuf text;
		strbuf_init(&text);
		note_write(&app->notes.items[i], app_words(app), app_is_kiosk(app), &text);
		if (i > 0 || !kept)
			flow_space(flow, SPACE_SMALL);
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			sheet_keep(&page->sheet, &text));
	}
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct flow flow = page_column(page, &pen, app_word(app, "button.settings"));
	add_languages(page, &flow);
	add_speeds(page, &flow);
	flow_rule(&flow);
	add_sound(page, &flow);
	percent(page, &flow, TEXT, "settings.text", app->settings.text_percent, 100, 200, 25);
	toggle(page, &flow, MOTION, "settings.motion", app->settings.reduced_motion,
		app_word(app, "settings.motion_how"));
	if (!app_is_kiosk(app))
		toggle(page, &flow, FULLSCREEN, "settings.fullscreen", app->settings.fullscreen,
			NULL);
	flow_space(&flow, SPACE_WIDE);
	pack_list_tell_folder(page, &flow);
	add_notes(page, &flow);
	page_column_end(page, &pen);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	struct settings *settings = &app->settings;
	switch (event->id) {
	case SOUND:
		settings->sound = !settings->sound;
		break;
	case VOLUME:
		settings->volume = event->value;
		break;
	case TEXT:
		settings->text_percent = event->value;
		break;
	case MOTION:
		settings->reduced_motion = !settings->reduced_motion;
		break;
	case FULLSCREEN:
		settings->fullscreen = !settings->fullscreen;
		break;
	default:
		if (event->id >= SPEED)
			settings->speed = (enum speed)(event->id - SPEED);
		else if (event->id >= LANGUAGE)
			settings->language = (enum lang)(event->id - LANGUAGE);
	}
	app_apply_settings(app);
	/* What it sounds like now. */
	if (event->id == SOUND || event->id == VOLUME)
		app_play(app, SOUND_DROP, 3, 0);
}

struct screen *settings_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("setelan", false),
		.build = build,
		.press = press,
		.first_focus = PAGE_BACK,
	};
	return &page_new(app, &calls, sizeof(struct page))->screen;
}
