/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "paint/board.h"
#include "ui/layout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct {
	int w, h;
} sizes[] = {{800, 480}, {1024, 600}, {1280, 720}, {1920, 1080}, {2560, 1440}, {3840, 2160},
	{720, 1280}, {1080, 1920}, {1024, 768}, {2560, 1080}, {1366, 768}};
static const float scales[] = {1.0f, 1.5f, 2.0f};
static const float texts[] = {1.0f, 1.25f, 1.5f, 2.0f};

#define COUNT(a) (sizeof(a) / sizeof((a)[0]))

static void for_all(void (*check)(const struct layout_wish *, const struct layout *))
{
	for (size_t s = 0; s < COUNT(sizes); s++) {
		for (size_t c = 0; c < COUNT(scales) * COUNT(texts) * 4; c++) {
			for (int holes = BOARD_HOLES_MIN; holes <= BOARD_HOLES_MAX; holes++) {
				struct layout_wish wish = {.w = sizes[s].w,
					.h = sizes[s].h,
					.scale = scales[c % 3],
					.text = texts[c / 3 % 4],
					.holes = holes,
					.counter_clockwise = c / 12 % 2 != 0,
					.kiosk = c / 24 != 0};
				struct layout layout;
				layout_make(&layout, &wish);
				check(&wish, &layout);
			}
		}
	}
}

static int all_rects(const struct layout *layout, struct rect *rects)
{
	int n = 0;
	rects[n++] = layout->pack;
	rects[n++] = layout->far;
	rects[n++] = layout->menu;
	rects[n++] = layout->own;
	rects[n++] = layout->line;
	rects[n++] = layout->frame;
	rects[n++] = layout->far_tag;
	rects[n++] = layout->own_tag;
	/* The smallest windows have the first three only. */
	for (int i = 0; i < LAYOUT_BUTTONS_MAX; i++) {
		if (i < 3 || layout->buttons[i].w > 0)
			rects[n++] = layout->buttons[i];
	}
	return n;
}

static void check_apart(const struct layout_wish *wish, const struct layout *layout)
{
	struct rect r[16];
	int n = all_rects(layout, r);
	for (int i = 0; i < n; i++) {
		if (r[i].w <= 0 || r[i].h <= 0 || r[i].x < 0 || r[i].y < 0 ||
			r[i].x + r[i].w > wish->w || r[i].y + r[i].h > wish->h)
			fail_msg("%dx%d scale %.1f text %.2f holes %d: rect %d is outside", wish->w,
				wish->h, (double)wish->scale, (double)wish->text, wish->holes, i);
		for (int k = 0; k < i; k++) {
			if (r[i].x < r[k].x + r[k].w && r[k].x < r[i].x + r[i].w &&
				r[i].y < r[k].y + r[k].h && r[k].y < r[i].y + r[i].h)
				fail_msg("%dx%d scale %.1f text %.2f holes %d: %d lies on %d",
					wish->w, wish->h, (double)wish->scale, (double)wish->text,
					wish->holes, i, k);
		}
	}
}

static void layout__every_size__nothing_overlaps_or_leaves_the_window(void **state)
{
	(void)state;
	for_all(check_apart);
}

static void check_board(const struct layout_wish *wish, const struct layout *layout)
{
	const struct board_geometry *g = &layout->board;
	assert_true(fabsf(g->cx - (float)wish->w / 2.0f) < 0.01f);
	if (wish->w >= wish->h) {
		assert_true(g->half_long * 2.0f >= 0.80f * (float)wish->w - 1.0f);
		assert_false(g->upright);
	} else {
		assert_true(g->upright);
	}
	for (int i = 0; i < board_places(wish->holes); i++) {
		const struct board_hollow *h = &g->places[i];
		assert_true(h->x - h->rx >= (float)layout->frame.x);
		assert_true(h->y - h->ry >= (float)layout->frame.y);
		assert_true(h->x + h->rx <= (float)(layout->frame.x + layout->frame.w));
		assert_true(h->y + h->ry <= (float)(layout->frame.y + layout->frame.h));
		for (int k = 0; k < i; k++) {
			const struct board_hollow *o = &g->places[k];
			float dx = fabsf(h->x - o->x), dy = fabsf(h->y - o->y);
			assert_true(dx >= h->rx + o->rx || dy >= h->ry + o->ry);
		}
	}
}

