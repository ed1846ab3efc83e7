/* SPDX-License-Identifier: MIT */
#include "platform/draw_sdl.h"
#include "test.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

enum { W = 480, H = 360 };

struct bench {
	struct log log;
	struct window window;
	struct draw_sdl *sdl;
	struct draw *draw;
	uint32_t pixels[W * H]; /* of the last look() */
};

static int set_up(void **state)
{
	const struct window_options options = {.title = "test", .w = W, .h = H, .off_screen = true};
	struct bench *bench = test_malloc(sizeof *bench);
	struct diag diag;

	diag_clear(&diag);
	log_init(&bench->log);
	assert_true(window_open(&bench->window, &options, &bench->log, &diag));
	bench->sdl = draw_sdl_new(&bench->window, &bench->log);
	bench->draw = draw_sdl_draw(bench->sdl);
	assert_int_equal(bench->draw->w, W);
	assert_int_equal(bench->draw->h, H);
	draw_sdl_begin(bench->sdl);
	*state = bench;
	return 0;
}

static int tear_down(void **state)
{
	struct bench *bench = *state;

	draw_sdl_free(bench->sdl);
	window_close(&bench->window);
	test_free(bench);
	return 0;
}

static void look(struct bench *bench)
{
	assert_int_equal(SDL_RenderReadPixels(bench->window.renderer, NULL,
				 SDL_PIXELFORMAT_ARGB8888, bench->pixels, W * 4),
		0);
}

static uint32_t pixel(const struct bench *bench, int x, int y)
{
	return bench->pixels[y * W + x] & 0xFFFFFF;
}

static uint32_t hash(const struct bench *bench)
{
	uint32_t sum = 2166136261u;

	for (int i = 0; i < W * H; i++)
		sum = (sum ^ (bench->pixels[i] & 0xFFFFFF)) * 16777619u;
	return sum;
}

/* Each pixel another: red is x, green is y. */
static struct image *chart(struct bench *bench, int w, int h, uint32_t alpha, bool opaque)
{
	struct canvas canvas = {w, h, test_malloc((size_t)w * (size_t)h * sizeof(uint32_t))};
	struct image *image;

	for (int i = 0; i < w * h; i++)
		canvas.pixels[i] = alpha << 24 | (uint32_t)(i % w) << 16 | (uint32_t)(i / w) << 8;
	image = bench->draw->calls->image_new(bench->draw, &canvas, opaque);
	test_free(canvas.pixels);
	assert_non_null(image);
	return image;
}

static void image__opaque__is_copied_pixel_by_pixel(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;
	struct image *image = chart(bench, 100, 80, 0, true); /* its alpha says nothing */

	calls->image_draw(bench->draw, image, NULL, 30, 40, 255);
	look(bench);
	for (int y = 0; y < 80; y++)
		for (int x = 0; x < 100; x++)
			assert_int_equal(pixel(bench, 30 + x, 40 + y), x << 16 | y << 8);
	assert_int_equal(pixel(bench, 29, 40), 0);
	assert_int_equal(pixel(bench, 130, 40), 0);
	calls->image_free(bench->draw, image);
	calls->image_free(bench->draw, NULL);
}

/* Each pixel is where draw_turn_rect() says, at every quarter, blended or not. */
static void image__turned__lies_as_its_reader_sees_it(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;

	for (int k = 0; k < 8; k++) {
		int quarters = k % 4, wrong = 0;
		struct image *image = chart(bench, 100, 80, 255, k < 4);

		calls->turn(bench->draw, 0);
		calls->fill(bench->draw, (struct rect){0, 0, W, H}, 0xff000000);
		calls->turn(bench->draw, quarters);
		calls->image_draw(bench->draw, image, NULL, 30, 40, 255);
		calls->turn(bench->draw, 0);
		look(bench);
		for (int y = 0; y < 80; y++) {
			for (int x = 0; x < 100; x++) {
				struct rect at = draw_turn_rect(
					(struct rect){30 + x, 40 + y, 1, 1}, quarters, W, H);
				wrong += pixel(bench, at.x, at.y) != (uint32_t)(x << 16 | y << 8);
			}
		}
		assert_int_equal(wrong, 0);
		calls->image_free(bench->draw, image);
	}
}

