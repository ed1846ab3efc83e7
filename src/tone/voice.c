/* SPDX-License-Identifier: MIT */
#include "tone/voice.h"

#include "base/check.h"

/* ---- seeds */

/* A cowrie: hard, hollow, with a slit. */
static const struct ring kerang_rings[] = {
	{1.00, 0.022, 1.00}, {1.47, 0.018, 0.80}, {2.09, 0.012, 0.55}, {0.62, 0.026, 0.45}};
/* A kernel of sawo: a closed piece of wood. */
static const struct ring sawo_rings[] = {
	{1.00, 0.014, 1.00}, {1.92, 0.009, 0.45}, {2.95, 0.005, 0.15}};
/* A saga seed: tiny and hard as a bead. */
static const struct ring saga_rings[] = {
	{1.00, 0.009, 1.00}, {1.38, 0.007, 0.60}, {0.70, 0.010, 0.30}};
/* A marble. The glass itself is far above hearing; what sings is the pair that touches and the air
 * between. */
static const struct ring guli_rings[] = {
	{1.00, 0.060, 1.00}, {1.52, 0.042, 0.55}, {2.21, 0.026, 0.30}, {0.50, 0.020, 0.20}};

static const struct seed_voice seeds[TONE_SEEDS_COUNT] = {
	[TONE_KERANG] = {.body = {kerang_rings, 4},
		.hz = 2150.0,
		.contact = 0.00011,
		.weight = 1.0,
		.clack = 0.85,
		.breath = 0.35},
	[TONE_SAWO] = {.body = {sawo_rings, 3},
		.hz = 1180.0,
		.contact = 0.00030,
		.weight = 1.15,
		.clack = 0.75,
		.breath = 0.15},
	[TONE_SAGA] = {.body = {saga_rings, 3},
		.hz = 3550.0,
		.contact = 0.00009,
		.weight = 0.45,
		.clack = 0.70,
		.breath = 0.25},
	[TONE_GULI] = {.body = {guli_rings, 4},
		.hz = 2900.0,
		.contact = 0.00010,
		.weight = 1.25,
		.clack = 0.80,
		.breath = 0.12},
};

/* ---- boards */

/* The wall of a hollow in a plank: a bar's modes, the high ones soon gone. */
static const struct ring jawa_hole[] = {
	{1.00, 0.075, 0.95}, {1.83, 0.050, 0.40}, {2.76, 0.045, 0.75}, {4.10, 0.030, 0.40}};
/* The big hollow at the end, with the air in it. */
static const struct ring jawa_store[] = {{1.00, 0.230, 0.72}, {1.59, 0.160, 0.75},
	{2.71, 0.120, 1.00}, {4.13, 0.080, 0.80}, {6.20, 0.050, 0.50}, {0.52, 0.200, 0.14}};
/* A hull: thinner, so it speaks lower and longer, and loses its high notes at once. */
static const struct ring melayu_hole[] = {
	{1.00, 0.105, 1.00}, {1.62, 0.070, 0.60}, {2.31, 0.040, 0.35}, {3.55, 0.020, 0.22}};
static const struct ring melayu_store[] = {{1.00, 0.280, 0.85}, {1.48, 0.200, 0.80},
	{2.27, 0.120, 0.90}, {3.60, 0.075, 0.60}, {5.10, 0.045, 0.30}, {0.55, 0.240, 0.22}};
/* Beaten earth: a thud, gone before it has a note. */
static const struct ring tanah_hole[] = {
	{1.00, 0.050, 1.00}, {1.71, 0.034, 0.70}, {2.70, 0.020, 0.40}};
static const struct ring tanah_store[] = {
	{1.00, 0.085, 1.00}, {1.63, 0.060, 0.70}, {2.55, 0.032, 0.45}};

static const struct board_voice boards[TONE_BOARD_COUNT] = {
	[TONE_JAWA] = {.hole = {jawa_hole, 4},
		.hole_hz = 820.0,
		.store = {jawa_store, 6},
		.store_hz = 272.0,
		.soft = 1.3,
		.answers = 0.55,
		.bounce = 0.22,
		.dust = 0.05,
		.dust_hz = 1900.0},
	[TONE_MELAYU] = {.hole = {melayu_hole, 4},
		.hole_hz = 610.0,
		.store = {melayu_store, 6},
		.store_hz = 224.0,
		.soft = 1.8,
		.answers = 0.45,
		.bounce = 0.20,
		.dust = 0.06,
		.dust_hz = 1500.0},
	[TONE_TANAH] = {.hole = {tanah_hole, 3},
		.hole_hz = 205.0,
		.store = {tanah_store, 3},
		.store_hz = 138.0,
		.soft = 7.0,
		.answers = 0.14,
		.bounce = 0.04,
		.dust = 0.30,
		.dust_hz = 760.0},
};

struct voice voice_of(struct tone_material material)
{
	CHECK((int)material.board >= 0 && material.board < TONE_BOARD_COUNT);
	CHECK((int)material.seeds >= 0 && material.seeds < TONE_SEEDS_COUNT);
	return (struct voice){&boards[material.board], &seeds[material.seeds]};
}
