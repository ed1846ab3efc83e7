/* SPDX-License-Identifier: MIT */
#ifndef UI_BOARD_FIGURE_H
#define UI_BOARD_FIGURE_H

#include "core/position.h"
#include "ui/widget.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A small board for pages: plank, hollows and exact numbers, as both players see it, the place of
 * each hole as on the large board (A's row below). Nothing on it moves.
 */
enum { FIGURE_NOWHERE = -1 };

struct board_figure {
	struct position position;
	bool counter_clockwise;
	uint32_t rings;   /* bit per place: where it differs from the board beside it: a ring */
	uint32_t choices; /* bit per place: holes that can be pressed now: a thin rim of light */
	int lifted;       /* the hole the last move lifted: a broken ring; or FIGURE_NOWHERE */
	int last;         /* where its last seed fell: a seed on the edge; or FIGURE_NOWHERE */
	int lit;          /* the hole under the pointer or with the focus; or FIGURE_NOWHERE */
};

/* Of the position, without marks. */
void board_figure_init(
	struct board_figure *figure, const struct position *position, bool counter_clockwise);
/* The height that goes with a WIDTH; so small that its numbers can't be read it is never drawn: see
 * board_figure_least(). */
int board_figure_height(int holes, int width);
/* The least width at which numbers are at least 14 px at scale 1. */
int board_figure_least(const struct theme *theme, int holes);
/* The width at which numbers are as large as small type: at 200 % larger than that least. */
int board_figure_readable(const struct theme *theme, int holes);
/* The width beyond which a figure would be larger than what is written beside it. */
int board_figure_most(const struct theme *theme, int holes);
/* The width of one that stands alone in WIDTH, with words below it that are to be seen too, where
 * SEEN of the height is: large, at most two fifths as high, but readable. */
int board_figure_alone(const struct theme *theme, int holes, int width, int seen);
void board_figure_draw(const struct pen *pen, const struct board_figure *figure, struct rect rect);
/* The hollow of a place inside RECT, for presses. */
struct rect board_figure_place(const struct board_figure *figure, struct rect rect, int place);
/* The number of a hole as both players see it: 1 is the one at the left. */
int board_figure_ordinal(const struct board_figure *figure, int hole);
/* The pixels of the letters of the number of a place. */
int board_figure_number(const struct board_figure *figure, struct rect rect, int place);

#endif
