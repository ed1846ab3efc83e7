/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_H
#define APP_BOARD_SCREEN_H

#include "app/screen.h"
#include "session/session.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The game screen, "papan": board, cards, turn line and round buttons. It owns the session: what
 * is played goes through session_do(), what is seen through the presenter.
 */
struct screen *board_screen_new(struct app *app, struct session *session); /* takes the session */

/* The queries below CHECK that SCREEN is a board screen. */
bool board_screen_is(const struct screen *screen);
struct session *board_screen_session(struct screen *screen);
/* Where a pointer touches PLACE; false where the board is not laid out yet. */
bool board_screen_place_point(const struct screen *screen, int place, int *x, int *y);
/* The true board's cells in play; how many places. */
int board_screen_board(const struct screen *screen, uint8_t *cells);
/* A seed is in the air. */
bool board_screen_is_moving(const struct screen *screen);
/* The state in one line, for the window's title. Lives until the next call of the screen. */
const char *board_screen_title(const struct screen *screen);
/* Of that the line alone, without the name of the game; "" before anything is told. */
const char *board_screen_line(const struct screen *screen);

/* A board on which at most the first COUNT choices of RECORD, which is copied, were made plays the
 * rest of them by itself and then stands; TOLD (NULL: nothing) is said there until somebody goes
 * on. */
void board_screen_play_record(
	struct screen *screen, const struct record *record, int count, const char *told);
/* From where it stands a person plays on, and is told what RECORD chooses next as long as they do
 * so. */
void board_screen_lead(struct screen *screen);
bool board_screen_has_task(const struct screen *screen); /* it was opened by board_task_open() */
/* What was to be played by itself can be stepped, there and back. */
void board_screen_replay(struct screen *screen);
bool board_screen_is_replay(const struct screen *screen); /* and nobody has played on */
/* Before it is shown: who sat where when it was played, to be named so. */
void board_screen_seat(struct screen *screen, const struct session_setup *setup);
bool board_screen_is_record(const struct screen *screen); /* opened so: looked at and forgotten */
/* The hole's number as both players see it: 1 is the one at the left, or on top. */
int board_screen_ordinal(const struct screen *screen, int hole);

/* What is finished on it is one of the person's own games. */
void board_screen_count(struct screen *screen);

/* For the menu over the board. */
void board_screen_restart(struct screen *screen, uint64_t now);
void board_screen_concede(struct screen *screen, uint64_t now); /* whoever person is on turn */
bool board_screen_can_concede(const struct screen *screen);

#endif
