/* SPDX-License-Identifier: MIT */
#ifndef CORE_OPENING_H
#define CORE_OPENING_H

#include "core/match.h"

/* The opening together (RULES, section 4). Within core only. */
/* The side in position.mover chooses PLACE: at first unseen, later with the board at rest. Plays on
 * until a hand waits, or both are done: then the phase is MATCH_PLAYING and the position is
 * settled. */
void opening_choose(struct match *match, int place, struct event_list *events);

#endif
