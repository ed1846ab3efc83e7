/* SPDX-License-Identifier: MIT */
#include "ai/first_turn_parts.h"

/*
 * How much the other player is sure to get, whatever is done in a first turn. The mover gets the
 * rest at most.
 *
 * Let the rules be those of `umum`: relay, extra turn, any own empty hole shoots and takes the
 * landing seed, the round ends when the player on turn has no seed, the row's owner takes what is
 * left. Let each of the other's N holes hold a seed at first.
 *
 * 1. Every move banks a seed: it passes the own store, or ends in it, or ends in an own empty hole
 *    and takes the landing seed home. (To end anywhere else it has to pass the store.)
 * 2. A hand that walks along the other's row lifts no two neighbours of it: it leaves the hole it
 *    lifts with two seeds or more, so the next hole gets one and is not where it lands. Thus after
 * a walk, even one that ends within the row, no two neighbours are empty: at least N/2 holes
 *    (rounded down) are not. A shot, which ends the turn, empties one more. So M >= N/2 - 1 holes
 * of the other's row hold seeds when the first turn is over, and for N >= 4 the other has a move
 * and banks a seed.
 * 3. A turn that leaves the other's row empty has not walked along it since it had two holes with
 *    seeds: to come out of the row the hand has to walk all of it, which leaves N/2 - 1 holes or
 *    more, and N >= 4; to stay in it leaves the last seed there. So it took only by its shot, and
 *    that is one hole.
 * 4. With M >= 3, which N >= 8 makes sure of, let the other lift their last hole with seeds. Either
 *    it ends in their store: they are on turn again, still have seeds, and bank a second one. Or it
 *    does not come so far: the holes behind it are empty, so the first is where a lone seed lands
 *    and shoots; the other two holes stand. Or it passes the store. Then the two holes before it
 *    stand as well, unless the hand comes all the way round into its own row; there it can only end
 *    by a shot or come to the store again, and has banked two either way. If two holes stand, 3.
 *    says that the turn that follows can't empty the row: the other is on turn once more and banks
 *    a second seed, or the round is over and their own row falls to them.
 */
enum { HOLES_FOR_ONE = 4, HOLES_FOR_TWO = 8 };

static bool every_move_banks(const struct rules *rules)
{
	return rules->relay && rules->extra_turn && rules->shot_enabled &&
	       rules->shot_side == SHOT_OWN && rules->shot_takes_landing &&
	       !rules->shot_needs_opposite && !rules->shot_needs_lap &&
	       rules->terminal == TERMINAL_NO_MOVE && rules->final_sweep == SWEEP_OWNER;
}

static bool row_is_full(const struct position *position, enum side side)
{
	int first = board_first(position->holes, side);

	for (int i = first; i < first + position->holes; i++)
		if (position->cells[i] == 0)
			return false;
	return position->burned == 0;
}

int first_turn_bound(const struct rules *rules, const struct position *position)
{
	enum side mover = (enum side)position->mover, other = side_other(mover);
	int home = position->cells[board_store(position->holes, other)];
	int total = position_total(position), sure = 0;

	if (every_move_banks(rules) && row_is_full(position, other)) {
		if (position->holes >= HOLES_FOR_TWO)
			sure = 2;
		else if (position->holes >= HOLES_FOR_ONE)
			sure = 1;
	}
	/* What is discarded is nobody's, and the best for the mover is that nothing is. */
	return total - 2 * (home + sure);
}
