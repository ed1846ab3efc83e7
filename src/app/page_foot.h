/* SPDX-License-Identifier: MIT */
#ifndef APP_PAGE_FOOT_H
#define APP_PAGE_FOOT_H

#include "app/page.h"

/*
 * What stands still at the foot of a page, below what scrolls: steps, the words where one is, and
 * buttons. It is laid out from 0, 0 and put on the sheet last, so that Tab comes to it last.
 */
enum { PAGE_FOOT_MAX = 8 };

struct page_foot {
	struct widget items[PAGE_FOOT_MAX];
	int count;
	const char *text;
	enum type type;    /* of the words */
	struct rect words; /* its x is 0 where they stand below the steps, above 0 beside them */
	int height;
};

/* One to the right of those before. */
void page_foot_step(
	struct page_foot *foot, const struct page *page, int id, const char *key, enum icon icon);
/* Beside the steps, in smaller letters if need be, or below them where WIDTH has no room for that.
 */
void page_foot_words(struct page_foot *foot, const struct pen *pen, const char *text, int width);
void page_foot_add(struct page_foot *foot, const struct widget *placed);
/* What stands on the first line stands on its middle. */
void page_foot_centre(struct page_foot *foot, const struct pen *pen);

/* What ROOM leaves above it. */
struct rect page_foot_above(const struct page_foot *foot, const struct pen *pen, struct rect room);
/* Puts it at the bottom of ROOM and ends the sheet; a high one is no longer than what is on it, of
 * which LOW is the lower edge. */
void page_foot_end(struct page *page, const struct pen *pen, const struct page_foot *foot,
	struct rect room, int low);

#endif
