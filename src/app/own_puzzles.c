/* SPDX-License-Identifier: MIT */
#include "app/own_puzzles.h"

#include "app/app_state.h"
#include "base/file.h"

void own_puzzles_init(struct app *app)
{
	const struct folders *folders = app->host.folders;
	struct own_puzzles *puzzles = &app->puzzles;
	puzzle_log_init(&puzzles->log);
	if (folders && !app->options.keep_nothing && !app->options.kiosk)
		folders_join(puzzles->path, sizeof(puzzles->path), folders->data, "puzzles.json");
}

void own_puzzles_release(struct app *app)
{
	puzzle_log_release(&app->puzzles.log);
}

/* What the disk has now. A file that can't be read is set aside and said, and a new log begins. */
static void read_file(struct app *app)
{
	struct own_puzzles *puzzles = &app->puzzles;
	struct diag diag;
	puzzles->read = true;
	/* What the disk would not take is nowhere else. */
	if (puzzles->path[0] == '\0' || puzzles->refused)
		return;
	diag_clear(&diag);
	enum file_load load = puzzle_log_load(&puzzles->log, puzzles->path, &diag);
	if (load == FILE_BAD || load == FILE_LOADED_BACKUP)
		app_note_fault(app, &diag);
}

const struct puzzle_log *own_puzzles_log(struct app *app)
{
	if (!app->puzzles.read)
		read_file(app);
	return &app->puzzles.log;
}

static void write_file(struct app *app)
{
	struct own_puzzles *puzzles = &app->puzzles;
	struct diag diag;
	if (puzzles->path[0] == '\0' || puzzles->refused)
		return;
	diag_clear(&diag);
	if (file_make_folder(app->host.folders->data, &diag) &&
		puzzle_log_save(&puzzles->log, puzzles->path, &diag))
		return;
	puzzles->refused = true;
	app_note_fault(app, &diag);
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
