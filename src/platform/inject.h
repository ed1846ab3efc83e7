/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_INJECT_H
#define PLATFORM_INJECT_H

#include "platform/window.h"

#include <stdbool.h>

/*
 * Puts events into SDL's queue as the devices would, for scripts: the whole road from the event to
 * the screen is the true one. Places are output pixels.
 */
enum inject_finger { INJECT_DOWN, INJECT_MOVE, INJECT_UP };
enum inject_mouse { INJECT_HOVER, INJECT_PRESS, INJECT_RELEASE };

void inject_finger(const struct window *window, int finger, enum inject_finger what, int x, int y);
void inject_mouse(const struct window *window, enum inject_mouse what, int x, int y);
void inject_wheel(const struct window *window, int lines);

/* NAME is SDL's name of a key, in any case, with ctrl+, shift+ or alt+ before it; also esc and
 * enter. Down and up. False where there is no such key. */
bool inject_key(const struct window *window, const char *name);
bool inject_knows_key(const char *name);

/* NAME is SDL's name of a button of a game pad: a, b, dpup, leftshoulder … Down and up. */
bool inject_pad(const char *name);
bool inject_knows_pad(const char *name);

#endif
