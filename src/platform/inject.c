/* SPDX-License-Identifier: MIT */
#include "platform/inject.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { SCRIPT_TOUCH = 7 }; /* a touch screen of its own */

static Uint32 id_of(const struct window *window)
{
	return SDL_GetWindowID(window->sdl);
}

void inject_finger(const struct window *window, int finger, enum inject_finger what, int x, int y)
{
	static const Uint32 types[] = {SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP};
	SDL_Event event = {.tfinger = {.type = types[what], .touchId = SCRIPT_TOUCH}};
	int w, h;

	window_output(window, &w, &h);
	event.tfinger.fingerId = finger;
	event.tfinger.x = ((float)x + 0.5F) / (float)w;
	event.tfinger.y = ((float)y + 0.5F) / (float)h;
	event.tfinger.pressure = 1;
	event.tfinger.windowID = id_of(window);
	SDL_PushEvent(&event);
}

/* Output pixels to window units. */
static void to_window(const struct window *window, int *x, int *y)
{
	int window_w, window_h, output_w, output_h;

	window_size(window, &window_w, &window_h);
	window_output(window, &output_w, &output_h);
	*x = *x * window_w / output_w;
	*y = *y * window_h / output_h;
}

void inject_mouse(const struct window *window, enum inject_mouse what, int x, int y)
{
	SDL_Event event = {.type = SDL_MOUSEMOTION};

	to_window(window, &x, &y);
	if (what == INJECT_HOVER) {
		event.motion.windowID = id_of(window);
		event.motion.x = x;
		event.motion.y = y;
	} else {
		event.type = what == INJECT_PRESS ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP;
		event.button.windowID = id_of(window);
		event.button.button = SDL_BUTTON_LEFT;
		event.button.state = what == INJECT_PRESS ? SDL_PRESSED : SDL_RELEASED;
		event.button.clicks = 1;
		event.button.x = x;
		event.button.y = y;
	}
	SDL_PushEvent(&event);
}

void inject_wheel(const struct window *window, int lines)
{
	SDL_Event event = {.type = SDL_MOUSEWHEEL};

	event.wheel.windowID = id_of(window);
	event.wheel.y = lines;
	event.wheel.preciseY = (float)lines;
	SDL_PushEvent(&event);
}

static const struct {
	const char *prefix;
	SDL_Keymod mod;
} modifiers[] = {
	{"ctrl+", KMOD_LCTRL},
	{"shift+", KMOD_LSHIFT},
	{"alt+", KMOD_LALT},
};

static SDL_Scancode key_named(const char *name)
{
	if (strcasecmp(name, "esc") == 0)
		return SDL_SCANCODE_ESCAPE;
	if (strcasecmp(name, "enter") == 0)
		return SDL_SCANCODE_RETURN;
	return SDL_GetScancodeFromName(name);
}

static bool parse_key(const char *name, SDL_Keysym *keysym)
{
	*keysym = (SDL_Keysym){.mod = KMOD_NONE};
	for (size_t i = 0; i < sizeof modifiers / sizeof *modifiers; i++) {
		const size_t len = strlen(modifiers[i].prefix);

		if (strncasecmp(name, modifiers[i].prefix, len) != 0)
			continue;
		keysym->mod |= (Uint16)modifiers[i].mod;
		name += len;
		i = (size_t)-1; /* from the first again: they come in any order */
	}
	keysym->scancode = key_named(name);
	keysym->sym = SDL_GetKeyFromScancode(keysym->scancode);
	return keysym->scancode != SDL_SCANCODE_UNKNOWN;
}

bool inject_knows_key(const char *name)
{
	SDL_Keysym keysym;

	return parse_key(name, &keysym);
}

bool inject_knows_pad(const char *name)
{
	return SDL_GameControllerGetButtonFromString(name) != SDL_CONTROLLER_BUTTON_INVALID;
}

bool inject_pad(const char *name)
{
	SDL_Event event = {.type = SDL_CONTROLLERBUTTONDOWN};

	if (!inject_knows_pad(name))
		return false;
	event.cbutton.button = (Uint8)SDL_GameControllerGetButtonFromString(name);
	event.cbutton.state = SDL_PRESSED;
	SDL_PushEvent(&event);
	event.type = SDL_CONTROLLERBUTTONUP;
	event.cbutton.state = SDL_RELEASED;
	SDL_PushEvent(&event);
	return true;
}

bool inject_key(const struct window *window, const char *name)
{
	SDL_Event event = {.type = SDL_KEYDOWN};

	if (!parse_key(name, &event.key.keysym))
		return false;
	event.key.windowID = id_of(window);
	event.key.state = SDL_PRESSED;
	SDL_PushEvent(&event);
	event.type = SDL_KEYUP;
	event.key.state = SDL_RELEASED;
	SDL_PushEvent(&event);
	return true;
}
