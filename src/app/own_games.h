/* SPDX-License-Identifier: MIT */
#ifndef APP_OWN_GAMES_H
#define APP_OWN_GAMES_H

#include "app/kept_file.h"
#include "record/game_log.h"
#include "session/session.h"

#include <stdbool.h>

/*
 * The games that people finished here, in games.json in the folder of their data. Read when it is
 * first asked for, and again before each change, as another window may have added to it; where
 * there is no folder the list lasts as long as the program. In a kiosk nothing is kept.
 */
struct own_games {
	struct game_log log;
	struct kept_file file;
};

struct app;

void own_games_init(struct app *app);
void own_games_release(struct app *app);

/* Lives until the next call that changes the list. */
const struct game_log *own_games_log(struct app *app);
/* It will be there after the program has ended. */
bool own_games_are_kept(const struct app *app);

/* Adds a game that is over; false where it is none to keep. HINTS and UNDOS as in the log. */
bool own_games_add(struct app *app, const struct session *session, int hints, int undos);
/* The game, which was added as it stands, goes on after all. */
void own_games_take_back(struct app *app, const struct session *session);
/* A game that an earlier run ended with: added unless it was already. */
void own_games_settle(struct app *app, const struct session *session);

/* All of it, also what was kept beside the file. False where the disk refused, which is noted. */
bool own_games_erase(struct app *app);
/* Writes the tables as games.csv and statistics.csv to FOLDER (room for SIZE bytes), which is set.
 * False where the disk refused, which is noted, or there is no folder. */
bool own_games_export(struct app *app, char *folder, size_t size);

#endif
