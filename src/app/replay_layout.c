/* SPDX-License-Identifier: MIT */
#include "app/code_text.h"
#include "app/page_foot.h"
#include "app/replay_state.h"

/*
 * The page of a game: the steps stand at the foot; above them the board and what is said of the
 * last choice, and at the right the list of turns, which in a narrow or upright window comes below
 * instead.
 */

static int less(int a, int b)
{
	return a < b ? a : b;
}

static int more(int a, int b)
{
	return a > b ? a : b;
}

/* ---- the foot */

enum { STEPS = 5 };

static void add_steps(struct page *page, struct page_foot *foot)
{
	page_foot_step(foot, page, REPLAY_FIRST, "compare.first", ICON_FIRST);
	page_foot_step(foot, page, REPLAY_PREVIOUS, "compare.previous", ICON_PREVIOUS);
	page_foot_step(foot, page, REPLAY_RUN, "replay.run", ICON_PLAY);
	page_foot_step(foot, page, REPLAY_NEXT, "compare.next", ICON_NEXT);
	page_foot_step(foot, page, REPLAY_LAST, "compare.last", ICON_LAST);
}

static bool can_play_on(const struct replay *replay)
{
	return replay->match.phase != MATCH_OVER;
}

/* At the right end of the line where it fits there. */
static void add_primary(
	struct replay *replay, const struct pen *pen, struct page_foot *foot, int width)
{
	struct widget button =
		page_button(&replay->page, WIDGET_PRIMARY, REPLAY_PLAY_ON, "replay.play_on");
	int w = widget_width(pen, &button);
	int taken = foot->words.x + foot->words.w + theme_space(pen->theme, SPACE_BASE);
	if (!can_play_on(replay) || foot->words.x == 0 || taken + w > width)
		return;
	button.rect = (struct rect){width - w, 0, w, widget_height(pen, &button, w)};
	page_foot_add(foot, &button);
}

/* ---- the board */

static void draw_figure(const struct pen *pen, const void *data, struct rect rect)
{
	board_figure_draw(pen, data, rect);
}

static int width_of_height(int holes, int height)
{
	enum { LARGE = 100000 };
	return (int)((int64_t)LARGE * more(height, 1) / board_figure_height(holes, LARGE));
}

/* HEIGHT is seen at once: half of it, or as much as its numbers need. */
static int figure_width(const struct pen *pen, int holes, int room, int height)
{
	int w = less(board_figure_most(pen->theme, holes) * 2, width_of_height(holes, height / 2));
	int readable =
		less(board_figure_readable(pen->theme, holes), width_of_height(holes, height));
	return less(more(more(w, readable), board_figure_least(pen->theme, holes)), room);
}

static void add_figure(struct replay *replay, struct flow *flow, int height)
{
	int holes = replay->record.rules.holes;
	int w = figure_width(flow->pen, holes, flow->w, height);
	int h = board_figure_height(holes, w);
	sheet_figure(&replay->page.sheet, flow->area, (struct rect){flow->x, flow->y, w, h},
		draw_figure, &replay->figure, 0);
	flow->y += h;
}

static void add_links(struct replay *replay, struct flow *flow, bool with_primary)
{
	const struct page *page = &replay->page;
	const struct app *app = page->screen.app;
	struct widget items[4];
	int count = 0;
	if (with_primary)
		items[count++] =
			page_button(page, WIDGET_PRIMARY, REPLAY_PLAY_ON, "replay.play_on");
	if (replay->record.len > 0)
		items[count++] = page_button(page, WIDGET_BUTTON, REPLAY_REVIEW, "button.review");
	if (code_text_can_copy(app))
		items[count++] = page_button(page, WIDGET_BUTTON, REPLAY_COPY, "compare.copy");
	if (replay_can_picture(app))
		items[count++] = page_button(page, WIDGET_BUTTON, REPLAY_PICTURE, "replay.picture");
	if (count == 0)
		return;
	flow_space(flow, SPACE_BASE);
	flow_buttons(flow, items, count);
}

enum { TELL_LINES = 5 };

/* HEIGHT: what is seen below here. */
static void add_board(struct replay *replay, struct flow *flow, int height, bool with_primary)
{
	int em = theme_type(flow->pen->theme, TYPE_BODY, TEXT_REGULAR).size;
	flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2, replay_about(replay));
	flow_space(flow, SPACE_SMALL);
	add_figure(replay, flow, height);
	flow_space(flow, SPACE_SMALL);
	/* Few choices say more: what is below stays under the finger from step to step. */
	int below = flow->y + TELL_LINES * em * 3 / 2;
	replay_tell(replay, flow);
	if (replay->notice.len > 0) {
		flow_space(flow, SPACE_HAIR);
		flow_text(flow, TYPE_SMALL, TEXT_BOLD,
			replay->refused ? COLOUR_ACCENT : COLOUR_MOSS, replay->notice.text);
	}
	flow->y = more(flow->y, below);
	add_links(replay, flow, with_primary);
}

/* ---- the page */

static void show_turn(struct replay *replay)
{
	struct sheet *sheet = &replay->page.sheet;
	int index = widget_index(&sheet->widgets, REPLAY_TURN + replay_turn(replay));
	bool follow = replay->follow;
	replay->follow = false;
	if (follow && index != WIDGET_NONE)
		sheet_show(sheet, &replay->page.screen.app->theme, index);
}

static bool beside(const struct replay *replay, const struct pen *pen, int width)
{
	int list = replay_turns_width(replay, pen) + 2 * theme_space(pen->theme, SPACE_WIDE);
	int em = theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size;
	int least = more(board_figure_readable(pen->theme, replay->record.rules.holes), 18 * em);
	return !pen->theme->upright && !pen->theme->narrow && width - list >= least;
}

void replay_build_game(struct replay *replay)
{
	struct page *page = &replay->page;
	struct pen pen = app_pen(page->screen.app);
	struct page_foot foot = {.count = 0};
	replay_make_title(replay);
	struct rect room = page_head(page, &pen, sheet_page(pen.theme), 0, replay->title.text);
	add_steps(page, &foot);
	page_foot_words(&foot, &pen, replay_place(replay), room.w);
	add_primary(replay, &pen, &foot, room.w);
	page_foot_centre(&foot, &pen);
	struct rect above = page_foot_above(&foot, &pen, room);
	bool with_primary = can_play_on(replay) && foot.count == STEPS;
	bool two = beside(replay, &pen, room.w);
	struct rect left = above, right = above;
	int gap = theme_space(pen.theme, SPACE_WIDE);
	if (two) {
		right.w = replay_turns_width(replay, &pen);
		right.x = above.x + above.w - right.w;
		left.w = above.w - right.w - 2 * gap;
	}
	struct flow flow = page_area(page, &pen, left);
	add_board(replay, &flow, above.h, with_primary);
	if (two) {
		struct flow turns = page_area(page, &pen, right);
		replay_add_turns(replay, &turns);
	} else {
		flow_space(&flow, SPACE_WIDE);
		replay_add_turns(replay, &flow);
		replay->follow = false; /* the board would be scrolled away */
	}
	flow_space(&flow, SPACE_BASE);
	page_foot_end(page, &pen, &foot, room, flow.y);
	show_turn(replay);
}
