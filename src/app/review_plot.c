/* SPDX-License-Identifier: MIT */
#include "app/review_plot.h"

#include "base/xalloc.h"
#include "paint/curve.h"

#include <math.h>
#include <stdlib.h>

static int less(int a, int b)
{
	return a < b ? a : b;
}

static int more(int a, int b)
{
	return a > b ? a : b;
}

/* Half as wide and as high as a mark. */
static float mark_size(const struct theme *theme)
{
	return 0.36f * (float)theme_type(theme, TYPE_SMALL, TEXT_REGULAR).size;
}

static float line_width(const struct theme *theme)
{
	return fmaxf(2.0f * theme->unit, 2.0f * theme->scale);
}

/* ---- what there is to show */

/* A round number of seeds that nothing reaches beyond. */
static int range_for(int seeds)
{
	static const int ranges[] = {10, 20, 40, 60, 80, 100, 120, 160, 200};
	for (size_t i = 0; i < sizeof(ranges) / sizeof(ranges[0]); i++)
		if (seeds <= ranges[i])
			return ranges[i];
	return 260;
}

static int magnitude(const struct review_value *value)
{
	return value->known ? abs(value->seeds) : 0;
}

static void add_mark(struct review_plot *plot, int turn)
{
	int at = plot->mark_count;
	while (at > 0 && plot->marks[at - 1] > turn) {
		plot->marks[at] = plot->marks[at - 1];
		at--;
	}
	plot->marks[at] = turn;
	plot->mark_count++;
}

void review_plot_measure(struct review_plot *plot)
{
	const struct review *review = plot->review;
	int most = 0;
	for (int i = 0; i < review->done; i++) {
		most = more(most, magnitude(&review->choices[i].before));
		most = more(most, magnitude(&review->choices[i].after));
	}
	plot->most = range_for(most);
	plot->mark_count = 0;
	for (int side = 0; side < 2; side++) {
		int worst[PLOT_WORST];
		int count = review_worst(review, (enum side)side, worst, PLOT_WORST);
		int best = review_best(review, (enum side)side);
		for (int i = 0; i < count; i++)
			add_mark(plot, worst[i]);
		if (best != REVIEW_NONE)
			add_mark(plot, best);
	}
}

bool review_plot_is_marked(const struct review_plot *plot, int turn)
{
	for (int i = 0; i < plot->mark_count; i++)
		if (plot->marks[i] == turn)
			return true;
	return false;
}

/* ---- where it lies */

static float inset(const struct review_plot *plot)
{
	return mark_size(plot->theme) + line_width(plot->theme);
}

/* The border before TURN, in a plot W wide. */
static float border(const struct review_plot *plot, int w, int turn)
{
	float in = inset(plot);
	int all = more(plot->review->turn_count, 1);
	return in + ((float)w - 2.0f * in) * (float)turn / (float)all;
}

static float height_of(const struct review_plot *plot, int h, int seeds)
{
	float in = 2.0f * line_width(plot->theme);
	float middle = (float)h / 2.0f;
	return middle - (middle - in) * (float)seeds / (float)plot->most;
}

int review_plot_turn(const struct review_plot *plot, struct rect rect, int x)
{
	int turn = 0, last = more(plot->review->turn_count - 1, 0);
	while (turn < last && (float)(x - rect.x) >= border(plot, rect.w, turn + 1))
		turn++;
	return turn;
}

int review_plot_level(const struct review_plot *plot, struct rect rect, int seeds)
{
	return rect.y + (int)lroundf(height_of(plot, rect.h, seeds));
}

/* ---- painting */

/* The line of one round, turn by turn, as far as it is known. */
struct stretch {
	struct curve_point *points;
	int count;
};

static void add_point(const struct review_plot *plot, struct stretch *stretch, int turn,
	const struct review_value *value)
{
	if (value->known)
		stretch->points[stretch->count++] = (struct curve_point){
			border(plot, plot->w, turn), height_of(plot, plot->h, value->seeds)};
}

