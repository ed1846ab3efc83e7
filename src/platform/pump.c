/* SPDX-License-Identifier: MIT */
#include "platform/pump.h"

#include <SDL.h>
#include <string.h>

static void measure(struct pump *pump)
{
	int window_w, window_h, output_w, output_h;

	window_size(pump->window, &window_w, &window_h);
	window_output(pump->window, &output_w, &output_h);
	input_sdl_size(&pump->in, window_w, window_h, output_w, output_h);
	draw_sdl_resized(pump->draw);
}

void pump_init(struct pump *pump, struct window *window, struct draw_sdl *draw)
{
	memset(pump, 0, sizeof *pump);
	pump->window = window;
	pump->draw = draw;
	input_sdl_init(&pump->in);
	measure(pump);
}

void pump_release(struct pump *pump)
{
	for (int i = 0; i < PUMP_PADS; i++)
		if (pump->pads[i])
			SDL_GameControllerClose(pump->pads[i]);
	if (pump->pads_open)
		SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
}

void pump_open_pads(struct pump *pump)
{
	/* Without game pads the game is whole; why there are none is nobody's question. */
	pump->pads_open = pump->pads_open || SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
}

static void pad_came(struct pump *pump, int index)
{
	for (int i = 0; i < PUMP_PADS; i++) {
		if (pump->pads[i])
			continue;
		pump->pads[i] = SDL_GameControllerOpen(index);
		return;
	}
}

static void pad_went(struct pump *pump, SDL_JoystickID id)
{
	SDL_GameController *gone = SDL_GameControllerFromInstanceID(id);

	for (int i = 0; i < PUMP_PADS; i++) {
		if (!gone || pump->pads[i] != gone)
			continue;
		SDL_GameControllerClose(gone);
		pump->pads[i] = NULL;
	}
}

/* What an event means to the window, the draw and the pads, before screens hear of it. */
static void follow(struct pump *pump, const SDL_Event *event)
{
	switch (event->type) {
	case SDL_WINDOWEVENT:
		if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED ||
			event->window.event == SDL_WINDOWEVENT_DISPLAY_CHANGED)
			measure(pump);
		break;
	case SDL_RENDER_TARGETS_RESET:
	case SDL_RENDER_DEVICE_RESET:
		draw_sdl_lost(pump->draw);
		break;
	case SDL_CONTROLLERDEVICEADDED:
		pad_came(pump, event->cdevice.which);
		break;
	case SDL_CONTROLLERDEVICEREMOVED:
		pad_went(pump, event->cdevice.which);
		break;
	case SDL_FINGERDOWN:
		window_show_pointer(pump->window, false);
		break;
	case SDL_MOUSEMOTION:
		if (event->motion.which != SDL_TOUCH_MOUSEID)
			window_show_pointer(pump->window, true);
		break;
	default:
		break;
	}
}

void pump_wait(struct pump *pump, int ms)
{
	if (ms == 0 || pump->batch_at < pump->batch_count)
		return;
	if (ms < 0)
		SDL_WaitEvent(NULL);
	else
		SDL_WaitEventTimeout(NULL, ms);
}

bool pump_next(struct pump *pump, uint64_t now_ms, struct input *input)
{
	SDL_Event event;

	while (pump->batch_at == pump->batch_count) {
		if (!SDL_PollEvent(&event))
			return input_sdl_repeat(&pump->in, now_ms, input);
		follow(pump, &event);
		pump->batch_at = 0;
		pump->batch_count = input_sdl_translate(&pump->in, &event, pump->batch);
	}
	*input = pump->batch[pump->batch_at++];
	return true;
}

int pump_repeat_wait(const struct pump *pump, uint64_t now_ms)
{
	return input_sdl_repeat_wait(&pump->in, now_ms);
}
