/* SPDX-License-Identifier: MIT */
#ifndef APP_CODE_TEXT_H
#define APP_CODE_TEXT_H

#include "app/app_state.h"
#include "base/strbuf.h"
#include "record/record.h"

#include <stdbool.h>

/*
 * A game as a code that is handed from program to program and from hand to hand. What came of a
 * wish is written to SAID as a sentence, which is empty where there is nothing to say.
 */
bool code_text_can_copy(const struct app *app); /* there is a clipboard, and it is not a kiosk */
bool code_text_copy(struct app *app, const struct record *record, struct strbuf *said);

/* On true RECORD is filled and is to be released. A text may be anything. */
bool code_text_paste(struct app *app, struct record *record, struct strbuf *said);
/* Spaces and line ends around the code are no part of it. */
bool code_text_read(struct app *app, const char *text, struct record *record, struct strbuf *said);

#endif
