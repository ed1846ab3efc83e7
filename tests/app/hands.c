/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/hands.h"

#include "app/board_screen_state.h"
#include "ui/widget_shape.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME_MS = 16, FINGER = 5, TOUCH = 7 };

const char *hand_name(enum hand hand)
{
	static const char *const names[HANDS] = {"keys", "finger", "pad"};

	return names[hand];
}

/* ---- what is on top */

struct sheet *hand_sheet(const struct walk *walk)
{
	struct screen *top = stack_top(&walk->rig.app->stack);

	return board_screen_is(top) ? NULL : &rig_page(&walk->rig)->sheet;
}

struct widget_set *hand_widgets(const struct walk *walk)
{
	struct screen *top = stack_top(&walk->rig.app->stack);

	return board_screen_is(top) ? &((struct board_screen *)top)->widgets
				    : &rig_page(&walk->rig)->sheet.widgets;
}

void hand_refuse(const struct walk *walk, const struct widget *widget, const char *what)
{
	const struct draw *draw = &walk->rig.fake.draw;

	fail_msg("%s, %s, %d x %d at %d%%: \"%s\" (%d) %s", hand_name(walk->hand),
		rig_screen(&walk->rig), draw->w, draw->h, app_text_percent(walk->rig.app),
		widget->label ? widget->label : "", widget->id, what);
}

/* The index of what has to be there. */
static int index_of(const struct walk *walk, int id)
{
	int index = widget_index(hand_widgets(walk), id);

	if (index == WIDGET_NONE)
		fail_msg("%s, %s: nothing with the id %d", hand_name(walk->hand),
			rig_screen(&walk->rig), id);
	return index;
}

static struct rect view_of(const struct walk *walk, const struct widget *widget)
{
	const struct sheet *sheet = hand_sheet(walk);
	const struct draw *draw = &walk->rig.fake.draw;

	return sheet && widget->area > 0 ? sheet->areas[widget->area].rect
					 : (struct rect){0, 0, draw->w, draw->h};
}

bool hand_sees(const struct walk *walk, int index)
{
	const struct widget *widget = &hand_widgets(walk)->items[index];
	struct rect view = view_of(walk, widget);
	int middle = widget->rect.y + widget->rect.h / 2;

	if (widget->rect.x < view.x || widget->rect.x + widget->rect.w > view.x + view.w)
		return false;
	return widget->rect.h > view.h ? rect_meet(widget->rect, view)
				       : middle >= view.y + 2 && middle < view.y + view.h - 2;
}

void hand_check_focus(const struct walk *walk, const char *after)
{
	const struct widget_set *set = hand_widgets(walk);

	if (set->focus == WIDGET_NONE || !set->focus_shown)
		fail_msg("%s, %s: no focus is seen after %s (focus %d, shown %d, kept %d)",
			hand_name(walk->hand), rig_screen(&walk->rig), after, set->focus,
			set->focus_shown, set->kept);
	if (!rect_meet(set->items[set->focus].rect, view_of(walk, &set->items[set->focus])))
		hand_refuse(walk, &set->items[set->focus], "has the focus out of sight");
}

/* ---- what the devices send */

void hand_send(struct walk *walk, const SDL_Event *event)
{
	struct rig *rig = &walk->rig;
	struct input out[INPUT_BATCH];
	const struct draw *draw = &rig->fake.draw;

	input_sdl_size(&walk->sdl, draw->w, draw->h, draw->w, draw->h);
	int count = input_sdl_translate(&walk->sdl, event, out);
	for (int i = 0; i < count; i++)
		rig_input(rig, out[i]);
	rig_pass(rig, FRAME_MS);
}

static void key(struct walk *walk, SDL_Scancode scancode)
{
	SDL_Event event = {.type = SDL_KEYDOWN};

	event.key.keysym.scancode = scancode;
	hand_send(walk, &event);
	event.type = SDL_KEYUP;
	hand_send(walk, &event);
}

