/* SPDX-License-Identifier: MIT */
#ifndef APP_REVIEW_PLOT_H
#define APP_REVIEW_PLOT_H

#include "study/review.h"
#include "ui/widget.h"

#include <stdbool.h>

/*
 * The curve of a review: turns from left to right, the difference at the end as it was expected,
 * above the line for the near player. It is painted into an image as large as it is shown, anew
 * when something changed. The turns that lost most bear triangles, pointing down where the near
 * player lost, up where the far one did; the best turn of each a ring.
 */
enum { PLOT_MARKS_MAX = 8, PLOT_WORST = 3 };

struct review_plot {
	const struct review *review;
	const struct theme *theme;
	int shown;                 /* the turn looked at */
	int most;                  /* seeds at the upper and at the lower edge */
	int marks[PLOT_MARKS_MAX]; /* turns, from left to right */
	int mark_count;
	struct image *image;
	int w, h, done; /* what the image is of */
	unsigned epoch;
	bool contrast; /* of the colours it was painted in */
};

/* Looks at what is known by now: range and marks. */
void review_plot_measure(struct review_plot *plot);
bool review_plot_is_marked(const struct review_plot *plot, int turn);
/* Paints the image for a plot of that size where it is not of what is known by now. */
void review_plot_paint(struct review_plot *plot, const struct pen *pen, int w, int h);
void review_plot_release(struct review_plot *plot, struct draw *draw);
/* PLOT is a struct review_plot that was painted. */
void review_plot_draw(const struct pen *pen, const void *plot, struct rect rect);
/* The turn at X of a plot in RECT; and where the level of so many seeds lies in it. */
int review_plot_turn(const struct review_plot *plot, struct rect rect, int x);
int review_plot_level(const struct review_plot *plot, struct rect rect, int seeds);

#endif
