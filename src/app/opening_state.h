/* SPDX-License-Identifier: MIT */
#ifndef APP_OPENING_STATE_H
#define APP_OPENING_STATE_H

#include "ai/first_turn.h"
#include "app/page.h"
#include "record/opening_book.h"
#include "record/record.h"
#include "ui/board_figure.h"
#include "ui/turn_line.h"

/*
 * The inside of the page pembukaan: opening_screen.c (life, keys, presses, the way to the board),
 * opening_known.c (what is known of the first turn on the board chosen), opening_search.c (finding
 * more), opening_layout.c (the page), opening_board.c (the board on it and its steps).
 */
enum {
	OPENING_PACK_BEFORE = PAGE_IDS,
	OPENING_PACK_NEXT,
	OPENING_HOLES,
	OPENING_FIRST,
	OPENING_PREVIOUS,
	OPENING_NEXT,
	OPENING_LAST,
	OPENING_LIFT, /* the hole that is next, on the figure */
	OPENING_PLAY,
	OPENING_BY_HAND,
	OPENING_SEARCH,
	OPENING_STOP,
};

enum { OPENING_HOLES_LEAST = 9, OPENING_LOOK_MS = 200, OPENING_THREADS = 2 };

/* The job; while it runs only its progress is looked at. */
struct opening_search {
	struct job job; /* first */
	struct rules rules;
	struct position position;
	struct job_runner *runner;
	struct endgame *endgame;
	unsigned nodes; /* 0: no budget */
	struct first_turn best;
	struct first_turn_progress progress;
};

enum opening_news { NEWS_NONE, NEWS_BETTER, NEWS_PROOF, NEWS_BOUND, NEWS_NOTHING, NEWS_CANNOT };

struct opening_page {
	struct page page; /* first */
	int pack;         /* of the app's */
	struct rules rules;
	struct opening_book shipped, own;
	bool known; /* ENTRY is what both books say */
	struct opening_entry entry;
	int step; /* choices of the line that are played */
	struct opening_search *search;
	bool searching;
	uint64_t search_began, next_look;
	enum opening_news news;
	struct event_list *events; /* of the step shown */
	struct turn_line line;
	struct board_figure figure;
};

const struct pack *opening_pack(const struct opening_page *opening);
/* Its own words for hole and store. */
const char *opening_word(const struct opening_page *opening, const struct text *text);
/* "+96", "−2", "0"; kept by the sheet. */
const char *opening_signed(struct opening_page *opening, int value);

/* opening_known.c */
/* Into the book of the player, on the disk too. */
void opening_keep(struct opening_page *opening, const struct opening_entry *found);
void opening_load_books(struct opening_page *opening);
void opening_set_board(struct opening_page *opening, int pack, int holes);
int opening_holes_most(const struct pack *pack);
bool opening_is_together(const struct opening_page *opening);
/* The number of a hole of the first player, counted from the left. */
int opening_ordinal(const struct opening_page *opening, int place);
/* A record of the line, to be released. */
void opening_record(const struct opening_page *opening, struct record *record);

/* opening_search.c */
bool opening_can_search(const struct opening_page *opening);
void opening_search_start(struct opening_page *opening);
void opening_search_stop(struct opening_page *opening); /* soon; what was found is taken then */
/* At once, keeping what was found; fine when there is none. */
void opening_search_end(struct opening_page *opening);
/* True if something to be shown has changed. */
bool opening_search_look(struct opening_page *opening, uint64_t now);
/* 0..100, of the phase. */
int opening_search_percent(const struct opening_page *opening);

/* opening_layout.c */
void opening_build(struct page *page);

/* opening_board.c: into FLOW. */
void opening_add_board(struct opening_page *opening, struct flow *flow);

#endif
