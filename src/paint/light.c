/* SPDX-License-Identifier: MIT */
#include "paint/light.h"

#include "base/xalloc.h"

#include <stdlib.h>

struct tint light_surface(const struct surface *surface)
{
	float n = 1.0f / sqrtf(square(surface->slope_x) + square(surface->slope_y) + 1.0f);
	float nx = -surface->slope_x * n, ny = -surface->slope_y * n, nz = n;
	float facing = larger(0.0f, -nx * LAMP_X - ny * LAMP_Y + nz * LAMP_Z);
	/* Half way between the lamp and the eye above: its length is sqrt(2 + 2 * LAMP_Z). */
	float half = 1.0f / sqrtf(2.0f + 2.0f * LAMP_Z);
	float sheen = larger(0.0f, (-nx * LAMP_X - ny * LAMP_Y + nz * (LAMP_Z + 1.0f)) * half);
	sheen = square(square(sheen));
	float broad = square(sheen);
	float tight = square(square(broad));
	float lit = 1.0f - surface->shadow;
	float shine = surface->gloss * lit * (0.35f * broad * sheen + tight);
	float key = 1.45f * facing * lit;
	/* The room is a little cooler than the lamp, and light that was thrown back is warm. */
	float room = 0.30f * surface->open * (0.75f + 0.25f * nz);
	float thrown = 0.06f * larger(0.0f, nx * 0.5f + ny * 0.6f + 0.3f) * surface->open;
	return (struct tint){
		surface->colour.r * (key * 1.06f + room * 0.95f + thrown) + shine,
		surface->colour.g * (key * 1.00f + room * 0.98f + thrown * 0.8f) + shine * 0.93f,
		surface->colour.b * (key * 0.88f + room * 1.08f + thrown * 0.6f) + shine * 0.80f,
	};
}

static uint32_t channel(float light, float grain)
{
	float x = light > 0.0f ? light : 0.0f;
	/* Straight up to about two thirds, then bent towards white without ever passing it. */
	if (x > 0.6f)
		x = 0.6f + (x - 0.6f) / (1.0f + (x - 0.6f) * 2.5f);
	float value = sqrtf(x) * 255.0f + grain;
	return value >= 255.0f ? 255u : (uint32_t)value;
}

uint32_t light_pixel(struct tint light, float grain)
{
	return 0xff000000u | channel(light.r, grain) << 16 | channel(light.g, grain) << 8 |
	       channel(light.b, grain);
}

/* Where the light falls from at one point of the lamp: pixels aside and height, both per row. */
struct lamp_point {
	float aside, drop;
};

static const struct lamp_point lamp_points[LAMP_POINTS] = {
	{0.70f, 0.92f},
	{0.80f, 1.12f},
	{0.90f, 1.00f},
	{0.96f, 1.34f},
	{1.06f, 1.18f},
	{0.84f, 1.56f},
};

void shadows_init(struct shadows *shadows, int w)
{
	shadows->w = w;
	for (int i = 0; i < LAMP_POINTS; i++)
		shadows->reach[i] = xcalloc((size_t)w, sizeof(float));
	shadows->next = xcalloc((size_t)w, sizeof(float));
}

void shadows_release(struct shadows *shadows)
{
	for (int i = 0; i < LAMP_POINTS; i++)
		free(shadows->reach[i]);
	free(shadows->next);
	*shadows = (struct shadows){0};
}

/* The row's own reach into NEXT: what is held back from the row above, seen from here. */
static void shift_reach(float *next, const float *reach, int w, struct lamp_point point)
{
	int whole = floor_int(point.aside);
	float part = point.aside - (float)whole;
	for (int x = 0; x <= whole && x < w; x++)
		next[x] = reach[0] - point.drop;
	for (int x = whole + 1; x < w; x++)
		next[x] =
			reach[x - whole] * (1.0f - part) + reach[x - whole - 1] * part - point.drop;
}

void shadows_row(struct shadows *shadows, const struct shadow_row *row)
{
	int w = shadows->w;
	float steep = 1.0f / row->soft, share = 1.0f / LAMP_POINTS;
	for (int x = 0; x < w; x++)
		row->on_low[x] = row->on_high[x] = 0.0f;
	for (int i = 0; i < LAMP_POINTS; i++) {
		float *next = shadows->next;
		shift_reach(next, shadows->reach[i], w, lamp_points[i]);
		for (int x = 0; x < w; x++) {
			row->on_low[x] += share * unit_clamp((next[x] - row->low[x]) * steep);
			row->on_high[x] += share * unit_clamp((next[x] - row->high[x]) * steep);
			next[x] = larger(next[x], row->height[x]);
		}
		shadows->next = shadows->reach[i];
		shadows->reach[i] = next;
	}
}
