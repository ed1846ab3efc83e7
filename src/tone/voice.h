/* SPDX-License-Identifier: MIT */
#ifndef TONE_VOICE_H
#define TONE_VOICE_H

#include "tone/synth.h"

/* What seeds and boards are to the ear. */
struct seed_voice {
	struct body body;
	double hz;      /* the body's pitch */
	double contact; /* of two of them, seconds; on a board longer, see there */
	double weight;  /* how much of the board it wakes */
	double clack;   /* and how loud it is itself */
	double breath;  /* noise of the touch, a part of that */
};

struct board_voice {
	struct body hole;
	double hole_hz;
	struct body store;
	double store_hz;
	double soft;    /* contacts on it are longer by this */
	double answers; /* how much of a seed's own ring is left when it falls there */
	double bounce;  /* how much of a fall comes back for a second one */
	double dust;    /* noise of the ground, beside the hole's 1 */
	double dust_hz;
};

struct voice {
	const struct board_voice *board;
	const struct seed_voice *seed;
};

struct voice voice_of(struct tone_material material);

#endif
