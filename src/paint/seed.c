/* SPDX-License-Identifier: MIT */
#include "paint/seed.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "paint/seed_matter.h"

#include <stdlib.h>

static const struct seed_matter *const matters[SEED_KIND_COUNT] = {
	[SEED_KERANG] = &seed_kerang,
	[SEED_SAWO] = &seed_sawo,
	[SEED_SAGA] = &seed_saga,
	[SEED_GULI] = &seed_guli,
};

/* One turn of one seed. */
struct pose {
	const struct seed_matter *matter;
	float half; /* pixels */
	int fine;   /* points across a pixel */
	float cos, sin;
};

/*
 * The seed seen from above, point by point, whatever its turn: all that does not depend on the lamp
 * is worked out once for the many turns.
 */
struct seed_map {
	int across; /* points for the length; as many for the width */
	struct seed_point *points;
};

static void seed_map_init(
	struct seed_map *map, enum seed_kind kind, int variant, float half, int fine)
{
	const struct seed_matter *matter = matters[kind];
	int across = floor_int(2.0f * half * (float)fine) + 1;
	map->across = across;
	map->points = xcalloc((size_t)across * (size_t)across, sizeof *map->points);
	for (int j = 0; j < across; j++)
		for (int i = 0; i < across; i++) {
			float u = ((float)i + 0.5f) / (float)across * 2.0f - 1.0f;
			float v = ((float)j + 0.5f) / (float)across * 2.0f - 1.0f;
			struct seed_point *point = &map->points[j * across + i];
			point->r = outline_radius(seed_outline(kind), u, v, matter->wider[variant]);
			if (point->r < 1.0f)
				matter->point(point, variant, u, v);
		}
}

static const struct seed_point *seed_map_at(const struct seed_map *map, float u, float v)
{
	int i = floor_int((u + 1.0f) * 0.5f * (float)map->across);
	int j = floor_int((v + 1.0f) * 0.5f * (float)map->across);
	if (i < 0 || j < 0 || i >= map->across || j >= map->across)
		return NULL;
	return &map->points[j * map->across + i];
}

struct sample {
	struct tint light;
	float cover;
};

/* The mean over a pixel. */
static struct sample seed_pixel(
	const struct pose *pose, const struct seed_map *map, float x, float y)
{
	int fine = pose->fine;
	struct tint sum = {0};
	int hits = 0;
	for (int i = 0; i < fine * fine; i++) {
		float px = x + ((float)(i % fine) + 0.5f) / (float)fine;
		float py = y + ((float)(i / fine) + 0.5f) / (float)fine;
		float u = (px * pose->cos + py * pose->sin) / pose->half;
		float v = (-px * pose->sin + py * pose->cos) / pose->half;
		const struct seed_point *point = seed_map_at(map, u, v);
		if (!point || point->r >= 1.0f)
			continue;
		float gu = point->gu, gv = point->gv;
		struct tint light = pose->matter->light(point,
			clamp_to(gu * pose->cos - gv * pose->sin, -4.0f, 4.0f),
			clamp_to(gu * pose->sin + gv * pose->cos, -4.0f, 4.0f));
		sum = (struct tint){sum.r + light.r, sum.g + light.g, sum.b + light.b};
		hits++;
	}
	if (!hits)
		return (struct sample){0};
	return (struct sample){
		tint_scale(sum, 1.0f / (float)hits), (float)hits / (float)(fine * fine)};
}

static void check_seed(enum seed_kind kind, float half, int turn, int variant)
{
	CHECK(kind >= 0 && kind < SEED_KIND_COUNT);
	CHECK(half > 0.0f && half < 4096.0f);
	CHECK(turn >= 0 && turn < SEED_TURNS);
	CHECK(variant >= 0 && variant < SEED_VARIANTS);
}

/* HALF of a cowrie: small seeds of another kind are not worth more time. */
static int fineness(float half)
{
	int fine = floor_int(60.0f / half + 0.5f);
	return fine < 2 ? 2 : fine > 6 ? 6 : fine;
}

