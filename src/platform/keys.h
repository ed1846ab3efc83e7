/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_KEYS_H
#define PLATFORM_KEYS_H

#include "ui/input.h"

#include <stdbool.h>

/* Which of our keys a key of the keyboard or a button of a pad is. */
struct SDL_Keysym;

/* Sets key, digit and letter of OUT; false where the key means nothing. U is KEY_UNDO and has its
 * letter too. */
bool keys_of_keyboard(const struct SDL_Keysym *keysym, struct input *out);
/* BUTTON is an SDL_GameControllerButton. KEY_NONE: it means nothing. */
enum key keys_of_pad(int button);

#endif
