/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "platform/printer_sdl.h"

#include <SDL.h>
#include <SDL_image.h>

enum { W = 400, H = 300 };

static int set_up(void **state)
{
	(void)state;
	/* No window and no video: a picture needs neither. */
	return SDL_Init(0);
}

static int tear_down(void **state)
{
	(void)state;
	SDL_Quit();
	return 0;
}

static void paint_words(struct draw *draw, void *context)
{
	bool *called = context;
	struct text_style style = {24, TEXT_BOLD};

	assert_int_equal(draw->w, W);
	assert_int_equal(draw->h, H);
	assert_true(draw->scale == 1.0f);
	draw->calls->fill(draw, (struct rect){10, 20, 30, 40}, 0xff000000u);
	draw->calls->text_draw(draw, style, 100, 100, "Congklak", 0xff000000u);
	*called = true;
}

static int dark_in(const struct canvas *canvas, struct rect rect)
{
	int dark = 0;

	for (int y = rect.y; y < rect.y + rect.h; y++)
		for (int x = rect.x; x < rect.x + rect.w; x++)
			dark += (canvas->pixels[y * canvas->w + x] & 0xff) < 64;
	return dark;
}

static void printer__draw__gives_what_was_painted_on_white(void **state)
{
	struct log log;
	struct canvas canvas;
	bool called = false;
	(void)state;

	log_init(&log);
	struct printer_sdl sdl = printer_sdl(&log);
	canvas_init(&canvas, W, H);
	assert_true(sdl.printer.draw(&sdl.printer, &canvas, paint_words, &called));
	assert_true(called);
	assert_int_equal(canvas.pixels[0], 0xffffffffu);
	assert_int_equal(dark_in(&canvas, (struct rect){10, 20, 30, 40}), 30 * 40);
	assert_in_range(dark_in(&canvas, (struct rect){90, 90, 200, 60}), 200, 6000);
	assert_int_equal(dark_in(&canvas, (struct rect){0, 200, W, 100}), 0);
	canvas_release(&canvas);
	log_release(&log);
}

static void printer__png__is_read_back_with_the_same_pixels(void **state)
{
	struct canvas canvas;
	struct strbuf file;
	(void)state;
	struct printer_sdl sdl = printer_sdl(NULL);

	canvas_init(&canvas, 3, 2);
	for (int i = 0; i < 6; i++)
		canvas.pixels[i] = 0xff000000u | (uint32_t)(i * 0x203142);
	strbuf_init(&file);
	strbuf_addstr(&file, "?");
	assert_true(sdl.printer.png(&sdl.printer, &canvas, &file));
	assert_int_equal(file.text[0], '?');
	SDL_Surface *read = IMG_Load_RW(SDL_RWFromConstMem(file.text + 1, (int)file.len - 1), 1);
	assert_non_null(read);
	assert_int_equal(read->w, 3);
	assert_int_equal(read->h, 2);
	SDL_Surface *same = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_ARGB8888, 0);
	for (int y = 0; y < 2; y++)
		assert_memory_equal((char *)same->pixels + y * same->pitch, canvas.pixels + 3 * y,
			3 * sizeof *canvas.pixels);
	SDL_FreeSurface(same);
	SDL_FreeSurface(read);
	strbuf_release(&file);
	canvas_release(&canvas);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(printer__draw__gives_what_was_painted_on_white),
		cmocka_unit_test(printer__png__is_read_back_with_the_same_pixels),
	};
	return cmocka_run_group_tests_name("printer_sdl", tests, set_up, tear_down);
}
