/* SPDX-License-Identifier: MIT */
#include "platform/input_sdl.h"

#include "platform/keys.h"

#include <SDL.h>
#include <string.h>

void input_sdl_init(struct input_sdl *in)
{
	memset(in, 0, sizeof *in);
	in->window_w = in->window_h = in->output_w = in->output_h = 1;
}

void input_sdl_size(struct input_sdl *in, int window_w, int window_h, int output_w, int output_h)
{
	in->window_w = window_w > 0 ? window_w : 1;
	in->window_h = window_h > 0 ? window_h : 1;
	in->output_w = output_w > 0 ? output_w : 1;
	in->output_h = output_h > 0 ? output_h : 1;
}

static int one(struct input *out, enum input_kind kind)
{
	*out = (struct input){.kind = kind};
	return 1;
}

static int point(struct input *out, enum input_kind kind, int pointer, int x, int y)
{
	*out = (struct input){.kind = kind,
		.pointer = pointer,
		.x = x,
		.y = y,
		.touch = pointer != POINTER_MOUSE};
	return 1;
}

/* ---- mouse */

/* Window units to the middle of the output pixels they cover. */
static void move_mouse(struct input_sdl *in, int x, int y)
{
	in->mouse_x = (int)(((int64_t)x * 2 + 1) * in->output_w / (2 * (int64_t)in->window_w));
	in->mouse_y = (int)(((int64_t)y * 2 + 1) * in->output_h / (2 * (int64_t)in->window_h));
}

static int mouse_point(const struct input_sdl *in, enum input_kind kind, struct input *out)
{
	return point(out, kind, POINTER_MOUSE, in->mouse_x, in->mouse_y);
}

static int mouse_moved(struct input_sdl *in, const SDL_MouseMotionEvent *motion, struct input *out)
{
	if (motion->which == SDL_TOUCH_MOUSEID)
		return 0;
	move_mouse(in, motion->x, motion->y);
	return mouse_point(in, in->mouse_down ? INPUT_MOVE : INPUT_HOVER, out);
}

static int mouse_button(struct input_sdl *in, const SDL_MouseButtonEvent *button, struct input *out)
{
	const bool down = button->type == SDL_MOUSEBUTTONDOWN;

	if (button->which == SDL_TOUCH_MOUSEID || button->button != SDL_BUTTON_LEFT)
		return 0;
	move_mouse(in, button->x, button->y);
	/* An up whose down was cancelled or went elsewhere says nothing. */
	if (down == in->mouse_down)
		return 0;
	in->mouse_down = down;
	return mouse_point(in, down ? INPUT_DOWN : INPUT_UP, out);
}

static int wheel(const struct input_sdl *in, const SDL_MouseWheelEvent *event, struct input *out)
{
	if (event->which == SDL_TOUCH_MOUSEID || event->y == 0)
		return 0;
	mouse_point(in, INPUT_WHEEL, out);
	out->dy = event->y;
	return 1;
}

/* ---- fingers */

static int finger_slot(const struct input_sdl *in, const SDL_TouchFingerEvent *event)
{
	for (int i = 0; i < INPUT_FINGERS; i++)
		if (in->fingers[i].down && in->fingers[i].touch == event->touchId &&
			in->fingers[i].finger == event->fingerId)
			return i;
	return -1;
}

static int free_slot(const struct input_sdl *in)
{
	for (int i = 0; i < INPUT_FINGERS; i++)
		if (!in->fingers[i].down)
			return i;
	return -1;
}

static int along(float part, int size)
{
	const int pixel = (int)(part * (float)size);

	return pixel < 0 ? 0 : pixel >= size ? size - 1 : pixel;
}

static int finger(struct input_sdl *in, const SDL_TouchFingerEvent *event, struct input *out)
{
	int slot = finger_slot(in, event);
	enum input_kind kind = INPUT_MOVE;

	/* SDL's own touches made from the mouse come as the mouse already. */
	if (event->touchId == SDL_MOUSE_TOUCHID)
		return 0;
	if (event->type == SDL_FINGERDOWN) {
		if (slot >= 0 || (slot = free_slot(in)) < 0)
			return 0;
		in->fingers[slot] = (struct input_finger){
			.touch = event->touchId, .finger = event->fingerId, .down = true};
		kind = INPUT_DOWN;
	} else if (slot < 0) {
		return 0;
	} else if (event->type == SDL_FINGERUP) {
		in->fingers[slot].down = false;
		kind = INPUT_UP;
	}
	in->fingers[slot].x = along(event->x, in->output_w);
	in->fingers[slot].y = along(event->y, in->output_h);
	return point(out, kind, slot + 1, in->fingers[slot].x, in->fingers[slot].y);
}

/* ---- pads */

static bool is_direction(enum key key)
{
	return key == KEY_LEFT || key == KEY_RIGHT || key == KEY_UP || key == KEY_DOWN;
}

static int pad_press(struct input_sdl *in, enum key key, struct input *out)
{
	if (key == KEY_NONE)
		return 0;
	if (is_direction(key)) {
		in->held = key;
		in->held_due = 0;
	}
	*out = (struct input){.kind = INPUT_KEY, .key = key, .pad = true};
	return 1;
}

static void pad_release(struct input_sdl *in, enum key key)
{
	if (in->held == key)
		in->held = KEY_NONE;
}