/* From TURN on, of those DONE; gives the turn that follows it. */
static int follow(const struct review_plot *plot, int turn, int done, struct stretch *stretch)
{
	const struct review *review = plot->review;
	int round = review->turns[turn].round;
	stretch->count = 0;
	for (; turn < done && review->turns[turn].round == round; turn++) {
		const struct review_turn *at = &review->turns[turn];
		if (stretch->count == 0)
			add_point(plot, stretch, turn, &review->choices[at->from].before);
		add_point(plot, stretch, turn + 1, &review->choices[at->to - 1].after);
	}
	return turn;
}

static void paint_level(struct canvas *canvas, float y, float stroke, uint32_t colour)
{
	const struct curve_point ends[] = {{0.0f, y}, {(float)canvas->w, y}};
	paint_curve(canvas, ends, 2, stroke, colour);
}

/* The value on the line in the middle of a turn. */
static float turn_height(const struct review_plot *plot, const struct review_turn *turn)
{
	const struct review_choice *choices = plot->review->choices;
	return (height_of(plot, plot->h, choices[turn->from].before.seeds) +
		       height_of(plot, plot->h, choices[turn->to - 1].after.seeds)) /
	       2.0f;
}

static void paint_triangle(
	const struct theme *theme, struct canvas *canvas, float x, float y, float size, bool down)
{
	float base = down ? y - size : y + size;
	const struct curve_point points[] = {
		{x - size, base}, {x, down ? y + size : y - size}, {x + size, base}};
	const struct curve_point edge[] = {points[0], points[1], points[2], points[0]};
	paint_curve(canvas, edge, 4, 0.9f * size, theme_colour(theme, COLOUR_PAPER));
	paint_curve_area(canvas, points, 3, base, theme_colour(theme, COLOUR_ACCENT));
}

enum { RING_POINTS = 33 };

static void paint_ring_mark(const struct theme *theme, struct canvas *canvas, float x, float y,
	float size, float stroke)
{
	struct curve_point points[RING_POINTS];
	for (int i = 0; i < RING_POINTS; i++) {
		float turn = 6.2831853f * (float)i / (float)(RING_POINTS - 1);
		points[i] = (struct curve_point){x + size * cosf(turn), y + size * sinf(turn)};
	}
	paint_curve(canvas, points, RING_POINTS, 2.2f * stroke, theme_colour(theme, COLOUR_PAPER));
	paint_curve(canvas, points, RING_POINTS, stroke, theme_colour(theme, COLOUR_INK));
}

static float between(float value, float low, float high)
{
	return fminf(fmaxf(value, low), high);
}

/* Above the line for the near player, below it for the far one. */
static void paint_mark(const struct review_plot *plot, struct canvas *canvas, int index)
{
	const struct review_turn *turn = &plot->review->turns[index];
	bool near = turn->by == SIDE_A;
	float size = mark_size(plot->theme), stroke = line_width(plot->theme);
	float x = (border(plot, plot->w, index) + border(plot, plot->w, index + 1)) / 2.0f;
	float y = turn_height(plot, turn) + (near ? -1.0f : 1.0f) * (size + 2.5f * stroke);
	y = between(y, size + stroke, (float)plot->h - size - stroke);
	if (turn->loss > 0)
		paint_triangle(plot->theme, canvas, x, y, size, near);
	else
		paint_ring_mark(plot->theme, canvas, x, y, 0.8f * size, 0.8f * stroke);
}

static void paint_grid(const struct review_plot *plot, struct canvas *canvas)
{
	float stroke = line_width(plot->theme);
	static const int halves[] = {-2, -1, 1, 2};
	for (int i = 0; i < 4; i++)
		paint_level(canvas, height_of(plot, plot->h, plot->most * halves[i] / 2),
			0.5f * stroke, theme_colour(plot->theme, COLOUR_RULE));
	paint_level(canvas, height_of(plot, plot->h, 0), 0.6f * stroke,
		theme_colour(plot->theme, COLOUR_INK_2));
	for (int i = 1; i < plot->review->turn_count; i++) {
		float x = border(plot, plot->w, i);
		const struct curve_point ends[] = {{x, 0.0f}, {x, (float)plot->h}};
		if (plot->review->turns[i].round != plot->review->turns[i - 1].round)
			paint_curve(canvas, ends, 2, 0.6f * stroke,
				theme_colour(plot->theme, COLOUR_INK_2));
	}
}

