/* SPDX-License-Identifier: MIT */
#ifndef MAIN_PLAY_H
#define MAIN_PLAY_H

#include "main_game.h"
#include "main_script.h"

#include <stdbool.h>

/*
 * Plays a script on a virtual clock, without waiting for the real one. Returns false at the first
 * expectation that fails, or step that can't be done, after writing "FILE:LINE: expected …, found
 * …" to stderr.
 */
bool main_play(struct game *game, const struct script *script, const char *file);

/* One frame of the screen the app stands on, at rest, as a picture file. */
bool main_shoot(struct game *game, const char *picture);

#endif
