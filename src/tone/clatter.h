/* SPDX-License-Identifier: MIT */
#ifndef TONE_CLATTER_H
#define TONE_CLATTER_H

#include "tone/voice.h"

/*
 * The sounds that seeds make: on a board, in a store, in a hand. LEVEL 0 .. TONE_LEVELS-1 as in
 * tone.h, TUNE multiplies every pitch.
 */
void clatter_drop(struct synth *synth, const struct voice *voice, int level, double tune);
void clatter_store(struct synth *synth, const struct voice *voice, int level, double tune);
void clatter_scoop(struct synth *synth, const struct voice *voice, int level, double tune);
void clatter_shot(struct synth *synth, const struct voice *voice, int level, double tune);

#endif
