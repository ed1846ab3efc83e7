/* SPDX-License-Identifier: MIT */
#ifndef APP_GUIDE_FIGURE_H
#define APP_GUIDE_FIGURE_H

#include "base/strbuf.h"
#include "packs/pack.h"
#include "record/record.h"
#include "ui/board_figure.h"

#include <stdbool.h>

/*
 * A figure of the guide: a position and what is played from it. What its words say in numbers is
 * found out by playing:
 *
 *	{hole} {hole2}		the first and second hole lifted, counted from the own store
 *	{seeds}			in the first one
 *	{home} {shot}		that went home, shots included; of these by shots
 *	{drops} {relays}	seeds dropped, holes lifted anew
 *	{swept}			that went home because the game was over
 *	{in_holes} {total}	before: in holes, and on the board
 *	{own} {other}		before: in the store of the one to move, and in the other
 */
enum { GUIDE_CHOICES_MAX = 4 };

struct guide_figure {
	struct match before, after;
	bool counter_clockwise;
	int choices[GUIDE_CHOICES_MAX];
	int count;
	int seeds, home, shot, drops, relays, swept;
	int last;       /* where the last seed fell; FIGURE_NOWHERE without a choice */
	int shot_from;  /* the hole last shot at, or FIGURE_NOWHERE */
	bool all_extra; /* each choice gave an extra turn */
};

/* False where CODE can't be played by PACKS, or plays more than GUIDE_CHOICES_MAX. */
bool guide_figure_open(struct guide_figure *figure, const struct pack_set *packs, const char *code,
	struct diag *diag);

/* The board before, SHOWING the hole to be lifted, and the one after. */
void guide_figure_before(
	const struct guide_figure *figure, bool showing, struct board_figure *board);
void guide_figure_after(const struct guide_figure *figure, struct board_figure *board);

/* Appends TEXT with its slots filled. */
void guide_figure_fill(const struct guide_figure *figure, const char *text, struct strbuf *out);
bool guide_slots_are_known(const char *text);
const char *guide_slot(int index); /* their names; NULL behind the last */

#endif
