/* SPDX-License-Identifier: MIT */
#include "app/advantage.h"
#include "app/app_inside.h"
#include "app/board_screen.h"
#include "app/screens.h"
#include "base/nearest.h"

#include <stdio.h>
#include <string.h>

/* The game that --code stands in, against the opponent that was chosen. */
static bool start_from_code(struct app *app, struct diag *diag)
{
	struct record record;
	diag_clear(diag);
	if (!record_parse(&record, app->options.code, pack_set_rules, &app->packs, diag))
		return false;
	struct session_setup setup;
	app_setup(app, &setup);
	snprintf(setup.pack, sizeof(setup.pack), "%s", record.pack);
	setup.base = record.base;
	setup.rules = record.rules;
	setup.first = (enum side)record.first;
	setup.swap = setup.swap && advantage_is_in(&record.rules);
	struct session_host host = app_session_host(app);
	host.autosave = ""; /* it was shown, not played here */
	app_reset_to_home(app);
	app_push(app, board_screen_new(app, session_resume(&setup, &record, &host)));
	record_release(&record);
	return true;
}

static void start_game(struct app *app)
{
	struct session_setup setup;
	app_setup(app, &setup);
	app_start_game(app, &setup);
}

static void nothing(struct app *app)
{
	(void)app;
}

/* Each page by its name, above home or above the board. */
static void open_home(struct app *app)
{
	app_reset_to_home(app);
}

static void open_board(struct app *app)
{
	(void)app; /* it is open already */
}

static void open_choose(struct app *app)
{
	app_push(app, choose_screen_new(app));
}

static void open_settings(struct app *app)
{
	app_push(app, settings_screen_new(app));
}

static void open_language(struct app *app)
{
	app_push(app, language_screen_new(app));
}

static void open_rules(struct app *app)
{
	struct screen *rules = rules_screen_new(app);
	if (app->options.pack)
		rules_screen_of_pack(rules);
	app_push(app, rules);
}

static void open_about(struct app *app)
{
	app_push(app, about_screen_new(app));
}

/* The game of --code, or else a sample, against the first pack that plays otherwise. */
static void open_compare(struct app *app)
{
	struct screen *board = app_board_screen(app);
	app_push(app,
		compare_screen_new(app, board ? session_record(board_screen_session(board)) : NULL,
			NULL, NULL));
}

static void open_opening(struct app *app)
{
	app_push(app, opening_screen_new(app, app_pack(app)));
}

/* The game of --code, or of the board as it is. */
static void open_review(struct app *app)
{
	const struct session *session = board_screen_session(app_board_screen(app));
	app_push(app, review_screen_new(app, session_record(session), session_setup(session)));
}

static void open_guide(struct app *app)
{
	app_push(app, guide_screen_new(app));
}

static void open_lessons(struct app *app)
{
	app_push(app, lesson_screen_new(app));
}

static void open_guide_at(struct app *app, const char *chapter)
{
	struct screen *guide = guide_screen_new(app);
	guide_screen_at(guide, chapter);
	app_push(app, guide);
}

static void open_strategy(struct app *app)
{
	open_guide_at(app, "strategy");
}

static void open_history(struct app *app)
{
	open_guide_at(app, "history");
}

static void open_teachers(struct app *app)
{
	open_guide_at(app, "teachers");
}

static void open_glossary(struct app *app)
{
	open_guide_at(app, "glossary");
}

static void open_stats(struct app *app)
{
	app_push(app, stats_screen_new(app));
}

/* The game of --code, or the list of own games. */
static void open_replay(struct app *app)
{
	struct screen *board = app_board_screen(app);
	struct screen *replay = replay_screen_new(app);
	if (board) {
		const struct session *session = board_screen_session(board);
		replay_screen_open(replay, session_record(session), session_setup(session));
	}
	app_push(app, replay);
}

static void open_puzzle(struct app *app)
{
	app_push(app, puzzle_screen_new(app));
}

static void open_own_rules(struct app *app)
{
	app_push(app, own_rules_screen_new(app));
}

static void open_ask(struct app *app)
{
	app_push(app, ask_screen_new(app, "confirm.new", "confirm.new_yes", nothing));
}

static void open_result(struct app *app)
{
	app_show_result(app, board_screen_session(app_board_screen(app)));
}

static void open_round(struct app *app)
{
	app_push(app, round_screen_new(app, board_screen_session(app_board_screen(app))));
}

/* By which rule a game of this pack ends. */
static void open_rule(struct app *app)
{
	const struct session_setup *setup =
		session_setup(board_screen_session(app_board_screen(app)));
	const struct pack *pack = pack_set_find(&app->packs, setup->pack);
	app_push(app, rule_screen_new(app, pack ? pack : app_pack(app), &setup->rules,
			      OPTION_TERMINAL, app_word(app, "verdict.over")));
}

static const struct named_page {
	const char *name;
	bool on_board;
	void (*open)(struct app *app);
} pages[] = {
	{"beranda", false, open_home},
	{"pilih", false, open_choose},
	{"papan", true, open_board},
	{"hasil", true, open_result},
	{"babak", true, open_round},
	{"sumber", true, open_rule},
	{"menu", true, app_open_menu},
	{"setelan", false, open_settings},
	{"bahasa", false, open_language},
	{"tanya", false, open_ask},
	{"tentang", false, open_about},
	{"aturan", false, open_rules},
	{"banding", false, open_compare},
	{"ubah", false, open_own_rules},
	{"telaah", true, open_review},
	{"pembukaan", false, open_opening},
	{"panduan", false, open_guide},
	{"belajar", false, open_lessons},
	{"panduan-siasat", false, open_strategy},
	{"panduan-sejarah", false, open_history},
	{"panduan-guru", false, open_teachers},
	{"panduan-istilah", false, open_glossary},
	{"statistik", false, open_stats},
	{"ulang", false, open_replay},
	{"teka-teki", false, open_puzzle},
};

enum { PAGE_COUNT = sizeof(pages) / sizeof(pages[0]) };

const char *app_named_screen(int index)
{
	return index >= 0 && index < PAGE_COUNT ? pages[index].name : NULL;
}

static const struct named_page *find_page(const char *name)
{
	for (int i = 0; i < PAGE_COUNT; i++)
		if (strcmp(pages[i].name, name) == 0)
			return &pages[i];
	return NULL;
}

static bool refuse_page(const char *name, struct diag *diag)
{
	const char *names[PAGE_COUNT + 1];
	struct strbuf all;
	const char *nearest;
	strbuf_init(&all);
	for (int i = 0; i < PAGE_COUNT; i++) {
		names[i] = pages[i].name;
		strbuf_addf(&all, "%s%s",
			i == 0                ? ""
			: i == PAGE_COUNT - 1 ? " or "
					      : ", ",
			pages[i].name);
	}
	names[PAGE_COUNT] = NULL;
	nearest = nearest_name(name, names);
	diag_clear(diag);
	diag_file(diag, "--shot");
	diag_found(diag, "%s", name);
	diag_wanted(diag, "%s", nearest ? nearest : all.text);
	strbuf_release(&all);
	return false;
}

bool app_open_wished(struct app *app, struct diag *diag)
{
	const struct app_options *options = &app->options;
	const struct named_page *page = options->screen ? find_page(options->screen) : NULL;
	if (options->screen && !page)
		return refuse_page(options->screen, diag);
	if (options->code) {
		if (!start_from_code(app, diag))
			return false;
	} else if (page ? page->on_board : options->opponent != NULL) {
		start_game(app);
	}
	if (page)
		page->open(app);
	return true;
}
