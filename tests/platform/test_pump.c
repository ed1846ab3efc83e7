/* SPDX-License-Identifier: MIT */
#include "platform/clock.h"
#include "platform/inject.h"
#include "platform/pump.h"
#include "test.h"

#include <SDL.h>

struct bench {
	struct log log;
	struct window window;
	struct draw_sdl *draw;
	struct pump pump;
};

static void drain(struct bench *bench)
{
	struct input input;

	while (pump_next(&bench->pump, 1, &input))
		continue;
}

static int set_up(void **state)
{
	const struct window_options options = {
		.title = "test", .w = 800, .h = 600, .off_screen = true};
	struct bench *bench = test_malloc(sizeof *bench);
	struct diag diag;

	diag_clear(&diag);
	log_init(&bench->log);
	assert_true(window_open(&bench->window, &options, &bench->log, &diag));
	bench->draw = draw_sdl_new(&bench->window, &bench->log);
	pump_init(&bench->pump, &bench->window, bench->draw);
	window_show(&bench->window);
	drain(bench);
	*state = bench;
	return 0;
}

static int tear_down(void **state)
{
	struct bench *bench = *state;

	pump_release(&bench->pump);
	draw_sdl_free(bench->draw);
	window_close(&bench->window);
	test_free(bench);
	return 0;
}

static void assert_next(struct bench *bench, enum input_kind kind, int pointer, int x, int y)
{
	struct input input;

	assert_true(pump_next(&bench->pump, 1, &input));
	assert_int_equal(input.kind, kind);
	assert_int_equal(input.pointer, pointer);
	assert_int_equal(input.x, x);
	assert_int_equal(input.y, y);
}

static void finger__injected_at_a_pixel__arrives_there_and_nothing_else_does(void **state)
{
	struct bench *bench = *state;
	struct input input;

	for (int x = 0; x < 800; x += 13) {
		inject_finger(&bench->window, 5, INJECT_DOWN, x, 599);
		inject_finger(&bench->window, 5, INJECT_UP, x, 599);
		assert_next(bench, INPUT_DOWN, 1, x, 599);
		assert_next(bench, INPUT_UP, 1, x, 599);
		assert_false(pump_next(&bench->pump, 1, &input));
	}
}

static void mouse__injected__arrives(void **state)
{
	struct bench *bench = *state;

	inject_mouse(&bench->window, INJECT_HOVER, 33, 44);
	inject_mouse(&bench->window, INJECT_PRESS, 33, 44);
	inject_mouse(&bench->window, INJECT_RELEASE, 33, 44);
	assert_next(bench, INPUT_HOVER, POINTER_MOUSE, 33, 44);
	assert_next(bench, INPUT_DOWN, POINTER_MOUSE, 33, 44);
	assert_next(bench, INPUT_UP, POINTER_MOUSE, 33, 44);
}

static void key__by_name__arrives(void **state)
{
	static const struct {
		const char *name;
		enum key key;
	} rows[] = {
		{"left", KEY_LEFT},
		{"Return", KEY_ENTER},
		{"enter", KEY_ENTER},
		{"esc", KEY_ESCAPE},
		{"shift+tab", KEY_BACKTAB},
		{"Ctrl+Z", KEY_UNDO},
		{"shift+ctrl+z", KEY_REDO},
		{"alt+return", KEY_FULLSCREEN},
		{"keypad 7", KEY_DIGIT},
		{"f10", KEY_MENU},
		{"u", KEY_UNDO},
		{"h", KEY_HINT},
		{"k", KEY_LETTER},
	};
	struct bench *bench = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct input input;

		assert_true(inject_knows_key(rows[i].name));
		assert_true(inject_key(&bench->window, rows[i].name));
		assert_true(pump_next(&bench->pump, 1, &input));
		assert_int_equal(input.kind, INPUT_KEY);
		assert_int_equal(input.key, rows[i].key);
		assert_false(pump_next(&bench->pump, 1, &input));
	}
	assert_false(inject_key(&bench->window, "no such key"));
	assert_false(inject_knows_key("ctrl+"));
	assert_false(inject_knows_key(""));
}

