/* SPDX-License-Identifier: MIT */
#ifndef APP_KEPT_FILE_H
#define APP_KEPT_FILE_H

#include "base/diag.h"
#include "base/file.h"

#include <stdbool.h>

/*
 * A file of the person's data folder that remembers what was done here: games, puzzles, lessons,
 * words. What can't be read is set aside and said; what the disk refuses is said once and then
 * lasts as long as the program. In a kiosk, and where nothing is to be kept, there is no file.
 *
 *	if (kept_file_opens(&file))
 *		kept_file_loaded(app, thing_load(&thing, file.path, &diag), &diag);
 *	if (kept_file_ready(&file, app))
 *		kept_file_saved(&file, app, thing_save(&thing, file.path, &diag), &diag);
 */
struct kept_file {
	char path[512]; /* "": no file */
	bool read;
	bool refused; /* the disk would not take it */
};

struct app;

void kept_file_init(struct kept_file *file, const struct app *app, const char *name);
/* It is to be read now, or again; what the disk refused once is nowhere else. */
bool kept_file_opens(struct kept_file *file);
void kept_file_loaded(struct app *app, enum file_load load, const struct diag *diag);
/* It is to be written now: its folder is there. */
bool kept_file_ready(struct kept_file *file, struct app *app);
void kept_file_saved(struct kept_file *file, struct app *app, bool saved, const struct diag *diag);

#endif
