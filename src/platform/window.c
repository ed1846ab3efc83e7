/* SPDX-License-Identifier: MIT */
#include "platform/window.h"

#include "platform/gpu.h"
#include "platform/x11_manager.h"

#include <errno.h>
#include <SDL.h>
#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_W = 1280, DEFAULT_H = 720, TITLE_BAR = 40 };

static bool is_set(const char *variable)
{
	const char *value = getenv(variable);

	return value && *value;
}

static bool driver_is(const char *name)
{
	const char *driver = SDL_GetCurrentVideoDriver();

	return driver && strcmp(driver, name) == 0;
}

/* Read by SDL when it starts or makes its first window. */
static void set_hints(const struct window_options *options)
{
	setenv("SDL_VIDEO_X11_WMCLASS", "congklak", 0);
	setenv("SDL_VIDEO_WAYLAND_WMCLASS", "congklak", 0);
	SDL_SetHint(SDL_HINT_APP_NAME, "Congklak");
	SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
	SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
	SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
	SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
	/* Naming a renderer turns batching off. */
	SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
	if (options->off_screen && !is_set("SDL_VIDEODRIVER"))
		SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
	if (!options->kiosk)
		SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
}

static void note_display(
	struct window *window, const struct window_options *options, struct log *log)
{
	if (!driver_is("offscreen") || options->off_screen || is_set("SDL_VIDEODRIVER"))
		return;
	snprintf(window->note, sizeof window->note,
		"no display was found (DISPLAY or WAYLAND_DISPLAY): the game runs where nobody "
		"sees it");
	log_say(log, "%s", window->note);
}

/* As far as the display has room for it and a title bar. */
static void fit(int *w, int *h)
{
	SDL_Rect room;

	if (SDL_GetDisplayUsableBounds(0, &room) != 0)
		return;
	if (*w > room.w)
		*w = room.w;
	if (*h > room.h - TITLE_BAR)
		*h = room.h - TITLE_BAR;
}

static void choose_size(const struct window_options *options, int *w, int *h)
{
	*w = options->w > 0 ? options->w : DEFAULT_W;
	*h = options->h > 0 ? options->h : DEFAULT_H;
	if (options->w <= 0 && !options->off_screen)
		fit(w, h);
}

static SDL_Renderer *software_renderer(SDL_Window *sdl)
{
	/* Straight into the window's memory: fastest on these two, and turned into OpenGL on
	 * Wayland. */
	if (driver_is("x11") || driver_is("dummy"))
		SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
	return SDL_CreateRenderer(sdl, -1, SDL_RENDERER_SOFTWARE);
}

static SDL_Renderer *make_renderer(SDL_Window *sdl)
{
	SDL_Renderer *renderer = NULL;

	if (is_set("SDL_RENDER_DRIVER") && strcmp(getenv("SDL_RENDER_DRIVER"), "software") != 0)
		renderer = SDL_CreateRenderer(sdl, -1, 0);
	else if (!is_set("SDL_RENDER_DRIVER") && !driver_is("dummy") && gpu_is_there())
		renderer = SDL_CreateRenderer(
			sdl, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
	return renderer ? renderer : software_renderer(sdl);
}

static bool refuse(struct window *window, struct diag *diag, const char *what)
{
	diag_found(diag, "%s", SDL_GetError());
	diag_wanted(diag, "%s", what);
	window_close(window);
	return false;
}

bool window_open(struct window *window, const struct window_options *options, struct log *log,
	struct diag *diag)
{
	const Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
	SDL_RendererInfo info;
	int w, h;

	memset(window, 0, sizeof *window);
	set_hints(options);
	if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) != 0)
		return refuse(window, diag, "a display");
	/* Else writing aids open over the board. */
	SDL_StopTextInput();
	choose_size(options, &w, &h);
	window->sdl = SDL_CreateWindow(
		options->title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, w, h, flags);
	if (!window->sdl)
		return refuse(window, diag, "a window");
	SDL_SetWindowMinimumSize(window->sdl, WINDOW_MIN_W, WINDOW_MIN_H);
	window_set_fullscreen(window, options->fullscreen);
	window->renderer = make_renderer(window->sdl);
	if (!window->renderer || SDL_GetRendererInfo(window->renderer, &info) != 0)
		return refuse(window, diag, "something to draw with");
	/* The first picture is to be as large as the screen, which shows only when the window does.
	 */
	if (options->fullscreen) {
		window_show(window);
		SDL_PumpEvents();
	}
	window->software = info.flags & SDL_RENDERER_SOFTWARE;
	note_display(window, options, log);
	return true;
}

void window_close(struct window *window)
{
	if (window->renderer)
		SDL_DestroyRenderer(window->renderer);
	if (window->sdl)
		SDL_DestroyWindow(window->sdl);
	IMG_Quit();
	SDL_Quit();
	window->renderer = NULL;
	window->sdl = NULL;
}

