/* SPDX-License-Identifier: MIT */
#ifndef CORE_LANES_H
#define CORE_LANES_H

#include "core/event.h"
#include "core/position.h"
#include "core/rules.h"
#include "core/sow.h"

#include <stdbool.h>

/*
 * The fast road of a move: a lap is a vector add. Only for boards without burned holes. Plain GCC
 * vector extensions, which every x86-64 and arm64 machine runs in its basic instructions.
 */
#if defined(__GNUC__)
#define LANES_AVAILABLE 1
#else
#define LANES_AVAILABLE 0
#endif

/* Sows HOLE to the last seed, relays included, and takes a shot. What ended it. */
enum sow_end lanes_sow(const struct rules *rules, struct position *position, int hole);

#endif
