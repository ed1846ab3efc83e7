/* SPDX-License-Identifier: MIT */
#ifndef STUDY_REFERENCE_H
#define STUDY_REFERENCE_H

#include "core/match.h"

/*
 * Two plain players to measure the computer by. They share nothing with it but the rules of the
 * game. MATCH is not over; both answer a place.
 */

/* Banks the most now, whatever comes after: of equal holes the lowest. */
int reference_bank(const struct match *match);

/* Alpha-beta on moves, DEPTH of them, 1..20: the store difference where it stops, swept where the
 * round is over. Tries the holes from the store outwards, remembers nothing. In an opening together
 * it banks the most. */
int reference_search(const struct match *match, int depth);

#endif
