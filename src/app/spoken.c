/* SPDX-License-Identifier: MIT */
#include "app/spoken.h"

#include "app/app_inside.h"
#include "app/board_screen.h"

#include <string.h>

void spoken_init(struct spoken *spoken)
{
	strbuf_init(&spoken->line);
	spoken->turns = 0;
	spoken->on = false;
}

void spoken_release(struct spoken *spoken)
{
	strbuf_release(&spoken->line);
}

bool spoken_is_possible(const struct app *app)
{
	const struct speech *speech = app->host.speech;
	return speech && speech->is_available(speech);
}

static bool is_wanted(const struct app *app)
{
	return app->settings.speech && spoken_is_possible(app) &&
	       !(app->options.kiosk && app->kiosk.state == KIOSK_SHOWING);
}

static void say(struct app *app, const char *text)
{
	app->host.speech->say(app->host.speech, lang_code(app_lang(app)), text);
}

void spoken_stop(struct app *app)
{
	if (app->host.speech)
		app->host.speech->stop(app->host.speech);
	strbuf_clear(&app->spoken.line);
	app->spoken.turns = 0;
}

void spoken_update(struct app *app)
{
	struct spoken *spoken = &app->spoken;
	struct screen *board = app_board_screen(app);
	if (!is_wanted(app)) {
		if (!spoken->on)
			return;
		spoken->on = false;
		spoken_stop(app);
		/* It turned out that there is no voice: the settings say so. */
		if (!spoken_is_possible(app))
			app_fit(app);
		return;
	}
	/* Where it is switched on, it is heard that it is. */
	if (!spoken->on && !board)
		say(app, app_word(app, "speech.on"));
	spoken->on = true;
	if (!board)
		return;
	const char *line = board_screen_line(board);
	int turns = session_record(board_screen_session(board))->len;
	if (*line == '\0' || board_screen_is_moving(board) ||
		(turns == spoken->turns && strcmp(line, spoken->line.text) == 0))
		return;
	strbuf_clear(&spoken->line);
	strbuf_addstr(&spoken->line, line);
	spoken->turns = turns;
	say(app, line);
}
