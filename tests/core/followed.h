/* SPDX-License-Identifier: MIT */
#ifndef TESTS_CORE_FOLLOWED_H
#define TESTS_CORE_FOLLOWED_H

#include "core/event.h"
#include "core/match.h"

/* A match whose events are held against its boards, choice by choice. */
struct followed {
	struct match match;
	struct event_list *events; /* of the last choice; not owned */
	int total;                 /* seeds in play: less what was discarded */
	int hands[2];
	int discarded; /* by the choice under way */
	int passes;    /* told so far */
};

void followed_start(struct followed *game, const struct rules *rules, enum side first,
	struct event_list *events);
/*
 * Plays PLACE. Fails the test unless after each event the seeds in places, in hands and discarded
 * are all there were, and the events alone lead from the board before to the board after.
 */
void followed_play(struct followed *game, int place);
/* Fails the test if somebody has the turn without a move, or there are moves after the end. */
void followed_check_turn(const struct followed *game);

#endif
