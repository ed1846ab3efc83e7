/* SPDX-License-Identifier: MIT */
#include "ai/first_turn_parts.h"
#include "base/check.h"
#include "base/xalloc.h"
#include "core/move.h"

#include <stdlib.h>
#include <string.h>

/*
 * A turn goes on only by a last seed in the store, so each choice of it banks a seed: the states of
 * a turn lie in layers, by the seeds in the mover's store, and lead from lower ones to higher. A
 * pass walks the layers upward. Of a layer with too many states it keeps those it likes best; if it
 * never had to, it has tried all lines there are.
 */
enum { PACKED = 24, LAYERS = BOARD_SEEDS_MAX + 1, NOBODY = UINT32_MAX };

/* Where a state came from. */
struct origin {
	uint32_t index; /* in its layer */
	uint8_t layer;
	uint8_t hole;
};

struct state {
	uint8_t cells[PACKED];
	uint32_t taste; /* the lower the sooner kept */
	struct origin from;
};

struct layer {
	struct state *states;
	struct origin *origins; /* once it is walked */
	uint32_t count, cap;
	uint64_t *slots; /* by hash: its upper half, and below it the index + 1; 0: free */
	uint32_t slot_count;
};

struct walk {
	struct searcher *searcher;
	const struct pass *pass;
	struct layer layers[LAYERS];
	bool trimmed;
	/* The choice under way, for the line of what it leads to. */
	int layer;
	uint32_t index;
	int hole;
	/* Children of the state under way that are still to be added: their slots are fetched
	 * meanwhile. */
	int waiting;
	struct waiting {
		struct position position;
		uint64_t hash;
		int hole;
	} queue[BOARD_HOLES_MAX];
};

