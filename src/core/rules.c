/* SPDX-License-Identifier: MIT */
#include "core/rules.h"

#include "core/position.h"

void rules_init(struct rules *rules)
{
	*rules = (struct rules){
		.holes = 7,
		.seeds_per_hole = 7,
		.relay = 1,
		.extra_turn = 1,
		.shot_enabled = 1,
		.shot_side = SHOT_OWN,
		.shot_takes_landing = 1,
		.lap_scope = LAP_TURN,
		.terminal = TERMINAL_NO_MOVE,
		.final_sweep = SWEEP_OWNER,
		.start = START_IN_TURN,
		.rounds = ROUNDS_ONE,
		/* What a pack of one round starts with when it is changed to several
		 * (RULES, section 5) is value 0 of each of the other round options. */
	};
}

bool rules_set_board(struct rules *rules, int holes, int seeds_per_hole)
{
	if (seeds_per_hole == 0)
		seeds_per_hole = holes;
	if (holes < BOARD_HOLES_MIN || holes > BOARD_HOLES_MAX || seeds_per_hole < 1 ||
		seeds_per_hole > BOARD_SEEDS_MAX / (2 * holes))
		return false;
	rules->holes = holes;
	rules->seeds_per_hole = seeds_per_hole;
	return true;
}

bool rules_equal(const struct rules *a, const struct rules *b)
{
	if (a->holes != b->holes || a->seeds_per_hole != b->seeds_per_hole)
		return false;
	for (int i = 0; i < OPTION_COUNT; i++)
		if (rules_get(a, (enum option)i) != rules_get(b, (enum option)i))
			return false;
	return true;
}

const char *rules_conflict(const struct rules *rules, enum option *at)
{
	if (rules->final_sweep == SWEEP_DISCARD && rules->rounds == ROUNDS_SEVERAL) {
		*at = OPTION_FINAL_SWEEP;
		return "another finalSweep than dibuang where several rounds are played";
	}
	return NULL;
}
