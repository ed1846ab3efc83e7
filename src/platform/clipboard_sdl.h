/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_CLIPBOARD_SDL_H
#define PLATFORM_CLIPBOARD_SDL_H

#include "ui/clipboard.h"

/* The one of the desktop, while a window is open. */
struct clipboard clipboard_sdl(void);

#endif