void window_show(struct window *window)
{
	if (!window->shown)
		SDL_ShowWindow(window->sdl);
	window->shown = true;
}

void window_set_icon(struct window *window, const struct canvas *icon)
{
	SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(
		icon->pixels, icon->w, icon->h, 32, icon->w * 4, SDL_PIXELFORMAT_ARGB8888);
	/* Without memory for it there is none. */
	if (surface)
		SDL_SetWindowIcon(window->sdl, surface);
	SDL_FreeSurface(surface);
}

void window_set_title(struct window *window, const char *title)
{
	if (strcmp(SDL_GetWindowTitle(window->sdl), title) != 0)
		SDL_SetWindowTitle(window->sdl, title);
}

/* Without a manager a window goes where it says. */
static void cover_display(struct window *window)
{
	SDL_Rect all;

	if (SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window->sdl), &all) != 0)
		return;
	window->covering = true;
	SDL_SetWindowPosition(window->sdl, all.x, all.y);
	SDL_SetWindowSize(window->sdl, all.w, all.h);
}

static void uncover_display(struct window *window)
{
	window->covering = false;
	SDL_SetWindowSize(window->sdl, window->before_w, window->before_h);
	SDL_SetWindowPosition(window->sdl, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
}

void window_set_fullscreen(struct window *window, bool fullscreen)
{
	if (fullscreen == window->fullscreen)
		return;
	window->fullscreen = fullscreen;
	if (window->covering) {
		uncover_display(window);
		return;
	}
	SDL_GetWindowSize(window->sdl, &window->before_w, &window->before_h);
	if (fullscreen && x11_manager_is_missing(window->sdl))
		cover_display(window);
	else
		SDL_SetWindowFullscreen(
			window->sdl, fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

void window_set_size(struct window *window, int w, int h)
{
	SDL_SetWindowSize(window->sdl, w, h);
}

void window_restore_size(struct window *window, int w, int h)
{
	fit(&w, &h);
	SDL_SetWindowSize(window->sdl, w, h);
	SDL_SetWindowPosition(window->sdl, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
}

void window_size(const struct window *window, int *w, int *h)
{
	SDL_GetWindowSize(window->sdl, w, h);
}

void window_output(const struct window *window, int *w, int *h)
{
	if (SDL_GetRendererOutputSize(window->renderer, w, h) != 0)
		SDL_GetWindowSize(window->sdl, w, h);
}

static float scale_variable(const char *variable)
{
	const char *text = getenv(variable);
	const float scale = text ? strtof(text, NULL) : 0;

	return scale >= 1 && scale <= 4 ? scale : 0;
}

float window_scale(const struct window *window)
{
	float scale;
	int window_w, window_h, output_w, output_h;

	window_size(window, &window_w, &window_h);
	window_output(window, &output_w, &output_h);
	if (window_w > 0 && output_w > window_w)
		return (float)output_w / (float)window_w;
	scale = scale_variable("CONGKLAK_SCALE");
	if (scale <= 0)
		scale = scale_variable("GDK_SCALE");
	return scale > 0 ? scale : 1;
}

void window_show_pointer(struct window *window, bool show)
{
	if (show == !window->pointer_hidden)
		return;
	window->pointer_hidden = !show;
	SDL_ShowCursor(show ? SDL_ENABLE : SDL_DISABLE);
}

void window_present(struct window *window)
{
	SDL_RenderPresent(window->renderer);
}

bool window_save_png(struct window *window, const char *path, struct diag *diag)
{
	SDL_Surface *picture;
	FILE *file;
	int w, h;
	bool saved;

	diag_file(diag, path);
	diag_wanted(diag, "a picture file");
	window_output(window, &w, &h);
	picture = SDL_CreateRGBSurfaceWithFormat(0, w, h, 24, SDL_PIXELFORMAT_RGB24);
	if (!picture) {
		diag_found(diag, "%s", SDL_GetError());
		return false;
	}
	/* fopen() says why it fails, SDL only that it did. */
	file = fopen(path, "wb");
	if (!file)
		diag_found(diag, "%s", strerror(errno));
	saved = file && SDL_RenderReadPixels(window->renderer, NULL, SDL_PIXELFORMAT_RGB24,
				picture->pixels, picture->pitch) == 0;
	if (file && !saved)
		diag_found(diag, "%s", SDL_GetError());
	if (saved) {
		saved = IMG_SavePNG_RW(picture, SDL_RWFromFP(file, SDL_FALSE), 1) == 0;
		if (!saved)
			diag_found(diag, "%s", IMG_GetError());
	}
	if (file && fclose(file) != 0 && saved) {
		diag_found(diag, "%s", strerror(errno));
		saved = false;
	}
	SDL_FreeSurface(picture);
	return saved;
}
