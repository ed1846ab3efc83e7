/* SPDX-License-Identifier: MIT */
#include "app/app_inside.h"
#include "app/board_screen.h"

bool app_is_moving(const struct app *app)
{
	const struct screen *board = app_board_screen(app);
	return board && board_screen_is_moving(board);
}

bool app_wants_fullscreen(const struct app *app)
{
	return app->options.kiosk || app->settings.fullscreen;
}

void app_window_size(const struct app *app, int *w, int *h)
{
	*w = app->settings.window_w;
	*h = app->settings.window_h;
}

void app_note_window_size(struct app *app, int w, int h)
{
	/* The size to come back to is the one of the window, not of the whole screen. */
	if (app_wants_fullscreen(app) || w <= 0 || h <= 0)
		return;
	app->settings.window_w = w;
	app->settings.window_h = h;
}

const char *app_title(const struct app *app)
{
	const struct screen *board = app_board_screen(app);
	return board ? board_screen_title(board) : words_get(app->words, "app.name");
}

bool app_place_point(const struct app *app, int place, int *x, int *y)
{
	const struct screen *board = app_board_screen(app);
	return board && board_screen_place_point(board, place, x, y);
}

const char *app_screen_name(const struct app *app)
{
	return stack_top(&app->stack)->calls->name;
}

int app_board(const struct app *app, uint8_t *cells)
{
	const struct screen *board = app_board_screen(app);
	return board ? board_screen_board(board, cells) : 0;
}
