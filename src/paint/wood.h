/* SPDX-License-Identifier: MIT */
#ifndef PAINT_WOOD_H
#define PAINT_WOOD_H

#include "paint/light.h"

/*
 * Wood as a solid: cut through at any height it shows the right figure, so the grain bends around
 * the hollows. ALONG, ACROSS and HEIGHT in design units from the middle of the board.
 */

/* Teak: growth rings around a pith that runs below the plank, fibres and pores along it. */
struct material teak_at(float along, float across, float height);

/* Merbau: heavy and red, fibres that lean one way and then the other so that it shimmers in bands,
 * long open pores, some of them filled with yellow. */
struct material merbau_at(float along, float across, float height);

#endif
