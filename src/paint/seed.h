/* SPDX-License-Identifier: MIT */
#ifndef PAINT_SEED_H
#define PAINT_SEED_H

#include "paint/canvas.h"

/*
 * One seed, lit as the board is, at one of SEED_TURNS turns and SEED_VARIANTS shapes and shades,
 * and its shadow as a picture of its own (drawn first; apart from the seed while it is in the air).
 * Both are centred on the canvas.
 */
enum seed_kind { SEED_KERANG, SEED_SAWO, SEED_SAGA, SEED_GULI, SEED_KIND_COUNT };
enum { SEED_TURNS = 24, SEED_VARIANTS = 3 };

/* HALF is half the length of a cowrie in pixels; other kinds are as large beside it as they are in
 * the hand. CANVAS is initialised here. */
void paint_seed(struct canvas *canvas, enum seed_kind kind, float half, int turn, int variant);
/* The same at every turn, for a fifth of the work of one call each. */
void paint_seed_turns(
	struct canvas canvases[SEED_TURNS], enum seed_kind kind, float half, int variant);
/* Half the length of a seed of KIND where half a cowrie's is HALF. */
float seed_half(enum seed_kind kind, float half);
/* SOFT 0: lying, 1: high above. */
void paint_seed_shadow(
	struct canvas *canvas, enum seed_kind kind, float half, int turn, float soft);

/*
 * Where the seeds of a heap lie, as offsets from the centre of a hollow with half axes RX, RY
 * (pixels), HALF as above. Seed i of a heap lies where it lies whatever comes after it, so a heap
 * grows without stirring. The first few lie on the ground, each to be seen; higher layers lie in
 * the gaps between lower ones and a little further up on the picture. Every whole seed is inside
 * the hollow. SALT makes heaps differ. INDEX 0 .. 255.
 */
struct heap_spot {
	float x, y;
	int layer;   /* 0 on the ground; drawn from low to high */
	int turn;    /* 0 .. SEED_TURNS-1 */
	int variant; /* 0 .. SEED_VARIANTS-1 */
};

void heap_spot(struct heap_spot *spot, enum seed_kind kind, int index, float rx, float ry,
	float half, unsigned salt);

#endif
