/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_PIXEL_STAGE_H
#define TESTS_APP_PIXEL_STAGE_H

#include "app/board_screen_state.h"
#include "app/page.h"
#include "platform/draw_sdl.h"

/* The app on the real renderer, for eyes that look at its pixels. */
enum { W = 1280, H = 720 };

struct stage {
	struct log log;
	struct window window;
	struct draw_sdl *sdl;
	struct job_runner runner;
	struct folders folders;
	struct audio audio;
	struct app *app;
	uint64_t now;
	uint32_t before[W * H], after[W * H];
};

struct eye {
	const char *name;
	float rows[3][3]; /* of linear light; Machado, Oliveira, Fernandes 2009, severity 1 */
};

enum { EYES = 4 };

/* For cmocka: *STATE is a struct stage. */
int stage_set_up(void **state);
int stage_tear_down(void **state);
/* Two people; CODE NULL: none. */
void stage_open(struct stage *stage, const char *screen, const char *code);
void stage_look(struct stage *stage, uint32_t *pixels);  /* a frame at rest */
void stage_frame(struct stage *stage, uint32_t *pixels); /* one as it is now */
void stage_give(struct stage *stage, struct input input);

const struct eye *eye_of(int index); /* 0: of all colours */
/* What is left of a pixel where there is no colour: relative luminance. */
float eye_luminance(const struct eye *eye, uint32_t pixel);
float eye_contrast(const struct eye *eye, uint32_t a, uint32_t b);
/* Pixels of RECT that have changed from before to after by at least RATIO in light alone. */
int stage_changed(const struct stage *stage, const struct eye *eye, struct rect rect, float ratio);
struct rect stage_grown(struct rect rect, int by);

#endif
