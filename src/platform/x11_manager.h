/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_X11_MANAGER_H
#define PLATFORM_X11_MANAGER_H

#include <stdbool.h>

/*
 * Whether an X11 screen has no window manager, as on displays that run one program only. SDL asks
 * the manager for the whole screen and believes it has got it; without one nobody answers.
 */
struct SDL_Window;

bool x11_manager_is_missing(struct SDL_Window *window); /* false where this is not X11 */

#endif
