/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_RECORD_H
#define APP_BOARD_SCREEN_RECORD_H

#include "app/board_screen_state.h"

/* A record that the board plays by itself, the page between rounds, and the game among the list of
 * own ones. */
bool board_plays_itself(const struct board_screen *screen);        /* nobody else may choose */
void board_record_step(struct board_screen *screen, uint64_t now); /* plays the next choice */
void board_record_restart(struct board_screen *screen);
void board_record_tell(struct board_screen *screen);       /* on the line, what is told of it */
void board_record_lead(struct board_screen *screen);       /* the match has changed */
bool board_round_waits(const struct board_screen *screen); /* its page is to come first */
void board_show_round(struct board_screen *screen, uint64_t now);

/* board_screen_tally.c */
void board_tally_command(struct board_screen *screen, enum command_kind kind); /* before it */
void board_tally_follow(struct board_screen *screen); /* the match has changed */
void board_tally_hint(struct board_screen *screen);

#endif
