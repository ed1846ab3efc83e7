/* SPDX-License-Identifier: MIT */
#ifndef PAINT_EMBLEM_H
#define PAINT_EMBLEM_H

#include "paint/canvas.h"

/* The window's icon: three cowries in a hollow of the plank, SIZE x SIZE pixels (16 and more), its
 * corners round and clear. CANVAS is initialised here. */
void paint_emblem(struct canvas *canvas, int size);

#endif
