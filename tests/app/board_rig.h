/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_BOARD_RIG_H
#define TESTS_APP_BOARD_RIG_H

#include "app/board_screen_state.h"
#include "app/rig.h"

/* The game screen, driven as people drive it. */

/* Opens it on CODE against OPPONENT; with HELD the computer's answers wait for the test. */
void board_rig_open(struct rig *rig, const char *code, const char *opponent, int w, int h);
void board_rig_open_held(struct rig *rig, const char *code, const char *opponent, int w, int h);

struct board_screen *board_rig(const struct rig *rig);
const struct match *board_rig_match(const struct rig *rig);
int board_rig_choices(const struct rig *rig); /* made so far */

void board_rig_point(const struct rig *rig, int place, int *x, int *y);
void board_rig_tap(struct rig *rig, int place);          /* with a finger */
void board_rig_rest(struct rig *rig);                    /* until nothing moves */
void board_rig_draw(struct rig *rig);                    /* one frame, into an empty log */
bool board_rig_says(struct rig *rig, const char *words); /* somewhere in a frame */

#endif
