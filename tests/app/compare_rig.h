/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_COMPARE_RIG_H
#define TESTS_APP_COMPARE_RIG_H

#include "app/compare_state.h"
#include "app/rig.h"

/* The page banding in a rig. */
void compare_open(struct rig *rig, const char *code); /* of that game; NULL: a sample */
struct compare *compare_of(const struct rig *rig);    /* fails the test where it is not on top */
const struct comparison *comparison_of(const struct rig *rig);

bool compare_offers(const struct rig *rig, const char *key); /* can be pressed on the top page */

/* A board on which two people have made four choices. */
void compare_play_some(struct rig *rig);

#endif
