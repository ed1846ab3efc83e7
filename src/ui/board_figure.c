/* SPDX-License-Identifier: MIT */
#include "ui/board_figure.h"

#include "base/check.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>

/* All of it in pitches: the distance from one hole to the next. */
static const float edge = 0.38f;    /* from the end of the plank to the store */
static const float store_w = 1.12f; /* three digits */
static const float gap = 0.4f;      /* from the store to the first hole */
static const float hole_w = 0.9f;
static const float rows = 1.28f; /* from row to row */
static const float brim = 0.5f;  /* from the long edge to the holes */
static const float digits = 0.56f;
static const float digit_height = 0.71f; /* of their size */
static const float least_digits = 14.0f; /* pixels at scale 1 */

static float pitches_across(int holes)
{
	return (float)holes - 1.0f + hole_w + 2.0f * (edge + store_w + gap);
}

static float pitches_down(void)
{
	return 2.0f * brim + hole_w + rows;
}

void board_figure_init(
	struct board_figure *figure, const struct position *position, bool counter_clockwise)
{
	*figure = (struct board_figure){.position = *position,
		.counter_clockwise = counter_clockwise,
		.lifted = FIGURE_NOWHERE,
		.last = FIGURE_NOWHERE,
		.lit = FIGURE_NOWHERE};
}

int board_figure_height(int holes, int width)
{
	return (int)ceilf((float)width * pitches_down() / pitches_across(holes));
}

/* Wide enough for numbers of so many pixels. */
static int width_for(float letters, int holes)
{
	return (int)ceilf(letters / digits * pitches_across(holes));
}

static int more(int a, int b)
{
	return a > b ? a : b;
}

int board_figure_least(const struct theme *theme, int holes)
{
	return width_for(least_digits * theme->scale, holes);
}

int board_figure_readable(const struct theme *theme, int holes)
{
	float small = (float)theme_type(theme, TYPE_SMALL, TEXT_BOLD).size;
	return more(board_figure_least(theme, holes), width_for(small, holes));
}

int board_figure_most(const struct theme *theme, int holes)
{
	float heading = (float)theme_type(theme, TYPE_HEADING, TEXT_BOLD).size;
	return more(board_figure_readable(theme, holes), width_for(1.2f * heading, holes));
}

int board_figure_alone(const struct theme *theme, int holes, int width, int seen)
{
	enum { LARGE = 100000 };
	int most = board_figure_most(theme, holes) * 3 / 2;
	int high = (int)((int64_t)LARGE * seen * 2 / 5 / board_figure_height(holes, LARGE));
	int least = board_figure_readable(theme, holes);
	int fits = high > least ? high : least;
	fits = fits < most ? fits : most;
	return fits < width ? fits : width;
}

/* The pitch inside RECT, which may have another form than the board. */
static float pitch_in(struct rect rect, int holes)
{
	float across = (float)rect.w / pitches_across(holes);
	float down = (float)rect.h / pitches_down();
	return across < down ? across : down;
}

static struct rect around(float cx, float cy, float w, float h)
{
	return (struct rect){(int)lroundf(cx - w / 2.0f), (int)lroundf(cy - h / 2.0f),
		(int)lroundf(w), (int)lroundf(h)};
}

struct rect board_figure_place(const struct board_figure *figure, struct rect rect, int place)
{
	int n = figure->position.holes;
	CHECK(place >= 0 && place < board_places(n));
	float pitch = pitch_in(rect, n);
	float cx = (float)rect.x + (float)rect.w / 2.0f;
	float cy = (float)rect.y + (float)rect.h / 2.0f;
	bool near = board_side(n, place) == SIDE_A;
	/* Looked at clockwise A sows to the left; the far player sees the same from the other side.
	 */
	float onward = near != figure->counter_clockwise ? -1.0f : 1.0f;
	if (board_is_store(n, place)) {
		float out = (pitches_across(n) / 2.0f - edge - store_w / 2.0f) * pitch;
		return around(
			cx + onward * out, cy, store_w * pitch, (rows + 0.68f * hole_w) * pitch);
	}
	float step = (float)(place - board_first(n, near ? SIDE_A : SIDE_B));
	float x = cx + onward * (step - (float)(n - 1) / 2.0f) * pitch;
	float y = cy + (near ? rows : -rows) / 2.0f * pitch;
	return around(x, y, hole_w * pitch, hole_w * pitch);
}

