/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "paint/seed.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const float halves[] = {4.0f, 8.0f, 9.7f, 15.4f, 23.1f, 40.0f};

enum { HALVES = sizeof halves / sizeof halves[0] };

static void assert_clear_border(const struct canvas *canvas, unsigned most)
{
	for (int y = 0; y < canvas->h; y++)
		for (int x = 0; x < canvas->w; x++) {
			bool border = x == 0 || y == 0 || x == canvas->w - 1 || y == canvas->h - 1;
			if (border)
				assert_in_range(canvas->pixels[y * canvas->w + x] >> 24, 0, most);
		}
}

static void seed__every_turn_and_variant__is_whole_on_its_canvas(void **state)
{
	(void)state;
	for (int i = 0; i < HALVES; i++)
		for (int n = 0; n < SEED_KIND_COUNT * SEED_TURNS; n += i < 3 ? 1 : 5)
			for (int variant = 0; variant < SEED_VARIANTS; variant++) {
				struct canvas canvas;
				paint_seed(&canvas, (enum seed_kind)(n / SEED_TURNS), halves[i],
					n % SEED_TURNS, variant);
				assert_clear_border(&canvas, 0);
				uint32_t middle =
					canvas.pixels[canvas.h / 2 * canvas.w + canvas.w / 2];
				assert_int_equal(middle >> 24, 255);
				canvas_release(&canvas);
			}
}

static void seed_shadow__lying_and_high__fades_out_before_the_edge(void **state)
{
	(void)state;
	for (int i = 0; i < HALVES; i++)
		for (int n = 0; n < SEED_KIND_COUNT * SEED_TURNS; n += 3)
			for (float soft = 0.0f; soft <= 1.0f; soft += 0.25f) {
				struct canvas canvas;
				paint_seed_shadow(&canvas, (enum seed_kind)(n / SEED_TURNS),
					halves[i], n % SEED_TURNS, soft);
				assert_clear_border(&canvas, 3);
				canvas_release(&canvas);
			}
}

static void seed__painted_twice__is_the_same(void **state)
{
	(void)state;
	for (int kind = 0; kind < SEED_KIND_COUNT; kind++) {
		struct canvas a, turns[SEED_TURNS];
		paint_seed(&a, (enum seed_kind)kind, 15.4f, 5, 1);
		paint_seed_turns(turns, (enum seed_kind)kind, 15.4f, 1);
		assert_int_equal(a.w, turns[5].w);
		assert_memory_equal(
			a.pixels, turns[5].pixels, (size_t)(a.w * a.h) * sizeof *a.pixels);
		canvas_release(&a);
		for (int turn = 0; turn < SEED_TURNS; turn++)
			canvas_release(&turns[turn]);
	}
}

/* What a seed's picture is like on the whole. */
struct impression {
	double near, far; /* green of the half towards the lamp, and of the other */
	double red, green, blue;
	int most; /* green of its brightest point */
};

static struct impression look_at(const struct canvas *canvas)
{
	struct impression sum = {0};
	int near = 0, far = 0, all = 0;
	for (int y = 0; y < canvas->h; y++)
		for (int x = 0; x < canvas->w; x++) {
			uint32_t p = canvas->pixels[y * canvas->w + x];
			int side = x + y + 1 - (canvas->w + canvas->h) / 2;
			int green = (int)(p >> 8 & 255);
			if (p >> 24 < 255)
				continue;
			all++;
			sum.red += p >> 16 & 255;
			sum.green += green;
			sum.blue += p & 255;
			sum.most = green > sum.most ? green : sum.most;
			sum.near += side <= -6 ? green : 0;
			sum.far += side >= 6 ? green : 0;
			near += side <= -6;
			far += side >= 6;
		}
	return (struct impression){sum.near / near, sum.far / far, sum.red / all, sum.green / all,
		sum.blue / all, sum.most};
}

/* However a seed is turned, its side towards the lamp is the lighter one; in a glass marble, where
 * the light is gathered, the other. Cowries are cream, kernels nearly black but for a point of
 * light, saga seeds red. */
