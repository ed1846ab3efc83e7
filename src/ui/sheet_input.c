/* SPDX-License-Identifier: MIT */
#include "ui/focus.h"
#include "ui/sheet.h"

static bool scrolls(const struct sheet_area *area)
{
	return area->height > area->rect.h;
}

/* The scrolling area at a point; 0: none. */
static int area_at(const struct sheet *sheet, int x, int y)
{
	for (int i = 1; i < sheet->area_count; i++) {
		if (scrolls(&sheet->areas[i]) && rect_holds(sheet->areas[i].rect, x, y))
			return i;
	}
	return 0;
}

static int area_of_focus(const struct sheet *sheet)
{
	int focus = sheet->widgets.focus;
	int area = focus == WIDGET_NONE ? 0 : sheet->widgets.items[focus].area;
	if (area > 0 && scrolls(&sheet->areas[area]))
		return area;
	for (int i = sheet->area_count - 1; i > 0; i--) {
		if (scrolls(&sheet->areas[i]))
			return i;
	}
	return 0;
}

static int line_step(const struct theme *theme)
{
	return theme_type(theme, TYPE_BODY, TEXT_REGULAR).size * 3;
}

static bool scroll_by(struct sheet *sheet, int area, int by)
{
	if (area == 0)
		return false;
	sheet_scroll(sheet, area, sheet->areas[area].scroll + by);
	return true;
}

/* The last area is the one that is read: pages of it are turned wherever the focus is. */
static int area_of_reading(const struct sheet *sheet)
{
	int area = sheet->area_count - 1;
	return area > 0 && scrolls(&sheet->areas[area]) ? area : area_of_focus(sheet);
}

/* A pointer that rests beside what scrolls, on the mat or a heading, turns what is read. */
static bool scroll_wheel(struct sheet *sheet, const struct theme *theme, const struct input *input)
{
	int area = area_at(sheet, input->x, input->y);
	if (area == 0)
		area = area_of_reading(sheet);
	return scroll_by(sheet, area, -input->dy * line_step(theme));
}

static bool scroll_key(struct sheet *sheet, const struct theme *theme, enum key key)
{
	bool line = key == KEY_UP || key == KEY_DOWN;
	int area = line ? area_of_focus(sheet) : area_of_reading(sheet);
	if (area == 0)
		return false;
	int page = sheet->areas[area].rect.h - line_step(theme);
	switch (key) {
	case KEY_UP:
		return scroll_by(sheet, area, -line_step(theme));
	case KEY_DOWN:
		return scroll_by(sheet, area, line_step(theme));
	case KEY_PAGE_UP:
		return scroll_by(sheet, area, -page);
	case KEY_PAGE_DOWN:
		return scroll_by(sheet, area, page);
	case KEY_HOME:
		return scroll_by(sheet, area, -sheet->areas[area].height);
	case KEY_END:
		return scroll_by(sheet, area, sheet->areas[area].height);
	default:
		return false;
	}
}

static void drag_start(struct sheet *sheet, const struct theme *theme, const struct input *input)
{
	int area = area_at(sheet, input->x, input->y);
	if (area == 0 || sheet->drag_area != 0)
		return;
	const struct rect *rect = &sheet->areas[area].rect;
	sheet->drag_area = area;
	sheet->drag_pointer = input->pointer;
	sheet->drag_y = input->y;
	sheet->drag_scroll = sheet->areas[area].scroll;
	sheet->dragging = false;
	sheet->drag_thumb =
		!input->touch && input->x >= rect->x + rect->w - theme_space(theme, SPACE_BASE);
}

/* True while the pointer drags an area. */
static bool drag_move(struct sheet *sheet, const struct theme *theme, const struct input *input)
{
	if (sheet->drag_area == 0 || sheet->drag_pointer != input->pointer)
		return false;
	const struct sheet_area *area = &sheet->areas[sheet->drag_area];
	int by = sheet->drag_y - input->y;
	int slop = theme_drag_slop(theme);
	if (!sheet->dragging && (by > slop || by < -slop || sheet->drag_thumb)) {
		sheet->dragging = true;
		widget_set_drop(&sheet->widgets);
	}
	if (!sheet->dragging)
		return false;
	if (sheet->drag_thumb)
		by = -by * area->height / (area->rect.h > 0 ? area->rect.h : 1);
	sheet_scroll(sheet, sheet->drag_area, sheet->drag_scroll + by);
	return true;
}

static bool drag_end(struct sheet *sheet, const struct input *input)
{
	if (sheet->drag_area == 0 || sheet->drag_pointer != input->pointer)
		return false;
	bool was = sheet->dragging;
	sheet->drag_area = 0;
	sheet->dragging = false;
	return was;
}

