/* SPDX-License-Identifier: MIT */
#ifndef AI_EVALUATE_H
#define AI_EVALUATE_H

#include "ai/features.h"

/*
 * ai_evaluate() made ready for the boards of one round: what each place adds stands beside it, so
 * that a board is three products of sixteen or thirty-two numbers, which compilers turn into
 * vectors. The same values as the sum of weighted features, only sooner.
 */
struct evaluator {
	const struct rules *rules;
	const int16_t *weights;           /* of the kind of rules */
	int total;                        /* seeds on the board */
	bool has_more;                    /* features that only some rules have */
	uint8_t distance[BOARD_CELLS];    /* seeds that just reach the store; 255: no hole */
	int16_t seeds[2][BOARD_CELLS];    /* for each seed, in the eyes of the mover */
	int16_t occupied[2][BOARD_CELLS]; /* where there is any */
	int16_t ready[2][BOARD_CELLS];    /* where there are as many as the distance */
};

/* POSITION is of that round: its burned holes and the number of its seeds are taken. RULES are
 * borrowed. */
void evaluator_init(
	struct evaluator *evaluator, const struct rules *rules, const struct position *position);

/* In 1/100 seed, the mover's view. POSITION is not over. */
int evaluator_value(const struct evaluator *evaluator, const struct position *position);

#endif
