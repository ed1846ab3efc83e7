/* SPDX-License-Identifier: MIT */
#include "ai/endgame.h"

#include "ai/endgame_state.h"
#include "base/check.h"
#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

/* ---- How large ---------------------------------------------------------------------------- */

uint64_t endgame_positions(int holes, int seeds)
{
	/* ways[s]: to lay up to s seeds into so many slots, a slot more with every pass. */
	uint64_t ways[BOARD_SEEDS_MAX + 1];

	CHECK(seeds >= 0 && seeds <= BOARD_SEEDS_MAX);
	for (int s = 0; s <= seeds; s++)
		ways[s] = 1;
	for (int slot = 0; slot < 2 * holes; slot++)
		for (int s = 1; s <= seeds; s++)
			ways[s] = ways[s] < UINT64_MAX - ways[s - 1] ? ways[s] + ways[s - 1]
								     : UINT64_MAX;
	return ways[seeds];
}

int endgame_seeds_within(int holes, uint64_t positions)
{
	int seeds = 0;

	while (seeds < ENDGAME_SEEDS_MAX && endgame_positions(holes, seeds + 1) <= positions)
		seeds++;
	return seeds;
}

/* ---- The table ----------------------------------------------------------------------------- */

struct endgame *endgame_new(const struct rules *rules, int seeds)
{
	struct endgame *endgame = xcalloc(1, sizeof *endgame);
	uint64_t positions = endgame_positions(rules->holes, seeds);

	CHECK(seeds <= ENDGAME_SEEDS_MAX && positions <= ENDGAME_POSITIONS_MAX);
	endgame->rules = *rules;
	endgame->seeds = seeds;
	endgame_index_init(&endgame->index, rules->holes);
	endgame->values = xcalloc((size_t)positions, sizeof *endgame->values);
	atomic_init(&endgame->ready, -1);
	return endgame;
}

void endgame_free(struct endgame *endgame)
{
	if (!endgame)
		return;
	free((void *)endgame->values);
	free(endgame);
}

int endgame_ready(const struct endgame *endgame)
{
	return atomic_load_explicit(&endgame->ready, memory_order_acquire);
}

int endgame_seeds(const struct endgame *endgame)
{
	return endgame->seeds;
}

bool endgame_is_for(const struct endgame *endgame, const struct rules *rules)
{
	uint8_t own[ENDGAME_RULES], theirs[ENDGAME_RULES];

	endgame_rules(&endgame->rules, own);
	endgame_rules(rules, theirs);
	return memcmp(own, theirs, sizeof own) == 0;
}

void endgame_rules(const struct rules *rules, uint8_t bytes[ENDGAME_RULES])
{
	static const enum option options[] = {OPTION_RELAY, OPTION_EXTRA_TURN, OPTION_SHOT_ENABLED,
		OPTION_SHOT_SIDE, OPTION_SHOT_TAKES_LANDING, OPTION_SHOT_NEEDS_OPPOSITE,
		OPTION_SHOT_NEEDS_LAP, OPTION_LAP_SCOPE, OPTION_TERMINAL, OPTION_FINAL_SWEEP};
	int count = sizeof options / sizeof *options;

	CHECK(count + 1 == ENDGAME_RULES);
	for (int i = 0; i < count; i++)
		bytes[i] = (uint8_t)rules_get(rules, options[i]);
	bytes[count] = (uint8_t)rules->holes;
}

/* No sum of a board exceeds a byte, so eight cells are added at a time without a carry. */
static int seeds_in_holes(const struct position *position)
{
	uint64_t words[BOARD_CELLS / 8], sum;
	int n = position->holes;

	memcpy(words, position->cells, sizeof words);
	sum = words[0] + words[1] + words[2] + words[3];
	sum = sum * UINT64_C(0x0101010101010101) >> 56;
	return (int)sum - position->cells[n] - position->cells[2 * n + 1];
}

bool endgame_find(const struct endgame *endgame, const struct position *position, int *value)
{
	int n = position->holes, byte;
	uint32_t number;

	if (seeds_in_holes(position) > endgame_ready(endgame) || position->burned ||
		n != endgame->index.holes)
		return false;
	number = position->mover == SIDE_A ? endgame_index_of(&endgame->index, position->cells,
						     position->cells + n + 1)
					   : endgame_index_of(&endgame->index,
						     position->cells + n + 1, position->cells);
	byte = atomic_load_explicit(&endgame->values[number], memory_order_relaxed);
	*value = byte - ENDGAME_ZERO;
	return byte > ENDGAME_NONE;
}
