/* SPDX-License-Identifier: MIT */
#include "platform/text_cache.h"

#include "base/xalloc.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

void text_cache_init(struct text_cache *cache, struct fonts *fonts, SDL_Renderer *renderer)
{
	memset(cache, 0, sizeof *cache);
	cache->fonts = fonts;
	cache->renderer = renderer;
}

static size_t bytes_of(const struct cached_text *cached)
{
	return (size_t)cached->w * (size_t)cached->h * 4;
}

/* The last one takes the place of the one dropped, so that the used slots stay together. */
static void drop(struct text_cache *cache, int index)
{
	struct cached_text *cached = &cache->texts[index];

	SDL_DestroyTexture(cached->texture);
	free(cached->text);
	cache->bytes -= bytes_of(cached);
	*cached = cache->texts[--cache->count];
	cache->texts[cache->count] = (struct cached_text){0};
}

void text_cache_drop_textures(struct text_cache *cache)
{
	while (cache->count > 0)
		drop(cache, cache->count - 1);
}

void text_cache_release(struct text_cache *cache)
{
	text_cache_drop_textures(cache);
	for (int i = 0; i < TEXT_WIDTHS; i++)
		free(cache->widths[i].text);
	memset(cache, 0, sizeof *cache);
}

static bool same_style(struct text_style a, struct text_style b)
{
	return a.size == b.size && a.weight == b.weight;
}

static uint32_t hash_of(struct text_style style, const char *text)
{
	uint32_t hash = 2166136261u ^ (uint32_t)style.size * 8 ^ (uint32_t)style.weight;

	for (; *text; text++)
		hash = (hash ^ (unsigned char)*text) * 16777619u;
	return hash;
}

int text_cache_width(struct text_cache *cache, struct text_style style, const char *text)
{
	struct cached_width *cached = &cache->widths[hash_of(style, text) % TEXT_WIDTHS];

	if (cached->text && same_style(cached->style, style) && strcmp(cached->text, text) == 0)
		return cached->width;
	free(cached->text);
	*cached =
		(struct cached_width){xstrdup(text), style, fonts_width(cache->fonts, style, text)};
	return cached->width;
}

static int find(const struct text_cache *cache, struct text_style style, const char *text,
	uint32_t rgb, uint32_t hash)
{
	for (int i = 0; i < cache->count; i++) {
		const struct cached_text *cached = &cache->texts[i];

		if (cached->hash == hash && cached->rgb == rgb &&
			same_style(cached->style, style) && strcmp(cached->text, text) == 0)
			return i;
	}
	return -1;
}

static void make_room(struct text_cache *cache, size_t bytes)
{
	while (cache->count > 0 &&
		(cache->count == TEXT_CACHE_COUNT || cache->bytes + bytes > TEXT_CACHE_BYTES)) {
		int oldest = 0;

		for (int i = 1; i < cache->count; i++)
			if (cache->texts[i].used < cache->texts[oldest].used)
				oldest = i;
		drop(cache, oldest);
	}
}

static SDL_Texture *texture_of(struct text_cache *cache, SDL_Surface *surface)
{
	SDL_Texture *texture = SDL_CreateTexture(cache->renderer, SDL_PIXELFORMAT_ARGB8888,
		SDL_TEXTUREACCESS_STATIC, surface->w, surface->h);

	if (!texture)
		return NULL;
	SDL_UpdateTexture(texture, NULL, surface->pixels, surface->pitch);
	SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
	return texture;
}

static int add(struct text_cache *cache, struct text_style style, const char *text, uint32_t rgb,
	uint32_t hash)
{
	SDL_Surface *surface = fonts_render(cache->fonts, style, text, rgb);
	struct cached_text made = {.style = style, .rgb = rgb, .hash = hash};

	if (!surface)
		return -1;
	made.w = surface->w;
	made.h = surface->h;
	made.texture = texture_of(cache, surface);
	SDL_FreeSurface(surface);
	if (!made.texture)
		return -1;
	made.text = xstrdup(text);
	make_room(cache, bytes_of(&made));
	cache->bytes += bytes_of(&made);
	cache->texts[cache->count] = made;
	return cache->count++;
}

const struct cached_text *text_cache_get(
	struct text_cache *cache, struct text_style style, const char *text, uint32_t rgb)
{
	const uint32_t hash = hash_of(style, text);
	int index = find(cache, style, text, rgb, hash);

	if (index < 0)
		index = add(cache, style, text, rgb, hash);
	if (index < 0)
		return NULL;
	cache->texts[index].used = ++cache->turn;
	return &cache->texts[index];
}
