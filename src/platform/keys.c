/* SPDX-License-Identifier: MIT */
#include "platform/keys.h"

#include <SDL.h>

static const struct {
	SDL_Scancode scancode;
	enum key key;
} keyboard[] = {
	{SDL_SCANCODE_LEFT, KEY_LEFT},
	{SDL_SCANCODE_RIGHT, KEY_RIGHT},
	{SDL_SCANCODE_UP, KEY_UP},
	{SDL_SCANCODE_DOWN, KEY_DOWN},
	{SDL_SCANCODE_RETURN, KEY_ENTER},
	{SDL_SCANCODE_RETURN2, KEY_ENTER},
	{SDL_SCANCODE_KP_ENTER, KEY_ENTER},
	{SDL_SCANCODE_SPACE, KEY_ENTER},
	{SDL_SCANCODE_SELECT, KEY_ENTER},
	{SDL_SCANCODE_ESCAPE, KEY_ESCAPE},
	{SDL_SCANCODE_AC_BACK, KEY_ESCAPE},
	{SDL_SCANCODE_HOME, KEY_HOME},
	{SDL_SCANCODE_END, KEY_END},
	{SDL_SCANCODE_PAGEUP, KEY_PAGE_UP},
	{SDL_SCANCODE_PAGEDOWN, KEY_PAGE_DOWN},
	{SDL_SCANCODE_F10, KEY_MENU},
	{SDL_SCANCODE_APPLICATION, KEY_MENU},
	{SDL_SCANCODE_MENU, KEY_MENU},
	{SDL_SCANCODE_F11, KEY_FULLSCREEN},
};

static const enum key pad[SDL_CONTROLLER_BUTTON_MAX] = {
	[SDL_CONTROLLER_BUTTON_A] = KEY_ENTER,
	[SDL_CONTROLLER_BUTTON_B] = KEY_ESCAPE,
	[SDL_CONTROLLER_BUTTON_Y] = KEY_HINT,
	[SDL_CONTROLLER_BUTTON_BACK] = KEY_ESCAPE,
	[SDL_CONTROLLER_BUTTON_START] = KEY_MENU,
	[SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = KEY_UNDO,
	[SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = KEY_REDO,
	[SDL_CONTROLLER_BUTTON_DPAD_LEFT] = KEY_LEFT,
	[SDL_CONTROLLER_BUTTON_DPAD_RIGHT] = KEY_RIGHT,
	[SDL_CONTROLLER_BUTTON_DPAD_UP] = KEY_UP,
	[SDL_CONTROLLER_BUTTON_DPAD_DOWN] = KEY_DOWN,
};

static enum key named_key(SDL_Scancode scancode)
{
	for (size_t i = 0; i < sizeof keyboard / sizeof *keyboard; i++)
		if (keyboard[i].scancode == scancode)
			return keyboard[i].key;
	return KEY_NONE;
}

/* By position, for some layouts have digits under Shift only. -1: none. */
static int digit_of(SDL_Scancode scancode)
{
	if (scancode == SDL_SCANCODE_0 || scancode == SDL_SCANCODE_KP_0)
		return 0;
	if (scancode >= SDL_SCANCODE_1 && scancode <= SDL_SCANCODE_9)
		return (int)(scancode - SDL_SCANCODE_1) + 1;
	if (scancode >= SDL_SCANCODE_KP_1 && scancode <= SDL_SCANCODE_KP_9)
		return (int)(scancode - SDL_SCANCODE_KP_1) + 1;
	return -1;
}

/* What is printed on the key; by position where that is no Latin letter. 0: none. */
static char letter_of(const SDL_Keysym *keysym)
{
	if (keysym->sym >= SDLK_a && keysym->sym <= SDLK_z)
		return (char)keysym->sym;
	if (keysym->sym > 127 && keysym->scancode >= SDL_SCANCODE_A &&
		keysym->scancode <= SDL_SCANCODE_Z)
		return (char)('a' + (int)(keysym->scancode - SDL_SCANCODE_A));
	return '\0';
}

static enum key with_letter(char letter)
{
	switch (letter) {
	case 'u':
		return KEY_UNDO;
	case 'h':
		return KEY_HINT;
	default:
		return KEY_LETTER;
	}
}

static enum key with_control(char letter, bool shift)
{
	switch (letter) {
	case 'z':
		return shift ? KEY_REDO : KEY_UNDO;
	case 'y':
		return KEY_REDO;
	case 'c':
		return shift ? KEY_NONE : KEY_COPY;
	case 'v':
		return shift ? KEY_NONE : KEY_PASTE;
	default:
		return KEY_NONE;
	}
}

bool keys_of_keyboard(const SDL_Keysym *keysym, struct input *out)
{
	const bool shift = keysym->mod & KMOD_SHIFT;
	const bool control = keysym->mod & (KMOD_CTRL | KMOD_GUI);
	const bool alt = keysym->mod & KMOD_LALT; /* the right one writes signs */
	const int digit = digit_of(keysym->scancode);
	const char letter = letter_of(keysym);

	out->key = named_key(keysym->scancode);
	if (control) {
		out->key = with_control(letter, shift);
	} else if (alt) {
		out->key = out->key == KEY_ENTER && keysym->scancode != SDL_SCANCODE_SPACE
				   ? KEY_FULLSCREEN
				   : KEY_NONE;
	} else if (shift && keysym->scancode == SDL_SCANCODE_INSERT) {
		out->key = KEY_PASTE;
	} else if (keysym->scancode == SDL_SCANCODE_TAB) {
		out->key = shift ? KEY_BACKTAB : KEY_TAB;
	} else if (digit >= 0) {
		out->key = KEY_DIGIT;
		out->digit = digit;
	} else if (letter) {
		out->key = with_letter(letter);
		out->letter = letter;
	}
	return out->key != KEY_NONE;
}

enum key keys_of_pad(int button)
{
	return button >= 0 && button < SDL_CONTROLLER_BUTTON_MAX ? pad[button] : KEY_NONE;
}
