/* SPDX-License-Identifier: MIT */
#include "app/print_board.h"

#include <math.h>
#include <stdio.h>

static const uint32_t black = 0xff000000u;

/* A line is as fine as the board is small, but is never lost on a printer. */
static float line_of(struct rect hole)
{
	return fmaxf((float)hole.w / 36.0f, 1.5f);
}

static void draw_number(
	struct stamps *stamps, const struct board_figure *figure, struct rect rect, int place)
{
	struct rect box = board_figure_place(figure, rect, place);
	struct draw *draw = stamps->draw;
	struct text_style style = {board_figure_number(figure, rect, place), TEXT_BOLD};
	char text[8];
	int w, top;

	snprintf(text, sizeof text, "%d", figure->position.cells[place]);
	w = draw->calls->text_width(draw, style, text);
	/* The digits in the middle, not their line box: 0.71 of their size is how high they are. */
	top = box.y + box.h / 2 - draw->calls->text_metrics(draw, style).ascent +
	      (int)lroundf(0.355f * (float)style.size);
	draw->calls->text_draw(draw, style, box.x + (box.w - w) / 2, top, text, black);
}

static void draw_place(struct stamps *stamps, const struct board_figure *figure, struct rect rect,
	int place, enum print_style style)
{
	struct rect box = board_figure_place(figure, rect, place);
	float line = line_of(board_figure_place(figure, rect, 0));
	float rx = (float)box.w / 2.0f, ry = (float)box.h / 2.0f;

	if (board_is_store(figure->position.holes, place)) {
		stamp_outline(stamps, box, rx, line, black);
	} else {
		int cx = box.x + box.w / 2, cy = box.y + box.h / 2;

		stamp_ring(stamps, cx, cy, rx - line, ry - line,
			figure->lit == place ? 4.0f * line : line, black, 0, 0.0f);
	}
	if (style == PRINT_NUMBERS)
		draw_number(stamps, figure, rect, place);
}

/* From each hole to the next one and to the own store, on the side of the other row: where the eye
 * is while it sows. */
static void draw_arrows(struct stamps *stamps, const struct board_figure *figure, struct rect rect)
{
	int holes = figure->position.holes;

	for (int place = 0; place < board_places(holes); place++) {
		if (board_is_store(holes, place))
			continue;
		struct rect from = board_figure_place(figure, rect, place);
		struct rect to = board_figure_place(figure, rect, place + 1);
		bool right = to.x > from.x, near = board_side(holes, place) == SIDE_A;
		int size = from.w / 4;
		int gap = right ? from.x + from.w + to.x : to.x + to.w + from.x;

		stamp_icon(stamps, right ? ICON_ARROW_RIGHT : ICON_BACK, (gap - size) / 2,
			near ? from.y - size / 4 : from.y + from.h - size + size / 4, size, black);
	}
}

void print_board_draw(struct stamps *stamps, const struct board_figure *figure, struct rect rect,
	enum print_style style)
{
	struct rect hole = board_figure_place(figure, rect, 0);
	float line = line_of(hole), radius = 0.69f * (float)hole.w;

	stamp_outline(stamps, rect, radius, 1.5f * line, black);
	for (int place = 0; place < board_places(figure->position.holes); place++)
		draw_place(stamps, figure, rect, place, style);
	if (style == PRINT_EMPTY)
		draw_arrows(stamps, figure, rect);
}
