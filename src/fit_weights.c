/* SPDX-License-Identifier: MIT */
#include "fit.h"

#include "ai/ai.h"
#include "ai/features.h"
#include "base/xalloc.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * Games of the computer with itself, every seventh move at random, of each kind of rules, on boards
 * of five, seven and nine holes. Every third board is searched longer. What is to be met is mostly
 * that search's value, and partly how the game ended: the one leans on the weights in use, the
 * other on nobody's. Boards with many seeds left are the least certain and count least.
 */
enum {
	MEGABYTES = 8,
	PLAY_NODES = 1500,
	LOOK_NODES = 30000,
	LOOK_EVERY = 3,
	SLIP_EVERY = 7,
	CHOICES = 400,
	SIZES = 3,
	LEAST_SEEDS = 4, /* fewer are the endgame table's */
};

static const double ended_share = 0.25;

static const int sizes[SIZES] = {5, 7, 9};

struct sample {
	int16_t x[FEATURES];
	double seen; /* beyond the store difference, mover's view */
	int lead;
	enum side mover;
	int left;
};

struct table_maker {
	struct ai *ai;
	struct rng rng;
	struct fit fit;
	struct sample samples[CHOICES];
	int count;
	long boards;
};

static void kind_rules(struct rules *rules, int kind, struct rng *rng)
{
	rules_init(rules);
	rules->relay = (kind & KIND_RELAY) != 0;
	rules->final_sweep = kind & KIND_NOT_OWNERS ? SWEEP_DISCARD : SWEEP_OWNER;
	rules->terminal = (int)rng_below(rng, 3);
	if (rules->terminal >= TERMINAL_THREE_EMPTY)
		rules->terminal++;
	if (kind & KIND_THREE_EMPTY)
		rules->terminal = TERMINAL_THREE_EMPTY;
	rules->shot_needs_opposite = (int)rng_below(rng, 2);
	rules->shot_needs_lap = rules->relay && rng_below(rng, 3) == 0;
	rules->shot_takes_landing = rng_below(rng, 4) > 0;
}

static void look(struct table_maker *maker, const struct match *match)
{
	const struct position *position = &match->position;
	struct ai_limits limits = {.nodes = LOOK_NODES};
	struct sample *sample = &maker->samples[maker->count];
	struct ai_answer answer;
	int n = position->holes;

	sample->left = position_in_holes(position, SIDE_A) + position_in_holes(position, SIDE_B);
	if (sample->left < LEAST_SEEDS)
		return;
	ai_search(maker->ai, match, &limits, &answer);
	features_of(&match->rules, position, sample->x);
	sample->mover = (enum side)position->mover;
	sample->lead = position->cells[board_store(n, sample->mover)] -
		       position->cells[board_store(n, side_other(sample->mover))];
	sample->seen = answer.value - sample->lead;
	maker->count++;
}

static void learn(struct table_maker *maker, int end_lead)
{
	for (int i = 0; i < maker->count; i++) {
		const struct sample *sample = &maker->samples[i];
		int ended = (sample->mover == SIDE_A ? end_lead : -end_lead) - sample->lead;
		double row[FIT_TERMS] = {0};

		for (int k = 0; k < FEATURES; k++)
			row[k] = sample->x[k];
		fit_add(&maker->fit, row, (1 - ended_share) * sample->seen + ended_share * ended,
			1.0 / (sample->left + LEAST_SEEDS));
	}
	maker->boards += maker->count;
}

static void play(struct table_maker *maker, const struct rules *rules)
{
	struct ai_limits limits = {.nodes = PLAY_NODES};
	struct match match;
	bool sudden = rules->terminal == TERMINAL_THREE_EMPTY;
	int opening = (sudden ? 1 : 4) + (int)rng_below(&maker->rng, sudden ? 4 : 8);

	maker->count = 0;
	match_init(&match, rules, rng_below(&maker->rng, 2) ? SIDE_B : SIDE_A);
	for (int i = 0; match.phase != MATCH_OVER && i < CHOICES; i++) {
		struct ai_answer answer;

		if (i >= opening && (sudden || rng_below(&maker->rng, LOOK_EVERY) == 0))
			look(maker, &match);
		if (i < opening || rng_below(&maker->rng, SLIP_EVERY) == 0) {
			answer.move = fit_any_hole(match_legal(&match), &maker->rng);
		} else {
			ai_search(maker->ai, &match, &limits, &answer);
		}
		match_play(&match, answer.move, NULL);
	}
	if (match.phase == MATCH_OVER)
		learn(maker, match.stores[SIDE_A] - match.stores[SIDE_B]);
}

static void print_row(struct table_maker *maker, int kind)
{
	double terms[FIT_TERMS];
	double off = fit_solve(&maker->fit, terms);

	printf("\t/* %srelay, %s, %s: %ld boards, off by %.1f seeds */\n\t{",
		kind & KIND_RELAY ? "" : "no ",
		kind & KIND_NOT_OWNERS ? "rows are nobody's" : "rows are their owners'",
		kind & KIND_THREE_EMPTY ? "three empty holes end it" : "no sudden end",
		maker->boards, off);
	for (int i = 0; i < FEATURES; i++)
		printf("%s%.0f", i ? ", " : "", round(terms[i] * 1000) + 0.0);
	printf("},\n");
	fflush(stdout);
}

void fit_weights(int games, uint32_t seed)
{
	struct table_maker *maker = xcalloc(1, sizeof *maker);

	for (int kind = 0; kind < KINDS; kind++) {
		fit_init(&maker->fit, FEATURES);
		maker->boards = 0;
		maker->ai = ai_new(MEGABYTES);
		rng_init(&maker->rng, seed + (uint32_t)kind);
		for (int game = 0; game < (kind & KIND_THREE_EMPTY ? 4 : 1) * games; game++) {
			struct rules rules;

			kind_rules(&rules, kind, &maker->rng);
			rules_set_board(&rules, sizes[game % SIZES], 0);
			play(maker, &rules);
		}
		ai_free(maker->ai);
		print_row(maker, kind);
	}
	free(maker);
}
