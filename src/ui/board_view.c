/* SPDX-License-Identifier: MIT */
#include "ui/board_view.h"

#include "base/check.h"
#include "paint/board.h"
#include "paint/shape.h"
#include "ui/hand_label.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CREAM      0xfffff3d8u
#define DARK       0xff1a0e06u
#define BLACK      0xff000000u
#define CREAM_SOFT 0xb0fff3d8u
#define CROSS      0xd8fff3d8u
#define SOOT       0xbe150d08u
#define LIT_GLOW   14.0f
#define HAND_SIZE  118.0f
#define BEAD       5.0f
#define GARLAND    8.0f
#define FULL_TURN  6.2831853f
#define OPENING    1.35f /* of the garland, in radians */

enum { BEADS = 10 };

void board_view_init(struct board_view *view, struct draw *draw)
{
	memset(view, 0, sizeof(*view));
	seed_sprites_init(&view->sprites, draw);
}

static void drop_hands(struct board_view *view, struct draw *draw)
{
	for (int i = 0; i < 2; i++) {
		if (view->hands[i])
			draw->calls->image_free(draw, view->hands[i]);
		view->hands[i] = NULL;
	}
}

void board_view_release(struct board_view *view, struct draw *draw)
{
	drop_hands(view, draw);
	seed_sprites_release(&view->sprites);
}

bool board_view_is_ready(const struct board_view *view, const struct draw *draw)
{
	const struct board_geometry *g = &view->layout->board;
	return view->hands[0] && fabsf(view->hand_unit - g->unit) < 0.001f &&
	       view->hand_upright == g->upright && view->hand_epoch == draw->epoch;
}

void board_view_prepare(struct board_view *view, struct draw *draw)
{
	const struct board_geometry *g = &view->layout->board;
	if (board_view_is_ready(view, draw))
		return;
	drop_hands(view, draw);
	view->hand_unit = g->unit;
	view->hand_upright = g->upright;
	view->hand_epoch = draw->epoch;
	for (int i = 0; i < 2; i++) {
		struct canvas canvas;
		paint_hand(&canvas, HAND_SIZE * g->unit, i == SIDE_B, g->upright);
		view->hands[i] = draw->calls->image_new(draw, &canvas, false);
		view->hand_size[i] = canvas.w;
		canvas_release(&canvas);
	}
}

void board_view_layout(struct board_view *view, struct draw *draw, const struct layout *layout)
{
	view->layout = layout;
	seed_sprites_bake(&view->sprites, layout->look.seeds, layout->board.seed);
	if (view->hands[0]) /* of another size, or lost */
		board_view_prepare(view, draw);
}

