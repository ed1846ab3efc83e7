/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_REVIEW_RIG_H
#define TESTS_APP_REVIEW_RIG_H

#include "app/review_state.h"
#include "app/rig.h"

/* The page telaah, as tests open and read it. */

/* A whole random game, in which much is lost. */
#define REVIEW_RIG_GAME "umum.0.3da86ad3e6d293c08b26a4d80e"

enum { REVIEW_RIG_QUICK = 500 /* nodes of a look */ };

/* Of the game CODE, at 1280 x 720: nothing is worked out yet, or all of it. */
void review_rig_open_held(struct rig *rig, const char *code);
void review_rig_open_done(struct rig *rig, const char *code);
/* Works out so many choices more. */
void review_rig_work(struct rig *rig, int choices);
struct review_page *review_rig_page(const struct rig *rig);
const struct review *review_rig_known(const struct rig *rig);

#endif
