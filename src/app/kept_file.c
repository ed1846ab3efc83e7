/* SPDX-License-Identifier: MIT */
#include "app/kept_file.h"

#include "app/app_state.h"

void kept_file_init(struct kept_file *file, const struct app *app, const char *name)
{
	const struct folders *folders = app->host.folders;
	*file = (struct kept_file){.path = ""};
	if (folders && !app->options.keep_nothing && !app->options.kiosk)
		folders_join(file->path, sizeof(file->path), folders->data, name);
}

bool kept_file_opens(struct kept_file *file)
{
	file->read = true;
	return file->path[0] != '\0' && !file->refused;
}

void kept_file_loaded(struct app *app, enum file_load load, const struct diag *diag)
{
	if (load == FILE_BAD || load == FILE_LOADED_BACKUP)
		app_note_fault(app, diag);
}

bool kept_file_ready(struct kept_file *file, struct app *app)
{
	struct diag diag;
	if (file->path[0] == '\0' || file->refused)
		return false;
	diag_clear(&diag);
	bool there = file_make_folder(app->host.folders->data, &diag);
	kept_file_saved(file, app, there, &diag);
	return there;
}

void kept_file_saved(struct kept_file *file, struct app *app, bool saved, const struct diag *diag)
{
	if (saved)
		return;
	file->refused = true;
	app_note_fault(app, diag);
}
