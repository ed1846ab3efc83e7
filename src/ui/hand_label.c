/* SPDX-License-Identifier: MIT */
#include "ui/hand_label.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* What is higher lies nearer to the eye: it is seen further up, and its shadow further down. */
#define LEAN_X   0.10f
#define LEAN_Y   0.62f
#define HAND_OUT 52.0f /* design units */
/* What is seen of a hand around its middle, in design units. */
#define HAND_HALF_WIDE 30.0f
#define HAND_HALF_LONG 46.0f

enum { LABEL_GAP = 4, SAME_PLACE = 12 };

/* Fingertips over the seeds: the palm lies to the player's own side. */
void hand_where(const struct board_geometry *geometry, enum side side, const struct hand_view *hand,
	float *x, float *y)
{
	float out = HAND_OUT * geometry->unit * (side == SIDE_A ? 1.0f : -1.0f);
	*x = hand->x - hand->height * LEAN_X + (geometry->upright ? out : 0.0f);
	*y = hand->y - hand->height * LEAN_Y + (geometry->upright ? 0.0f : out);
}

static void add_slot(const struct words *words, const char *key, int n, struct strbuf *out)
{
	char number[16];
	snprintf(number, sizeof(number), "%d", n);
	struct words_slot slot = {"n", number};
	words_format(words, key, &slot, 1, out);
}

/* Beside an upright board, on the mat at the hand's side, where it covers neither seeds nor the
 * names of the rows. */
static struct rect box_beside(const struct layout *layout, float x, float y, int w, int h)
{
	const struct rect *frame = &layout->frame;
	bool left = x < layout->board.cx;
	const struct rect *tag = left ? &layout->far_tag : &layout->own_tag;
	int gap = (int)lroundf(8.0f * layout->em), top = (int)lroundf(y) - h / 2;
	struct rect box = {left ? frame->x - gap - w : frame->x + frame->w + gap, top, w, h};
	if (box.y < tag->y + tag->h + gap && box.y + h > tag->y - gap)
		box.y = tag->y - gap - h;
	return box;
}

/* Whose it is and what it holds. How far it has come the line tells too: where there is no room for
 * that it goes, before the letters get small. */
static void say(struct hand_label *label, const struct words *words, const char *name,
	const struct hand_view *hand, struct draw *draw, int room)
{
	strbuf_init(&label->text);
	strbuf_addf(&label->text, "%s  %d", name, hand->count);
	if (hand->relays > 0) {
		strbuf_addstr(&label->text, " · ");
		add_slot(words, "turn.relays", hand->relays, &label->text);
	} else if (hand->laps > 1) {
		strbuf_addstr(&label->text, " · ");
		add_slot(words, "turn.lap", hand->laps, &label->text);
	}
	if (draw->calls->text_width(draw, label->style, label->text.text) > room) {
		strbuf_clear(&label->text);
		strbuf_addf(&label->text, "%s  %d", name, hand->count);
	}
	label->style =
		text_shrink(draw, label->style, label->style.size / 2, label->text.text, room);
}

/* Where it covers neither numbers nor the seeds below: between the rows; over a store, which is in
 * nobody's way, above the hand and what it holds before its fingers. */
static float label_top(
	const struct layout *layout, enum side side, const struct hand_view *hand, float y)
{
	const struct board_geometry *g = &layout->board;
	float high = 26.0f * layout->em, away = (side == SIDE_A ? 84.0f : 62.0f) * g->unit;
	bool over_store = fabsf(hand->x - g->cx) > g->half_long - 184.0f * g->unit;
	if (g->upright)
		return y;
	return over_store ? y - away - high : g->cy - high / 2.0f;
}

/* Round a table: between the rows, turned to the one whose hand it is. */
static struct rect box_between(
	const struct layout *layout, enum side side, float x, float y, int w, int h)
{
	const struct board_geometry *g = &layout->board;
	float along = g->upright ? y : x;
	struct rect middle = {(int)lroundf(g->upright ? g->cx : along),
		(int)lroundf(g->upright ? along : g->cy), 0, 0};
	struct rect seen = layout_from_screen(layout, side, middle);
	return layout_to_screen(layout, side, (struct rect){seen.x - w / 2, seen.y - h / 2, w, h});
}

/* A hand that reaches across the middle of the board keeps its label beside it, on the side it
 * comes from; at the end of a row, where a store's seeds would be covered, on the other. */
