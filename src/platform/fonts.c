/* SPDX-License-Identifier: MIT */
#include "platform/fonts.h"

#include "base/strbuf.h"
#include "base/xalloc.h"
#include "platform/font_files.h"
#include "platform/utf8.h"

#include <SDL.h>
#include <SDL_ttf.h>
#include <stdlib.h>
#include <string.h>

enum face { FACE_REGULAR, FACE_BOLD, FACE_FALLBACK, FACE_FALLBACK_BOLD, FACE_COUNT };
enum { OPEN_MAX = 40 };

/* A face at a size. */
struct open_font {
	TTF_Font *font;
	enum face face;
	int size;
	unsigned used; /* fonts.turn of the last use */
};

struct fonts {
	struct log *log;
	const char *paths[FACE_COUNT]; /* to look at first */
	bool looked[FACE_COUNT]; /* for the file; the fallbacks' only once a text needs them */
	void *bytes[FACE_COUNT]; /* of the files, for the fonts of them; NULL: none */
	size_t len[FACE_COUNT];
	struct open_font open[OPEN_MAX];
	int open_count;
	unsigned turn;
	bool started;
	bool any; /* some font stands in for the regular face */
};

static const struct {
	const char *file, *family;
} face_names[FACE_COUNT] = {
	[FACE_REGULAR] = {"Andika-Regular.ttf", "Andika"},
	[FACE_BOLD] = {"Andika-Bold.ttf", "Andika"},
	[FACE_FALLBACK] = {"DejaVuSans.ttf", "DejaVu Sans"},
	[FACE_FALLBACK_BOLD] = {"DejaVuSans-Bold.ttf", "DejaVu Sans"},
};

/* ---- files */

static bool load_face(struct fonts *fonts, enum face face, const char *path)
{
	fonts->bytes[face] = SDL_LoadFile(path, &fonts->len[face]);
	return fonts->bytes[face] != NULL;
}

static void find_face(struct fonts *fonts, enum face face)
{
	struct strbuf path;

	fonts->looked[face] = true;
	strbuf_init(&path);
	if (!font_files_find(fonts->paths[face], face_names[face].file, &path))
		log_say(fonts->log, "font %s not found", face_names[face].file);
	else if (!load_face(fonts, face, path.text))
		log_say(fonts->log, "font %s can't be read", path.text);
	strbuf_release(&path);
}

static void find_any_face(struct fonts *fonts)
{
	struct strbuf path;

	strbuf_init(&path);
	fonts->any = font_files_any(&path) && load_face(fonts, FACE_REGULAR, path.text);
	if (fonts->any)
		log_say(fonts->log, "texts are drawn with %s", path.text);
	else
		log_say(fonts->log, "no font on this machine: texts can't be seen");
	strbuf_release(&path);
}

/* ---- faces at sizes */

static TTF_Font *open_at(struct fonts *fonts, enum face face, int size)
{
	SDL_RWops *bytes = SDL_RWFromConstMem(fonts->bytes[face], (int)fonts->len[face]);
	TTF_Font *font = TTF_OpenFontRW(bytes, 1, size);

	if (!font) {
		log_say(fonts->log, "font %s can't be used: %s", face_names[face].file,
			TTF_GetError());
		SDL_free(fonts->bytes[face]);
		fonts->bytes[face] = NULL;
		return NULL;
	}
	TTF_SetFontHinting(font, TTF_HINTING_LIGHT);
	return font;
}

/* The same name may be on another font's file. */
static void check_family(struct log *log, enum face face, const TTF_Font *font)
{
	const char *family = TTF_FontFaceFamilyName(font);

	if (!family || strcmp(family, face_names[face].family) != 0)
		log_say(log, "the font in %s is %s, not %s", face_names[face].file,
			family ? family : "nameless", face_names[face].family);
}

static struct open_font *oldest(struct fonts *fonts)
{
	struct open_font *best = &fonts->open[0];

