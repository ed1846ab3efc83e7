/* SPDX-License-Identifier: MIT */
#include "ai/endgame_state.h"

#include "base/check.h"
#include "base/rng.h"
#include "core/move.h"

#include <string.h>

/*
 * A layer is filled from those below it. A position comes after its children in this order: seeds
 * in holes, then, where a move banks none, the sum over all seeds of the steps to the end of the
 * row they lie in.
 *
 * That no move goes in a circle: sowing starts in the mover's row and leaves it only over the
 * mover's store, where it drops a seed for good. So a move that banks nothing stays in the row it
 * began in, in all its liftings, and takes every lifted seed at least one step nearer to the row's
 * end. It takes no shot, for a shot banks what it takes and is refused where that is nothing (and a
 * shot on the other's side lies behind the store). An extra turn is given for a seed in the store.
 * A pass moves no seed. Sweeping ends the round. So, whatever the options and whoever is next, a
 * child in the same layer has a smaller sum, by one at least; and the sum of a layer of s seeds on
 * n holes is at most s * (n - 1), which bounds the recursion below.
 */
enum { DEPTH_MAX = ENDGAME_SEEDS_MAX * (BOARD_HOLES_MAX - 1) };

enum { BLOCK = 64, CHUNK = 64 * BLOCK };

/* What a move leads to, as the mover sees it: GAIN + SIGN * the value of NUMBER. */
struct child {
	uint32_t number;
	int8_t gain;
	int8_t sign; /* 0: the round is over */
	uint8_t hole;
};

struct node {
	struct position position;
	uint32_t number;
	int count;
	struct child children[BOARD_HOLES_MAX];
};

/* One layer being filled; shared by its threads. */
struct layer {
	struct endgame *endgame;
	const atomic_bool *stop;
	int seeds;
	uint32_t first, end;
	atomic_uint next; /* chunks handed out */
	atomic_bool cut;  /* somebody saw the stop */
};

static bool is_stopped(const struct layer *layer)
{
	return layer->stop && atomic_load_explicit(layer->stop, memory_order_relaxed);
}

static int read_byte(const struct endgame *endgame, uint32_t number)
{
	return atomic_load_explicit(&endgame->values[number], memory_order_relaxed);
}

static void write_byte(struct endgame *endgame, uint32_t number, int byte)
{
	atomic_store_explicit(&endgame->values[number], (uint8_t)byte, memory_order_relaxed);
}

/* ---- One position ------------------------------------------------------------------------- */

static void add_child(const struct endgame *endgame, struct node *node, int hole)
{
	struct child *child = &node->children[node->count++];
	struct position after = node->position;
	const uint8_t *a = after.cells, *b = after.cells + after.holes + 1;
	int n = after.holes;

	move_play(&endgame->rules, &after, hole, NULL);
	*child = (struct child){
		.gain = (int8_t)(after.cells[n] - after.cells[2 * n + 1]), .hole = (uint8_t)hole};
	if (after.over)
		return;
	child->sign = after.mover == SIDE_A ? 1 : -1;
	child->number = after.mover == SIDE_A ? endgame_index_of(&endgame->index, a, b)
					      : endgame_index_of(&endgame->index, b, a);
	__builtin_prefetch((const void *)&endgame->values[child->number]);
}

static void list_children(const struct endgame *endgame, struct node *node)
{
	node->count = 0;
	for (int hole = 0; hole < node->position.holes; hole++)
		if (node->position.cells[hole])
			add_child(endgame, node, hole);
}

/* The board after HOLE with its next mover as A and nothing banked. */
static void turn_board(
	const struct rules *rules, const struct position *from, int hole, struct position *position)
{
	struct position after = *from;
	int n = after.holes;
	bool turned;

	move_play(rules, &after, hole, NULL);
	turned = after.mover == SIDE_B;
	*position = (struct position){.holes = (uint8_t)n, .mover = SIDE_A};
	memcpy(position->cells, after.cells + (turned ? n + 1 : 0), (size_t)n);
	memcpy(position->cells + n + 1, after.cells + (turned ? 0 : n + 1), (size_t)n);
}

static bool finish(const struct layer *layer, const struct node *node, int depth);

/* A child in the same layer that nobody has come to yet. */
static bool solve_child(
	const struct layer *layer, const struct node *parent, const struct child *child, int depth)
{
	struct node node = {.number = child->number};

	CHECK(depth <= DEPTH_MAX);
	if (is_stopped(layer))
		return false;
	turn_board(&layer->endgame->rules, &parent->position, child->hole, &node.position);
	list_children(layer->endgame, &node);
	return finish(layer, &node, depth);
}

/* The best of the children; false if stopped. */
static bool finish(const struct layer *layer, const struct node *node, int depth)
{
	struct endgame *endgame = layer->endgame;
	int best = node->count ? INT8_MIN : ENDGAME_NONE - ENDGAME_ZERO;

	for (int i = 0; i < node->count; i++) {
		const struct child *child = &node->children[i];
		int value = child->gain;

		if (child->sign) {
			int byte = read_byte(endgame, child->number);

			if (byte == ENDGAME_UNKNOWN) {
				if (!solve_child(layer, node, child, depth + 1))
					return false;
				byte = read_byte(endgame, child->number);
			}
			value += child->sign * (byte - ENDGAME_ZERO);
		}
		best = value > best ? value : best;
	}
	write_byte(endgame, node->number, best + ENDGAME_ZERO);
	return true;
}

