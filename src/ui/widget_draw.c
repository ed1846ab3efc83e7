/* SPDX-License-Identifier: MIT */
#include "ui/widget.h"

#include "ui/widget_shape.h"

static float corner_radius(const struct pen *pen, const struct widget *widget)
{
	switch (widget->kind) {
	case WIDGET_BUTTON:
	case WIDGET_PRIMARY:
	case WIDGET_CORNER:
		return (float)widget->rect.h / 2.0f;
	case WIDGET_ICON:
		return 18.0f * pen->theme->unit;
	default:
		return 8.0f * pen->theme->unit;
	}
}

void widget_draw_focus(const struct pen *pen, struct rect rect, float radius)
{
	/* Dark within light: seen on paper, on wood and on the mat alike. */
	int out = (int)theme_stroke(pen->theme, 4.0f);
	float line = theme_stroke(pen->theme, 3.0f);
	struct rect ring = rect_inset(rect, -out);
	struct rect halo = rect_inset(rect, -out - (int)(line * 0.7f));
	stamp_outline(pen->stamps, halo, radius + (float)out + line * 0.7f, line,
		theme_colour(pen->theme, COLOUR_PAPER));
	stamp_outline(
		pen->stamps, ring, radius + (float)out, line, theme_colour(pen->theme, COLOUR_INK));
}

static void draw_words(const struct pen *pen, const struct widget_shape *shape,
	const struct widget *widget, uint32_t ink, uint32_t second)
{
	struct rect words = shape->words;
	if (shape->label.count > 0)
		text_block_draw(&shape->label, pen->draw, widget->label, words.x, words.y, words.w,
			shape->align, ink);
	if (shape->detail.count > 0)
		text_block_draw(&shape->detail, pen->draw, widget->detail, words.x,
			words.y + shape->label.height, words.w, shape->align, second);
	if (shape->icon_size > 0)
		stamp_icon(pen->stamps, widget->icon, shape->icon_x, shape->icon_y,
			shape->icon_size, ink);
}

static void draw_button(const struct pen *pen, const struct widget *widget, bool lit, bool down)
{
	float radius = corner_radius(pen, widget);
	if (widget->kind == WIDGET_PRIMARY) {
		uint32_t fill =
			theme_colour(pen->theme, down || lit ? COLOUR_ACCENT_DOWN : COLOUR_ACCENT);
		stamp_box(pen->stamps, widget->rect, radius, fill, 0.0f);
		return;
	}
	if (down || lit)
		stamp_box(pen->stamps, widget->rect, radius,
			theme_colour(pen->theme, COLOUR_CHOSEN), 0.0f);
	stamp_outline(pen->stamps, widget->rect, radius, theme_stroke(pen->theme, 1.5f),
		theme_colour(pen->theme, down ? COLOUR_ACCENT : COLOUR_INK_2));
}

static void draw_round(const struct pen *pen, const struct widget *widget, bool lit, bool down)
{
	uint32_t fill = theme_colour(pen->theme, down || lit ? COLOUR_CHOSEN : COLOUR_PAPER);
	stamp_box(pen->stamps, widget->rect, corner_radius(pen, widget), fill,
		widget->kind == WIDGET_ICON || !widget->quiet ? 6.0f * pen->theme->unit : 0.0f);
	if (pen->theme->contrast && !widget->quiet)
		stamp_outline(pen->stamps, widget->rect, corner_radius(pen, widget),
			theme_stroke(pen->theme, 1.5f), theme_colour(pen->theme, COLOUR_INK));
	if (widget->on)
		stamp_outline(pen->stamps, widget->rect, corner_radius(pen, widget),
			theme_stroke(pen->theme, 2.0f), theme_colour(pen->theme, COLOUR_ACCENT));
}

static void draw_row(const struct pen *pen, const struct widget *widget, bool lit, bool down)
{
	if (widget->on || lit || down)
		pen->draw->calls->fill(
			pen->draw, widget->rect, theme_colour(pen->theme, COLOUR_CHOSEN));
	if (widget->on) {
		struct rect bar = widget->rect;
		bar.w = theme_px(pen->theme, 5.0f);
		pen->draw->calls->fill(pen->draw, bar, theme_colour(pen->theme, COLOUR_ACCENT));
	}
}

static void draw_choice(const struct pen *pen, const struct widget *widget, bool lit, bool down)
{
	float radius = corner_radius(pen, widget);
	if (widget->on || lit || down)
		stamp_box(pen->stamps, widget->rect, radius,
			theme_colour(pen->theme, COLOUR_CHOSEN), 0.0f);
	stamp_outline(pen->stamps, widget->rect, radius,
		theme_stroke(pen->theme, widget->on ? 2.0f : 1.0f),
		theme_colour(pen->theme, widget->on ? COLOUR_ACCENT : COLOUR_RULE));
}