static uint64_t hash(const uint8_t *cells)
{
	uint64_t words[PACKED / 8], h;

	memcpy(words, cells, PACKED);
	h = words[0] * UINT64_C(0x9e3779b97f4a7c15);
	h = (h ^ h >> 32) + words[1];
	h = (h ^ h >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
	h = (h ^ h >> 32) + words[2];
	h *= UINT64_C(0x94d049bb133111eb);
	return h ^ h >> 31;
}

static uint64_t slot_of(uint64_t hash, uint32_t index)
{
	return (hash & ~(uint64_t)UINT32_MAX) | (index + 1);
}

/* Slots are spread by the upper half, which is kept in them. */
static uint32_t slot_at(const struct layer *layer, uint64_t slot)
{
	return (uint32_t)(slot >> 32) & (layer->slot_count - 1);
}

static void put_slot(struct layer *layer, uint64_t slot)
{
	uint32_t at = slot_at(layer, slot);

	while (layer->slots[at])
		at = (at + 1) & (layer->slot_count - 1);
	layer->slots[at] = slot;
}

static void make_slots(struct layer *layer, uint32_t slot_count)
{
	uint64_t *old = layer->slots;
	uint32_t old_count = layer->slot_count;

	layer->slot_count = slot_count;
	layer->slots = xcalloc(slot_count, sizeof *layer->slots);
	for (uint32_t i = 0; i < old_count; i++)
		if (old[i])
			put_slot(layer, old[i]);
	free(old);
}

static void empty_slots(struct layer *layer)
{
	memset(layer->slots, 0, layer->slot_count * sizeof *layer->slots);
	for (uint32_t i = 0; i < layer->count; i++)
		put_slot(layer, slot_of(hash(layer->states[i].cells), i));
}

static int compare_numbers(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return x < y ? -1 : x > y;
}

/* Keeps the WIDTH states it likes best, in the order they came. */
static void trim(struct layer *layer, uint32_t width)
{
	uint32_t *tastes = xalloc(layer->count * sizeof *tastes), last, kept = 0;

	for (uint32_t i = 0; i < layer->count; i++)
		tastes[i] = layer->states[i].taste;
	qsort(tastes, layer->count, sizeof *tastes, compare_numbers);
	last = tastes[width - 1];
	free(tastes);
	for (uint32_t i = 0; i < layer->count && kept < width; i++)
		if (layer->states[i].taste <= last)
			layer->states[kept++] = layer->states[i];
	layer->count = kept;
	empty_slots(layer);
}

/* ---- Tastes -------------------------------------------------------------------------------- */

static uint32_t choices_again(struct walk *walk, const struct position *position)
{
	enum side mover = (enum side)position->mover;
	uint32_t again = 0;

	for (uint32_t legal = position_liftable(position, mover); legal; legal &= legal - 1) {
		struct position child = *position;

		searcher_count(walk->searcher);
		move_play(walk->searcher->question->rules, &child, __builtin_ctz(legal), NULL);
		again += child.mover == mover && !child.over;
	}
	return again;
}

/* Holes that still hold seeds; where empty ones end the round, those that hold none. */
static uint32_t unpicked(const struct walk *walk, const struct position *position)
{
	bool ends = walk->searcher->question->rules->terminal == TERMINAL_THREE_EMPTY;
	uint32_t count = 0;

	for (int i = 0; i < board_places(position->holes); i++)
		count += !board_is_store(position->holes, i) && (position->cells[i] == 0) == ends;
	return count;
}

static uint32_t squares(const struct position *position)
{
	uint32_t sum = 0;

	for (int i = 0; i < board_places(position->holes); i++)
		if (!board_is_store(position->holes, i))
			sum += (uint32_t)position->cells[i] * position->cells[i];
	return sum;
}

static uint32_t taste_of(struct walk *walk, const struct position *position, uint64_t h)
{
	uint32_t chance = (uint32_t)((h + walk->pass->chance) * UINT64_C(0x9e3779b97f4a7c15) >> 48);

	switch (walk->pass->taste) {
	case TASTE_HEAPS:
		return UINT32_MAX - (squares(position) << 12) - (chance >> 4);
	case TASTE_CHOICE:
		return (BOARD_HOLES_MAX - choices_again(walk, position)) << 21 |
		       unpicked(walk, position) << 16 | chance;
	case TASTE_AGAIN:
		return (BOARD_HOLES_MAX - choices_again(walk, position)) << 24 | chance;
	case TASTE_COUNT:
		break;
	}
	return chance;
}

/* ---- States -------------------------------------------------------------------------------- */

static bool is_in_slot(
	const struct layer *layer, uint64_t there, uint64_t slot, const struct state *state)
{
	return there >> 32 == slot >> 32 &&
	       memcmp(layer->states[(uint32_t)there - 1].cells, state->cells, PACKED) == 0;
}

static struct layer *layer_of(struct walk *walk, const struct position *position)
{
	int store = position->cells[board_store(position->holes, (enum side)position->mover)];
	struct layer *layer = &walk->layers[store];

	if (!layer->cap) {
		layer->cap = 256;
		layer->states = xalloc(layer->cap * sizeof *layer->states);
		make_slots(layer, 2 * layer->cap);
	}
	return layer;
}

static void put_in_queue(struct walk *walk, const struct position *position)
{
	struct waiting *waiting = &walk->queue[walk->waiting++];
	struct layer *layer = layer_of(walk, position);

	waiting->position = *position;
	waiting->hole = walk->hole;
	waiting->hash = hash(position->cells);
	__builtin_prefetch(&layer->slots[slot_at(layer, waiting->hash)]);
}

static void add(struct walk *walk, const struct position *position, uint64_t h)
{
	struct layer *layer = layer_of(walk, position);
	struct state state;
	uint64_t slot;
	uint32_t at;

	memcpy(state.cells, position->cells, PACKED);
	slot = slot_of(h, layer->count);
	for (at = slot_at(layer, slot); layer->slots[at]; at = (at + 1) & (layer->slot_count - 1))
		if (is_in_slot(layer, layer->slots[at], slot, &state))
			return;
	state.taste = taste_of(walk, position, h);
	state.from = (struct origin){
		.index = walk->index, .layer = (uint8_t)walk->layer, .hole = (uint8_t)walk->hole};
	layer->slots[at] = slot;
	layer->states[layer->count++] = state;
	if (layer->count < layer->cap)
		return;
	if (layer->cap >= 2 * walk->pass->width) {
		trim(layer, walk->pass->width);
		walk->trimmed = true;
		return;
	}
	layer->cap *= 2;
	layer->states = xrealloc(layer->states, layer->cap * sizeof *layer->states);
	make_slots(layer, 2 * layer->cap);
}

/* ---- The walk ------------------------------------------------------------------------------ */

static void tell_line(void *context, struct first_turn *turn)
{
	const struct walk *walk = context;
	uint8_t backward[LAYERS];
	struct origin from = {
		.index = walk->index, .layer = (uint8_t)walk->layer, .hole = (uint8_t)walk->hole};
	int len = 0;

	for (; from.index != NOBODY; from = walk->layers[from.layer].origins[from.index]) {
		CHECK(len < LAYERS);
		backward[len++] = from.hole;
	}
	CHECK(len <= FIRST_TURN_LINE_MAX);
	turn->line_len = len;
	for (int i = 0; i < len; i++)
		turn->line[i] = backward[len - 1 - i];
}

/* All choices of a state; false if cut short. */
static bool expand(struct walk *walk, const struct position *position)
{
	enum side mover = (enum side)position->mover;
	int store = board_store(position->holes, mover);
	uint32_t legal = position_liftable(position, mover);

	for (; legal; legal &= legal - 1) {
		struct position child = *position;

		walk->hole = __builtin_ctz(legal);
		if (searcher_count(walk->searcher))
			return false;
		walk->searcher->moves++;
		move_play(walk->searcher->question->rules, &child, walk->hole, NULL);
		/* A turn after the other's pass may come to the mover without a seed banked; that
		 * is no line of this turn. */
		if (!child.over && child.mover == mover &&
			child.cells[store] > position->cells[store])
			put_in_queue(walk, &child);
		else
			searcher_judge(walk->searcher, &child, tell_line, walk);
	}
	for (int i = 0; i < walk->waiting; i++) {
		walk->hole = walk->queue[i].hole;
		add(walk, &walk->queue[i].position, walk->queue[i].hash);
	}
	walk->waiting = 0;
	return true;
}

static bool walk_layer(struct walk *walk, int number)
{
	struct layer *layer = &walk->layers[number];
	struct position position = *walk->searcher->question->start;

	if (layer->count > walk->pass->width) {
		trim(layer, walk->pass->width);
		walk->trimmed = true;
	}
	free(layer->slots);
	layer->slots = NULL;
	layer->origins = xalloc(layer->count * sizeof *layer->origins);
	for (uint32_t i = 0; i < layer->count; i++)
		layer->origins[i] = layer->states[i].from;
	walk->layer = number;
	for (uint32_t i = 0; i < layer->count; i++) {
		walk->index = i;
		memcpy(position.cells, layer->states[i].cells, PACKED);
		if (!expand(walk, &position))
			return false;
	}
	free(layer->states);
	layer->states = NULL;
	return true;
}

static void tell_progress(const struct walk *walk, int layer)
{
	const struct first_turn_question *question = walk->searcher->question;

	if (question->progress)
		atomic_store_explicit(&question->progress->permille, layer * 1000 / question->seeds,
			memory_order_relaxed);
}

bool pass_walk(struct searcher *searcher, const struct pass *pass)
{
	struct walk *walk = xcalloc(1, sizeof *walk);
	const struct position *start = searcher->question->start;
	bool whole = true;

	walk->searcher = searcher;
	walk->pass = pass;
	walk->index = NOBODY;
	searcher->moves = 0;
	searcher->unsolved_bound = FIRST_TURN_NO_VALUE;
	add(walk, start, hash(start->cells));
	for (int i = 0; i < LAYERS && whole; i++) {
		if (walk->layers[i].count == 0)
			continue;
		tell_progress(walk, i);
		whole = walk_layer(walk, i);
	}
	for (int i = 0; i < LAYERS; i++) {
		free(walk->layers[i].states);
		free(walk->layers[i].origins);
		free(walk->layers[i].slots);
	}
	whole = whole && !walk->trimmed;
	free(walk);
	return whole;
}
