/* SPDX-License-Identifier: MIT */
#ifndef AI_ADVICE_H
#define AI_ADVICE_H

#include "ai/ai.h"

/*
 * What full strength would choose, and what it thinks of every other choice, each looked at in the
 * same way: the facts a hint is made of.
 */
struct ai_choice {
	int move;
	int value;  /* as ai_answer.value, the view of who chooses; never above the best one's */
	bool known; /* it was searched; else the value means nothing */
	bool exact;
};

struct ai_advice {
	struct ai_answer best; /* its line goes on to the end of the turn, where limits allowed */
	int count;             /* of the others */
	struct ai_choice others[BOARD_HOLES_MAX]; /* those known first, of these the best first */
};

/* The match is not over. Half of the nodes of LIMITS are for the best choice, the rest for the
 * others. In an opening together each choice is what the own hand would bank alone. */
void ai_advise(struct ai *ai, const struct match *match, const struct ai_limits *limits,
	struct ai_advice *advice);

#endif
