/* SPDX-License-Identifier: MIT */
#ifndef PAINT_LOOK_H
#define PAINT_LOOK_H

#include "paint/board.h"
#include "paint/seed.h"

/* What a game is played on, and with. */
struct look {
	enum board_style board;
	enum seed_kind seeds;
};

#endif