	if (fonts->open_count < OPEN_MAX)
		return &fonts->open[fonts->open_count++];
	for (int i = 1; i < OPEN_MAX; i++)
		if (fonts->open[i].used < best->used)
			best = &fonts->open[i];
	TTF_CloseFont(best->font);
	return best;
}

/* NULL where there is no such face. What it returned stays open until OPEN_MAX others were used. */
static TTF_Font *font_at(struct fonts *fonts, enum face face, int size)
{
	TTF_Font *font;

	if (fonts->started && !fonts->looked[face])
		find_face(fonts, face);
	if (!fonts->bytes[face])
		return NULL;
	size = size < FONT_SIZE_MIN ? FONT_SIZE_MIN : size > FONT_SIZE_MAX ? FONT_SIZE_MAX : size;
	fonts->turn++;
	for (int i = 0; i < fonts->open_count; i++) {
		struct open_font *open = &fonts->open[i];

		if (open->face != face || open->size != size)
			continue;
		open->used = fonts->turn;
		return open->font;
	}
	font = open_at(fonts, face, size);
	if (!font)
		return NULL;
	if (!fonts->any)
		check_family(fonts->log, face, font);
	*oldest(fonts) = (struct open_font){font, face, size, fonts->turn};
	return font;
}

/* The faces a text of this weight is looked up in, best first. */
static void faces_for(enum text_weight weight, enum face order[FACE_COUNT])
{
	const bool bold = weight == TEXT_BOLD;

	order[0] = bold ? FACE_BOLD : FACE_REGULAR;
	order[1] = bold ? FACE_FALLBACK_BOLD : FACE_FALLBACK;
	order[2] = bold ? FACE_FALLBACK : FACE_FALLBACK_BOLD;
	order[3] = bold ? FACE_REGULAR : FACE_BOLD;
}

static TTF_Font *first_font(struct fonts *fonts, struct text_style style)
{
	enum face order[FACE_COUNT];
	TTF_Font *font = NULL;

	faces_for(style.weight, order);
	for (int i = 0; i < FACE_COUNT && !font; i++)
		font = font_at(fonts, order[i], style.size);
	return font;
}

struct font_paths fonts_built_in(void)
{
	return (struct font_paths){FONT_REGULAR, FONT_BOLD, FONT_FALLBACK, FONT_FALLBACK_BOLD};
}

struct fonts *fonts_new(const struct font_paths *paths, struct log *log)
{
	struct fonts *fonts = xcalloc(1, sizeof *fonts);

	fonts->log = log;
	fonts->started = TTF_Init() == 0;
	if (!fonts->started) {
		log_say(log, "texts can't be drawn: %s", TTF_GetError());
		return fonts;
	}
	fonts->paths[FACE_REGULAR] = paths->regular;
	fonts->paths[FACE_BOLD] = paths->bold;
	fonts->paths[FACE_FALLBACK] = paths->fallback;
	fonts->paths[FACE_FALLBACK_BOLD] = paths->fallback_bold;
	if (!first_font(fonts, (struct text_style){16, TEXT_REGULAR}))
		find_any_face(fonts);
	return fonts;
}

void fonts_free(struct fonts *fonts)
{
	if (!fonts)
		return;
	for (int i = 0; i < fonts->open_count; i++)
		TTF_CloseFont(fonts->open[i].font);
	for (int i = 0; i < FACE_COUNT; i++)
		SDL_free(fonts->bytes[i]);
	if (fonts->started)
		TTF_Quit();
	free(fonts);
}

const char *fonts_family(struct fonts *fonts, enum text_weight weight)
{
	TTF_Font *font = first_font(fonts, (struct text_style){16, weight});

	return font ? TTF_FontFaceFamilyName(font) : NULL;
}

struct text_metrics fonts_metrics(struct fonts *fonts, struct text_style style)
{
	TTF_Font *font = first_font(fonts, style);

	if (!font)
		return (struct text_metrics){style.size, style.size * 5 / 4};
	return (struct text_metrics){TTF_FontAscent(font), TTF_FontHeight(font)};
}

