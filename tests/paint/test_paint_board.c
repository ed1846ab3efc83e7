/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "paint/board.h"
#include "scene.h"

#include <math.h>
#include <stdlib.h>

static struct board_geometry geometry_of(int w, int h, int holes)
{
	struct board_geometry geometry;
	scene_geometry(&geometry, w, h, holes, false);
	return geometry;
}

static size_t bytes_of(const struct canvas *canvas)
{
	return (size_t)canvas->w * (size_t)canvas->h * sizeof *canvas->pixels;
}

static void assert_opaque(const struct canvas *canvas)
{
	for (int i = 0; i < canvas->w * canvas->h; i++)
		if (canvas->pixels[i] >> 24 != 255)
			fail_msg("pixel %d, %d is 0x%08x", i % canvas->w, i / canvas->w,
				(unsigned)canvas->pixels[i]);
}

static uint32_t pixel_at(const struct canvas *canvas, float x, float y)
{
	return canvas->pixels[(int)y * canvas->w + (int)x];
}

static int brightness(uint32_t colour)
{
	return (int)((colour >> 16 & 255) + (colour >> 8 & 255) + (colour & 255));
}

static const struct {
	int w, h, holes;
} sizes[] = {
	{320, 200, 3},
	{320, 180, 7},
	{402, 239, 11},
	{640, 360, 5},
	{180, 320, 7},
	{201, 357, 9},
	{64, 48, 7},
	{7, 5, 3},
	{1, 1, 7},
	{3, 200, 11},
};

static void board__any_size__is_opaque_and_of_that_size(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
		for (int coarse = 0; coarse < 2; coarse++) {
			struct board_geometry g =
				geometry_of(sizes[i].w, sizes[i].h, sizes[i].holes);
			struct canvas canvas;
			assert_true(paint_board(&canvas, &g, BOARD_JAWA, coarse, NULL));
			assert_int_equal(canvas.w, sizes[i].w);
			assert_int_equal(canvas.h, sizes[i].h);
			assert_opaque(&canvas);
			canvas_release(&canvas);
		}
}

static void board__painted_twice__is_the_same(void **state)
{
	(void)state;
	for (int coarse = 0; coarse < 2; coarse++) {
		struct board_geometry g = geometry_of(480, 270, 7);
		struct canvas a, b;
		assert_true(paint_board(&a, &g, BOARD_JAWA, coarse, NULL));
		assert_true(paint_board(&b, &g, BOARD_JAWA, coarse, NULL));
		assert_memory_equal(a.pixels, b.pixels, bytes_of(&a));
		canvas_release(&a);
		canvas_release(&b);
	}
}

/* FNV-1a over the pixels: the picture of a known geometry, so that a machine or compiler that
 * rounds otherwise is noticed, and a changed painting gets a new PAINT_BOARD_VERSION. */
static uint32_t digest(const struct canvas *canvas)
{
	uint32_t hash = 2166136261u;
	for (int i = 0; i < canvas->w * canvas->h; i++)
		for (int k = 0; k < 24; k += 8)
			hash = (hash ^ (canvas->pixels[i] >> k & 255)) * 16777619u;
	return hash;
}

#define BOARD_DIGEST 0xec2eac92u

static void board__known_geometry__has_the_digest_of_its_version(void **state)
{
	(void)state;
	struct board_geometry g = geometry_of(320, 180, 7);
	struct canvas canvas;
	assert_true(paint_board(&canvas, &g, BOARD_JAWA, false, NULL));
	assert_int_equal(PAINT_BOARD_VERSION, 2);
	assert_int_equal(digest(&canvas), BOARD_DIGEST);
	canvas_release(&canvas);
}

static void board__stop_set__returns_false_and_has_painted_nothing(void **state)
{
	(void)state;
	for (int coarse = 0; coarse < 2; coarse++) {
		struct board_geometry g = geometry_of(1920, 1080, 7);
		struct canvas canvas;
		atomic_bool stop = true;
		assert_false(paint_board(&canvas, &g, BOARD_JAWA, coarse, &stop));
		int painted = 0; /* not one pixel of two million */
		for (int i = 0; i < canvas.w * canvas.h; i++)
			painted += canvas.pixels[i] != 0;
		assert_int_equal(painted, 0);
		canvas_release(&canvas);
	}
}

