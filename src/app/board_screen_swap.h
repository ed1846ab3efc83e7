/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_SWAP_H
#define APP_BOARD_SCREEN_SWAP_H

#include "app/board_screen_state.h"

/*
 * The offer to swap sides. It is asked on the line, with its two answers beside the words: the
 * board stays in sight, and choosing a hole is playing on. The round buttons of the line's row make
 * room for that long.
 */
bool board_offers_swap(const struct board_screen *screen); /* it is asked on the line */
struct rect board_line(const struct board_screen *screen); /* the line's card, answers and all */
/* BUTTON's place is the answers' now. */
bool board_swap_covers(const struct board_screen *screen, const struct rect *button);
void board_swap_place(struct board_screen *screen);      /* adds the answers, if it is asked */
int board_swap_width(const struct board_screen *screen); /* what they take of the card */
void board_swap_draw(const struct board_screen *screen, const struct pen *pen, int index);
void board_swap_ask(struct board_screen *screen);  /* on the line */
void board_swap_tell(struct board_screen *screen); /* on the line: it was done */

#endif
