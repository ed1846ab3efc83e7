/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "paint/curve.h"

#include <stdlib.h>

enum { W = 60, H = 40 };

static const uint32_t clay = 0xffa8492au;

static unsigned alpha_at(const struct canvas *canvas, int x, int y)
{
	return canvas->pixels[y * canvas->w + x] >> 24;
}

/* The inked pixels of a column, in 1/255. */
static unsigned ink_in(const struct canvas *canvas, int x)
{
	unsigned sum = 0;

	for (int y = 0; y < canvas->h; y++)
		sum += alpha_at(canvas, x, y);
	return sum;
}

static void curve__level_line__is_as_thick_as_its_stroke_everywhere(void **state)
{
	(void)state;
	const struct curve_point points[] = {{5.0f, 20.25f}, {30.0f, 20.25f}, {55.0f, 20.25f}};
	struct canvas canvas;

	canvas_init(&canvas, W, H);
	paint_curve(&canvas, points, 3, 2.5f, clay);
	for (int x = 6; x < 54; x++)
		assert_in_range(ink_in(&canvas, x), 2 * 255, 3 * 255);
	assert_int_equal(ink_in(&canvas, 0), 0);
	assert_int_equal(ink_in(&canvas, 59), 0);
	assert_int_equal(canvas.pixels[20 * W + 30], clay);
	canvas_release(&canvas);
}

/* A slanting line has no steps: from one column to the next its middle moves as it should. */
static void curve__slanting_line__moves_evenly_from_column_to_column(void **state)
{
	(void)state;
	const struct curve_point points[] = {{0.0f, 5.0f}, {60.0f, 35.0f}};
	struct canvas canvas;

	canvas_init(&canvas, W, H);
	paint_curve(&canvas, points, 2, 2.0f, clay);
	for (int x = 3; x < 57; x++) {
		double sum = 0.0, at = 0.0, wanted = 5.0 + ((double)x + 0.5) / 2.0;

		for (int y = 0; y < H; y++) {
			double alpha = (double)alpha_at(&canvas, x, y);

			sum += alpha;
			at += alpha * ((double)y + 0.5);
		}
		assert_true(sum > 255.0);
		assert_true(at / sum > wanted - 0.15 && at / sum < wanted + 0.15);
	}
	canvas_release(&canvas);
}

static void curve__of_pale_ink__is_no_darker_where_parts_meet(void **state)
{
	(void)state;
	const struct curve_point points[] = {
		{5.0f, 20.0f}, {20.0f, 10.0f}, {20.0f, 30.0f}, {40.0f, 20.0f}, {5.0f, 20.0f}};
	struct canvas canvas;

	canvas_init(&canvas, W, H);
	paint_curve(&canvas, points, 5, 4.0f, 0x80a8492au);
	for (int i = 0; i < W * H; i++)
		assert_in_range(canvas.pixels[i] >> 24, 0, 0x80);
	canvas_release(&canvas);
}

static void curve__reaching_out_of_the_canvas__is_cut_off_there(void **state)
{
	(void)state;
	const struct curve_point points[] = {{-50.0f, -20.0f}, {30.0f, 20.0f}, {200.0f, 300.0f}};
	struct canvas canvas;

	canvas_init(&canvas, W, H);
	paint_curve(&canvas, points, 3, 3.0f, clay);
	paint_curve_area(&canvas, points, 3, 1000.0f, clay);
	assert_int_equal(canvas.pixels[20 * W + 30], clay);
	assert_int_equal(alpha_at(&canvas, 59, 0), 0);
	canvas_release(&canvas);
}

/* Under a line that rises to the right, from the base up to it and not a pixel more. */
static void area__under_a_line__holds_what_lies_between_it_and_the_base(void **state)
{
	(void)state;
	const struct curve_point points[] = {{10.0f, 30.0f}, {30.5f, 20.0f}, {50.0f, 35.0f}};
	struct canvas canvas;

	canvas_init(&canvas, W, H);
	paint_curve_area(&canvas, points, 3, 30.0f, clay);
	assert_int_equal(ink_in(&canvas, 9), 0);
	assert_int_equal(ink_in(&canvas, 50), 0);
	assert_in_range(ink_in(&canvas, 29), 9 * 255, 10 * 255);
	assert_int_equal(canvas.pixels[28 * W + 30], clay);
	assert_int_equal(alpha_at(&canvas, 30, 31), 0);
	/* On the other side of the base it hangs down. */
	assert_int_equal(alpha_at(&canvas, 48, 28), 0);
	assert_int_equal(canvas.pixels[31 * W + 48], clay);
	canvas_release(&canvas);
}

static void curve__of_no_or_one_point__is_nothing_or_a_dot(void **state)
{
	(void)state;
	const struct curve_point point = {20.0f, 20.0f};
	struct canvas canvas;

	canvas_init(&canvas, W, H);
	paint_curve(&canvas, &point, 0, 2.0f, clay);
	paint_curve_area(&canvas, &point, 1, 2.0f, clay);
	for (int i = 0; i < W * H; i++)
		assert_int_equal(canvas.pixels[i], 0);
	paint_curve(&canvas, &point, 1, 4.0f, clay);
	assert_int_equal(canvas.pixels[20 * W + 20], clay);
	assert_int_equal(alpha_at(&canvas, 25, 20), 0);
	canvas_release(&canvas);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(curve__level_line__is_as_thick_as_its_stroke_everywhere),
		cmocka_unit_test(curve__slanting_line__moves_evenly_from_column_to_column),
		cmocka_unit_test(curve__of_pale_ink__is_no_darker_where_parts_meet),
		cmocka_unit_test(curve__reaching_out_of_the_canvas__is_cut_off_there),
		cmocka_unit_test(area__under_a_line__holds_what_lies_between_it_and_the_base),
		cmocka_unit_test(curve__of_no_or_one_point__is_nothing_or_a_dot),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
