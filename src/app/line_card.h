/* SPDX-License-Identifier: MIT */
#ifndef APP_LINE_CARD_H
#define APP_LINE_CARD_H

#include "app/fork_line.h"
#include "paint/geometry.h"
#include "ui/widget.h"

/*
 * The words of the line under the board: a sentence, smaller facts below it, and smaller still
 * where the move ends otherwise elsewhere. Where there is no room for three, the last of these is
 * one more fact, or stands on a slip of paper by the name of the row; rather than unreadably small
 * it is said shorter, then not at all; then the facts go one by one. Nothing is cut.
 */
enum { LINE_CARD_TEXTS = 3 };

struct line_card {
	struct rect rect;   /* of the words */
	struct rect beside; /* for the slip at most */
	int slip_h;         /* at least */
	const char *first;
	const char *second;           /* facts with " · " between them; may be "" */
	const struct fork_line *fork; /* NULL: none */
	float em;                     /* pixels per design pixel */

	/* Filled in by line_card_fit(). */
	const char *texts[LINE_CARD_TEXTS]; /* "": none */
	struct strbuf facts;                /* the second text, with one more or with fewer */
	int size;                           /* of the first's letters */
	const char *slip;                   /* "": none */
	int slip_size;
};

void line_card_fit(struct line_card *card, const struct pen *pen);
void line_card_draw(const struct line_card *card, const struct pen *pen);
void line_card_release(struct line_card *card); /* after line_card_fit() */

#endif