static void pad__button_by_name__arrives(void **state)
{
	static const struct {
		const char *name;
		enum key key;
	} rows[] = {
		{"a", KEY_ENTER},
		{"b", KEY_ESCAPE},
		{"start", KEY_MENU},
		{"dpleft", KEY_LEFT},
		{"leftshoulder", KEY_UNDO},
	};
	struct bench *bench = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct input input;

		assert_true(inject_knows_pad(rows[i].name));
		assert_true(inject_pad(rows[i].name));
		assert_true(pump_next(&bench->pump, 1, &input));
		assert_int_equal(input.kind, INPUT_KEY);
		assert_int_equal(input.key, rows[i].key);
		assert_true(input.pad);
		/* It was let go: nothing comes again. */
		assert_false(pump_next(&bench->pump, 9000, &input));
	}
	assert_false(inject_pad("no such button"));
	assert_false(inject_knows_pad(""));
}

static void size__changed__reaches_draw_before_the_screens(void **state)
{
	struct bench *bench = *state;
	const struct draw *draw = draw_sdl_draw(bench->draw);
	struct input input;

	window_set_size(&bench->window, 720, 1280);
	do
		assert_true(pump_next(&bench->pump, 1, &input));
	while (input.kind != INPUT_RESIZED);
	assert_int_equal(draw->w, 720);
	assert_int_equal(draw->h, 1280);
	drain(bench);
	inject_finger(&bench->window, 1, INJECT_DOWN, 719, 1279);
	assert_next(bench, INPUT_DOWN, 1, 719, 1279);
}

static void images__lost__change_the_epoch(void **state)
{
	struct bench *bench = *state;
	const struct draw *draw = draw_sdl_draw(bench->draw);
	const unsigned epoch = draw->epoch;
	SDL_Event event = {.type = SDL_RENDER_DEVICE_RESET};

	SDL_PushEvent(&event);
	assert_next(bench, INPUT_LOST_IMAGES, 0, 0, 0);
	assert_int_equal(draw->epoch, epoch + 1);
}

static void wait__with_nothing_to_do__lasts_as_long_as_asked(void **state)
{
	struct bench *bench = *state;
	const uint64_t begin = clock_ms();

	pump_wait(&bench->pump, 30);
	assert_in_range(clock_ms() - begin, 29, 5000);
	pump_wait(&bench->pump, 0);
	inject_mouse(&bench->window, INJECT_HOVER, 1, 1);
	pump_wait(&bench->pump, 60000);
	pump_wait(&bench->pump, -1);
	assert_true(clock_ms() - begin < 20000);
}

static void pads__opened__do_no_harm_where_there_are_none(void **state)
{
	struct bench *bench = *state;
	struct input input;

	pump_open_pads(&bench->pump);
	pump_open_pads(&bench->pump);
	while (pump_next(&bench->pump, 1, &input))
		assert_int_not_equal(input.kind, INPUT_KEY);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			finger__injected_at_a_pixel__arrives_there_and_nothing_else_does, set_up,
			tear_down),
		cmocka_unit_test_setup_teardown(mouse__injected__arrives, set_up, tear_down),
		cmocka_unit_test_setup_teardown(key__by_name__arrives, set_up, tear_down),
		cmocka_unit_test_setup_teardown(pad__button_by_name__arrives, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			size__changed__reaches_draw_before_the_screens, set_up, tear_down),
		cmocka_unit_test_setup_teardown(images__lost__change_the_epoch, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			wait__with_nothing_to_do__lasts_as_long_as_asked, set_up, tear_down),
		cmocka_unit_test_setup_teardown(
			pads__opened__do_no_harm_where_there_are_none, set_up, tear_down),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
