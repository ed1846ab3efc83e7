/* SPDX-License-Identifier: MIT */
#ifndef APP_APP_INSIDE_H
#define APP_APP_INSIDE_H

#include "app/app_state.h"

/* What app.c, app_state.c and app_game.c share; screens have no use for it. */

void app_fit(struct app *app);  /* size, scale or text size have changed */
void app_tune(struct app *app); /* the loudspeaker: to the settings and the board in sight */
void app_keep_settings(struct app *app); /* writes them if they differ from the file's */
/* Takes the board off the stack: kept for later if its game is unfinished, else freed. */
void app_park_board(struct app *app);
void app_drop_old_game(struct app *app); /* parked or saved: it is given up */
void app_load_saved_game(struct app *app);
/* A board that is looked at and forgotten, standing where START does, with the seats, levels and
 * seed of SEATS; the page that is read stays below it. To be pushed. */
struct screen *app_open_shown(
	struct app *app, const struct record *start, const struct session_setup *seats);
/* Opens what the options ask for, above the home page. */
bool app_open_wished(struct app *app, struct diag *diag);

#endif
