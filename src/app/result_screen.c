/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/page.h"
#include "app/round_table.h"
#include "app/screens.h"
#include "app/seat_name.h"
#include "session/rounds.h"
#include "session/stats.h"
#include "ui/rule_words.h"

#include <stdio.h>

/* hasil, over the board: who won, by how much, and what the game was like. */
enum { AGAIN = PAGE_IDS, REVIEW, REPLAY, CHANGE, COMPARE, HOME };

struct result_page {
	struct page page;
	struct session *session;
};

static const char *name(struct page *page, const struct session *session, enum side side)
{
	struct strbuf text;
	strbuf_init(&text);
	seat_name(page->screen.app, session_setup(session), side, true, &text);
	return sheet_keep(&page->sheet, &text);
}

/* As the line on the board has it. */
static const char *outcome(struct page *page, const struct session *session)
{
	const char *const names[2] = {name(page, session, SIDE_A), name(page, session, SIDE_B)};
	struct turn_names all = seat_names(session_setup(session), names);
	struct strbuf text;
	strbuf_init(&text);
	turn_line_result(&text, app_words(page->screen.app), &all, session_match(session));
	return sheet_keep(&page->sheet, &text);
}

static bool tells_rounds(const struct session *session)
{
	return session_match(session)->rules.rounds == ROUNDS_SEVERAL &&
	       session_rounds(session) > 0;
}

/* Why there is no further round. Of a match of one round, and of one given up, the outcome has said
 * enough. */
static void add_reason(struct page *page, struct flow *flow, const struct session *session)
{
	struct app *app = page->screen.app;
	const struct pack *pack = pack_set_find(&app->packs, session_setup(session)->pack);
	const struct match *match = session_match(session);
	enum side fewer = match->stores[SIDE_A] < match->stores[SIDE_B] ? SIDE_A : SIDE_B;
	enum session_end end = session_end(session);
	struct strbuf who;
	const char *text = NULL;
	strbuf_init(&who);
	seat_name(app, session_setup(session), fewer, false, &who);
	if (end == END_ROUNDS_PLAYED && session_rounds(session) > 1)
		text = page_words(page, "result.why_rounds", "n",
			page_number(page, session_rounds(session)), NULL);
	else if (end == END_TOO_LONG)
		text = page_words(
			page, "result.why_long", "n", page_number(page, RECORD_CHOICES_MAX), NULL);
	else if (end == END_NO_HOLE)
		text = page_words(page, "result.why_hole", "who", who.text, "n",
			page_number(page, match->stores[fewer]), "hole",
			pack ? pack->hole.in[app_lang(app)] : "", NULL);
	else if (end == END_NO_SEED)
		text = page_words(page, "result.why_seed", "who", who.text, NULL);
	if (text)
		flow_text(flow, TYPE_BODY, TEXT_REGULAR, COLOUR_INK, text);
	strbuf_release(&who);
}

/* The rounds, and what the game was like, in columns of one width. */
static void add_table(
	struct page *page, struct flow *flow, const struct session *session, int a, int b)
{
	bool several = tells_rounds(session);
	struct app *app = page->screen.app;
	struct session_side_stats stats[2];
	int columns = several ? round_table_columns(session) : 2;
	enum session_end end = session_end(session);
	bool round_finished = end != END_CONCEDED && end != END_TOO_LONG;
	session_stats(session, stats);
	if (several) {
		round_table(page, flow, session, 0, session_rounds(session));
		flow_space(flow, SPACE_HAIR);
		flow_rule(flow);
		flow_space(flow, SPACE_HAIR);
	} else {
		round_table_head(page, flow, session, columns);
	}
	const struct {
		const char *key;
		int a, b;
	} rows[] = {
		{"result.seeds", a, b},
		{"result.choices", stats[0].choices, stats[1].choices},
		{"result.best_turn", stats[0].best_turn, stats[1].best_turn},
		{"result.longest_relay", stats[0].longest_relay, stats[1].longest_relay},
		{"result.shots", stats[0].shots, stats[1].shots},
	};
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		/* A game without relays or shots has no line about them. */
		if (rows[i].a == 0 && rows[i].b == 0)
			continue;
		/* The table of rounds has said it, unless a round was left unfinished. */
		if (i == 0 && several && round_finished)
			continue;
		const char *const cells[ROUND_COLUMNS] = {
			page_number(page, rows[i].a), page_number(page, rows[i].b)};
		round_table_row(page, flow, app_word(app, rows[i].key), cells, columns, false);
	}
}

