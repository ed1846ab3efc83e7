/* SPDX-License-Identifier: MIT */
#include "scene.h"

#include "paint/seed.h"

#include <math.h>

static void turn_place(struct board_geometry *g, int place, float along, float across,
	float half_along, float half_across)
{
	struct board_hollow *h = &g->places[place];
	if (g->upright)
		*h = (struct board_hollow){g->cx + across, g->cy - along, half_across, half_along};
	else
		*h = (struct board_hollow){g->cx + along, g->cy + across, half_along, half_across};
}

void scene_geometry(
	struct board_geometry *geometry, int w, int h, int holes, bool counter_clockwise)
{
	bool upright = h > w;
	float step = 113.14f, half_short = upright ? 206.0f : 178.0f;
	float half_long = 192.0f + 0.5f * step * (float)holes;
	float room_long = 0.92f * (float)(upright ? h : w);
	float room_short = upright ? 0.62f * (float)w : 0.54f * (float)h;
	float unit = fminf(room_long / (2.0f * half_long), room_short / (2.0f * half_short));
	*geometry = (struct board_geometry){
		.w = w,
		.h = h,
		.unit = unit,
		.cx = 0.5f * (float)w,
		.cy = upright ? 0.5f * (float)h : 0.508f * (float)h,
		.half_long = half_long * unit,
		.half_short = half_short * unit,
		.upright = upright,
		.counter_clockwise = counter_clockwise,
		.holes = holes,
		.seed = 15.4f * unit,
	};
	float way = (counter_clockwise ? 1.0f : -1.0f) * unit, row = 0.45f * half_short * unit;
	float r = 47.0f * unit, store = half_long - 96.0f;
	for (int i = 0; i < holes; i++) {
		float along = way * ((float)i - 0.5f * (float)(holes - 1)) * step;
		turn_place(geometry, i, along, row, r, r);
		turn_place(geometry, 2 * holes - i, along, -row, r, r);
	}
	turn_place(geometry, holes, way * store, 0.0f, 66.0f * unit, 104.0f * unit);
	turn_place(geometry, 2 * holes + 1, -way * store, 0.0f, 66.0f * unit, 104.0f * unit);
}

static uint32_t laid(uint32_t top, uint32_t bottom)
{
	uint32_t a = top >> 24, out = 0xff000000u;
	for (int k = 0; k < 24; k += 8) {
		uint32_t t = top >> k & 255, b = bottom >> k & 255;
		out |= (t * a + b * (255 - a) + 127) / 255 << k;
	}
	return out;
}

void scene_lay(struct canvas *canvas, const struct canvas *picture, float x, float y)
{
	int left = (int)lrintf(x) - picture->w / 2, top = (int)lrintf(y) - picture->h / 2;
	for (int j = 0; j < picture->h; j++)
		for (int i = 0; i < picture->w; i++) {
			int px = left + i, py = top + j;
			if (px < 0 || py < 0 || px >= canvas->w || py >= canvas->h)
				continue;
			uint32_t *pixel = &canvas->pixels[py * canvas->w + px];
			*pixel = laid(picture->pixels[j * picture->w + i], *pixel);
		}
}

void scene_heap(struct canvas *canvas, const struct board_geometry *geometry, enum seed_kind kind,
	int place, int count)
{
	const struct board_hollow *h = &geometry->places[place];
	int left = count;
	for (int layer = 0; left > 0 && layer < 256; layer++)
		for (int i = 0; i < count; i++) {
			struct heap_spot spot;
			heap_spot(&spot, kind, i, h->rx, h->ry, geometry->seed,
				(unsigned)place * 77u + 5u);
			if (spot.layer != layer)
				continue;
			left--;
			struct canvas shadow, seed;
			paint_seed_shadow(&shadow, kind, geometry->seed, spot.turn, 0.0f);
			paint_seed(&seed, kind, geometry->seed, spot.turn, spot.variant);
			scene_lay(canvas, &shadow, h->x + spot.x, h->y + spot.y);
			scene_lay(canvas, &seed, h->x + spot.x, h->y + spot.y);
			canvas_release(&shadow);
			canvas_release(&seed);
		}
}

static double linear(uint32_t value)
{
	double v = (double)value / 255.0;
	return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}

static double luminance(uint32_t colour)
{
	return 0.2126 * linear(colour >> 16 & 255) + 0.7152 * linear(colour >> 8 & 255) +
	       0.0722 * linear(colour & 255);
}

double scene_contrast(uint32_t a, uint32_t b)
{
	double la = luminance(a), lb = luminance(b);
	return la > lb ? (la + 0.05) / (lb + 0.05) : (lb + 0.05) / (la + 0.05);
}
