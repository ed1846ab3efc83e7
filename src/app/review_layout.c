/* SPDX-License-Identifier: MIT */
#include "app/page_foot.h"
#include "app/review_state.h"

#include <stdio.h>

/*
 * The page: what stands still at the foot (the steps), and above it what scrolls where there is
 * not room for all: the curve, and of the turn looked at the board and what is said of it, side by
 * side or one below the other.
 */

static int less(int a, int b)
{
	return a < b ? a : b;
}

static int more(int a, int b)
{
	return a > b ? a : b;
}

static struct review_page *own(struct page *page)
{
	return (struct review_page *)page;
}

/* ---- the foot */

enum { STEPS = 4, BUTTONS_MAX = 2 };

static void add_steps(struct page *page, struct page_foot *foot)
{
	page_foot_step(foot, page, REVIEW_FIRST, "compare.first", ICON_FIRST);
	page_foot_step(foot, page, REVIEW_PREVIOUS, "review.previous", ICON_PREVIOUS);
	page_foot_step(foot, page, REVIEW_NEXT, "review.next", ICON_NEXT);
	page_foot_step(foot, page, REVIEW_LAST, "compare.last", ICON_LAST);
}

static int make_buttons(struct page *page, struct widget buttons[BUTTONS_MAX])
{
	const struct review_page *review = own(page);
	int count = 0;
	if (review->plot.mark_count > 0)
		buttons[count++] =
			page_button(page, WIDGET_BUTTON, REVIEW_MARK, "review.next_mark");
	if (review->desk->review.turn_count > 0)
		buttons[count++] = page_button(page, WIDGET_PRIMARY, REVIEW_PLAY, "review.play");
	return count;
}

/* At the right end of the line, if all of them fit there. */
static void add_buttons(struct page *page, const struct pen *pen, struct page_foot *foot, int width)
{
	struct widget buttons[BUTTONS_MAX];
	int gap = theme_space(pen->theme, SPACE_SMALL);
	int count = make_buttons(page, buttons);
	int taken = foot->words.x + foot->words.w + theme_space(pen->theme, SPACE_BASE), h = 0;
	for (int i = 0; i < count; i++) {
		buttons[i].rect.w = widget_width(pen, &buttons[i]);
		h = more(h, widget_height(pen, &buttons[i], buttons[i].rect.w));
		taken += buttons[i].rect.w + (i > 0 ? gap : 0);
	}
	if (foot->words.x == 0 || taken > width || h > pen->theme->target * 3 / 2)
		return;
	int x = width;
	for (int i = count - 1; i >= 0; i--) {
		x -= buttons[i].rect.w;
		buttons[i].rect = (struct rect){x, 0, buttons[i].rect.w, h};
		x -= gap;
		page_foot_add(foot, &buttons[i]);
	}
}

/* ---- the curve */

static int text_width(const struct flow *flow, struct text_style style, const char *text)
{
	return flow->pen->draw->calls->text_width(flow->pen->draw, style, text);
}

/* Seeds ahead at the edges and half-way to them; 0 in the middle. */
static void add_levels(struct page *page, struct flow *flow, struct rect rect, int gutter)
{
	const struct review_plot *plot = &own(page)->plot;
	struct text_style style = theme_type(flow->pen->theme, TYPE_SMALL, TEXT_REGULAR);
	int line = flow->pen->draw->calls->text_metrics(flow->pen->draw, style).height;
	int by = rect.h >= 7 * line ? 1 : 2;
	for (int half = -2; half <= 2; half += by) {
		int seeds = plot->most * half / 2;
		struct strbuf text;
		strbuf_init(&text);
		strbuf_addf(&text, "%d", seeds < 0 ? -seeds : seeds);
		const char *kept = sheet_keep(&page->sheet, &text);
		int w = text_width(flow, style, kept);
		sheet_write(&page->sheet, flow->pen, flow->area, style, COLOUR_INK_2, kept,
			(struct rect){rect.x - gutter / 4 - w,
				review_plot_level(plot, rect, seeds) - line / 2, w, 0},
			ALIGN_LEFT);
	}
}

/* A word at the left end of a line and one at the right, or that below it. */
static void add_ends(
	struct page *page, struct flow *flow, int indent, const char *left, const char *right)
{
	struct text_style style = theme_type(flow->pen->theme, TYPE_SMALL, TEXT_REGULAR);
	struct flow inner = *flow;
	inner.x += indent;
	inner.w -= indent;
	int gap = theme_space(flow->pen->theme, SPACE_WIDE);
	int w = right ? text_width(flow, style, right) : 0;
	bool beside = right && text_width(flow, style, left) + gap + w <= inner.w;
	if (right && !beside) {
		flow_styled(&inner, style, COLOUR_ACCENT, right);
	} else if (right) {
		sheet_write(&page->sheet, flow->pen, flow->area, style, COLOUR_ACCENT, right,
			(struct rect){inner.x + inner.w - w, inner.y, w, 0}, ALIGN_LEFT);
		inner.w -= gap + w;
	}
	flow_styled(&inner, style, COLOUR_INK_2, left);
	flow->y = inner.y;
}

