/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_MONKEY_WORLD_H
#define TESTS_APP_MONKEY_WORLD_H

#include "app/rig.h"
#include "base/rng.h"
#include "base/scratch.h"

/*
 * The world that senseless inputs happen in: with what the program is started, what lies in the
 * player's folders and on the clipboard, and which of its moments were come to.
 */

/* Packs of the player's own below the folder, good ones and faulty ones. */
void monkey_put_packs(struct scratch *scratch);
void monkey_choose_options(struct rig *rig, struct rng *rng);
/* A code, a code in other letters or cut short, or anything. */
void monkey_fill_clipboard(struct rig *rig, struct rng *rng);

/* What is to be come to by any long run, a bit each. */
enum { MONKEY_MOMENTS = 30 };
unsigned monkey_moments(const struct rig *rig);
const char *monkey_moment_name(unsigned moment);

#endif
