/* SPDX-License-Identifier: MIT */
#include "platform/clipboard_sdl.h"

#include <SDL.h>

#include <string.h>

static bool get(struct clipboard *clipboard, struct strbuf *out)
{
	char *text;
	size_t len;
	bool fits;

	(void)clipboard;
	text = SDL_GetClipboardText(); /* "" where there is none; NULL without memory or video */
	if (!text)
		return false;
	len = strlen(text);
	fits = len > 0 && len <= CLIPBOARD_TEXT_MAX;
	if (fits)
		strbuf_add(out, text, len);
	SDL_free(text);
	return fits;
}

static bool set(struct clipboard *clipboard, const char *text)
{
	(void)clipboard;
	return SDL_SetClipboardText(text) == 0;
}

struct clipboard clipboard_sdl(void)
{
	return (struct clipboard){.get = get, .set = set};
}
