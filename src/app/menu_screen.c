/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/page.h"
#include "app/screens.h"
#include "session/rounds.h"

/* menu, over the board. */
enum { RESTART = PAGE_IDS, ROUNDS, CONCEDE, RULES, COMPARE, REVIEW, TABLE, SETTINGS, HOME };

/* A game of one round has no table of them. */
static bool has_rounds(struct screen *board)
{
	const struct session *session = board_screen_session(board);
	return session_match(session)->rules.rounds == ROUNDS_SEVERAL &&
	       session_rounds(session) > 0;
}

/* It can be looked at again: what would have been better is no secret now. */
static bool is_played_out(struct screen *board)
{
	const struct session *session = board_screen_session(board);
	return session_match(session)->phase == MATCH_OVER && session_record(session)->len > 0 &&
	       !board_screen_has_task(board);
}

/* Two people may sit at both sides of a flat screen. */
static bool has_two_people(struct screen *board)
{
	const enum seat *seats = session_setup(board_screen_session(board))->seats;
	return seats[SIDE_A] == SEAT_PERSON && seats[SIDE_B] == SEAT_PERSON;
}

static void review(struct app *app)
{
	const struct session *session = board_screen_session(app_board_screen(app));
	app_replace(app, review_screen_new(app, session_record(session), session_setup(session)));
}

static void build(struct page *page)
{
	struct app *app = page->screen.app;
	struct pen pen = app_pen(app);
	struct screen *board = app_board_screen(app);
	struct flow flow = page_dialog(page, &pen, 340.0f);
	struct widget items[10];
	int count = 0;
	const char *reader = app_reader_key(app);
	items[count++] = page_button(page, WIDGET_PRIMARY, PAGE_BACK,
		board && (is_played_out(board) || board_screen_is_replay(board)) ? "result.look"
										 : "menu.go_on");
	/* A game that was looked at: that is where most will go. */
	if (reader)
		items[count++] = page_button(page, WIDGET_BUTTON, RULES, reader);
	if (board && has_rounds(board))
		items[count++] = page_button(page, WIDGET_BUTTON, ROUNDS, "button.rounds");
	items[count++] = page_button(page, WIDGET_BUTTON, RESTART, "button.restart");
	if (board && board_screen_can_concede(board))
		items[count++] = page_button(page, WIDGET_BUTTON, CONCEDE, "button.concede");
	if (!reader)
		items[count++] = page_button(page, WIDGET_BUTTON, RULES, "rules.title");
	if (board && session_record(board_screen_session(board))->len > 0 &&
		!board_screen_has_task(board))
		items[count++] = page_button(page, WIDGET_BUTTON, COMPARE, "button.compare");
	if (board && is_played_out(board))
		items[count++] = page_button(page, WIDGET_BUTTON, REVIEW, "button.review");
	if (board && !reader && has_two_people(board))
		items[count++] = page_button(page, WIDGET_BUTTON, TABLE,
			app->settings.table ? "menu.table_off" : "menu.table_on");
	items[count++] = page_button(page, WIDGET_BUTTON, SETTINGS, "button.settings");
	items[count++] = page_button(page, WIDGET_BUTTON, HOME, "button.home");
	for (int i = 0; i < count; i++) {
		if (i > 0)
			flow_space(&flow, SPACE_SMALL);
		flow_widget(&flow, &items[i]);
	}
	sheet_end_centred(&page->sheet, pen.theme);
}

static void restart(struct app *app)
{
	board_screen_restart(app_board_screen(app), app->now);
}

static void concede(struct app *app)
{
	board_screen_concede(app_board_screen(app), app->now);
}

static void press_restart(struct app *app)
{
	struct session *session = board_screen_session(app_board_screen(app));
	bool lost = session_record(session)->len > 0 &&
		    session_match(session)->phase != MATCH_OVER &&
		    !board_screen_has_task(app_board_screen(app));
	if (lost) {
		app_replace(app, ask_screen_new(app, "confirm.restart", "button.restart", restart));
		return;
	}
	app_pop(app);
	restart(app);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct app *app = page->screen.app;
	switch (event->id) {
	case RESTART:
		press_restart(app);
		break;
	case ROUNDS:
		app_replace(
			app, round_screen_new(app, board_screen_session(app_board_screen(app))));
		break;
	case CONCEDE:
		app_replace(app, ask_screen_new(app, "confirm.concede", "button.concede", concede));
		break;
	case RULES:
		if (app_reader_key(app))
			app_return_to_reader(app);
		else
			app_replace(app, rules_screen_new(app));
		break;
	case COMPARE:
		app_replace(
			app, compare_screen_new(app,
				     session_record(board_screen_session(app_board_screen(app))),
				     NULL, NULL));
		break;
	case REVIEW:
		review(app);
		break;
	case TABLE:
		app->settings.table = !app->settings.table;
		app_pop(app);
		app_apply_settings(app);
		break;
	case SETTINGS:
		app_replace(app, settings_screen_new(app));
		break;
	case HOME:
		app_reset_to_home(app);
		break;
	default:
		break;
	}
}

struct screen *menu_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = PAGE_SCREEN("menu", true),
		.build = build,
		.press = press,
		.first_focus = PAGE_BACK,
	};
	return &page_new(app, &calls, sizeof(struct page))->screen;
}
