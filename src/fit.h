/* SPDX-License-Identifier: MIT */
#ifndef FIT_H
#define FIT_H

#include "base/rng.h"

#include <stdint.h>

/*
 * Where the numbers of src/ai come from: a program for developers that plays games and prints the
 * tables as they stand in evaluate.c and round_worth.c. The same arguments print the same.
 */

/* Least squares: of all rows the weights whose sum with the row is nearest to its value. */
enum { FIT_TERMS = 64 };
struct fit {
	int terms;
	double products[FIT_TERMS][FIT_TERMS + 1];
	double values; /* squares of the values */
	double weight; /* of the rows so far */
};

void fit_init(struct fit *fit, int terms);
void fit_add(struct fit *fit, const double *row, double value, double weight);
/* A term that no row has comes out 0. Returns what is left over: the root of the mean square. */
double fit_solve(const struct fit *fit, double *terms);

/* Any of the holes LEGAL says. */
int fit_any_hole(uint32_t legal, struct rng *rng);

/* The commands. */
void fit_weights(int games, uint32_t seed);
void fit_rounds(int games, uint32_t seed);

#endif
