/* SPDX-License-Identifier: MIT */
#include "app/met_words.h"

#include "app/app_state.h"

void met_words_init(struct app *app)
{
	const struct folders *folders = app->host.folders;
	struct met_words *met = &app->met;
	lesson_progress_init(&met->seen);
	if (folders && !app->options.keep_nothing && !app->options.kiosk)
		folders_join(met->path, sizeof(met->path), folders->data, "words.json");
}

void met_words_forget(struct app *app)
{
	if (app->options.kiosk)
		lesson_progress_init(&app->met.seen);
}

static void read_file(struct app *app)
{
	struct met_words *met = &app->met;
	struct diag diag;
	met->read = true;
	if (met->path[0] == '\0')
		return;
	diag_clear(&diag);
	enum file_load load = lesson_progress_load(&met->seen, met->path, &diag);
	if (load == FILE_BAD || load == FILE_LOADED_BACKUP)
		app_note_fault(app, &diag);
}

unsigned met_words_set(struct app *app)
{
	unsigned set = 0;
	if (!app->met.read)
		read_file(app);
	for (int word = 0; word < TURN_WORD_COUNT; word++) {
		if (lesson_progress_has(&app->met.seen, turn_word_id((enum turn_word)word)))
			set |= 1u << word;
	}
	return set;
}

void met_words_add(struct app *app, enum turn_word word)
{
	struct met_words *met = &app->met;
	struct diag diag;
	if (!met->read)
		read_file(app);
	if (!lesson_progress_add(&met->seen, turn_word_id(word)) || met->path[0] == '\0' ||
		met->refused)
		return;
	diag_clear(&diag);
	if (file_make_folder(app->host.folders->data, &diag) &&
		lesson_progress_save(&met->seen, met->path, &diag))
		return;
	met->refused = true;
	app_note_fault(app, &diag);
}
