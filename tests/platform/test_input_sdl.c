/* SPDX-License-Identifier: MIT */
#include "platform/input_sdl.h"
#include "test.h"

#include <SDL.h>
#include <string.h>

struct batch {
	struct input inputs[INPUT_BATCH];
	int count;
};

static struct batch give(struct input_sdl *in, SDL_Event event)
{
	struct batch batch = {.count = 0};

	batch.count = input_sdl_translate(in, &event, batch.inputs);
	return batch;
}

/* A window of 800 x 600 units on 1600 x 1200 pixels. */
static struct input_sdl fresh(void)
{
	struct input_sdl in;

	input_sdl_init(&in);
	input_sdl_size(&in, 800, 600, 1600, 1200);
	return in;
}

static SDL_Event motion(Uint32 which, int x, int y)
{
	return (SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .which = which, .x = x, .y = y}};
}

static SDL_Event button(Uint32 type, Uint32 which, Uint8 number, int x, int y)
{
	return (SDL_Event){
		.button = {.type = type, .which = which, .button = number, .x = x, .y = y}};
}

static SDL_Event touch(Uint32 type, SDL_TouchID screen, SDL_FingerID finger, float x, float y)
{
	return (SDL_Event){
		.tfinger = {.type = type, .touchId = screen, .fingerId = finger, .x = x, .y = y}};
}

static SDL_Event key(SDL_Scancode scancode, SDL_Keycode sym, Uint16 mod)
{
	return (SDL_Event){.key = {.type = SDL_KEYDOWN,
				   .keysym = {.scancode = scancode, .sym = sym, .mod = mod}}};
}

static SDL_Event window(Uint8 event)
{
	return (SDL_Event){.window = {.type = SDL_WINDOWEVENT, .event = event}};
}

static SDL_Event pad(Uint32 type, Uint8 number)
{
	return (SDL_Event){.cbutton = {.type = type, .button = number}};
}

static SDL_Event stick(Uint8 axis, Sint16 value)
{
	return (SDL_Event){
		.caxis = {.type = SDL_CONTROLLERAXISMOTION, .axis = axis, .value = value}};
}

static void assert_point(
	const struct batch *batch, int at, enum input_kind kind, int pointer, int x, int y)
{
	assert_true(at < batch->count);
	assert_int_equal(batch->inputs[at].kind, kind);
	assert_int_equal(batch->inputs[at].pointer, pointer);
	assert_int_equal(batch->inputs[at].x, x);
	assert_int_equal(batch->inputs[at].y, y);
	assert_int_equal(batch->inputs[at].touch, pointer != POINTER_MOUSE);
}

/* ---- mouse */

static void mouse__hover_press_drag_release__come_in_output_pixels(void **state)
{
	struct input_sdl in = fresh();
	struct batch batch = give(&in, motion(0, 10, 20));

	(void)state;
	assert_point(&batch, 0, INPUT_HOVER, POINTER_MOUSE, 21, 41);
	batch = give(&in, button(SDL_MOUSEBUTTONDOWN, 0, SDL_BUTTON_LEFT, 799, 599));
	assert_point(&batch, 0, INPUT_DOWN, POINTER_MOUSE, 1599, 1199);
	batch = give(&in, motion(0, 0, 0));
	assert_point(&batch, 0, INPUT_MOVE, POINTER_MOUSE, 1, 1);
	batch = give(&in, button(SDL_MOUSEBUTTONUP, 0, SDL_BUTTON_LEFT, 0, 0));
	assert_point(&batch, 0, INPUT_UP, POINTER_MOUSE, 1, 1);
	batch = give(&in, motion(0, 5, 5));
	assert_int_equal(batch.inputs[0].kind, INPUT_HOVER);
}

static void mouse__same_sizes__is_not_moved(void **state)
{
	struct input_sdl in = fresh();

	(void)state;
	input_sdl_size(&in, 1280, 720, 1280, 720);
	for (int x = 0; x < 1280; x += 7) {
		const struct batch batch = give(&in, motion(0, x, x / 2));

		assert_point(&batch, 0, INPUT_HOVER, POINTER_MOUSE, x, x / 2);
	}
}

