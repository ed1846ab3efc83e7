/* SPDX-License-Identifier: MIT */
#include "fit.h"

#include "ai/ai.h"
#include "ai/round_worth.h"

#include <math.h>
#include <stdio.h>

/*
 * A round from each division of the seeds, whoever begins: by how much does the store difference
 * change in favour of who began? A move in twelve is any move, so that games differ and are
 * people's rather than tables'.
 */
enum { MEGABYTES = 1, NODES = 3000, SLIP_EVERY = 12, SIZES = 3, WHOLE = 10000 };

static const int sizes[SIZES] = {5, 7, 9};

/* The second round, refilled from STORES of A and B: one seed that goes home ends the first. */
static bool begin(
	struct match *match, const struct rules *rules, const int stores[2], enum side first)
{
	uint8_t cells[BOARD_CELLS] = {0};
	int n = rules->holes;

	cells[n] = (uint8_t)(stores[SIDE_A] - 1);
	cells[2 * n + 1] = (uint8_t)stores[SIDE_B];
	cells[n - 1] = 1;
	match_init_position(match, rules, cells, SIDE_A);
	match->first = (uint8_t)side_other(first);
	match_play(match, n - 1, NULL);
	return match->phase == MATCH_PLAYING && match->round == 2;
}

static void play(struct ai *ai, struct match *match, struct rng *rng)
{
	struct ai_limits limits = {.nodes = NODES};

	while (match->phase != MATCH_OVER) {
		struct ai_answer answer;

		if (rng_below(rng, SLIP_EVERY) == 0)
			answer.move = fit_any_hole(match_legal(match), rng);
		else
			ai_search(ai, match, &limits, &answer);
		match_play(match, answer.move, NULL);
	}
}

static void learn(struct fit *fit, const struct match *start, const struct match *end)
{
	enum side first = (enum side)start->position.mover;
	int n = start->rules.holes;
	int change = (end->stores[SIDE_A] - end->stores[SIDE_B]) -
		     (start->stores[SIDE_A] - start->stores[SIDE_B]);
	double row[FIT_TERMS] = {0};
	int terms[ROUND_TERMS];

	round_terms(n, position_burned_holes(&start->position, first),
		position_burned_holes(&start->position, side_other(first)), terms);
	for (int i = 0; i < ROUND_TERMS; i++)
		row[i] = (double)terms[i] / ROUND_SHARE;
	fit_add(fit, row,
		(double)(first == SIDE_A ? change : -change) /
			(start->stores[SIDE_A] + start->stores[SIDE_B]),
		1);
}

static void fit_relay(int relay, int games, uint32_t seed)
{
	struct ai *ai = ai_new(MEGABYTES);
	double terms[FIT_TERMS], off;
	struct fit fit;
	struct rng rng;

	fit_init(&fit, ROUND_TERMS);
	rng_init(&rng, seed);
	for (int game = 0; game < games; game++) {
		struct match start, match;
		struct rules rules;
		int stores[2], all;

		rules_init(&rules);
		rules_set_board(&rules, sizes[game % SIZES], 0);
		rules.relay = relay;
		rules.rounds = ROUNDS_SEVERAL;
		rules.max_rounds = 2;
		rules.terminal = TERMINAL_BOARD_EMPTY;
		rules.next_first = NEXT_FIRST_ALTERNATE;
		all = 2 * rules.holes * rules.seeds_per_hole;
		stores[SIDE_A] = 1 + (int)rng_below(&rng, (uint32_t)all - 1);
		stores[SIDE_B] = all - stores[SIDE_A];
		if (!begin(&start, &rules, stores, rng_below(&rng, 2) ? SIDE_B : SIDE_A))
			continue;
		match = start;
		play(ai, &match, &rng);
		learn(&fit, &start, &match);
	}
	ai_free(ai);
	off = fit_solve(&fit, terms);
	printf("\t/* %s: %.0f rounds, off by %.0f %% of the seeds */\n\t{",
		relay ? "relay" : "no relay", fit.weight, off * 100);
	for (int i = 0; i < ROUND_TERMS; i++)
		printf("%s%.0f", i ? ", " : "", round(terms[i] * WHOLE) + 0.0);
	printf("},\n");
	fflush(stdout);
}

void fit_rounds(int games, uint32_t seed)
{
	fit_relay(0, games, seed);
	fit_relay(1, games, seed);
}
