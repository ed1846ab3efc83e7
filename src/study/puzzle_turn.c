/* SPDX-License-Identifier: MIT */
#include "study/puzzle_turn.h"

#include "base/xalloc.h"
#include "core/match.h"
#include "core/move.h"

#include <stdlib.h>

/* What best play leads to, where few seeds are left: far more than it takes. */
enum { WIN_NODES = 400000, WIN_MEGABYTES = 1 };

void turn_rules_init(
	struct turn_rules *with, const struct rules *rules, enum puzzle_goal goal, uint64_t *left)
{
	*with = (struct turn_rules){.rules = rules, .goal = goal, .left = left};
	if (goal == PUZZLE_SHOT || goal == PUZZLE_RELAY)
		with->events = xalloc(sizeof *with->events);
}

void turn_rules_release(struct turn_rules *with)
{
	free(with->events);
	ai_free(with->ai);
	*with = (struct turn_rules){.rules = NULL};
}

static int store_of(const struct position *position, int side)
{
	return position->cells[board_store(position->holes, (enum side)side)];
}

static void add_events(const struct event_list *events, struct turn *turn)
{
	for (int i = 0; i < events->len; i++) {
		turn->relays += events->items[i].kind == EVENT_RELAY;
		if (events->items[i].kind == EVENT_SHOT)
			turn->shot += events->items[i].n;
	}
}

/* Of a player who moved from BEFORE. What is swept up at the end of a round was not brought home by
 * anybody's sowing, and yet it lies in the store. */
static enum turn_step step_of(
	const struct turn_rules *with, const struct position *before, const struct position *after)
{
	bool counts_home = with->goal == PUZZLE_HOME || with->goal == PUZZLE_GUARD;

	if (after->over)
		return counts_home && with->rules->final_sweep != SWEEP_DISCARD ? TURN_UNFIT
										: TURN_ENDS;
	if (position_in_holes(after, side_other((enum side)before->mover)) == 0)
		return TURN_UNFIT; /* the other passes, or would have to */
	return after->mover == before->mover ? TURN_AGAIN : TURN_ENDS;
}

enum turn_step turn_play(struct turn_rules *with, struct turn *turn, int hole)
{
	struct position before = turn->position;
	enum turn_step step;

	if (*with->left > 0)
		--*with->left;
	if (with->events)
		with->events->len = 0;
	move_play(with->rules, &turn->position, hole, with->events);
	if (with->events)
		add_events(with->events, turn);
	turn->home += store_of(&turn->position, before.mover) - store_of(&before, before.mover);
	step = step_of(with, &before, &turn->position);
	turn->again += step == TURN_AGAIN;
	return step;
}

/* The most the player to move can bring home in their turn; false if it can't be told. */
static bool find_most(
	struct turn_rules *with, const struct position *position, int so_far, int *most)
{
	uint32_t legal = position_liftable(position, (enum side)position->mover);

	for (; legal; legal &= legal - 1) {
		struct turn turn = {.position = *position, .home = so_far};
		enum turn_step step = turn_play(with, &turn, __builtin_ctz(legal));

		if (step == TURN_UNFIT || *with->left == 0)
			return false;
		if (step == TURN_AGAIN && !find_most(with, &turn.position, turn.home, most))
			return false;
		if (turn.home > *most)
			*most = turn.home;
	}
	return true;
}

/* A's lead at the end under best play of both. */
static bool find_lead(struct turn_rules *with, const struct position *position, int *lead)
{
	struct ai_limits limits = {.nodes = *with->left < WIN_NODES ? *with->left : WIN_NODES};
	struct ai_answer answer;
	struct match match;

	if (position->over) {
		*lead = store_of(position, SIDE_A) - store_of(position, SIDE_B);
		return true;
	}
	if (limits.nodes == 0)
		return false;
	if (!with->ai)
		with->ai = ai_new(WIN_MEGABYTES);
	match_init_position(&match, with->rules, position->cells, (enum side)position->mover);
	ai_search(with->ai, &match, &limits, &answer);
	*with->left -= answer.nodes < *with->left ? answer.nodes : *with->left;
	*lead = position->mover == SIDE_A ? answer.value : -answer.value;
	return answer.exact;
}

bool turn_worth(struct turn_rules *with, const struct turn *turn, int *worth)
{
	switch (with->goal) {
	case PUZZLE_HOME:
		*worth = turn->home;
		return true;
	case PUZZLE_AGAIN:
		*worth = turn->again;
		return true;
	case PUZZLE_SHOT:
		*worth = turn->shot;
		return true;
	case PUZZLE_RELAY:
		*worth = turn->relays;
		return true;
	case PUZZLE_WIN:
		return find_lead(with, &turn->position, worth);
	case PUZZLE_GUARD:
		*worth = 0;
		return !turn->position.over && find_most(with, &turn->position, 0, worth);
	case PUZZLE_GOALS:
		break;
	}
	return false;
}
