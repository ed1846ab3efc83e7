/* SPDX-License-Identifier: MIT */
#ifndef UI_HAND_LABEL_H
#define UI_HAND_LABEL_H

#include "base/strbuf.h"
#include "i18n/words.h"
#include "ui/layout.h"
#include "ui/presenter.h"
#include "ui/widget.h"

/* The small label at a hand: whose it is, how many seeds are in it, and how far it has come. */
struct hand_label {
	struct strbuf text;
	struct text_style style;
	struct rect box; /* on the screen */
	enum side side;  /* that reads it */
	int pad;
};

/* Where on the screen the picture of SIDE's HAND has its middle. */
void hand_where(const struct board_geometry *geometry, enum side side, const struct hand_view *hand,
	float *x, float *y);
/* Of HAND, drawn at (X, Y). Released by hand_labels_draw(). */
void hand_label_place(struct hand_label *label, const struct layout *layout, const struct pen *pen,
	const struct words *words, enum side side, const char *name, const struct hand_view *hand,
	float x, float y);
/* One or two of them, which give way to each other. */
void hand_labels_draw(
	struct hand_label *labels, int count, const struct layout *layout, const struct pen *pen);

#endif
