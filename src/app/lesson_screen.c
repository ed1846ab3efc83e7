/* SPDX-License-Identifier: MIT */
#include "app/lesson_state.h"
#include "app/screens.h"

/* belajar: the lessons, what each of them teaches, and which are done. */

static void load(struct lesson_page *lessons)
{
	struct app *app = lessons->page.screen.app;
	char path[512];
	struct diag diag;
	if (app->host.folders)
		folders_join(path, sizeof(path), app->host.folders->assets, "lessons.json");
	if (!app->host.folders ||
		!lesson_book_open(&lessons->book, path, pack_set_rules, &app->packs, &diag))
		app_note_fault(app, &diag);
	/* What a visitor of a kiosk has learned is no business of the next one. */
	kept_file_init(&lessons->file, app, "lessons.json");
	diag_clear(&diag);
	if (kept_file_opens(&lessons->file))
		kept_file_loaded(app,
			lesson_progress_load(&lessons->progress, lessons->file.path, &diag), &diag);
}

int lesson_next_open(const struct lesson_page *lessons)
{
	for (int i = 0; i < lessons->book.count; i++)
		if (!lesson_progress_has(&lessons->progress, lessons->book.lessons[i].id))
			return i;
	return LESSON_NONE;
}

void lesson_done(struct lesson_page *lessons, int lesson)
{
	struct app *app = lessons->page.screen.app;
	struct diag diag;
	diag_clear(&diag);
	if (lesson_progress_add(&lessons->progress, lessons->book.lessons[lesson].id) &&
		kept_file_ready(&lessons->file, app))
		kept_file_saved(&lessons->file, app,
			lesson_progress_save(&lessons->progress, lessons->file.path, &diag), &diag);
}

static void press(struct page *page, const struct widget_event *event)
{
	struct lesson_page *lessons = (struct lesson_page *)page;
	int next = lesson_next_open(lessons);
	if (event->id >= LESSON_ROW)
		lesson_play(lessons, event->id - LESSON_ROW);
	else if (event->id == LESSON_GO && next != LESSON_NONE)
		lesson_play(lessons, next);
	else if (event->id == LESSON_GO)
		app_push(page->screen.app, choose_screen_new(page->screen.app));
}

static void release(struct screen *screen)
{
	lesson_book_release(&((struct lesson_page *)screen)->book);
	page_free(screen);
}

struct screen *lesson_screen_new(struct app *app)
{
	static const struct page_calls calls = {
		.screen = {.name = "belajar",
			.layout = page_layout,
			.input = page_input,
			.draw = page_draw,
			.free = release},
		.build = lesson_list_build,
		.press = press,
		.first_focus = LESSON_GO,
	};
	struct lesson_page *lessons = (struct lesson_page *)page_new(app, &calls, sizeof(*lessons));
	lesson_book_init(&lessons->book);
	lesson_progress_init(&lessons->progress);
	load(lessons);
	return &lessons->page.screen;
}
