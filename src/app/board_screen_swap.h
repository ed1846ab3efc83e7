/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_SWAP_H
#define APP_BOARD_SCREEN_SWAP_H

#include "app/board_screen_state.h"

/*
 * The offer to swap sides. It is asked on the line (board_screen_answers.h); choosing a hole is
 * playing on.
 */
bool board_offers_swap(const struct board_screen *screen);
void board_swap_ask(struct board_screen *screen);  /* on the line */
void board_swap_tell(struct board_screen *screen); /* on the line: it was done */

#endif
