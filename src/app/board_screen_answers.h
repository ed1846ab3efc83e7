/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_ANSWERS_H
#define APP_BOARD_SCREEN_ANSWERS_H

#include "app/board_screen_state.h"

/*
 * Something is asked on the line, with at most two answers beside the words: the board stays in
 * sight. The round buttons of the line's row make room for that long.
 */
bool board_asks(const struct board_screen *screen);
struct rect board_line(const struct board_screen *screen); /* the line's card, answers and all */
/* BUTTON's place is the answers' now. */
bool board_answers_cover(const struct board_screen *screen, const struct rect *button);
void board_answers_place(struct board_screen *screen);      /* adds them, if something is asked */
int board_answers_width(const struct board_screen *screen); /* what they take of the card */
bool board_is_answer(const struct widget *widget);
void board_answer_draw(const struct board_screen *screen, const struct pen *pen, int index);

#endif
