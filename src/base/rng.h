/* SPDX-License-Identifier: MIT */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stdint.h>

/* mulberry32: the same numbers on every machine from the same seed (RULES, section 7). */
struct rng {
	uint32_t state;
};

void rng_init(struct rng *rng, uint32_t seed);
uint32_t rng_next(struct rng *rng);                  /* 0 .. 2^32 - 1 */
uint32_t rng_below(struct rng *rng, uint32_t count); /* next modulo count; count > 0 */

#endif
