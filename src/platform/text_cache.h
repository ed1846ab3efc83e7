/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_TEXT_CACHE_H
#define PLATFORM_TEXT_CACHE_H

#include "platform/fonts.h"
#include "ui/draw.h"

#include <stddef.h>
#include <stdint.h>

/*
 * Texts as textures, and their widths. Both are bounded: of textures the longest unused go first, a
 * width gives way to another of the same slot. Screens say all their texts anew for each frame.
 */
struct SDL_Renderer;
struct SDL_Texture;

enum { TEXT_CACHE_COUNT = 400, TEXT_CACHE_BYTES = 48 << 20, TEXT_WIDTHS = 2048 };

struct cached_text {
	struct SDL_Texture *texture; /* NULL: the slot is free */
	char *text;
	struct text_style style;
	uint32_t rgb;
	uint32_t hash;
	int w, h;
	unsigned used; /* cache.turn of the last use */
};

struct cached_width {
	char *text; /* NULL: free */
	struct text_style style;
	int width;
};

struct text_cache {
	struct fonts *fonts;           /* not owned */
	struct SDL_Renderer *renderer; /* not owned */
	struct cached_text texts[TEXT_CACHE_COUNT];
	int count;
	size_t bytes; /* of the textures */
	unsigned turn;
	struct cached_width widths[TEXT_WIDTHS];
};

void text_cache_init(struct text_cache *cache, struct fonts *fonts, struct SDL_Renderer *renderer);
void text_cache_release(struct text_cache *cache);
void text_cache_drop_textures(struct text_cache *cache); /* they were lost */

int text_cache_width(struct text_cache *cache, struct text_style style, const char *text);
/* NULL where nothing is to be seen. Valid until the next call. */
const struct cached_text *text_cache_get(
	struct text_cache *cache, struct text_style style, const char *text, uint32_t rgb);

#endif