/* How far a widget reaches out of what is seen of its area, in the direction of BY; negative: it
 * lies before that. */
static int beyond(const struct sheet *sheet, int index, int by)
{
	const struct widget *widget = &sheet->widgets.items[index];
	const struct rect *seen = &sheet->areas[widget->area].rect;
	if (widget->area == 0)
		return 0;
	if (widget->rect.y + widget->rect.h <= seen->y)
		return by > 0 ? -1 : seen->y - widget->rect.y;
	if (widget->rect.y >= seen->y + seen->h)
		return by < 0 ? -1 : widget->rect.y + widget->rect.h - seen->y - seen->h;
	int out = by > 0 ? widget->rect.y + widget->rect.h - seen->y - seen->h
			 : seen->y - widget->rect.y;
	return out > 0 ? out : 0;
}

/* Up and down come to what is in view, and scroll to what lies further on: nothing that is written
 * in between is passed over. BEFORE had the focus. True if it scrolled instead. */
static bool scroll_instead(struct sheet *sheet, const struct theme *theme, enum key key, int before)
{
	struct widget_set *set = &sheet->widgets;
	int by = key == KEY_DOWN ? line_step(theme) : -line_step(theme);
	if ((key != KEY_UP && key != KEY_DOWN) || before == WIDGET_NONE)
		return false;
	int area = set->items[before].area;
	if (area == 0 || !scrolls(&sheet->areas[area]))
		return false;
	int index = set->focus;
	/* The focus was left behind by scrolling: it goes on from what is seen. */
	for (int i = 0; i < set->count && beyond(sheet, index, by) < 0; i++)
		index = focus_move(set->items, set->count, index, key);
	int reach = by > 0 ? by : -by;
	int out = beyond(sheet, index, by);
	bool stays = set->items[index].area == area && index != before;
	int from = sheet->areas[area].scroll;
	if (!stays || out < 0 || out > reach)
		sheet_scroll(sheet, area, from + by);
	bool scrolled = sheet->areas[area].scroll != from;
	widget_focus(set, set->items[scrolled ? before : index].id);
	return scrolled;
}

/* The focus was left behind by scrolling. Tab goes on from what is seen; what can't be seen is not
 * pressed but shown. True if that was all. */
static bool fetch_focus(struct sheet *sheet, const struct theme *theme, enum key key)
{
	struct widget_set *set = &sheet->widgets;
	if (set->focus == WIDGET_NONE || set->items[set->focus].area == 0)
		return false;
	int area = set->items[set->focus].area;
	const struct rect seen = sheet->areas[area].rect;
	if (rect_meet(set->items[set->focus].rect, seen))
		return false;
	if (key == KEY_ENTER) {
		set->focus_shown = true;
		sheet_show(sheet, theme, set->focus);
		return true;
	}
	if (key != KEY_TAB && key != KEY_BACKTAB)
		return false;
	bool on = key == KEY_TAB;
	int next = on ? 0 : set->count - 1;
	for (; next >= 0 && next < set->count; next += on ? 1 : -1) {
		const struct widget *widget = &set->items[next];
		if (widget->area == area &&
			(on ? widget->rect.y >= seen.y
			    : widget->rect.y + widget->rect.h <= seen.y + seen.h))
			break;
	}
	if (next < 0 || next == set->count)
		return false;
	set->focus_shown = true;
	widget_focus(set, set->items[next].id);
	sheet_show(sheet, theme, next);
	return true;
}

bool sheet_input(struct sheet *sheet, const struct theme *theme, const struct input *input,
	struct widget_event *event)
{
	*event = (struct widget_event){0};
	int focus = sheet->widgets.focus;
	bool used = false;
	if (input->kind == INPUT_KEY && fetch_focus(sheet, theme, input->key))
		return true;
	switch (input->kind) {
	case INPUT_WHEEL:
		return scroll_wheel(sheet, theme, input);
	case INPUT_DOWN:
		drag_start(sheet, theme, input);
		break;
	case INPUT_MOVE:
		used = drag_move(sheet, theme, input);
		break;
	case INPUT_UP:
	case INPUT_CANCEL:
		used = drag_end(sheet, input);
		break;
	case INPUT_FOCUS_LOST:
		sheet->drag_area = 0;
		sheet->dragging = false;
		break;
	default:
		break;
	}
	used |= widget_set_input(&sheet->widgets, theme, input, event);
	if (input->kind == INPUT_KEY) {
		if (!used)
			used = scroll_key(sheet, theme, input->key);
		else if (scroll_instead(sheet, theme, input->key, focus))
			used = true;
		else if (sheet->widgets.focus != WIDGET_NONE && sheet->widgets.focus != focus)
			sheet_show(sheet, theme, sheet->widgets.focus);
	}
	return used;
}
