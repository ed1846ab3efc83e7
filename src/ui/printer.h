/* SPDX-License-Identifier: MIT */
#ifndef UI_PRINTER_H
#define UI_PRINTER_H

#include "base/strbuf.h"
#include "ui/draw.h"

#include <stdbool.h>

/*
 * Pictures that are drawn off the screen, at any size, to be kept as files. Filled in by
 * platform/printer_sdl and by tests.
 */
typedef void printer_paint(struct draw *draw, void *context);

struct printer {
	/* Lets PAINT draw over all of CANVAS, white at first, opaque afterwards, of scale 1. The
	 * struct draw ends with the call: so must stamps and images made by it. False: there is no
	 * memory for it. */
	bool (*draw)(struct printer *printer, struct canvas *canvas, printer_paint *paint,
		void *context);
	/* Appends CANVAS as a PNG file; false (OUT unchanged) where that can't be done. */
	bool (*png)(struct printer *printer, const struct canvas *canvas, struct strbuf *out);
};

#endif
