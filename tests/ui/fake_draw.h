/* SPDX-License-Identifier: MIT */
#ifndef TESTS_UI_FAKE_DRAW_H
#define TESTS_UI_FAKE_DRAW_H

#include "ui/draw.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A struct draw without a screen: text is as wide as Andika's would be, and each call is kept in a
 * log that tests look at. Images are counted, not drawn.
 */
enum fake_call_kind { FAKE_FILL, FAKE_IMAGE, FAKE_TEXT };
enum { FAKE_TEXT_MAX = 400 };

struct fake_call {
	enum fake_call_kind kind;
	struct rect rect; /* of what was drawn, on the screen */
	int turned;       /* quarters */
	struct rect clip; /* in force */
	uint32_t colour;
	struct text_style style;
	char text[FAKE_TEXT_MAX];
};

struct fake_draw {
	struct draw draw; /* first */
	struct fake_call *calls;
	int count, cap;
	struct rect clip;
	int images; /* alive */
	int turned; /* quarters, of what is drawn next */
};

void fake_draw_init(struct fake_draw *fake, int w, int h, float scale);
void fake_draw_release(struct fake_draw *fake);
void fake_draw_clear(struct fake_draw *fake); /* forgets the log */
/* The first text of the log that holds WORDS, or NULL. */
const struct fake_call *fake_draw_find(const struct fake_draw *fake, const char *words);

#endif
