/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_PRINTER_SDL_H
#define PLATFORM_PRINTER_SDL_H

#include "base/log.h"
#include "ui/printer.h"

/* Draws into memory by SDL's software renderer, whatever draws the window. */
struct printer_sdl {
	struct printer printer; /* first */
	struct log *log;        /* where a missing font is told */
};

/* LOG outlives it. */
struct printer_sdl printer_sdl(struct log *log);

#endif
