/* SPDX-License-Identifier: MIT */
#include "core/lap.h"

/* Everything below is a constant expression of the holes N and the row J. */
#define ONES        UINT64_C(0x0101010101010101)
#define RING(n)     (2 * (n) + 1)
#define WHOLE(n, j) ((j) / RING(n))
#define AT(n, j)    ((j) % RING(n))
#define LANE(n, j)  (AT(n, j) <= (n) ? AT(n, j) : AT(n, j) - (n)-1)

/* Ones in the first COUNT bytes of a word; any COUNT. */
#define FIRST(count) ((count) <= 0 ? 0 : (count) >= 8 ? ONES : ONES >> ((64 - 8 * (count)) & 63))
/* How many places of the mover's row and store, of the opponent's holes, are in 0 .. AT. */
#define MINE(n, at)   ((at) < (n) ? (at) + 1 : (n) + 1)
#define THEIRS(n, at) ((at) - (n))

#define LESS(n, at, skip)                                                                          \
	{                                                                                          \
		FIRST(MINE(n, at) - (skip)), FIRST(THEIRS(n, at) - (skip))                         \
	}
#define ADD(n, j, skip)                                                                            \
	{                                                                                          \
		WHOLE(n, j) * FIRST((n) + 1 - (skip)) + FIRST(MINE(n, AT(n, j)) - (skip)),         \
			WHOLE(n, j) * FIRST((n) - (skip)) + FIRST(THEIRS(n, AT(n, j)) - (skip))    \
	}
#define BYTE(lane)        (UINT64_C(0xff) << (8 * (lane)&63))
#define IS_IN(n, j, skip) (LANE(n, j) / 8 == (skip) / 8)
#define PICK(n, j, skip)                                                                           \
	{                                                                                          \
		AT(n, j)<(n) && IS_IN(n, j, skip) ? BYTE(LANE(n, j)) : 0, AT(n, j)>(n) &&          \
				IS_IN(n, j, skip)                                                  \
			? BYTE(LANE(n, j))                                                         \
			: 0                                                                        \
	}

#define LAP(n, j)                                                                                  \
	{                                                                                          \
		{ADD(n, j, 0), PICK(n, j, 0), LESS(n, AT(n, j), 0),                                \
			((j)-AT(n, j)) * LAP_ROW_BYTES, (8 * LANE(n, j) + 64 - LAP_SHIFT) & 63,    \
			AT(n, j)},                                                                 \
		{                                                                                  \
			ADD(n, j, 8), PICK(n, j, 8), LESS(n, AT(n, j), 8), 0, 0, 0                 \
		}                                                                                  \
	}
#define LAPS_4(n, j)  LAP(n, j), LAP(n, (j) + 1), LAP(n, (j) + 2), LAP(n, (j) + 3)
#define LAPS_16(n, j) LAPS_4(n, j), LAPS_4(n, (j) + 4), LAPS_4(n, (j) + 8), LAPS_4(n, (j) + 12)
#define LAPS_64(n)                                                                                 \
	{                                                                                          \
		LAPS_16(n, 0), LAPS_16(n, 16), LAPS_16(n, 32), LAPS_16(n, 48)                      \
	}

_Static_assert(sizeof(struct lap) == LAP_ROW_BYTES, "a row is two lines of the cache");
_Static_assert(LAP_ROWS > RING(BOARD_HOLES_MAX), "the first lap of every ring is a row");

const struct lap laps[BOARD_HOLES_MAX - BOARD_HOLES_MIN + 1][LAP_ROWS] = {
	LAPS_64(3),
	LAPS_64(4),
	LAPS_64(5),
	LAPS_64(6),
	LAPS_64(7),
	LAPS_64(8),
	LAPS_64(9),
	LAPS_64(10),
	LAPS_64(11),
};
