/* SPDX-License-Identifier: MIT */
#include "app/page.h"
#include "app/screens.h"
#include "base/check.h"

#include <stdio.h>
#include <string.h>

/* pilih: the packs at the left, at the right what will be played and with whom. In a narrow window
 * all of it one below the other. */
enum {
	PLAY = PAGE_IDS,
	HOLES = 20,
	OPPONENT = 40,
	STARTER = 50,
	SPEED = 60,
	PACK = 100,
};

static const char *const starter_keys[2][4] = {
	{"choose.first_you", "choose.first_computer", "choose.first_turns", "choose.first_chance"},
	{"choose.first_near", "choose.first_far", "choose.first_turns", "choose.first_chance"},
};
static const char *const speed_keys[SPEED_COUNT] = {
	"speed.slow", "speed.medium", "speed.fast", "speed.instant"};

static const char *in_language(struct page *page, const struct text *text)
{
	return text->in[app_lang(page->screen.app)];
}

static void add_packs(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	for (int i = 0; i < app->packs.count; i++) {
		const struct pack *pack = &app->packs.packs[i];
		struct widget row = widget_of(WIDGET_ROW, PACK + i, in_language(page, &pack->name));
		row.detail = in_language(page, &pack->region);
		row.on = pack == app_pack(app);
		row.group = PACK;
		flow_widget(flow, &row);
	}
}

static void question(struct page *page, struct flow *flow, const char *key)
{
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK, app_word(page->screen.app, key));
	flow_space(flow, SPACE_HAIR);
}

static void add_holes(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	const struct pack *pack = app_pack(app);
	struct widget items[PACK_SIZES_MAX];
	if (pack->size_count < 2)
		return;
	question(page, flow, "choose.size");
	for (int i = 0; i < pack->size_count; i++) {
		char number[16];
		snprintf(number, sizeof(number), "%d", pack->sizes[i]);
		const char *label = page_words(page, "choose.holes", "n", number, NULL);
		items[i] = widget_of(WIDGET_CHOICE, HOLES + pack->sizes[i], label);
		items[i].on = pack->sizes[i] == app_holes(app);
		items[i].group = HOLES;
	}
	flow_choices(flow, items, pack->size_count, 5);
}

static void add_opponents(struct page *page, struct flow *flow)
{
	const struct settings *settings = &page->screen.app->settings;
	static const char *const names[] = {
		"choose.friend", "level.1.name", "level.2.name", "level.3.name", "home.demo"};
	static const char *const hows[] = {"choose.friend_how", "level.1.how", "level.2.how",
		"level.3.how", "choose.demo_how"};
	struct widget items[AI_LEVELS + 2];
	question(page, flow, "choose.opponent");
	for (int i = 0; i < AI_LEVELS + 2; i++) {
		bool computer = i > 0 && i <= AI_LEVELS;
		items[i] = page_button(page, WIDGET_CHOICE, OPPONENT + i, names[i]);
		items[i].detail = app_word(page->screen.app, hows[i]);
		items[i].group = OPPONENT;
		items[i].on =
			computer ? settings->opponent == OPPONENT_COMPUTER && settings->level == i
				 : settings->opponent == (i == 0 ? OPPONENT_PERSON : OPPONENT_DEMO);
	}
	flow_choices(flow, items, AI_LEVELS + 2, 3);
}

static void add_starter(struct page *page, struct flow *flow)
{
	const struct settings *settings = &page->screen.app->settings;
	struct widget items[4];
	if (settings->opponent == OPPONENT_DEMO)
		return;
	question(page, flow, "choose.first");
	int people = settings->opponent == OPPONENT_PERSON;
	for (int i = 0; i < 4; i++) {
		items[i] = page_button(page, WIDGET_CHOICE, STARTER + i, starter_keys[people][i]);
		items[i].on = (int)settings->starter == i;
		items[i].group = STARTER;
	}
	flow_choices(flow, items, 4, 4);
}

static void add_speed(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	struct widget items[SPEED_COUNT];
	/* With reduced motion every move is shown at once. */
	if (app_reduced_motion(app))
		return;
	question(page, flow, "settings.speed");
	for (int i = 0; i < SPEED_COUNT; i++) {
		items[i] = page_button(page, WIDGET_CHOICE, SPEED + i, speed_keys[i]);
		items[i].on = (int)app->settings.speed == i;
		items[i].group = SPEED;
	}
	flow_choices(flow, items, SPEED_COUNT, 4);
}

static void add_pack(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	const struct pack *pack = app_pack(app);
	struct rules rules = pack->rules;
	flow_text(flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK, in_language(page, &pack->name));
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, in_language(page, &pack->region));
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, in_language(page, &pack->summary));
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
		page_words(page, "choose.parts", "hole", in_language(page, &pack->hole), "store",
			in_language(page, &pack->store), NULL));
	if (rules_simplify(&rules)) {
		flow_space(flow, SPACE_SMALL);
		flow_text(flow, TYPE_SMALL, TEXT_BOLD, COLOUR_MOSS,
			app_word(app, "choose.simplified"));
	}
}

