/* SPDX-License-Identifier: MIT */
#ifndef RECORD_LESSON_TEXT_H
#define RECORD_LESSON_TEXT_H

#include "base/diag.h"
#include "record/lesson_book.h"
#include "json/json.h"

#include <stdbool.h>

/* The texts of a lesson, read. Which slots one may have: */
enum lesson_slots {
	LESSON_SLOTS_NONE,  /* of a lesson as a whole */
	LESSON_SLOTS_BOARD, /* before anything was chosen */
	LESSON_SLOTS_TURN,  /* after a turn */
};

/* {"id": …, "ms": …, "en": …} in the member KEY of OBJECT. */
bool lesson_text_read(struct json object, const char *key, enum lesson_slots slots,
	struct lesson_text *text, struct diag *diag);

#endif