void board_view_number(const struct pen *pen, int size, float x, float y, const char *text)
{
	struct draw *draw = pen->draw;
	struct text_style style = {size, TEXT_BOLD};
	struct text_metrics metrics = draw->calls->text_metrics(draw, style);
	int left = (int)lroundf(x - (float)draw->calls->text_width(draw, style, text) / 2.0f);
	int top = (int)lroundf(y - (float)metrics.height / 2.0f);
	int r = size / 13 > 1 ? size / 13 : 1;
	static const int around[8][2] = {
		{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};
	for (int i = 0; i < 8; i++)
		draw->calls->text_draw(
			draw, style, left + around[i][0] * r, top + around[i][1] * r, text, DARK);
	draw->calls->text_draw(draw, style, left, top, text, CREAM);
}

/* Turned to the one whose place it is. With high contrast the plates are black, whatever the wood
 * is like. */
static void draw_number(
	const struct board_view *view, const struct pen *pen, int place, const char *text)
{
	const struct layout *layout = view->layout;
	enum side side = board_side(layout->board.holes, place);
	struct board_plate plate = board_plate(&layout->board, place);
	int size = layout_number_size(layout, place);
	struct rect at = {(int)lroundf(plate.x), (int)lroundf(plate.y), 0, 0};
	if (pen->theme->contrast) {
		int w = size * 2, h = size * 5 / 4;
		stamp_box(pen->stamps, (struct rect){at.x - w / 2, at.y - h / 2, w, h},
			(float)h / 4.0f, BLACK, 0.0f);
	}
	at = layout_from_screen(layout, side, at);
	pen->draw->calls->turn(pen->draw, layout->quarters[side]);
	board_view_number(pen, size, (float)at.x, (float)at.y, text);
	pen->draw->calls->turn(pen->draw, 0);
}

static void draw_numbers(const struct board_view *view, const struct pen *pen)
{
	const struct position *shown = presenter_shown(view->presenter);
	for (int i = 0; i < board_places(shown->holes); i++) {
		bool store = board_is_store(shown->holes, i);
		char text[16];
		if (!store && position_is_burned(shown, i))
			continue;
		snprintf(text, sizeof(text), "%d", view->frame.lying[i]);
		draw_number(view, pen, i, text);
	}
}

static void ring(const struct board_view *view, const struct pen *pen, int place, float grow,
	float stroke, uint32_t colour, int dashes, float glow)
{
	const struct board_geometry *g = &view->layout->board;
	const struct board_hollow *h = &g->places[place];
	stamp_ring(pen->stamps, (int)lroundf(h->x), (int)lroundf(h->y), h->rx + grow * g->unit,
		h->ry + grow * g->unit, fmaxf(1.5f, stroke * g->unit), colour, dashes,
		glow * g->unit);
}

/* Dashes from one hole to the one across: what a shot takes, and where it goes. */
static void draw_shot_line(
	const struct board_view *view, const struct pen *pen, int from, int to, uint32_t colour)
{
	const struct board_geometry *g = &view->layout->board;
	const struct board_hollow *a = &g->places[from], *b = &g->places[to];
	float dx = b->x - a->x, dy = b->y - a->y, length = hypotf(dx, dy);
	float dash = 9.0f * g->unit;
	int thick = (int)fmaxf(2.0f, 3.0f * g->unit);
	for (float at = a->rx + dash * 0.4f; at + dash * 0.6f < length - b->rx; at += dash) {
		float x = a->x + dx * at / length, y = a->y + dy * at / length;
		int l = (int)fmaxf(2.0f, dash * 0.6f);
		struct rect r = {(int)x - thick / 2, (int)y, thick, l};
		if (g->upright)
			r = (struct rect){(int)x, (int)y - thick / 2, l, thick};
		pen->draw->calls->fill(pen->draw, r, colour);
	}
}

/* The last move stays marked by form: broken ring where it was lifted, whole ring where the last
 * seed fell, a line where it shot. */
static void draw_last_move(const struct board_view *view, const struct pen *pen)
{
	for (int side = 0; side < 2; side++) {
		const struct presenter_mark *mark =
			presenter_mark(view->presenter, (enum side)side);
		if (!mark->valid)
			continue;
		ring(view, pen, mark->lifted, 3.0f, 1.8f, CREAM_SOFT, 18, 0.0f);
		if (mark->last != mark->lifted)
			ring(view, pen, mark->last, 3.0f, 2.4f, CREAM_SOFT, 0, 0.0f);
		if (mark->shot)
			draw_shot_line(view, pen, mark->shot_from, mark->last, CREAM_SOFT);
	}
}

static void draw_marks(
	const struct board_view *view, const struct pen *pen, const struct board_marks *marks)
{
	uint32_t lamp = theme_colour(pen->theme, COLOUR_LAMP);
	if (!presenter_is_moving(view->presenter))
		draw_last_move(view, pen);
	if (marks->lit != MARK_NONE)
		ring(view, pen, marks->lit, 6.0f, marks->focus ? 6.0f : 4.5f, lamp, 0, LIT_GLOW);
	if (marks->landing != MARK_NONE)
		ring(view, pen, marks->landing, -5.0f, 3.0f, lamp, 22, 0.0f);
	if (marks->landing != MARK_NONE && marks->shot_from != MARK_NONE)
		draw_shot_line(view, pen, marks->shot_from, marks->landing, lamp);
}

/* A garland of beads, which no other mark has. It is open where the place's number stands. */
static void draw_hint(const struct board_view *view, const struct pen *pen, int place)
{
	const struct board_geometry *g = &view->layout->board;
	const struct board_hollow *h = &g->places[place];
	struct board_plate plate = board_plate(g, place);
	float bead = fmaxf(3.2f, BEAD * g->unit), out = GARLAND * g->unit;
	float to_number = atan2f(plate.y - h->y, plate.x - h->x);
	float step = (FULL_TURN - OPENING) / (float)(BEADS - 1);
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < BEADS; i++) {
			float turn = to_number + OPENING / 2.0f + step * (float)i;
			int x = (int)lroundf(h->x + (h->rx + out) * cosf(turn));
			int y = (int)lroundf(h->y + (h->ry + out) * sinf(turn));
			if (pass == 0)
				stamp_disc(pen->stamps, x, y, bead * 1.45f, DARK);
			else
				stamp_disc(pen->stamps, x, y, bead,
					theme_colour(pen->theme, COLOUR_LAMP));
		}
	}
}

