/* SPDX-License-Identifier: MIT */
#ifndef PAINT_WOOD_H
#define PAINT_WOOD_H

#include "paint/light.h"

/*
 * Teak as a solid: growth rings around a pith that runs below the plank, fibres and pores along it.
 * Cut through at any height it shows the right figure, so the rings bend around the hollows.
 * ALONG, ACROSS and HEIGHT in design units from the middle of the board.
 */
struct wood_point {
	struct tint colour;
	float gloss;  /* 0 .. 1 */
	float uneven; /* a little relief of the fibres, -1 .. 1 */
};

struct wood_point teak_at(float along, float across, float height);

#endif
