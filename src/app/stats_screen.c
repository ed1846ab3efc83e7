/* SPDX-License-Identifier: MIT */
#include "app/own_games.h"
#include "app/page.h"
#include "app/screens.h"
#include "app/stats_table.h"

#include <stdlib.h>
#include <string.h>

/* statistik: what the games finished here came to, by pack and level. */
enum { GAMES = PAGE_IDS, EXPORT, ERASE, CHOOSE };

struct stats_page {
	struct page page;     /* first */
	struct strbuf notice; /* what came of a wish; "": nothing */
	bool refused;
};

static struct stats_page *own(struct page *page)
{
	return (struct stats_page *)page;
}

static void add_notice(struct page *page, struct flow *flow)
{
	const struct stats_page *stats = own(page);
	if (stats->notice.len == 0)
		return;
	flow_space(flow, SPACE_SMALL);
	flow_text(flow, TYPE_BODY, TEXT_BOLD, stats->refused ? COLOUR_ACCENT : COLOUR_MOSS,
		stats->notice.text);
}

static void add_buttons(struct page *page, struct flow *flow)
{
	const struct app *app = page->screen.app;
	struct widget items[3];
	int count = 0;
	items[count++] = page_button(page, WIDGET_PRIMARY, GAMES, "stats.games");
	if (app->games.file.path[0] != '\0')
		items[count++] = page_button(page, WIDGET_BUTTON, EXPORT, "stats.export");
	items[count++] = page_button(page, WIDGET_BUTTON, ERASE, "stats.erase");
	flow_space(flow, SPACE_BASE);
	flow_buttons(flow, items, count);
}

static int by_pack_and_level(const void *a, const void *b)
{
	const struct game_log_sum *left = a, *right = b;
	int packs = strcmp(left->pack, right->pack);
	if (packs != 0)
		return packs;
	/* Two people after the computer's levels. */
	int l = left->level == GAME_LOG_PERSON ? GAME_LOG_LEVELS + 1 : left->level;
	int r = right->level == GAME_LOG_PERSON ? GAME_LOG_LEVELS + 1 : right->level;
	return l - r;
}

/* The sums of one pack stand together, in the order of the list of packs; unknown ones last. */
static void add_packs(struct page *page, struct flow *flow)
{
	const struct app *app = page->screen.app;
	struct game_log_sum sums[GAME_LOG_SUMS];
	int count = game_log_sums(own_games_log(page->screen.app), sums);
	qsort(sums, (size_t)count, sizeof(*sums), by_pack_and_level);
	for (int known = 1; known >= 0; known--) {
		for (int from = 0, to; from < count; from = to) {
			to = from + 1;
			while (to < count && strcmp(sums[to].pack, sums[from].pack) == 0)
				to++;
			if ((pack_set_find(&app->packs, sums[from].pack) != NULL) == known)
				stats_table(page, flow, &sums[from], to - from);
		}
	}
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	const struct game_log *log = own_games_log(app);
	struct flow flow = page_column(page, &pen, app_word(app, "stats.title"));
	if (log->count == 0 && log->sum_count == 0) {
		struct widget play = page_button(page, WIDGET_PRIMARY, CHOOSE, "button.play");
		flow_text(&flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(app, "stats.none"));
		flow_space(&flow, SPACE_BASE);
		flow_buttons(&flow, &play, 1);
	} else {
		add_packs(page, &flow);
		if (!own_games_are_kept(app))
			flow_text(&flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
				app_word(app, "stats.not_kept"));
		add_buttons(page, &flow);
	}
	add_notice(page, &flow);
	page_column_end(page, &pen);
}

static void say(struct stats_page *stats, bool refused, const char *key, const char *folder)
{
	struct app *app = stats->page.screen.app;
	const struct words_slot slot = {"folder", folder};
	strbuf_clear(&stats->notice);
	words_format(app_words(app), key, &slot, 1, &stats->notice);
	stats->refused = refused;
}

/* The question has gone: this page is on top again. */
static void erase(struct app *app)
{
	struct stats_page *stats = (struct stats_page *)stack_top(&app->stack);
	bool erased = own_games_erase(app);
	say(stats, !erased, erased ? "stats.erased" : "stats.not_erased", "");
	page_layout(&stats->page.screen);
	app_redraw(app);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	struct stats_page *stats = own(page);
	char folder[512];
	switch (event->id) {
	case GAMES:
		app_push(app, replay_screen_new(app));
		return;
	case CHOOSE:
		app_push(app, choose_screen_new(app));
		return;
	case ERASE:
		app_push(app, ask_screen_new(app, "stats.ask_erase", "stats.erase", erase));
		return;
	default:
		if (own_games_export(app, folder, sizeof(folder)))
			say(stats, false, "stats.exported", folder);
		else
			say(stats, true, "stats.not_exported", "");
		page_layout(&page->screen);
		break;
	}
}

static void release(struct screen *screen)
{
	strbuf_release(&((struct stats_page *)screen)->notice);
	page_free(screen);
}

struct screen *stats_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "statistik",
			.layout = page_layout,
			.input = page_input,
			.draw = page_draw,
			.free = release},
		.build = build,
		.press = press,
		.first_focus = GAMES,
	};
	struct stats_page *stats = (struct stats_page *)page_new(app, &calls, sizeof(*stats));
	strbuf_init(&stats->notice);
	return &stats->page.screen;
}
