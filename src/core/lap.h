/* SPDX-License-Identifier: MIT */
#ifndef CORE_LAP_H
#define CORE_LAP_H

#include "core/position.h"

#include <stdint.h>

/*
 * What sowing adds, worked out when compiling. Within core only.
 *
 * The mover's places are numbered 0 .. n-1 holes, n store, n+1 .. 2n the opponent's holes: the ring
 * of 2n+1 places that the mover sows. A side's row and store are the bytes of two words, the first
 * hole in the lowest byte of the lower word. No byte overflows, since a board has 255 seeds.
 *
 * Row j of a ring, lifted from place p with s seeds, j = p + s, is all places 0 .. j in the sense
 * that going on past 2n begins again at 0. So "row j less row p" is one seed in each place that the
 * s seeds fall into.
 */
enum { LAP_ROWS = 64, LAP_ROW_BYTES = 128, LAP_SHIFT = 7 };

struct lap_words {
	uint64_t mine, theirs;
};

struct lap_half {
	_Alignas(64) struct lap_words add; /* the row */
	struct lap_words pick;             /* all bits of the place j ends on; none for the store */
	struct lap_words less;             /* the row of that place, before any whole lap */
	/* Only in the low half: */
	uint16_t back; /* how many bytes that row stands before this one */
	uint8_t turn;  /* turns the picked byte right, to its seeds times LAP_ROW_BYTES */
	uint8_t at;    /* the place */
};

struct lap {
	struct lap_half low, high; /* high: boards of more than 7 holes */
};

extern const struct lap laps[BOARD_HOLES_MAX - BOARD_HOLES_MIN + 1][LAP_ROWS];

#endif
