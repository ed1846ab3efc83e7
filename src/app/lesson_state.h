/* SPDX-License-Identifier: MIT */
#ifndef APP_LESSON_STATE_H
#define APP_LESSON_STATE_H

#include "app/kept_file.h"
#include "app/lesson_progress.h"
#include "app/page.h"
#include "record/lesson_book.h"

/*
 * The inside of the page belajar: lesson_screen.c (life, presses, the files), lesson_list.c (the
 * page), lesson_play.c (a lesson on the board), lesson_words.c (what is said there),
 * lesson_progress.c (what is done).
 */
enum {
	LESSON_GO = PAGE_IDS, /* the first that is not done, or all of them done: to the game */
	LESSON_ROW,           /* plus the index of a lesson */
};

struct lesson_page {
	struct page page; /* first */
	struct lesson_book book;
	struct lesson_progress progress;
	struct kept_file file; /* where it is kept */
};

/* The first that is not done, or LESSON_NONE. */
int lesson_next_open(const struct lesson_page *lessons);
/* It was gone through to its end: marked, and kept where anything is. */
void lesson_done(struct lesson_page *lessons, int lesson);

/* lesson_list.c */
void lesson_list_build(struct page *page);

/* lesson_play.c: opens the board. */
void lesson_play(struct lesson_page *lessons, int lesson);

#endif
