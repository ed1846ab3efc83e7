/* SPDX-License-Identifier: MIT */
#ifndef APP_PUZZLE_STATE_H
#define APP_PUZZLE_STATE_H

#include "app/page.h"
#include "base/date.h"
#include "study/puzzle.h"
#include "ui/board_figure.h"

/*
 * The page teka-teki, shared by puzzle_screen.c (what is pressed), puzzle_layout.c (what stands
 * where), puzzle_task.c (the board on which one is solved) and puzzle_words.c.
 */
enum {
	PUZZLE_PACK_BEFORE = PAGE_IDS,
	PUZZLE_PACK_NEXT,
	PUZZLE_SOLVE,
	PUZZLE_SHARE,
	PUZZLE_OTHERS,
	PUZZLE_SECTION = 100, /* today, then the goals in their order */
	PUZZLE_ITEM = 200,    /* of the collection, by their number in the book */
};

enum { PUZZLE_TODAY = 0, PUZZLE_SECTIONS = 1 + PUZZLE_GOALS };

/* What came of copying the result. */
enum puzzle_share { SHARE_NOT_ASKED, SHARE_COPIED, SHARE_REFUSED };

struct puzzle_page {
	struct page page; /* first */
	struct puzzle_book book;
	int section;  /* 0: today's; else 1 + goal */
	bool listing; /* a narrow window shows the list … */
	bool listed;  /* … and has shown it: back leads there */
	enum puzzle_share share;
	int pack;  /* of today's, by its number among the packs */
	bool made; /* TODAY is of that pack … */
	bool has;  /* … which has one */
	struct puzzle today;
	struct board_figure figure;
};

/* ---- puzzle_screen.c ---- */
bool puzzle_knows_day(const struct puzzle_page *puzzles);
/* Today's of the chosen pack; NULL: there is none. */
const struct puzzle *puzzle_today(struct puzzle_page *puzzles);
/* The first of the same theme behind ITEM, or else before it, that nobody has solved; -1: none. */
int puzzle_next_open(struct puzzle_page *puzzles, int item);

/* ---- puzzle_layout.c ---- */
void puzzle_build(struct page *page);

/* ---- puzzle_task.c ---- */
/* Opens the board. ITEM: of the collection, or -1: today's. */
void puzzle_open(struct puzzle_page *puzzles, int item);

/* ---- puzzle_words.c ---- */
const char *puzzle_theme_key(enum puzzle_goal goal);
const char *puzzle_level_key(enum puzzle_level level);
/* What is asked for. */
void puzzle_add_goal(struct app *app, const struct puzzle_claim *claim, struct strbuf *out);
/* What a turn came to that solved it, or did not. */
void puzzle_add_answer(struct app *app, const struct puzzle_claim *claim,
	const struct puzzle_answer *answer, struct strbuf *out);
/* "Selesai · percobaan: 2"; nothing where it was not tried. */
void puzzle_add_mark(struct app *app, const struct puzzle_log_entry *entry, struct strbuf *out);
/* With the weekday, or without. */
void puzzle_add_date(struct app *app, int day, bool weekday, struct strbuf *out);
/* The name of the pack of a code, in the person's language. */
const char *puzzle_pack_name(struct app *app, const char *code);
bool puzzle_may_share(const struct app *app); /* there is a clipboard, of one person */
/* Copies what somebody may tell others of today's, which is solved: nothing of how. */
enum puzzle_share puzzle_share(struct app *app, const struct puzzle_claim *claim);
const char *puzzle_share_key(enum puzzle_share share); /* of what is told then */

#endif