static void add_questions(struct page *page, struct flow *flow)
{
	add_holes(page, flow);
	add_opponents(page, flow);
	add_starter(page, flow);
	add_speed(page, flow);
}

/* The button stands still at the foot of the sheet; gives what is left above it. */
static struct rect add_play(struct page *page, const struct pen *pen, struct rect room)
{
	struct widget play = page_button(page, WIDGET_PRIMARY, PLAY, "button.play");
	int w = theme_px(pen->theme, 240.0f);
	int wanted = widget_width(pen, &play);
	w = w > wanted ? w : wanted;
	if (pen->theme->narrow || w > room.w)
		w = room.w;
	int h = widget_height(pen, &play, w);
	play.rect = (struct rect){room.x, room.y + room.h - h, w, h};
	sheet_put(&page->sheet, 0, &play);
	room.h -= h + theme_space(pen->theme, SPACE_SMALL);
	return room;
}

static void build_wide(struct page *page, const struct pen *pen, struct rect room)
{
	struct sheet *sheet = &page->sheet;
	const struct theme *theme = pen->theme;
	int pane = theme_px(theme, 302.0f);
	int least = 13 * theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
	pane = pane > least ? pane : least;
	int line = theme_px(theme, 2.0f);
	int left = sheet->paper.x + theme_space(theme, SPACE_BASE);
	int bottom = sheet->paper.y + sheet->paper.h - theme_space(theme, SPACE_BASE);
	struct rect rule = {sheet->paper.x + pane, sheet->paper.y, line, sheet->paper.h};
	sheet_rule(sheet, 0, rule, COLOUR_RULE);
	int list = sheet_area(sheet, (struct rect){left, room.y, rule.x - left, bottom - room.y});
	struct flow flow = flow_start(sheet, pen, list, 0);
	add_packs(page, &flow);
	int margin = sheet_margin(theme);
	int top = sheet->paper.y + theme_space(theme, SPACE_BASE);
	struct rect right = {rule.x + line + margin, top,
		sheet->paper.x + sheet->paper.w - margin - rule.x - line - margin, bottom - top};
	right = add_play(page, pen, right);
	int area =
		sheet_area(sheet, (struct rect){right.x, right.y, right.w + margin / 2, right.h});
	flow = flow_start(sheet, pen, area, 0);
	flow.w = right.w;
	add_pack(page, &flow);
	add_questions(page, &flow);
}

static void build_narrow(struct page *page, const struct pen *pen, struct rect room)
{
	struct sheet *sheet = &page->sheet;
	room = add_play(page, pen, room);
	int area = sheet_area(sheet, room);
	struct flow flow = flow_start(sheet, pen, area, 0);
	add_packs(page, &flow);
	flow_space(&flow, SPACE_BASE);
	flow_rule(&flow);
	flow_space(&flow, SPACE_BASE);
	add_pack(page, &flow);
	add_questions(page, &flow);
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct rect room = page_head(page, &pen, app_word(app, "choose.title"));
	if (pen.theme->narrow)
		build_narrow(page, &pen, room);
	else
		build_wide(page, &pen, room);
	sheet_end(&page->sheet, pen.theme);
}

static void start(struct app *app)
{
	struct session_setup setup;
	app_setup(app, &setup);
	app_start_game(app, &setup);
}

static void choose_opponent(struct settings *settings, int answer)
{
	if (answer == 0) {
		settings->opponent = OPPONENT_PERSON;
	} else if (answer > AI_LEVELS) {
		settings->opponent = OPPONENT_DEMO;
	} else {
		settings->opponent = OPPONENT_COMPUTER;
		settings->level = answer;
	}
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	struct settings *settings = &app->settings;
	int id = event->id;
	if (id == PLAY) {
		bool lost = app_can_resume(app) && settings->opponent != OPPONENT_DEMO;
		if (lost)
			app_push(app, ask_screen_new(app, "confirm.new", "button.play", start));
		else
			start(app);
		return;
	}
	if (id >= PACK) {
		const struct pack *pack = &app->packs.packs[id - PACK];
		snprintf(settings->pack, sizeof(settings->pack), "%s", pack->id);
	} else if (id >= SPEED) {
		settings->speed = (enum speed)(id - SPEED);
	} else if (id >= STARTER) {
		settings->starter = (enum starter)(id - STARTER);
	} else if (id >= OPPONENT) {
		choose_opponent(settings, id - OPPONENT);
	} else if (id >= HOLES) {
		settings->holes = id - HOLES;
	}
	app_apply_settings(app);
}

struct screen *choose_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("pilih", false),
		.build = build,
		.press = press,
		.first_focus = PLAY,
	};
	return &page_new(app, &calls, sizeof(struct page))->screen;
}
