/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "paint/board.h"
#include "paint/plank.h"
#include "paint/relief.h"
#include "scene.h"

#include <math.h>
#include <stdlib.h>

static struct board_geometry geometry_of(int w, int h, int holes)
{
	struct board_geometry geometry;
	scene_geometry(&geometry, w, h, holes, false);
	return geometry;
}

/* The same board in a picture that shows little else: for what is asked of the board alone. */
static struct board_geometry close_geometry(int w, int h, int holes)
{
	struct board_geometry g = geometry_of(w, h, holes);
	float half_w = g.upright ? g.half_short : g.half_long;
	float half_h = g.upright ? g.half_long : g.half_short;
	float dx = floorf(g.cx - half_w) - 2.0f, dy = floorf(g.cy - half_h) - 2.0f;
	g.cx -= dx;
	g.cy -= dy;
	g.w = (int)ceilf(2.0f * half_w) + 6;
	g.h = (int)ceilf(2.0f * half_h) + 6;
	for (int place = 0; place < geometry_places(holes); place++) {
		g.places[place].x -= dx;
		g.places[place].y -= dy;
	}
	return g;
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
	{480, 270, 5},
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
			for (int style = 0; style < BOARD_STYLE_COUNT; style++) {
				struct canvas canvas;
				assert_true(paint_board(&canvas, &g, style, coarse, NULL));
				assert_int_equal(canvas.w, sizes[i].w);
				assert_int_equal(canvas.h, sizes[i].h);
				assert_opaque(&canvas);
				canvas_release(&canvas);
			}
		}
}

