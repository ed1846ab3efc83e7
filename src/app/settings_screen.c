/* SPDX-License-Identifier: MIT */
#include "app/hero.h"
#include "app/look_pictures.h"
#include "app/pack_list.h"
#include "app/page.h"
#include "app/screens.h"

#include <stdio.h>

/* setelan: each change is seen and heard at once. What the board looks like is shown by a strip of
 * it: at the right of the questions, or above them where there is no room beside. */
enum {
	SOUND = PAGE_IDS,
	VOLUME,
	MUSIC,
	TEXT,
	CONTRAST,
	MOTION,
	TABLE,
	SPEECH,
	FULLSCREEN,
	LANGUAGE = 20,
	SPEED = 30,
	BOARD = 40, /* as the pack has it, then each */
	SEEDS = 50,
};

struct settings_page {
	struct page page;
	struct look_pictures pictures;
	struct hero strip;
};

struct strip {
	struct hero *hero;
	struct app *app;
};

static void draw_strip(const struct pen *pen, const void *data, struct rect rect)
{
	const struct strip *strip = data;
	strip->hero->x = rect.x;
	strip->hero->y = rect.y;
	hero_draw(strip->hero, pen, strip->app->now);
}

static void add_strip(struct page *page, int area, struct rect rect)
{
	struct settings_page *own = (struct settings_page *)page;
	struct strip strip = {&own->strip, page->screen.app};
	hero_layout_strip(&own->strip, page->screen.app, rect.w, rect.h);
	sheet_figure(&page->sheet, area, rect, draw_strip, &strip, sizeof(strip));
	page->sheet.figures[page->sheet.figure_count - 1].picture = true;
}

/* A part of the page; each but the first has a line above it. */
static void group(struct page *page, struct flow *flow, const char *key, bool first)
{
	if (!first) {
		flow_space(flow, SPACE_WIDE);
		flow_rule(flow);
		flow_space(flow, SPACE_BASE);
	}
	flow_text(flow, TYPE_HEADING, TEXT_BOLD, COLOUR_INK, app_word(page->screen.app, key));
	flow_space(flow, SPACE_SMALL);
}

static void question(struct page *page, struct flow *flow, const char *key)
{
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(page->screen.app, key));
	flow_space(flow, SPACE_HAIR);
}

/* The answers to what the board or the seeds are: the first is the pack's own. */
static void add_looks(struct page *page, struct flow *flow, int id, const char *const *keys,
	const struct look_picture *pictures, int count, int of_pack, int chosen)
{
	enum { LOOKS_MAX = 5 };
	struct widget items[LOOKS_MAX];
	int high = theme_px(flow->pen->theme, 58.0f);
	for (int i = 0; i <= count; i++) {
		items[i] = page_button(
			page, WIDGET_CHOICE, id + i, i == 0 ? "settings.of_game" : keys[i - 1]);
		items[i].on = i - 1 == chosen;
		items[i].group = id;
		items[i].picture_h = high;
		items[i].picture = look_picture_draw;
		items[i].picture_data = &pictures[i == 0 ? of_pack : i - 1];
	}
	flow_choices(flow, items, count + 1, LOOKS_MAX);
	flow_space(flow, SPACE_BASE);
}

_Static_assert((int)SETTINGS_OF_PACK == -1, "the first answer is the pack's");

static void add_look(struct page *page, struct flow *flow)
{
	static const char *const boards[] = {"board.jawa", "board.melayu", "board.tanah"};
	static const char *const seeds[] = {
		"seeds.kerang", "seeds.sawo", "seeds.saga", "seeds.guli"};
	struct app *app = page->screen.app;
	const struct look_pictures *pictures = &((struct settings_page *)page)->pictures;
	const struct pack *pack = app_pack(app);
	question(page, flow, "settings.board");
	add_looks(page, flow, BOARD, boards, pictures->of_board, PACK_BOARDS, (int)pack->board,
		app->settings.board);
	question(page, flow, "settings.seeds");
	add_looks(page, flow, SEEDS, seeds, pictures->of_seeds, PACK_SEED_KINDS, (int)pack->seeds,
		app->settings.seed_kind);
}

