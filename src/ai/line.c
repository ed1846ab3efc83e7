/* SPDX-License-Identifier: MIT */
#include "ai/line.h"

#include "core/move.h"

/* CHILD's worth to SIDE in seeds; false if nobody knows. */
static bool worth(
	const struct search *search, const struct position *child, enum side side, int *value)
{
	if (child->over) {
		*value = position_lead(child, side);
		return true;
	}
	if (!search_known(search, child, value))
		return false;
	if (child->mover != side)
		*value = -*value;
	return true;
}

/* The move that keeps what the table promises; -1 if it does not know the position. */
static int best_known(const struct search *search, const struct position *position)
{
	enum side mover = (enum side)position->mover;
	uint32_t legal = position_liftable(position, mover);
	int best = -1, most = 0, value;

	if (position->over || !search_known(search, position, &value))
		return -1;
	for (int hole = 0; legal >> hole; hole++) {
		struct position child = *position;

		if (!(legal >> hole & 1))
			continue;
		move_play(search->rules, &child, hole, NULL);
		if (!worth(search, &child, mover, &value) || (best >= 0 && value <= most))
			continue;
		best = hole;
		most = value;
	}
	return best;
}

void line_finish(const struct search *search, struct root *root)
{
	struct position position = root->position;
	int hole;

	for (int i = 0; i < root->line_len; i++)
		move_play(search->rules, &position, root->line[i], NULL);
	while (root->line_len > 0 && root->line_len < AI_LINE_MAX) {
		hole = best_known(search, &position);
		if (hole < 0)
			return;
		root->line[root->line_len++] = (uint8_t)hole;
		move_play(search->rules, &position, hole, NULL);
	}
}