static void mouse__made_from_touch__is_ignored(void **state)
{
	struct input_sdl in = fresh();

	(void)state;
	assert_int_equal(give(&in, motion(SDL_TOUCH_MOUSEID, 1, 1)).count, 0);
	assert_int_equal(
		give(&in, button(SDL_MOUSEBUTTONDOWN, SDL_TOUCH_MOUSEID, SDL_BUTTON_LEFT, 1, 1))
			.count,
		0);
	assert_int_equal(
		give(&in, button(SDL_MOUSEBUTTONUP, SDL_TOUCH_MOUSEID, SDL_BUTTON_LEFT, 1, 1))
			.count,
		0);
	assert_int_equal(give(&in, (SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL,
						       .which = SDL_TOUCH_MOUSEID,
						       .y = 1}})
				 .count,
		0);
}

static void mouse__other_button_or_up_alone__is_ignored(void **state)
{
	struct input_sdl in = fresh();

	(void)state;
	assert_int_equal(
		give(&in, button(SDL_MOUSEBUTTONDOWN, 0, SDL_BUTTON_RIGHT, 1, 1)).count, 0);
	assert_int_equal(give(&in, button(SDL_MOUSEBUTTONUP, 0, SDL_BUTTON_LEFT, 1, 1)).count, 0);
}

static void wheel__turned__has_lines_and_the_pointers_place(void **state)
{
	struct input_sdl in = fresh();
	struct batch batch;

	(void)state;
	give(&in, motion(0, 100, 50));
	batch = give(&in, (SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .y = -3}});
	assert_point(&batch, 0, INPUT_WHEEL, POINTER_MOUSE, 201, 101);
	assert_int_equal(batch.inputs[0].dy, -3);
	assert_int_equal(
		give(&in, (SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .x = 2}}).count, 0);
}

/* ---- fingers */

static void tap__with_the_mouse_sdl_makes_of_it__is_one_down_and_one_up(void **state)
{
	struct input_sdl in = fresh();
	const SDL_Event events[] = {
		touch(SDL_FINGERDOWN, 4, 99, 0.5F, 0.25F),
		motion(SDL_TOUCH_MOUSEID, 400, 150),
		button(SDL_MOUSEBUTTONDOWN, SDL_TOUCH_MOUSEID, SDL_BUTTON_LEFT, 400, 150),
		touch(SDL_FINGERUP, 4, 99, 0.5F, 0.25F),
		button(SDL_MOUSEBUTTONUP, SDL_TOUCH_MOUSEID, SDL_BUTTON_LEFT, 400, 150),
	};
	enum input_kind kinds[8];
	int count = 0;

	(void)state;
	for (size_t i = 0; i < sizeof events / sizeof *events; i++) {
		const struct batch batch = give(&in, events[i]);

		for (int at = 0; at < batch.count; at++) {
			assert_point(&batch, at, batch.inputs[at].kind, 1, 800, 300);
			kinds[count++] = batch.inputs[at].kind;
		}
	}
	assert_int_equal(count, 2);
	assert_int_equal(kinds[0], INPUT_DOWN);
	assert_int_equal(kinds[1], INPUT_UP);
}

static void fingers__two_down__keep_ids_of_their_own_until_lifted(void **state)
{
	struct input_sdl in = fresh();
	struct batch batch = give(&in, touch(SDL_FINGERDOWN, 1, 70, 0, 0));

	(void)state;
	assert_point(&batch, 0, INPUT_DOWN, 1, 0, 0);
	/* The same finger number on another screen is another finger. */
	batch = give(&in, touch(SDL_FINGERDOWN, 2, 70, 1, 1));
	assert_point(&batch, 0, INPUT_DOWN, 2, 1599, 1199);
	batch = give(&in, touch(SDL_FINGERMOTION, 1, 70, 0.5F, 0.5F));
	assert_point(&batch, 0, INPUT_MOVE, 1, 800, 600);
	batch = give(&in, touch(SDL_FINGERUP, 1, 70, 0.5F, 0.5F));
	assert_point(&batch, 0, INPUT_UP, 1, 800, 600);
	batch = give(&in, touch(SDL_FINGERMOTION, 2, 70, 0.5F, 0.5F));
	assert_point(&batch, 0, INPUT_MOVE, 2, 800, 600);
	batch = give(&in, touch(SDL_FINGERDOWN, 1, 71, 0, 0));
	assert_point(&batch, 0, INPUT_DOWN, 1, 0, 0);
}

