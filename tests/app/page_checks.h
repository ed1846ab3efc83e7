/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_PAGE_CHECKS_H
#define TESTS_APP_PAGE_CHECKS_H

#include "app/rig.h"

/* A page at every size, in every language, at every text size: nothing wider than its box, nothing
 * over anything else, nothing too small to touch, everything within reach. */
struct where {
	const char *screen;
	int w, h, percent, lang; /* LANG_COUNT: the stretched one */
	bool contrast;           /* high */
};

/* The page on top, as it is laid out. */
void page_check(struct rig *rig, const struct where *where);
/* CHECK at every place, the page on top laid out for it. */
void page_check_each(struct rig *rig, const char *screen,
	void (*check)(struct rig *rig, const struct where *where));
void page_check_everywhere(struct rig *rig, const char *screen);
/* The page on top at the four usual sizes, in the three languages, with usual and the largest text,
 * in usual and in high contrast: all of the above, and that words stand out from what is behind
 * them. */
void page_check_matrix(struct rig *rig, const char *screen);
/* The page that --shot opens by that name, above CODE (NULL: none). */
void page_check_named(const char *screen, const char *code);

#endif
