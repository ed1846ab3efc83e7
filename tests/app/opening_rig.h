/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_OPENING_RIG_H
#define TESTS_APP_OPENING_RIG_H

#include "app/opening_state.h"
#include "app/rig.h"

/* The page of first turns, as tests open and read it. */

/* Above home, at 1280 x 720; HELD: no job is worked out by itself. */
void opening_rig_open(struct rig *rig, const char *pack, int holes);
void opening_rig_open_held(struct rig *rig, const char *pack, int holes);
/* The same where RIG is initialised. */
void opening_rig_show(struct rig *rig, const char *pack, int holes);
struct opening_page *opening_rig_page(const struct rig *rig);
/* As if the program had come without a book. */
void opening_rig_forget(struct rig *rig);
bool opening_rig_has(const struct rig *rig, int id); /* a widget */

#endif
