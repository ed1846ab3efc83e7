/* SPDX-License-Identifier: MIT */
#ifndef UI_SHEET_H
#define UI_SHEET_H

#include "base/strbuf.h"
#include "ui/widget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * A sheet of paper with words, lines and widgets on it. It has areas: area 0 is the whole paper and
 * stands still; the others show part of what lies in them and are scrolled by wheel, finger and
 * keys. It is laid out anew whenever size, language or state change, and keeps focus and scroll.
 *
 *	sheet_begin(); sheet_area() …; flow_…() …; sheet_end();
 */
enum { SHEET_AREAS_MAX = 3 };

struct sheet_text {
	struct rect rect;
	struct text_block block;
	const char *text;
	enum text_align align;
	enum colour colour;
	int area;
	bool pill; /* a thin outline is drawn around it */
};

/* A picture among the words: DRAW is called for it wherever it has been scrolled to. */
struct sheet_figure {
	struct rect rect;
	int area;
	void (*draw)(const struct pen *pen, const void *data, struct rect rect);
	const void *data;
	bool picture; /* no board: it may be of any size */
};

struct sheet_line {
	struct rect rect;
	enum colour colour;
	int area;
};

struct sheet_area {
	struct rect rect; /* what is seen of it */
	int height;       /* of what lies in it */
	int scroll;       /* 0 .. height - rect.h */
};

struct sheet {
	struct rect paper;
	bool bare; /* no paper is drawn: the screen does it */
	struct sheet_area areas[SHEET_AREAS_MAX];
	int area_count;
	struct sheet_text *texts;
	int text_count, text_cap;
	struct sheet_line *lines;
	int line_count, line_cap;
	struct sheet_figure *figures;
	int figure_count, figure_cap;
	void **kept; /* strings and data of its own */
	int kept_count, kept_cap;
	struct widget_set widgets;
	int drag_area; /* 0: none is dragged */
	int drag_pointer, drag_y, drag_scroll;
	bool dragging; /* beyond the slop */
	bool drag_thumb;
	bool left_behind; /* the focus, by scrolling: laying out anew does not run back to it */
};

void sheet_init(struct sheet *sheet);
void sheet_release(struct sheet *sheet);

void sheet_begin(struct sheet *sheet, struct rect paper);
int sheet_area(struct sheet *sheet, struct rect rect); /* its number, from 1 */
/* Measures the areas, brings scroll and focus back. */
void sheet_end(struct sheet *sheet, const struct theme *theme);
/* Instead: the paper was given with any height; makes it as high as area 1 needs, at most the
 * window, and puts it in the middle, everything moving with it. */
void sheet_end_centred(struct sheet *sheet, const struct theme *theme);

void sheet_move(struct sheet *sheet, int dx, int dy); /* all of it */

/* Takes what is in TEXT and releases it; lives until the next begin. */
const char *sheet_keep(struct sheet *sheet, struct strbuf *text);
struct sheet_text *sheet_write(struct sheet *sheet, const struct pen *pen, int area,
	struct text_style style, enum colour colour, const char *text, struct rect box,
	enum text_align align); /* the box's height is set to the text's */
/* A small rounded label, its upper left corner at (X, Y) and at most WIDTH wide; gives its outline.
 */
struct rect sheet_pill(struct sheet *sheet, const struct pen *pen, int area, enum colour colour,
	const char *text, int x, int y, int width);
/* The outline around the text of a pill. */
struct rect sheet_pill_rect(const struct theme *theme, struct rect text);
/* SIZE > 0: DATA is copied; 0: it stays the page's and lives as long as the layout. */
void sheet_figure(struct sheet *sheet, int area, struct rect rect,
	void (*draw)(const struct pen *pen, const void *data, struct rect rect), const void *data,
	size_t size);
void sheet_rule(struct sheet *sheet, int area, struct rect rect, enum colour colour);
struct widget *sheet_put(struct sheet *sheet, int area, const struct widget *widget);

void sheet_draw(struct sheet *sheet, const struct pen *pen);
/* As widget_set_input(); scrolls. */
bool sheet_input(struct sheet *sheet, const struct theme *theme, const struct input *input,
	struct widget_event *event);
void sheet_show(struct sheet *sheet, const struct theme *theme, int index); /* scrolls to it */
void sheet_scroll(struct sheet *sheet, int area, int to);

/* The paper of a page, and how far inside it words stand; a page's paper and of what is written on
 * it. */
struct rect sheet_page(const struct theme *theme);
int sheet_margin(const struct theme *theme);

#endif