/* ---- A layer ------------------------------------------------------------------------------ */

/* All children first, so that their bytes are on the way when they are read. */
static bool fill_block(
	const struct layer *layer, uint32_t first, uint32_t end, struct position *position)
{
	struct endgame *endgame = layer->endgame;
	struct node nodes[BLOCK];
	int count = 0;

	for (uint32_t number = first; number < end; number++) {
		struct node *node = &nodes[count];

		if (read_byte(endgame, number) == ENDGAME_UNKNOWN) {
			node->position = *position;
			node->number = number;
			list_children(endgame, node);
			count++;
		}
		if (number + 1 < layer->end)
			endgame_index_step(&endgame->index, position);
	}
	for (int i = 0; i < count; i++)
		if (!finish(layer, &nodes[i], 0))
			return false;
	return !is_stopped(layer);
}

static void fill_chunks(struct layer *layer)
{
	const struct endgame *endgame = layer->endgame;
	uint32_t chunks = (layer->end - layer->first + CHUNK - 1) / CHUNK;

	for (uint32_t chunk; (chunk = atomic_fetch_add(&layer->next, 1)) < chunks;) {
		uint32_t number = layer->first + chunk * CHUNK;
		uint32_t end = layer->end - number > CHUNK ? number + CHUNK : layer->end;
		struct position position = {
			.holes = (uint8_t)endgame->index.holes, .mover = SIDE_A};

		endgame_index_lay(&endgame->index, number, layer->seeds, &position);
		for (; number < end; number += BLOCK)
			if (!fill_block(layer, number, end - number > BLOCK ? number + BLOCK : end,
				    &position)) {
				atomic_store(&layer->cut, true);
				return;
			}
	}
}

/* ---- Threads ------------------------------------------------------------------------------ */

struct worker {
	struct job job;
	struct layer *layer;
};

static void work(struct job *job)
{
	fill_chunks(((struct worker *)job)->layer);
}

static bool fill_layer(struct endgame *endgame, int seeds, int threads, struct job_runner *runner,
	const atomic_bool *stop)
{
	struct layer layer = {.endgame = endgame,
		.stop = stop,
		.seeds = seeds,
		.first = endgame_index_layer(&endgame->index, seeds),
		.end = endgame_index_layer(&endgame->index, seeds + 1)};
	struct worker workers[ENDGAME_THREADS_MAX];
	bool started[ENDGAME_THREADS_MAX] = {false};

	atomic_init(&layer.next, 0);
	atomic_init(&layer.cut, false);
	for (int i = 1; i < threads && (layer.end - layer.first) / CHUNK >= (uint32_t)i; i++) {
		workers[i].layer = &layer;
		job_init(&workers[i].job, work);
		started[i] = job_start(runner, &workers[i].job);
	}
	fill_chunks(&layer);
	/* The work looks at the layer's stop, not at its job's: it is waited for, not cut short. */
	for (int i = 1; i < threads; i++)
		if (started[i])
			job_cancel(runner, &workers[i].job);
	return !atomic_load(&layer.cut);
}

bool endgame_build(
	struct endgame *endgame, int threads, struct job_runner *runner, const atomic_bool *stop)
{
	if (!runner || threads < 1)
		threads = 1;
	if (threads > ENDGAME_THREADS_MAX)
		threads = ENDGAME_THREADS_MAX;
	for (int seeds = endgame_ready(endgame) + 1; seeds <= endgame->seeds; seeds++) {
		if (!fill_layer(endgame, seeds, threads, runner, stop))
			return false;
		atomic_store_explicit(&endgame->ready, seeds, memory_order_release);
	}
	return true;
}

/* ---- Looking again -------------------------------------------------------------------------- */

static bool holds(const struct endgame *endgame, uint32_t number)
{
	struct node node = {.number = number,
		.position = {.holes = (uint8_t)endgame->index.holes, .mover = SIDE_A}};
	int seeds = 0, best = ENDGAME_NONE - ENDGAME_ZERO;

	while (endgame_index_layer(&endgame->index, seeds + 1) <= number)
		seeds++;
	endgame_index_lay(&endgame->index, number, seeds, &node.position);
	list_children(endgame, &node);
	for (int i = 0; i < node.count; i++) {
		const struct child *child = &node.children[i];
		int value = child->gain;

		if (child->sign)
			value += child->sign * (read_byte(endgame, child->number) - ENDGAME_ZERO);
		best = i == 0 || value > best ? value : best;
	}
	return read_byte(endgame, number) == best + ENDGAME_ZERO;
}

bool endgame_verify(const struct endgame *endgame, int samples, uint32_t seed)
{
	int ready = endgame_ready(endgame);
	struct rng rng;

	rng_init(&rng, seed);
	for (int i = 0; ready >= 0 && i < samples; i++)
		if (!holds(endgame, rng_below(&rng, endgame_end(endgame, ready))))
			return false;
	return true;
}
