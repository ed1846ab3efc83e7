/* SPDX-License-Identifier: MIT */
#ifndef APP_OWN_PUZZLES_H
#define APP_OWN_PUZZLES_H

#include "app/kept_file.h"
#include "record/puzzle_log.h"

#include <stdbool.h>

/*
 * The puzzles that were tried here, in puzzles.json in the folder of the person's data. Read when
 * it is first asked for and before each change, as another window may have added to it; where there
 * is no folder, or the disk refuses, it lasts as long as the program. In a kiosk nothing is kept.
 */
struct own_puzzles {
	struct puzzle_log log;
	struct kept_file file;
};

struct app;

void own_puzzles_init(struct app *app);
void own_puzzles_release(struct app *app);

const struct puzzle_log *own_puzzles_log(struct app *app);
/* A turn was played, or the solution shown. DAY: 0 of the collection. */
void own_puzzles_try(struct app *app, int day, const struct puzzle_claim *claim, bool solved);
void own_puzzles_look(struct app *app, int day, const struct puzzle_claim *claim);

#endif