static int three_quarters(int x)
{
	return x * 3 / 4;
}

int board_figure_ordinal(const struct board_figure *figure, int hole)
{
	int n = figure->position.holes, count = 1;
	int first = board_first(n, board_side(n, hole));
	struct rect rect = {0, 0, 1000, board_figure_height(n, 1000)};
	int x = board_figure_place(figure, rect, hole).x;
	for (int i = first; i < first + n; i++)
		count += board_figure_place(figure, rect, i).x < x;
	return count;
}

int board_figure_number(const struct board_figure *figure, struct rect rect, int place)
{
	float size = pitch_in(rect, figure->position.holes) * digits;
	/* A hundred seeds and more in a hole: three digits, a little smaller. */
	bool squeezed = !board_is_store(figure->position.holes, place) &&
			figure->position.cells[place] >= 100;
	int px = (int)floorf(size + 0.01f);
	return squeezed ? three_quarters(px) : px;
}

static void draw_plank(const struct pen *pen, struct rect rect, float pitch)
{
	float radius = 0.62f * pitch;
	float stroke = fmaxf(0.06f * pitch, 1.0f);
	int inset = (int)lroundf(0.1f * pitch);
	stamp_box(pen->stamps, rect, radius, theme_colour(pen->theme, COLOUR_WOOD), 0.0f);
	stamp_outline(pen->stamps, rect, radius, stroke, theme_colour(pen->theme, COLOUR_WOOD_RIM));
	stamp_outline(pen->stamps, rect_inset(rect, inset), radius - (float)inset, stroke / 2.0f,
		theme_colour(pen->theme, COLOUR_WOOD_RIM));
}

static void draw_bowl(const struct pen *pen, struct rect box, bool store, uint32_t colour)
{
	float radius = (float)box.w / 2.0f;
	if (store)
		stamp_box(pen->stamps, box, radius, colour, 0.0f);
	else
		stamp_disc(pen->stamps, box.x + box.w / 2, box.y + box.h / 2, radius, colour);
}

/* Carved: the lower edge catches the light. */
static void draw_hollow(const struct pen *pen, struct rect box, bool store, uint32_t colour)
{
	struct rect lit = box;
	lit.y += (int)lroundf(fmaxf(0.04f * (float)box.w, 1.0f));
	draw_bowl(pen, lit, store, theme_colour(pen->theme, COLOUR_WOOD_LIT));
	draw_bowl(pen, box, store, colour);
}

static void draw_number(
	const struct pen *pen, const struct board_figure *figure, struct rect rect, int place)
{
	struct rect box = board_figure_place(figure, rect, place);
	int count = figure->position.cells[place];
	bool lit = figure->lit == place;
	uint32_t ink = theme_colour(pen->theme, lit ? COLOUR_INK : COLOUR_ON_HOLLOW);
	int cx = box.x + box.w / 2;
	int cy = box.y + box.h / 2;
	if (count == 0) {
		stamp_disc(pen->stamps, cx, cy, fmaxf((float)box.w * 0.06f, 1.5f), ink);
		return;
	}
	char text[8];
	snprintf(text, sizeof(text), "%d", count);
	struct text_style style = {board_figure_number(figure, rect, place), TEXT_BOLD};
	int w = pen->draw->calls->text_width(pen->draw, style, text);
	/* The digits stand in the middle of the hollow, not their line box. */
	int ascent = pen->draw->calls->text_metrics(pen->draw, style).ascent;
	int y = cy - ascent + (int)lroundf(digit_height * (float)style.size / 2.0f);
	pen->draw->calls->text_draw(pen->draw, style, cx - w / 2, y, text, ink);
}

