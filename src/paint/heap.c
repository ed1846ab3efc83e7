/* SPDX-License-Identifier: MIT */
#include "paint/outline.h"
#include "paint/seed.h"

#include "base/check.h"

#include <stdbool.h>

/*
 * A heap is made of layers. The places of a layer follow the golden spiral from the middle
 * outwards, which never forms rows. The next seed takes the cheapest free place of all layers, and
 * a place costs more the farther out and the higher it is: so a few seeds lie on the ground, more
 * make a cone. Lengths in half lengths of a seed.
 */
#define GOLDEN_TURN 0.38196601f
/* Turned so against the layer below, seeds lie in the gaps between its seeds: of all turns this has
 * the longest way from each of the first nine places to the nearest one below. */
#define LAYER_TURN   0.49f
#define LAYER_INDENT 0.20f /* how much narrower each of the first layers is */

enum { LAYERS_MAX = 256, INDENTED = 3, TURN_TRIES = 5, OUTLINE_POINTS = 20 };

/* How seeds of a kind come to lie. */
struct heap_habit {
	float spacing; /* of the spiral */
	float loose;   /* how far off it, at most, from end to end */
	float second;  /* the cost of the second layer ... */
	float layer;   /* ... and of each one more: small, and the heap is steep */
	float lift;    /* how much further up on the picture a layer is, being nearer to the eye */
};

static const struct heap_habit habits[SEED_KIND_COUNT] = {
	[SEED_KERANG] = {0.84f, 0.26f, 1.96f, 1.15f, 0.18f},
	[SEED_SAWO] = {0.88f, 0.24f, 2.05f, 1.20f, 0.17f},
	[SEED_SAGA] = {0.95f, 0.26f, 2.20f, 1.30f, 0.22f},
	[SEED_GULI] = {1.02f, 0.16f, 2.35f, 1.40f, 0.26f},
};

struct hollow_room {
	const struct seed_outline *outline;
	const struct heap_habit *habit;
	float rx, ry; /* of the hollow */
	float sx, sy; /* the spiral is a little longer where the hollow is */
	unsigned salt;
};

struct place {
	float x, y;
	float away; /* from the middle, along the spiral */
};

static struct place spiral_place(const struct hollow_room *room, int layer, int step)
{
	/* The upper layers begin farther out, in the gaps around the first seed. */
	float from = layer ? (step ? 0.60f : 0.25f) : step ? 0.45f : 0.16f;
	float away = room->habit->spacing * sqrtf((float)step + from);
	float start = cell_value(0, 1, room->salt) + LAYER_TURN * (float)layer;
	float turns = start + GOLDEN_TURN * (float)step;
	float jitter = room->habit->loose * (cell_value(layer * 512 + step, 2, room->salt) - 0.5f);
	float jolt = room->habit->loose * (cell_value(layer * 512 + step, 3, room->salt) - 0.5f);
	return (struct place){
		(away * turn_cos(turns) + jitter) * room->sx,
		(away * turn_sin(turns) + jolt) * room->sy,
		away,
	};
}

static float layer_cost(const struct heap_habit *habit, int layer)
{
	return layer ? habit->second + habit->layer * (float)(layer - 1) : 0.0f;
}

/* Less and less: the highest of a hundred in a hole would else lie outside it. */
static float layer_lift(const struct heap_habit *habit, int layer)
{
	return habit->lift * (float)layer / (1.0f + 0.14f * (float)layer);
}

/* Whether a seed could lie there at all, along the edge if need be. */
static bool within_layer(const struct hollow_room *room, int layer, struct place place)
{
	float indent = room->outline->width + 0.06f +
		       LAYER_INDENT * (float)(layer < INDENTED ? layer : INDENTED);
	float rx = larger(room->rx - indent, 0.40f * room->rx);
	float ry = larger(room->ry - indent, 0.40f * room->ry);
	return square(place.x / rx) + square(place.y / ry) <= 1.0f;
}