static void add_plot(struct page *page, struct flow *flow, int height)
{
	struct review_page *review = own(page);
	struct text_style style = theme_type(flow->pen->theme, TYPE_SMALL, TEXT_REGULAR);
	char widest[16];
	snprintf(widest, sizeof(widest), "%d", review->plot.most);
	int digits = text_width(flow, style, widest);
	int gutter = digits * 4 / 3 + style.size / 2;
	bool done = review_is_done(&review->desk->review);
	add_ends(page, flow, gutter, review_ahead(review, SIDE_A),
		done ? NULL : review_progress(review));
	struct rect rect = {flow->x + gutter, flow->y, flow->w - gutter, height};
	sheet_figure(&page->sheet, flow->area, rect, review_plot_draw, &review->plot, 0);
	page->sheet.figures[page->sheet.figure_count - 1].picture = true;
	add_levels(page, flow, rect, gutter);
	flow->y += height;
	add_ends(page, flow, gutter, review_ahead(review, SIDE_B), NULL);
}

struct rect review_plot_rect(const struct review_page *review)
{
	const struct sheet *sheet = &review->page.sheet;
	for (int i = 0; i < sheet->figure_count; i++)
		if (sheet->figures[i].data == &review->plot)
			return sheet->figures[i].rect;
	return (struct rect){0};
}

/* ---- the turn */

static void draw_figure(const struct pen *pen, const void *data, struct rect rect)
{
	board_figure_draw(pen, data, rect);
}

/* The board before the choice: its hole and the better one marked. */
static void make_figure(struct review_page *review)
{
	const struct review *all = &review->desk->review;
	const struct app *app = review->page.screen.app;
	const struct pack *pack = pack_set_find(&app->packs, all->record.pack);
	struct match match;
	int choice = review_shown_choice(review);
	record_replay(&all->record, choice, &match);
	board_figure_init(&review->figure, &match.position,
		pack && pack->direction == DIRECTION_COUNTER_CLOCKWISE);
	if (choice == all->record.len)
		return;
	review->figure.lifted = all->choices[choice].place;
	if (review_shown_is_judged(review) && all->choices[choice].better != REVIEW_NONE)
		review->figure.rings = UINT32_C(1) << all->choices[choice].better;
}

static int figure_width(const struct pen *pen, int holes, int room, int height)
{
	enum { LARGE = 100000 };
	int fits = (int)((int64_t)LARGE * more(height, 1) / board_figure_height(holes, LARGE));
	int w = less(less(room, board_figure_most(pen->theme, holes) * 3 / 2), fits);
	return more(w, less(board_figure_readable(pen->theme, holes), room));
}

static void add_figure(struct review_page *review, struct flow *flow, int w)
{
	int h = board_figure_height(review->figure.position.holes, w);
	sheet_figure(&review->page.sheet, flow->area, (struct rect){flow->x, flow->y, w, h},
		draw_figure, &review->figure, 0);
	flow->y += h;
}

static void add_buttons_below(struct page *page, struct flow *flow, const struct page_foot *foot)
{
	struct widget buttons[BUTTONS_MAX];
	int count = foot->count > STEPS ? 0 : make_buttons(page, buttons);
	if (count == 0)
		return;
	flow_space(flow, SPACE_SMALL);
	flow_buttons(flow, buttons, count);
}

enum { TURN_LINES = 7 };

/* HEIGHT: what is seen below here. */
static void add_turn(struct page *page, struct flow *flow, const struct page_foot *foot, int height)
{
	struct review_page *review = own(page);
	const struct pen *pen = flow->pen;
	int holes = review->figure.position.holes;
	int gap = theme_space(pen->theme, SPACE_WIDE);
	int em = theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size;
	int least = board_figure_readable(pen->theme, holes);
	struct flow words = *flow, figure = *flow;
	if (pen->theme->upright || flow->w < 13 * em + gap + least) {
		add_figure(review, flow, figure_width(pen, holes, flow->w, height / 2));
		flow_space(flow, SPACE_BASE);
		int below = flow->y + TURN_LINES * em * 3 / 2;
		review_tell(review, flow);
		/* Few turns say more: what is below stays under the finger from turn to turn. */
		flow->y = more(flow->y, below);
		add_buttons_below(page, flow, foot);
		return;
	}
	int w = figure_width(pen, holes, more(flow->w - 19 * em - gap, least), height);
	add_figure(review, &figure, w);
	words.x += w + gap;
	words.w -= w + gap;
	review_tell(review, &words);
	add_buttons_below(page, &words, foot);
	flow->y = more(words.y, figure.y);
}

void review_build(struct page *page)
{
	struct review_page *review = own(page);
	struct pen pen = app_pen(page->screen.app);
	struct page_foot foot = {.count = 0};
	struct rect room = page_head(
		page, &pen, sheet_page(pen.theme), 0, app_word(page->screen.app, "review.title"));
	review->plot.theme = pen.theme;
	review->plot.shown = review->desk->shown;
	review_plot_measure(&review->plot);
	make_figure(review);
	add_steps(page, &foot);
	page_foot_words(&foot, &pen, review_place(review), room.w);
	add_buttons(page, &pen, &foot, room.w);
	page_foot_centre(&foot, &pen);
	struct rect above = page_foot_above(&foot, &pen, room);
	struct flow flow = page_area(page, &pen, above);
	int line = theme_type(pen.theme, TYPE_SMALL, TEXT_REGULAR).size;
	int height = pen.theme->upright ? above.h / 3 : above.h * 3 / 8;
	add_plot(page, &flow, less(more(height, 5 * line), above.h));
	flow_space(&flow, SPACE_BASE);
	if (review->desk->review.turn_count > 0)
		add_turn(page, &flow, &foot, above.y + above.h - flow.y);
	flow_space(&flow, SPACE_BASE);
	page_foot_end(page, &pen, &foot, room, flow.y);
}
