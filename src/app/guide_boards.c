/* SPDX-License-Identifier: MIT */
#include "app/guide_boards.h"

const char *guide_filled(
	struct guide_page *guide, const struct guide_figure *figure, const char *text)
{
	struct strbuf filled;

	strbuf_init(&filled);
	guide_figure_fill(figure, text, &filled);
	return sheet_keep(&guide->page.sheet, &filled);
}

static void draw_board(const struct pen *pen, const void *data, struct rect rect)
{
	board_figure_draw(pen, data, rect);
}

/* As large as is good beside words, and both still seen at once in a low window. */
static int width_in(const struct guide_page *guide, const struct flow *flow, int holes)
{
	const struct theme *theme = flow->pen->theme;
	int width = board_figure_most(theme, holes), least = board_figure_readable(theme, holes);
	int high = guide->page.sheet.areas[flow->area].rect.h * 2 / 5;

	while (width > least && board_figure_height(holes, width) > high)
		width--;
	return width < flow->w ? width : flow->w;
}

/* One board, what it is above it (KEY NULL: nothing). */
static void add_board(struct guide_page *guide, struct flow *flow, const char *key,
	const struct board_figure *board)
{
	int holes = board->position.holes, width = width_in(guide, flow, holes);
	struct rect rect;

	if (key) {
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			app_word(guide->page.screen.app, key));
		flow_space(flow, SPACE_HAIR);
	}
	rect = (struct rect){flow->x, flow->y, width, board_figure_height(holes, width)};
	sheet_figure(&guide->page.sheet, flow->area, rect, draw_board, board, sizeof *board);
	flow->y += rect.h;
}

static void add_two(struct guide_page *guide, struct flow *flow, const struct board_figure *before,
	const struct board_figure *after)
{
	const struct theme *theme = flow->pen->theme;
	int gap = theme_space(theme, SPACE_WIDE), half = (flow->w - gap) / 2;
	bool beside = half >= board_figure_readable(theme, before->position.holes);
	struct flow left = *flow, right;

	left.w = beside ? half : flow->w;
	right = left;
	add_board(guide, &left, "guide.before", before);
	if (beside) {
		/* Close to the other, so that the eye need not jump. */
		right.x += width_in(guide, &right, before->position.holes) + gap;
	} else {
		right.y = left.y;
		flow_space(&right, SPACE_SMALL);
	}
	add_board(guide, &right, "guide.after", after);
	flow->y = left.y > right.y ? left.y : right.y;
}

void guide_boards_figure(
	struct guide_page *guide, struct flow *flow, const struct guide_figure *figure)
{
	struct board_figure before, after;

	guide_figure_before(figure, true, &before);
	guide_figure_after(figure, &after);
	if (figure->count > 0)
		add_two(guide, flow, &before, &after);
	else
		add_board(guide, flow, NULL, &before);
}

void guide_boards_exercise(struct guide_page *guide, struct flow *flow,
	const struct guide_figure *figure, bool marked, bool shown)
{
	struct board_figure before;

	guide_figure_before(figure, marked, &before);
	if (shown && figure->count > 0)
		guide_boards_figure(guide, flow, figure);
	else
		add_board(guide, flow, NULL, &before);
}
