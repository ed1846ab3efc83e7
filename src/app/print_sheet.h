/* SPDX-License-Identifier: MIT */
#ifndef APP_PRINT_SHEET_H
#define APP_PRINT_SHEET_H

#include "app/guide.h"
#include "packs/pack.h"
#include "ui/draw.h"

/*
 * The sheet for a class: one A4 page in black on white with a board to colour and to play on, the
 * rules in short, and the exercises of the guide with room for answers.
 */
enum {
	PRINT_W = 1240, /* A4 at 150 dots per inch */
	PRINT_H = 1754,
	PRINT_FINE = 2, /* so many times finer where it goes to a printer */
};

struct print_sheet {
	const struct guide *guide;
	const struct pack_set *packs;
};

/* Fills a white DRAW of PRINT_W x PRINT_H pixels, or a multiple of it. Fits ui/printer.h; CONTEXT
 * is a const struct print_sheet. */
void print_sheet_paint(struct draw *draw, void *context);

#endif
