/* SPDX-License-Identifier: MIT */
#include "platform/gpu.h"
#include "platform/window.h"
#include "test.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct window_options small = {
	.title = "test", .w = 640, .h = 480, .off_screen = true};

static bool open(struct window *window, const struct window_options *options, struct log *log)
{
	struct diag diag;

	diag_clear(&diag);
	log_init(log);
	return window_open(window, options, log, &diag);
}

static void window__dummy__is_software_and_as_large_as_asked(void **state)
{
	static const int sizes[][2] = {{800, 480}, {1280, 720}, {720, 1280}, {3840, 2160}};
	struct window window;
	struct log log;

	(void)state;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct window_options options = small;
		int w, h;

		options.w = sizes[i][0];
		options.h = sizes[i][1];
		assert_true(open(&window, &options, &log));
		assert_true(window.software);
		window_show(&window);
		window_output(&window, &w, &h);
		assert_int_equal(w, sizes[i][0]);
		assert_int_equal(h, sizes[i][1]);
		assert_string_equal(window.note, "");
		window_set_size(&window, 900, 600);
		window_size(&window, &w, &h);
		assert_int_equal(w, 900);
		assert_int_equal(h, 600);
		window_close(&window);
	}
	assert_int_equal(log.said_count, 0);
}

static void window__title_and_whole_screen__follow(void **state)
{
	struct window window;
	struct log log;
	int w, h;

	(void)state;
	assert_true(open(&window, &small, &log));
	window_set_title(&window, "Congklak: giliran Anda");
	assert_string_equal(SDL_GetWindowTitle(window.sdl), "Congklak: giliran Anda");
	window_set_fullscreen(&window, true);
	assert_true(SDL_GetWindowFlags(window.sdl) & SDL_WINDOW_FULLSCREEN_DESKTOP);
	window_set_fullscreen(&window, false);
	window_size(&window, &w, &h);
	assert_int_equal(w, 640);
	assert_int_equal(h, 480);
	window_close(&window);
}

static void window__driver_that_is_not_there__is_refused_with_a_reason(void **state)
{
	struct window window;
	struct log log;
	struct diag diag;

	(void)state;
	setenv("SDL_VIDEODRIVER", "none-such", 1);
	log_init(&log);
	diag_clear(&diag);
	assert_false(window_open(&window, &small, &log, &diag));
	assert_true(diag.found[0] != '\0');
	assert_string_equal(diag.wanted, "a display");
	setenv("SDL_VIDEODRIVER", "dummy", 1);
}

static void scale__of_the_environment__is_taken_where_it_makes_sense(void **state)
{
	static const struct {
		const char *text;
		float scale;
	} rows[] = {{"1.5", 1.5F}, {"2", 2}, {"0", 1}, {"-3", 1}, {"9", 1}, {"big", 1}, {"", 1}};
	struct window window;
	struct log log;

	(void)state;
	assert_true(open(&window, &small, &log));
	unsetenv("GDK_SCALE");
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		setenv("CONGKLAK_SCALE", rows[i].text, 1);
		assert_true(window_scale(&window) == rows[i].scale);
	}
	unsetenv("CONGKLAK_SCALE");
	setenv("GDK_SCALE", "2", 1);
	assert_true(window_scale(&window) == 2);
	unsetenv("GDK_SCALE");
	assert_true(window_scale(&window) == 1);
	window_close(&window);
}

static void picture__saved__has_the_pixels_drawn(void **state)
{
	char path[] = "/tmp/congklak-picture-XXXXXX";
	const int file = mkstemp(path);
	const SDL_Rect box = {10, 20, 30, 40};
	struct window window;
	struct log log;
	struct diag diag;
	SDL_Surface *picture;
	const Uint8 *inside;

	(void)state;
	assert_true(file >= 0);
	close(file);
	diag_clear(&diag);
	assert_true(open(&window, &small, &log));
	SDL_SetRenderDrawColor(window.renderer, 0, 0, 0, 255);
	SDL_RenderClear(window.renderer);
	SDL_SetRenderDrawColor(window.renderer, 10, 20, 30, 255);
	SDL_RenderFillRect(window.renderer, &box);
	assert_true(window_save_png(&window, path, &diag));
	picture = IMG_Load(path);
	assert_non_null(picture);
	assert_int_equal(picture->w, 640);
	assert_int_equal(picture->h, 480);
	inside = (const Uint8 *)picture->pixels + 20 * picture->pitch + 10 * 3;
	assert_int_equal(inside[0], 10);
	assert_int_equal(inside[1], 20);
	assert_int_equal(inside[2], 30);
	assert_int_equal(inside[-1], 0);
	SDL_FreeSurface(picture);
	unlink(path);
	window_close(&window);
}

static void picture__where_none_can_be__is_refused_by_name(void **state)
{
	struct window window;
	struct log log;
	struct diag diag;

	(void)state;
	diag_clear(&diag);
	assert_true(open(&window, &small, &log));
	assert_false(window_save_png(&window, "/no-such-folder/a.png", &diag));
	assert_string_equal(diag.file, "/no-such-folder/a.png");
	assert_string_equal(diag.found, "No such file or directory");
	window_close(&window);
}

static void gpu__by_name__is_told_from_software(void **state)
{
	static const struct {
		const char *name;
		bool software;
	} rows[] = {
		{"llvmpipe (LLVM 15.0.6, 256 bits)", true},
		{"softpipe", true},
		{"Software Rasterizer", true},
		{"Google SwiftShader", true},
		{"Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false},
		{"AMD Radeon RX 580 Series (polaris10, LLVM 15.0.6, DRM 3.49)", false},
		{"virgl (Mesa Intel(R) Graphics)", false},
		{"V3D 4.2", false},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		assert_int_equal(gpu_name_is_software(rows[i].name), rows[i].software);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(window__dummy__is_software_and_as_large_as_asked),
		cmocka_unit_test(window__title_and_whole_screen__follow),
		cmocka_unit_test(window__driver_that_is_not_there__is_refused_with_a_reason),
		cmocka_unit_test(scale__of_the_environment__is_taken_where_it_makes_sense),
		cmocka_unit_test(picture__saved__has_the_pixels_drawn),
		cmocka_unit_test(picture__where_none_can_be__is_refused_by_name),
		cmocka_unit_test(gpu__by_name__is_told_from_software),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