static void image__part_beyond_its_edge__is_cut_and_not_stretched(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;
	struct image *image = chart(bench, 100, 80, 255, true);

	calls->image_draw(bench->draw, image, &(struct rect){90, 70, 30, 30}, 200, 200, 255);
	calls->image_draw(bench->draw, image, &(struct rect){-5, -5, 10, 10}, 300, 200, 255);
	calls->image_draw(bench->draw, image, &(struct rect){100, 0, 10, 10}, 0, 0, 255);
	calls->image_draw(bench->draw, image, &(struct rect){0, 0, 0, 0}, 0, 0, 255);
	calls->image_draw(bench->draw, NULL, NULL, 0, 0, 255);
	/* Beyond the window. */
	calls->image_draw(bench->draw, image, NULL, -95, -75, 255);
	look(bench);
	assert_int_equal(pixel(bench, 200, 200), 90 << 16 | 70 << 8);
	assert_int_equal(pixel(bench, 209, 209), 99 << 16 | 79 << 8);
	assert_int_equal(pixel(bench, 210, 209), 0);
	assert_int_equal(pixel(bench, 304, 204), 0);
	assert_int_equal(pixel(bench, 305, 206), 1 << 8);
	assert_int_equal(pixel(bench, 309, 209), 4 << 16 | 4 << 8);
	assert_int_equal(pixel(bench, 310, 209), 0);
	assert_int_equal(pixel(bench, 0, 0), 95 << 16 | 75 << 8);
	calls->image_free(bench->draw, image);
}

static int channel(uint32_t colour, int shift)
{
	return (int)(colour >> shift & 0xFF);
}

static void image__half_seen__lets_the_ground_through(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;
	struct image *glass = chart(bench, 20, 20, 128, false);
	struct image *solid = chart(bench, 20, 20, 255, true);

	calls->fill(bench->draw, (struct rect){0, 0, W, H}, 0xFF0000C8);
	calls->image_draw(bench->draw, glass, NULL, 0, 0, 255);
	calls->image_draw(bench->draw, glass, NULL, 100, 0, 128);
	calls->image_draw(bench->draw, solid, NULL, 200, 0, 128);
	calls->image_draw(bench->draw, solid, NULL, 300, 0, 0);
	calls->image_draw(bench->draw, solid, NULL, 400, 0, 255);
	look(bench);
	assert_in_range(channel(pixel(bench, 0, 0), 0), 98, 102);
	assert_in_range(channel(pixel(bench, 100, 0), 0), 147, 153);
	assert_in_range(channel(pixel(bench, 200, 0), 0), 98, 102);
	assert_int_equal(pixel(bench, 300, 0), 0x0000C8);
	assert_int_equal(pixel(bench, 400, 0), 0);
	calls->image_free(bench->draw, glass);
	calls->image_free(bench->draw, solid);
}

static void fill__with_and_without_alpha__is_inside_its_box(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;

	calls->fill(bench->draw, (struct rect){10, 10, 20, 20}, 0xFFFFFFFF);
	calls->fill(bench->draw, (struct rect){20, 20, 20, 20}, 0x80FF0000);
	calls->fill(bench->draw, (struct rect){0, 0, W, H}, 0x00FFFFFF);
	calls->fill(bench->draw, (struct rect){0, 0, 0, 5}, 0xFFFFFFFF);
	calls->fill(bench->draw, (struct rect){0, 0, -5, 5}, 0xFFFFFFFF);
	look(bench);
	assert_int_equal(pixel(bench, 10, 10), 0xFFFFFF);
	assert_int_equal(pixel(bench, 9, 10), 0);
	assert_in_range(channel(pixel(bench, 25, 25), 8), 124, 130);
	assert_in_range(channel(pixel(bench, 35, 35), 16), 124, 130);
	assert_int_equal(pixel(bench, 40, 35), 0);
	assert_int_equal(pixel(bench, 0, 0), 0);
}

