/* SPDX-License-Identifier: MIT */
#ifndef CORE_LANES_H
#define CORE_LANES_H

#include "core/position.h"
#include "core/rules.h"

#include <stdbool.h>

/*
 * The fast road of a move: the board stands in 64-bit words, a place in each byte, and a lap is one
 * add a word: two words for boards of up to 7 holes, four beyond. Only for boards without burned
 * holes. Within core only.
 *
 * Plays HOLE as move_play() does, up to the question whether the round ends: true if it does, with
 * the seeds still in the holes and the next player as mover.
 */
bool lanes_play(const struct rules *rules, struct position *position, int hole);

#endif
