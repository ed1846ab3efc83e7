/* SPDX-License-Identifier: MIT */
#include "ai/alone.h"

#include "core/move.h"

enum {
	ALONE_PICKS = 5,    /* picks in a row; later ones the other hand has long since upset */
	ALONE_NODES = 4000, /* all boards: two milliseconds or so */
};

struct alone {
	const struct rules *rules;
	enum side side;
	uint64_t nodes;
	uint64_t budget;
};

/* The most seeds that SIDE leads by after its picks from here on. */
static int best_alone(struct alone *alone, const struct position *position, int picks)
{
	uint32_t legal = position_liftable(position, alone->side);
	int best = position_lead(position, alone->side);

	if (position->over || position->mover != alone->side || picks == 0)
		return best;
	for (int hole = 0; legal >> hole && alone->nodes < alone->budget; hole++) {
		struct position child = *position;
		int lead;

		if (!(legal >> hole & 1))
			continue;
		alone->nodes++;
		move_play(alone->rules, &child, hole, NULL);
		lead = best_alone(alone, &child, picks - 1);
		if (lead > best)
			best = lead;
	}
	return best;
}

/* What may be seen: for a first choice the board as laid out, whatever the other has chosen. */
static struct position seen(const struct match *match)
{
	struct position position = match->position;

	if (match->hands[position.mover].drops == 0) {
		position_init(&position, match->rules.holes, match->rules.seeds_per_hole);
		position.mover = match->position.mover;
	}
	return position;
}

static void insert(struct root *root, const struct root_move *move)
{
	int i = root->count++;

	for (; i > 0 && root->moves[i - 1].value < move->value; i--)
		root->moves[i] = root->moves[i - 1];
	root->moves[i] = *move;
}

uint64_t alone_try(const struct match *match, const struct ai_limits *limits, struct root *root)
{
	enum side side = (enum side)match->position.mover;
	uint32_t legal = match_legal(match);
	uint64_t budget =
		limits->nodes && limits->nodes < ALONE_NODES ? limits->nodes : ALONE_NODES;
	int picks = limits->depth && limits->depth < ALONE_PICKS ? limits->depth : ALONE_PICKS;
	struct alone alone = {.rules = &match->rules, .side = side};

	*root = (struct root){.position = seen(match)};
	for (int hole = 0; legal >> hole; hole++) {
		struct root_move move = {.hole = hole, .child = root->position};

		if (!(legal >> hole & 1))
			continue;
		/* A fair part for each hole, so that none is judged by less. */
		alone.budget += budget / BOARD_HOLES_MAX;
		if (alone.nodes < alone.budget) {
			alone.nodes++;
			move_play(alone.rules, &move.child, hole, NULL);
		}
		move.value = best_alone(&alone, &move.child, picks - 1) * SEED;
		insert(root, &move);
	}
	return alone.nodes;
}
