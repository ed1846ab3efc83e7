/* SPDX-License-Identifier: MIT */
#include "app/pack_heading.h"
#include "app/puzzle_state.h"

/*
 * The page: at the left today's puzzle and the themes, at the right what is chosen of them. In a
 * narrow window the list is a step of its own, behind today's, which most come for.
 */

static struct app *app_of(const struct puzzle_page *puzzles)
{
	return puzzles->page.screen.app;
}

static const struct puzzle_log_entry *mark_of(
	const struct puzzle_page *puzzles, int day, const struct puzzle_claim *claim)
{
	return puzzle_log_find(own_puzzles_log(app_of(puzzles)), day, claim);
}

static bool is_done(const struct puzzle_log_entry *entry)
{
	return entry && entry->mark == PUZZLE_DONE;
}

/* ---- the list */

static const char *date_words(struct puzzle_page *puzzles, bool weekday)
{
	struct strbuf text;
	strbuf_init(&text);
	puzzle_add_date(app_of(puzzles), app_of(puzzles)->options.today, weekday, &text);
	return sheet_keep(&puzzles->page.sheet, &text);
}

/* "3 dari 12 selesai"; 0: the theme has none. */
static int count_theme(struct puzzle_page *puzzles, int goal, int *done)
{
	int all = 0;
	*done = 0;
	for (int i = 0; i < puzzles->book.count; i++) {
		const struct puzzle_claim *claim = &puzzles->book.claims[i];
		if (claim->goal != (enum puzzle_goal)goal)
			continue;
		all++;
		*done += is_done(mark_of(puzzles, 0, claim));
	}
	return all;
}

static void add_row(struct puzzle_page *puzzles, struct flow *flow, int section, const char *key,
	const char *detail)
{
	struct widget row = page_button(&puzzles->page, WIDGET_ROW, PUZZLE_SECTION + section, key);
	row.detail = detail;
	row.on = puzzles->section == section;
	row.group = PUZZLE_SECTION;
	flow_widget(flow, &row);
}

static void add_list(struct puzzle_page *puzzles, struct flow *flow)
{
	struct page *page = &puzzles->page;
	if (puzzle_knows_day(puzzles))
		add_row(puzzles, flow, PUZZLE_TODAY, "puzzle.today", date_words(puzzles, false));
	for (int goal = 0; goal < PUZZLE_GOALS; goal++) {
		int done, all = count_theme(puzzles, goal, &done);
		if (all == 0)
			continue;
		add_row(puzzles, flow, 1 + goal, puzzle_theme_key((enum puzzle_goal)goal),
			page_words(page, "puzzle.count", "n", page_number(page, done), "all",
				page_number(page, all), NULL));
	}
}

/* ---- today's */

/* The game by its name, with the ways to the one before it and behind it. */
static void add_pack(struct puzzle_page *puzzles, struct flow *flow)
{
	const struct app *app = app_of(puzzles);
	pack_heading(&puzzles->page, flow, app->packs.packs[puzzles->pack].name.in[app_lang(app)],
		PUZZLE_PACK_BEFORE, PUZZLE_PACK_NEXT);
}

static void draw_figure(const struct pen *pen, const void *data, struct rect rect)
{
	board_figure_draw(pen, data, rect);
}

static void add_figure(struct puzzle_page *puzzles, struct flow *flow, const struct puzzle *puzzle)
{
	const struct app *app = app_of(puzzles);
	int holes = puzzle->start.rules.holes;
	int width = board_figure_alone(
		flow->pen->theme, holes, flow->w, puzzles->page.sheet.areas[flow->area].rect.h);
	struct match match;
	/* So small that its numbers can't be read it would be no help; the large one is a press
	 * away. */
	if (width < board_figure_least(flow->pen->theme, holes))
		return;
	record_start(&puzzle->start, &match);
	board_figure_init(&puzzles->figure, &match.position,
		app->packs.packs[puzzles->pack].direction == DIRECTION_COUNTER_CLOCKWISE);
	struct rect rect = {flow->x, flow->y, width, board_figure_height(holes, width)};
	sheet_figure(&puzzles->page.sheet, flow->area, rect, draw_figure, &puzzles->figure, 0);
	flow->y += rect.h;
	flow_space(flow, SPACE_BASE);
}

static const char *goal_words(struct puzzle_page *puzzles, const struct puzzle_claim *claim)
{
	struct strbuf text;
	strbuf_init(&text);
	puzzle_add_goal(app_of(puzzles), claim, &text);
	return sheet_keep(&puzzles->page.sheet, &text);
}

static const char *mark_words(struct puzzle_page *puzzles, const struct puzzle_log_entry *entry)
{
	struct strbuf text;
	strbuf_init(&text);
	puzzle_add_mark(app_of(puzzles), entry, &text);
	return sheet_keep(&puzzles->page.sheet, &text);
}