static void add_languages(struct page *page, struct flow *flow)
{
	static const char *const keys[LANG_COUNT] = {"lang.id", "lang.ms", "lang.en"};
	struct widget items[LANG_COUNT];
	for (int i = 0; i < LANG_COUNT; i++) {
		items[i] = page_button(page, WIDGET_CHOICE, LANGUAGE + i, keys[i]);
		items[i].on = (int)app_lang(page->screen.app) == i;
		items[i].group = LANGUAGE;
	}
	flow_choices(flow, items, LANG_COUNT, 3);
}

static void add_speeds(struct page *page, struct flow *flow)
{
	static const char *const keys[SPEED_COUNT] = {
		"speed.slow", "speed.medium", "speed.fast", "speed.instant"};
	struct app *app = page->screen.app;
	struct widget items[SPEED_COUNT];
	if (app_reduced_motion(app))
		return;
	question(page, flow, "settings.speed");
	for (int i = 0; i < SPEED_COUNT; i++) {
		items[i] = page_button(page, WIDGET_CHOICE, SPEED + i, keys[i]);
		items[i].on = (int)app->settings.speed == i;
		items[i].group = SPEED;
	}
	flow_choices(flow, items, SPEED_COUNT, 4);
	flow_space(flow, SPACE_SMALL);
}

static void toggle(
	struct page *page, struct flow *flow, int id, const char *key, bool on, const char *how)
{
	struct widget widget = page_button(page, WIDGET_TOGGLE, id, key);
	widget.on = on;
	widget.detail = how ? app_word(page->screen.app, how) : NULL;
	flow_widget(flow, &widget);
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
	widget.detail = value == 0 ? app_word(page->screen.app, "settings.off")
				   : page_words(page, "settings.percent", "n", number, NULL);
	flow_widget(flow, &widget);
}

static void add_speech(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	struct speech *speech = app->host.speech;
	if (speech && speech->is_available(speech)) {
		toggle(page, flow, SPEECH, "settings.speech", app->settings.speech, NULL);
		return;
	}
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK_2, app_word(app, "settings.no_speech"));
}

static void add_sound(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	const struct settings *settings = &app->settings;
	if (!app->host.audio || !app->host.audio->available) {
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			app_word(app, "settings.no_sound"));
		return;
	}
	toggle(page, flow, SOUND, "settings.sound", settings->sound, NULL);
	percent(page, flow, MUSIC, "settings.music", settings->music, 0, 100, 10);
	if (settings->sound || settings->music > 0)
		percent(page, flow, VOLUME, "settings.volume", settings->volume, 0, 100, 10);
}

