/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_REPLAY_RIG_H
#define TESTS_APP_REPLAY_RIG_H

#include "app/replay_state.h"
#include "app/rig.h"
#include "base/scratch.h"

/* The page ulang, as tests open and read it. */

/* A whole random game of 26 choices. */
#define REPLAY_RIG_GAME "umum.0.3da86ad3e6d293c08b26a4d80e"

/* On that game, in no folder, at 1280 x 720. */
void replay_rig_open(struct rig *rig, const char *code);
/* On the list, with the person's folders in SCRATCH. */
void replay_rig_list(struct rig *rig, struct scratch *scratch);
struct replay *replay_rig(const struct rig *rig);
void replay_rig_press(struct rig *rig, int id);

/* Writes a games.json with COUNT games, the newest REPLAY_RIG_GAME against level 3, given up by the
 * computer; the one before it of a pack that is not here; older ones of two people. */
void replay_rig_games(struct scratch *scratch, int count);

#endif
