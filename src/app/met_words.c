/* SPDX-License-Identifier: MIT */
#include "app/met_words.h"

#include "app/app_state.h"

void met_words_init(struct app *app)
{
	lesson_progress_init(&app->met.seen);
	kept_file_init(&app->met.file, app, "words.json");
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
	diag_clear(&diag);
	if (kept_file_opens(&met->file))
		kept_file_loaded(
			app, lesson_progress_load(&met->seen, met->file.path, &diag), &diag);
}

unsigned met_words_set(struct app *app)
{
	unsigned set = 0;
	if (!app->met.file.read)
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
	if (!met->file.read)
		read_file(app);
	diag_clear(&diag);
	if (lesson_progress_add(&met->seen, turn_word_id(word)) && kept_file_ready(&met->file, app))
		kept_file_saved(&met->file, app,
			lesson_progress_save(&met->seen, met->file.path, &diag), &diag);
}
