/* SPDX-License-Identifier: MIT */
#include "platform/printer_sdl.h"

#include "platform/draw_sdl.h"

#include <SDL.h>
#include <SDL_image.h>

static const uint32_t opaque = 0xff000000u;

/* ---- drawing */

/* The pixels of a canvas as SDL draws on them. */
static SDL_Surface *surface_of(const struct canvas *canvas)
{
	return SDL_CreateRGBSurfaceWithFormatFrom(canvas->pixels, canvas->w, canvas->h, 32,
		canvas->w * (int)sizeof *canvas->pixels, SDL_PIXELFORMAT_ARGB8888);
}

static bool paint_on(SDL_Renderer *renderer, const struct canvas *canvas, struct log *log,
	printer_paint *paint, void *context)
{
	struct draw_sdl *sdl = draw_sdl_new_off_screen(renderer, canvas->w, canvas->h, log);
	bool white = SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255) == 0 &&
		     SDL_RenderClear(renderer) == 0;

	if (white)
		paint(draw_sdl_draw(sdl), context);
	SDL_RenderFlush(renderer);
	draw_sdl_free(sdl);
	return white;
}

static bool draw(
	struct printer *printer, struct canvas *canvas, printer_paint *paint, void *context)
{
	const struct printer_sdl *self = (const struct printer_sdl *)printer;
	SDL_Surface *surface = surface_of(canvas);
	SDL_Renderer *renderer = surface ? SDL_CreateSoftwareRenderer(surface) : NULL;
	bool painted = renderer && paint_on(renderer, canvas, self->log, paint, context);

	if (renderer)
		SDL_DestroyRenderer(renderer);
	SDL_FreeSurface(surface);
	for (int i = 0; i < canvas->w * canvas->h; i++)
		canvas->pixels[i] |= opaque;
	return painted;
}

/* ---- PNG */

/* Memory that grows, as SDL writes to it: from the front to the end only. */
static Sint64 out_size(SDL_RWops *ops)
{
	const struct strbuf *out = ops->hidden.unknown.data1;

	return (Sint64)out->len;
}

static Sint64 out_seek(SDL_RWops *ops, Sint64 offset, int whence)
{
	return whence == RW_SEEK_CUR && offset == 0 ? out_size(ops) : -1;
}

static size_t out_read(SDL_RWops *ops, void *bytes, size_t size, size_t count)
{
	(void)ops;
	(void)bytes;
	(void)size;
	(void)count;
	return 0;
}

static size_t out_write(SDL_RWops *ops, const void *bytes, size_t size, size_t count)
{
	strbuf_add(ops->hidden.unknown.data1, bytes, size * count);
	return count;
}

static int out_close(SDL_RWops *ops)
{
	SDL_FreeRW(ops);
	return 0;
}

static SDL_RWops *writes_to(struct strbuf *out)
{
	SDL_RWops *ops = SDL_AllocRW();

	if (!ops)
		return NULL;
	ops->type = SDL_RWOPS_UNKNOWN;
	ops->size = out_size;
	ops->seek = out_seek;
	ops->read = out_read;
	ops->write = out_write;
	ops->close = out_close;
	ops->hidden.unknown.data1 = out;
	return ops;
}

static bool png(struct printer *printer, const struct canvas *canvas, struct strbuf *out)
{
	SDL_Surface *surface = surface_of(canvas);
	/* Without alpha the file is smaller, and no viewer shows a dark ground through it. */
	SDL_Surface *plain =
		surface ? SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGB24, 0) : NULL;
	SDL_RWops *ops;
	struct strbuf made;
	bool saved;

	(void)printer;
	strbuf_init(&made);
	ops = plain ? writes_to(&made) : NULL;
	saved = ops && IMG_SavePNG_RW(plain, ops, 1) == 0 && made.len > 0;
	if (saved)
		strbuf_add(out, made.text, made.len);
	strbuf_release(&made);
	SDL_FreeSurface(plain);
	SDL_FreeSurface(surface);
	return saved;
}

struct printer_sdl printer_sdl(struct log *log)
{
	return (struct printer_sdl){.printer = {.draw = draw, .png = png}, .log = log};
}
