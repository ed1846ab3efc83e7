/* SPDX-License-Identifier: MIT */
#include "platform/draw_sdl.h"

#include "base/strbuf.h"
#include "base/xalloc.h"
#include "platform/fonts.h"
#include "platform/text_cache.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

struct draw_sdl {
	struct draw draw; /* first: the calls get it */
	struct window *window;
	SDL_Renderer *renderer;
	struct fonts *fonts;
	struct text_cache texts;
	Uint32 opaque_format;
	bool all_clipped; /* the clip is empty */
	int turned;       /* quarters, clockwise */
	bool recording;
	struct strbuf recorded;
	struct recorded_text *places;
	int place_count, place_cap;
};

/* One of those that were recorded: LEN bytes from AT, around X, Y. */
struct recorded_text {
	size_t at, len;
	int x, y;
};

struct image {
	SDL_Texture *texture;
	int w, h;
	bool opaque;
};

static struct draw_sdl *sdl_of(struct draw *draw)
{
	return (struct draw_sdl *)draw;
}

/* ---- images */

static struct image *image_new(struct draw *draw, const struct canvas *canvas, bool opaque)
{
	struct draw_sdl *sdl = sdl_of(draw);
	const Uint32 format = opaque ? sdl->opaque_format : SDL_PIXELFORMAT_ARGB8888;
	SDL_Texture *texture = SDL_CreateTexture(
		sdl->renderer, format, SDL_TEXTUREACCESS_STATIC, canvas->w, canvas->h);
	struct image *image;

	if (!texture)
		return NULL;
	/* Formats with and without alpha have their colours at the same bits. */
	SDL_UpdateTexture(texture, NULL, canvas->pixels, canvas->w * (int)sizeof *canvas->pixels);
	SDL_SetTextureBlendMode(texture, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
	image = xalloc(sizeof *image);
	*image = (struct image){texture, canvas->w, canvas->h, opaque};
	return image;
}

static void image_free(struct draw *draw, struct image *image)
{
	(void)draw;
	if (!image)
		return;
	SDL_DestroyTexture(image->texture);
	free(image);
}

/* SRC cut to what the image has, and (X, Y) moved along. */
static bool cut(const struct image *image, const struct rect *src, SDL_Rect *from, int *x, int *y)
{
	const SDL_Rect all = {0, 0, image->w, image->h};
	SDL_Rect asked = all;

	if (src)
		asked = (SDL_Rect){src->x, src->y, src->w, src->h};
	if (!SDL_IntersectRect(&all, &asked, from))
		return false;
	*x += from->x - asked.x;
	*y += from->y - asked.y;
	return true;
}

/* Where it comes to lie. */
static SDL_Rect turned(const struct draw_sdl *sdl, struct rect rect)
{
	const struct rect r = draw_turn_rect(rect, sdl->turned, sdl->draw.w, sdl->draw.h);

	return (SDL_Rect){r.x, r.y, r.w, r.h};
}

/* Half a turn is both flips, which the software renderer does without looking for pixels. */
static void copy(struct draw_sdl *sdl, SDL_Texture *texture, const SDL_Rect *from, struct rect to)
{
	SDL_Rect at = turned(sdl, to);

	if (sdl->turned == 0) {
		SDL_RenderCopy(sdl->renderer, texture, from, &at);
		return;
	}
	if (sdl->turned == 2) {
		SDL_RenderCopyEx(sdl->renderer, texture, from, &at, 0.0, NULL,
			SDL_FLIP_HORIZONTAL | SDL_FLIP_VERTICAL);
		return;
	}
	/* SDL turns about the middle of what it is given upright. */
	at = (SDL_Rect){at.x + (at.w - to.w) / 2, at.y + (at.h - to.h) / 2, to.w, to.h};
	SDL_RenderCopyEx(
		sdl->renderer, texture, from, &at, 90.0 * sdl->turned, NULL, SDL_FLIP_NONE);
}

static void image_draw(
	struct draw *draw, struct image *image, const struct rect *src, int x, int y, int alpha)
{
	struct draw_sdl *sdl = sdl_of(draw);
	const bool blended = image && image->opaque && alpha < 255;
	SDL_Rect from;

