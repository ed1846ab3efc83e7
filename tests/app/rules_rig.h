/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_RULES_RIG_H
#define TESTS_APP_RULES_RIG_H

#include "app/rig.h"

/* The page of the rules, as tests open and read it. */

/* Above home, in a window of that size; PACK NULL: the list where there is room for one only. */
void rules_rig_open(struct rig *rig, int w, int h, const char *pack);

/* The row of that entry of the list, pressed. */
void rules_rig_press_row(struct rig *rig, int entry);
void rules_rig_press_pack(struct rig *rig, const struct pack *pack);
/* The button with the words of KEY that is the INDEXth such one, pressed. */
void rules_rig_press_word(struct rig *rig, const char *key, int index);

/* How many buttons have the words of KEY. */
int rules_rig_buttons(const struct rig *rig, const char *key);
/* How many texts of the page are TEXT, or hold it. */
int rules_rig_texts(const struct rig *rig, const char *text, bool whole);

/* The area that is read, and how far it can be scrolled. */
struct sheet_area *rules_rig_reading(struct rig *rig);
int rules_rig_last_scroll(const struct sheet_area *area);

#endif
