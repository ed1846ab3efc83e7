/* SPDX-License-Identifier: MIT */
#include "paint/seed.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "paint/light.h"
#include "paint/outline.h"

#include <stdbool.h>
#include <stdlib.h>

/* The three cowries: two lie on their backs, the slit up, one lies as it crept. */
struct cowrie {
	float width; /* of COWRIE_WIDTH */
	float high;  /* of the shell, half lengths */
	bool slit;
	uint32_t pale, warm, deep; /* top, flank, and where it nearly touches the wood */
};

static const struct cowrie cowries[SEED_VARIANTS] = {
	{1.00f, 0.62f, true, 0xfffceccd, 0xffe9c993, 0xffa8763f},
	{0.93f, 0.66f, true, 0xfff8e2b9, 0xffdfb67b, 0xff9c6a36},
	{0.97f, 0.74f, false, 0xfff3dfbd, 0xffe6c896, 0xffa6784a},
};

struct shell {
	const struct cowrie *kind;
	float half, cos, sin;
};

/* How far from the axis towards the outline: 0 .. 1 inside. */
static float shell_radius(const struct cowrie *kind, float u, float v)
{
	float wide = COWRIE_WIDTH * kind->width * cowrie_fullness(u);
	return sqrtf(u * u + square(v / wide));
}

static float slit_line(float u)
{
	return 0.055f * turn_sin(u * 0.42f + 0.06f);
}

/* The height of the shell, half lengths. */
static float shell_height(const struct cowrie *kind, float u, float v)
{
	float r = shell_radius(kind, u, v);
	if (r >= 1.0f)
		return 0.0f;
	float height = kind->high * sqrtf(1.0f - r * r * (0.55f + 0.45f * r * r));
	if (!kind->slit)
		return height;
	/* The two lips roll into the slit, and teeth stand across them. */
	float off = fabsf(v - slit_line(u));
	float reach = 1.0f - ease(0.60f, 0.95f, fabsf(u));
	float roll = bell(off / 0.22f) * 0.11f * reach;
	float teeth = (0.5f + 0.5f * turn_cos(u * 6.2f)) * bell((off - 0.13f) / 0.13f);
	return height - roll + 0.018f * teeth * reach;
}

static struct tint shell_colour(const struct cowrie *kind, float u, float v, float r)
{
	struct tint pale = tint_of(kind->pale), warm = tint_of(kind->warm);
	struct tint deep = tint_of(kind->deep);
	struct tint c = tint_mix(pale, warm, ease(0.35f, 0.90f, r));
	c = tint_mix(c, deep, 0.75f * ease(0.78f, 1.0f, r));
	if (!kind->slit) {
		/* The golden ring on the back of a ring cowrie, greyish rose inside it. */
		float ring = bell((length2(u * 0.92f, v * 1.30f) - 0.50f) / 0.14f);
		c = tint_mix(c, tint_of(0xffcf7f28), 0.80f * ring);
		float inside = ease(0.50f, 0.30f, length2(u * 0.92f, v * 1.30f));
		return tint_mix(c, tint_of(0xffe6cdb4), 0.50f * inside);
	}
	float off = fabsf(v - slit_line(u));
	float reach = 1.0f - ease(0.72f, 0.90f, fabsf(u));
	float dark = ease(0.085f, 0.045f, off / (0.55f + 0.45f * reach)) * reach;
	float groove = (0.5f - 0.5f * turn_cos(u * 6.2f)) * ease(0.24f, 0.10f, off) * reach;
	c = tint_mix(c, tint_of(0xffa5652c), 0.62f * groove);
	return tint_mix(c, tint_of(0xff3a1f10), 0.94f * dark);
}

/*
 * The shell seen from above, point by point, whatever its turn: all that does not depend on the
 * lamp is worked out once for the many turns.
 */
struct shell_point {
	struct tint colour;
	float gu, gv; /* of the height, along and across the shell */
	float r;
};

struct shell_map {
	int across; /* points for the length; as many for the width */
	struct shell_point *points;
};

static struct shell_point shell_point(const struct cowrie *kind, float u, float v)
{
	const float step = 0.02f;
	float r = shell_radius(kind, u, v);
	if (r >= 1.0f)
		return (struct shell_point){.r = r};
	return (struct shell_point){
		.colour = tint_scale(shell_colour(kind, u, v, r), 0.80f),
		.gu = (shell_height(kind, u + step, v) - shell_height(kind, u - step, v)) /
		      (2 * step),
		.gv = (shell_height(kind, u, v + step) - shell_height(kind, u, v - step)) /
		      (2 * step),
		.r = r,
	};
}

static void shell_map_init(struct shell_map *map, const struct cowrie *kind, float half, int fine)
{
	int across = floor_int(2.0f * half * (float)fine) + 1;
	map->across = across;
	map->points = xalloc((size_t)across * (size_t)across * sizeof *map->points);
	for (int j = 0; j < across; j++)
		for (int i = 0; i < across; i++) {
			float u = ((float)i + 0.5f) / (float)across * 2.0f - 1.0f;
			float v = ((float)j + 0.5f) / (float)across * 2.0f - 1.0f;
			map->points[j * across + i] = shell_point(kind, u, v);
		}
}

static const struct shell_point *shell_map_at(const struct shell_map *map, float u, float v)
{
	int i = floor_int((u + 1.0f) * 0.5f * (float)map->across);
	int j = floor_int((v + 1.0f) * 0.5f * (float)map->across);
	if (i < 0 || j < 0 || i >= map->across || j >= map->across)
		return NULL;
	return &map->points[j * map->across + i];
}