static void finger(struct walk *walk, Uint32 type, int x, int y)
{
	const struct draw *draw = &walk->rig.fake.draw;
	SDL_Event event = {.tfinger = {.type = type, .touchId = TOUCH, .fingerId = FINGER}};

	event.tfinger.x = ((float)x + 0.5f) / (float)draw->w;
	event.tfinger.y = ((float)y + 0.5f) / (float)draw->h;
	hand_send(walk, &event);
}

static void button(struct walk *walk, SDL_GameControllerButton which)
{
	SDL_Event event = {.cbutton = {.type = SDL_CONTROLLERBUTTONDOWN, .button = which}};

	hand_send(walk, &event);
	event.type = SDL_CONTROLLERBUTTONUP;
	hand_send(walk, &event);
}

void pad_arrow(struct walk *walk, enum key arrow)
{
	static const SDL_GameControllerButton buttons[] = {
		[KEY_LEFT] = SDL_CONTROLLER_BUTTON_DPAD_LEFT,
		[KEY_RIGHT] = SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
		[KEY_UP] = SDL_CONTROLLER_BUTTON_DPAD_UP,
		[KEY_DOWN] = SDL_CONTROLLER_BUTTON_DPAD_DOWN,
	};

	button(walk, buttons[arrow]);
}

/* ---- keys */

static void keys_go_to(struct walk *walk, int id)
{
	const struct widget_set *set = hand_widgets(walk);
	int index = index_of(walk, id);

	/* One only shows where the focus is. */
	for (int i = 0; i < set->count + 2; i++) {
		if (set->focus_shown && set->focus == index && hand_sees(walk, index))
			return;
		key(walk, SDL_SCANCODE_TAB);
		hand_check_focus(walk, "Tab");
	}
	hand_refuse(walk, &set->items[index], "is not come to by Tab");
}

static void keys_check(struct walk *walk)
{
	const struct widget_set *set = hand_widgets(walk);
	const struct screen *top = stack_top(&walk->rig.app->stack);
	bool seen[WIDGETS_MAX] = {false};
	int count = set->count;

	for (int i = 0; i < count + 2; i++) {
		key(walk, SDL_SCANCODE_TAB);
		assert_ptr_equal(stack_top(&walk->rig.app->stack), top);
		hand_check_focus(walk, "Tab");
		seen[set->focus] |= hand_sees(walk, set->focus);
	}
	for (int i = 0; i < count; i++)
		if (!seen[i])
			hand_refuse(walk, &set->items[i], "is not come to by Tab");
}

/* ---- a finger */

static void drag(struct walk *walk, struct rect view, int by)
{
	int x = view.x + view.w / 2;
	int y = view.y + view.h / 2 - by / 2;

	finger(walk, SDL_FINGERDOWN, x, y);
	for (int i = 1; i <= 4; i++)
		finger(walk, SDL_FINGERMOTION, x, y + by * i / 4);
	finger(walk, SDL_FINGERUP, x, y + by);
}

static void finger_show(struct walk *walk, int index)
{
	const struct widget_set *set = hand_widgets(walk);
	const struct screen *top = stack_top(&walk->rig.app->stack);

	for (int i = 0; i < 400 && !hand_sees(walk, index); i++) {
		const struct widget *widget = &set->items[index];
		struct rect view = view_of(walk, widget);
		int away = view.y + view.h / 2 - widget->rect.y - widget->rect.h / 2;
		int most = view.h * 2 / 3, least = 6 * theme_drag_slop(&walk->rig.app->theme);
		int by = away > 0 ? away : -away;

		by = by > most ? most : by < least ? least : by;
		drag(walk, view, away > 0 ? by : -by);
		assert_ptr_equal(stack_top(&walk->rig.app->stack), top);
	}
	if (!hand_sees(walk, index))
		hand_refuse(walk, &set->items[index], "can't be dragged into sight");
}

