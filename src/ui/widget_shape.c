/* SPDX-License-Identifier: MIT */
#include "ui/widget_shape.h"

#include "base/check.h"

#include <math.h>

static int more(int a, int b)
{
	return a > b ? a : b;
}

int stepper_field(const struct theme *theme)
{
	int value = 4 * theme_type(theme, TYPE_BODY, TEXT_BOLD).size;
	return more(theme->target, value);
}

int stepper_part(const struct theme *theme, struct rect rect, int x)
{
	int field = stepper_field(theme);
	int from_right = rect.x + rect.w - 1 - x;
	if (from_right < 0 || from_right >= 3 * field)
		return 0;
	return 1 - from_right / field;
}

static enum text_weight label_weight(const struct widget *widget)
{
	switch (widget->kind) {
	case WIDGET_PRIMARY:
	case WIDGET_LINK:
		return TEXT_BOLD;
	case WIDGET_ROW:
	case WIDGET_CHOICE:
		return widget->on ? TEXT_BOLD : TEXT_REGULAR;
	default:
		return TEXT_REGULAR;
	}
}

static enum type label_type(const struct widget *widget)
{
	if (widget->kind == WIDGET_ROW)
		return TYPE_HEADING;
	return widget->kind == WIDGET_ICON ? TYPE_SMALL : TYPE_BODY;
}

/* A bold word is wider: what is chosen must not break its line differently from before. */
static enum text_weight measure_weight(const struct widget *widget)
{
	return widget->kind == WIDGET_ROW || widget->kind == WIDGET_CHOICE ? TEXT_BOLD
									   : label_weight(widget);
}

static void pads(const struct pen *pen, const struct widget *widget, int *x, int *y)
{
	switch (widget->kind) {
	case WIDGET_BUTTON:
	case WIDGET_PRIMARY:
		*x = theme_space(pen->theme, SPACE_WIDE);
		*y = theme_space(pen->theme, SPACE_SMALL);
		break;
	case WIDGET_LINK:
	case WIDGET_TOGGLE:
	case WIDGET_STEPPER:
		*x = 0;
		*y = theme_space(pen->theme, SPACE_SMALL);
		break;
	case WIDGET_ICON:
		*x = theme_space(pen->theme, SPACE_HAIR);
		*y = theme_space(pen->theme, SPACE_HAIR);
		break;
	default:
		*x = theme_space(pen->theme, SPACE_BASE);
		*y = theme_space(pen->theme, SPACE_SMALL);
	}
}

/* Switch and stepper stand at the right of the words, or below them where it is too narrow. */
static int control_size(const struct pen *pen, const struct widget *widget, int *height)
{
	int em = theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size;
	if (widget->kind == WIDGET_STEPPER) {
		*height = more(pen->theme->target, 2 * em);
		return 3 * stepper_field(pen->theme);
	}
	if (widget->kind == WIDGET_TOGGLE) {
		*height = em * 7 / 4;
		return 3 * em;
	}
	*height = 0;
	return 0;
}

static void wrap_words(
	struct widget_shape *shape, const struct pen *pen, const struct widget *widget, int room)
{
	struct text_style style =
		theme_type(pen->theme, label_type(widget), measure_weight(widget));
	int least = (int)ceilf(14.0f * pen->theme->scale);
	text_block_fit(&shape->label, pen->draw, style, least, widget->label, room);
	shape->label.style.weight = label_weight(widget);
	shape->detail.height = 0;
	shape->detail.width = 0;
	shape->detail.count = 0;
	if (widget->detail && widget->kind != WIDGET_STEPPER)
		text_block_wrap(&shape->detail, pen->draw,
			theme_type(pen->theme, TYPE_SMALL, TEXT_REGULAR), widget->detail, room);
}

static void shape_with_control(struct widget_shape *shape, const struct pen *pen,
	const struct widget *widget, struct rect rect, int pad_y)
{
	int control_h;
	int control_w = control_size(pen, widget, &control_h);
	int gap = theme_space(pen->theme, SPACE_BASE);
	int room = rect.w - control_w - gap;
	wrap_words(shape, pen, widget, more(room, 1));
	int em = shape->label.style.size;
	bool stacked = room < 6 * em;
	if (stacked) {
		room = rect.w;
		wrap_words(shape, pen, widget, room);
	}
	int words_h = shape->label.height + shape->detail.height;
	int inner = stacked ? words_h + control_h : more(words_h, control_h);
	shape->height = more(inner + 2 * pad_y, pen->theme->target);
	int top = rect.y + (shape->height - inner) / 2;
	shape->words = (struct rect){rect.x, top, room, words_h};
	shape->control = (struct rect){rect.x + rect.w - control_w, top, control_w, control_h};
	if (stacked)
		shape->control.y = top + words_h;
	else if (words_h > control_h)
		shape->control.y = top + (words_h - control_h) / 2;
	else
		shape->words.y = top + (control_h - words_h) / 2;
	shape->align = ALIGN_LEFT;
}