static void board__coarse__is_a_soft_version_of_the_fine_one(void **state)
{
	(void)state;
	struct board_geometry g = geometry_of(1280, 720, 7);
	struct canvas fine, coarse;
	assert_true(paint_board(&fine, &g, BOARD_JAWA, false, NULL));
	assert_true(paint_board(&coarse, &g, BOARD_JAWA, true, NULL));
	double off = 0.0;
	for (int i = 0; i < fine.w * fine.h; i++)
		off += abs(brightness(fine.pixels[i]) - brightness(coarse.pixels[i]));
	off /= 3.0 * (double)(fine.w * fine.h);
	assert_true(off < 9.0);
	canvas_release(&fine);
	canvas_release(&coarse);
}

static void board__light__falls_from_the_upper_left_of_the_screen(void **state)
{
	(void)state;
	static const int shapes[2][2] = {{1280, 720}, {720, 1280}};
	for (int i = 0; i < 2; i++) {
		struct board_geometry g = geometry_of(shapes[i][0], shapes[i][1], 7);
		struct canvas canvas;
		assert_true(paint_board(&canvas, &g, BOARD_JAWA, false, NULL));
		for (int place = 0; place < geometry_places(g.holes); place++) {
			const struct board_hollow *h = &g.places[place];
			float dx = 0.52f * h->rx, dy = 0.52f * h->ry;
			int dark = brightness(pixel_at(&canvas, h->x - dx, h->y - dy));
			int lit = brightness(pixel_at(&canvas, h->x + dx, h->y + dy));
			assert_true(lit > dark + 60);
		}
		canvas_release(&canvas);
	}
}

/* The letters must be readable wherever a figure may lie on its plate. */
static void board_plate__light_letters__have_contrast(void **state)
{
	(void)state;
	static const int shapes[][3] = {
		{1280, 720, 7}, {800, 480, 7}, {720, 1280, 7}, {640, 360, 11}, {960, 540, 3}};
	for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
		int holes = shapes[i][2];
		struct board_geometry g = geometry_of(shapes[i][0], shapes[i][1], holes);
		struct canvas canvas;
		assert_true(paint_board(&canvas, &g, BOARD_JAWA, false, NULL));
		double least = 21.0;
		for (int place = 0; place < geometry_places(holes); place++) {
			struct board_plate p = board_plate(&g, place);
			assert_true(p.w > 0.0f && p.h > 0.0f);
			float dx = fminf(0.36f * p.w, 20.0f * g.unit), dy = 0.40f * p.h;
			for (float y = p.y - dy; y <= p.y + dy; y += 1.0f)
				for (float x = p.x - dx; x <= p.x + dx; x += 1.0f)
					least = fmin(least, scene_contrast(0xfffff3d6u,
								    pixel_at(&canvas, x, y)));
		}
		if (least < 4.5)
			fail_msg("%d x %d, %d holes: %.2f", g.w, g.h, holes, least);
		canvas_release(&canvas);
	}
}

static void board_plate__every_place__is_outside_its_hollow_and_on_the_plank(void **state)
{
	(void)state;
	for (int upright = 0; upright < 2; upright++)
		for (int holes = 3; holes <= 11; holes++) {
			struct board_geometry g = upright ? geometry_of(1080, 1920, holes)
							  : geometry_of(1920, 1080, holes);
			float hx = upright ? g.half_short : g.half_long;
			float hy = upright ? g.half_long : g.half_short;
			for (int place = 0; place < geometry_places(holes); place++) {
				struct board_plate p = board_plate(&g, place);
				const struct board_hollow *h = &g.places[place];
				assert_true(fabsf(p.x - g.cx) + 0.5f * p.w < hx);
				assert_true(fabsf(p.y - g.cy) + 0.5f * p.h < hy);
				bool beside = fabsf(p.x - h->x) >= h->rx + 0.5f * p.w;
				bool below = fabsf(p.y - h->y) >= h->ry + 0.5f * p.h;
				assert_true(beside || below);
			}
		}
}