static void seed__any_turn__is_lit_from_the_upper_left_and_of_its_colour(void **state)
{
	(void)state;
	for (int n = 0; n < SEED_KIND_COUNT * SEED_TURNS * SEED_VARIANTS; n++) {
		enum seed_kind kind = (enum seed_kind)(n / SEED_TURNS / SEED_VARIANTS);
		int turn = n / SEED_VARIANTS % SEED_TURNS, variant = n % SEED_VARIANTS;
		struct canvas canvas;
		paint_seed(&canvas, kind, 20.0f, turn, variant);
		struct impression seen = look_at(&canvas);
		double nearer = seen.near - seen.far;
		bool good = seen.most > 170;
		if (kind == SEED_KERANG)
			good = good && nearer > 10 && seen.red > 1.12 * seen.blue &&
			       seen.green > 140;
		else if (kind == SEED_SAWO) /* the scar may be on either side */
			good = good && nearer > -45 && seen.green < 85;
		else if (kind == SEED_SAGA)
			good = good && nearer > 10 && seen.red > 2.5 * seen.green;
		else
			good = good && nearer < -10;
		if (!good)
			fail_msg("kind %d, turn %d, variant %d: %.0f to the lamp, %.0f away, "
				 "%.0f %.0f %.0f, at most %d",
				(int)kind, turn, variant, seen.near, seen.far, seen.red, seen.green,
				seen.blue, seen.most);
		canvas_release(&canvas);
	}
}

/* Behind a marble lies the light it has gathered, warm and brighter than the shadow around. */
static void seed_shadow__of_glass__has_a_bright_spot(void **state)
{
	(void)state;
	int warm[SEED_KIND_COUNT] = {0};
	for (int kind = 0; kind < SEED_KIND_COUNT; kind++) {
		struct canvas canvas;
		paint_seed_shadow(&canvas, (enum seed_kind)kind, 20.0f, 0, 0.0f);
		for (int i = 0; i < canvas.w * canvas.h; i++)
			warm[kind] += (canvas.pixels[i] >> 16 & 255) > 120;
		canvas_release(&canvas);
	}
	for (int kind = 0; kind < SEED_KIND_COUNT; kind++)
		assert_true(kind == SEED_GULI ? warm[kind] > 40 : warm[kind] == 0);
}

/* What the heap promises is measured on the seed's own pixels: none lies outside the hollow. */
struct edge {
	int count;
	float x[600], y[600]; /* the middles of the outermost pixels, from the seed's own */
};

static bool is_solid(const struct canvas *seed, int x, int y)
{
	return x >= 0 && y >= 0 && x < seed->w && y < seed->h &&
	       seed->pixels[y * seed->w + x] >> 24 >= 128;
}

static void find_edge(struct edge *edge, enum seed_kind kind, float half, int turn, int variant)
{
	struct canvas seed;
	paint_seed(&seed, kind, half, turn, variant);
	edge->count = 0;
	for (int y = 0; y < seed.h; y++)
		for (int x = 0; x < seed.w; x++) {
			if (!is_solid(&seed, x, y) ||
				(is_solid(&seed, x - 1, y) && is_solid(&seed, x + 1, y) &&
					is_solid(&seed, x, y - 1) && is_solid(&seed, x, y + 1)))
				continue;
			assert_true(edge->count < 600);
			edge->x[edge->count] = (float)(x - seed.w / 2) + 0.5f;
			edge->y[edge->count++] = (float)(y - seed.h / 2) + 0.5f;
		}
	canvas_release(&seed);
}

static float farthest(const struct edge *edge, const struct heap_spot *spot, float rx, float ry)
{
	float most = 0.0f;
	for (int i = 0; i < edge->count; i++) {
		float px = (spot->x + edge->x[i]) / rx, py = (spot->y + edge->y[i]) / ry;
		most = fmaxf(most, px * px + py * py);
	}
	return most;
}

static const struct {
	float rx, ry, half;
} hollows[] = {
	{47, 47, 15.4f},
	{66, 104, 15.4f},
	{104, 66, 15.4f},
	{30, 30, 9.8f},
	{22, 22, 7.2f},
	{29, 46, 6.8f},
	{141, 141, 46.0f},
	{17, 17, 15.4f},
	{40, 18, 15.4f},
};

enum { HOLLOWS = sizeof hollows / sizeof hollows[0] };