static void finger__down_again_without_up__is_ignored(void **state)
{
	struct input_sdl in = fresh();

	(void)state;
	assert_int_equal(give(&in, touch(SDL_FINGERDOWN, 1, 5, 0, 0)).count, 1);
	assert_int_equal(give(&in, touch(SDL_FINGERDOWN, 1, 5, 0.5F, 0)).count, 0);
	assert_int_equal(give(&in, touch(SDL_FINGERUP, 1, 5, 0, 0)).count, 1);
	assert_int_equal(give(&in, touch(SDL_FINGERUP, 1, 5, 0, 0)).count, 0);
	assert_int_equal(give(&in, touch(SDL_FINGERMOTION, 1, 5, 0, 0)).count, 0);
}

static void finger__made_from_the_mouse__is_ignored(void **state)
{
	struct input_sdl in = fresh();

	(void)state;
	assert_int_equal(give(&in, touch(SDL_FINGERDOWN, SDL_MOUSE_TOUCHID, 0, 0, 0)).count, 0);
}

static void fingers__more_than_there_is_room_for__are_ignored(void **state)
{
	struct input_sdl in = fresh();

	(void)state;
	for (int i = 0; i < INPUT_FINGERS; i++)
		assert_int_equal(
			give(&in, touch(SDL_FINGERDOWN, 1, i, 0, 0)).inputs[0].pointer, i + 1);
	assert_int_equal(give(&in, touch(SDL_FINGERDOWN, 1, 100, 0, 0)).count, 0);
	assert_int_equal(give(&in, touch(SDL_FINGERUP, 1, 100, 0, 0)).count, 0);
}

static void focus__lost_with_all_down__cancels_each_once(void **state)
{
	struct input_sdl in = fresh();
	struct batch batch;

	(void)state;
	give(&in, button(SDL_MOUSEBUTTONDOWN, 0, SDL_BUTTON_LEFT, 3, 3));
	for (int i = 0; i < INPUT_FINGERS; i++)
		give(&in, touch(SDL_FINGERDOWN, 1, i, 0, 0));
	batch = give(&in, window(SDL_WINDOWEVENT_FOCUS_LOST));
	assert_int_equal(batch.count, INPUT_BATCH);
	assert_int_equal(batch.inputs[0].kind, INPUT_FOCUS_LOST);
	assert_point(&batch, 1, INPUT_CANCEL, POINTER_MOUSE, 7, 7);
	for (int i = 0; i < INPUT_FINGERS; i++)
		assert_point(&batch, 2 + i, INPUT_CANCEL, i + 1, 0, 0);
	assert_int_equal(give(&in, touch(SDL_FINGERUP, 1, 0, 0, 0)).count, 0);
	assert_int_equal(give(&in, button(SDL_MOUSEBUTTONUP, 0, SDL_BUTTON_LEFT, 3, 3)).count, 0);
	assert_int_equal(give(&in, window(SDL_WINDOWEVENT_FOCUS_LOST)).count, 1);
}

/* ---- keys */

