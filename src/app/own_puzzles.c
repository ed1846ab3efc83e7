/* SPDX-License-Identifier: MIT */
#include "app/own_puzzles.h"

#include "app/app_state.h"
#include "base/file.h"

void own_puzzles_init(struct app *app)
{
	puzzle_log_init(&app->puzzles.log);
	kept_file_init(&app->puzzles.file, app, "puzzles.json");
}

void own_puzzles_release(struct app *app)
{
	puzzle_log_release(&app->puzzles.log);
}

/* What the disk has now. */
static void read_file(struct app *app)
{
	struct own_puzzles *puzzles = &app->puzzles;
	struct diag diag;
	diag_clear(&diag);
	if (kept_file_opens(&puzzles->file))
		kept_file_loaded(
			app, puzzle_log_load(&puzzles->log, puzzles->file.path, &diag), &diag);
}

const struct puzzle_log *own_puzzles_log(struct app *app)
{
	if (!app->puzzles.file.read)
		read_file(app);
	return &app->puzzles.log;
}

static void write_file(struct app *app)
{
	struct own_puzzles *puzzles = &app->puzzles;
	struct diag diag;
	diag_clear(&diag);
	if (kept_file_ready(&puzzles->file, app))
		kept_file_saved(&puzzles->file, app,
			puzzle_log_save(&puzzles->log, puzzles->file.path, &diag), &diag);
}

void own_puzzles_try(struct app *app, int day, const struct puzzle_claim *claim, bool solved)
{
	if (app->options.kiosk)
		return;
	read_file(app);
	puzzle_log_try(&app->puzzles.log, day, claim, solved);
	write_file(app);
}

void own_puzzles_look(struct app *app, int day, const struct puzzle_claim *claim)
{
	if (app->options.kiosk)
		return;
	read_file(app);
	puzzle_log_look(&app->puzzles.log, day, claim);
	write_file(app);
}