static enum key pushed(int axis, int value, enum key before)
{
	const enum key back = axis == SDL_CONTROLLER_AXIS_LEFTX ? KEY_LEFT : KEY_UP;
	const enum key forth = axis == SDL_CONTROLLER_AXIS_LEFTX ? KEY_RIGHT : KEY_DOWN;

	if (value <= -INPUT_STICK_ON || (before == back && value <= -INPUT_STICK_OFF))
		return back;
	if (value >= INPUT_STICK_ON || (before == forth && value >= INPUT_STICK_OFF))
		return forth;
	return KEY_NONE;
}

static int stick(struct input_sdl *in, const SDL_ControllerAxisEvent *event, struct input *out)
{
	enum key before, now;
	int index;

	if (event->axis != SDL_CONTROLLER_AXIS_LEFTX && event->axis != SDL_CONTROLLER_AXIS_LEFTY)
		return 0;
	index = event->axis == SDL_CONTROLLER_AXIS_LEFTY;
	before = in->stick[index];
	now = pushed(event->axis, event->value, before);
	in->stick[index] = now;
	if (now == before)
		return 0;
	pad_release(in, before);
	return pad_press(in, now, out);
}

bool input_sdl_repeat(struct input_sdl *in, uint64_t now_ms, struct input *out)
{
	if (in->held == KEY_NONE)
		return false;
	if (!in->held_due)
		in->held_due = now_ms + INPUT_REPEAT_FIRST_MS;
	if (now_ms < in->held_due)
		return false;
	in->held_due = now_ms + INPUT_REPEAT_NEXT_MS;
	*out = (struct input){.kind = INPUT_KEY, .key = in->held, .repeat = true, .pad = true};
	return true;
}

int input_sdl_repeat_wait(const struct input_sdl *in, uint64_t now_ms)
{
	if (in->held == KEY_NONE)
		return -1;
	return !in->held_due || now_ms >= in->held_due ? 0 : (int)(in->held_due - now_ms);
}

/* ---- keyboard and window */

static int key_down(const SDL_KeyboardEvent *event, struct input *out)
{
	*out = (struct input){.kind = INPUT_KEY, .repeat = event->repeat != 0};
	if (!keys_of_keyboard(&event->keysym, out))
		return 0;
	/* A window that flips as long as the key is held is nobody's wish. */
	return out->key != KEY_FULLSCREEN || !out->repeat;
}

/* Whoever has a finger or a button down will not be heard lifting it. */
static int focus_lost(struct input_sdl *in, struct input *out)
{
	int count = one(out, INPUT_FOCUS_LOST);

	if (in->mouse_down)
		count += mouse_point(in, INPUT_CANCEL, &out[count]);
	in->mouse_down = false;
	for (int i = 0; i < INPUT_FINGERS; i++) {
		if (!in->fingers[i].down)
			continue;
		in->fingers[i].down = false;
		count +=
			point(&out[count], INPUT_CANCEL, i + 1, in->fingers[i].x, in->fingers[i].y);
	}
	in->held = in->stick[0] = in->stick[1] = KEY_NONE;
	return count;
}

static int window_event(struct input_sdl *in, const SDL_WindowEvent *event, struct input *out)
{
	switch (event->event) {
	case SDL_WINDOWEVENT_SIZE_CHANGED:
	case SDL_WINDOWEVENT_DISPLAY_CHANGED:
		return one(out, INPUT_RESIZED);
	case SDL_WINDOWEVENT_EXPOSED:
	case SDL_WINDOWEVENT_RESTORED:
	case SDL_WINDOWEVENT_SHOWN:
		return one(out, INPUT_EXPOSED);
	case SDL_WINDOWEVENT_LEAVE:
		return one(out, INPUT_LEAVE);
	case SDL_WINDOWEVENT_FOCUS_LOST:
		return focus_lost(in, out);
	default:
		return 0;
	}
}

int input_sdl_translate(struct input_sdl *in, const SDL_Event *event, struct input *out)
{
	switch (event->type) {
	case SDL_MOUSEMOTION:
		return mouse_moved(in, &event->motion, out);
	case SDL_MOUSEBUTTONDOWN:
	case SDL_MOUSEBUTTONUP:
		return mouse_button(in, &event->button, out);
	case SDL_MOUSEWHEEL:
		return wheel(in, &event->wheel, out);
	case SDL_FINGERDOWN:
	case SDL_FINGERMOTION:
	case SDL_FINGERUP:
		return finger(in, &event->tfinger, out);
	case SDL_KEYDOWN:
		return key_down(&event->key, out);
	case SDL_CONTROLLERBUTTONDOWN:
		return pad_press(in, keys_of_pad(event->cbutton.button), out);
	case SDL_CONTROLLERBUTTONUP:
		pad_release(in, keys_of_pad(event->cbutton.button));
		return 0;
	case SDL_CONTROLLERDEVICEREMOVED:
		in->held = in->stick[0] = in->stick[1] = KEY_NONE;
		return 0;
	case SDL_CONTROLLERAXISMOTION:
		return stick(in, &event->caxis, out);
	case SDL_WINDOWEVENT:
		return window_event(in, &event->window, out);
	case SDL_RENDER_TARGETS_RESET:
	case SDL_RENDER_DEVICE_RESET:
		return one(out, INPUT_LOST_IMAGES);
	case SDL_QUIT:
		return one(out, INPUT_QUIT);
	default:
		return 0;
	}
}
