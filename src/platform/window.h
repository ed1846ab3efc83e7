/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_WINDOW_H
#define PLATFORM_WINDOW_H

#include "base/diag.h"
#include "base/log.h"
#include "ui/draw.h"

#include <stdbool.h>

/*
 * SDL, the window and its renderer: the software one, unless a graphics card draws or the
 * environment asks for another (SDL_RENDER_DRIVER). Sizes of windows are in window units, of the
 * output in pixels.
 */
struct SDL_Window;
struct SDL_Renderer;

enum { WINDOW_MIN_W = 480, WINDOW_MIN_H = 360 };

struct window_options {
	const char *title;
	int w, h; /* 0: what the display has room for */
	bool fullscreen;
	bool kiosk;      /* keeps the screen saver away */
	bool off_screen; /* for pictures and scripts: SDL's dummy driver unless SDL_VIDEODRIVER is
			    set */
};

struct window {
	struct SDL_Window *sdl;
	struct SDL_Renderer *renderer;
	bool software; /* renderer */
	bool fullscreen;
	bool covering;          /* the whole screen without a window manager's help */
	int before_w, before_h; /* size before it was fullscreen */
	bool shown;
	bool pointer_hidden;
	char note[160]; /* what a person should know of this display, or "" */
};

/* False after saying why in DIAG. A window that does not fill the screen is not
 * shown yet. */
bool window_open(struct window *window, const struct window_options *options, struct log *log,
	struct diag *diag);
void window_close(struct window *window);
void window_show(struct window *window);

/* Of the task bar and the window's frame, where the display has such. */
void window_set_icon(struct window *window, const struct canvas *icon);
void window_set_title(struct window *window, const char *title);
void window_set_fullscreen(struct window *window, bool fullscreen);
void window_set_size(struct window *window, int w, int h);
/* As before the last end of the program, as far as this display has room for it. */
void window_restore_size(struct window *window, int w, int h);
void window_size(const struct window *window, int *w, int *h);
void window_output(const struct window *window, int *w, int *h);
/* Display scale: output by window size, or what CONGKLAK_SCALE or GDK_SCALE say where these are the
 * same. */
float window_scale(const struct window *window);
void window_show_pointer(struct window *window, bool show);

void window_present(struct window *window);
/* What has been drawn since the last window_present(), as a PNG file. */
bool window_save_png(struct window *window, const char *path, struct diag *diag);

#endif