	if (!image || alpha <= 0 || sdl->all_clipped || !cut(image, src, &from, &x, &y))
		return;
	if (blended)
		SDL_SetTextureBlendMode(image->texture, SDL_BLENDMODE_BLEND);
	SDL_SetTextureAlphaMod(image->texture, (Uint8)(alpha > 255 ? 255 : alpha));
	copy(sdl, image->texture, &from, (struct rect){x, y, from.w, from.h});
	if (blended)
		SDL_SetTextureBlendMode(image->texture, SDL_BLENDMODE_NONE);
}

/* ---- shapes */

static void fill(struct draw *draw, struct rect rect, uint32_t colour)
{
	struct draw_sdl *sdl = sdl_of(draw);
	const SDL_Rect area = turned(sdl, rect);
	const Uint8 alpha = (Uint8)(colour >> 24);

	if (alpha == 0 || rect.w <= 0 || rect.h <= 0 || sdl->all_clipped)
		return;
	SDL_SetRenderDrawBlendMode(
		sdl->renderer, alpha < 255 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
	SDL_SetRenderDrawColor(
		sdl->renderer, (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour, alpha);
	SDL_RenderFillRect(sdl->renderer, &area);
}

static void clip(struct draw *draw, const struct rect *rect)
{
	struct draw_sdl *sdl = sdl_of(draw);
	SDL_Rect area;

	sdl->all_clipped = rect && (rect->w <= 0 || rect->h <= 0);
	if (!rect || sdl->all_clipped) {
		SDL_RenderSetClipRect(sdl->renderer, NULL);
		return;
	}
	area = turned(sdl, *rect);
	SDL_RenderSetClipRect(sdl->renderer, &area);
}

static void turn(struct draw *draw, int quarters)
{
	sdl_of(draw)->turned = quarters & 3;
}

/* ---- text */

static int text_width(struct draw *draw, struct text_style style, const char *text)
{
	return text_cache_width(&sdl_of(draw)->texts, style, text);
}

static struct text_metrics text_metrics(struct draw *draw, struct text_style style)
{
	return fonts_metrics(sdl_of(draw)->fonts, style);
}

static void record_text(
	struct draw_sdl *sdl, struct text_style style, int x, int y, const char *text)
{
	struct recorded_text place = {.at = sdl->recorded.len, .len = strlen(text)};
	struct rect rect = {x, y, text_width(&sdl->draw, style, text), 0};
	SDL_Rect at;

	rect.h = text_metrics(&sdl->draw, style).height;
	at = turned(sdl, rect);
	place.x = at.x + at.w / 2;
	place.y = at.y + at.h / 2;
	strbuf_addf(&sdl->recorded, "%s ", text);
	if (sdl->place_count == sdl->place_cap) {
		sdl->place_cap = sdl->place_cap ? sdl->place_cap * 2 : 64;
		sdl->places = xrealloc(sdl->places, (size_t)sdl->place_cap * sizeof *sdl->places);
	}
	sdl->places[sdl->place_count++] = place;
}

static void text_draw(
	struct draw *draw, struct text_style style, int x, int y, const char *text, uint32_t colour)
{
	struct draw_sdl *sdl = sdl_of(draw);
	const Uint8 alpha = (Uint8)(colour >> 24);
	const struct cached_text *cached;

	if (!*text)
		return;
	if (sdl->recording && alpha > 0)
		record_text(sdl, style, x, y, text);
	if (alpha == 0 || sdl->all_clipped)
		return;
	cached = text_cache_get(&sdl->texts, style, text, colour & 0xFFFFFF);
	if (!cached)
		return;
	/* Apart from the colour, so that a text that fades in is drawn once only. */
	SDL_SetTextureAlphaMod(cached->texture, alpha);
	copy(sdl, cached->texture, NULL, (struct rect){x, y, cached->w, cached->h});
}

/* ---- frames */

static const struct draw_calls calls = {
	.image_new = image_new,
	.image_free = image_free,
	.image_draw = image_draw,
	.fill = fill,
	.clip = clip,
	.turn = turn,
	.text_width = text_width,
	.text_metrics = text_metrics,
	.text_draw = text_draw,
};

/* Without alpha the copy is a plain one of memory. */
static Uint32 opaque_format(SDL_Renderer *renderer)
{
	SDL_RendererInfo info;

	if (SDL_GetRendererInfo(renderer, &info) != 0)
		return SDL_PIXELFORMAT_ARGB8888;
	for (Uint32 i = 0; i < info.num_texture_formats; i++)
		if (info.texture_formats[i] == SDL_PIXELFORMAT_RGB888)
			return SDL_PIXELFORMAT_RGB888;
	return SDL_PIXELFORMAT_ARGB8888;
}

static struct draw_sdl *new_over(SDL_Renderer *renderer, struct log *log)
{
	const struct font_paths paths = fonts_built_in();
	struct draw_sdl *sdl = xcalloc(1, sizeof *sdl);

	sdl->draw.calls = &calls;
	sdl->renderer = renderer;
	sdl->fonts = fonts_new(&paths, log);
	text_cache_init(&sdl->texts, sdl->fonts, sdl->renderer);
	sdl->opaque_format = opaque_format(sdl->renderer);
	strbuf_init(&sdl->recorded);
	return sdl;
}

struct draw_sdl *draw_sdl_new(struct window *window, struct log *log)
{
	struct draw_sdl *sdl = new_over(window->renderer, log);

	sdl->window = window;
	draw_sdl_resized(sdl);
	return sdl;
}

struct draw_sdl *draw_sdl_new_off_screen(
	struct SDL_Renderer *renderer, int w, int h, struct log *log)
{
	struct draw_sdl *sdl = new_over(renderer, log);

	sdl->draw.w = w;
	sdl->draw.h = h;
	sdl->draw.scale = 1;
	return sdl;
}

void draw_sdl_free(struct draw_sdl *sdl)
{
	if (!sdl)
		return;
	text_cache_release(&sdl->texts);
	fonts_free(sdl->fonts);
	strbuf_release(&sdl->recorded);
	free(sdl->places);
	free(sdl);
}

struct draw *draw_sdl_draw(struct draw_sdl *sdl)
{
	return &sdl->draw;
}

void draw_sdl_resized(struct draw_sdl *sdl)
{
	window_output(sdl->window, &sdl->draw.w, &sdl->draw.h);
	sdl->draw.scale = window_scale(sdl->window);
}

void draw_sdl_lost(struct draw_sdl *sdl)
{
	text_cache_drop_textures(&sdl->texts);
	sdl->draw.epoch++;
}

void draw_sdl_begin(struct draw_sdl *sdl)
{
	strbuf_clear(&sdl->recorded);
	sdl->turned = 0;
	sdl->place_count = 0;
	clip(&sdl->draw, NULL);
	SDL_SetRenderDrawColor(sdl->renderer, 0, 0, 0, 255);
	SDL_RenderClear(sdl->renderer);
}

void draw_sdl_record_texts(struct draw_sdl *sdl)
{
	sdl->recording = true;
}

const char *draw_sdl_texts(const struct draw_sdl *sdl)
{
	return sdl->recorded.text;
}

bool draw_sdl_find_text(const struct draw_sdl *sdl, const char *words, int *x, int *y)
{
	const struct recorded_text *found = NULL;
	bool whole = false;

	for (int i = 0; i < sdl->place_count; i++) {
		const struct recorded_text *place = &sdl->places[i];
		const char *text = sdl->recorded.text + place->at;
		const char *at = strstr(text, words);
		bool same = strlen(words) == place->len && at == text;

		if (same || (!whole && at && at + strlen(words) <= text + place->len))
			found = place;
		whole = whole || same;
	}
	if (!found)
		return false;
	*x = found->x;
	*y = found->y;
	return true;
}
