/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "paint/emblem.h"
#include "paint/shape.h"

#include <math.h>

#include <stdlib.h>
#include <string.h>

static uint32_t pixel_at(const struct canvas *canvas, int x, int y)
{
	assert_in_range(x, 0, canvas->w - 1);
	assert_in_range(y, 0, canvas->h - 1);
	return canvas->pixels[y * canvas->w + x];
}

static unsigned border_alpha(const struct canvas *canvas)
{
	unsigned most = 0;
	for (int y = 0; y < canvas->h; y++)
		for (int x = 0; x < canvas->w; x++)
			if (x == 0 || y == 0 || x == canvas->w - 1 || y == canvas->h - 1) {
				unsigned alpha = pixel_at(canvas, x, y) >> 24;
				most = alpha > most ? alpha : most;
			}
	return most;
}

static void sheet__with_shadow__lies_in_the_middle_of_a_margin(void **state)
{
	(void)state;
	struct canvas canvas;
	int margin = shape_margin(14);
	assert_true(margin > 0);
	paint_sheet(&canvas, 200, 80, 18, 0xfff7f0e0u, 14);
	assert_int_equal(canvas.w, 200 + 2 * margin);
	assert_int_equal(canvas.h, 80 + 2 * margin);
	assert_int_equal(pixel_at(&canvas, margin + 100, margin + 40), 0xfff7f0e0u);
	assert_int_equal(pixel_at(&canvas, margin + 100, margin), 0xfff7f0e0u);
	/* Below it falls a shadow, darker than above, and gone at the canvas's edge. */
	unsigned below = pixel_at(&canvas, margin + 100, margin + 82) >> 24;
	unsigned above = pixel_at(&canvas, margin + 100, margin - 3) >> 24;
	assert_in_range(below, 25, 200);
	assert_true(above < below);
	assert_in_range(border_alpha(&canvas), 0, 2);
	canvas_release(&canvas);
}

static void sheet__without_shadow__fills_its_canvas_but_for_the_corners(void **state)
{
	(void)state;
	struct canvas canvas;
	assert_int_equal(shape_margin(0), 0);
	paint_sheet(&canvas, 90, 40, 200, 0x80a8492au, 0);
	assert_int_equal(canvas.w, 90);
	assert_int_equal(canvas.h, 40);
	assert_int_equal(pixel_at(&canvas, 0, 0), 0x00a8492au & pixel_at(&canvas, 0, 0));
	assert_int_equal(pixel_at(&canvas, 45, 0), 0x80a8492au);
	canvas_release(&canvas);
}

static void ring__whole__is_on_its_ellipse_and_hollow(void **state)
{
	(void)state;
	struct canvas canvas;
	paint_ring(&canvas, 66, 104, 5, 0xffffd27au, 0, 14);
	int cx = canvas.w / 2, cy = canvas.h / 2;
	assert_int_equal(pixel_at(&canvas, cx, cy) >> 24, 0);
	assert_int_equal(pixel_at(&canvas, cx + 65, cy), 0xffffd27au);
	assert_int_equal(pixel_at(&canvas, cx - 66, cy), 0xffffd27au);
	assert_int_equal(pixel_at(&canvas, cx, cy + 103), 0xffffd27au);
	assert_in_range(pixel_at(&canvas, cx + 73, cy) >> 24, 10, 120);
	assert_in_range(border_alpha(&canvas), 0, 2);
	canvas_release(&canvas);
}

static void ring__dashed__has_that_many_dashes(void **state)
{
	(void)state;
	static const int counts[] = {1, 4, 18, 28};
	for (int i = 0; i < 4; i++) {
		struct canvas canvas;
		paint_ring(&canvas, 80, 80, 4, 0xfffff3d6u, counts[i], 0);
		int c = canvas.w / 2, dashes = 0;
		/* Once around, by whole steps along a circle of 80 made of squares of 2 x 2. */
		bool inside = false, first = false;
		for (int step = 0; step < 4 * 160; step++) {
			int k = step % 160, quarter = step / 160;
			float t = (float)k / 160.0f, x = 1.0f - t, y = t;
			float n = 80.0f / (float)sqrt((double)(x * x + y * y));
			float turned[4][2] = {{x, y}, {-y, x}, {-x, -y}, {y, -x}};
			int px = (int)((float)c + turned[quarter][0] * n);
			int py = (int)((float)c + turned[quarter][1] * n);
			bool now = pixel_at(&canvas, px, py) >> 24 > 128;
			if (step == 0)
				first = now;
			else if (now && !inside)
				dashes++;
			inside = now;
		}
		if (first && !inside)
			dashes++;
		assert_int_equal(dashes, counts[i]);
		canvas_release(&canvas);
	}
}

static void outline__box__has_an_edge_and_nothing_inside(void **state)
{
	(void)state;
	struct canvas canvas;
	paint_outline(&canvas, 120, 50, 12, 2, 0xffa8492au);
	assert_int_equal(pixel_at(&canvas, 60, 0), 0xffa8492au);
	assert_int_equal(pixel_at(&canvas, 60, 1), 0xffa8492au);
	assert_int_equal(pixel_at(&canvas, 60, 3) >> 24, 0);
	assert_int_equal(pixel_at(&canvas, 60, 25) >> 24, 0);
	assert_int_equal(pixel_at(&canvas, 0, 0) >> 24, 0);
	canvas_release(&canvas);
}

