/* SPDX-License-Identifier: MIT */
#ifndef PAINT_ENLARGE_H
#define PAINT_ENLARGE_H

#include "paint/canvas.h"

/*
 * Fills LARGE with the opaque SMALL, each pixel of which stands for STEP x STEP (2, 4 or 8),
 * smoothly. SMALL covers LARGE: its size times STEP is at least as big.
 */
void enlarge(struct canvas *large, const struct canvas *small, int step);

#endif
