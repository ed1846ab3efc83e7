/* SPDX-License-Identifier: MIT */
#ifndef JSON_LOCATE_H
#define JSON_LOCATE_H

#include "base/diag.h"
#include "json/json.h"

/*
 * Where a value stands. The tree keeps no places, so on a fault (and only then) the way from the
 * root is looked up in the tree and walked again in the text.
 */

/* Fills file, line, column and path; the place is that of the value or of its key. */
enum locate_part { LOCATE_VALUE, LOCATE_KEY };
void locate_fill(struct json value, enum locate_part part, struct diag *diag);

/* The value as it is written in the file. */
const char *locate_text(struct json value);

#endif
