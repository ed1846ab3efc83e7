/* SPDX-License-Identifier: MIT */
#include "core/lanes.h"

#include "base/check.h"

#include <string.h>

#if LANES_AVAILABLE

/*
 * Places are seen from the mover: 0 .. n-1 own holes, n own store, n+1 .. 2n the opponent's holes;
 * the opponent's store is on no lane of the ring. `ring` holds these numbers lane by lane, OFF_RING
 * elsewhere. Sowing s seeds from ring place p adds 1 to every lane whose distance from p is below
 * s, and 1 more for each whole lap.
 *
 * Boards of up to 7 holes fit the low half; `wide` is a constant in each caller, so the high half
 * costs the small boards nothing.
 */
typedef uint8_t lanes __attribute__((vector_size(16)));

enum { OFF_RING = 0x80, HALF = 16 };

struct board_lanes {
	lanes low, high;
};

#define ALWAYS_INLINE static inline __attribute__((always_inline))

ALWAYS_INLINE lanes every(uint8_t value)
{
	return (lanes){0} + value;
}

/* The ring number of each lane from BASE on, for the side whose first hole is FIRST. */
ALWAYS_INLINE lanes ring_of(int base, int first, int holes)
{
	const lanes count = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
	uint8_t places = (uint8_t)board_places(holes);
	lanes place = count + (uint8_t)base;
	lanes turned = place + (uint8_t)(places - first);
	lanes wrapped = turned >= places;
	lanes ring = turned - (wrapped & places);
	lanes off = (lanes)(place >= places) | (lanes)(ring == (uint8_t)(places - 1));

	return (ring & ~off) | (off & OFF_RING);
}

/* Sows SEEDS from ring place FROM, which is emptied first. */
ALWAYS_INLINE lanes sow_lanes(lanes cells, lanes ring, int from, int length, int laps, int rest)
{
	lanes distance = ring - (uint8_t)(from + 1);
	lanes behind = (lanes)(ring <= (uint8_t)from);
	lanes on = (lanes)(ring != OFF_RING);

	cells &= ~(lanes)(ring == (uint8_t)from);
	distance += behind & (uint8_t)length;
	lanes added = ((lanes)(distance < (uint8_t)rest) & 1) + (uint8_t)laps;

	return cells + (added & on);
}

ALWAYS_INLINE enum sow_end sow_wide(
	const struct rules *rules, struct position *position, int hole, bool wide)
{
	int n = position->holes, length = 2 * n + 1, places = length + 1;
	enum side side = (enum side)position->mover;
	int first = board_first(n, side), from = hole - first;
	lanes ring_low = ring_of(0, first, n),
	      ring_high = wide ? ring_of(HALF, first, n) : every(0);
	lanes low, high;
	bool lapped = false;
	enum stop_why why;

	memcpy(&low, position->cells, sizeof low);
	memcpy(&high, position->cells + HALF, sizeof high);
	for (;;) {
		int place = from + first >= places ? from + first - places : from + first;
		int seeds = position->cells[place], laps = 0, rest = seeds, last;

		while (rest >= length) {
			rest -= length;
			laps++;
		}
		if (rules->lap_scope == LAP_LIFTING)
			lapped = false;
		lapped |= laps > 0 || (n - from + (from >= n ? length : 0)) <= rest;
		low = sow_lanes(low, ring_low, from, length, laps, rest);
		memcpy(position->cells, &low, sizeof low);
		if (wide) {
			high = sow_lanes(high, ring_high, from, length, laps, rest);
			memcpy(position->cells + HALF, &high, sizeof high);
		}
		last = from + rest;
		from = last >= length ? last - length : last;
		place = from + first >= places ? from + first - places : from + first;
		if (from != n && position->cells[place] > 1 && rules->relay)
			continue;
		enum sow_end end = sow_decide(rules, position, side, place, lapped, &why);
		if (end == SOW_SHOT)
			sow_shoot(rules, position, side, place, NULL);
		return end;
	}
}

enum sow_end lanes_sow(const struct rules *rules, struct position *position, int hole)
{
	if (board_places(position->holes) <= HALF)
		return sow_wide(rules, position, hole, false);
	return sow_wide(rules, position, hole, true);
}

#else

enum sow_end lanes_sow(const struct rules *rules, struct position *position, int hole)
{
	(void)rules;
	(void)position;
	(void)hole;
	BUG("vector lanes are not available");
	return SOW_DEAD;
}

#endif
