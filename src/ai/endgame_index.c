/* SPDX-License-Identifier: MIT */
#include "ai/endgame_index.h"

static uint8_t *slot(const struct endgame_index *index, struct position *position, int k)
{
	return &position->cells[k % 2 ? index->holes + 1 + k / 2 : k / 2];
}

void endgame_index_init(struct endgame_index *index, int holes)
{
	*index = (struct endgame_index){.holes = holes};
	if (holes <= 7)
		index->row = (UINT64_C(1) << 8 * holes) - 1;
	for (int k = 0; k < 2 * holes; k++) {
		index->counts[k][0] = 0;
		for (int p = 1; p < ENDGAME_COUNTS; p++) {
			/* Pascal: C(p + k, k + 1) = C(p + k - 1, k + 1) + C(p + k - 1, k). */
			uint32_t fewer = index->counts[k][p - 1];
			uint32_t shorter = k ? index->counts[k - 1][p] : 1;

			index->counts[k][p] =
				shorter < UINT32_MAX - fewer ? fewer + shorter : UINT32_MAX;
		}
	}
}

uint32_t endgame_index_layer(const struct endgame_index *index, int seeds)
{
	return index->counts[2 * index->holes - 1][seeds];
}

void endgame_index_lay(
	const struct endgame_index *index, uint32_t number, int seeds, struct position *position)
{
	int after = seeds;

	number -= endgame_index_layer(index, seeds);
	for (int k = 2 * index->holes - 2; k >= 0; k--) {
		int before = after;

		while (index->counts[k][before] > number)
			before--;
		number -= index->counts[k][before];
		*slot(index, position, k + 1) = (uint8_t)(after - before);
		after = before;
	}
	*slot(index, position, 0) = (uint8_t)after;
}

void endgame_index_step(const struct endgame_index *index, struct position *position)
{
	uint8_t *first = slot(index, position, 0);
	uint8_t moved = (uint8_t)(*first + 1);
	int k = 1;

	/* The first bar that can go up takes one seed to its left; those below it fall to 0. */
	while (*slot(index, position, k) == 0)
		k++;
	*first = 0;
	--*slot(index, position, k);
	*slot(index, position, k - 1) = moved;
}
