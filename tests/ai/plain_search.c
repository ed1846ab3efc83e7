/* SPDX-License-Identifier: MIT */
#include "plain_search.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- One move (RULES, section 2) ------------------------------------------------------------- */

static int store_of(const struct rules *rules, int side)
{
	return side == 0 ? rules->holes : 2 * rules->holes + 1;
}

static int side_of(const struct rules *rules, int place)
{
	return place <= rules->holes ? 0 : 1;
}

static int next_place(const struct rules *rules, const struct plain_board *board, int place)
{
	for (;;) {
		place = (place + 1) % (2 * rules->holes + 2);
		if (place != store_of(rules, 1 - board->mover) && !board->burned[place])
			return place;
	}
}

/* The last seed fell in the empty hole AT. */
static void maybe_shoot(const struct rules *rules, struct plain_board *board, int at, int lapped)
{
	int opposite = 2 * rules->holes - at;
	int named = rules->shot_side == SHOT_OWN ? board->mover : 1 - board->mover;
	int store = store_of(rules, board->mover);

	if (side_of(rules, at) != named || !rules->shot_enabled)
		return;
	if (rules->shot_needs_lap && !lapped)
		return;
	if (rules->shot_needs_opposite && board->cells[opposite] == 0)
		return;
	board->cells[store] += board->cells[opposite];
	board->cells[opposite] = 0;
	if (rules->shot_takes_landing) {
		board->cells[store] += board->cells[at];
		board->cells[at] = 0;
	}
}

/* Whether the mover has the turn again. */
static int sow(const struct rules *rules, struct plain_board *board, int hole)
{
	int store = store_of(rules, board->mover);
	int at = hole, lapped = 0;

	for (;;) {
		int hand = board->cells[at];

		board->cells[at] = 0;
		if (rules->lap_scope == LAP_LIFTING)
			lapped = 0;
		for (; hand > 0; hand--) {
			at = next_place(rules, board, at);
			board->cells[at]++;
			if (at == store)
				lapped = 1;
		}
		if (at == store)
			return rules->extra_turn;
		if (board->cells[at] == 1) {
			maybe_shoot(rules, board, at, lapped);
			return 0;
		}
		if (!rules->relay)
			return 0;
	}
}

/* ---- After the move (section 3) -------------------------------------------------------------- */

static int seeds_of(const struct rules *rules, const struct plain_board *board, int side)
{
	int seeds = 0;

	for (int i = 0; i < 2 * rules->holes + 2; i++)
		if (side_of(rules, i) == side && i != store_of(rules, side))
			seeds += board->cells[i];
	return seeds;
}

static int empty_of(const struct rules *rules, const struct plain_board *board, int side)
{
	int empty = 0;

	for (int i = 0; i < 2 * rules->holes + 2; i++)
		if (side_of(rules, i) == side && i != store_of(rules, side) && !board->burned[i])
			empty += board->cells[i] == 0;
	return empty;
}

static int is_over(const struct rules *rules, const struct plain_board *board, int next)
{
	int mine = seeds_of(rules, board, next), theirs = seeds_of(rules, board, 1 - next);

	if (rules->terminal == TERMINAL_NO_MOVE)
		return mine == 0;
	if (rules->terminal == TERMINAL_THREE_EMPTY)
		return mine == 0 || empty_of(rules, board, 0) >= 3 ||
		       empty_of(rules, board, 1) >= 3;
	if (rules->terminal == TERMINAL_ROW_EMPTY)
		return mine == 0 || theirs == 0;
	return mine == 0 && theirs == 0;
}

static void sweep(const struct rules *rules, struct plain_board *board, int last)
{
	for (int i = 0; i < 2 * rules->holes + 2; i++) {
		int to = rules->final_sweep == SWEEP_OWNER ? side_of(rules, i) : last;

		if (i == store_of(rules, 0) || i == store_of(rules, 1))
			continue;
		if (rules->final_sweep != SWEEP_DISCARD)
			board->cells[store_of(rules, to)] += board->cells[i];
		board->cells[i] = 0;
	}
}

