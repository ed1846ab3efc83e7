/* SPDX-License-Identifier: MIT */
#include "platform/text_cache.h"
#include "test.h"

#include <SDL.h>
#include <stdio.h>

static const struct text_style style = {20, TEXT_REGULAR};

struct bench {
	SDL_Surface *surface;
	SDL_Renderer *renderer;
	struct log log;
	struct fonts *fonts;
	struct text_cache cache;
};

static void set_up(struct bench *bench)
{
	const struct font_paths paths = fonts_built_in();

	bench->surface = SDL_CreateRGBSurfaceWithFormat(0, 64, 64, 32, SDL_PIXELFORMAT_ARGB8888);
	bench->renderer = SDL_CreateSoftwareRenderer(bench->surface);
	assert_non_null(bench->renderer);
	log_init(&bench->log);
	bench->fonts = fonts_new(&paths, &bench->log);
	text_cache_init(&bench->cache, bench->fonts, bench->renderer);
}

static void tear_down(struct bench *bench)
{
	text_cache_release(&bench->cache);
	fonts_free(bench->fonts);
	SDL_DestroyRenderer(bench->renderer);
	SDL_FreeSurface(bench->surface);
}

static void text__asked_again__is_the_same_texture(void **state)
{
	struct bench bench;
	SDL_Texture *first;

	(void)state;
	set_up(&bench);
	first = text_cache_get(&bench.cache, style, "lubang", 0x111111)->texture;
	assert_ptr_equal(text_cache_get(&bench.cache, style, "lubang", 0x111111)->texture, first);
	assert_int_equal(bench.cache.count, 1);
	/* Another text, colour, size or weight is another. */
	text_cache_get(&bench.cache, style, "lubang", 0x111112);
	text_cache_get(&bench.cache, style, "Lubang", 0x111111);
	text_cache_get(&bench.cache, (struct text_style){21, TEXT_REGULAR}, "lubang", 0x111111);
	text_cache_get(&bench.cache, (struct text_style){20, TEXT_BOLD}, "lubang", 0x111111);
	assert_int_equal(bench.cache.count, 5);
	tear_down(&bench);
}

static void texts__many__stay_within_the_count_and_the_used_ones_stay(void **state)
{
	struct bench bench;
	SDL_Texture *kept;

	(void)state;
	set_up(&bench);
	kept = text_cache_get(&bench.cache, style, "tetap", 0)->texture;
	for (int i = 0; i < TEXT_CACHE_COUNT * 3; i++) {
		char text[16];

		snprintf(text, sizeof text, "%d", i);
		assert_non_null(text_cache_get(&bench.cache, style, text, 0));
		assert_true(bench.cache.count <= TEXT_CACHE_COUNT);
		assert_ptr_equal(text_cache_get(&bench.cache, style, "tetap", 0)->texture, kept);
	}
	assert_int_equal(bench.cache.count, TEXT_CACHE_COUNT);
	tear_down(&bench);
}

static void texts__large__stay_within_the_bytes(void **state)
{
	const struct text_style large = {300, TEXT_BOLD};
	struct bench bench;
	size_t sum = 0;

	(void)state;
	set_up(&bench);
	for (int i = 0; i < 60; i++) {
		char text[32];

		snprintf(text, sizeof text, "Lumbung %d", i);
		assert_non_null(text_cache_get(&bench.cache, large, text, 0));
		assert_true(bench.cache.bytes <= TEXT_CACHE_BYTES);
	}
	assert_true(bench.cache.count < 60);
	for (int i = 0; i < bench.cache.count; i++)
		sum += (size_t)bench.cache.texts[i].w * (size_t)bench.cache.texts[i].h * 4;
	assert_int_equal(sum, bench.cache.bytes);
	text_cache_drop_textures(&bench.cache);
	assert_int_equal(bench.cache.bytes, 0);
	tear_down(&bench);
}

static void width__of_many_texts__is_what_the_font_says(void **state)
{
	struct bench bench;

	(void)state;
	set_up(&bench);
	for (int round = 0; round < 2; round++)
		for (int i = 0; i < TEXT_WIDTHS * 2; i++) {
			char text[16];

			snprintf(text, sizeof text, "%d", i * 7);
			assert_int_equal(text_cache_width(&bench.cache, style, text),
				fonts_width(bench.fonts, style, text));
		}
	assert_int_equal(text_cache_width(&bench.cache, style, ""), 0);
	assert_null(text_cache_get(&bench.cache, style, "", 0));
	tear_down(&bench);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(text__asked_again__is_the_same_texture),
		cmocka_unit_test(texts__many__stay_within_the_count_and_the_used_ones_stay),
		cmocka_unit_test(texts__large__stay_within_the_bytes),
		cmocka_unit_test(width__of_many_texts__is_what_the_font_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
