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
		for (int turn = 0; turn < SEED_TURNS; turn += i < 4 ? 1 : 5)
			for (int variant = 0; variant < SEED_VARIANTS; variant++) {
				struct canvas canvas;
				paint_seed(&canvas, SEED_KERANG, halves[i], turn, variant);
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
		for (int turn = 0; turn < SEED_TURNS; turn += 3)
			for (float soft = 0.0f; soft <= 1.0f; soft += 0.25f) {
				struct canvas canvas;
				paint_seed_shadow(&canvas, SEED_KERANG, halves[i], turn, soft);
				assert_clear_border(&canvas, 3);
				canvas_release(&canvas);
			}
}

static void seed__painted_twice__is_the_same(void **state)
{
	(void)state;
	struct canvas a, b;
	paint_seed(&a, SEED_KERANG, 15.4f, 5, 1);
	paint_seed(&b, SEED_KERANG, 15.4f, 5, 1);
	assert_memory_equal(a.pixels, b.pixels, (size_t)(a.w * a.h) * sizeof *a.pixels);
	canvas_release(&a);
	canvas_release(&b);
}

/* However a seed is turned, its side towards the lamp is the lighter one, and it is warm cream. */
static void seed__any_turn__is_lit_from_the_upper_left_and_warm(void **state)
{
	(void)state;
	for (int turn = 0; turn < SEED_TURNS; turn++)
		for (int variant = 0; variant < SEED_VARIANTS; variant++) {
			struct canvas canvas;
			paint_seed(&canvas, SEED_KERANG, 20.0f, turn, variant);
			double near = 0, far = 0, red = 0, blue = 0;
			int count[2] = {0, 0};
			for (int y = 0; y < canvas.h; y++)
				for (int x = 0; x < canvas.w; x++) {
					uint32_t p = canvas.pixels[y * canvas.w + x];
					int side = x + y + 1 - (canvas.w + canvas.h) / 2;
					if (p >> 24 < 255 || abs(side) < 6)
						continue;
					*(side < 0 ? &near : &far) += p >> 8 & 255;
					count[side < 0]++;
					red += p >> 16 & 255;
					blue += p & 255;
				}
			assert_true(near / count[1] > far / count[0] + 10.0);
			assert_true(red > 1.12 * blue);
			canvas_release(&canvas);
		}
}

/* What the heap promises is measured on the seed's own pixels: none lies outside the hollow. */
static float farthest(const struct canvas *seed, const struct heap_spot *spot, float rx, float ry)
{
	float most = 0.0f;
	for (int y = 0; y < seed->h; y++)
		for (int x = 0; x < seed->w; x++) {
			if (seed->pixels[y * seed->w + x] >> 24 < 128)
				continue;
			float px = spot->x + (float)(x - seed->w / 2) + 0.5f;
			float py = spot->y + (float)(y - seed->h / 2) + 0.5f;
			most = fmaxf(most, (px / rx) * (px / rx) + (py / ry) * (py / ry));
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

static void heap__up_to_255_seeds__lie_wholly_inside(void **state)
{
	(void)state;
	for (int i = 0; i < HOLLOWS; i++) {
		struct canvas seeds[SEED_TURNS][SEED_VARIANTS];
		for (int turn = 0; turn < SEED_TURNS; turn++)
			for (int variant = 0; variant < SEED_VARIANTS; variant++)
				paint_seed(&seeds[turn][variant], SEED_KERANG, hollows[i].half,
					turn, variant);
		for (unsigned salt = 0; salt < 3; salt++)
			for (int index = 0; index < 255; index++) {
				struct heap_spot spot;
				heap_spot(&spot, SEED_KERANG, index, hollows[i].rx, hollows[i].ry,
					hollows[i].half, salt * 7919u);
				assert_in_range(spot.turn, 0, SEED_TURNS - 1);
				assert_in_range(spot.variant, 0, SEED_VARIANTS - 1);
				assert_in_range(spot.layer, 0, 255);
				assert_true(farthest(&seeds[spot.turn][spot.variant], &spot,
						    hollows[i].rx, hollows[i].ry) < 1.0f);
			}
		for (int turn = 0; turn < SEED_TURNS; turn++)
			for (int variant = 0; variant < SEED_VARIANTS; variant++)
				canvas_release(&seeds[turn][variant]);
	}
}

static void heap__asked_in_any_order__answers_the_same(void **state)
{
	(void)state;
	struct heap_spot first[60], again;
	memset(first, 0, sizeof first);
	memset(&again, 0, sizeof again);
	for (int i = 0; i < 60; i++)
		heap_spot(&first[i], SEED_KERANG, i, 47, 47, 15.4f, 12);
	for (int i = 59; i >= 0; i--) {
		heap_spot(&again, SEED_KERANG, i, 47, 47, 15.4f, 12);
		assert_memory_equal(&again, &first[i], sizeof again);
	}
}

static void heap__seven_seeds__lie_on_the_ground_apart(void **state)
{
	(void)state;
	for (unsigned salt = 0; salt < 40; salt++) {
		struct heap_spot spots[7];
		for (int i = 0; i < 7; i++) {
			heap_spot(&spots[i], SEED_KERANG, i, 47, 47, 15.4f, salt);
			if (i < 5)
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

/* A heap is higher in its middle, and a full one covers its hollow. */
static void heap__many_seeds__is_round_and_full(void **state)
{
	(void)state;
	for (unsigned salt = 0; salt < 10; salt++) {
		float most_x = 0.0f, most_y = 0.0f;
		float away[2] = {0, 0};
		int count[2] = {0, 0};
		for (int i = 0; i < 97; i++) {
			struct heap_spot spot;
			heap_spot(&spot, SEED_KERANG, i, 66, 104, 15.4f, salt);
			most_x = fmaxf(most_x, fabsf(spot.x));
			most_y = fmaxf(most_y, fabsf(spot.y));
			int high = spot.layer >= 2;
			away[high] += hypotf(spot.x / 66, spot.y / 104);
			count[high]++;
		}
		assert_true(most_x > 0.60f * 66 && most_y > 0.70f * 104);
		assert_true(count[0] > 25 && count[1] > 15);
		assert_true(away[1] / (float)count[1] < away[0] / (float)count[0]);
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
		cmocka_unit_test(seed__any_turn__is_lit_from_the_upper_left_and_warm),
		cmocka_unit_test(heap__up_to_255_seeds__lie_wholly_inside),
		cmocka_unit_test(heap__asked_in_any_order__answers_the_same),
		cmocka_unit_test(heap__seven_seeds__lie_on_the_ground_apart),
		cmocka_unit_test(heap__many_seeds__is_round_and_full),
		cmocka_unit_test(heap__other_salt__lies_otherwise),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