static void clip__set__holds_for_everything_until_lifted(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;
	struct image *image = chart(bench, 100, 100, 255, true);

	calls->clip(bench->draw, &(struct rect){50, 50, 10, 10});
	calls->fill(bench->draw, (struct rect){0, 0, W, H}, 0xFF00FF00);
	calls->image_draw(bench->draw, image, NULL, 55, 0, 255);
	calls->clip(bench->draw, &(struct rect){200, 200, 0, 10});
	calls->fill(bench->draw, (struct rect){0, 0, W, H}, 0xFFFFFFFF);
	calls->text_draw(
		bench->draw, (struct text_style){40, TEXT_BOLD}, 200, 200, "MMM", 0xFFFFFFFF);
	calls->image_draw(bench->draw, image, NULL, 200, 200, 255);
	calls->clip(bench->draw, NULL);
	calls->fill(bench->draw, (struct rect){0, 0, 1, 1}, 0xFFFF00FF);
	look(bench);
	assert_int_equal(pixel(bench, 49, 50), 0);
	assert_int_equal(pixel(bench, 50, 50), 0x00FF00);
	assert_int_equal(pixel(bench, 55, 50), 50 << 8);
	assert_int_equal(pixel(bench, 60, 55), 0);
	assert_int_equal(pixel(bench, 205, 205), 0);
	assert_int_equal(pixel(bench, 0, 0), 0xFF00FF);
	calls->image_free(bench->draw, image);
}

static void text__drawn__fills_its_line_box_and_no_more(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;
	const struct text_style style = {24, TEXT_REGULAR};
	const int w = calls->text_width(bench->draw, style, "Lumbung 49");
	const struct text_metrics metrics = calls->text_metrics(bench->draw, style);
	int inside = 0;

	calls->text_draw(bench->draw, style, 100, 100, "Lumbung 49", 0xFFFFFFFF);
	calls->text_draw(bench->draw, style, 100, 200, "", 0xFFFFFFFF);
	look(bench);
	assert_true(metrics.ascent > 0 && metrics.ascent < metrics.height);
	for (int y = 0; y < H; y++)
		for (int x = 0; x < W; x++) {
			const bool in =
				x >= 100 && x < 100 + w && y >= 100 && y < 100 + metrics.height;

			if (pixel(bench, x, y) == 0)
				continue;
			assert_true(in);
			inside++;
		}
	assert_true(inside > 200);
}

static int brightest(const struct bench *bench)
{
	int most = 0;

	for (int i = 0; i < W * H; i++) {
		const int red = channel(bench->pixels[i], 16);

		most = red > most ? red : most;
	}
	return most;
}

static void text__fading__is_as_seen_as_its_alpha(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;
	const struct text_style style = {60, TEXT_BOLD};

	calls->text_draw(bench->draw, style, 10, 10, "III", 0x80FFFFFF);
	look(bench);
	assert_in_range(brightest(bench), 124, 130);
	draw_sdl_begin(bench->sdl);
	calls->text_draw(bench->draw, style, 10, 10, "III", 0x00FFFFFF);
	look(bench);
	assert_int_equal(brightest(bench), 0);
	calls->text_draw(bench->draw, style, 10, 10, "III", 0xFFFFFFFF);
	look(bench);
	assert_int_equal(brightest(bench), 255);
}

