/* SPDX-License-Identifier: MIT */
#ifndef UI_BOARD_VIEW_H
#define UI_BOARD_VIEW_H

#include "i18n/words.h"
#include "ui/board_picture.h"
#include "ui/layout.h"
#include "ui/presenter.h"
#include "ui/seed_sprites.h"
#include "ui/widget.h"

#include <stdbool.h>

/*
 * Draws the board as the presenter shows it: picture, seeds with their shadows, exact numbers,
 * hands, marks. It changes nothing.
 */
enum { MARK_NONE = -1 };

struct board_marks {
	int lit;       /* the hole under the pointer or the focus, or MARK_NONE */
	bool focus;    /* it has the keyboard's focus: a ring one can see */
	int landing;   /* where the last seed would fall */
	int shot_from; /* the hole that would be shot */
	int hint;      /* the hole a hint names */
};

struct board_view {
	const struct layout *layout;
	struct presenter *presenter;
	struct board_picture *picture;
	struct seed_sprites sprites;
	struct image *hands[2];
	int hand_size[2]; /* half of each image */
	float hand_unit;  /* what they were painted for */
	bool hand_upright;
	unsigned hand_epoch;
	struct presenter_view frame; /* of the last draw */
};

void board_view_init(struct board_view *view, struct draw *draw);
void board_view_release(struct board_view *view, struct draw *draw);
/* Bakes what depends on the size. */
void board_view_layout(struct board_view *view, struct draw *draw, const struct layout *layout);
/* Paints the hands, which the first frame can do without. Until it was called moves are shown
 * without a hand. */
void board_view_prepare(struct board_view *view, struct draw *draw);
bool board_view_is_ready(const struct board_view *view, const struct draw *draw);

/* NAMES: whose hand it is, by side. */
void board_view_draw(struct board_view *view, const struct pen *pen, const struct words *words,
	const char *const names[2], const struct board_marks *marks, uint64_t now);

/* Light letters that keep their contrast on any wood. (X, Y) is their middle. */
void board_view_number(const struct pen *pen, int size, float x, float y, const char *text);

#endif
