/* SPDX-License-Identifier: MIT */
#include "app/app_inside.h"
#include "app/board_screen.h"
#include "app/screens.h"

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

static bool needs_board(const char *screen)
{
	return strcmp(screen, "papan") == 0 || strcmp(screen, "hasil") == 0 ||
	       strcmp(screen, "menu") == 0;
}

/* Opens a page by its name, above home or above the board. */
static bool open_named(struct app *app, const char *name)
{
	struct screen *board = app_board_screen(app);
	if (strcmp(name, "beranda") == 0)
		app_reset_to_home(app);
	else if (strcmp(name, "pilih") == 0)
		app_push(app, choose_screen_new(app));
	else if (strcmp(name, "setelan") == 0)
		app_push(app, settings_screen_new(app));
	else if (strcmp(name, "bahasa") == 0)
		app_push(app, language_screen_new(app));
	else if (strcmp(name, "tentang") == 0)
		app_push(app, about_screen_new(app));
	else if (strcmp(name, "tanya") == 0)
		app_push(app, ask_screen_new(app, "confirm.new", "button.play", nothing));
	else if (strcmp(name, "menu") == 0)
		app_open_menu(app);
	else if (strcmp(name, "hasil") == 0)
		app_show_result(app, board_screen_session(board));
	else if (strcmp(name, "papan") != 0)
		return false;
	return true;
}

bool app_open_wished(struct app *app, struct diag *diag)
{
	const struct app_options *options = &app->options;
	const char *screen = options->screen;
	if (options->code) {
		if (!start_from_code(app, diag))
			return false;
	} else if (screen ? needs_board(screen) : options->opponent != NULL) {
		start_game(app);
	}
	if (screen && !open_named(app, screen)) {
		diag_clear(diag);
		diag_file(diag, "--shot");
		diag_found(diag, "%s", screen);
		diag_wanted(diag, "beranda, pilih, papan, hasil, setelan, bahasa, menu, tanya or "
				  "tentang");
		return false;
	}
	return true;
}
