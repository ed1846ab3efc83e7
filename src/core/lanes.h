/* SPDX-License-Identifier: MIT */
#ifndef CORE_LANES_H
#define CORE_LANES_H

#include "core/move.h"

#include <stdbool.h>

/*
 * The fast roads of a move: the board stands in 64-bit words, a place in each byte, and a lap is
 * one add a word: two words for boards of up to 7 holes, four beyond. Only for boards without
 * burned holes. Within core only.
 *
 * Wider registers are no faster: what takes the time is the way from one landing to the next, and
 * from a vector register back to an address it is longer. On one core (AMD EPYC, Zen 4) a lap takes
 * 11 cycles here on 7 holes and 14 on 9, against 16 and 19 to 21 with the whole board in a register
 * of 16 or 32 bytes (SSSE3, AVX2).
 *
 * Plays HOLE as move_play() does, up to the question whether the round ends: true if it does, with
 * the seeds still in the holes and the next player as mover. ROAD is MOVE_ROAD_WORDS or one that
 * this machine runs.
 */
bool lanes_play(
	enum move_road road, const struct rules *rules, struct position *position, int hole);
/* By the fastest road of this machine. */
bool lanes_play_fastest(const struct rules *rules, struct position *position, int hole);

#endif