/* The pack by name, with what this game changed of it. */
static const char *rules_played(struct page *page, const struct session *session)
{
	struct app *app = page->screen.app;
	const struct session_setup *setup = session_setup(session);
	const struct pack *pack = pack_set_find(&app->packs, setup->pack);
	struct strbuf text;
	strbuf_init(&text);
	if (pack)
		rule_words_name(app_words(app), pack, &setup->rules, &text);
	else
		strbuf_addstr(&text, setup->pack);
	return sheet_keep(&page->sheet, &text);
}

/* The page may be high: what most will want stays in sight. */
static void add_buttons(struct page *page, struct flow *flow)
{
	bool shown = board_screen_is_record(app_board_screen(page->screen.app));
	const char *reader = app_reader_key(page->screen.app);
	struct widget again =
		page_button(page, WIDGET_PRIMARY, AGAIN, shown ? "button.replay" : "button.again");
	/* About the game that was played first, then what leads away from it. */
	bool played = session_record(((struct result_page *)page)->session)->len > 0;
	struct widget items[6];
	int count = 0;
	if (played)
		items[count++] = page_button(page, WIDGET_BUTTON, REVIEW, "button.review");
	if (played && !shown && !app_is_kiosk(page->screen.app))
		items[count++] = page_button(page, WIDGET_BUTTON, REPLAY, "replay.title");
	items[count++] = page_button(page, WIDGET_BUTTON, COMPARE, "button.compare");
	items[count++] = page_button(page, WIDGET_BUTTON, PAGE_BACK, "result.look");
	items[count++] =
		page_button(page, WIDGET_BUTTON, CHANGE, reader ? reader : "result.change");
	items[count++] = page_button(page, WIDGET_BUTTON, HOME, "button.home");
	flow_choices(flow, items, count, count > 4 ? 3 : 4);
	page_dialog_end(page, flow->pen, &again);
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	const struct session *session = ((struct result_page *)page)->session;
	const struct match *match = session_match(session);
	struct pen pen = app_pen(app);
	struct flow flow = page_dialog(page, &pen, 620.0f);
	int holes = match->rules.holes;
	int a = match->position.cells[board_store(holes, SIDE_A)];
	int b = match->position.cells[board_store(holes, SIDE_B)];
	if (match->phase == MATCH_OVER) {
		flow_text(&flow, TYPE_TITLE, TEXT_BOLD, COLOUR_INK, outcome(page, session));
		add_reason(page, &flow, session);
		flow_text(
			&flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, rules_played(page, session));
		flow_space(&flow, SPACE_BASE);
	}
	add_table(page, &flow, session, a, b);
	flow_space(&flow, SPACE_BASE);
	add_buttons(page, &flow);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	struct session *session = ((struct result_page *)page)->session;
	/* The session goes with its board: what is needed of it is copied first. */
	struct session_setup setup = *session_setup(session);
	switch (event->id) {
	case AGAIN:
		if (board_screen_is_record(app_board_screen(app))) {
			app_pop(app);
			board_screen_restart(app_board_screen(app), app->now);
			break;
		}
		if (app->settings.starter == STARTER_TURNS)
			setup.first = side_other(setup.first);
		setup.seed = app->chance;
		app_start_game(app, &setup);
		break;
	case CHANGE:
		if (app_reader_key(app)) {
			app_return_to_reader(app);
			break;
		}
		app_reset_to_home(app);
		app_push(app, choose_screen_new(app));
		break;
	case REVIEW:
		app_push(app, review_screen_new(app, session_record(session), &setup));
		break;
	case REPLAY: {
		struct screen *replay = replay_screen_new(app);
		replay_screen_open(replay, session_record(session), &setup);
		app_push(app, replay);
		break;
	}
	case COMPARE:
		app_push(app, compare_screen_new(app, session_record(session), NULL, NULL));
		break;
	case HOME:
		app_reset_to_home(app);
		break;
	default:
		break;
	}
}

struct screen *result_screen_new(struct app *app, struct session *session)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("hasil", true),
		.build = build,
		.press = press,
		.first_focus = AGAIN,
	};
	struct result_page *result = (struct result_page *)page_new(app, &calls, sizeof(*result));
	result->session = session;
	return &result->page.screen;
}
