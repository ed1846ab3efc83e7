/* SPDX-License-Identifier: MIT */
#include "app/board_screen_state.h"
#include "app/replay_state.h"
#include "base/file.h"
#include "paint/canvas.h"

#include <stdio.h>

/* The board as it is shown on the game screen, with its cards and its line, as a PNG file. */

enum { PICTURES_MAX = 1000 };

static const char *pictures_folder(const struct app *app)
{
	const struct folders *folders = app->host.folders;
	bool kept = folders && !app->options.keep_nothing && !app_is_kiosk(app);
	return kept ? folders->pictures : "";
}

bool replay_can_picture(const struct app *app)
{
	return app->host.printer && pictures_folder(app)[0] != '\0';
}

struct scene {
	struct app app; /* with the words and packs of the real one, and a draw of its own */
	const struct replay *replay;
};

/* The last choice has just been made, so that its line and its marks are seen. Both first choices
 * of an opening together are one. */
static struct screen *open_board(struct scene *scene)
{
	const struct replay *replay = scene->replay;
	struct session_host host = app_session_host(&scene->app);
	struct session_setup two = replay->by; /* whose choices both are made here */
	struct record record;
	struct match match;
	int to = replay->match.phase == MATCH_CHOOSING ? 0 : replay->step;
	int from = to > 0 ? to - 1 : 0;
	record_replay(&replay->record, from, &match);
	if (match.phase == MATCH_CHOOSING)
		from = 0;
	host.autosave = "";
	two.seats[SIDE_A] = two.seats[SIDE_B] = SEAT_PERSON;
	two.swap = two.swapped = false;
	record_copy(&record, &replay->record);
	record_truncate(&record, from);
	struct screen *screen = board_screen_new(&scene->app, session_resume(&two, &record, &host));
	record_release(&record);
	struct board_screen *board = (struct board_screen *)screen;
	board->bare = true;
	board_screen_play_record(screen, &replay->record, to, NULL);
	board_screen_seat(screen, &replay->by);
	return screen;
}

static void paint(struct draw *draw, void *context)
{
	struct scene *scene = context;
	struct app *app = &scene->app;
	const struct app *real = scene->replay->page.screen.app;
	app->host.draw = draw;
	app->host.audio = NULL;
	app->options.still = true;
	stamps_init(&app->stamps, draw);
	theme_init(&app->theme, draw, real->settings.text_percent, false);
	app->theme.contrast = real->theme.contrast;
	struct screen *board = open_board(scene);
	struct board_screen *own = (struct board_screen *)board;
	board->calls->layout(board);
	while (board_plays_itself(own))
		board_record_step(own, app->now);
	board_finish(own, app->now);
	board->calls->draw(board, app->now);
	board->calls->free(board);
	stamps_release(&app->stamps);
}

static bool find_name(const struct replay *replay, char *path, size_t size)
{
	const char *folder = pictures_folder(replay->page.screen.app);
	char name[160];
	for (int i = 1; i <= PICTURES_MAX; i++) {
		if (i == 1)
			snprintf(name, sizeof(name), "congklak-%s-%d.png", replay->record.pack,
				replay->step);
		else
			snprintf(name, sizeof(name), "congklak-%s-%d-%d.png", replay->record.pack,
				replay->step, i);
		folders_join(path, size, folder, name);
		if (path[0] != '\0' && !file_exists(path))
			return true;
	}
	return false;
}

static bool write(struct replay *replay, const char *path, const struct strbuf *png)
{
	struct app *app = replay->page.screen.app;
	struct diag diag;
	diag_clear(&diag);
	if (file_make_folder(pictures_folder(app), &diag) &&
		file_replace(path, png->text, png->len, NULL, &diag))
		return true;
	app_note_fault(app, &diag);
	return false;
}

void replay_picture(struct replay *replay)
{
	struct app *app = replay->page.screen.app;
	struct printer *printer = app->host.printer;
	struct scene scene = {.app = *app, .replay = replay};
	struct canvas canvas;
	struct strbuf png;
	char path[640];
	strbuf_init(&png);
	canvas_init(&canvas, app->host.draw->w, app->host.draw->h);
	replay->refused = !find_name(replay, path, sizeof(path)) ||
			  !printer->draw(printer, &canvas, paint, &scene) ||
			  !printer->png(printer, &canvas, &png) || !write(replay, path, &png);
	canvas_release(&canvas);
	strbuf_release(&png);
	const struct words_slot slot = {"path", path};
	strbuf_clear(&replay->notice);
	words_format(app_words(app), replay->refused ? "replay.no_picture" : "replay.pictured",
		&slot, 1, &replay->notice);
}
