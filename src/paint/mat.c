/* SPDX-License-Identifier: MIT */
#include "paint/mat.h"

#include "base/xalloc.h"
#include "paint/board.h"

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
	const struct tint straw = tint_of(0xffb19f7d), clay = tint_of(0xffa38b70);
	const struct tint moss = tint_of(0xff9f9676);
	int place = wrap(id, DYED_EVERY);
	struct tint c = straw;
	if (place == 11 || place == 14)
		c = clay;
	else if (place == 12 || place == 13)
		c = moss;
	float tone = cell_value(id, first, SALT_STRIP) - 0.5f;
	float straws =
		noise_sum(along * 0.07f, across * 4.5f, 2, SALT_STRAW + (uint32_t)wrap(id, 64));
	return tint_scale(c, 1.0f + 0.06f * tone + 0.12f * (straws - 0.5f));
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
	float under = 1.0f - 0.22f * gap - 0.05f * ease(0.5f, 0.0f, end);
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

static uint32_t mat_pixel(float x, float y, float unit, int w, int h)
{
	struct mat_point point = mat_at(x, y, unit);
	struct surface surface = {
		.colour = point.colour,
		.slope_x = point.slope_x,
		.slope_y = point.slope_y,
		.open = 1.0f,
	};
	struct tint light = tint_scale(light_surface(&surface), 0.62f * mat_dimming(x, y, w, h));
	return light_pixel(light, 0.5f);
}

/* BACKDROP_STEP: how many pixels of the backdrop one pixel of the small picture stands for. */
enum { BACKDROP_STEP = 8 };

static void blur_line(const struct tint *from, struct tint *to, int n, int stride)
{
	for (int i = 0; i < n; i++) {
		int a = i ? i - 1 : 0, b = i + 1 < n ? i + 1 : i;
		struct tint s = from[a * stride], m = from[i * stride], e = from[b * stride];
		to[i * stride] = (struct tint){0.25f * (s.r + e.r) + 0.5f * m.r,
			0.25f * (s.g + e.g) + 0.5f * m.g, 0.25f * (s.b + e.b) + 0.5f * m.b};
	}
}

static struct tint small_at(const struct tint *small, int w, int h, float x, float y)
{
	int xi = floor_int(x), yi = floor_int(y);
	float fx = x - (float)xi, fy = y - (float)yi;
	int x0 = xi < 0 ? 0 : xi, x1 = xi + 1 < w ? xi + 1 : w - 1;
	int y0 = yi < 0 ? 0 : yi, y1 = yi + 1 < h ? yi + 1 : h - 1;
	struct tint top = tint_mix(small[y0 * w + x0], small[y0 * w + x1], fx);
	struct tint bottom = tint_mix(small[y1 * w + x0], small[y1 * w + x1], fx);
	return tint_mix(top, bottom, fy);
}

void paint_backdrop(struct canvas *canvas, int w, int h, float unit)
{
	canvas_init(canvas, w, h);
	int sw = w / BACKDROP_STEP + 2, sh = h / BACKDROP_STEP + 2;
	size_t count = (size_t)sw * (size_t)sh;
	struct tint *small = xalloc(count * sizeof *small), *spare = xalloc(count * sizeof *spare);
	for (int y = 0; y < sh; y++)
		for (int x = 0; x < sw; x++) {
			float px = ((float)x + 0.5f) * BACKDROP_STEP;
			float py = ((float)y + 0.5f) * BACKDROP_STEP;
			uint32_t pixel = mat_pixel(px, py, unit, w, h);
			small[y * sw + x] = tint_of(pixel);
		}
	for (int pass = 0; pass < 2; pass++) {
		for (int y = 0; y < sh; y++)
			blur_line(small + y * sw, spare + y * sw, sw, 1);
		for (int x = 0; x < sw; x++)
			blur_line(spare + x, small + x, sh, sw);
	}
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++) {
			float sx = ((float)x + 0.5f) / BACKDROP_STEP - 0.5f;
			float sy = ((float)y + 0.5f) / BACKDROP_STEP - 0.5f;
			struct tint light = small_at(small, sw, sh, sx, sy);
			canvas->pixels[(size_t)y * (size_t)w + (size_t)x] =
				light_pixel(light, cell_value(x, y, SALT_AGE));
		}
	free(small);
	free(spare);
}
