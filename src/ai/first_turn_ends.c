/* SPDX-License-Identifier: MIT */
#include "ai/first_turn_parts.h"
#include "ai/search.h"
#include "base/xalloc.h"
#include "core/move.h"

#include <stdlib.h>
#include <string.h>

/*
 * Alpha-beta to the end of the round, with a memory. Only for boards with few seeds left, of which
 * a pass meets millions: most are answered within a dozen moves, by the seeds the opponent has
 * already banked.
 */
enum { SOLVER_BITS = 19, EXTRA_FIRST = 64 };

struct solved {
	uint64_t key;
	int16_t least, most; /* what is still to come for the mover */
	int8_t hole;         /* the best seen, or -1 */
	uint8_t used;
};

struct end_solver {
	const struct rules *rules;
	const struct endgame *endgame;
	int table_seeds; /* of the endgame table; -1: none */
	uint64_t left;   /* of the budget */
	bool over;       /* it ran out */
	struct solved solved[1 << SOLVER_BITS];
};

struct end_solver *end_solver_new(const struct rules *rules, const struct endgame *endgame)
{
	struct end_solver *solver = xcalloc(1, sizeof *solver);

	solver->rules = rules;
	solver->table_seeds = -1;
	if (endgame && endgame_is_for(endgame, rules)) {
		solver->endgame = endgame;
		solver->table_seeds = endgame_ready(endgame);
	}
	return solver;
}

void end_solver_free(struct end_solver *solver)
{
	free(solver);
}

static int in_holes(const struct position *position)
{
	return position_in_holes(position, SIDE_A) + position_in_holes(position, SIDE_B);
}

struct choices {
	int count;
	int hole[BOARD_HOLES_MAX];
	int order[BOARD_HOLES_MAX];
	struct position child[BOARD_HOLES_MAX];
	uint8_t slot[BOARD_HOLES_MAX];
};

/* All choices played, the best looking first. */
static void list_choices(struct end_solver *solver, const struct position *position, int first,
	struct choices *choices)
{
	enum side mover = (enum side)position->mover;
	uint32_t legal = position_liftable(position, mover);

	choices->count = 0;
	for (; legal; legal &= legal - 1) {
		int hole = __builtin_ctz(legal), i = choices->count++;
		struct position *child = &choices->child[i];
		int order;

		*child = *position;
		move_play(solver->rules, child, hole, NULL);
		if (solver->left > 0)
			solver->left--;
		order = position_lead(child, mover);
		if (child->mover == mover)
			order += EXTRA_FIRST;
		if (hole == first)
			order += 4 * EXTRA_FIRST;
		choices->slot[i] = (uint8_t)i;
		for (int k = i; k > 0 && choices->order[choices->slot[k - 1]] < order; k--) {
			choices->slot[k] = choices->slot[k - 1];
			choices->slot[k - 1] = (uint8_t)i;
		}
		choices->order[i] = order;
		choices->hole[i] = hole;
	}
	if (solver->left == 0)
		solver->over = true;
}

/* What is still to come for the mover; fail-soft, right as soon as it lies between ALPHA and BETA.
 */
static int to_come(struct end_solver *solver, const struct position *position, int alpha, int beta);

static int to_come_after(struct end_solver *solver, const struct position *position,
	const struct position *child, int alpha, int beta)
{
	enum side mover = (enum side)position->mover;
	int gain = position_lead(child, mover) - position_lead(position, mover);

	if (child->over)
		return gain;
	if (child->mover == mover)
		return gain + to_come(solver, child, alpha - gain, beta - gain);
	return gain - to_come(solver, child, gain - beta, gain - alpha);
}

static int try_choices(struct end_solver *solver, const struct position *position, int alpha,
	int beta, struct solved *known)
{
	struct choices choices;
	int best = INT16_MIN;

	list_choices(solver, position, known->hole, &choices);
	for (int i = 0; i < choices.count && !solver->over; i++) {
		int slot = choices.slot[i];
		int value = to_come_after(solver, position, &choices.child[slot], alpha, beta);

		if (value <= best)
			continue;
		best = value;
		known->hole = (int8_t)choices.hole[slot];
		if (best > alpha)
			alpha = best;
		if (alpha >= beta)
			break;
	}
	return best;
}

static int to_come(struct end_solver *solver, const struct position *position, int alpha, int beta)
{
	int left = in_holes(position), best, first_alpha;
	uint64_t key;
	struct solved *entry, known;

	if (-left >= beta)
		return -left;
	if (left <= alpha)
		return left;
	if (left <= solver->table_seeds && endgame_find(solver->endgame, position, &best))
		return best;
	key = table_key(position);
	entry = &solver->solved[key >> (64 - SOLVER_BITS)];
	known = (struct solved){
		.key = key, .least = (int16_t)-left, .most = (int16_t)left, .hole = -1, .used = 1};
	if (entry->used && entry->key == key)
		known = *entry;
	if (known.least >= beta || known.least == known.most)
		return known.least;
	if (known.most <= alpha)
		return known.most;
	alpha = alpha < known.least ? known.least - 1 : alpha;
	first_alpha = alpha;
	best = try_choices(solver, position, alpha, beta, &known);
	if (solver->over)
		return best;
	if (best > first_alpha && best > known.least)
		known.least = (int16_t)best;
	if (best < beta && best < known.most)
		known.most = (int16_t)best;
	*entry = known;
	return best;
}

bool end_solve(struct end_solver *solver, const struct position *position, enum side side,
	int least, uint64_t budget, uint64_t *spent, int *value)
{
	int lead = position_lead(position, side), beta = INT16_MAX;
	int sign = position->mover == side ? 1 : -1, come;

	*value = lead;
	if (position->over)
		return true;
	solver->left = budget;
	solver->over = false;
	/* First the cheap question, whether it is worth more at all; then by how much. */
	for (int above = least + 1; !solver->over; above = beta) {
		if (sign > 0)
			come = to_come(solver, position, least - lead, above - lead);
		else
			come = -to_come(solver, position, lead - above, lead - least);
		*value = lead + come;
		if (solver->over || *value <= least || above == beta)
			break;
	}
	*spent += budget - solver->left;
	return !solver->over;
}