/* A burned hole is black with soot and crossed out: it is out of the round. */
static void draw_burned(const struct board_view *view, const struct pen *pen)
{
	const struct position *shown = presenter_shown(view->presenter);
	const struct board_geometry *g = &view->layout->board;
	for (int i = 0; i < board_places(shown->holes); i++) {
		if (board_is_store(shown->holes, i) || !position_is_burned(shown, i))
			continue;
		const struct board_hollow *h = &g->places[i];
		int x = (int)lroundf(h->x), y = (int)lroundf(h->y);
		int size = (int)(h->rx * 1.35f);
		/* A ring so broad that nothing of its middle is left. */
		stamp_ring(pen->stamps, x, y, h->rx * 0.40f, h->ry * 0.40f, h->rx * 0.80f, SOOT, 0,
			h->rx * 0.34f);
		stamp_icon(pen->stamps, ICON_CLOSE, x - size / 2, y - size / 2, size, CROSS);
	}
}

static void draw_seed_shadow(const struct board_view *view, const struct seed_view *seed)
{
	float high = seed->height / (46.0f * view->layout->board.unit);
	int level = (int)lroundf(fminf(1.0f, high) * (float)(SHADOW_LEVELS - 1));
	float fall = seed->height * 0.34f;
	int alpha = (int)((float)seed->alpha * (1.0f - 0.35f * fminf(1.0f, high)));
	seed_sprites_draw_shadow(
		&view->sprites, seed->turn, level, seed->x + fall, seed->y + fall * 0.9f, alpha);
}

static void draw_seed(const struct board_view *view, const struct seed_view *seed)
{
	seed_sprites_draw(&view->sprites, seed->turn, seed->variant, seed->x - seed->height * 0.08f,
		seed->y - seed->height * 0.42f, seed->alpha);
}

/* A seed's shadow falls on what lies below it, so both are drawn together, from low to high. */
static int draw_lying(const struct board_view *view)
{
	const struct presenter_view *frame = &view->frame;
	int i = 0;
	for (; i < frame->count && frame->seeds[i].lies; i++) {
		const struct seed_view *seed = &frame->seeds[i];
		seed_sprites_lay(
			&view->sprites, seed->turn, seed->variant, seed->layer, seed->x, seed->y);
	}
	return i;
}

/* What is in the air, from FIRST on, throws all its shadows first. */
static void draw_flying(const struct board_view *view, int first)
{
	const struct presenter_view *frame = &view->frame;
	for (int i = first; i < frame->count; i++)
		draw_seed_shadow(view, &frame->seeds[i]);
	for (int i = first; i < frame->count; i++)
		draw_seed(view, &frame->seeds[i]);
}

static void draw_hands(const struct board_view *view, const struct pen *pen,
	const struct words *words, const char *const names[2])
{
	const struct board_geometry *g = &view->layout->board;
	struct hand_label labels[2];
	int count = 0;
	for (int i = 0; i < 2; i++) {
		const struct hand_view *hand = &view->frame.hands[i];
		if (!hand->shown)
			continue;
		float x, y;
		hand_where(g, (enum side)i, hand, &x, &y);
		int size = view->hand_size[i];
		if (view->hands[i])
			pen->draw->calls->image_draw(pen->draw, view->hands[i], NULL,
				(int)lroundf(x) - size / 2, (int)lroundf(y) - size / 2,
				hand->alpha);
		hand_label_place(&labels[count++], view->layout, pen, words, (enum side)i, names[i],
			hand, x, y);
	}
	/* A hand reaches over the numbers of its row, which are read while it is there. */
	draw_numbers(view, pen);
	hand_labels_draw(labels, count, view->layout, pen);
}

void board_view_draw(struct board_view *view, const struct pen *pen, const struct words *words,
	const char *const names[2], const struct board_marks *marks, uint64_t now)
{
	CHECK(view->layout && view->presenter && view->picture);
	presenter_view(view->presenter, now, &view->frame);
	board_picture_draw(view->picture);
	draw_marks(view, pen, marks);
	if (marks->hint != MARK_NONE)
		draw_hint(view, pen, marks->hint);
	draw_burned(view, pen);
	int flying = draw_lying(view);
	draw_flying(view, flying);
	draw_hands(view, pen, words, names);
}