/* The middle of what is seen of it. */
static void finger_point(struct walk *walk, int id, int *x, int *y)
{
	int index = index_of(walk, id);

	finger_show(walk, index);
	const struct widget *widget = &hand_widgets(walk)->items[index];
	struct rect view = view_of(walk, widget), rect = widget->rect;
	int top = rect.y > view.y ? rect.y : view.y;
	int end = rect.y + rect.h, low = view.y + view.h;
	*x = rect.x + rect.w / 2;
	*y = (top + (end < low ? end : low)) / 2;
	if (widget_at(hand_widgets(walk), *x, *y) != index)
		hand_refuse(walk, widget, "is covered");
}

static void tap(struct walk *walk, int x, int y)
{
	finger(walk, SDL_FINGERDOWN, x, y);
	finger(walk, SDL_FINGERUP, x, y);
}

/* A hole is taken from half way to the next one, however small it is drawn: their middles lie a
 * finger apart. */
static bool is_finger_wide(const struct walk *walk, int index)
{
	const struct widget_set *set = hand_widgets(walk);
	struct rect rect = set->items[index].rect;
	int target = walk->rig.app->theme.target;

	if (hand_sheet(walk) || set->items[index].id < ID_PLACE)
		return rect.w >= target && rect.h >= target;
	target = (int)(44.0f * walk->rig.fake.draw.scale);
	for (int i = 0; i < set->count; i++) {
		struct rect other = set->items[i].rect;
		int dx = abs(other.x - rect.x), dy = abs(other.y - rect.y);

		if (i != index && set->items[i].id >= ID_PLACE && dx < target && dy < target)
			return false;
	}
	return true;
}

static void finger_check(struct walk *walk)
{
	const struct widget_set *set = hand_widgets(walk);
	int count = set->count;

	for (int i = 0; i < count; i++) {
		const struct widget *widget = &set->items[i];
		int x, y;

		if (!is_finger_wide(walk, i))
			hand_refuse(walk, widget, "is too small for a finger");
		finger_point(walk, widget->id, &x, &y);
		assert_int_equal(set->count, count);
	}
}

/* ---- any of them */

void hand_press(struct walk *walk, int id)
{
	int x, y;

	walk->pressed = true;
	switch (walk->hand) {
	case HAND_KEYS:
		keys_go_to(walk, id);
		key(walk, SDL_SCANCODE_RETURN);
		break;
	case HAND_FINGER:
		finger_point(walk, id, &x, &y);
		tap(walk, x, y);
		break;
	default:
		pad_go_to(walk, id);
		button(walk, SDL_CONTROLLER_BUTTON_A);
		break;
	}
}

void hand_step(struct walk *walk, int id, bool up)
{
	const struct theme *theme = &walk->rig.app->theme;
	int x, y;

	switch (walk->hand) {
	case HAND_KEYS:
		keys_go_to(walk, id);
		key(walk, up ? SDL_SCANCODE_RIGHT : SDL_SCANCODE_LEFT);
		break;
	case HAND_FINGER:
		finger_point(walk, id, &x, &y);
		const struct widget *widget = &hand_widgets(walk)->items[index_of(walk, id)];
		x = widget->rect.x + widget->rect.w - 1;
		while (stepper_part(theme, widget->rect, x) != (up ? 1 : -1))
			x--;
		tap(walk, x - theme->target / 4, y);
		break;
	default:
		pad_go_to(walk, id);
		pad_arrow(walk, up ? KEY_RIGHT : KEY_LEFT);
		break;
	}
}

void hand_back(struct walk *walk)
{
	bool on_board = !hand_sheet(walk);

	switch (walk->hand) {
	case HAND_KEYS:
		key(walk, SDL_SCANCODE_ESCAPE);
		break;
	case HAND_FINGER:
		hand_press(walk, on_board ? (int)ID_MENU : (int)PAGE_BACK);
		break;
	default:
		button(walk, SDL_CONTROLLER_BUTTON_B);
		break;
	}
}

void hand_check(struct walk *walk)
{
	switch (walk->hand) {
	case HAND_KEYS:
		keys_check(walk);
		break;
	case HAND_FINGER:
		finger_check(walk);
		break;
	default:
		pad_check(walk);
		break;
	}
}
