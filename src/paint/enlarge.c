/* SPDX-License-Identifier: MIT */
#include "paint/enlarge.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "paint/noise.h"

#include <stdlib.h>

enum { SALT_ENLARGE = 17 };

/*
 * Where a pixel of the large picture lies between two of the small one, whose middles are STEP
 * apart: counted in halves of a large pixel, so all is whole numbers.
 */
struct between {
	int a, b;
	uint32_t to_a, to_b; /* weights, together 2 * STEP */
};

static struct between between_at(int at, int step, int count)
{
	int halves = 2 * at + 1 - step, period = 2 * step;
	int a = halves < 0 ? -1 : halves / period;
	uint32_t to_b = (uint32_t)(halves - a * period);
	int last = count - 1;
	return (struct between){
		.a = a < 0      ? 0
		     : a > last ? last
				: a,
		.b = a + 1 > last ? last : a + 1,
		.to_a = (uint32_t)period - to_b,
		.to_b = to_b,
	};
}

static void blend_rows(const struct canvas *small, struct between rows, uint32_t *channels)
{
	const uint32_t *a = small->pixels + (size_t)rows.a * (size_t)small->w;
	const uint32_t *b = small->pixels + (size_t)rows.b * (size_t)small->w;
	for (int x = 0; x < small->w; x++)
		for (int k = 0; k < 3; k++)
			channels[3 * x + k] = (a[x] >> (8 * k) & 255) * rows.to_a +
					      (b[x] >> (8 * k) & 255) * rows.to_b;
}

void enlarge(struct canvas *large, const struct canvas *small, int step)
{
	CHECK(step == 2 || step == 4 || step == 8);
	CHECK(small->w * step >= large->w && small->h * step >= large->h);
	/* The weights of a pixel are together 4 * STEP * STEP, a power of two. */
	uint32_t whole = (uint32_t)(4 * step * step);
	int shift = step == 2 ? 4 : step == 4 ? 6 : 8;
	uint32_t *channels = xalloc((size_t)small->w * 3 * sizeof *channels);
	struct between *columns = xalloc((size_t)large->w * sizeof *columns);
	for (int x = 0; x < large->w; x++)
		columns[x] = between_at(x, step, small->w);
	uint32_t *out = large->pixels;
	for (int y = 0; y < large->h; y++) {
		blend_rows(small, between_at(y, step, small->h), channels);
		for (int x = 0; x < large->w; x++, out++) {
			struct between c = columns[x];
			/* Rounded up or down by chance: slow changes must not show as steps. */
			uint32_t grain = hash_cell(x, y, SALT_ENLARGE) & (whole - 1);
			uint32_t pixel = 0xff000000u;
			for (int k = 0; k < 3; k++) {
				uint32_t sum = channels[3 * c.a + k] * c.to_a +
					       channels[3 * c.b + k] * c.to_b;
				pixel |= ((sum + grain) >> shift) << (8 * k);
			}
			*out = pixel;
		}
	}
	free(columns);
	free(channels);
}
