/* SPDX-License-Identifier: MIT */
#include "ui/presenter_state.h"

#include "base/check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define HAND_HEIGHT  46.0f /* over the board, design units */
#define HAND_HOP     14.0f /* the arc from hole to hole */
#define SWEEP_HEIGHT 40.0f
#define GHOST        100 /* what is left to see of an empty hand, of 255 */
#define FADE_MS      120.0f
#define SETTLE       0.10f /* how high a seed bounces, of the height it fell from */

struct point {
	float x, y, height;
	float turn;
	int layer;
};

static float part(uint32_t begin, uint32_t end, uint64_t at)
{
	if (at >= end || begin >= end)
		return 1.0f;
	return at <= begin ? 0.0f : (float)(at - begin) / (float)(end - begin);
}

static float ease(float t)
{
	return t * t * (3.0f - 2.0f * t);
}

static float mix(float a, float b, float t)
{
	return a + (b - a) * t;
}

static const struct heap_spot *seat(struct presenter *p, int place, int index)
{
	struct heap_spot *spot = &p->seats[place][index];
	const struct board_hollow *hollow = &p->geometry.places[place];
	if (!p->seats_known[place][index]) {
		heap_spot(spot, p->kind, index, hollow->rx, hollow->ry, p->geometry.seed,
			(unsigned)place * 7919u + 13u);
		p->seats_known[place][index] = 1;
	}
	return spot;
}

static struct point seat_point(struct presenter *p, int place, int index)
{
	const struct heap_spot *spot = seat(p, place, index);
	const struct board_hollow *hollow = &p->geometry.places[place];
	return (struct point){
		hollow->x + spot->x, hollow->y + spot->y, 0.0f, (float)spot->turn, spot->layer};
}

/* Seeds in a hand lie in a tight spiral; the first that falls is the outermost. */
static struct point hand_slot(const struct presenter *p, float x, float y, float height, int index)
{
	float half = seed_half(p->kind, p->geometry.seed);
	float r = half * 0.62f * sqrtf((float)index);
	float angle = 2.39996f * (float)index + 0.7f;
	return (struct point){x + r * cosf(angle), y + r * sinf(angle), height,
		(float)((index * 7) % SEED_TURNS), index / 6};
}

static struct point hand_over(const struct presenter *p, int place, int index)
{
	const struct board_hollow *hollow = &p->geometry.places[place];
	return hand_slot(p, hollow->x, hollow->y, HAND_HEIGHT * p->geometry.unit, index);
}

static void hand_point(const struct presenter *p, const struct presenter_hand *hand, uint64_t at,
	struct point *point)
{
	const struct board_hollow *from = &p->geometry.places[hand->from];
	const struct board_hollow *to = &p->geometry.places[hand->to];
	float t = part(hand->begin, hand->end, at);
	float along = ease(t);
	float hop = HAND_HOP * 4.0f * t * (1.0f - t);
	point->x = mix(from->x, to->x, along);
	point->y = mix(from->y, to->y, along);
	point->height = (HAND_HEIGHT + hop) * p->geometry.unit;
}

/* An empty hand waits for what its last seed does, and lets it be seen. */
static int hand_alpha(const struct presenter_hand *hand, uint64_t at)
{
	float since = hand->count > 0 || at <= hand->end ? 0.0f : (float)(at - hand->end);
	return 255 - (int)lroundf((float)(255 - GHOST) * fminf(1.0f, since / FADE_MS));
}

static bool is_hand(int place)
{
	return place == PLACE_HAND_A || place == PLACE_HAND_B;
}

/* Off the board over its nearer long edge, where seeds that do not count go. */
static struct point gone_point(const struct presenter *p, const struct point *from)
{
	struct point out = *from;
	if (p->geometry.upright)
		out.x += (from->x < p->geometry.cx ? -1.6f : 1.6f) * p->geometry.half_short;
	else
		out.y += (from->y < p->geometry.cy ? -1.6f : 1.6f) * p->geometry.half_short;
	return out;
}

/* Turns the short way round. */
static int turn_between(float a, float b, float t)
{
	float d = b - a;
	int turn;
	if (d > SEED_TURNS / 2)
		d -= SEED_TURNS;
	if (d < -SEED_TURNS / 2)
		d += SEED_TURNS;
	turn = (int)lroundf(a + d * t);
	return ((turn % SEED_TURNS) + SEED_TURNS) % SEED_TURNS;
}

