/* SPDX-License-Identifier: MIT */
#ifndef TONE_CLATTER_H
#define TONE_CLATTER_H

#include "tone/synth.h"

/*
 * The sounds that seeds make: on wood, in a store, in a hand. LEVEL 0 .. TONE_LEVELS-1 as in
 * tone.h, TUNE multiplies every pitch.
 */
void clatter_drop(struct synth *synth, int level, double tune);
void clatter_store(struct synth *synth, int level, double tune);
void clatter_scoop(struct synth *synth, int level, double tune);
void clatter_shot(struct synth *synth, int level, double tune);

#endif
