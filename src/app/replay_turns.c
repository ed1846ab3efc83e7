/* SPDX-License-Identifier: MIT */
#include "app/replay_state.h"

/* The turns of a game, one below the other, each with the board that it left; of a long match as
 * many at once as can be looked through. */

static int more(int a, int b)
{
	return a > b ? a : b;
}

static void draw_figure(const struct pen *pen, const void *data, struct rect rect)
{
	board_figure_draw(pen, data, rect);
}

int replay_turns_width(const struct replay *replay, const struct pen *pen)
{
	int least = board_figure_least(pen->theme, replay->record.rules.holes);
	return more(least, theme_px(pen->theme, 270.0f));
}

/* The board after the turn; FROM is the one before it, and becomes that. */
static void make_figure(
	const struct replay *replay, int index, struct match *from, struct board_figure *figure)
{
	const struct review_turn *turn = &replay->turns.turns[index];
	for (int i = turn->from; i < turn->to; i++)
		match_play(from, replay->record.choices[i], NULL);
	board_figure_init(figure, &from->position, replay->figure.counter_clockwise);
	if (from->round == turn->round)
		figure->lifted = replay->record.choices[turn->to - 1];
}

/* All of it can be pressed; FLOW is as wide as the board is to be. */
static void add_turn(struct replay *replay, struct flow *flow, int index, struct match *from)
{
	struct sheet *sheet = &replay->page.sheet;
	int height = board_figure_height(replay->record.rules.holes, flow->w);
	bool shown = index == replay_turn(replay) && replay->step > 0;
	const char *words = replay_turn_words(replay, index);
	struct board_figure figure;
	make_figure(replay, index, from, &figure);
	flow_text(flow, TYPE_SMALL, shown ? TEXT_BOLD : TEXT_REGULAR,
		shown ? COLOUR_ACCENT : COLOUR_INK, words);
	flow_space(flow, SPACE_HAIR);
	struct rect rect = {flow->x, flow->y, flow->w, height};
	sheet_figure(sheet, flow->area, rect, draw_figure, &figure, sizeof(figure));
	struct widget press = widget_of(WIDGET_BARE, REPLAY_TURN + index, words);
	press.rect = rect;
	press.rect.h = more(height, flow->pen->theme->target);
	sheet_put(sheet, flow->area, &press);
	flow->y += press.rect.h;
	flow_space(flow, SPACE_BASE);
}

/* As many beside each other as the width has room for. */
static void add_grid(struct replay *replay, struct flow *flow, int from, int to)
{
	int gap = theme_space(flow->pen->theme, SPACE_WIDE);
	int least = replay_turns_width(replay, flow->pen);
	int columns = (flow->w + gap) / (least + gap);
	columns = columns < 1 ? 1 : columns;
	int w = (flow->w - (columns - 1) * gap) / columns;
	w = columns == 1 && w > least * 5 / 4 ? least * 5 / 4 : w;
	struct match match;
	record_replay(&replay->record, replay->turns.turns[from].from, &match);
	for (int i = from; i < to; i += columns) {
		int bottom = flow->y;
		for (int j = 0; j < columns && i + j < to; j++) {
			struct flow cell = *flow;
			cell.x += j * (w + gap);
			cell.w = w;
			add_turn(replay, &cell, i + j, &match);
			bottom = more(bottom, cell.y);
		}
		flow->y = bottom;
	}
}

static void add_link(struct replay *replay, struct flow *flow, int id, const char *key)
{
	struct widget link = page_button(&replay->page, WIDGET_LINK, id, key);
	flow_buttons(flow, &link, 1);
	flow_space(flow, SPACE_SMALL);
}

void replay_add_turns(struct replay *replay, struct flow *flow)
{
	int from = replay->turns_at, to = from + REPLAY_TURNS;
	to = to > replay->turns.turn_count ? replay->turns.turn_count : to;
	if (from >= to)
		return;
	if (from > 0)
		add_link(replay, flow, REPLAY_EARLIER, "replay.earlier_turns");
	add_grid(replay, flow, from, to);
	if (to < replay->turns.turn_count)
		add_link(replay, flow, REPLAY_LATER, "replay.later_turns");
}