static void check_inside(int hollow, enum seed_kind kind, struct edge (*edges)[SEED_VARIANTS])
{
	float rx = hollows[hollow].rx, ry = hollows[hollow].ry, half = hollows[hollow].half;
	for (int turn = 0; turn < SEED_TURNS; turn++)
		for (int variant = 0; variant < SEED_VARIANTS; variant++)
			find_edge(&edges[turn][variant], kind, half, turn, variant);
	for (int n = 0; n < 2 * 255; n++) {
		struct heap_spot spot;
		heap_spot(&spot, kind, n % 255, rx, ry, half, (unsigned)(n / 255) * 7919u);
		assert_in_range(spot.turn, 0, SEED_TURNS - 1);
		assert_in_range(spot.variant, 0, SEED_VARIANTS - 1);
		assert_in_range(spot.layer, 0, 255);
		float most = farthest(&edges[spot.turn][spot.variant], &spot, rx, ry);
		if (most >= 1.0f)
			fail_msg("kind %d in %.0f x %.0f: seed %d of heap %d sticks out, %.3f",
				(int)kind, (double)rx, (double)ry, n % 255, n / 255, (double)most);
	}
}

static void heap__up_to_255_seeds__lie_wholly_inside(void **state)
{
	(void)state;
	struct edge(*edges)[SEED_VARIANTS] = test_malloc(SEED_TURNS * sizeof *edges);
	for (int i = 0; i < HOLLOWS; i++)
		for (int kind = 0; kind < SEED_KIND_COUNT; kind++)
			check_inside(i, (enum seed_kind)kind, edges);
	test_free(edges);
}

static void heap__asked_in_any_order__answers_the_same(void **state)
{
	(void)state;
	for (int kind = 0; kind < SEED_KIND_COUNT; kind++) {
		struct heap_spot first[60], again;
		memset(first, 0, sizeof first);
		memset(&again, 0, sizeof again);
		for (int i = 0; i < 60; i++)
			heap_spot(&first[i], (enum seed_kind)kind, i, 47, 47, 15.4f, 12);
		for (int i = 59; i >= 0; i--) {
			heap_spot(&again, (enum seed_kind)kind, i, 47, 47, 15.4f, 12);
			assert_memory_equal(&again, &first[i], sizeof again);
		}
	}
}

/* Few seeds can be counted at a glance. */
static void heap__seven_seeds__lie_on_the_ground_apart(void **state)
{
	(void)state;
	for (unsigned n = 0; n < 40 * SEED_KIND_COUNT; n++) {
		enum seed_kind kind = (enum seed_kind)(n % SEED_KIND_COUNT);
		struct heap_spot spots[7];
		for (int i = 0; i < 7; i++) {
			heap_spot(&spots[i], kind, i, 47, 47, 15.4f, n / SEED_KIND_COUNT);
			if (i < 6)
				assert_int_equal(spots[i].layer, 0);
		}
		assert_true(hypotf(spots[0].x, spots[0].y) < 15.4f);
		for (int i = 0; i < 7; i++)
			for (int k = 0; k < i; k++)
				if (spots[i].layer == spots[k].layer)
					assert_true(hypotf(spots[i].x - spots[k].x,
							    spots[i].y - spots[k].y) > 9.0f);
	}
}

enum { PLOT = 120 };

/* Draws the first COUNT seeds of a heap, low ones first, each as its own number from 1. */
static void plot(int (*owner)[PLOT], int *all, enum seed_kind kind, unsigned salt, int count)
{
	memset(owner, 0, PLOT * sizeof *owner);
	for (int n = 0; n < 4 * count; n++) {
		struct heap_spot spot;
		struct canvas seed;
		int i = n % count, left, top;
		heap_spot(&spot, kind, i, 47, 47, 15.4f, salt);
		assert_true(spot.layer < 4);
		if (spot.layer != n / count)
			continue;
		paint_seed(&seed, kind, 15.4f, spot.turn, spot.variant);
		left = PLOT / 2 + (int)lrintf(spot.x) - seed.w / 2;
		top = PLOT / 2 + (int)lrintf(spot.y) - seed.h / 2;
		for (int k = 0; k < seed.w * seed.h; k++)
			if (seed.pixels[k] >> 24 >= 128) {
				owner[top + k / seed.w][left + k % seed.w] = i + 1;
				all[i]++;
			}
		canvas_release(&seed);
	}
}