static const struct {
	SDL_Scancode scancode;
	SDL_Keycode sym;
	Uint16 mod;
	enum key key; /* KEY_NONE: says nothing */
	int digit;
	char letter;
} keyboard[] = {
	{SDL_SCANCODE_LEFT, SDLK_LEFT, 0, KEY_LEFT, 0, 0},
	{SDL_SCANCODE_RETURN, SDLK_RETURN, 0, KEY_ENTER, 0, 0},
	{SDL_SCANCODE_SPACE, SDLK_SPACE, 0, KEY_ENTER, 0, 0},
	{SDL_SCANCODE_KP_ENTER, SDLK_KP_ENTER, KMOD_NUM, KEY_ENTER, 0, 0},
	{SDL_SCANCODE_ESCAPE, SDLK_ESCAPE, 0, KEY_ESCAPE, 0, 0},
	{SDL_SCANCODE_AC_BACK, SDLK_AC_BACK, 0, KEY_ESCAPE, 0, 0},
	{SDL_SCANCODE_TAB, SDLK_TAB, 0, KEY_TAB, 0, 0},
	{SDL_SCANCODE_TAB, SDLK_TAB, KMOD_LSHIFT, KEY_BACKTAB, 0, 0},
	{SDL_SCANCODE_TAB, SDLK_TAB, KMOD_RSHIFT, KEY_BACKTAB, 0, 0},
	{SDL_SCANCODE_TAB, SDLK_TAB, KMOD_LALT, KEY_NONE, 0, 0},
	{SDL_SCANCODE_PAGEUP, SDLK_PAGEUP, 0, KEY_PAGE_UP, 0, 0},
	{SDL_SCANCODE_F10, SDLK_F10, 0, KEY_MENU, 0, 0},
	{SDL_SCANCODE_F11, SDLK_F11, 0, KEY_FULLSCREEN, 0, 0},
	{SDL_SCANCODE_RETURN, SDLK_RETURN, KMOD_LALT, KEY_FULLSCREEN, 0, 0},
	{SDL_SCANCODE_SPACE, SDLK_SPACE, KMOD_LALT, KEY_NONE, 0, 0},
	{SDL_SCANCODE_F4, SDLK_F4, KMOD_LALT, KEY_NONE, 0, 0},
	{SDL_SCANCODE_0, SDLK_0, 0, KEY_DIGIT, 0, 0},
	{SDL_SCANCODE_7, SDLK_7, 0, KEY_DIGIT, 7, 0},
	{SDL_SCANCODE_KP_0, SDLK_KP_0, 0, KEY_DIGIT, 0, 0},
	{SDL_SCANCODE_KP_9, SDLK_KP_9, KMOD_NUM, KEY_DIGIT, 9, 0},
	/* A French 1 is & without Shift. */
	{SDL_SCANCODE_1, SDLK_AMPERSAND, 0, KEY_DIGIT, 1, 0},
	{SDL_SCANCODE_Z, SDLK_z, KMOD_LCTRL, KEY_UNDO, 0, 0},
	{SDL_SCANCODE_Z, SDLK_z, KMOD_RCTRL | KMOD_RSHIFT, KEY_REDO, 0, 0},
	{SDL_SCANCODE_Y, SDLK_y, KMOD_LCTRL, KEY_REDO, 0, 0},
	/* A German Z is where the American Y is. */
	{SDL_SCANCODE_Y, SDLK_z, KMOD_LCTRL, KEY_UNDO, 0, 0},
	{SDL_SCANCODE_C, SDLK_c, KMOD_LCTRL, KEY_COPY, 0, 0},
	{SDL_SCANCODE_C, SDLK_c, KMOD_LCTRL | KMOD_LSHIFT, KEY_NONE, 0, 0},
	{SDL_SCANCODE_V, SDLK_v, KMOD_LCTRL, KEY_PASTE, 0, 0},
	{SDL_SCANCODE_INSERT, SDLK_INSERT, KMOD_LSHIFT, KEY_PASTE, 0, 0},
	{SDL_SCANCODE_INSERT, SDLK_INSERT, 0, KEY_NONE, 0, 0},
	{SDL_SCANCODE_X, SDLK_x, KMOD_LCTRL, KEY_NONE, 0, 0},
	{SDL_SCANCODE_1, SDLK_1, KMOD_LCTRL, KEY_NONE, 0, 0},
	{SDL_SCANCODE_U, SDLK_u, 0, KEY_UNDO, 0, 'u'},
	{SDL_SCANCODE_G, SDLK_g, 0, KEY_LETTER, 0, 'g'},
	{SDL_SCANCODE_G, SDLK_g, KMOD_LSHIFT | KMOD_CAPS, KEY_LETTER, 0, 'g'},
	{SDL_SCANCODE_H, SDLK_h, 0, KEY_HINT, 0, 'h'},
	{SDL_SCANCODE_H, SDLK_h, KMOD_LSHIFT | KMOD_CAPS, KEY_HINT, 0, 'h'},
	/* Cyrillic letters go by their place. */
	{SDL_SCANCODE_H, 0x440, 0, KEY_HINT, 0, 'h'},
	{SDL_SCANCODE_MINUS, SDLK_MINUS, 0, KEY_NONE, 0, 0},
	{SDL_SCANCODE_LSHIFT, SDLK_LSHIFT, KMOD_LSHIFT, KEY_NONE, 0, 0},
};