static void layout__every_size__board_is_whole_centred_and_wide(void **state)
{
	(void)state;
	for_all(check_board);
}

/* Low and long, or narrow and tall: the board is as long as it can be, and words can be read. */
static void layout__stretched_window__has_a_board_and_letters(void **state)
{
	(void)state;
	static const struct {
		int w, h;
	} stretched[] = {{1146, 471}, {1109, 360}, {1432, 507}, {1900, 360}, {2560, 720},
		{3840, 360}, {3840, 720}, {480, 1300}, {480, 2400}};
	for (size_t i = 0; i < COUNT(stretched); i++) {
		for (int k = 0; k < 2 * 2 * 9; k++) {
			struct layout_wish wish = {.w = stretched[i].w,
				.h = stretched[i].h,
				.scale = 1.0f,
				.text = k & 1 ? 2.0f : 1.0f,
				.holes = BOARD_HOLES_MIN + k / 4,
				.kiosk = k & 2};
			struct layout layout;
			layout_make(&layout, &wish);
			check_apart(&wish, &layout);
			assert_true(layout.em >= 0.45f);
			assert_true(layout.board.unit > 0.1f);
		}
	}
}

static void check_targets(const struct layout_wish *wish, const struct layout *layout)
{
	if (wish->text > 1.0f || (float)wish->w / wish->scale < 800.0f)
		return;
	int least = (int)(44.0f * wish->scale);
	assert_true(layout->menu.w >= least);
	for (int i = 0; i < LAYOUT_BUTTONS_MAX && layout->buttons[i].w > 0; i++) {
		assert_true(layout->buttons[i].w >= least && layout->buttons[i].h >= least);
		if (i > 0 && layout->buttons[i].y == layout->buttons[i - 1].y)
			assert_true(layout->buttons[i].x - layout->buttons[i - 1].x -
					    layout->buttons[i - 1].w >=
				    (int)(8.0f * wish->scale));
	}
}

static void layout__usual_text__buttons_are_large_enough_to_touch(void **state)
{
	(void)state;
	for_all(check_targets);
}

/* One row, at one distance from each other; where it is beside the menu, from that too. */
static void check_row(const struct layout_wish *wish, const struct layout *layout)
{
	const struct rect *b = layout->buttons;
	int count = b[LAYOUT_BUTTONS_MAX - 1].w > 0 ? LAYOUT_BUTTONS_MAX : 3;
	int gap = b[1].x - b[0].x - b[0].w;
	(void)wish;
	for (int i = 1; i < count; i++) {
		assert_int_equal(b[i].y, b[0].y);
		assert_int_equal(b[i].x - b[i - 1].x - b[i - 1].w, gap);
	}
	if (b[0].y < layout->menu.y + layout->menu.h)
		assert_int_equal(layout->menu.x - b[count - 1].x - b[count - 1].w, gap);
}

static void layout__every_size__buttons_stand_together(void **state)
{
	(void)state;
	for_all(check_row);
}

/* A wide window's line has all of the row that the near player's card leaves it. */
static void layout__wide_window__line_reaches_to_the_margin(void **state)
{
	(void)state;
	static const int wide[][2] = {{800, 480}, {1024, 600}, {1280, 720}, {1920, 1080}};
	for (size_t i = 0; i < COUNT(wide); i++) {
		struct layout_wish wish = {
			.w = wide[i][0], .h = wide[i][1], .scale = 1.0f, .text = 1.0f, .holes = 7};
		struct layout layout;
		layout_make(&layout, &wish);
		assert_int_equal(layout.line.x + layout.line.w, wish.w - layout.own.x);
		assert_true(layout.line.w >= wish.w * 6 / 10);
		assert_int_equal(layout.buttons[LAYOUT_BUTTONS_MAX - 1].w > 0, wish.w > 800);
	}
}