/* The next step at or after STEP that has room, or -1. The middle of a layer always has. */
static int next_step(const struct hollow_room *room, int layer, int step)
{
	if (step == 0)
		return 0;
	float longest = larger(room->rx / room->sx, room->ry / room->sy) + 0.5f;
	for (;; step++) {
		struct place place = spiral_place(room, layer, step);
		if (place.away > longest)
			return -1;
		if (within_layer(room, layer, place))
			return step;
	}
}

struct choice {
	int layer, step;
};

static struct choice choose(const struct hollow_room *room, int index)
{
	int step[LAYERS_MAX] = {0};
	float cost[LAYERS_MAX];
	int open = 0; /* layers whose first place was looked at */
	struct choice choice = {0, 0};
	for (int seed = 0; seed <= index; seed++) {
		int best = -1;
		for (int layer = 0; layer < LAYERS_MAX; layer++) {
			if (layer == open) {
				cost[layer] = layer_cost(room->habit, layer) +
					      spiral_place(room, layer, 0).away;
				open++;
			}
			if (step[layer] >= 0 && (best < 0 || cost[layer] < cost[best]))
				best = layer;
			/* Higher layers were not begun yet and cost more still. */
			if (step[layer] == 0)
				break;
		}
		CHECK(best >= 0);
		choice = (struct choice){best, step[best]};
		step[best] = next_step(room, best, step[best] + 1);
		if (step[best] > 0)
			cost[best] = layer_cost(room->habit, best) +
				     spiral_place(room, best, step[best]).away;
	}
	return choice;
}

static bool seed_fits(const struct hollow_room *room, float x, float y, int turn)
{
	float c = turn_cos((float)turn / SEED_TURNS), s = turn_sin((float)turn / SEED_TURNS);
	for (int i = 0; i < OUTLINE_POINTS; i++) {
		float u = turn_cos((float)i / OUTLINE_POINTS);
		float v = room->outline->width * outline_fullness(room->outline, u) *
			  turn_sin((float)i / OUTLINE_POINTS);
		float px = x + u * c - v * s, py = y + u * s + v * c;
		if (square(px / room->rx) + square(py / room->ry) > 0.95f)
			return false;
	}
	return true;
}

/* The turn that lies along the hollow's edge at a place. */
static int edge_turn(const struct hollow_room *room, float x, float y)
{
	float tx = -y / square(room->ry), ty = x / square(room->rx);
	int best = 0;
	float most = -1.0f;
	for (int turn = 0; turn < SEED_TURNS; turn++) {
		float t = (float)turn / SEED_TURNS;
		float along = tx * turn_cos(t) + ty * turn_sin(t);
		if (along > most) {
			most = along;
			best = turn;
		}
	}
	return best;
}

void heap_spot(struct heap_spot *spot, enum seed_kind kind, int index, float rx, float ry,
	float half, unsigned salt)
{
	CHECK(kind >= 0 && kind < SEED_KIND_COUNT);
	CHECK(index >= 0 && index < LAYERS_MAX && rx > 0.0f && ry > 0.0f && half > 0.0f);
	float longer = sqrtf(sqrtf(ry / rx));
	const struct seed_outline *outline = seed_outline(kind);
	half *= outline->size;
	struct hollow_room room = {
		outline, &habits[kind], rx / half, ry / half, 1.0f / longer, longer, salt};
	struct choice choice = choose(&room, index);
	struct place place = spiral_place(&room, choice.layer, choice.step);
	float x = place.x, y = place.y - layer_lift(room.habit, choice.layer);
	int turn = 0;
	bool fits = false;
	for (int i = 0; i < TURN_TRIES && !fits; i++) {
		turn = (int)(hash_cell(index, i, salt ^ 0x5eedu) % SEED_TURNS);
		fits = seed_fits(&room, x, y, turn);
	}
	if (!fits)
		turn = edge_turn(&room, x, y);
	/* What still sticks out slides down into the hollow. */
	for (int i = 0; i < 40 && !seed_fits(&room, x, y, turn); i++) {
		x *= 0.95f;
		y *= 0.95f;
	}
	*spot = (struct heap_spot){
		.x = x * half,
		.y = y * half,
		.layer = choice.layer,
		.turn = turn,
		.variant = (int)(hash_cell(index, 9, salt ^ 0x5eedu) % SEED_VARIANTS),
	};
}