static void key__of_the_keyboard__is_ours(void **state)
{

	(void)state;
	for (size_t i = 0; i < sizeof keyboard / sizeof *keyboard; i++) {
		struct input_sdl in = fresh();
		const struct batch batch =
			give(&in, key(keyboard[i].scancode, keyboard[i].sym, keyboard[i].mod));

		assert_int_equal(batch.count, keyboard[i].key != KEY_NONE);
		if (!batch.count)
			continue;
		assert_int_equal(batch.inputs[0].kind, INPUT_KEY);
		assert_int_equal(batch.inputs[0].key, keyboard[i].key);
		assert_int_equal(batch.inputs[0].digit, keyboard[i].digit);
		assert_int_equal(batch.inputs[0].letter, keyboard[i].letter);
		assert_false(batch.inputs[0].repeat);
	}
}

static void key__held__repeats_but_not_the_whole_screen(void **state)
{
	struct input_sdl in = fresh();
	SDL_Event event = key(SDL_SCANCODE_LEFT, SDLK_LEFT, 0);
	struct batch batch;

	(void)state;
	event.key.repeat = 1;
	batch = give(&in, event);
	assert_int_equal(batch.count, 1);
	assert_true(batch.inputs[0].repeat);
	event = key(SDL_SCANCODE_F11, SDLK_F11, 0);
	event.key.repeat = 1;
	assert_int_equal(give(&in, event).count, 0);
}

/* ---- pads */

static void pad__buttons__are_keys(void **state)
{
	static const struct {
		Uint8 button;
		enum key key;
	} rows[] = {
		{SDL_CONTROLLER_BUTTON_A, KEY_ENTER},
		{SDL_CONTROLLER_BUTTON_B, KEY_ESCAPE},
		{SDL_CONTROLLER_BUTTON_Y, KEY_HINT},
		{SDL_CONTROLLER_BUTTON_START, KEY_MENU},
		{SDL_CONTROLLER_BUTTON_LEFTSHOULDER, KEY_UNDO},
		{SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, KEY_REDO},
		{SDL_CONTROLLER_BUTTON_DPAD_UP, KEY_UP},
		{SDL_CONTROLLER_BUTTON_DPAD_RIGHT, KEY_RIGHT},
		{SDL_CONTROLLER_BUTTON_GUIDE, KEY_NONE},
		{200, KEY_NONE},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct input_sdl in = fresh();
		const struct batch batch = give(&in, pad(SDL_CONTROLLERBUTTONDOWN, rows[i].button));

		assert_int_equal(batch.count, rows[i].key != KEY_NONE);
		if (batch.count) {
			assert_int_equal(batch.inputs[0].key, rows[i].key);
			assert_true(batch.inputs[0].pad);
		}
	}
}

static void pad__direction_held__comes_again_until_let_go(void **state)
{
	struct input_sdl in = fresh();
	struct input input;

	(void)state;
	assert_int_equal(input_sdl_repeat_wait(&in, 1000), -1);
	give(&in, pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT));
	assert_false(input_sdl_repeat(&in, 1000, &input));
	assert_int_equal(input_sdl_repeat_wait(&in, 1000), INPUT_REPEAT_FIRST_MS);
	assert_false(input_sdl_repeat(&in, 1000 + INPUT_REPEAT_FIRST_MS - 1, &input));
	assert_true(input_sdl_repeat(&in, 1000 + INPUT_REPEAT_FIRST_MS, &input));
	assert_int_equal(input.key, KEY_LEFT);
	assert_true(input.repeat && input.pad);
	assert_false(input_sdl_repeat(&in, 1000 + INPUT_REPEAT_FIRST_MS, &input));
	assert_int_equal(
		input_sdl_repeat_wait(&in, 1000 + INPUT_REPEAT_FIRST_MS), INPUT_REPEAT_NEXT_MS);
	give(&in, pad(SDL_CONTROLLERBUTTONUP, SDL_CONTROLLER_BUTTON_DPAD_LEFT));
	assert_false(input_sdl_repeat(&in, 9000, &input));
}

