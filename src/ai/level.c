/* SPDX-License-Identifier: MIT */
#include "ai/ai.h"

#include "ai/endgame.h"
#include "ai/fair.h"
#include "ai/think.h"
#include "base/check.h"
#include "base/rng.h"

#include <limits.h>

/*
 * Chosen by playing them against each other (`congklak-cli match`, tests/ai/test_ai_levels.c): on
 * boards that best play draws each wins seven games of ten or more against the one below it, and
 * the sixth has lost none. Longer thought brings less and less, so the upper ones differ by far
 * more than the lower.
 */
static const struct ai_level levels[AI_LEVELS] = {
	{.eye = AI_EYE_ROW, .depth = 1, .nodes = 200, .plain = 10, .holds_back = true},
	{.eye = AI_EYE_STORE, .depth = 1, .nodes = 200, .plain = 10, .holds_back = true},
	{.eye = AI_EYE_SEARCH, .depth = 1, .nodes = 200, .holds_back = true},
	{.eye = AI_EYE_SEARCH, .depth = 2, .nodes = 2000, .holds_back = true},
	{.eye = AI_EYE_SEARCH, .depth = 4, .nodes = 20000},
	{.eye = AI_EYE_SEARCH, .nodes = 1500000},
};

/*
 * The first player can bank 96 of 98 seeds before the other has lifted one
 * (umum, 7 holes). Nobody wants to watch that, so while the other's store is empty a level neither
 * looks for long chains, nor ends the round, nor, once it has banked this many holes' worth, goes
 * on while it can do something else.
 */
enum { FIRST_TURN_DEPTH = 2, FIRST_TURN_HOLES = 2 };

enum { FAIR_TIMES = 5, FAIR_NODES = 300000 };

/* A byte each: 14 seeds on 7 holes. One thread of a plain desktop fills them in five seconds, once
 * for each pack; two seeds fewer cost one game in fifty against a depth-9 search. */
enum { ENDGAME_POSITIONS = 41000000 };

const struct ai_level *ai_level(int level)
{
	CHECK(level >= 1 && level <= AI_LEVELS);
	return &levels[level - 1];
}

int ai_level_endgame(int level, int holes)
{
	CHECK(level >= 1 && level <= AI_LEVELS);
	return level == AI_LEVELS ? endgame_seeds_within(holes, ENDGAME_POSITIONS) : 0;
}

static bool is_first_turn(const struct match *match)
{
	const struct position *position = &match->position;
	enum side other = side_other((enum side)position->mover);

	int left = position_in_holes(position, SIDE_A) + position_in_holes(position, SIDE_B);

	/* More than half still lies in holes: not at the end of a round, nor in a set position
	 * that is one. */
	return match->phase == MATCH_PLAYING && match->round == 1 &&
	       position->cells[board_store(position->holes, other)] == 0 &&
	       left > match->rules.holes * match->rules.seeds_per_hole;
}

static bool has_banked_enough(const struct match *match)
{
	const struct position *position = &match->position;
	enum side mover = (enum side)position->mover;

	return position->cells[board_store(position->holes, mover)] >=
	       FIRST_TURN_HOLES * match->rules.seeds_per_hole;
}

static void keep(struct root *root, const struct root_move *move, int *count)
{
	root->moves[(*count)++] = *move;
}

enum unwanted { ENDS_ROUND, GOES_ON };

static bool is_unwanted(const struct root *root, int i, enum unwanted what)
{
	const struct position *child = &root->moves[i].child;

	return what == ENDS_ROUND ? child->over : child->mover == root->position.mover;
}

/* Leaves the moves that are not unwanted, if there are any. */
static void drop_unwanted(struct root *root, enum unwanted what)
{
	int wanted = 0;
	int count = 0;

	for (int i = 0; i < root->count; i++)
		wanted += !is_unwanted(root, i, what);
	if (!wanted)
		return;
	for (int i = 0; i < root->count; i++)
		if (!is_unwanted(root, i, what))
			keep(root, &root->moves[i], &count);
	root->count = count;
}