/* A fall that speeds up, and one small bounce. */
static float fall_height(float from, float t)
{
	float hit = 0.72f;
	if (t < hit)
		return from * (1.0f - (t / hit) * (t / hit));
	float u = (t - hit) / (1.0f - hit);
	return from * SETTLE * 4.0f * u * (1.0f - u);
}

static void flight(
	struct presenter *p, const struct presenter_seed *seed, uint64_t at, struct seed_view *view)
{
	float t = part(seed->begin, seed->end, at);
	float along = ease(t);
	struct point a, b;
	view->alpha = 255;
	a = is_hand(seed->from) ? hand_over(p, seed->over, seed->from_index)
				: seat_point(p, seed->from, seed->from_index);
	if (is_hand(seed->place)) {
		b = hand_over(p, seed->over, seed->index);
	} else if (seed->place == PLACE_GONE) {
		b = gone_point(p, &a);
		view->alpha = (int)(255.0f * (1.0f - along));
	} else {
		b = seat_point(p, seed->place, seed->index);
	}
	if (is_hand(seed->from)) {
		along = fminf(1.0f, t / 0.72f);
		view->height = fall_height(a.height, t);
	} else if (is_hand(seed->place)) {
		view->height = b.height * along;
	} else {
		view->height = SWEEP_HEIGHT * p->geometry.unit * 4.0f * t * (1.0f - t);
	}
	view->x = mix(a.x, b.x, along);
	view->y = mix(a.y, b.y, along);
	view->turn = turn_between(a.turn, b.turn, along);
	view->layer = b.layer;
}

static void place_seed(struct presenter *p, int id, uint64_t at, const struct point hands[2],
	struct seed_view *view)
{
	const struct presenter_seed *seed = &p->seeds[id];
	view->id = (uint8_t)id;
	view->variant = seed->variant;
	view->place = seed->place;
	view->lies = false;
	view->alpha = 255;
	bool waits = seed->flies && at < seed->begin && !is_hand(seed->from);
	if (seed->flies && at < seed->end && !waits) {
		flight(p, seed, at, view);
		return;
	}
	struct point point;
	if (waits) { /* of a heap that moves, one after the other: it lies where it lay */
		point = seat_point(p, seed->from, seed->from_index);
		view->place = seed->from;
		view->lies = true;
	} else if (is_hand(seed->place)) {
		const struct point *hand = &hands[seed->place - PLACE_HAND_A];
		point = hand_slot(p, hand->x, hand->y, hand->height, seed->index);
	} else {
		point = seat_point(p, seed->place, seed->index);
		view->lies = true;
	}
	view->x = point.x;
	view->y = point.y;
	view->height = point.height;
	view->turn = (int)point.turn;
	view->layer = point.layer;
}

static bool is_gone(const struct presenter_seed *seed, uint64_t at)
{
	return seed->place == PLACE_GONE && (!seed->flies || at >= seed->end);
}

/* What lies first, by layers; then what is in the air, by height. */
static int draw_order(const void *va, const void *vb)
{
	const struct seed_view *a = va, *b = vb;
	if (a->lies != b->lies)
		return a->lies ? -1 : 1;
	if (!a->lies && a->height < b->height)
		return -1;
	if (!a->lies && a->height > b->height)
		return 1;
	if (a->layer != b->layer)
		return a->layer < b->layer ? -1 : 1;
	return (int)a->id - (int)b->id;
}

void presenter_view(struct presenter *presenter, uint64_t now, struct presenter_view *view)
{
	struct presenter *p = presenter;
	struct point points[2] = {{0}};
	uint64_t at = now > p->start ? now - p->start : 0;
	CHECK(p->geometry.holes == p->shown.holes);
	for (int i = 0; i < 2; i++) {
		const struct presenter_hand *hand = &p->hands[i];
		hand_point(p, hand, at, &points[i]);
		view->hands[i] = (struct hand_view){.shown = hand->active,
			.x = points[i].x,
			.y = points[i].y,
			.height = points[i].height,
			.count = hand->count,
			.relays = hand->relays,
			.laps = hand->banked + 1,
			.alpha = hand_alpha(hand, at)};
	}
	view->count = 0;
	memset(view->lying, 0, sizeof(view->lying));
	for (int i = 0; i < p->seed_count; i++) {
		struct seed_view *seed = &view->seeds[view->count];
		if (is_gone(&p->seeds[i], at))
			continue;
		place_seed(p, i, at, points, seed);
		if (seed->lies)
			view->lying[seed->place]++;
		view->count++;
	}
	qsort(view->seeds, (size_t)view->count, sizeof(view->seeds[0]), draw_order);
}