void plain_play(const struct rules *rules, struct plain_board *board, int hole)
{
	int last = board->mover;
	int next = sow(rules, board, hole) ? last : 1 - last;

	if (is_over(rules, board, next)) {
		sweep(rules, board, last);
		board->over = 1;
	} else if (seeds_of(rules, board, next) == 0) {
		next = 1 - next;
	}
	board->mover = next;
}

int plain_lead(const struct rules *rules, const struct plain_board *board)
{
	return board->cells[store_of(rules, 0)] - board->cells[store_of(rules, 1)];
}

/* ---- Full search ----------------------------------------------------------------------------- */

enum { PACKED = 11 };

/* No rule of a round looks into a store: what is still to come hangs on the holes and the mover. */
struct seen {
	unsigned char holes[PACKED]; /* four bits each */
	signed char coming;          /* for A */
	uint32_t stamp;              /* of the memory, with the mover as the last bit */
};

struct plain_memory {
	struct rules rules;
	int burned[PLAIN_PLACES];
	uint32_t size;
	uint32_t count;
	uint32_t stamp;
	struct seen *seen;
};

struct plain_memory *plain_memory_new(const struct rules *rules, int bits)
{
	struct plain_memory *memory = calloc(1, sizeof *memory);

	if (!memory)
		abort();
	memory->rules = *rules;
	memory->size = UINT32_C(1) << bits;
	memory->stamp = 2;
	memory->seen = calloc(memory->size, sizeof *memory->seen);
	if (!memory->seen)
		abort();
	return memory;
}

void plain_memory_free(struct plain_memory *memory)
{
	free(memory->seen);
	free(memory);
}

static void forget(struct plain_memory *memory)
{
	memory->stamp += 2;
	memory->count = 0;
}

/* The board's place, free or not. */
static struct seen *look_up(
	struct plain_memory *memory, const struct plain_board *board, struct seen *wanted)
{
	int n = memory->rules.holes, at = 0;
	uint32_t h;

	*wanted = (struct seen){.stamp = memory->stamp | (uint32_t)board->mover};
	for (int i = 0; i < 2 * n + 1; i++)
		if (i != n) {
			wanted->holes[at / 2] |=
				(unsigned char)(board->cells[i] << (at % 2 ? 4 : 0));
			at++;
		}
	h = wanted->stamp * 2654435761u;
	for (int i = 0; i < PACKED; i++)
		h = (h ^ h >> 15 ^ wanted->holes[i]) * 2246822519u;
	for (uint32_t i = h ^ h >> 16;; i++) {
		struct seen *seen = &memory->seen[i & (memory->size - 1)];

		if ((seen->stamp | 1) != (memory->stamp | 1) ||
			(seen->stamp == wanted->stamp &&
				memcmp(seen->holes, wanted->holes, PACKED) == 0))
			return seen;
	}
}

/* What A still gains on B. */
static int coming(struct plain_memory *memory, const struct plain_board *board)
{
	const struct rules *rules = &memory->rules;
	struct seen wanted, *seen = look_up(memory, board, &wanted);
	int best = board->mover == 0 ? -1000 : 1000;

	if (seen->stamp == wanted.stamp)
		return seen->coming;
	for (int i = 0; i < 2 * rules->holes + 1; i++) {
		struct plain_board child = *board;
		int value;

		if (side_of(rules, i) != board->mover || i == rules->holes || board->burned[i] ||
			board->cells[i] == 0)
			continue;
		plain_play(rules, &child, i);
		value = plain_lead(rules, &child) - plain_lead(rules, board);
		if (!child.over)
			value += coming(memory, &child);
		if (board->mover == 0 ? value > best : value < best)
			best = value;
	}
	if (memory->count > memory->size / 4 * 3)
		forget(memory);
	seen = look_up(memory, board, &wanted);
	wanted.coming = (signed char)best;
	*seen = wanted;
	memory->count++;
	return best;
}

int plain_value(struct plain_memory *memory, const struct plain_board *board)
{
	int lead = plain_lead(&memory->rules, board);

	/* What is burned stays so in a round. */
	if (memcmp(memory->burned, board->burned, sizeof memory->burned) != 0)
		forget(memory);
	memcpy(memory->burned, board->burned, sizeof memory->burned);
	return board->over ? lead : lead + coming(memory, board);
}
