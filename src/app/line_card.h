/* SPDX-License-Identifier: MIT */
#ifndef APP_LINE_CARD_H
#define APP_LINE_CARD_H

#include "app/fork_line.h"
#include "paint/geometry.h"
#include "ui/widget.h"

/*
 * The words of the line under the board: a sentence, smaller facts below it, and smaller still
 * where the move ends otherwise elsewhere; as large as the box allows. Rather than unreadably small
 * the last of these is said shorter, then left out; then the facts go one by one. Nothing is cut.
 */
struct line_card {
	struct rect rect;
	const char *first;
	const char *second;           /* facts with " · " between them; may be "" */
	const struct fork_line *fork; /* NULL: none */
	float em;                     /* pixels per design pixel */
};

void line_card_draw(const struct line_card *card, const struct pen *pen);

#endif
