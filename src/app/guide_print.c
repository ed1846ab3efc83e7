/* SPDX-License-Identifier: MIT */
#include "app/guide_state.h"

#include "app/print_pdf.h"
#include "app/print_sheet.h"
#include "base/file.h"

#include <stdio.h>
#include <string.h>

/* Where people look for what they made; else beside the program's own files. */
static const char *folder_of(const struct guide_page *guide)
{
	const struct folders *folders = guide->page.screen.app->host.folders;

	return folders->documents[0] != '\0' ? folders->documents : folders->data;
}

bool guide_can_print(const struct guide_page *guide)
{
	const struct app *app = guide->page.screen.app;

	/* What a visitor of a kiosk keeps there nobody would find. */
	return app->host.printer && !app_is_kiosk(app) && folder_of(guide)[0] != '\0';
}

/* Draws the sheet FINE times as fine as the screen would. */
static bool draw_sheet(struct guide_page *guide, int fine, struct canvas *canvas)
{
	struct printer *printer = guide->page.screen.app->host.printer;
	struct print_sheet sheet = {&guide->guide, &guide->page.screen.app->packs};

	canvas_init(canvas, PRINT_W * fine, PRINT_H * fine);
	if (printer->draw(printer, canvas, print_sheet_paint, &sheet))
		return true;
	canvas_release(canvas);
	return false;
}

static bool make_pdf(struct guide_page *guide, struct strbuf *out)
{
	struct canvas canvas;

	if (!draw_sheet(guide, PRINT_FINE, &canvas))
		return false;
	print_pdf(&canvas, out);
	canvas_release(&canvas);
	return true;
}

static bool make_png(struct guide_page *guide, struct strbuf *out)
{
	struct printer *printer = guide->page.screen.app->host.printer;
	struct canvas canvas;

	if (!draw_sheet(guide, 1, &canvas))
		return false;
	bool made = printer->png(printer, &canvas, out);
	canvas_release(&canvas);
	return made;
}

/* The same sheet made again would only leave an older copy of itself beside it. */
static bool is_there(const char *path, const struct strbuf *file)
{
	struct strbuf old;
	struct diag diag;
	bool same;

	strbuf_init(&old);
	diag_clear(&diag);
	same = file_exists(path) && file_read(path, file->len, &old, &diag) &&
	       old.len == file->len && memcmp(old.text, file->text, old.len) == 0;
	strbuf_release(&old);
	return same;
}

static bool keep(struct guide_page *guide, const char *name,
	bool (*make)(struct guide_page *guide, struct strbuf *out))
{
	struct app *app = guide->page.screen.app;
	struct strbuf file;
	struct diag diag;
	char path[640];
	bool kept;

	diag_clear(&diag);
	folders_join(path, sizeof path, guide->folder, name);
	strbuf_init(&file);
	kept = make(guide, &file) &&
	       (is_there(path, &file) ||
		       (file_make_folder(guide->folder, &diag) &&
			       file_replace(path, file.text, file.len, NULL, &diag)));
	if (!kept && diag.file[0] != '\0')
		app_note_fault(app, &diag);
	strbuf_release(&file);
	return kept;
}

void guide_print(struct guide_page *guide)
{
	const char *name = guide->guide.sheet.file;
	bool pdf, png;

	/* --shot and scripts leave the person's folders alone. */
	if (!guide_can_print(guide) || guide->faulty ||
		guide->page.screen.app->options.keep_nothing)
		return;
	snprintf(guide->folder, sizeof guide->folder, "%s", folder_of(guide));
	snprintf(guide->pdf, sizeof guide->pdf, "%s.pdf", name);
	snprintf(guide->png, sizeof guide->png, "%s.png", name);
	pdf = keep(guide, guide->pdf, make_pdf);
	png = keep(guide, guide->png, make_png);
	guide->printed = pdf && png ? PRINTED_SAVED : PRINTED_FAILED;
}
