/* SPDX-License-Identifier: MIT */
#ifndef CORE_SOW_H
#define CORE_SOW_H

#include "core/event.h"
#include "core/position.h"
#include "core/rules.h"

#include <stdbool.h>

/*
 * What the last seed decides, shared by the loop that tells events, the fast road and the two
 * hands of an opening together. Within core only.
 */
enum sow_end { SOW_GOES_ON, SOW_STORE, SOW_SHOT, SOW_DEAD };

/* The place after PLACE in SIDE's sowing: the opponent's store and burned holes are passed over. */
static inline int sow_next(const struct position *position, enum side side, int place)
{
	int places = board_places(position->holes);
	int skipped = board_store(position->holes, side_other(side));

	do {
		place = place + 1 == places ? 0 : place + 1;
	} while (place == skipped || (position->burned >> place & 1));
	return place;
}

/*
 * SIDE's last seed has just fallen at AT, which now holds it. LAPPED: the lap condition is met. WHY
 * is set for SOW_DEAD and for a store without an extra turn (RULES, section 2, step 3).
 */
enum sow_end sow_decide(const struct rules *rules, const struct position *position, enum side side,
	int at, bool lapped, enum stop_why *why);

/* Takes a shot from AT that sow_decide() allowed. */
void sow_shoot(const struct rules *rules, struct position *position, enum side side, int at,
	struct event_list *events);

#endif
