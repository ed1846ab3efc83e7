/* SPDX-License-Identifier: MIT */
#ifndef UI_WIDGET_SHAPE_H
#define UI_WIDGET_SHAPE_H

#include "ui/text_block.h"
#include "ui/widget.h"

/*
 * Where the parts of a widget are inside its rectangle: for its height, its drawing and what a
 * press on it means, which all must agree.
 */
struct widget_shape {
	struct text_block label;
	struct text_block detail;
	struct rect words; /* box of label and detail */
	enum text_align align;
	int icon_size; /* 0: none */
	int icon_x, icon_y;
	struct rect picture; /* h 0: none */
	struct rect control; /* switch or stepper; w 0: none */
	int height;          /* needed */
};

void widget_shape(struct widget_shape *shape, const struct pen *pen, const struct widget *widget,
	struct rect rect);

/* The "- value +" at the right of a stepper: three fields of one width. */
int stepper_field(const struct theme *theme);
int stepper_part(const struct theme *theme, struct rect rect, int x); /* -1, 0 or 1 */

#endif