static void board__painted_twice__is_the_same(void **state)
{
	(void)state;
	for (int i = 0; i < 2 * BOARD_STYLE_COUNT; i++) {
		bool coarse = i % 2;
		struct board_geometry g = geometry_of(480, 270, 7);
		struct canvas a, b;
		assert_true(paint_board(&a, &g, i / 2, coarse, NULL));
		assert_true(paint_board(&b, &g, i / 2, coarse, NULL));
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

static const uint32_t digests[BOARD_STYLE_COUNT] = {
	[BOARD_JAWA] = 0x0906b12bu,
	[BOARD_MELAYU] = 0xc5d7d205u,
	[BOARD_TANAH] = 0x8ad8ed2eu,
};

static void board__known_geometry__has_the_digest_of_its_version(void **state)
{
	(void)state;
	struct board_geometry g = geometry_of(320, 180, 7);
	assert_int_equal(PAINT_BOARD_VERSION, 4);
	for (int style = 0; style < BOARD_STYLE_COUNT; style++) {
		struct canvas canvas;
		assert_true(paint_board(&canvas, &g, style, false, NULL));
		if (digest(&canvas) != digests[style])
			fail_msg("style %d: 0x%08xu", style, (unsigned)digest(&canvas));
		canvas_release(&canvas);
	}
}

static void board__stop_set__returns_false_and_has_painted_nothing(void **state)
{
	(void)state;
	for (int i = 0; i < 2 * BOARD_STYLE_COUNT; i++) {
		struct board_geometry g = geometry_of(1920, 1080, 7);
		struct canvas canvas;
		atomic_bool stop = true;
		assert_false(paint_board(&canvas, &g, i / 2, i % 2, &stop));
		int painted = 0; /* not one pixel of two million */
		for (int k = 0; k < canvas.w * canvas.h; k++)
			painted += canvas.pixels[k] != 0;
		assert_int_equal(painted, 0);
		canvas_release(&canvas);
	}
}

/* The mean distance of two pictures, of 255. */
static double apart(const struct canvas *a, const struct canvas *b)
{
	double off = 0.0;
	for (int i = 0; i < a->w * a->h; i++)
		off += abs(brightness(a->pixels[i]) - brightness(b->pixels[i]));
	return off / (3.0 * (double)(a->w * a->h));
}

static void board__coarse__is_a_soft_version_of_the_fine_one(void **state)
{
	(void)state;
	struct board_geometry g = geometry_of(1280, 720, 7);
	for (int style = 0; style < BOARD_STYLE_COUNT; style++) {
		struct canvas fine, coarse;
		assert_true(paint_board(&fine, &g, style, false, NULL));
		assert_true(paint_board(&coarse, &g, style, true, NULL));
		double off = apart(&fine, &coarse);
		if (off >= 9.0)
			fail_msg("style %d: %.1f apart", style, off);
		canvas_release(&fine);
		canvas_release(&coarse);
	}
}

static void board__another_style__is_another_picture(void **state)
{
	(void)state;
	struct board_geometry g = geometry_of(640, 360, 7);
	struct canvas pictures[BOARD_STYLE_COUNT];
	for (int style = 0; style < BOARD_STYLE_COUNT; style++)
		assert_true(paint_board(&pictures[style], &g, style, true, NULL));
	assert_true(apart(&pictures[BOARD_JAWA], &pictures[BOARD_MELAYU]) > 5.0);
	assert_true(apart(&pictures[BOARD_JAWA], &pictures[BOARD_TANAH]) > 15.0);
	assert_true(apart(&pictures[BOARD_MELAYU], &pictures[BOARD_TANAH]) > 15.0);
	for (int style = 0; style < BOARD_STYLE_COUNT; style++)
		canvas_release(&pictures[style]);
}

/* The mean brightness where FROM <= distance from the hollow's middle < TO, 1 being its edge. */
static double ring_brightness(
	const struct canvas *canvas, const struct board_hollow *h, float from, float to)
{
	double sum = 0.0;
	int count = 0;
	for (float y = h->y - to * h->ry; y <= h->y + to * h->ry; y += 1.0f)
		for (float x = h->x - to * h->rx; x <= h->x + to * h->rx; x += 1.0f) {
			float d = hypotf((x - h->x) / h->rx, (y - h->y) / h->ry);
			if (d < from || d >= to)
				continue;
			sum += brightness(pixel_at(canvas, x, y));
			count++;
		}
	assert_true(count > 0);
	return sum / count;
}

static void board__hollow__is_lit_from_the_upper_left_and_darker_than_its_rim(void **state)
{
	(void)state;
	static const int shapes[2][2] = {{1280, 720}, {720, 1280}};
	for (int i = 0; i < 2 * BOARD_STYLE_COUNT; i++) {
		const int *shape = shapes[i % 2];
		struct board_geometry g = close_geometry(shape[0], shape[1], 7);
		struct canvas canvas;
		assert_true(paint_board(&canvas, &g, i / 2, false, NULL));
		for (int place = 0; place < geometry_places(g.holes); place++) {
			const struct board_hollow *h = &g.places[place];
			float dx = 0.52f * h->rx, dy = 0.52f * h->ry;
			struct board_hollow shaded = {h->x - dx, h->y - dy, 3.0f, 3.0f};
			struct board_hollow bright = {h->x + dx, h->y + dy, 3.0f, 3.0f};
			double dark = ring_brightness(&canvas, &shaded, 0.0f, 1.0f);
			double lit = ring_brightness(&canvas, &bright, 0.0f, 1.0f);
			double ground = ring_brightness(&canvas, h, 0.0f, 0.85f);
			double rim = ring_brightness(&canvas, h, 1.02f, 1.10f);
			if (lit < dark + 50.0 || ground > 0.88 * rim)
				fail_msg("style %d, place %d: %.0f to %.0f, ground %.0f, rim %.0f",
					i / 2, place, dark, lit, ground, rim);
		}
		canvas_release(&canvas);
	}
}

/* The letters must be readable wherever a figure may lie on its plate. */
static double least_contrast(const struct canvas *canvas, const struct board_geometry *g)
{
	double least = 21.0;
	for (int place = 0; place < geometry_places(g->holes); place++) {
		struct board_plate p = board_plate(g, place);
		assert_true(p.w > 0.0f && p.h > 0.0f);
		float dx = fminf(0.36f * p.w, 20.0f * g->unit), dy = 0.40f * p.h;
		for (float y = p.y - dy; y <= p.y + dy; y += 1.0f)
			for (float x = p.x - dx; x <= p.x + dx; x += 1.0f)
				least = fmin(
					least, scene_contrast(0xfffff3d6u, pixel_at(canvas, x, y)));
	}
	return least;
}

static void board_plate__light_letters__have_contrast(void **state)
{
	(void)state;
	static const int shapes[][3] = {
		{1280, 720, 7}, {640, 384, 7}, {720, 1280, 7}, {640, 360, 11}, {1000, 564, 3}};
	for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
		for (int style = 0; style < BOARD_STYLE_COUNT; style++) {
			struct board_geometry g =
				close_geometry(shapes[i][0], shapes[i][1], shapes[i][2]);
			struct canvas canvas;
			assert_true(paint_board(&canvas, &g, style, false, NULL));
			double least = least_contrast(&canvas, &g);
			if (least < 4.5)
				fail_msg("style %d, %d x %d, %d holes: %.2f", style, g.w, g.h,
					g.holes, least);
			canvas_release(&canvas);
		}
}

/* Every corner of a plate lies well inside the edge, and so does every lip. */
static void board_plate__every_place__is_outside_its_hollow_and_on_the_board(void **state)
{
	(void)state;
	for (int i = 0; i < 2 * BOARD_STYLE_COUNT; i++)
		for (int holes = GEOMETRY_HOLES_MIN; holes <= GEOMETRY_HOLES_MAX; holes++) {
			struct board_geometry g = i % 2 ? geometry_of(1080, 1920, holes)
							: geometry_of(1920, 1080, holes);
			struct relief relief;
			relief_init(&relief, &g, i / 2);
			for (int place = 0; place < geometry_places(holes); place++) {
				struct board_plate p = board_plate(&g, place);
				const struct board_hollow *h = &g.places[place];
				for (int corner = 0; corner < 4; corner++) {
					/* They are round. */
					float dx = (corner & 1 ? 0.43f : -0.43f) * p.w;
					float dy = (corner & 2 ? 0.43f : -0.43f) * p.h;
					float off = relief_distance(&relief, p.x + dx, p.y + dy);
					float in = hypotf((p.x + dx - h->x) / h->rx,
						(p.y + dy - h->y) / h->ry);
					if (in < 1.0f || off > -7.0f * g.unit)
						fail_msg("style %d, %d holes, place %d: %.1f",
							i / 2, holes, place,
							(double)(off / g.unit));
				}
			}
		}
}

static void board__any_style__holds_every_hollow_with_its_lip(void **state)
{
	(void)state;
	for (int i = 0; i < 2 * BOARD_STYLE_COUNT; i++)
		for (int holes = GEOMETRY_HOLES_MIN; holes <= GEOMETRY_HOLES_MAX; holes++) {
			struct board_geometry g = i % 2 ? geometry_of(1080, 1920, holes)
							: geometry_of(1920, 1080, holes);
			struct relief relief;
			relief_init(&relief, &g, i / 2);
			for (int place = 0; place < geometry_places(holes); place++)
				for (int k = 0; k < 32; k++) {
					const struct board_hollow *h = &g.places[place];
					float lip = HOLLOW_LIP * g.unit;
					float turn = (float)k * 6.2831853f / 32.0f;
					float x = h->x + (h->rx + lip) * cosf(turn);
					float y = h->y + (h->ry + lip) * sinf(turn);
					assert_true(
						relief_distance(&relief, x, y) < -8.0f * g.unit);
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

static void check_turned(int style, const struct board_geometry *geometry)
{
	struct board_geometry g = *geometry;
	struct canvas one, other;
	assert_true(paint_board(&one, &g, style, false, NULL));
	g.counter_clockwise = true;
	assert_true(paint_board(&other, &g, style, false, NULL));
	for (int place = 0; place < geometry_places(g.holes); place++) {
		if (geometry_is_store(g.holes, place) || geometry_is_store(g.holes, place + 1))
			continue;
		const struct board_hollow *a = &g.places[place], *b = &g.places[place + 1];
		float x = 0.5f * (a->x + b->x), y = 0.5f * (a->y + b->y);
		int most = difference(&one, &other, x, y, 0.9f * a->rx);
		if (most <= 60)
			fail_msg("style %d, %d holes, place %d: %d", style, g.holes, place, most);
	}
	canvas_release(&one);
	canvas_release(&other);
}

static void board__sown_the_other_way__turns_every_arrow(void **state)
{
	(void)state;
	static const int shapes[][3] = {
		{1000, 564, 3}, {640, 360, 7}, {640, 360, 11}, {360, 640, 5}};
	for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
		for (int style = 0; style < BOARD_STYLE_COUNT; style++) {
			struct board_geometry g =
				close_geometry(shapes[i][0], shapes[i][1], shapes[i][2]);
			check_turned(style, &g);
		}
}

/* Where the edge runs through the middle of a row of pixels, that row is neither wood nor mat. */
static void board__edge__is_smooth(void **state)
{
	(void)state;
	for (int style = BOARD_JAWA; style <= BOARD_MELAYU; style++) {
		struct board_geometry g = geometry_of(1280, 720, 7);
		struct canvas canvas;
		g.cy += 0.5f;
		assert_true(paint_board(&canvas, &g, style, false, NULL));
		int y = (int)(g.cy + g.half_short);
		int wood = 0, edge = 0, mat = 0;
		for (int x = 540; x < 740; x++) {
			wood += brightness(canvas.pixels[(y - 2) * canvas.w + x]);
			edge += brightness(canvas.pixels[y * canvas.w + x]);
			mat += brightness(canvas.pixels[(y + 2) * canvas.w + x]);
		}
		assert_true((edge > wood) == (edge < mat));
		canvas_release(&canvas);
	}
}

/* A pixel's share of wood is its distance from the edge: so where that grows as fast as the way
 * from it, the whole outline, scrolls and all, is blurred over one pixel. */
static void board__outline__has_distances_that_are_true_at_the_edge(void **state)
{
	(void)state;
	for (int i = 0; i < 4; i++) {
		struct board_geometry g =
			i % 2 ? geometry_of(432, 768, 7) : geometry_of(960, 540, 5);
		struct relief relief;
		int seen = 0;
		relief_init(&relief, &g, i / 2 ? BOARD_MELAYU : BOARD_JAWA);
		for (float y = 0.5f; y < (float)g.h; y += 1.0f)
			for (float x = 0.5f; x < (float)g.w; x += 1.0f) {
				if (fabsf(relief_distance(&relief, x, y)) > 0.5f)
					continue;
				float dx = relief_distance(&relief, x + 0.5f, y) -
					   relief_distance(&relief, x - 0.5f, y);
				float dy = relief_distance(&relief, x, y + 0.5f) -
					   relief_distance(&relief, x, y - 0.5f);
				/* In the necks of the boat two edges meet softly. */
				assert_true(hypotf(dx, dy) > 0.6f && hypotf(dx, dy) < 1.1f);
				seen++;
			}
		assert_true(seen > 600);
	}
}

/* Nothing of the board is cut off at the ends, and the ends are where they are said to be. */
static void board_overhang__any_window__is_where_the_board_ends(void **state)
{
	(void)state;
	static const int shapes[][3] = {
		{1280, 720, 7}, {800, 480, 3}, {1080, 1920, 7}, {640, 360, 11}, {360, 640, 5}};
	for (size_t i = 0; i < 2 * sizeof shapes / sizeof shapes[0]; i++) {
		const int *shape = shapes[i / 2];
		struct board_geometry g = geometry_of(shape[0], shape[1], shape[2]);
		enum board_style style = i % 2 ? BOARD_MELAYU : BOARD_JAWA;
		float over = board_overhang(&g, style), end = g.half_long + over;
		struct relief relief;
		assert_true(over >= 0.0f && end < 0.5f * (float)(g.upright ? g.h : g.w));
		relief_init(&relief, &g, style);
		float nearest = 100.0f;
		for (float across = -g.half_short; across <= g.half_short; across += 0.5f) {
			float x = g.upright ? g.cx + across : g.cx + end;
			float y = g.upright ? g.cy - end : g.cy + across;
			nearest = fminf(nearest, relief_distance(&relief, x, y));
		}
		if (nearest < -1.0f || nearest > 0.5f)
			fail_msg("%d x %d, style %d: %.2f", g.w, g.h, (int)style, (double)nearest);
	}
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
		cmocka_unit_test(board__another_style__is_another_picture),
		cmocka_unit_test(board__hollow__is_lit_from_the_upper_left_and_darker_than_its_rim),
		cmocka_unit_test(board_plate__light_letters__have_contrast),
		cmocka_unit_test(board_plate__every_place__is_outside_its_hollow_and_on_the_board),
		cmocka_unit_test(board__any_style__holds_every_hollow_with_its_lip),
		cmocka_unit_test(board__sown_the_other_way__turns_every_arrow),
		cmocka_unit_test(board__edge__is_smooth),
		cmocka_unit_test(board__outline__has_distances_that_are_true_at_the_edge),
		cmocka_unit_test(board_overhang__any_window__is_where_the_board_ends),
		cmocka_unit_test(backdrop__any_size__is_opaque_calm_and_the_same_twice),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
