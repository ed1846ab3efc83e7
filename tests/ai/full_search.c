/* SPDX-License-Identifier: MIT */
#include "full_search.h"

#include "base/check.h"
#include "base/xalloc.h"
#include "core/move.h"

#include <stdlib.h>
#include <string.h>

enum { SEEN = 1 << 19 };

struct seen {
	uint8_t cells[BOARD_CELLS];
	uint8_t mover;
	uint8_t used;
	int8_t value;
};

struct full_search {
	struct rules rules;
	int count;
	struct seen seen[SEEN];
};

struct full_search *full_search_new(const struct rules *rules)
{
	struct full_search *search = xcalloc(1, sizeof *search);

	search->rules = *rules;
	return search;
}

void full_search_free(struct full_search *search)
{
	free(search);
}

static struct seen *look_up(struct full_search *search, const struct position *position)
{
	uint32_t hash = position->mover;

	for (int i = 0; i < BOARD_CELLS; i++)
		hash = hash * 16777619u ^ position->cells[i];
	for (uint32_t i = hash ^ hash >> 13;; i++) {
		struct seen *seen = &search->seen[i % SEEN];

		if (!seen->used || (memcmp(seen->cells, position->cells, BOARD_CELLS) == 0 &&
					   seen->mover == position->mover))
			return seen;
	}
}

int full_search_value(struct full_search *search, const struct position *position)
{
	struct position bare = *position;
	int n = position->holes, best = -1000;
	uint32_t legal = position_liftable(position, (enum side)position->mover);
	struct seen *seen;

	bare.cells[n] = bare.cells[2 * n + 1] = 0;
	seen = look_up(search, &bare);
	if (seen->used)
		return seen->value;
	for (int hole = 0; legal >> hole; hole++) {
		struct position child = bare;
		int value;

		if (!(legal >> hole & 1))
			continue;
		move_play_by(MOVE_ROAD_LOOP, &search->rules, &child, hole);
		value = child.cells[n] - child.cells[2 * n + 1];
		value = bare.mover == SIDE_A ? value : -value;
		if (!child.over)
			value += child.mover == bare.mover ? full_search_value(search, &child)
							   : -full_search_value(search, &child);
		best = value > best ? value : best;
	}
	CHECK(best > -1000 && ++search->count < SEEN / 2);
	seen = look_up(search, &bare);
	memcpy(seen->cells, bare.cells, sizeof seen->cells);
	seen->mover = bare.mover;
	seen->value = (int8_t)best;
	seen->used = 1;
	return best;
}
