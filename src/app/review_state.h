/* SPDX-License-Identifier: MIT */
#ifndef APP_REVIEW_STATE_H
#define APP_REVIEW_STATE_H

#include "app/page.h"
#include "app/review_desk.h"
#include "app/review_plot.h"
#include "ui/board_figure.h"

/*
 * The inside of the page telaah: review_screen.c (life, keys, presses), review_layout.c (the page),
 * review_words.c (what is said of a turn), review_plot.c (the curve), review_desk.c (the work).
 */
enum {
	REVIEW_FIRST = PAGE_IDS,
	REVIEW_PREVIOUS,
	REVIEW_NEXT,
	REVIEW_LAST,
	REVIEW_PLAY,
	REVIEW_MARK,
};

struct review_page {
	struct page page; /* first */
	struct review_desk *desk;
	struct review_plot plot;
	struct board_figure figure;
	int finger, down_x, down_y; /* the pointer that is down on the curve; NO_FINGER: none */
};

/* The turn that is looked at, and the choice of it that is shown: the one that lost most, or the
 * first. */
const struct review_turn *review_shown_turn(const struct review_page *review);
int review_shown_choice(const struct review_page *review);
/* All of its choices: before that nothing is said of it, nor marked on the board. */
bool review_shown_is_judged(const struct review_page *review);

/* review_layout.c */
void review_build(struct page *page);
/* Where the curve is, wherever it has been scrolled to. */
struct rect review_plot_rect(const struct review_page *review);

/* review_words.c: into FLOW, what is told of the turn that is looked at. */
void review_tell(struct review_page *review, struct flow *flow);
/* "Unggul: Kamu (bawah)", kept by the sheet. */
const char *review_ahead(struct review_page *review, enum side side);
/* "Giliran 3 dari 12", or how far the work has come. */
const char *review_place(struct review_page *review);
const char *review_progress(struct review_page *review);
/* What the board says where the better line was played; NULL: nothing. */
const char *review_told(struct review_page *review);

#endif
