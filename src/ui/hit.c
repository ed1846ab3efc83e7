/* SPDX-License-Identifier: MIT */
#include "ui/hit.h"

#include <math.h>

enum side hit_side(const struct board_geometry *geometry, int x, int y)
{
	/* A's row is below, or right on an upright board (paint/geometry.h). */
	bool a = geometry->upright ? (float)x >= geometry->cx : (float)y >= geometry->cy;
	return a ? SIDE_A : SIDE_B;
}

static bool inside(const struct board_hollow *hollow, float x, float y)
{
	float dx = (x - hollow->x) / hollow->rx, dy = (y - hollow->y) / hollow->ry;
	return dx * dx + dy * dy <= 1.0f;
}

int hit_place(const struct board_geometry *geometry, uint32_t near, float reach, int x, int y)
{
	const struct board_geometry *g = geometry;
	float px = (float)x + 0.5f, py = (float)y + 0.5f;
	enum side side = hit_side(g, x, y);
	float best = reach;
	int found = HIT_NOTHING;
	for (int i = 0; i < board_places(g->holes); i++) {
		if (inside(&g->places[i], px, py))
			return i;
	}
	for (int i = 0; i < board_places(g->holes); i++) {
		const struct board_hollow *hollow = &g->places[i];
		bool wanted = (near >> i & 1u) && board_side(g->holes, i) == side;
		if (!wanted || board_is_store(g->holes, i))
			continue;
		float away = hypotf(px - hollow->x, py - hollow->y) - hollow->rx;
		if (away <= best) {
			best = away;
			found = i;
		}
	}
	return found;
}
