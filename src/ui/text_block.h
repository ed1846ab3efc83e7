/* SPDX-License-Identifier: MIT */
#ifndef UI_TEXT_BLOCK_H
#define UI_TEXT_BLOCK_H

#include "ui/draw.h"

#include <stdint.h>

/*
 * A text broken into lines no wider than a width: at spaces and after '\n', and inside a word only
 * where the word alone is too wide. Nothing is ever cut off.
 */
enum { TEXT_LINES_MAX = 64, TEXT_LINE_CHARACTERS = 90 };

struct text_block {
	struct text_style style;
	int width; /* of the widest line */
	int line_height;
	int height;
	int count;                  /* lines */
	int starts[TEXT_LINES_MAX]; /* bytes of the text */
	int lengths[TEXT_LINES_MAX];
};

enum text_align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

void text_block_wrap(struct text_block *block, struct draw *draw, struct text_style style,
	const char *text, int width);
/* The same in a smaller size, but not under LEAST, where a word alone would be too wide. */
void text_block_fit(struct text_block *block, struct draw *draw, struct text_style style, int least,
	const char *text, int width);
/* As fit, for what is read: no line has more than TEXT_LINE_CHARACTERS, more are hard to follow;
 * and a last word does not stand on a line of its own where the others can spare it one. */
void text_block_read(struct text_block *block, struct draw *draw, struct text_style style,
	int least, const char *text, int width);
/* TEXT is the one that was wrapped; (X, Y) the upper left corner of a box WIDTH wide. */
void text_block_draw(const struct text_block *block, struct draw *draw, const char *text, int x,
	int y, int width, enum text_align align, uint32_t colour);

/* The largest size from STYLE's down to LEAST at which the text is at most WIDTH wide on one line;
 * LEAST if none is. */
struct text_style text_shrink(
	struct draw *draw, struct text_style style, int least, const char *text, int width);

#endif