/* Both halves of a table, as they lie on the screen. */
static int table_rects(const struct layout *layout, struct rect *rects)
{
	int n = 0;
	rects[n++] = layout->frame;
	for (int side = 0; side < 2; side++) {
		const struct rect seen[] = {layout->own, layout->line, layout->menu,
			layout->own_tag, layout->buttons[0], layout->buttons[1]};
		for (size_t i = 0; i < COUNT(seen); i++)
			rects[n++] = layout_to_screen(layout, (enum side)side, seen[i]);
	}
	return n;
}

static void layout__table__both_halves_are_whole_and_apart(void **state)
{
	(void)state;
	for (size_t s = 0; s < COUNT(sizes); s++) {
		for (size_t c = 0; c < COUNT(texts) * 2; c++) {
			struct layout_wish wish = {.w = sizes[s].w,
				.h = sizes[s].h,
				.scale = 1.0f,
				.text = texts[c % COUNT(texts)],
				.holes = c < COUNT(texts) ? 7 : 11,
				.table = true};
			struct layout layout;
			struct rect r[16];
			layout_make(&layout, &wish);
			int n = table_rects(&layout, r);
			assert_true(layout.table);
			for (int i = 0; i < n; i++) {
				assert_true(r[i].x >= 0 && r[i].y >= 0 && r[i].w > 0 && r[i].h > 0);
				assert_true(r[i].x + r[i].w <= wish.w && r[i].y + r[i].h <= wish.h);
				for (int k = 0; k < i; k++)
					if (r[i].x < r[k].x + r[k].w && r[k].x < r[i].x + r[i].w &&
						r[i].y < r[k].y + r[k].h &&
						r[k].y < r[i].y + r[i].h)
						fail_msg("%dx%d text %.2f: %d lies on %d", wish.w,
							wish.h, (double)wish.text, i, k);
			}
			for (int i = 0; i < board_places(wish.holes); i++) {
				const struct board_hollow *h = &layout.board.places[i];
				assert_true(h->x - h->rx >= (float)layout.frame.x - 1.0f);
				assert_true(h->y + h->ry <=
					    (float)(layout.frame.y + layout.frame.h) + 1.0f);
			}
			assert_int_equal(layout.board.upright, wish.h > wish.w);
			struct rect there = layout_to_screen(&layout, SIDE_B, layout.own);
			there = layout_from_screen(&layout, SIDE_B, there);
			assert_memory_equal(&there, &layout.own, sizeof(there));
		}
	}
}

static void layout__1024x600_seven_holes__holes_are_touch_targets(void **state)
{
	(void)state;
	struct layout_wish wish = {.w = 1024, .h = 600, .scale = 1.0f, .text = 1.0f, .holes = 7};
	struct layout layout;
	layout_make(&layout, &wish);
	const struct board_hollow *a = &layout.board.places[0], *b = &layout.board.places[1];
	assert_true(2.0f * a->rx >= 44.0f);
	assert_true(fabsf(a->x - b->x) - a->rx - b->rx >= 8.0f);
}

static void layout__1280x720__board_takes_92_percent_in_the_exact_middle(void **state)
{
	(void)state;
	struct layout_wish wish = {.w = 1280, .h = 720, .scale = 1.0f, .text = 1.0f, .holes = 7};
	struct layout layout;
	layout_make(&layout, &wish);
	assert_true(fabsf(layout.board.half_long * 2.0f - 0.92f * 1280.0f) < 1.0f);
	assert_true(fabsf(layout.board.cy - 360.0f) < 0.5f);
	assert_false(layout.one_line);
}

