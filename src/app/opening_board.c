/* SPDX-License-Identifier: MIT */
#include "app/opening_state.h"

/* The board after so many choices of the line, its steps, and what the last of them did. */

static int more(int a, int b)
{
	return a > b ? a : b;
}

/* ---- the choice shown last */

/* Tells it, and gives where its last seed fell. */
static int tell_step(struct opening_page *opening, struct match *match)
{
	struct app *app = opening->page.screen.app;
	const struct turn_names names = {
		.names = {app_word(app, "seat.player_a"), app_word(app, "seat.player_b")}};
	int last = FIGURE_NOWHERE;
	match_init(match, &opening->rules, SIDE_A);
	opening->events->len = 0;
	for (int i = 0; i < opening->step; i++)
		match_play(match, opening->entry.line[i],
			i == opening->step - 1 ? opening->events : NULL);
	if (opening->step == 0)
		return last;
	turn_line_tell(&opening->line, app_words(app), opening_pack(opening), &names, match,
		opening->events, opening->step + 1);
	for (int i = 0; i < opening->events->len; i++) {
		const struct event *event = &opening->events->items[i];
		if (event->kind == EVENT_SOW || event->kind == EVENT_BANK)
			last = event->at;
	}
	return last;
}

/* ---- the figure */

static void draw_figure(const struct pen *pen, const void *data, struct rect rect)
{
	board_figure_draw(pen, data, rect);
}

static bool has_next(const struct opening_page *opening)
{
	return opening->known && opening->step < opening->entry.line_len;
}

/* The hole that is lifted next can be pressed: that is the step forward. */
static void add_lift(struct opening_page *opening, const struct flow *flow, struct rect rect)
{
	int target = flow->pen->theme->target;
	int next = opening->entry.line[opening->step];
	struct widget hole = page_button(&opening->page, WIDGET_BARE, OPENING_LIFT, "opening.lift");
	struct rect place = board_figure_place(&opening->figure, rect, next);
	int w = more(place.w, target), h = more(place.h, target);
	opening->figure.choices = 1u << next;
	hole.rect = (struct rect){place.x + (place.w - w) / 2, place.y + (place.h - h) / 2, w, h};
	sheet_put(&opening->page.sheet, flow->area, &hole);
}

static void add_figure(struct opening_page *opening, struct flow *flow, const struct match *match,
	int last, int width)
{
	struct board_figure *figure = &opening->figure;
	int height = board_figure_height(opening->rules.holes, width);
	struct rect rect = {flow->x, flow->y, width, height};
	board_figure_init(figure, &match->position,
		opening_pack(opening)->direction == DIRECTION_COUNTER_CLOCKWISE);
	if (opening->step > 0)
		figure->lifted = opening->entry.line[opening->step - 1];
	figure->last = last;
	sheet_figure(&opening->page.sheet, flow->area, rect, draw_figure, figure, 0);
	if (has_next(opening))
		add_lift(opening, flow, rect);
	flow->y += height;
}

/* ---- the steps */

static const char *place_in_line(struct opening_page *opening)
{
	struct page *page = &opening->page;
	if (opening->step == 0)
		return app_word(page->screen.app, "opening.board");
	return page_words(page, "compare.step", "n", page_number(&opening->page, opening->step),
		"all", page_number(&opening->page, opening->entry.line_len), NULL);
}

static const char *next_hole(struct opening_page *opening)
{
	const struct pack *pack = opening_pack(opening);
	if (!has_next(opening))
		return "";
	int place = opening->entry.line[opening->step];
	return page_words(&opening->page, "opening.next", "hole",
		opening_word(opening, &pack->hole), "n",
		page_number(&opening->page, opening_ordinal(opening, place)), NULL);
}

