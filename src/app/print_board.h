/* SPDX-License-Identifier: MIT */
#ifndef APP_PRINT_BOARD_H
#define APP_PRINT_BOARD_H

#include "ui/board_figure.h"
#include "ui/stamp.h"

/*
 * A board in black lines on white paper, each place where a board of pages has it: to be looked at,
 * coloured or played on. Everywhere a board_figure of the same RECT tells where a place is.
 */
enum print_style {
	PRINT_NUMBERS, /* how many seeds lie in each place; the lit hole stands out by a heavy ring
			*/
	PRINT_EMPTY,   /* nothing in them; arrows along the rows point the way of sowing */
};

void print_board_draw(struct stamps *stamps, const struct board_figure *figure, struct rect rect,
	enum print_style style);

#endif