/* How far the work has come, along the lower edge. */
static void paint_progress(const struct review_plot *plot, struct canvas *canvas)
{
	const struct review *review = plot->review;
	float stroke = 1.5f * line_width(plot->theme);
	float y = (float)plot->h - stroke;
	const struct curve_point ends[] = {
		{stroke, y}, {border(plot, plot->w, review_turns_done(review)), y}};
	if (!review_is_done(review))
		paint_curve(canvas, ends, 2, stroke, theme_colour(plot->theme, COLOUR_ACCENT));
}

static void paint(const struct review_plot *plot, struct canvas *canvas)
{
	const struct review *review = plot->review;
	int done = review_turns_done(review);
	uint32_t clay = theme_colour(plot->theme, COLOUR_ACCENT);
	struct stretch stretch = {
		.points = xcalloc((size_t)review->turn_count + 2, sizeof(*stretch.points))};
	paint_grid(plot, canvas);
	for (int turn = 0; turn < done;) {
		turn = follow(plot, turn, done, &stretch);
		paint_curve_area(canvas, stretch.points, stretch.count, height_of(plot, plot->h, 0),
			(clay & 0xffffffu) | 0x2c000000u);
		paint_curve(canvas, stretch.points, stretch.count, line_width(plot->theme), clay);
	}
	for (int i = 0; i < plot->mark_count; i++)
		paint_mark(plot, canvas, plot->marks[i]);
	paint_progress(plot, canvas);
	free(stretch.points);
}

void review_plot_release(struct review_plot *plot, struct draw *draw)
{
	if (plot->image)
		draw->calls->image_free(draw, plot->image);
	plot->image = NULL;
}

void review_plot_paint(struct review_plot *plot, const struct pen *pen, int w, int h)
{
	struct canvas canvas;
	bool same = plot->image && plot->w == w && plot->h == h &&
		    plot->done == plot->review->done && plot->epoch == pen->draw->epoch &&
		    plot->contrast == plot->theme->contrast;
	if (same || w <= 0 || h <= 0)
		return;
	review_plot_release(plot, pen->draw);
	plot->w = w;
	plot->h = h;
	plot->done = plot->review->done;
	plot->epoch = pen->draw->epoch;
	plot->contrast = plot->theme->contrast;
	canvas_init(&canvas, w, h);
	paint(plot, &canvas);
	plot->image = pen->draw->calls->image_new(pen->draw, &canvas, false);
	canvas_release(&canvas);
}

/* ---- drawing */

/* A stripe behind the turn that is looked at, a dot where it led. */
static void draw_shown(const struct pen *pen, const struct review_plot *plot, struct rect rect)
{
	int left = (int)lroundf(border(plot, rect.w, plot->shown));
	int right = (int)lroundf(border(plot, rect.w, plot->shown + 1));
	int least = (int)lroundf(3.0f * line_width(plot->theme));
	int w = more(right - left, least);
	pen->draw->calls->fill(pen->draw,
		(struct rect){rect.x + less((left + right - w) / 2, rect.w - w), rect.y, w, rect.h},
		theme_colour(pen->theme, COLOUR_CHOSEN));
}

static void draw_dot(const struct pen *pen, const struct review_plot *plot, struct rect rect)
{
	const struct review *review = plot->review;
	if (plot->shown >= review_turns_done(review))
		return;
	const struct review_value *value =
		&review->choices[review->turns[plot->shown].to - 1].after;
	int x = rect.x + (int)lroundf(border(plot, rect.w, plot->shown + 1));
	if (value->known)
		stamp_disc(pen->stamps, x, review_plot_level(plot, rect, value->seeds),
			1.7f * line_width(plot->theme), theme_colour(pen->theme, COLOUR_INK));
}

void review_plot_draw(const struct pen *pen, const void *data, struct rect rect)
{
	const struct review_plot *plot = data;
	if (plot->review->turn_count > 0)
		draw_shown(pen, plot, rect);
	if (plot->image)
		pen->draw->calls->image_draw(pen->draw, plot->image, NULL, rect.x, rect.y, 255);
	if (plot->review->turn_count > 0)
		draw_dot(pen, plot, rect);
}
