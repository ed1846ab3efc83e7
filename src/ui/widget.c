/* SPDX-License-Identifier: MIT */
#include "ui/widget.h"

#include "base/check.h"
#include "ui/focus.h"
#include "ui/widget_shape.h"

#include <stddef.h>
#include <stdint.h>

void widget_set_init(struct widget_set *set)
{
	*set = (struct widget_set){
		.focus = WIDGET_NONE, .hover = WIDGET_NONE, .pressed = WIDGET_NONE};
}

void widget_set_restart(struct widget_set *set)
{
	set->kept = set->focus != WIDGET_NONE ? set->items[set->focus].id : set->kept;
	set->held = set->pressed != WIDGET_NONE ? set->items[set->pressed].id : 0;
	set->count = 0;
	set->focus = WIDGET_NONE;
	set->hover = WIDGET_NONE;
	set->pressed = WIDGET_NONE;
}

struct widget widget_of(enum widget_kind kind, int id, const char *label)
{
	return (struct widget){.kind = kind, .id = id, .label = label, .icon = ICON_COUNT};
}

/* Tells words apart, whatever becomes of the text itself. */
static uint32_t words_of(const struct widget *widget)
{
	uint32_t sum = 2166136261u;
	for (const char *at = widget->label ? widget->label : ""; *at; at++)
		sum = (sum ^ (unsigned char)*at) * 16777619u;
	return sum;
}

struct widget *widget_put(struct widget_set *set, const struct widget *widget)
{
	CHECK(set->count < WIDGETS_MAX && widget->id > 0);
	CHECK(widget->label || widget->kind == WIDGET_BARE);
	set->items[set->count] = *widget;
	if (set->kept == widget->id)
		set->focus = set->count;
	if (set->held == widget->id && set->held_words == words_of(widget))
		set->pressed = set->count;
	return &set->items[set->count++];
}

struct widget *widget_add(
	struct widget_set *set, enum widget_kind kind, int id, struct rect rect, const char *label)
{
	struct widget widget = widget_of(kind, id, label);
	widget.rect = rect;
	return widget_put(set, &widget);
}

int widget_index(const struct widget_set *set, int id)
{
	for (int i = 0; i < set->count; i++) {
		if (set->items[i].id == id)
			return i;
	}
	return WIDGET_NONE;
}

void widget_focus(struct widget_set *set, int id)
{
	set->focus = widget_index(set, id);
	set->kept = id;
}

int widget_at(const struct widget_set *set, int x, int y)
{
	for (int i = set->count - 1; i >= 0; i--) {
		const struct widget *widget = &set->items[i];
		if (rect_holds(widget->rect, x, y) &&
			(!widget->clip || rect_holds(*widget->clip, x, y)))
			return i;
	}
	return WIDGET_NONE;
}

static void set_focus(struct widget_set *set, int index)
{
	set->focus = index;
	set->kept = index == WIDGET_NONE ? 0 : set->items[index].id;
}

static int between(int value, int min, int max)
{
	return value < min ? min : value > max ? max : value;
}

static void step(const struct widget *widget, int steps, struct widget_event *event)
{
	int value = between(widget->value + steps * widget->step, widget->min, widget->max);
	if (value != widget->value)
		*event = (struct widget_event){.id = widget->id, .value = value};
}

/* WIDGET is pressed; POINTED: at (x, y). */
static void press(const struct widget *widget, const struct theme *theme, bool pointed, int x,
	struct widget_event *event)
{
	if (widget->kind != WIDGET_STEPPER) {
		*event = (struct widget_event){.id = widget->id};
		return;
	}
	if (!pointed)
		return;
	int part = stepper_part(theme, widget->rect, x);
	if (part != 0)
		step(widget, part, event);
}

static bool key_input(struct widget_set *set, const struct theme *theme, const struct input *input,
	struct widget_event *event)
{
	enum key key = input->key;
	bool walks = key == KEY_TAB || key == KEY_BACKTAB || (key >= KEY_LEFT && key <= KEY_DOWN);
	if (key != KEY_ENTER && !walks)
		return false;
	if (set->count == 0)
		return false;
	bool was_shown = set->focus_shown;
	set->focus_shown = true;
	if (key == KEY_ENTER) {
		if (set->focus == WIDGET_NONE || input->repeat)
			return set->focus != WIDGET_NONE;
		press(&set->items[set->focus], theme, false, 0, event);
		return true;
	}
	/* The first key only shows where the focus is. */
	if (!was_shown && set->focus != WIDGET_NONE && !input->repeat)
		return true;
	if (set->focus != WIDGET_NONE && set->items[set->focus].kind == WIDGET_STEPPER &&
		(key == KEY_LEFT || key == KEY_RIGHT)) {
		step(&set->items[set->focus], key == KEY_LEFT ? -1 : 1, event);
		return true;
	}
	int next = focus_move(set->items, set->count, set->focus, key);
	bool moved = next != set->focus;
	set_focus(set, next);
	return moved || !was_shown;
}

void widget_set_drop(struct widget_set *set)
{
	set->pressed = WIDGET_NONE;
	set->held = 0;
}

static bool down_input(struct widget_set *set, const struct input *input)
{
	set->focus_shown = false;
	if (set->pressed != WIDGET_NONE)
		return false;
	int at = widget_at(set, input->x, input->y);
	if (at == WIDGET_NONE)
		return false;
	set->pressed = at;
	set->held_words = words_of(&set->items[at]);
	set->pointer = input->pointer;
	set->down_x = input->x;
	set->down_y = input->y;
	set_focus(set, at);
	return true;
}

/* A finger that wanders does not press what it happens to end on; a mouse may tremble. */
static bool move_input(struct widget_set *set, const struct theme *theme, const struct input *input)
{
	if (set->pressed == WIDGET_NONE || set->pointer != input->pointer)
		return false;
	int slop = 2 * theme_drag_slop(theme);
	int dx = input->x - set->down_x;
	int dy = input->y - set->down_y;
	if (input->touch && dx * dx + dy * dy > slop * slop)
		widget_set_drop(set);
	return true;
}

static bool up_input(struct widget_set *set, const struct theme *theme, const struct input *input,
	struct widget_event *event)
{
	if (set->pressed == WIDGET_NONE || set->pointer != input->pointer)
		return false;
	int at = set->pressed;
	widget_set_drop(set);
	if (input->kind == INPUT_UP && rect_holds(set->items[at].rect, input->x, input->y))
		press(&set->items[at], theme, true, input->x, event);
	return true;
}

bool widget_set_input(struct widget_set *set, const struct theme *theme, const struct input *input,
	struct widget_event *event)
{
	int hover = set->hover;
	*event = (struct widget_event){0};
	switch (input->kind) {
	case INPUT_HOVER:
	case INPUT_LEAVE:
		set->hover = input->kind == INPUT_HOVER ? widget_at(set, input->x, input->y)
							: WIDGET_NONE;
		return set->hover != hover;
	case INPUT_DOWN:
		return down_input(set, input);
	case INPUT_MOVE:
		return move_input(set, theme, input);
	case INPUT_UP:
	case INPUT_CANCEL:
		return up_input(set, theme, input, event);
	case INPUT_KEY:
		return key_input(set, theme, input, event);
	case INPUT_FOCUS_LOST:
		widget_set_drop(set);
		return false;
	default:
		return false;
	}
}
