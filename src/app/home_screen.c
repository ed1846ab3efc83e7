/* SPDX-License-Identifier: MIT */
#include "app/hero.h"
#include "app/page.h"
#include "app/screens.h"

/* beranda: the sheet stands beside the board (above it in an upright window). */
enum {
	RESUME = PAGE_IDS,
	PLAY,
	FRIEND,
	DEMO,
	SETTINGS,
	LANGUAGE,
	ABOUT,
	QUIT,
	WAY = 40, /* plus which one */
};

struct home {
	struct page page;
	struct hero hero;
};

/* The sheet's width; its height is what is written on it. */
static int paper_width(const struct theme *theme)
{
	int margin = theme_px(theme, 28.0f);
	int em = theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
	int w = theme_px(theme, 400.0f);
	int most = theme->w - 2 * margin;
	if (w < 23 * em)
		w = 23 * em;
	return theme->upright || w > most ? most : w;
}

/* At the left in the middle; in an upright window below. */
static void place(struct sheet *sheet, const struct theme *theme)
{
	int margin = theme_px(theme, 28.0f);
	int h = sheet->paper.h;
	int y = theme->upright ? theme->h - margin - h : (theme->h - h) / 2;
	sheet_move(sheet, margin - sheet->paper.x, y - sheet->paper.y);
}

/* Why a game that was left unfinished is not offered. */
static void tell_lost_pack(struct page *page, struct flow *flow)
{
	const char *pack = page->screen.app->lost_pack;
	if (pack[0] == '\0')
		return;
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
		page_words(page, "home.pack_missing", "pack", pack, NULL));
	flow_space(flow, SPACE_BASE);
}

/* There is no room to be generous in: rather than that one must scroll. */
static bool is_low(const struct theme *theme)
{
	return theme->h < 36 * theme_type(theme, TYPE_BODY, TEXT_REGULAR).size;
}

static void add_games(struct page *page, struct flow *flow)
{
	struct app *app = page->screen.app;
	bool resume = app_can_resume(app);
	tell_lost_pack(page, flow);
	/* Beside the game that waits, "play" would not say which one. */
	struct widget games[] = {page_button(page, WIDGET_PRIMARY, RESUME, "button.resume"),
		resume ? page_button(page, WIDGET_BUTTON, PLAY, "home.new")
		       : page_button(page, WIDGET_PRIMARY, PLAY, "button.play")};
	if (resume)
		flow_choices(flow, games, 2, is_low(&app->theme) ? 2 : 1);
	else
		flow_widget(flow, &games[1]);
	flow_space(flow, SPACE_SMALL);
	struct widget others[] = {page_button(page, WIDGET_BUTTON, FRIEND, "home.two"),
		page_button(page, WIDGET_BUTTON, DEMO, "home.demo")};
	flow_choices(flow, others, 2, 2);
}

/* Another page: what it is called, and what opens it. */
struct way {
	const char *key;
	struct screen *(*open)(struct app *app);
};

static struct screen *open_compare(struct app *app)
{
	return compare_screen_new(app, NULL, NULL, NULL);
}

static struct screen *open_opening(struct app *app)
{
	return opening_screen_new(app, app_pack(app));
}

static struct screen *open_review(struct app *app)
{
	return review_screen_new(app, &app->played, &app->played_by);
}

/* To learn and to practise; then what is known of the games, and of the person's own. */
static const struct way ways[] = {
	{"lesson.title", lesson_screen_new},
	{"puzzle.title", puzzle_screen_new},
	{"guide.title", guide_screen_new},
	{"rules.title", rules_screen_new},
	{"compare.title", open_compare},
	{"opening.title", open_opening},
	{"replay.title", replay_screen_new},
	{"stats.title", stats_screen_new},
	{"review.title", open_review},
};

enum { WAYS = sizeof(ways) / sizeof(ways[0]), FIRST_WAYS = 2 };

/* What has nothing to show is not there. */
static bool leads_somewhere(const struct app *app, const struct way *way)
{
	if (way->open == replay_screen_new || way->open == stats_screen_new)
		return !app_is_kiosk(app); /* it keeps no visitor's games */
	return way->open != open_review || app->played.len > 0;
}

static void add_ways(struct page *page, struct flow *flow)
{
	struct widget items[WAYS];
	int count = 0;
	for (int i = 0; i < FIRST_WAYS; i++)
		items[i] = page_button(page, WIDGET_BUTTON, WAY + i, ways[i].key);
	flow_choices(flow, items, FIRST_WAYS, FIRST_WAYS);
	flow_space(flow, SPACE_SMALL);
	for (int i = FIRST_WAYS; i < WAYS; i++)
		if (leads_somewhere(page->screen.app, &ways[i]))
			items[count++] = page_button(page, WIDGET_LINK, WAY + i, ways[i].key);
	flow_buttons(flow, items, count);
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
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct sheet *sheet = &page->sheet;
	int pad = sheet_margin(pen.theme);
	int w = paper_width(pen.theme);
	sheet_begin(sheet, (struct rect){0, 0, w, pen.theme->h});
	struct flow flow =
		page_area(page, &pen, (struct rect){pad, pad, w - 2 * pad, pen.theme->h - 2 * pad});
	struct text_style style = theme_type(pen.theme, TYPE_TITLE, TEXT_BOLD);
	bool low = is_low(pen.theme);
	if (!low)
		style.size = style.size * 3 / 2;
	flow_styled(&flow, style, COLOUR_INK, app_word(app, "app.name"));
	flow_text(&flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK_2, app_word(app, "app.tagline"));
	flow_space(&flow, low ? SPACE_BASE : SPACE_PART);
	add_games(page, &flow);
	flow_space(&flow, SPACE_BASE);
	flow_rule(&flow);
	flow_space(&flow, SPACE_BASE);
	add_ways(page, &flow);
	flow_space(&flow, SPACE_SMALL);
	flow_rule(&flow);
	flow_space(&flow, SPACE_SMALL);
	add_rest(page, &flow);
	sheet_end_centred(sheet, pen.theme);
	place(sheet, pen.theme);
	hero_layout(&((struct home *)page)->hero, app, sheet->paper);
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
		if (event->id >= WAY && event->id < WAY + WAYS)
			app_push(app, ways[event->id - WAY].open(app));
	}
}

static void update(struct screen *screen, uint64_t now)
{
	if (hero_update(&((struct home *)screen)->hero, now))
		app_redraw(screen->app);
}

static int wait(const struct screen *screen, uint64_t now)
{
	return hero_wait(&((const struct home *)screen)->hero, now);
}

static void draw(struct screen *screen, uint64_t now)
{
	struct home *home = (struct home *)screen;
	struct pen pen = app_pen(screen->app);
	hero_draw(&home->hero, &pen, now);
	sheet_draw(&home->page.sheet, &pen);
}

static void release(struct screen *screen)
{
	hero_release(&((struct home *)screen)->hero);
	page_free(screen);
}

struct screen *home_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "beranda",
			.layout = page_layout,
			.input = page_input,
			.update = update,
			.draw = draw,
			.wait = wait,
			.free = release},
		.build = build,
		.press = press,
		.first_focus = PLAY,
	};
	struct home *home = (struct home *)page_new(app, &calls, sizeof(*home));
	hero_init(&home->hero, app, false);
	if (app_can_resume(app))
		home->page.sheet.widgets.kept = RESUME;
	return &home->page.screen;
}