static void add_notes(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	bool kept = app->settings_path[0] != '\0' && !app->settings_refused;
	if (kept && app->notes.count == 0)
		return;
	group(page, flow, "settings.machine", false);
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

static void add_groups(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	const struct settings *settings = &app->settings;
	group(page, flow, "settings.group_look", true);
	add_look(page, flow);
	percent(page, flow, TEXT, "settings.text", settings->text_percent, 100, 200, 25);
	toggle(page, flow, CONTRAST, "settings.contrast", settings->contrast,
		"settings.contrast_how");
	group(page, flow, "settings.group_motion", false);
	add_speeds(page, flow);
	toggle(page, flow, MOTION, "settings.motion", settings->reduced_motion,
		"settings.motion_how");
	group(page, flow, "settings.group_sound", false);
	add_sound(page, flow);
	add_speech(page, flow);
	group(page, flow, "settings.group_play", false);
	toggle(page, flow, TABLE, "settings.table", settings->table, "settings.table_how");
	group(page, flow, "button.language", false);
	add_languages(page, flow);
	if (!app_is_kiosk(app)) {
		group(page, flow, "settings.group_window", false);
		toggle(page, flow, FULLSCREEN, "settings.fullscreen", settings->fullscreen, NULL);
	}
	flow_space(flow, SPACE_WIDE);
	pack_list_tell_folder(page, flow);
	add_notes(page, flow);
}

/* The strip stands still beside the questions, or leads them. */
static void build(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	const struct theme *theme = pen.theme;
	int column = 40 * theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
	int side = theme_px(theme, 300.0f), gap = theme_space(theme, SPACE_PART);
	struct rect paper = sheet_page(theme);
	const char *title = app_word(app, "button.settings");
	int most = column + gap + side + 2 * sheet_margin(theme);
	if (theme->narrow || paper.w < most) {
		struct flow flow = page_column(page, &pen, title);
		int h = theme_px(theme, 200.0f), seen = page->sheet.areas[1].rect.h / 2;
		add_strip(page, 1, (struct rect){flow.x, flow.y, flow.w, h < seen ? h : seen});
		flow.y += h < seen ? h : seen;
		flow_space(&flow, SPACE_BASE);
		add_groups(page, &flow);
		page_column_end(page, &pen);
		return;
	}
	paper.x += (paper.w - most) / 2;
	paper.w = most;
	struct rect room = page_head(page, &pen, paper, column, title), left = room;
	left.w = column;
	struct flow flow = page_area(page, &pen, left);
	flow_space(&flow, SPACE_SMALL);
	add_groups(page, &flow);
	flow_space(&flow, SPACE_BASE);
	int top = paper.y + sheet_margin(theme), high = paper.h - 2 * sheet_margin(theme);
	add_strip(page, 0, (struct rect){room.x + column + gap, top, side, high});
	sheet_end(&page->sheet, theme);
}

/* One of several answers. */
static void choose(struct settings *settings, int id)
{
	if (id >= SEEDS)
		settings->seed_kind = id - SEEDS - 1;
	else if (id >= BOARD)
		settings->board = id - BOARD - 1;
	else if (id >= SPEED)
		settings->speed = (enum speed)(id - SPEED);
	else if (id >= LANGUAGE)
		settings->language = (enum lang)(id - LANGUAGE);
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
	case MUSIC:
		settings->music = event->value;
		break;
	case TEXT:
		settings->text_percent = event->value;
		break;
	case CONTRAST:
		settings->contrast = !settings->contrast;
		break;
	case MOTION:
		settings->reduced_motion = !settings->reduced_motion;
		break;
	case TABLE:
		settings->table = !settings->table;
		break;
	case SPEECH:
		settings->speech = !settings->speech;
		break;
	case FULLSCREEN:
		settings->fullscreen = !settings->fullscreen;
		break;
	default:
		choose(settings, event->id);
	}
	app_apply_settings(app);
	/* What it sounds like now. */
	if (event->id == SOUND || event->id == VOLUME || event->id >= BOARD)
		app_play(app, SOUND_DROP, 3, 0);
}

static void update(struct screen *screen, uint64_t now)
{
	if (hero_update(&((struct settings_page *)screen)->strip, now))
		app_redraw(screen->app);
}

static int wait(const struct screen *screen, uint64_t now)
{
	return hero_wait(&((const struct settings_page *)screen)->strip, now);
}

static void release(struct screen *screen)
{
	struct settings_page *own = (struct settings_page *)screen;
	hero_release(&own->strip);
	look_pictures_release(&own->pictures);
	page_free(screen);
}

struct screen *settings_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "setelan",
			.layout = page_layout,
			.input = page_input,
			.update = update,
			.draw = page_draw,
			.wait = wait,
			.free = release},
		.build = build,
		.press = press,
		.first_focus = PAGE_BACK,
	};
	struct settings_page *own = (struct settings_page *)page_new(app, &calls, sizeof(*own));
	hero_init(&own->strip, app, true);
	look_pictures_init(&own->pictures, app->host.draw);
	return &own->page.screen;
}