static void shape_plain(struct widget_shape *shape, const struct pen *pen,
	const struct widget *widget, struct rect rect, int pad_x, int pad_y)
{
	int em = theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size;
	bool beside = widget->icon != ICON_COUNT;
	int icon = beside ? em * 3 / 2 : 0;
	int gap = beside ? em / 2 : 0;
	int room = more(rect.w - 2 * pad_x - icon - gap, 1);
	wrap_words(shape, pen, widget, room);
	int words_h = shape->label.height + shape->detail.height;
	shape->height = more(words_h + 2 * pad_y, pen->theme->target);
	bool left = widget->kind == WIDGET_ROW || widget->kind == WIDGET_LINK || widget->detail;
	shape->align = left ? ALIGN_LEFT : ALIGN_CENTRE;
	int x = rect.x + pad_x;
	if (!left) /* icon and words stand in the middle together */
		x += (room - shape->label.width) / 2;
	shape->icon_size = icon;
	shape->icon_x = x;
	shape->icon_y = rect.y + (rect.h - icon) / 2;
	shape->words =
		(struct rect){x + icon + gap, rect.y + (rect.h - words_h) / 2, room, words_h};
	if (!left)
		shape->words.w = shape->label.width;
}

/* It grows with the letters as far as its round ground has room. */
static int corner_icon(const struct pen *pen, struct rect rect)
{
	int wanted = theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size * 4 / 3;
	int most = rect.w * 3 / 4;
	return more(rect.w / 2, wanted < most ? wanted : most);
}

/* A picture above the words, which stand in the middle. */
static void shape_pictured(struct widget_shape *shape, const struct pen *pen,
	const struct widget *widget, struct rect rect, int pad)
{
	int gap = theme_space(pen->theme, SPACE_HAIR), room = more(rect.w - 2 * pad, 1);
	wrap_words(shape, pen, widget, room);
	int words_h = shape->label.height + shape->detail.height;
	shape->height = more(widget->picture_h + gap + words_h + 2 * pad, pen->theme->target);
	shape->picture = (struct rect){rect.x + pad, rect.y + pad, room, widget->picture_h};
	shape->words =
		(struct rect){rect.x + pad, rect.y + pad + widget->picture_h + gap, room, words_h};
	shape->align = ALIGN_CENTRE;
}

/* The icon above its word. */
static void shape_icon(struct widget_shape *shape, const struct pen *pen,
	const struct widget *widget, struct rect rect, int pad_x, int pad_y)
{
	wrap_words(shape, pen, widget, more(rect.w - 2 * pad_x, 1));
	int icon = theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size * 3 / 2;
	int inner = icon + shape->label.height;
	shape->height = more(inner + 2 * pad_y, pen->theme->target);
	int top = rect.y + (rect.h - inner) / 2;
	shape->icon_size = icon;
	shape->icon_x = rect.x + (rect.w - icon) / 2;
	shape->icon_y = top;
	shape->words =
		(struct rect){rect.x + pad_x, top + icon, rect.w - 2 * pad_x, shape->label.height};
	shape->align = ALIGN_CENTRE;
}

void widget_shape(struct widget_shape *shape, const struct pen *pen, const struct widget *widget,
	struct rect rect)
{
	int pad_x;
	int pad_y;
	pads(pen, widget, &pad_x, &pad_y);
	shape->icon_size = 0;
	shape->picture = (struct rect){0};
	shape->control = (struct rect){0};
	if (widget->picture_h > 0) {
		shape_pictured(shape, pen, widget, rect, theme_space(pen->theme, SPACE_SMALL));
		return;
	}
	switch (widget->kind) {
	case WIDGET_TOGGLE:
	case WIDGET_STEPPER:
		shape_with_control(shape, pen, widget, rect, pad_y);
		break;
	case WIDGET_ICON:
		shape_icon(shape, pen, widget, rect, pad_x, pad_y);
		break;
	case WIDGET_CORNER:
		shape->label.count = 0;
		shape->detail.count = 0;
		shape->icon_size = corner_icon(pen, rect);
		shape->icon_x = rect.x + (rect.w - shape->icon_size) / 2;
		shape->icon_y = rect.y + (rect.h - shape->icon_size) / 2;
		shape->height = pen->theme->target;
		break;
	case WIDGET_BARE:
		CHECK(!"a bare widget has no shape");
		break;
	default:
		shape_plain(shape, pen, widget, rect, pad_x, pad_y);
	}
}

int widget_height(const struct pen *pen, const struct widget *widget, int width)
{
	struct widget_shape shape;
	widget_shape(&shape, pen, widget, (struct rect){0, 0, width, 0});
	return shape.height;
}

int widget_width(const struct pen *pen, const struct widget *widget)
{
	struct widget_shape shape;
	int pad_x;
	int pad_y;
	int wide = 100000;
	if (widget->kind == WIDGET_CORNER)
		return pen->theme->target;
	pads(pen, widget, &pad_x, &pad_y);
	widget_shape(&shape, pen, widget, (struct rect){0, 0, wide, 0});
	int words = more(shape.label.width, shape.detail.width);
	int extra = 2 * pad_x;
	if (shape.control.w > 0)
		extra += shape.control.w + theme_space(pen->theme, SPACE_BASE);
	else if (shape.icon_size > 0 && widget->kind != WIDGET_ICON)
		extra += shape.icon_size + theme_type(pen->theme, TYPE_BODY, TEXT_REGULAR).size / 2;
	return more(words + extra, pen->theme->target);
}

int widget_icon_size(const struct pen *pen)
{
	return more(pen->theme->target, theme_px(pen->theme, 64.0f));
}