static int full_holes(const struct position *position, enum side side)
{
	const uint8_t *cells = position->cells + board_first(position->holes, side);
	int sum = 0;

	for (int i = 0; i < position->holes; i++)
		sum += cells[i] * cells[i];
	return sum;
}

static int liking(
	const struct root *root, const struct root_move *move, const struct ai_level *level)
{
	enum side mover = (enum side)root->position.mover;

	switch (level->eye) {
	case AI_EYE_ROW:
		return full_holes(&move->child, mover) * SEED;
	case AI_EYE_STORE:
		return position_lead(&move->child, mover) * SEED;
	case AI_EYE_SEARCH:
		break;
	}
	return move->value;
}

/* Leaves the moves within the level's slack of what it likes best. */
static void drop_worse(struct root *root, const struct ai_level *level)
{
	int best = INT_MIN;
	int count = 0;

	for (int i = 0; i < root->count; i++) {
		root->moves[i].liking = liking(root, &root->moves[i], level);
		if (root->moves[i].liking > best)
			best = root->moves[i].liking;
	}
	for (int i = 0; i < root->count; i++)
		if (root->moves[i].liking >= best - level->slack * SEED)
			keep(root, &root->moves[i], &count);
	root->count = count;
}

static void let_play(struct ai *ai, const struct match *match, const struct ai_level *level,
	const struct ai_limits *limits, struct root *root, struct ai_answer *answer)
{
	struct ai_limits own = {.nodes = level->nodes,
		.depth = level->depth,
		.expired = limits->expired,
		.clock = limits->clock,
		.stop = limits->stop,
		.threads = limits->threads,
		.runner = limits->runner,
		.progress = limits->progress};
	bool first_turn = level->holds_back && is_first_turn(match);

	if (first_turn && (!own.depth || own.depth > FIRST_TURN_DEPTH))
		own.depth = FIRST_TURN_DEPTH;
	/* A choice of one needs no thought. */
	if (!(match_legal(match) & (match_legal(match) - 1)))
		own.depth = 1;
	think_choices(ai, match, &own, level->slack, root, answer);
	if (first_turn)
		drop_unwanted(root, ENDS_ROUND);
	if (first_turn && has_banked_enough(match))
		drop_unwanted(root, GOES_ON);
}

/* Another number for each position of a game, though the seed is one. */
static uint32_t seed_for(const struct ai_limits *limits, const struct position *position)
{
	return limits->seed ^ (uint32_t)(table_key(position) >> 32);
}

static void play_fair(struct ai *ai, const struct match *match, const struct ai_level *level,
	const struct ai_limits *limits, struct ai_answer *answer)
{
	struct ai_limits own = *limits;

	own.nodes = level->nodes;
	/* Many boards are compared, and it is done once a game. */
	if (own.nodes < FAIR_NODES)
		own.nodes *= FAIR_TIMES;
	own.depth = level->depth;
	own.seed = seed_for(limits, &match->position);
	fair_choose(ai, match, &own, answer);
}

void ai_play(struct ai *ai, const struct match *match, int number, const struct ai_limits *limits,
	struct ai_answer *answer)
{
	const struct ai_level *level = ai_level(number);
	struct root root;
	struct rng rng;
	int pick = 0;
	bool any;

	*answer = (struct ai_answer){.move = -1};
	if (match->phase == MATCH_OVER)
		return;
	if (limits->fair && fair_is_asked(match)) {
		play_fair(ai, match, level, limits, answer);
		return;
	}
	let_play(ai, match, level, limits, &root, answer);
	rng_init(&rng, seed_for(limits, &root.position));
	any = (int)rng_below(&rng, 100) < level->plain;
	if (!any)
		drop_worse(&root, level);
	if (any || level->slack)
		pick = (int)rng_below(&rng, (uint32_t)root.count);
	if (pick > 0)
		root.moves[0] = root.moves[pick];
	think_answer(&root, answer);
}