/* Where a place must be, by the direction of the pack: see paint/geometry.h. */
static void layout__directions__stores_and_first_holes_are_where_the_pack_says(void **state)
{
	(void)state;
	static const struct {
		int w, h;
		bool ccw;
		float store_x, store_y, first_x, first_y; /* signs, from the centre */
	} rows[] = {
		{1280, 720, false, -1, 0, 1, 1},
		{1280, 720, true, 1, 0, -1, 1},
		{720, 1280, false, 0, 1, 1, -1},
		{720, 1280, true, 0, -1, 1, 1},
	};
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct layout_wish wish = {.w = rows[i].w,
			.h = rows[i].h,
			.scale = 1.0f,
			.text = 1.0f,
			.holes = 7,
			.counter_clockwise = rows[i].ccw};
		struct layout layout;
		layout_make(&layout, &wish);
		const struct board_geometry *g = &layout.board;
		float sx = g->places[7].x - g->cx, sy = g->places[7].y - g->cy;
		assert_true(rows[i].store_x == 0 ? fabsf(sx) < 1.0f : sx * rows[i].store_x > 1.0f);
		assert_true(rows[i].store_y == 0 ? fabsf(sy) < 1.0f : sy * rows[i].store_y > 1.0f);
		assert_true((g->places[0].x - g->cx) * rows[i].first_x > 1.0f);
		assert_true((g->places[0].y - g->cy) * rows[i].first_y > 1.0f);
		/* Opposite holes face each other. */
		for (int k = 0; k < 7; k++) {
			const struct board_hollow *a = &g->places[k], *b = &g->places[14 - k];
			assert_true(fabsf(g->upright ? a->y - b->y : a->x - b->x) < 0.1f);
		}
	}
}

static void check_numbers(const struct layout_wish *wish, const struct layout *layout)
{
	const struct board_geometry *g = &layout->board;
	for (int i = 0; i < board_places(wish->holes); i++) {
		struct board_plate plate = board_plate(g, i);
		float x = plate.x, y = plate.y;
		assert_true(layout_number_size(layout, i) > 0);
		assert_true(x > (float)layout->frame.x &&
			    x < (float)(layout->frame.x + layout->frame.w));
		assert_true(y > (float)layout->frame.y &&
			    y < (float)(layout->frame.y + layout->frame.h));
		for (int k = 0; k < board_places(wish->holes); k++) {
			float dx = (x - g->places[k].x) / g->places[k].rx;
			float dy = (y - g->places[k].y) / g->places[k].ry;
			assert_true(dx * dx + dy * dy > 1.0f);
		}
	}
}

static void layout__numbers__stand_on_the_wood_outside_the_hollows(void **state)
{
	(void)state;
	for_all(check_numbers);
}

static void layout__tiny_window__still_makes_a_board(void **state)
{
	(void)state;
	struct layout_wish wish = {.w = 60, .h = 20, .scale = 2.0f, .text = 2.0f, .holes = 11};
	struct layout layout;
	layout_make(&layout, &wish);
	assert_true(layout.board.unit > 0.0f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(layout__every_size__nothing_overlaps_or_leaves_the_window),
		cmocka_unit_test(layout__every_size__board_is_whole_centred_and_wide),
		cmocka_unit_test(layout__stretched_window__has_a_board_and_letters),
		cmocka_unit_test(layout__usual_text__buttons_are_large_enough_to_touch),
		cmocka_unit_test(layout__every_size__buttons_stand_together),
		cmocka_unit_test(layout__wide_window__line_reaches_to_the_margin),
		cmocka_unit_test(layout__table__both_halves_are_whole_and_apart),
		cmocka_unit_test(layout__1024x600_seven_holes__holes_are_touch_targets),
		cmocka_unit_test(layout__1280x720__board_takes_92_percent_in_the_exact_middle),
		cmocka_unit_test(
			layout__directions__stores_and_first_holes_are_where_the_pack_says),
		cmocka_unit_test(layout__numbers__stand_on_the_wood_outside_the_hollows),
		cmocka_unit_test(layout__tiny_window__still_makes_a_board),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