static void draw_marks(
	const struct pen *pen, const struct board_figure *figure, struct rect rect, int place)
{
	struct rect box = board_figure_place(figure, rect, place);
	float pitch = pitch_in(rect, figure->position.holes);
	float rx = (float)box.w / 2.0f;
	float ry = (float)box.h / 2.0f;
	float out = 0.02f * pitch; /* so that two rings side by side stay two */
	float stroke = fmaxf(0.06f * pitch, 1.5f);
	uint32_t lamp = theme_colour(pen->theme, COLOUR_LAMP);
	bool lit = figure->lit == place;
	uint32_t ink = theme_colour(pen->theme, lit ? COLOUR_INK : COLOUR_ON_HOLLOW);
	int cx = box.x + box.w / 2;
	int cy = box.y + box.h / 2;
	if ((figure->choices >> place & 1) && !lit)
		stamp_ring(pen->stamps, cx, cy, rx, ry, stroke * 0.4f, lamp, 0, 0.0f);
	if (figure->rings >> place & 1) {
		if (board_is_store(figure->position.holes, place))
			stamp_outline(pen->stamps, rect_inset(box, -(int)lroundf(out + stroke)),
				rx + out + stroke, stroke, lamp);
		else if (lit) /* light around light would not be seen */
			stamp_ring(pen->stamps, cx, cy, rx - stroke, ry - stroke, stroke, ink, 0,
				0.0f);
		else
			stamp_ring(pen->stamps, cx, cy, rx + out, ry + out, stroke, lamp, 0, 0.0f);
	}
	if (figure->lifted == place)
		stamp_ring(pen->stamps, cx, cy, rx - stroke, ry - stroke, stroke * 0.75f, ink, 12,
			0.0f);
	if (figure->last == place) {
		bool near = board_side(figure->position.holes, place) == SIDE_A;
		int y = near ? box.y + box.h : box.y;
		stamp_disc(
			pen->stamps, cx, y, 0.17f * pitch, theme_colour(pen->theme, COLOUR_HOLLOW));
		stamp_disc(pen->stamps, cx, y, 0.12f * pitch, lamp);
	}
}

static void draw_place(
	const struct pen *pen, const struct board_figure *figure, struct rect rect, int place)
{
	struct rect box = board_figure_place(figure, rect, place);
	bool store = board_is_store(figure->position.holes, place);
	bool lit = figure->lit == place;
	if (!store && position_is_burned(&figure->position, place)) {
		int size = box.w * 2 / 3;
		draw_hollow(pen, box, false, theme_colour(pen->theme, COLOUR_INK)); /* charred */
		stamp_icon(pen->stamps, ICON_CLOSE, box.x + (box.w - size) / 2,
			box.y + (box.h - size) / 2, size,
			theme_colour(pen->theme, COLOUR_ON_HOLLOW));
		draw_marks(pen, figure, rect, place);
		return;
	}
	draw_hollow(pen, box, store, theme_colour(pen->theme, lit ? COLOUR_LAMP : COLOUR_HOLLOW));
	draw_number(pen, figure, rect, place);
	draw_marks(pen, figure, rect, place);
}

void board_figure_draw(const struct pen *pen, const struct board_figure *figure, struct rect rect)
{
	int n = figure->position.holes;
	float pitch = pitch_in(rect, n);
	struct rect plank =
		around((float)rect.x + (float)rect.w / 2.0f, (float)rect.y + (float)rect.h / 2.0f,
			pitches_across(n) * pitch, pitches_down() * pitch);
	draw_plank(pen, plank, pitch);
	for (int place = 0; place < board_places(n); place++)
		draw_place(pen, figure, rect, place);
}