static void draw_switch(const struct pen *pen, const struct widget *widget, struct rect box)
{
	int inset = box.h / 7;
	int knob = box.h - 2 * inset;
	float radius = (float)box.h / 2.0f;
	struct rect place = {box.x + inset, box.y + inset, knob, knob};
	if (widget->on) {
		stamp_box(pen->stamps, box, radius, theme_colour(pen->theme, COLOUR_ACCENT), 0.0f);
		place.x = box.x + box.w - inset - knob;
	} else {
		stamp_outline(pen->stamps, box, radius, theme_stroke(pen->theme, 1.5f),
			theme_colour(pen->theme, COLOUR_INK_2));
	}
	stamp_box(pen->stamps, place, (float)knob / 2.0f,
		theme_colour(pen->theme, widget->on ? COLOUR_ON_ACCENT : COLOUR_INK_2), 0.0f);
}

/* Minus and plus are bars: the same at every size, in every font. */
static void draw_step(const struct pen *pen, struct rect field, bool plus, bool possible)
{
	int size = field.h < field.w ? field.h : field.w;
	struct rect round = {
		field.x + (field.w - size) / 2, field.y + (field.h - size) / 2, size, size};
	uint32_t colour = theme_colour(pen->theme, COLOUR_ACCENT);
	/* Absent, not greyed. */
	if (!possible)
		return;
	stamp_outline(
		pen->stamps, round, (float)size / 2.0f, theme_stroke(pen->theme, 1.5f), colour);
	int bar = size * 2 / 5;
	int thick = (int)theme_stroke(pen->theme, 2.0f);
	int cx = round.x + size / 2;
	int cy = round.y + size / 2;
	pen->draw->calls->fill(
		pen->draw, (struct rect){cx - bar / 2, cy - thick / 2, bar, thick}, colour);
	if (plus)
		pen->draw->calls->fill(
			pen->draw, (struct rect){cx - thick / 2, cy - bar / 2, thick, bar}, colour);
}

static void draw_stepper(const struct pen *pen, const struct widget *widget, struct rect box)
{
	int w = stepper_field(pen->theme);
	int round = w < box.h ? w : box.h;
	struct rect field = {box.x, box.y, round, box.h};
	draw_step(pen, field, false, widget->value > widget->min);
	field.x += w;
	field.w = w;
	struct text_style style = theme_type(pen->theme, TYPE_BODY, TEXT_BOLD);
	const char *value = widget->detail ? widget->detail : "";
	style = text_shrink(pen->draw, style, style.size * 3 / 4, value, field.w);
	int width = pen->draw->calls->text_width(pen->draw, style, value);
	int height = pen->draw->calls->text_metrics(pen->draw, style).height;
	pen->draw->calls->text_draw(pen->draw, style, field.x + (field.w - width) / 2,
		field.y + (field.h - height) / 2, value, theme_colour(pen->theme, COLOUR_INK));
	field.x = box.x + box.w - round;
	field.w = round;
	draw_step(pen, field, true, widget->value < widget->max);
}

static uint32_t ink_of(const struct pen *pen, const struct widget *widget, bool lit)
{
	if (widget->kind == WIDGET_PRIMARY)
		return theme_colour(pen->theme, COLOUR_ON_ACCENT);
	if (widget->kind == WIDGET_LINK)
		return theme_colour(pen->theme, lit ? COLOUR_ACCENT_DOWN : COLOUR_ACCENT);
	return theme_colour(pen->theme, COLOUR_INK);
}

/* Words without an edge of their own don't touch the ring. */
static struct rect focus_rect(const struct pen *pen, const struct widget *widget)
{
	struct rect rect = widget->rect;
	if (widget->kind == WIDGET_LINK) {
		int pad = theme_space(pen->theme, SPACE_HAIR);
		rect.x -= pad;
		rect.w += 2 * pad;
	}
	return rect;
}

void widget_draw(const struct pen *pen, const struct widget_set *set, int index)
{
	const struct widget *widget = &set->items[index];
	bool down = set->pressed == index;
	bool lit = set->hover == index && set->pressed == WIDGET_NONE;
	bool focused = set->focus == index && set->focus_shown;
	float radius = 0.0f;
	if (widget->kind != WIDGET_BARE) {
		struct widget_shape shape;
		widget_shape(&shape, pen, widget, widget->rect);
		radius = corner_radius(pen, widget);
		if (widget->kind == WIDGET_BUTTON || widget->kind == WIDGET_PRIMARY)
			draw_button(pen, widget, lit, down);
		else if (widget->kind == WIDGET_ICON || widget->kind == WIDGET_CORNER)
			draw_round(pen, widget, lit, down);
		else if (widget->kind == WIDGET_ROW)
			draw_row(pen, widget, lit, down);
		else if (widget->kind == WIDGET_CHOICE)
			draw_choice(pen, widget, lit, down);
		if (shape.picture.h > 0)
			widget->picture(pen, widget->picture_data, shape.picture);
		draw_words(pen, &shape, widget, ink_of(pen, widget, lit || down),
			theme_colour(pen->theme, COLOUR_INK_2));
		if (widget->kind == WIDGET_TOGGLE)
			draw_switch(pen, widget, shape.control);
		else if (widget->kind == WIDGET_STEPPER)
			draw_stepper(pen, widget, shape.control);
		if (focused)
			widget_draw_focus(pen, focus_rect(pen, widget), radius);
	}
}

void widget_set_draw(const struct pen *pen, const struct widget_set *set)
{
	for (int i = 0; i < set->count; i++)
		widget_draw(pen, set, i);
}