static void texts__recorded__are_those_of_the_frame(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;
	const struct text_style style = {20, TEXT_REGULAR};

	calls->text_draw(bench->draw, style, 0, 0, "dulu", 0xFF000000);
	assert_string_equal(draw_sdl_texts(bench->sdl), "");
	draw_sdl_record_texts(bench->sdl);
	draw_sdl_begin(bench->sdl);
	calls->text_draw(bench->draw, style, 0, 0, "Biji terakhir", 0xFF000000);
	calls->text_draw(bench->draw, style, 0, 30, "di lubang kosong", 0xFF000000);
	calls->text_draw(bench->draw, style, 0, 60, "tak terlihat", 0x00000000);
	assert_string_equal(draw_sdl_texts(bench->sdl), "Biji terakhir di lubang kosong ");
	calls->text_draw(bench->draw, style, 0, 90, "di", 0xFF000000);
	calls->text_draw(bench->draw, style, 0, 120, "Biji terakhir lagi", 0xFF000000);
	static const struct {
		const char *words;
		int line; /* -1: nowhere */
	} rows[] = {{"Biji terakhir", 0}, {"kosong", 1}, {"di", 3}, {"Biji", 4}, {"lagi", 4},
		{"terakhir di", -1}, {"tak terlihat", -1}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		int x, y;
		bool found = draw_sdl_find_text(bench->sdl, rows[i].words, &x, &y);

		if (found != (rows[i].line >= 0))
			fail_msg("\"%s\": %d", rows[i].words, found);
		if (found && (y < 30 * rows[i].line || y >= 30 * rows[i].line + 30 || x < 5))
			fail_msg("\"%s\" at %d, %d", rows[i].words, x, y);
	}
	draw_sdl_begin(bench->sdl);
	assert_string_equal(draw_sdl_texts(bench->sdl), "");
}

static void draw_scene(struct bench *bench, struct image *board, struct image *seed)
{
	const struct draw_calls *calls = bench->draw->calls;

	draw_sdl_begin(bench->sdl);
	calls->image_draw(bench->draw, board, NULL, 0, 0, 255);
	for (int i = 0; i < 98; i++)
		calls->image_draw(
			bench->draw, seed, NULL, i * 37 % (W - 20), i * 53 % (H - 20), 255);
	calls->text_draw(bench->draw, (struct text_style){20, TEXT_BOLD}, 20, 20, "Giliran Anda",
		0xFFFFD27A);
	look(bench);
}

static void frame__drawn_twice_and_after_a_loss__has_the_same_pixels(void **state)
{
	struct bench *bench = *state;
	const struct draw_calls *calls = bench->draw->calls;
	struct image *board = chart(bench, 200, 200, 255, true);
	struct image *seed = chart(bench, 20, 20, 180, false);
	const unsigned epoch = bench->draw->epoch;
	uint32_t first;

	draw_scene(bench, board, seed);
	first = hash(bench);
	draw_scene(bench, board, seed);
	assert_int_equal(hash(bench), first);
	draw_sdl_lost(bench->sdl);
	assert_true(bench->draw->epoch != epoch);
	calls->image_free(bench->draw, board);
	calls->image_free(bench->draw, seed);
	board = chart(bench, 200, 200, 255, true);
	seed = chart(bench, 20, 20, 180, false);
	draw_scene(bench, board, seed);
	assert_int_equal(hash(bench), first);
	calls->image_free(bench->draw, board);
	calls->image_free(bench->draw, seed);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(image__opaque__is_copied_pixel_by_pixel),
		cmocka_unit_test(image__turned__lies_as_its_reader_sees_it),
		cmocka_unit_test(image__part_beyond_its_edge__is_cut_and_not_stretched),
		cmocka_unit_test(image__half_seen__lets_the_ground_through),
		cmocka_unit_test(fill__with_and_without_alpha__is_inside_its_box),
		cmocka_unit_test(clip__set__holds_for_everything_until_lifted),
		cmocka_unit_test(text__drawn__fills_its_line_box_and_no_more),
		cmocka_unit_test(text__fading__is_as_seen_as_its_alpha),
		cmocka_unit_test(texts__recorded__are_those_of_the_frame),
		cmocka_unit_test(frame__drawn_twice_and_after_a_loss__has_the_same_pixels),
	};
	struct CMUnitTest framed[sizeof tests / sizeof *tests];

	memcpy(framed, tests, sizeof tests);
	for (size_t i = 0; i < sizeof framed / sizeof *framed; i++) {
		framed[i].setup_func = set_up;
		framed[i].teardown_func = tear_down;
	}
	return cmocka_run_group_tests(framed, NULL, NULL);
}