static void paint_turn(struct canvas *canvas, const struct pose *pose, const struct seed_map *map)
{
	int side = 2 * (floor_int(pose->half) + 2);
	canvas_init(canvas, side, side);
	for (int y = 0; y < side; y++)
		for (int x = 0; x < side; x++) {
			float px = (float)(x - side / 2), py = (float)(y - side / 2);
			struct sample sample = seed_pixel(pose, map, px, py);
			uint32_t alpha = (uint32_t)(sample.cover * 255.0f + 0.5f);
			if (alpha)
				canvas->pixels[y * side + x] =
					(light_pixel(sample.light, 0.5f) & 0xffffffu) | alpha << 24;
		}
}

float seed_half(enum seed_kind kind, float half)
{
	return half * seed_outline(kind)->size;
}

static struct pose pose_of(enum seed_kind kind, float half, int turn)
{
	float turns = (float)turn / SEED_TURNS;
	return (struct pose){matters[kind], seed_half(kind, half), fineness(half), turn_cos(turns),
		turn_sin(turns)};
}

static void paint_turns(
	struct canvas *canvas, enum seed_kind kind, float half, int first, int count, int variant)
{
	struct seed_map map;
	seed_map_init(&map, kind, variant, seed_half(kind, half), fineness(half));
	for (int i = 0; i < count; i++) {
		struct pose pose = pose_of(kind, half, first + i);
		paint_turn(&canvas[i], &pose, &map);
	}
	free(map.points);
}

void paint_seed(struct canvas *canvas, enum seed_kind kind, float half, int turn, int variant)
{
	check_seed(kind, half, turn, variant);
	paint_turns(canvas, kind, half, turn, 1, variant);
}

void paint_seed_turns(
	struct canvas canvases[SEED_TURNS], enum seed_kind kind, float half, int variant)
{
	check_seed(kind, half, 0, variant);
	paint_turns(canvases, kind, half, 0, SEED_TURNS, variant);
}

/* What a clear seed makes of its own shadow at (X, Y) from its middle, half lengths: the light it
 * has gathered falls there, as strong as DARK was. */
static uint32_t bright_spot(uint32_t shadow, float x, float y, float soft)
{
	float r = length2(x - 0.42f, y - 0.48f) / mix(0.58f, 0.90f, soft);
	float bright = bell(r) * mix(0.66f, 0.24f, soft);
	uint32_t alpha = (uint32_t)(mix((float)(shadow >> 24), 110.0f, bright) + 0.5f);
	struct tint dark = tint_of(shadow), light = tint_of(0xffffc880u);
	return (light_pixel(tint_mix(dark, light, bright), 0.5f) & 0xffffffu) | alpha << 24;
}

void paint_seed_shadow(struct canvas *canvas, enum seed_kind kind, float half, int turn, float soft)
{
	check_seed(kind, half, turn, 0);
	struct pose pose = pose_of(kind, half, turn);
	bool clear = pose.matter->clear;
	half = pose.half;
	soft = unit_clamp(soft);
	/* Away from the lamp, farther and fainter the higher the seed; a ball stands higher. */
	float way = clear ? mix(0.24f, 0.30f, soft) : mix(0.13f, 0.20f, soft);
	float aside = half * way, blur = mix(0.26f, 0.60f, soft);
	int side = 2 * (floor_int(half * (1.0f + blur) + aside) + 2);
	canvas_init(canvas, side, side);
	float strong = mix(clear ? 0.76f : 0.66f, 0.34f, soft);
	float wide = seed_outline(kind)->width + 0.3f * blur * blur;
	for (int y = 0; y < side; y++)
		for (int x = 0; x < side; x++) {
			float px = (float)(x - side / 2) + 0.5f - aside * 0.85f;
			float py = (float)(y - side / 2) + 0.5f - aside;
			float u = (px * pose.cos + py * pose.sin) / half;
			float v = (-px * pose.sin + py * pose.cos) / half;
			float r = length2(u, v / wide);
			float dark = strong * ease(1.0f + blur, 1.0f - blur, r);
			uint32_t alpha = (uint32_t)(dark * 255.0f + 0.5f);
			uint32_t pixel = 0x1c0d05u | alpha << 24;
			if (alpha && clear)
				pixel = bright_spot(pixel, px / half, py / half, soft);
			if (alpha)
				canvas->pixels[y * side + x] = pixel;
		}
}
