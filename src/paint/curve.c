/* SPDX-License-Identifier: MIT */
#include "paint/curve.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "paint/ink.h"

#include <stdlib.h>

static int within(int value, int low, int high)
{
	return value < low ? low : value > high ? high : value;
}

static void lay(struct canvas *canvas, int x, int y, uint32_t colour, float cover)
{
	uint32_t *pixel = &canvas->pixels[(size_t)y * (size_t)canvas->w + (size_t)x];

	if (cover > 0.0f)
		*pixel = ink_over(ink(colour, cover), *pixel);
}

/* The part of a canvas that a line reaches. */
struct reach {
	int left, top, right, bottom;
	float *covers; /* of each of its pixels */
};

static struct reach reach_of(
	const struct canvas *canvas, struct curve_point a, struct curve_point b, float stroke)
{
	float around = 0.5f * stroke + 1.0f;

	return (struct reach){.left = within(floor_int(smaller(a.x, b.x) - around), 0, canvas->w),
		.top = within(floor_int(smaller(a.y, b.y) - around), 0, canvas->h),
		.right = within(floor_int(larger(a.x, b.x) + around) + 1, 0, canvas->w),
		.bottom = within(floor_int(larger(a.y, b.y) + around) + 1, 0, canvas->h)};
}

static float *cover_at(const struct reach *all, int x, int y)
{
	return &all->covers[(size_t)(y - all->top) * (size_t)(all->right - all->left) +
			    (size_t)(x - all->left)];
}

/* The most that any part covers of each pixel, so that joints are no darker than the line. */
static void cover_part(const struct canvas *canvas, const struct reach *all, struct curve_point a,
	struct curve_point b, float stroke)
{
	struct reach part = reach_of(canvas, a, b, stroke);

	for (int y = part.top; y < part.bottom; y++)
		for (int x = part.left; x < part.right; x++) {
			float *cover = cover_at(all, x, y);
			float away =
				line_distance((float)x + 0.5f, (float)y + 0.5f, a.x, a.y, b.x, b.y);

			*cover = larger(*cover, ink_cover(away - 0.5f * stroke));
		}
}

void paint_curve(struct canvas *canvas, const struct curve_point *points, int count, float stroke,
	uint32_t colour)
{
	CHECK(count >= 0 && stroke > 0.0f);
	if (count == 0)
		return;
	struct curve_point low = points[0], high = points[0];

	for (int i = 1; i < count; i++) {
		low = (struct curve_point){
			smaller(low.x, points[i].x), smaller(low.y, points[i].y)};
		high = (struct curve_point){
			larger(high.x, points[i].x), larger(high.y, points[i].y)};
	}
	struct reach all = reach_of(canvas, low, high, stroke);

	if (all.right <= all.left || all.bottom <= all.top)
		return;
	all.covers = xcalloc((size_t)(all.right - all.left) * (size_t)(all.bottom - all.top),
		sizeof(*all.covers));
	for (int i = 0; i < count; i++)
		cover_part(canvas, &all, points[i > 0 ? i - 1 : 0], points[i], stroke);
	for (int y = all.top; y < all.bottom; y++)
		for (int x = all.left; x < all.right; x++)
			lay(canvas, x, y, colour, *cover_at(&all, x, y));
	free(all.covers);
}

/* How much of the column from X to X + 1 lies between A and B's x. */
static float share(int x, struct curve_point a, struct curve_point b)
{
	float from = larger((float)x, a.x), to = smaller((float)x + 1.0f, b.x);

	return larger(to - from, 0.0f);
}

/* One column: from the line's height in its middle to the base. */
static void fill_column(
	struct canvas *canvas, int x, float level, float base, float part, uint32_t colour)
{
	float high = smaller(level, base), low = larger(level, base);
	int top = within(floor_int(high), 0, canvas->h);
	int bottom = within(floor_int(low) + 1, 0, canvas->h);

	for (int y = top; y < bottom; y++) {
		float from = larger((float)y, high), to = smaller((float)y + 1.0f, low);

		lay(canvas, x, y, colour, part * larger(to - from, 0.0f));
	}
}

void paint_curve_area(struct canvas *canvas, const struct curve_point *points, int count,
	float base, uint32_t colour)
{
	float *levels = xcalloc((size_t)canvas->w * 2, sizeof(*levels));
	float *parts = levels + canvas->w;

	/* A column in which points lie is as high as its parts are together. */
	for (int i = 1; i < count; i++) {
		struct curve_point a = points[i - 1], b = points[i];
		int left = within(floor_int(a.x), 0, canvas->w);
		int right = within(floor_int(b.x) + 1, 0, canvas->w);

		CHECK(b.x >= a.x);
		for (int x = left; x < right; x++) {
			float part = share(x, a, b);
			float middle = larger((float)x, a.x) + 0.5f * part;
			float along = b.x > a.x ? (middle - a.x) / (b.x - a.x) : 0.0f;

			levels[x] += part * mix(a.y, b.y, along);
			parts[x] += part;
		}
	}
	for (int x = 0; x < canvas->w; x++)
		if (parts[x] > 0.0f)
			fill_column(canvas, x, levels[x] / parts[x], base, parts[x], colour);
	free(levels);
}
