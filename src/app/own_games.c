/* SPDX-License-Identifier: MIT */
#include "app/own_games.h"

#include "app/app_state.h"
#include "base/file.h"
#include "session/finished.h"

#include <stdio.h>

void own_games_init(struct app *app)
{
	game_log_init(&app->games.log);
	kept_file_init(&app->games.file, app, "games.json");
}

void own_games_release(struct app *app)
{
	game_log_release(&app->games.log);
}

/* What the disk has now. */
static void read_file(struct app *app)
{
	struct own_games *games = &app->games;
	struct diag diag;
	diag_clear(&diag);
	if (kept_file_opens(&games->file))
		kept_file_loaded(app, game_log_load(&games->log, games->file.path, &diag), &diag);
}

const struct game_log *own_games_log(struct app *app)
{
	if (!app->games.file.read)
		read_file(app);
	return &app->games.log;
}

bool own_games_are_kept(const struct app *app)
{
	return app->games.file.path[0] != '\0' && !app->games.file.refused;
}

static void write_file(struct app *app)
{
	struct own_games *games = &app->games;
	struct diag diag;
	diag_clear(&diag);
	if (kept_file_ready(&games->file, app))
		kept_file_saved(&games->file, app,
			game_log_save(&games->log, games->file.path, &diag), &diag);
}

bool own_games_add(struct app *app, const struct session *session, int hints, int undos)
{
	struct game_log_entry entry;
	if (app->options.kiosk || !session_finished(session, &entry))
		return false;
	entry.day = app->options.today;
	entry.hints = hints;
	entry.undos = undos;
	read_file(app);
	game_log_add(&app->games.log, &entry);
	write_file(app);
	game_log_entry_release(&entry);
	return true;
}

void own_games_take_back(struct app *app, const struct session *session)
{
	struct game_log_entry entry;
	if (!session_finished(session, &entry))
		return;
	read_file(app);
	if (game_log_remove(&app->games.log, &entry))
		write_file(app);
	game_log_entry_release(&entry);
}

void own_games_settle(struct app *app, const struct session *session)
{
	struct game_log_entry entry;
	if (app->options.kiosk || !session_finished(session, &entry))
		return;
	bool known = game_log_is_newest(own_games_log(app), &entry);
	game_log_entry_release(&entry);
	if (!known)
		own_games_add(app, session, GAME_LOG_UNKNOWN, GAME_LOG_UNKNOWN);
}

/* ---- what the page of statistics does */

/* PATH.corrupt, PATH.corrupt.2 … as file_set_aside() names them; some may be gone. */
enum { SET_ASIDE_MAX = 1000 };

static void remove_set_aside(const char *path)
{
	char name[560];
	snprintf(name, sizeof(name), "%s.corrupt", path);
	for (int i = 2; i <= SET_ASIDE_MAX; i++) {
		file_remove(name);
		snprintf(name, sizeof(name), "%s.corrupt.%d", path, i);
	}
}

bool own_games_erase(struct app *app)
{
	struct own_games *games = &app->games;
	game_log_release(&games->log);
	record_release(&app->played);
	app->played = (struct record){.len = 0};
	games->file.read = true;
	if (games->file.path[0] == '\0')
		return true;
	/* A disk that takes no empty list would not forget the old one either. */
	struct diag diag;
	diag_clear(&diag);
	if (file_exists(games->file.path) && !game_log_save(&games->log, games->file.path, &diag)) {
		app_note_fault(app, &diag);
		return false;
	}
	char backup[560];
	snprintf(backup, sizeof(backup), "%s.bak", games->file.path);
	file_remove(games->file.path);
	remove_set_aside(games->file.path);
	remove_set_aside(backup);
	return true;
}

static bool export_one(struct app *app, const char *name,
	void (*make)(const struct game_log *log, struct strbuf *out))
{
	char path[560];
	struct strbuf text;
	struct diag diag;
	diag_clear(&diag);
	strbuf_init(&text);
	make(own_games_log(app), &text);
	folders_join(path, sizeof(path), app->host.folders->data, name);
	bool written = file_make_folder(app->host.folders->data, &diag) &&
		       file_replace(path, text.text, text.len, NULL, &diag);
	strbuf_release(&text);
	if (!written)
		app_note_fault(app, &diag);
	return written;
}

bool own_games_export(struct app *app, char *folder, size_t size)
{
	if (app->games.file.path[0] == '\0')
		return false;
	snprintf(folder, size, "%s", app->host.folders->data);
	return export_one(app, "games.csv", game_log_write_games_csv) &&
	       export_one(app, "statistics.csv", game_log_write_sums_csv);
}
