/* SPDX-License-Identifier: MIT */
#ifndef TONE_CUE_H
#define TONE_CUE_H

#include "tone/synth.h"

/* The sounds that tell something and come from no seed. TUNE multiplies every pitch. */
void cue_extra(struct synth *synth, double tune);
void cue_turn(struct synth *synth, double tune);
void cue_end(struct synth *synth, double tune);
void cue_press(struct synth *synth, double tune);

#endif