static void step_aside(struct rect *box, const struct layout *layout, const struct hand_view *hand,
	float x, float y)
{
	const struct board_geometry *g = &layout->board;
	float reach = (g->upright ? HAND_HALF_LONG : HAND_HALF_WIDE) * g->unit;
	float tall = (g->upright ? HAND_HALF_WIDE : HAND_HALF_LONG) * g->unit;
	struct rect palm = {
		(int)(x - reach), (int)(y - tall), (int)(2.0f * reach), (int)(2.0f * tall)};
	if (!rect_meet(*box, palm))
		return;
	int *at = g->upright ? &box->y : &box->x;
	int size = g->upright ? box->h : box->w;
	float along = g->upright ? y : x, middle = g->upright ? g->cy : g->cx;
	float away = HAND_HALF_WIDE * g->unit + (float)LABEL_GAP;
	float room = g->half_long - 184.0f * g->unit;
	/* Sowing goes left in the lower row and up in the left one, or all of it reversed. */
	bool nearer = g->upright ? hand->x > g->cx : hand->y < g->cy;
	bool behind_less = nearer != g->counter_clockwise;
	if (behind_less && along - away - (float)size < middle - room)
		behind_less = false;
	else if (!behind_less && along + away + (float)size > middle + room)
		behind_less = true;
	*at = (int)lroundf(behind_less ? along - away - (float)size : along + away);
}

static void keep_inside(struct rect *box, const struct draw *draw)
{
	if (box->x + box->w > draw->w - 2)
		box->x = draw->w - 2 - box->w;
	if (box->x < 2)
		box->x = 2;
}

void hand_label_place(struct hand_label *label, const struct layout *layout, const struct pen *pen,
	const struct words *words, enum side side, const char *name, const struct hand_view *hand,
	float x, float y)
{
	struct draw *draw = pen->draw;
	bool upright = layout->board.upright && !layout->table;
	label->style = (struct text_style){(int)lroundf(15.0f * layout->em), TEXT_BOLD};
	int height = draw->calls->text_metrics(draw, label->style).height;
	int pad = height / 3;
	/* Beside an upright board it has the mat's width. */
	int mat = layout->frame.x - (int)lroundf(8.0f * layout->em);
	say(label, words, name, hand, draw, (upright ? mat : draw->w) - 2 * pad);
	height = draw->calls->text_metrics(draw, label->style).height;
	int w = draw->calls->text_width(draw, label->style, label->text.text) + 2 * pad;
	int h = height + pad / 2;
	label->side = side;
	label->pad = pad;
	if (layout->table)
		label->box = box_between(layout, side, x, y, w, h);
	else if (upright)
		label->box = box_beside(layout, x, y, w, h);
	else
		label->box = (struct rect){(int)lroundf(x) - w / 2,
			(int)lroundf(label_top(layout, side, hand, y)), w, h};
	if (!upright)
		step_aside(&label->box, layout, hand, x, y);
	keep_inside(&label->box, draw);
}

/* Two hands in the same place: their labels go aside along the row, the left one to the left. */
static void part(
	struct rect *a, struct rect *b, const struct board_geometry *g, const struct draw *draw)
{
	if (!rect_meet(*a, *b))
		return;
	if (g->upright) {
		struct rect *up = a->y <= b->y ? a : b, *down = up == a ? b : a;
		int by = up->y + up->h + 2 - down->y;
		up->y -= by / 2;
		down->y += by - by / 2;
		return;
	}
	/* One over the other: the one that will go to the left stands there already. */
	int by_middle = 2 * a->x + a->w - 2 * b->x - b->w;
	if (abs(by_middle) <= SAME_PLACE)
		by_middle = g->counter_clockwise ? 1 : -1;
	struct rect *left = by_middle <= 0 ? a : b;
	struct rect *right = left == a ? b : a;
	int by = left->x + left->w + 2 - right->x;
	left->x -= by / 2;
	right->x += by - by / 2;
	/* At the edge of the window the other one has all of the way to go. */
	keep_inside(left, draw);
	if (right->x < left->x + left->w + 2)
		right->x = left->x + left->w + 2;
	keep_inside(right, draw);
	if (left->x + left->w + 2 > right->x)
		left->x = right->x - 2 - left->w;
}

void hand_labels_draw(
	struct hand_label *labels, int count, const struct layout *layout, const struct pen *pen)
{
	struct draw *draw = pen->draw;
	if (count == 2)
		part(&labels[0].box, &labels[1].box, &layout->board, draw);
	for (int i = 0; i < count; i++) {
		struct hand_label *label = &labels[i];
		struct rect box = label->box;
		stamp_box(pen->stamps, box, (float)(box.h < box.w ? box.h : box.w) / 2.0f,
			theme_colour(pen->theme, COLOUR_PAPER), 4.0f * layout->em);
		box = layout_from_screen(layout, label->side, box);
		draw->calls->turn(draw, layout->quarters[label->side]);
		draw->calls->text_draw(draw, label->style, box.x + label->pad,
			box.y + label->pad / 4, label->text.text,
			theme_colour(pen->theme, COLOUR_INK));
		draw->calls->turn(draw, 0);
		strbuf_release(&label->text);
	}
}
