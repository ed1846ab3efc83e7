/* SPDX-License-Identifier: MIT */
#ifndef STUDY_SAMPLE_H
#define STUDY_SAMPLE_H

#include "core/match.h"
#include "record/record.h"

#include <stdbool.h>
#include <stdint.h>

/* Plays the random game of RULES section 7 into RECORD, which is a game not yet begun, and MATCH,
 * its end. Stops after RECORD_CHOICES_MAX choices. */
void sample_play(struct record *record, uint32_t seed, struct match *match);
/* RECORD is that game, whole: as sample_play() and a look, but done at the first choice that
 * differs. */
bool sample_is(const struct record *record, uint32_t seed);

/* Sequences of DEPTH choices from MATCH; a finished game counts 0, and 1 at depth 0. Every choice
 * is played, the last of each sequence too. */
uint64_t perft(const struct match *match, int depth);

#endif
