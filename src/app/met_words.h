/* SPDX-License-Identifier: MIT */
#ifndef APP_MET_WORDS_H
#define APP_MET_WORDS_H

#include "app/kept_file.h"
#include "app/lesson_progress.h"
#include "ui/turn_word.h"

#include <stdbool.h>

/*
 * The words of the game that were explained here already: a list of ids in the form of the lessons
 * gone through, kept in words.json of the person's data folder. In a kiosk it is the visitor's, and
 * kept nowhere.
 */
struct app;

struct met_words {
	struct lesson_progress seen;
	struct kept_file file;
};

void met_words_init(struct app *app);
void met_words_forget(struct app *app);  /* another visitor of a kiosk */
unsigned met_words_set(struct app *app); /* of 1 << enum turn_word */
void met_words_add(struct app *app, enum turn_word word);

#endif