/* ---- texts: runs of letters of one face */

struct run {
	TTF_Font *font;
	struct strbuf text;
};

struct run_walk {
	struct fonts *fonts;
	struct text_style style;
	const char *at;
	enum face order[FACE_COUNT];
};

static void walk_start(
	struct run_walk *walk, struct fonts *fonts, struct text_style style, const char *text)
{
	*walk = (struct run_walk){.fonts = fonts, .style = style, .at = text};
	faces_for(style.weight, walk->order);
}

/* The face for a letter after one drawn with BEFORE; a sign put on a letter stays with it if it
 * can. */
static TTF_Font *font_for(const struct run_walk *walk, uint32_t letter, TTF_Font *before)
{
	if (before && utf8_is_combining(letter) && TTF_GlyphIsProvided32(before, letter))
		return before;
	for (int i = 0; i < FACE_COUNT; i++) {
		TTF_Font *font = font_at(walk->fonts, walk->order[i], walk->style.size);

		if (font && TTF_GlyphIsProvided32(font, letter))
			return font;
	}
	return NULL;
}

/* Fills RUN with the next letters that are drawn with one font. */
static bool next_run(struct run_walk *walk, struct run *run)
{
	strbuf_clear(&run->text);
	run->font = NULL;
	while (*walk->at) {
		const char *next = walk->at;
		uint32_t letter = utf8_next(&next);
		TTF_Font *font;

		if (letter < ' ')
			letter = ' ';
		font = font_for(walk, letter, run->font);
		if (!font) {
			letter = '?';
			font = font_for(walk, letter, run->font);
		}
		if (!font || (run->font && font != run->font))
			break;
		run->font = font;
		utf8_add(&run->text, letter);
		walk->at = next;
	}
	return run->text.len > 0;
}

int fonts_width(struct fonts *fonts, struct text_style style, const char *text)
{
	struct run_walk walk;
	struct run run;
	int width = 0;

	walk_start(&walk, fonts, style, text);
	strbuf_init(&run.text);
	while (next_run(&walk, &run)) {
		int w = 0;

		if (TTF_SizeUTF8(run.font, run.text.text, &w, NULL) == 0)
			width += w;
	}
	strbuf_release(&run.text);
	return width;
}

/* Copies a run onto the line with its baseline on that of the line; takes the surface. */
static void place_run(SDL_Surface *line, SDL_Surface *run, int x, int y)
{
	SDL_Rect to = {x, y, 0, 0};

	SDL_SetSurfaceBlendMode(run, SDL_BLENDMODE_NONE);
	SDL_BlitSurface(run, NULL, line, &to);
	SDL_FreeSurface(run);
}

SDL_Surface *fonts_render(
	struct fonts *fonts, struct text_style style, const char *text, uint32_t rgb)
{
	const struct text_metrics metrics = fonts_metrics(fonts, style);
	const SDL_Color colour = {(Uint8)(rgb >> 16), (Uint8)(rgb >> 8), (Uint8)rgb, 255};
	const int width = fonts_width(fonts, style, text);
	SDL_Surface *line;
	struct run_walk walk;
	struct run run;
	int x = 0;

	if (width <= 0)
		return NULL;
	line = SDL_CreateRGBSurfaceWithFormat(
		0, width, metrics.height, 32, SDL_PIXELFORMAT_ARGB8888);
	if (!line)
		return NULL;
	walk_start(&walk, fonts, style, text);
	strbuf_init(&run.text);
	while (next_run(&walk, &run)) {
		SDL_Surface *part = TTF_RenderUTF8_Blended(run.font, run.text.text, colour);
		int w = 0;

		TTF_SizeUTF8(run.font, run.text.text, &w, NULL);
		if (part)
			place_run(line, part, x, metrics.ascent - TTF_FontAscent(run.font));
		x += w;
	}
	strbuf_release(&run.text);
	return line;
}
