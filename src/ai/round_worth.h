/* SPDX-License-Identifier: MIT */
#ifndef AI_ROUND_WORTH_H
#define AI_ROUND_WORTH_H

/*
 * What a coming round is told by: how many holes of who begins, and of the other, are burned, as
 * shares of a row and their squares. Shared by ai_round_worth() and the program that fits it.
 */
enum { ROUND_TERMS = 5, ROUND_SHARE = 1000 };

void round_terms(int holes, int own_burned, int others_burned, int terms[ROUND_TERMS]);

#endif
