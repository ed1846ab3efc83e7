/* SPDX-License-Identifier: MIT */
#ifndef PLATFORM_FONTS_H
#define PLATFORM_FONTS_H

#include "base/log.h"
#include "ui/draw.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The typefaces at the sizes in use: Andika, made for learning readers and with digits of equal
 * width, and DejaVu Sans for what Andika lacks. A missing face is said once in the log; the next
 * best takes its place. With no font at all texts have a width but are not seen.
 */
struct fonts;
struct SDL_Surface;

enum { FONT_SIZE_MIN = 6, FONT_SIZE_MAX = 400 }; /* sizes outside are drawn at the nearest */

/* Where to look first; the members may be "". The texts outlive the fonts. */
struct font_paths {
	const char *regular, *bold, *fallback, *fallback_bold;
};

struct font_paths fonts_built_in(void);
struct fonts *fonts_new(const struct font_paths *paths, struct log *log);
void fonts_free(struct fonts *fonts);

/* The family of the face that is used for WEIGHT, or NULL where there is none. */
const char *fonts_family(struct fonts *fonts, enum text_weight weight);
struct text_metrics fonts_metrics(struct fonts *fonts, struct text_style style);
/* Bytes that are no UTF-8, and letters in no face, are measured and drawn as '?'. */
int fonts_width(struct fonts *fonts, struct text_style style, const char *text);
/* RGB: 0x00RRGGBB, drawn opaque on nothing. NULL for a text without width. The caller frees it. */
struct SDL_Surface *fonts_render(
	struct fonts *fonts, struct text_style style, const char *text, uint32_t rgb);

#endif
