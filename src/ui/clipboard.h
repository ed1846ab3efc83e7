/* SPDX-License-Identifier: MIT */
#ifndef UI_CLIPBOARD_H
#define UI_CLIPBOARD_H

#include "base/strbuf.h"

#include <stdbool.h>

/*
 * The text that programs hand to each other. Filled in by platform/clipboard_sdl and by tests.
 * Screens treat what they get as any bad file: it may be anything.
 */
enum { CLIPBOARD_TEXT_MAX = 32768 };

struct clipboard {
	/* Appends the text; false where there is none, or more than CLIPBOARD_TEXT_MAX bytes. */
	bool (*get)(struct clipboard *clipboard, struct strbuf *out);
	bool (*set)(struct clipboard *clipboard, const char *text); /* false: it can't be kept */
};

#endif