static struct tint shell_light(const struct shell *shell, const struct shell_point *point)
{
	float gu = point->gu, gv = point->gv;
	struct surface surface = {
		.colour = point->colour,
		.slope_x = clamp_to(gu * shell->cos - gv * shell->sin, -4.0f, 4.0f),
		.slope_y = clamp_to(gu * shell->sin + gv * shell->cos, -4.0f, 4.0f),
		.open = 1.25f - 0.45f * point->r * point->r,
		.gloss = 0.80f,
	};
	struct tint light = light_surface(&surface);
	/* The wood below throws warm light on the flank that the lamp does not see. */
	float away = larger(0.0f, surface.slope_x * -LAMP_X + surface.slope_y * -LAMP_Y);
	float thrown = 0.055f * smaller(away, 1.6f);
	return (struct tint){light.r + thrown, light.g + thrown * 0.55f, light.b + thrown * 0.25f};
}

struct sample {
	struct tint light;
	float cover;
};

/* The mean over a pixel, FINE x FINE points. */
static struct sample shell_pixel(
	const struct shell *shell, const struct shell_map *map, float x, float y, int fine)
{
	struct tint sum = {0};
	int hits = 0;
	for (int i = 0; i < fine * fine; i++) {
		float px = x + ((float)(i % fine) + 0.5f) / (float)fine;
		float py = y + ((float)(i / fine) + 0.5f) / (float)fine;
		float u = (px * shell->cos + py * shell->sin) / shell->half;
		float v = (-px * shell->sin + py * shell->cos) / shell->half;
		const struct shell_point *point = shell_map_at(map, u, v);
		if (!point || point->r >= 1.0f)
			continue;
		struct tint light = shell_light(shell, point);
		sum = (struct tint){sum.r + light.r, sum.g + light.g, sum.b + light.b};
		hits++;
	}
	if (!hits)
		return (struct sample){0};
	return (struct sample){
		tint_scale(sum, 1.0f / (float)hits), (float)hits / (float)(fine * fine)};
}

static struct shell shell_of(float half, int turn, int variant)
{
	float turns = (float)turn / SEED_TURNS;
	return (struct shell){&cowries[variant], half, turn_cos(turns), turn_sin(turns)};
}

static void check_seed(enum seed_kind kind, float half, int turn, int variant)
{
	CHECK(kind >= 0 && kind < SEED_KIND_COUNT);
	CHECK(half > 0.0f && half < 4096.0f);
	CHECK(turn >= 0 && turn < SEED_TURNS);
	CHECK(variant >= 0 && variant < SEED_VARIANTS);
}

static int fineness(float half)
{
	int fine = floor_int(60.0f / half + 0.5f);
	return fine < 2 ? 2 : fine > 6 ? 6 : fine;
}

static void paint_turn(
	struct canvas *canvas, const struct shell *shell, const struct shell_map *map)
{
	int side = 2 * (floor_int(shell->half) + 2), fine = fineness(shell->half);
	canvas_init(canvas, side, side);
	for (int y = 0; y < side; y++)
		for (int x = 0; x < side; x++) {
			float px = (float)(x - side / 2), py = (float)(y - side / 2);
			struct sample sample = shell_pixel(shell, map, px, py, fine);
			uint32_t alpha = (uint32_t)(sample.cover * 255.0f + 0.5f);
			if (alpha)
				canvas->pixels[y * side + x] =
					(light_pixel(sample.light, 0.5f) & 0xffffffu) | alpha << 24;
		}
}

static void paint_turns(struct canvas *canvases, float half, int first, int count, int variant)
{
	struct shell_map map;
	shell_map_init(&map, &cowries[variant], half, fineness(half));
	for (int i = 0; i < count; i++) {
		struct shell shell = shell_of(half, first + i, variant);
		paint_turn(&canvases[i], &shell, &map);
	}
	free(map.points);
}

void paint_seed(struct canvas *canvas, enum seed_kind kind, float half, int turn, int variant)
{
	check_seed(kind, half, turn, variant);
	paint_turns(canvas, half, turn, 1, variant);
}

void paint_seed_turns(
	struct canvas canvases[SEED_TURNS], enum seed_kind kind, float half, int variant)
{
	check_seed(kind, half, 0, variant);
	paint_turns(canvases, half, 0, SEED_TURNS, variant);
}

void paint_seed_shadow(struct canvas *canvas, enum seed_kind kind, float half, int turn, float soft)
{
	check_seed(kind, half, turn, 0);
	struct shell shell = shell_of(half, turn, 0);
	soft = unit_clamp(soft);
	/* Away from the lamp, farther and fainter the higher the seed. */
	float aside = half * mix(0.13f, 0.20f, soft), blur = mix(0.26f, 0.60f, soft);
	int side = 2 * (floor_int(half * (1.0f + blur) + aside) + 2);
	canvas_init(canvas, side, side);
	float strong = mix(0.66f, 0.34f, soft);
	for (int y = 0; y < side; y++)
		for (int x = 0; x < side; x++) {
			float px = (float)(x - side / 2) + 0.5f - aside * 0.85f;
			float py = (float)(y - side / 2) + 0.5f - aside;
			float u = (px * shell.cos + py * shell.sin) / half;
			float v = (-px * shell.sin + py * shell.cos) / half;
			float r = length2(u, v / (COWRIE_WIDTH + 0.3f * blur * blur));
			float dark = strong * ease(1.0f + blur, 1.0f - blur, r);
			uint32_t alpha = (uint32_t)(dark * 255.0f + 0.5f);
			if (alpha)
				canvas->pixels[y * side + x] = 0x1c0d05u | alpha << 24;
		}
}
