/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "app/pixel_stage.h"

#include <math.h>
#include <SDL.h>
#include <stdio.h>
#include <string.h>

static void play(struct audio *audio, enum sound sound, int full, int pan)
{
	(void)audio;
	(void)sound;
	(void)full;
	(void)pan;
}

static void set_volume(struct audio *audio, int percent)
{
	(void)audio;
	(void)percent;
}

static void set_material(struct audio *audio, int board, int seeds)
{
	(void)audio;
	(void)board;
	(void)seeds;
}

int stage_set_up(void **state)
{
	const struct window_options options = {.title = "test", .w = W, .h = H, .off_screen = true};
	struct stage *stage = test_calloc(1, sizeof *stage);
	struct diag diag;

	diag_clear(&diag);
	log_init(&stage->log);
	assert_true(window_open(&stage->window, &options, &stage->log, &diag));
	stage->sdl = draw_sdl_new(&stage->window, &stage->log);
	stage->audio = (struct audio){.play = play,
		.set_volume = set_volume,
		.set_effects = set_volume,
		.set_music = set_volume,
		.set_material = set_material};
	stage->runner = job_runner_inline();
	snprintf(stage->folders.assets, sizeof stage->folders.assets, SOURCE_DIR "/assets");
	snprintf(stage->folders.packs, sizeof stage->folders.packs, SOURCE_DIR "/packs");
	*state = stage;
	return 0;
}

static void close_app(struct stage *stage)
{
	app_free(stage->app);
	stage->app = NULL;
}

int stage_tear_down(void **state)
{
	struct stage *stage = *state;

	close_app(stage);
	draw_sdl_free(stage->sdl);
	window_close(&stage->window);
	log_release(&stage->log);
	test_free(stage);
	return 0;
}

void stage_open(struct stage *stage, const char *screen, const char *code)
{
	const struct app_host host = {.draw = draw_sdl_draw(stage->sdl),
		.audio = &stage->audio,
		.runner = &stage->runner,
		.log = &stage->log,
		.folders = &stage->folders};
	const struct app_options options = {.screen = screen,
		.code = code,
		.opponent = "2p",
		.lang = LANG_EN,
		.keep_nothing = true};
	struct diag diag;

	diag_clear(&diag);
	close_app(stage);
	stage->now = 1000;
	stage->app = app_new(&host, &options, &diag);
	assert_non_null(stage->app);
	stage->app->settings.speed = SPEED_AT_ONCE;
}

/* A frame at rest. */
void stage_look(struct stage *stage, uint32_t *pixels)
{
	for (int i = 0; i < 40; i++) {
		stage->now += 100;
		app_update(stage->app, stage->now);
	}
	stage_frame(stage, pixels);
}

void stage_frame(struct stage *stage, uint32_t *pixels)
{
	draw_sdl_begin(stage->sdl);
	app_draw(stage->app, stage->now);
	assert_int_equal(SDL_RenderReadPixels(stage->window.renderer, NULL,
				 SDL_PIXELFORMAT_ARGB8888, pixels, W * 4),
		0);
}

void stage_give(struct stage *stage, struct input input)
{
	app_input(stage->app, &input, stage->now);
	app_update(stage->app, stage->now);
}

/* ---- eyes ---- */

static const struct eye eyes[EYES] = {
	{"all colours", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"no red", {{0.152286f, 1.052583f, -0.204868f}, {0.114503f, 0.786281f, 0.099216f},
			   {-0.003882f, -0.048116f, 1.051998f}}},
	{"no green", {{0.367322f, 0.860646f, -0.227968f}, {0.280085f, 0.672501f, 0.047413f},
			     {-0.011820f, 0.042940f, 0.968881f}}},
	{"no blue", {{1.255528f, -0.076749f, -0.178779f}, {-0.078411f, 0.930809f, 0.147602f},
			    {0.004733f, 0.691367f, 0.303900f}}},
};

const struct eye *eye_of(int index)
{
	return &eyes[index];
}

static float linear(uint32_t pixel, int shift)
{
	float c = (float)(pixel >> shift & 0xff) / 255.0f;

	return c <= 0.04045f ? c / 12.92f : powf((c + 0.055f) / 1.055f, 2.4f);
}

/* What is left of it where there is no colour: relative luminance. */
float eye_luminance(const struct eye *eye, uint32_t pixel)
{
	static const float weights[3] = {0.2126f, 0.7152f, 0.0722f};
	float rgb[3] = {linear(pixel, 16), linear(pixel, 8), linear(pixel, 0)}, sum = 0.0f;

	for (int i = 0; i < 3; i++) {
		float seen = eye->rows[i][0] * rgb[0] + eye->rows[i][1] * rgb[1] +
			     eye->rows[i][2] * rgb[2];

		sum += weights[i] * fminf(fmaxf(seen, 0.0f), 1.0f);
	}
	return sum;
}

float eye_contrast(const struct eye *eye, uint32_t a, uint32_t b)
{
	float x = eye_luminance(eye, a) + 0.05f, y = eye_luminance(eye, b) + 0.05f;

	return x > y ? x / y : y / x;
}

/* Pixels of RECT that have changed from before to after by at least RATIO in light alone. */
int stage_changed(const struct stage *stage, const struct eye *eye, struct rect rect, float ratio)
{
	int count = 0;

	for (int y = rect.y < 0 ? 0 : rect.y; y < rect.y + rect.h && y < H; y++) {
		for (int x = rect.x < 0 ? 0 : rect.x; x < rect.x + rect.w && x < W; x++) {
			uint32_t a = stage->before[y * W + x], b = stage->after[y * W + x];

			if (((a ^ b) & 0xffffff) != 0 && eye_contrast(eye, a, b) >= ratio)
				count++;
		}
	}
	return count;
}

struct rect stage_grown(struct rect rect, int by)
{
	return (struct rect){rect.x - by, rect.y - by, rect.w + 2 * by, rect.h + 2 * by};
}
