/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_DRAW_SDL_H
#define PLATFORM_DRAW_SDL_H

#include "base/log.h"
#include "platform/window.h"
#include "ui/draw.h"

#include <stdbool.h>

/* struct draw over a window's renderer, or over one of its own. It does not outlive that. */
struct draw_sdl;

struct draw_sdl *draw_sdl_new(struct window *window, struct log *log);
/* Over a renderer without a window, W x H pixels of scale 1; draw_sdl_resized() is not for it. */
struct draw_sdl *draw_sdl_new_off_screen(
	struct SDL_Renderer *renderer, int w, int h, struct log *log);
void draw_sdl_free(struct draw_sdl *sdl);
struct draw *draw_sdl_draw(struct draw_sdl *sdl);

void draw_sdl_resized(struct draw_sdl *sdl); /* asks the window for its size and scale */
void draw_sdl_lost(struct draw_sdl *sdl);    /* all images are gone */
void draw_sdl_begin(struct draw_sdl *sdl);   /* a new frame, black and without a clip */

/* All texts drawn since draw_sdl_begin(), a space between; "" unless recording was asked for. */
void draw_sdl_record_texts(struct draw_sdl *sdl);
const char *draw_sdl_texts(const struct draw_sdl *sdl);
/* The middle of the one of them that is WORDS, or else holds them, the last of several; false: none
 * does. */
bool draw_sdl_find_text(const struct draw_sdl *sdl, const char *words, int *x, int *y);

#endif