/* What is to be done, and how far somebody has come. */
static void add_asked(struct puzzle_page *puzzles, struct flow *flow, const struct puzzle *puzzle)
{
	struct page *page = &puzzles->page;
	struct app *app = app_of(puzzles);
	const struct puzzle_log_entry *entry = mark_of(puzzles, app->options.today, &puzzle->claim);
	bool shares = is_done(entry) && puzzle_may_share(app);
	struct widget items[2] = {
		page_button(page, is_done(entry) ? WIDGET_BUTTON : WIDGET_PRIMARY, PUZZLE_SOLVE,
			entry && entry->mark != PUZZLE_TRIED ? "puzzle.solve_again"
							     : "puzzle.solve"),
		page_button(page, WIDGET_PRIMARY, PUZZLE_SHARE, "puzzle.share")};
	struct pill pill = {app_word(app, puzzle_level_key(puzzle->claim.level)), COLOUR_ACCENT};
	int streak = puzzle_log_streak(own_puzzles_log(app), app->options.today);
	flow_pills(flow, theme_type(flow->pen->theme, TYPE_BODY, TEXT_BOLD), COLOUR_INK,
		goal_words(puzzles, &puzzle->claim), &pill, 1);
	if (entry) {
		flow_space(flow, SPACE_SMALL);
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK_2, mark_words(puzzles, entry));
	}
	if (streak > 0)
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_MOSS,
			page_words(page, "puzzle.streak", "n", page_number(page, streak), NULL));
	flow_space(flow, SPACE_BASE);
	flow_buttons(flow, items, shares ? 2 : 1);
	if (puzzles->share != SHARE_NOT_ASKED) {
		flow_space(flow, SPACE_SMALL);
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			app_word(app, puzzle_share_key(puzzles->share)));
	}
}

static void add_today(struct puzzle_page *puzzles, struct flow *flow)
{
	const struct puzzle *puzzle = puzzle_today(puzzles);
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK_2, date_words(puzzles, true));
	add_pack(puzzles, flow);
	flow_space(flow, SPACE_SMALL);
	if (!puzzle) {
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK,
			app_word(app_of(puzzles), "puzzle.none"));
		return;
	}
	add_figure(puzzles, flow, puzzle);
	add_asked(puzzles, flow, puzzle);
}

/* ---- a theme */

static void add_level(struct puzzle_page *puzzles, struct flow *flow, enum puzzle_goal goal,
	enum puzzle_level level)
{
	enum { ITEMS_MAX = 60 };
	struct app *app = app_of(puzzles);
	struct widget items[ITEMS_MAX];
	int count = 0;
	for (int i = 0; i < puzzles->book.count && count < ITEMS_MAX; i++) {
		const struct puzzle_claim *claim = &puzzles->book.claims[i];
		if (claim->goal != goal || claim->level != level)
			continue;
		const struct puzzle_log_entry *entry = mark_of(puzzles, 0, claim);
		struct widget item = widget_of(
			WIDGET_CHOICE, PUZZLE_ITEM + i, puzzle_pack_name(app, claim->code));
		item.detail = entry ? mark_words(puzzles, entry) : NULL;
		item.on = is_done(entry);
		items[count++] = item;
	}
	if (count == 0)
		return;
	flow_space(flow, SPACE_BASE);
	flow_text(flow, TYPE_BODY, TEXT_BOLD, COLOUR_INK_2, app_word(app, puzzle_level_key(level)));
	flow_space(flow, SPACE_HAIR);
	flow_choices(flow, items, count, 4);
}

static void add_theme(struct puzzle_page *puzzles, struct flow *flow, enum puzzle_goal goal)
{
	static const char *const about[PUZZLE_GOALS] = {"puzzle.goal_home", "puzzle.about_again",
		"puzzle.goal_shot", "puzzle.goal_relay", "puzzle.goal_win", "puzzle.goal_guard"};
	struct app *app = app_of(puzzles);
	flow_text(flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK, app_word(app, puzzle_theme_key(goal)));
	flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, app_word(app, about[goal]));
	for (int level = 0; level < PUZZLE_LEVELS; level++)
		add_level(puzzles, flow, goal, (enum puzzle_level)level);
	flow_space(flow, SPACE_BASE);
}

/* ---- all of it */

static void add_section(struct puzzle_page *puzzles, struct flow *flow)
{
	if (puzzles->section == PUZZLE_TODAY)
		add_today(puzzles, flow);
	else
		add_theme(puzzles, flow, (enum puzzle_goal)(puzzles->section - 1));
}

void puzzle_build(struct page *page)
{
	struct puzzle_page *puzzles = (struct puzzle_page *)page;
	struct pen pen = app_pen(page->screen.app);
	const char *title = app_word(page->screen.app, "puzzle.title");
	if (!pen.theme->narrow) {
		struct rect right;
		struct flow flow = page_with_list(page, &pen, title, &right);
		add_list(puzzles, &flow);
		flow = page_area(page, &pen, right);
		add_section(puzzles, &flow);
		sheet_end(&page->sheet, pen.theme);
		return;
	}
	struct rect room = page_head(page, &pen, sheet_page(pen.theme), 0, title);
	struct flow flow = page_area(page, &pen, room);
	if (puzzles->listing) {
		add_list(puzzles, &flow);
	} else {
		struct widget others =
			page_button(page, WIDGET_LINK, PUZZLE_OTHERS, "puzzle.others");
		add_section(puzzles, &flow);
		flow_space(&flow, SPACE_BASE);
		flow_buttons(&flow, &others, 1);
	}
	page_column_end(page, &pen);
}
