/* SPDX-License-Identifier: MIT */
#ifndef AI_LINE_H
#define AI_LINE_H

#include "ai/search.h"

/* Goes on with ROOT's best line where it ran into the endgame table, which knows values and no
 * moves: as far as there is room, or to the end of the round. */
void line_finish(const struct search *search, struct root *root);

#endif
