/* SPDX-License-Identifier: MIT */
#include "app/advantage.h"
#include "app/app_inside.h"
#include "app/board_screen.h"
#include "app/own_rules.h"
#include "base/check.h"
#include "base/file.h"
#include "base/rng.h"

#include <stdio.h>
#include <string.h>

struct session_host app_session_host(struct app *app)
{
	return (struct session_host){
		.runner = app->host.runner,
		.log = app->host.log,
		.autosave = app->autosave_path,
		.expired = app->host.expired,
		.clock = app->host.clock,
		.endings = app->endings,
	};
}

const struct pack *app_pack(const struct app *app)
{
	const struct pack *pack = pack_set_find(&app->packs, app->settings.pack);
	return pack ? pack : &app->packs.packs[0];
}

void app_rules(const struct app *app, struct rules *rules)
{
	own_rules_apply(app_pack(app), &app->settings, rules);
}

static enum side starting_side(struct app *app)
{
	struct rng rng;
	switch (app->settings.starter) {
	case STARTER_FAR:
		return SIDE_B;
	case STARTER_TURNS:
		return side_other(app->last_first);
	case STARTER_RANDOM:
		rng_init(&rng, app->chance);
		return rng_below(&rng, 2) == 0 ? SIDE_A : SIDE_B;
	default:
		return SIDE_A;
	}
}

void app_setup(struct app *app, struct session_setup *setup)
{
	const struct pack *pack = app_pack(app);
	*setup = (struct session_setup){.base = pack->rules};
	snprintf(setup->pack, sizeof(setup->pack), "%s", pack->id);
	app_rules(app, &setup->rules);
	/* Where both open together nobody is first: in a record that is A. */
	setup->first = setup->rules.start == START_TOGETHER ? SIDE_A : starting_side(app);
	enum opponent opponent = app->settings.opponent;
	setup->seats[SIDE_A] = opponent == OPPONENT_DEMO ? SEAT_COMPUTER : SEAT_PERSON;
	setup->seats[SIDE_B] = opponent == OPPONENT_PERSON ? SEAT_PERSON : SEAT_COMPUTER;
	setup->levels[SIDE_A] = app->settings.level;
	setup->levels[SIDE_B] = app->settings.level;
	setup->seed = app->chance;
	setup->swap = advantage_swaps(app);
}

struct screen *app_board_screen(const struct app *app)
{
	for (int i = 0; i < app->stack.count; i++) {
		if (board_screen_is(app->stack.screens[i]))
			return app->stack.screens[i];
	}
	return NULL;
}

/* Something would be lost with it. */
static bool worth_keeping(const struct session *session)
{
	return session_match(session)->phase != MATCH_OVER && session_record(session)->len > 0;
}

/* Freed when no call is under way. */
static void let_go(struct app *app, struct screen *screen)
{
	CHECK(app->stack.gone_count < STACK_MAX * 2);
	app->stack.gone[app->stack.gone_count++] = screen;
}

static bool is_demo(const struct session_setup *setup)
{
	return setup->seats[SIDE_A] == SEAT_COMPUTER && setup->seats[SIDE_B] == SEAT_COMPUTER;
}

void app_drop_old_game(struct app *app)
{
	if (app->parked) {
		session_forget(board_screen_session(app->parked));
		let_go(app, app->parked);
		app->parked = NULL;
	}
	if (app->saved) {
		session_forget(app->saved);
		session_free(app->saved);
		app->saved = NULL;
	}
}

/* For banding; the next visitor of a kiosk has no use for it. */
static void keep_played(struct app *app, const struct session *session)
{
	if (app->options.kiosk || session_record(session)->len == 0)
		return;
	record_release(&app->played);
	record_copy(&app->played, session_record(session));
	app->played_by = *session_setup(session);
}

void app_park_board(struct app *app)
{
	struct screen *board = app_board_screen(app);
	if (!board)
		return;
	struct session *session = board_screen_session(board);
	session_rest(session);
	stack_take(&app->stack, board);
	bool shown = is_demo(session_setup(session)) || board_screen_is_record(board);
	if (worth_keeping(session) && !shown) {
		CHECK(!app->parked);
		app->parked = board;
		return;
	}
	if (!shown)
		keep_played(app, session);
	session_forget(session);
	let_go(app, board);
}

/* The file of a game whose pack is not here makes room for the new one; it is not lost. */
static void set_lost_aside(struct app *app)
{
	struct strbuf name;
	struct diag diag;
	if (app->lost_pack[0] == '\0')
		return;
	app->lost_pack[0] = '\0';
	strbuf_init(&name);
	if (!file_set_aside(app->autosave_path, &name, &diag))
		app_note_fault(app, &diag);
	strbuf_release(&name);
}

static void open_board(struct app *app, struct session *session)
{
	struct screen *board = board_screen_new(app, session);
	app->last_first = session_setup(session)->first;
	board_screen_count(board);
	app_push(app, board);
}

void app_start_game(struct app *app, const struct session_setup *setup)
{
	app_reset_to_home(app);
	struct session_host host = app_session_host(app);
	/* A demo is looked at and forgotten: a game left unfinished stays. */
	if (is_demo(setup)) {
		host.autosave = "";
	} else {
		app_drop_old_game(app);
		set_lost_aside(app);
	}
	open_board(app, session_new(setup, &host));
}

/* The pages that open a board on which something is shown, and what the way back there is called;
 * NULL: it is none of them. */
