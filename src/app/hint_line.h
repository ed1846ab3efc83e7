/* SPDX-License-Identifier: MIT */
#ifndef APP_HINT_LINE_H
#define APP_HINT_LINE_H

#include "study/hint.h"
#include "ui/turn_line.h"

/*
 * A hint in words: one sentence that names the hole, what it brings and why, and below it what it
 * leads to. ORDINAL and THAN are the holes' numbers as both players see them; THAN is of no account
 * where HINT compares with none.
 */
void hint_line_tell(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct rules *rules, const struct hint *hint, int ordinal, int than);

#endif
