/* SPDX-License-Identifier: MIT */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H

#include <stdbool.h>
#include <stdint.h>

/*
 * A board of n holes a side. Places are numbered in the direction of sowing:
 *
 *	0 .. n-1      A's holes          n      A's store
 *	n+1 .. 2n     B's holes          2n+1   B's store
 *
 * The hole opposite i is 2n - i. Which way this looks on screen is the pack's presentation, never
 * a rule (RULES, section 1).
 */
enum {
	BOARD_HOLES_MIN = 3,
	BOARD_HOLES_MAX = 11,
	BOARD_PLACES_MAX = 2 * BOARD_HOLES_MAX + 2,
	BOARD_SEEDS_MAX = 255,
	BOARD_CELLS = 32, /* places, padded with zeros so that whole vectors can be loaded */
};

enum side { SIDE_A, SIDE_B };

/* Small plain data, copied with '='. Cells past the last place are always 0. */
struct position {
	uint8_t cells[BOARD_CELLS]; /* seeds in each place */
	uint32_t burned;            /* bit i: hole i is out of this round */
	uint8_t holes;              /* n */
	uint8_t mover;              /* enum side: whose choice is next */
	uint8_t over;               /* 1: the round has ended and the board was swept */
	uint8_t last;               /* enum side: who moved last; meaningful after a move */
};

static inline enum side side_other(enum side side)
{
	return side == SIDE_A ? SIDE_B : SIDE_A;
}

static inline int board_places(int holes)
{
	return 2 * holes + 2;
}

static inline int board_store(int holes, enum side side)
{
	return side == SIDE_A ? holes : 2 * holes + 1;
}

/* The first (lowest) hole of a side; its holes are first .. first + n - 1. */
static inline int board_first(int holes, enum side side)
{
	return side == SIDE_A ? 0 : holes + 1;
}

static inline int board_opposite(int holes, int hole)
{
	return 2 * holes - hole;
}

static inline bool board_is_store(int holes, int place)
{
	return place == holes || place == 2 * holes + 1;
}

/* The side a place belongs to, stores included. */
static inline enum side board_side(int holes, int place)
{
	return place <= holes ? SIDE_A : SIDE_B;
}

/* K seeds in each hole, empty stores, A to move. HOLES 3..11, 2 * HOLES * K at most 255, K >= 1. */
void position_init(struct position *position, int holes, int seeds_per_hole);

int position_total(const struct position *position);                    /* seeds on the board */
int position_in_holes(const struct position *position, enum side side); /* without the store */
bool position_is_burned(const struct position *position, int hole);
int position_burned_holes(const struct position *position, enum side side);

/* The holes SIDE may lift: bit i for place i. 0 where it has none. */
uint32_t position_liftable(const struct position *position, enum side side);
/* The same board, and the same mover unless the round is over. */
bool position_equal(const struct position *a, const struct position *b);

#endif