static void pad__enter_held__does_not_come_again(void **state)
{
	struct input_sdl in = fresh();
	struct input input;

	(void)state;
	give(&in, pad(SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLER_BUTTON_A));
	assert_false(input_sdl_repeat(&in, 1000, &input));
	assert_false(input_sdl_repeat(&in, 9000, &input));
}

static void stick__pushed_and_trembling__is_one_direction(void **state)
{
	struct input_sdl in = fresh();
	struct batch batch;

	(void)state;
	assert_int_equal(give(&in, stick(SDL_CONTROLLER_AXIS_LEFTX, 8000)).count, 0);
	batch = give(&in, stick(SDL_CONTROLLER_AXIS_LEFTX, 20000));
	assert_int_equal(batch.count, 1);
	assert_int_equal(batch.inputs[0].key, KEY_RIGHT);
	assert_int_equal(give(&in, stick(SDL_CONTROLLER_AXIS_LEFTX, 15000)).count, 0);
	assert_int_equal(give(&in, stick(SDL_CONTROLLER_AXIS_LEFTX, 25000)).count, 0);
	batch = give(&in, stick(SDL_CONTROLLER_AXIS_LEFTX, -32768));
	assert_int_equal(batch.inputs[0].key, KEY_LEFT);
	batch = give(&in, stick(SDL_CONTROLLER_AXIS_LEFTY, -32768));
	assert_int_equal(batch.inputs[0].key, KEY_UP);
	assert_int_equal(give(&in, stick(SDL_CONTROLLER_AXIS_LEFTY, 0)).count, 0);
	assert_int_equal(in.held, KEY_NONE);
	assert_int_equal(give(&in, stick(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 32767)).count, 0);
}

/* ---- window */

static void window__events__say_what_screens_must_know(void **state)
{
	static const struct {
		SDL_Event event;
		enum input_kind kind; /* INPUT_NONE: nothing */
	} rows[] = {
		{{.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_SIZE_CHANGED}},
			INPUT_RESIZED},
		{{.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_EXPOSED}},
			INPUT_EXPOSED},
		{{.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_LEAVE}},
			INPUT_LEAVE},
		{{.window = {.type = SDL_WINDOWEVENT, .event = SDL_WINDOWEVENT_MOVED}}, INPUT_NONE},
		{{.type = SDL_RENDER_TARGETS_RESET}, INPUT_LOST_IMAGES},
		{{.type = SDL_RENDER_DEVICE_RESET}, INPUT_LOST_IMAGES},
		{{.type = SDL_QUIT}, INPUT_QUIT},
		{{.type = SDL_USEREVENT}, INPUT_NONE},
		{{.type = SDL_KEYUP}, INPUT_NONE},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct input_sdl in = fresh();
		const struct batch batch = give(&in, rows[i].event);

		assert_int_equal(batch.count, rows[i].kind != INPUT_NONE);
		if (batch.count)
			assert_int_equal(batch.inputs[0].kind, rows[i].kind);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(mouse__hover_press_drag_release__come_in_output_pixels),
		cmocka_unit_test(mouse__same_sizes__is_not_moved),
		cmocka_unit_test(mouse__made_from_touch__is_ignored),
		cmocka_unit_test(mouse__other_button_or_up_alone__is_ignored),
		cmocka_unit_test(wheel__turned__has_lines_and_the_pointers_place),
		cmocka_unit_test(tap__with_the_mouse_sdl_makes_of_it__is_one_down_and_one_up),
		cmocka_unit_test(fingers__two_down__keep_ids_of_their_own_until_lifted),
		cmocka_unit_test(finger__down_again_without_up__is_ignored),
		cmocka_unit_test(finger__made_from_the_mouse__is_ignored),
		cmocka_unit_test(fingers__more_than_there_is_room_for__are_ignored),
		cmocka_unit_test(focus__lost_with_all_down__cancels_each_once),
		cmocka_unit_test(key__of_the_keyboard__is_ours),
		cmocka_unit_test(key__held__repeats_but_not_the_whole_screen),
		cmocka_unit_test(pad__buttons__are_keys),
		cmocka_unit_test(pad__direction_held__comes_again_until_let_go),
		cmocka_unit_test(pad__enter_held__does_not_come_again),
		cmocka_unit_test(stick__pushed_and_trembling__is_one_direction),
		cmocka_unit_test(window__events__say_what_screens_must_know),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