/* A child can count them: none is hidden by those that lie on it. */
static void heap__seven_seeds__are_all_seen(void **state)
{
	(void)state;
	enum { COUNT = 7 };
	int(*owner)[PLOT] = test_malloc(PLOT * sizeof *owner);
	for (unsigned n = 0; n < 40 * SEED_KIND_COUNT; n++) {
		int all[COUNT] = {0}, seen[COUNT + 1] = {0};
		plot(owner, all, (enum seed_kind)(n % SEED_KIND_COUNT), n / SEED_KIND_COUNT, COUNT);
		for (int k = 0; k < PLOT * PLOT; k++)
			seen[owner[k / PLOT][k % PLOT]]++;
		for (int i = 0; i < COUNT; i++)
			if (5 * seen[i + 1] < all[i])
				fail_msg("kind %u, heap %u: of seed %d %d points are seen of %d",
					n % SEED_KIND_COUNT, n / SEED_KIND_COUNT, i, seen[i + 1],
					all[i]);
	}
	test_free(owner);
}

/* A heap is higher in its middle, and a full one covers its hollow; of small seeds a little less.
 */
static void heap__many_seeds__is_round_and_full(void **state)
{
	(void)state;
	static const float covered[SEED_KIND_COUNT] = {0.70f, 0.70f, 0.60f, 0.70f};
	for (unsigned n = 0; n < 10 * SEED_KIND_COUNT; n++) {
		float most_x = 0.0f, most_y = 0.0f, away[2] = {0, 0};
		int count[2] = {0, 0};
		for (int i = 0; i < 97; i++) {
			struct heap_spot spot;
			heap_spot(&spot, (enum seed_kind)(n % SEED_KIND_COUNT), i, 66, 104, 15.4f,
				n / SEED_KIND_COUNT);
			most_x = fmaxf(most_x, fabsf(spot.x));
			most_y = fmaxf(most_y, fabsf(spot.y));
			int high = spot.layer >= 2;
			away[high] += hypotf(spot.x / 66, spot.y / 104);
			count[high]++;
		}
		assert_true(most_x > 0.60f * 66 && most_y > covered[n % SEED_KIND_COUNT] * 104);
		assert_true(count[0] > 25 && count[1] > 15);
		assert_true(away[1] / (float)count[1] < away[0] / (float)count[0]);
	}
}

/* What lies higher is nearer to the eye: of a large heap the upper layers are seen further up. */
static void heap__higher_layers__are_seen_further_up(void **state)
{
	(void)state;
	for (int kind = 0; kind < SEED_KIND_COUNT; kind++) {
		double y[8] = {0};
		int count[8] = {0};
		for (unsigned salt = 0; salt < 60; salt++)
			for (int i = 0; i < 97; i++) {
				struct heap_spot spot;
				heap_spot(&spot, (enum seed_kind)kind, i, 66, 104, 15.4f, salt);
				if (spot.layer < 8) {
					y[spot.layer] += (double)spot.y;
					count[spot.layer]++;
				}
			}
		assert_true(count[0] > 0 && count[1] > 0 && count[2] > 0);
		for (int layer = 1; layer < 3; layer++)
			assert_true(
				y[layer] / count[layer] < y[layer - 1] / count[layer - 1] - 1.0);
	}
}

static void heap__other_salt__lies_otherwise(void **state)
{
	(void)state;
	int same = 0;
	for (int i = 0; i < 20; i++) {
		struct heap_spot a, b;
		heap_spot(&a, SEED_KERANG, i, 47, 47, 15.4f, 1);
		heap_spot(&b, SEED_KERANG, i, 47, 47, 15.4f, 2);
		same += hypotf(a.x - b.x, a.y - b.y) < 0.5f;
	}
	assert_in_range(same, 0, 2);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(seed__every_turn_and_variant__is_whole_on_its_canvas),
		cmocka_unit_test(seed_shadow__lying_and_high__fades_out_before_the_edge),
		cmocka_unit_test(seed__painted_twice__is_the_same),
		cmocka_unit_test(seed__any_turn__is_lit_from_the_upper_left_and_of_its_colour),
		cmocka_unit_test(seed_shadow__of_glass__has_a_bright_spot),
		cmocka_unit_test(heap__up_to_255_seeds__lie_wholly_inside),
		cmocka_unit_test(heap__asked_in_any_order__answers_the_same),
		cmocka_unit_test(heap__seven_seeds__lie_on_the_ground_apart),
		cmocka_unit_test(heap__seven_seeds__are_all_seen),
		cmocka_unit_test(heap__many_seeds__is_round_and_full),
		cmocka_unit_test(heap__higher_layers__are_seen_further_up),
		cmocka_unit_test(heap__other_salt__lies_otherwise),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
