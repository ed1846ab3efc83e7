/* SPDX-License-Identifier: MIT */
#ifndef APP_GUIDE_BOARDS_H
#define APP_GUIDE_BOARDS_H

#include "app/guide_figure.h"
#include "app/guide_state.h"

/* The boards among the words of the guide. */

/* Before and after: side by side where both are readable, else one below the other. */
void guide_boards_figure(
	struct guide_page *guide, struct flow *flow, const struct guide_figure *figure);
/* The position, the hole to be lifted MARKED or not; with its answer once that is SHOWN. */
void guide_boards_exercise(struct guide_page *guide, struct flow *flow,
	const struct guide_figure *figure, bool marked, bool shown);

/* TEXT with its slots filled, kept by the sheet. */
const char *guide_filled(
	struct guide_page *guide, const struct guide_figure *figure, const char *text);

#endif
