/* SPDX-License-Identifier: MIT */
#include "base/rng.h"

#include "base/check.h"

void rng_init(struct rng *rng, uint32_t seed)
{
	rng->state = seed;
}

uint32_t rng_next(struct rng *rng)
{
	uint32_t t = rng->state += 0x6D2B79F5u;

	t = (t ^ t >> 15) * (t | 1u);
	t ^= t + (t ^ t >> 7) * (t | 61u);
	return t ^ t >> 14;
}

uint32_t rng_below(struct rng *rng, uint32_t count)
{
	CHECK(count > 0);
	return rng_next(rng) % count;
}
