/* SPDX-License-Identifier: MIT */
#ifndef AI_FEATURES_H
#define AI_FEATURES_H

#include "core/position.h"
#include "core/rules.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * What ai_evaluate() sees on a board, in the eyes of its mover: the numbers its weights were
 * fitted to (congklak-fit). Of each pair the mover's own stands first and the other's next. Holes
 * count in quarters of a row, from the store outwards, so one table does for all sizes.
 */
enum { ROW_PARTS = 4 };

enum feature {
	FEATURE_TURN,                      /* 1: it is the mover's */
	FEATURE_LEFT,                      /* seeds in holes */
	FEATURE_FEW_LEFT,                  /* how many fewer than FEW_LEFT they are */
	FEATURE_LEAD_LEFT,                 /* store difference times seeds in holes, / 32 */
	FEATURE_READY,                     /* holes whose seeds just reach the store */
	FEATURE_SEEDS = FEATURE_READY + 2, /* in each part of the row */
	FEATURE_HOLES = FEATURE_SEEDS + 2 * ROW_PARTS, /* that hold seeds, in each part */
	/* Only without relay, where what stands opposite an empty hole can be had for certain. */
	FEATURE_FACING = FEATURE_HOLES + 2 * ROW_PARTS, /* seeds opposite empty holes */
	FEATURE_SHOT = FEATURE_FACING + 2,              /* the most that one shot takes now */
	/* Only where three empty holes end the round: the emptier row has one, or two. */
	FEATURE_ONE_EMPTY = FEATURE_SHOT + 2,
	FEATURE_TWO_EMPTY = FEATURE_ONE_EMPTY + 4,
	FEATURE_COUNT = FEATURE_TWO_EMPTY + 4,
	FEATURES = 40, /* whole vectors: the last ones are 0 */
};

/* Of the four of a near end: that it is so, the store difference, the seeds in holes, and whether
 * it is the mover's own row. */
enum { NEAR_IS, NEAR_LEAD, NEAR_LEFT, NEAR_OWN };

/* Rules whose boards are worth the same. */
enum kind {
	KIND_RELAY = 1,
	KIND_NOT_OWNERS = 2, /* what lies in a row at the end is not its owner's */
	KIND_THREE_EMPTY = 4,
	KINDS = 8,
};

static inline int features_kind(const struct rules *rules)
{
	return (rules->relay ? KIND_RELAY : 0) |
	       (rules->final_sweep != SWEEP_OWNER ? KIND_NOT_OWNERS : 0) |
	       (rules->terminal == TERMINAL_THREE_EMPTY ? KIND_THREE_EMPTY : 0);
}

static inline bool features_has_shots(const struct rules *rules)
{
	return !rules->relay && rules->shot_enabled;
}

enum { FEW_LEFT = 14 };
static inline int features_few(int left)
{
	return left < FEW_LEFT ? FEW_LEFT - left : 0;
}

static inline int features_lead_left(int lead, int left)
{
	return lead * left / 32;
}

/* The part of a row that the hole so many places BEFORE the last one belongs to. */
int features_part(int holes, int before);

/* Those that only some rules have; X is 0 there. LEAD is the mover's. */
void features_of_rules(const struct rules *rules, const struct position *position, int lead,
	int left, int16_t x[FEATURES]);

/* POSITION is not over. */
void features_of(const struct rules *rules, const struct position *position, int16_t x[FEATURES]);

#endif
