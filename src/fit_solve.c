/* SPDX-License-Identifier: MIT */
#include "fit.h"

#include <math.h>
#include <string.h>

/* So little pull towards 0 that it only settles terms no row tells apart. */
static const double pull = 0.5;

void fit_init(struct fit *fit, int terms)
{
	memset(fit, 0, sizeof *fit);
	fit->terms = terms;
}

void fit_add(struct fit *fit, const double *row, double value, double weight)
{
	for (int i = 0; i < fit->terms; i++) {
		if (row[i] == 0)
			continue;
		for (int k = 0; k < fit->terms; k++)
			fit->products[i][k] += weight * row[i] * row[k];
		fit->products[i][FIT_TERMS] += weight * row[i] * value;
	}
	fit->values += weight * value * value;
	fit->weight += weight;
}

int fit_any_hole(uint32_t legal, struct rng *rng)
{
	uint32_t count = 0;
	int hole = -1;

	for (int i = 0; legal >> i; i++)
		if ((legal >> i & 1) && rng_below(rng, ++count) == 0)
			hole = i;
	return hole;
}

static void eliminate(double (*m)[FIT_TERMS + 1], int n, int at)
{
	int pivot = at;

	for (int i = at + 1; i < n; i++)
		if (fabs(m[i][at]) > fabs(m[pivot][at]))
			pivot = i;
	for (int k = 0; k <= FIT_TERMS; k++) {
		double other = m[at][k];

		m[at][k] = m[pivot][k];
		m[pivot][k] = other;
	}
	for (int i = 0; i < n; i++) {
		double share = m[i][at] / m[at][at];

		if (i == at || share == 0)
			continue;
		for (int k = 0; k <= FIT_TERMS; k++)
			m[i][k] -= share * m[at][k];
	}
}

double fit_solve(const struct fit *fit, double *terms)
{
	double m[FIT_TERMS][FIT_TERMS + 1];
	double left = fit->values;
	int n = fit->terms;

	memcpy(m, fit->products, sizeof m);
	for (int i = 0; i < n; i++)
		m[i][i] += pull;
	for (int i = 0; i < n; i++)
		eliminate(m, n, i);
	for (int i = 0; i < n; i++) {
		terms[i] = m[i][FIT_TERMS] / m[i][i];
		left -= terms[i] * fit->products[i][FIT_TERMS];
	}
	return fit->weight > 0 && left > 0 ? sqrt(left / fit->weight) : 0;
}
