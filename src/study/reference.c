/* SPDX-License-Identifier: MIT */
#include "study/reference.h"

#include "core/move.h"

enum { FAR = 1000 };

int reference_bank(const struct match *match)
{
	uint32_t legal = match_legal(match);
	int store = board_store(match->rules.holes, (enum side)match->position.mover);
	int best = -1, most = -1;

	for (int hole = 0; legal >> hole; hole++) {
		struct position child = match->position;

		if (!(legal >> hole & 1))
			continue;
		move_play(&match->rules, &child, hole, NULL);
		if (child.cells[store] > most) {
			most = child.cells[store];
			best = hole;
		}
	}
	return best;
}

static int value_of(
	const struct rules *rules, const struct position *position, int depth, int alpha, int beta)
{
	int n = position->holes, first = board_first(n, (enum side)position->mover);
	int best = -FAR;

	if (position->over || depth == 0) {
		int lead = position->cells[board_store(n, SIDE_A)] -
			   position->cells[board_store(n, SIDE_B)];

		return position->mover == SIDE_A ? lead : -lead;
	}
	for (int hole = first + n - 1; hole >= first && best < beta; hole--) {
		struct position child = *position;
		int value;

		if (!child.cells[hole] || position_is_burned(position, hole))
			continue;
		move_play(rules, &child, hole, NULL);
		value = child.mover == position->mover
				? value_of(rules, &child, depth - 1, alpha, beta)
				: -value_of(rules, &child, depth - 1, -beta, -alpha);
		if (value > best)
			best = value;
		if (best > alpha)
			alpha = best;
	}
	return best;
}

int reference_search(const struct match *match, int depth)
{
	const struct position *position = &match->position;
	int n = position->holes, first = board_first(n, (enum side)position->mover);
	int best = -FAR, choice = -1;

	if (match->phase == MATCH_CHOOSING)
		return reference_bank(match);
	for (int hole = first + n - 1; hole >= first; hole--) {
		struct position child = *position;
		int value;

		if (!child.cells[hole] || position_is_burned(position, hole))
			continue;
		move_play(&match->rules, &child, hole, NULL);
		value = child.mover == position->mover
				? value_of(&match->rules, &child, depth - 1, best, FAR)
				: -value_of(&match->rules, &child, depth - 1, -FAR, -best);
		if (value > best) {
			best = value;
			choice = hole;
		}
	}
	return choice;
}