static void disc__radius__has_that_area(void **state)
{
	(void)state;
	struct canvas canvas;
	paint_disc(&canvas, 9.5f, 0xff000000u);
	double area = 0;
	for (int i = 0; i < canvas.w * canvas.h; i++)
		area += (double)(canvas.pixels[i] >> 24) / 255.0;
	assert_true(fabs(area - 3.14159 * 9.5 * 9.5) < 2.0);
	assert_int_equal(border_alpha(&canvas), 0);
	canvas_release(&canvas);
}

static void icon__every_one__is_inside_its_field_and_unlike_the_others(void **state)
{
	(void)state;
	static const int sizes[] = {16, 24, 40};
	for (int s = 0; s < 3; s++) {
		struct canvas icons[ICON_COUNT];
		for (int i = 0; i < ICON_COUNT; i++) {
			paint_icon(&icons[i], (enum icon)i, sizes[s], 0xff2b1d12u);
			assert_int_equal(icons[i].w, sizes[s]);
			assert_in_range(border_alpha(&icons[i]), 0, 40);
			size_t bytes = (size_t)(sizes[s] * sizes[s]) * sizeof(uint32_t);
			for (int k = 0; k < i; k++)
				assert_memory_not_equal(icons[i].pixels, icons[k].pixels, bytes);
		}
		for (int i = 0; i < ICON_COUNT; i++)
			canvas_release(&icons[i]);
	}
}

static void icon__undo__mirrored_is_redo(void **state)
{
	(void)state;
	struct canvas undo, redo;
	paint_icon(&undo, ICON_UNDO, 48, 0xff000000u);
	paint_icon(&redo, ICON_REDO, 48, 0xff000000u);
	for (int y = 0; y < 48; y++)
		for (int x = 0; x < 48; x++) {
			int a = (int)(pixel_at(&undo, x, y) >> 24);
			int b = (int)(pixel_at(&redo, 47 - x, y) >> 24);
			assert_in_range(abs(a - b), 0, 3);
		}
	canvas_release(&undo);
	canvas_release(&redo);
}

/* The fingers are where alpha reaches farthest from the middle while whole; the wrist fades. */
static void hand__side_and_turn__fingers_point_at_the_board(void **state)
{
	(void)state;
	static const struct {
		bool far_side, upright;
		int dx, dy;
	} cases[] = {{false, false, 0, -1}, {true, false, 0, 1}, {false, true, -1, 0},
		{true, true, 1, 0}};
	for (int i = 0; i < 4; i++) {
		struct canvas canvas;
		paint_hand(&canvas, 120, cases[i].far_side, cases[i].upright);
		assert_int_equal(canvas.w, canvas.h);
		assert_in_range(border_alpha(&canvas), 0, 2);
		int c = canvas.w / 2;
		assert_in_range(pixel_at(&canvas, c, c) >> 24, 200, 255);
		int dx = cases[i].dx * 45, dy = cases[i].dy * 45;
		unsigned tips = 0, wrist = 0;
		for (int k = -8; k <= 8; k++) {
			int sx = cases[i].dy ? k : 0, sy = cases[i].dx ? k : 0;
			tips += pixel_at(&canvas, c + dx + sx, c + dy + sy) >> 24 > 150;
			wrist += pixel_at(&canvas, c - dx - sx, c - dy - sy) >> 24 > 150;
		}
		assert_true(tips > 3 && wrist == 0);
		canvas_release(&canvas);
	}
}

/* At each size a window manager asks for: clear corners, wood around, bright shells in a dark
 * hollow. */
static void emblem__of_each_size__is_shells_in_a_hollow(void **state)
{
	static const int sizes[] = {16, 32, 48, 64, 96, 128, 256};
	(void)state;
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		struct canvas icon, again;
		int n = sizes[i], bright = 0, dark = 0, clear = 0;
		paint_emblem(&icon, n);
		paint_emblem(&again, n);
		assert_int_equal(icon.w, n);
		assert_int_equal(icon.h, n);
		assert_memory_equal(icon.pixels, again.pixels, (size_t)(n * n) * sizeof(uint32_t));
		for (int k = 0; k < n * n; k++) {
			uint32_t pixel = icon.pixels[k];
			bright += (pixel >> 16 & 255) > 215 && (pixel & 255) > 150;
			dark += pixel >> 24 == 255 && (pixel >> 16 & 255) < 90;
			clear += pixel >> 24 == 0;
		}
		assert_in_range(bright, n * n / 40, n * n / 4);
		assert_in_range(dark, n * n / 40, n * n / 3);
		assert_in_range(clear, 1, n * n / 5);
		assert_int_equal(icon.pixels[0] >> 24, 0);
		assert_int_equal(icon.pixels[n * n / 2 + n / 2] >> 24, 255);
		canvas_release(&icon);
		canvas_release(&again);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(emblem__of_each_size__is_shells_in_a_hollow),
		cmocka_unit_test(sheet__with_shadow__lies_in_the_middle_of_a_margin),
		cmocka_unit_test(sheet__without_shadow__fills_its_canvas_but_for_the_corners),
		cmocka_unit_test(ring__whole__is_on_its_ellipse_and_hollow),
		cmocka_unit_test(ring__dashed__has_that_many_dashes),
		cmocka_unit_test(outline__box__has_an_edge_and_nothing_inside),
		cmocka_unit_test(disc__radius__has_that_area),
		cmocka_unit_test(icon__every_one__is_inside_its_field_and_unlike_the_others),
		cmocka_unit_test(icon__undo__mirrored_is_redo),
		cmocka_unit_test(hand__side_and_turn__fingers_point_at_the_board),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
