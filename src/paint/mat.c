/* SPDX-License-Identifier: MIT */
#include "paint/mat.h"

#include "base/xalloc.h"
#include "paint/board.h"
#include "paint/enlarge.h"

#include <stdlib.h>

enum { SALT_STRIP = 101, SALT_STRAW = 113, SALT_AGE = 127 };
enum { DYED_EVERY = 28 };

#define STRIP_WIDTH 14.0f /* design units */

static int wrap(int value, int period)
{
	int rest = value % period;
	return rest < 0 ? rest + period : rest;
}

/* Two pairs of strips in each DYED_EVERY were dyed, and have faded. */
static struct tint strip_colour(int id, bool first, float along, float across)
{
	const struct tint straw = tint_of(0xffae9874), clay = tint_of(0xffa68f70);
	const struct tint moss = tint_of(0xffa49471);
	int place = wrap(id, DYED_EVERY);
	struct tint c = straw;
	if (place == 11 || place == 14)
		c = clay;
	else if (place == 12 || place == 13)
		c = moss;
	float tone = cell_value(id, first, SALT_STRIP) - 0.5f;
	float straws =
		noise_sum(along * 0.07f, across * 4.5f, 2, SALT_STRAW + (uint32_t)wrap(id, 64));
	return tint_scale(c, 1.0f + 0.05f * tone + 0.12f * (straws - 0.5f));
}

struct mat_point mat_at(float x, float y, float unit)
{
	const float diagonal = 0.70710678f;
	float width = larger(STRIP_WIDTH * unit, 1.0f);
	float u = (x + y) * diagonal / width, v = (x - y) * diagonal / width;
	int iu = floor_int(u), iv = floor_int(v);
	int phase = wrap(iu + iv, 4);
	bool first = phase < 2;
	float fu = u - (float)iu, fv = v - (float)iv;
	/* Of the strip on top here: -0.5 .. 0.5 over its width, 0 .. 2 from where it comes up. */
	float across = (first ? fv : fu) - 0.5f;
	float along = first ? (float)phase + fu : (float)(phase - 2) + fv;
	int id = first ? iv : iu;

	float pixel = larger(0.08f, 1.2f / width);
	float gap = ease(0.5f - pixel, 0.5f, fabsf(across));
	float end = smaller(along, 2.0f - along);
	gap = larger(gap, ease(pixel, 0.0f, end));
	float flat = 1.0f - gap;
	float roll = -0.42f * across * flat;
	float dip = 0.14f * (1.0f - along) * flat * ease(0.75f, 0.0f, end);
	float slope_u = first ? dip : roll, slope_v = first ? roll : dip;

	struct mat_point point;
	point.colour = strip_colour(id, first, first ? u : v, across);
	float age = noise_sum(x / (230.0f * unit), y / (230.0f * unit), 2, SALT_AGE) - 0.5f;
	float under = 1.0f - 0.19f * gap - 0.05f * ease(0.5f, 0.0f, end);
	point.colour = tint_scale(point.colour, under * (1.0f + 0.14f * age));
	point.slope_x = (slope_u + slope_v) * diagonal;
	point.slope_y = (slope_u - slope_v) * diagonal;
	point.height = 1.2f * unit * flat;
	return point;
}

float mat_dimming(float x, float y, int w, int h)
{
	float dx = (x / (float)w - 0.46f) / 0.72f, dy = (y / (float)h - 0.42f) / 0.78f;
	float away = dx * dx + dy * dy;
	return 1.0f - 0.40f * smaller(away, 1.2f) * (1.0f - 0.25f * smaller(away, 1.2f));
}

static struct tint mat_light(float x, float y, float unit, int w, int h)
{
	struct mat_point point = mat_at(x, y, unit);
	struct surface surface = {
		.colour = point.colour,
		.slope_x = point.slope_x,
		.slope_y = point.slope_y,
		.open = 1.0f,
	};
	return tint_scale(light_surface(&surface), 0.66f * mat_dimming(x, y, w, h));
}

/* The backdrop is painted small, blurred, and enlarged. */
enum { BACKDROP_STEP = 4, BLUR_PASSES = 8 };

static void blur_line(const struct tint *from, struct tint *to, int n, int stride)
{
	for (int i = 0; i < n; i++) {
		struct tint a = from[(i ? i - 1 : 0) * stride], b = from[i * stride];
		struct tint c = from[(i + 1 < n ? i + 1 : i) * stride];
		to[i * stride] = (struct tint){
			(a.r + b.r + c.r) / 3.0f,
			(a.g + b.g + c.g) / 3.0f,
			(a.b + b.b + c.b) / 3.0f,
		};
	}
}

void paint_backdrop(struct canvas *canvas, int w, int h, float unit)
{
	canvas_init(canvas, w, h);
	struct canvas small;
	canvas_init(&small, w / BACKDROP_STEP + 1, h / BACKDROP_STEP + 1);
	int sw = small.w, sh = small.h;
	size_t count = (size_t)sw * (size_t)sh;
	struct tint *light = xalloc(count * sizeof *light), *spare = xalloc(count * sizeof *spare);
	for (int y = 0; y < sh; y++)
		for (int x = 0; x < sw; x++) {
			float px = ((float)x + 0.5f) * BACKDROP_STEP;
			float py = ((float)y + 0.5f) * BACKDROP_STEP;
			light[y * sw + x] = mat_light(px, py, unit, w, h);
		}
	for (int pass = 0; pass < BLUR_PASSES; pass++) {
		for (int y = 0; y < sh; y++)
			blur_line(light + y * sw, spare + y * sw, sw, 1);
		for (int x = 0; x < sw; x++)
			blur_line(spare + x, light + x, sh, sw);
	}
	for (size_t i = 0; i < count; i++)
		small.pixels[i] = light_pixel(light[i], cell_value((int)i, 0, SALT_AGE));
	enlarge(canvas, &small, BACKDROP_STEP);
	free(light);
	free(spare);
	canvas_release(&small);
}
