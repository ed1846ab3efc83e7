/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_COMPARE_RIG_H
#define TESTS_APP_COMPARE_RIG_H

#include "app/compare_state.h"
#include "app/rig.h"

/* The page banding in a rig. */
void compare_open(struct rig *rig, const char *code); /* of that game; NULL: a sample */
struct compare *compare_of(const struct rig *rig);    /* fails the test where it is not on top */
const struct comparison *comparison_of(const struct rig *rig);

/* Of the page on top: a text holds TEXT, or the words of KEY; something with these can be pressed.
 */
bool compare_says(const struct rig *rig, const char *text);
bool compare_says_word(const struct rig *rig, const char *key);
bool compare_offers(const struct rig *rig, const char *key);
void compare_tap(struct rig *rig, int id);

/* A board on which two people have made four choices. */
void compare_play_some(struct rig *rig);

#endif
