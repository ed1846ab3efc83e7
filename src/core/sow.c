/* SPDX-License-Identifier: MIT */
#include "core/sow.h"

#include "core/emit.h"

static enum sow_end dead(enum stop_why *why, enum stop_why reason)
{
	*why = reason;
	return SOW_DEAD;
}

static enum sow_end decide_empty(const struct rules *rules, const struct position *position,
	enum side side, int at, bool lapped, enum stop_why *why)
{
	bool own = board_side(position->holes, at) == side;
	int opposite = position->cells[board_opposite(position->holes, at)];

	if (own != (rules->shot_side == SHOT_OWN))
		return dead(why, own ? STOP_EMPTY_OWN : STOP_EMPTY_OPPONENT);
	if (!rules->shot_enabled)
		return dead(why, STOP_NO_SHOT);
	if (rules->shot_needs_lap && !lapped)
		return dead(why, STOP_NO_LAP);
	/* With the landing seed there is always something to take. */
	if (opposite == 0 && (rules->shot_needs_opposite || !rules->shot_takes_landing))
		return dead(why, STOP_OPPOSITE_EMPTY);
	return SOW_SHOT;
}

enum sow_end sow_decide(const struct rules *rules, const struct position *position, enum side side,
	int at, bool lapped, enum stop_why *why)
{
	if (board_is_store(position->holes, at)) {
		*why = STOP_NO_EXTRA_TURN;
		return SOW_STORE;
	}
	if (position->cells[at] > 1)
		return rules->relay ? SOW_GOES_ON : dead(why, STOP_NO_RELAY);
	return decide_empty(rules, position, side, at, lapped, why);
}

void sow_shoot(const struct rules *rules, struct position *position, enum side side, int at,
	struct event_list *events)
{
	int from = board_opposite(position->holes, at), store = board_store(position->holes, side);
	int taken = position->cells[from];

	position->cells[from] = 0;
	if (rules->shot_takes_landing) {
		taken += position->cells[at];
		position->cells[at] = 0;
	}
	position->cells[store] = (uint8_t)(position->cells[store] + taken);
	emit(events, (struct event){.kind = EVENT_SHOT,
			     .by = (uint8_t)side,
			     .at = (uint8_t)at,
			     .from = (uint8_t)from,
			     .n = (uint8_t)taken,
			     .store = position->cells[store]});
}