/* Beside the buttons where there is room, else below them. */
static void add_place(struct opening_page *opening, struct flow *flow, int x, int top, int height)
{
	const struct pen *pen = flow->pen;
	int em = theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size;
	struct flow words = *flow;
	bool beside = flow->x + flow->w - x >= 11 * em;
	words.y = beside ? top : top + height;
	words.w = beside ? flow->x + flow->w - x : flow->w;
	words.x = beside ? x : flow->x;
	int first = opening->page.sheet.text_count;
	flow_text(&words, TYPE_BODY, TEXT_BOLD, COLOUR_INK, place_in_line(opening));
	if (has_next(opening))
		flow_text(&words, TYPE_BODY, TEXT_REGULAR, COLOUR_INK_2, next_hole(opening));
	int spare = beside ? more(0, height - (words.y - top)) / 2 : 0;
	for (int i = first; i < opening->page.sheet.text_count; i++)
		opening->page.sheet.texts[i].rect.y += spare;
	/* The second line keeps its room at the end of the line too. */
	int line = opening->page.sheet.texts[first].rect.h;
	flow->y = more(top + height, (beside ? top : top + height) + 2 * line);
	flow->y = more(flow->y, words.y + spare);
}

static void add_steps(struct opening_page *opening, struct flow *flow)
{
	static const struct {
		int id;
		const char *key;
		enum icon icon;
	} steps[] = {
		{OPENING_FIRST, "compare.first", ICON_FIRST},
		{OPENING_PREVIOUS, "compare.previous", ICON_PREVIOUS},
		{OPENING_NEXT, "compare.next", ICON_NEXT},
		{OPENING_LAST, "compare.last", ICON_LAST},
	};
	const struct theme *theme = flow->pen->theme;
	int size = theme->target, top = flow->y;
	/* The first icon stands at the margin, its round ground reaching past it, where it can. */
	int x = more(opening->page.sheet.areas[flow->area].rect.x, flow->x - size / 4);
	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		struct widget button =
			page_icon(&opening->page, steps[i].id, steps[i].key, steps[i].icon, x, top);
		sheet_put(&opening->page.sheet, flow->area, &button);
		x += size + theme_space(theme, SPACE_SMALL);
	}
	add_place(opening, flow, x + theme_space(theme, SPACE_SMALL), top, size);
}

static void add_plays(struct opening_page *opening, struct flow *flow)
{
	struct widget items[] = {
		page_button(&opening->page, WIDGET_PRIMARY, OPENING_PLAY, "opening.play"),
		page_button(&opening->page, WIDGET_BUTTON, OPENING_BY_HAND, "opening.by_hand")};
	flow_buttons(flow, items, has_next(opening) ? 2 : 1);
}

/* As much room as three lines take, so that nothing below moves from step to step. */
static void add_told(struct opening_page *opening, struct flow *flow)
{
	struct text_style style = theme_type(flow->pen->theme, TYPE_SMALL, TEXT_REGULAR);
	int line = flow->pen->draw->calls->text_metrics(flow->pen->draw, style).height;
	int least = flow->y + 3 * line;
	if (opening->step == 0) {
		flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
			app_word(opening->page.screen.app, "opening.how"));
	} else {
		flow_text(flow, TYPE_SMALL, TEXT_BOLD, COLOUR_INK_2, opening->line.first.text);
		if (opening->line.second.len > 0)
			flow_text(flow, TYPE_SMALL, TEXT_REGULAR, COLOUR_INK_2,
				opening->line.second.text);
	}
	flow->y = more(flow->y, least);
}

/* It can be seen whole when it is scrolled to, its steps and buttons with it. */
static int figure_width(const struct opening_page *opening, const struct flow *flow)
{
	int seen = opening->page.sheet.areas[flow->area].rect.h;
	return board_figure_alone(flow->pen->theme, opening->rules.holes, flow->w, seen);
}

void opening_add_board(struct opening_page *opening, struct flow *flow)
{
	struct match match;
	int last = tell_step(opening, &match);
	add_figure(opening, flow, &match, last, figure_width(opening, flow));
	if (!opening->known)
		return;
	flow_space(flow, SPACE_SMALL);
	add_steps(opening, flow);
	flow_space(flow, SPACE_HAIR);
	add_told(opening, flow);
	flow_space(flow, SPACE_SMALL);
	add_plays(opening, flow);
}
