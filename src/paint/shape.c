/* SPDX-License-Identifier: MIT */
#include "paint/shape.h"

#include "base/check.h"
#include "paint/ink.h"

static const uint32_t shadow_colour = 0xff24150au;

static float inner_radius(int w, int h, float radius)
{
	return clamp_to(radius, 0.0f, 0.5f * (float)(w < h ? w : h));
}

int shape_margin(float shadow)
{
	return shadow > 0.0f ? floor_int(1.5f * shadow) + 2 : 0;
}

/* As light through a soft edge: half at the edge, nothing at SHADOW outside it. */
static float shadow_at(float distance, float shadow)
{
	float t = ease(shadow, -shadow, distance);
	return 0.42f * t * t;
}

void paint_sheet(struct canvas *canvas, int w, int h, float radius, uint32_t fill, float shadow)
{
	int margin = shape_margin(shadow);
	float hx = 0.5f * (float)w, hy = 0.5f * (float)h;
	canvas_init(canvas, w + 2 * margin, h + 2 * margin);
	radius = inner_radius(w, h, radius);
	uint32_t *pixel = canvas->pixels;
	for (int y = 0; y < canvas->h; y++)
		for (int x = 0; x < canvas->w; x++, pixel++) {
			float px = (float)(x - margin) + 0.5f - hx;
			float py = (float)(y - margin) + 0.5f - hy;
			*pixel = ink(fill, ink_cover(round_box(px, py, hx, hy, radius)));
			if (shadow <= 0.0f || *pixel >> 24 == 255)
				continue;
			float away = round_box(px, py - 0.36f * shadow, hx, hy, radius);
			*pixel = ink_over(*pixel, ink(shadow_colour, shadow_at(away, shadow)));
		}
}

/* The turn (0 .. 1) of a direction; near enough for dashes. */
static float turn_of(float x, float y)
{
	float ax = fabsf(x), ay = fabsf(y);
	float low = smaller(ax, ay), high = larger(ax, ay);
	if (high <= 0.0f)
		return 0.0f;
	float t = low / high;
	float turn = t * (0.15915494f + t * t * (-0.0499f + t * t * 0.0158f));
	if (ay > ax)
		turn = 0.25f - turn;
	if (x < 0.0f)
		turn = 0.5f - turn;
	return y < 0.0f ? 1.0f - turn : turn;
}

/* The signed distance to an ellipse, exact near it. */
static float ellipse_distance(float x, float y, float rx, float ry)
{
	float f = length2(x / rx, y / ry);
	float slope = length2(x / (rx * rx), y / (ry * ry));
	return slope > 0.0f ? (f - 1.0f) * f / slope : -smaller(rx, ry);
}

/* The distance from the nearest dash along the ring, negative inside one. */
static float dash_distance(float x, float y, float rx, float ry, int dashes)
{
	float turns = turn_of(x / rx, y / ry);
	float part = turns * (float)dashes;
	part = fabsf(part - (float)floor_int(part) - 0.5f);
	float around = 6.2831853f * length2(x, y) / (float)dashes;
	return (part - 0.30f) * around;
}

void paint_ring(struct canvas *canvas, float rx, float ry, float stroke, uint32_t colour,
	int dashes, float glow)
{
	CHECK(rx > 0.0f && ry > 0.0f && stroke > 0.0f && dashes >= 0);
	float reach = 0.5f * stroke + larger(glow, 0.0f) + 2.0f;
	canvas_init(canvas, 2 * (floor_int(rx + reach) + 1), 2 * (floor_int(ry + reach) + 1));
	uint32_t *pixel = canvas->pixels;
	for (int y = 0; y < canvas->h; y++)
		for (int x = 0; x < canvas->w; x++, pixel++) {
			float px = (float)x + 0.5f - 0.5f * (float)canvas->w;
			float py = (float)y + 0.5f - 0.5f * (float)canvas->h;
			float off = fabsf(ellipse_distance(px, py, rx, ry));
			float edge = off - 0.5f * stroke;
			if (dashes > 0) {
				float dash = dash_distance(px, py, rx, ry, dashes);
				float r = 0.5f * stroke;
				/* Round ends: the stroke goes on as half a disc. */
				edge = length2(off, larger(dash, 0.0f)) - r;
			}
			*pixel = ink(colour, ink_cover(edge));
			float light = glow > 0.0f ? unit_clamp(1.0f - (off - 0.5f * stroke) / glow)
						  : 0.0f;
			if (light > 0.0f)
				*pixel = ink_over(*pixel, ink(colour, 0.50f * light * light));
		}
}

void paint_outline(struct canvas *canvas, int w, int h, float radius, float stroke, uint32_t colour)
{
	canvas_init(canvas, w, h);
	float hx = 0.5f * (float)w, hy = 0.5f * (float)h;
	radius = inner_radius(w, h, radius);
	uint32_t *pixel = canvas->pixels;
	for (int y = 0; y < h; y++)
		for (int x = 0; x < w; x++, pixel++) {
			float sd = round_box(
				(float)x + 0.5f - hx, (float)y + 0.5f - hy, hx, hy, radius);
			float edge = fabsf(sd + 0.5f * stroke) - 0.5f * stroke;
			*pixel = ink(colour, ink_cover(edge));
		}
}

void paint_disc(struct canvas *canvas, float radius, uint32_t colour)
{
	CHECK(radius > 0.0f);
	int half = floor_int(radius) + 2;
	canvas_init(canvas, 2 * half, 2 * half);
	uint32_t *pixel = canvas->pixels;
	for (int y = 0; y < 2 * half; y++)
		for (int x = 0; x < 2 * half; x++, pixel++) {
			float away = length2((float)(x - half) + 0.5f, (float)(y - half) + 0.5f);
			*pixel = ink(colour, ink_cover(away - radius));
		}
}
