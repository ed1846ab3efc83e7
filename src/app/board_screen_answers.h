/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_ANSWERS_H
#define APP_BOARD_SCREEN_ANSWERS_H

#include "app/board_screen_state.h"

/*
 * Something is asked on the line, with at most two answers beside the words: the board stays in
 * sight.
 */
bool board_asks(const struct board_screen *screen);
void board_answers_place(struct board_screen *screen); /* adds them, if something is asked */
int board_answers_width(
	const struct board_screen *screen, enum side side); /* what they take of the card */
bool board_is_answer(const struct widget *widget);
void board_answer_draw(const struct board_screen *screen, const struct pen *pen, int index);

#endif