static const char *reader_key(const struct screen *screen)
{
	static const struct {
		const char *screen, *key;
	} readers[] = {
		{"aturan", "rules.back"},
		{"pembukaan", "opening.back"},
		{"telaah", "review.back"},
		{"belajar", "lesson.back"},
		{"teka-teki", "puzzle.back"},
		{"ulang", "replay.back"},
	};
	for (size_t i = 0; i < sizeof(readers) / sizeof(readers[0]); i++)
		if (strcmp(screen->calls->name, readers[i].screen) == 0)
			return readers[i].key;
	return NULL;
}

const char *app_reader_key(const struct app *app)
{
	const struct stack *stack = &app->stack;
	for (int i = 1; i < stack->count; i++)
		if (board_screen_is(stack->screens[i]))
			return reader_key(stack->screens[i - 1]);
	return NULL;
}

void app_return_to_reader(struct app *app)
{
	CHECK(app_reader_key(app));
	struct screen *board = app_board_screen(app);
	while (stack_top(&app->stack) != board)
		stack_pop(&app->stack);
	app_pop(app);
}

/* The pages that were opened over the board go with it, but for the one on top. */
static void close_over_board(struct app *app)
{
	const struct screen *board = app_board_screen(app);
	for (int i = app->stack.count - 2; board && app->stack.screens[i] != board; i--) {
		struct screen *screen = app->stack.screens[i];
		stack_take(&app->stack, screen);
		let_go(app, screen);
	}
}

/* A game that went on from a board of this page was looked at with the page above: of each kind
 * only the last can be gone back to, else they would pile up. */
static void close_older_readers(struct app *app)
{
	const struct screen *reader = stack_top(&app->stack);
	for (int i = app->stack.count - 2; i > 0; i--) {
		struct screen *screen = app->stack.screens[i];
		if (screen->calls != reader->calls)
			continue;
		stack_take(&app->stack, screen);
		let_go(app, screen);
	}
}

void app_play_record(struct app *app, const struct record *record, int count, const char *told)
{
	app_play_record_from(app, record, 0, count, told);
}

struct screen *app_open_shown(
	struct app *app, const struct record *start, const struct session_setup *seats)
{
	struct session_setup setup = *seats;
	struct session_host host = app_session_host(app);
	setup.base = start->base;
	setup.rules = start->rules;
	setup.first = (enum side)start->first;
	setup.swap = false;
	snprintf(setup.pack, sizeof(setup.pack), "%s", start->pack);
	host.autosave = ""; /* looked at and forgotten: a game left unfinished stays */
	/* The page that is read stays below: the way back to it. */
	if (board_screen_is(stack_top(&app->stack)) && app_reader_key(app) &&
		board_screen_is_record(stack_top(&app->stack)))
		app_return_to_reader(app);
	if (reader_key(stack_top(&app->stack))) {
		close_over_board(app);
		app_park_board(app);
		close_older_readers(app);
	} else {
		app_reset_to_home(app);
	}
	return board_screen_new(app, session_resume(&setup, start, &host));
}

void app_play_record_from(
	struct app *app, const struct record *record, int from, int count, const char *told)
{
	struct session_setup setup = {
		.levels = {app->settings.level, app->settings.level}, .seed = app->chance};
	struct record copy, start;
	/* The caller's may go with the screen it is on. */
	record_copy(&copy, record);
	record_copy(&start, record);
	record_truncate(&start, from);
	struct strbuf said;
	strbuf_init(&said);
	if (told)
		strbuf_addstr(&said, told);
	struct screen *board = app_open_shown(app, &start, &setup);
	board_screen_play_record(board, &copy, count, said.text);
	app_push(app, board);
	strbuf_release(&said);
	record_release(&start);
	record_release(&copy);
}

bool app_can_resume(const struct app *app)
{
	return app->parked || app->saved;
}

bool app_has_unfinished(const struct app *app)
{
	struct screen *board = app_board_screen(app);
	if (app_can_resume(app) || app->lost_pack[0] != '\0')
		return true;
	if (!board || board_screen_is_record(board))
		return false;
	const struct session *session = board_screen_session(board);
	return worth_keeping(session) && !is_demo(session_setup(session));
}

void app_resume_game(struct app *app)
{
	if (app->parked) {
		struct screen *board = app->parked;
		app_reset_to_home(app);
		app->parked = NULL;
		app_push(app, board);
	} else if (app->saved) {
		struct session *session = app->saved;
		app_reset_to_home(app);
		app->saved = NULL;
		open_board(app, session);
	}
}

/* From the code that was found: "pack.0.6c" */
static void note_lost_pack(struct app *app, const char *code)
{
	code += *code == '"' ? 1 : 0;
	snprintf(app->lost_pack, sizeof(app->lost_pack), "%.*s", (int)strcspn(code, ".:+@"), code);
}

void app_load_saved_game(struct app *app)
{
	struct session_host host = app_session_host(app);
	struct session *session = NULL;
	struct diag diag;
	if (app->autosave_path[0] == '\0')
		return;
	diag_clear(&diag);
	enum session_load load = session_load(&host, &app->packs, &session, &diag);
	if (load == SESSION_NO_PACK)
		note_lost_pack(app, diag.found);
	if (load == SESSION_NO_PACK || load == SESSION_BAD_FILE || load == SESSION_LOADED_BACKUP)
		app_note_fault(app, &diag);
	if (!session)
		return;
	/* The program ended on its last board. */
	if (load == SESSION_ENDED) {
		own_games_settle(app, session);
		session_forget(session);
	}
	if (worth_keeping(session))
		app->saved = session;
	else
		session_free(session);
}