/* How much two pictures differ within a box. */
static int difference(const struct canvas *a, const struct canvas *b, float x, float y, float r)
{
	int most = 0;
	for (float py = y - r; py <= y + r; py += 1.0f)
		for (float px = x - r; px <= x + r; px += 1.0f) {
			int off = abs(
				brightness(pixel_at(a, px, py)) - brightness(pixel_at(b, px, py)));
			most = off > most ? off : most;
		}
	return most;
}

static void board__sown_the_other_way__turns_every_arrow(void **state)
{
	(void)state;
	static const int shapes[][3] = {
		{1280, 720, 3}, {1280, 720, 7}, {960, 540, 11}, {540, 960, 5}};
	for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
		int holes = shapes[i][2];
		struct board_geometry g = geometry_of(shapes[i][0], shapes[i][1], holes);
		struct canvas one, other;
		assert_true(paint_board(&one, &g, BOARD_JAWA, false, NULL));
		g.counter_clockwise = true;
		assert_true(paint_board(&other, &g, BOARD_JAWA, false, NULL));
		for (int place = 0; place < geometry_places(holes); place++) {
			if (geometry_is_store(holes, place) || geometry_is_store(holes, place + 1))
				continue;
			const struct board_hollow *a = &g.places[place], *b = &g.places[place + 1];
			float x = 0.5f * (a->x + b->x), y = 0.5f * (a->y + b->y);
			assert_true(difference(&one, &other, x, y, 0.9f * a->rx) > 60);
		}
		canvas_release(&one);
		canvas_release(&other);
	}
}

/* Where the edge runs through the middle of a row of pixels, that row is neither wood nor mat. */
static void board__edge__is_smooth(void **state)
{
	(void)state;
	struct board_geometry g = geometry_of(1280, 720, 7);
	struct canvas canvas;
	g.cy += 0.5f;
	assert_true(paint_board(&canvas, &g, BOARD_JAWA, false, NULL));
	int y = (int)(g.cy + g.half_short);
	int wood = 0, edge = 0, mat = 0;
	for (int x = 500; x < 780; x++) {
		wood += brightness(canvas.pixels[(y - 2) * canvas.w + x]);
		edge += brightness(canvas.pixels[y * canvas.w + x]);
		mat += brightness(canvas.pixels[(y + 2) * canvas.w + x]);
	}
	assert_true((edge > wood) == (edge < mat));
	canvas_release(&canvas);
}

static void backdrop__any_size__is_opaque_calm_and_the_same_twice(void **state)
{
	(void)state;
	static const int shapes[][2] = {{1280, 720}, {401, 299}, {1, 1}, {3, 90}};
	for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
		struct canvas a, b;
		paint_backdrop(&a, shapes[i][0], shapes[i][1], 1.0f);
		paint_backdrop(&b, shapes[i][0], shapes[i][1], 1.0f);
		assert_opaque(&a);
		assert_memory_equal(a.pixels, b.pixels, bytes_of(&a));
		for (int k = 1; k < a.w * a.h; k++)
			if (k % a.w)
				assert_in_range(
					abs(brightness(a.pixels[k]) - brightness(a.pixels[k - 1])),
					0, 16);
		canvas_release(&a);
		canvas_release(&b);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(board__any_size__is_opaque_and_of_that_size),
		cmocka_unit_test(board__painted_twice__is_the_same),
		cmocka_unit_test(board__known_geometry__has_the_digest_of_its_version),
		cmocka_unit_test(board__stop_set__returns_false_and_has_painted_nothing),
		cmocka_unit_test(board__coarse__is_a_soft_version_of_the_fine_one),
		cmocka_unit_test(board__light__falls_from_the_upper_left_of_the_screen),
		cmocka_unit_test(board_plate__light_letters__have_contrast),
		cmocka_unit_test(board_plate__every_place__is_outside_its_hollow_and_on_the_plank),
		cmocka_unit_test(board__sown_the_other_way__turns_every_arrow),
		cmocka_unit_test(board__edge__is_smooth),
		cmocka_unit_test(backdrop__any_size__is_opaque_calm_and_the_same_twice),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
