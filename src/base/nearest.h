/* SPDX-License-Identifier: MIT */
#ifndef BASE_NEAREST_H
#define BASE_NEAREST_H

#include <stddef.h>

/* How many letters have to be added, dropped, changed or swapped with a neighbour to make B of A.
 * Texts over 63 bytes are compared by their first 63. */
int nearest_distance(const char *a, const char *b);

/* The name nearest to WORD, or NULL where none is near enough to be meant. NAMES ends with NULL. */
const char *nearest_name(const char *word, const char *const *names);

#endif
