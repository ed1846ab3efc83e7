/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_TASK_H
#define APP_BOARD_SCREEN_TASK_H

#include "app/board_screen_state.h"

/* The task of a board (board_task.h) as the rest of the board screen asks for it. */
bool board_has_task(const struct board_screen *screen);
bool board_task_goes_on(const struct board_screen *screen); /* or there is no task */
bool board_task_foretells(const struct board_screen *screen);
/* The task chooses where else the computer would think; and does so now. */
bool board_task_has_other(const struct board_screen *screen);
void board_task_play_other(struct board_screen *screen, uint64_t now);
int board_task_answers(const struct board_screen *screen, const char *keys[2], bool *main);
void board_task_answer(struct board_screen *screen, int index);
void board_task_say(struct board_screen *screen); /* on the line, when nothing moves */
/* When nothing moves: true if the last choice was judged just now. */
bool board_task_judge(struct board_screen *screen);
void board_task_head(
	const struct board_screen *screen, struct strbuf *title, struct strbuf *detail);
void board_task_release(struct board_screen *screen);

#endif
