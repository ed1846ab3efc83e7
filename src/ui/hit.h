/* SPDX-License-Identifier: MIT */
#ifndef UI_HIT_H
#define UI_HIT_H

#include "core/position.h"
#include "paint/geometry.h"

#include <stdint.h>

enum { HIT_NOTHING = -1 };

/*
 * The place a pointer means: the hollow it is in, whoever's; else the nearest of the places in
 * NEAR (bit per place: the holes whoever points may lift, say), if it is within REACH pixels of its
 * rim and the pointer is on the row's own half of the board. Never a hole across the row.
 */
int hit_place(const struct board_geometry *geometry, uint32_t near, float reach, int x, int y);

/* The half of the board a point is on: which player's finger it is, where both play at once. */
enum side hit_side(const struct board_geometry *geometry, int x, int y);

#endif
