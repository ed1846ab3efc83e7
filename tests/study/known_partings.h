/* SPDX-License-Identifier: MIT */
#ifndef TESTS_STUDY_KNOWN_PARTINGS_H
#define TESTS_STUDY_KNOWN_PARTINGS_H

#include <stdint.h>

/* The figures printed in document 000 (RULES, section 7): where a pack's sample game and the same
 * under another reading part. */
struct known_parting {
	const char *pack, *option, *other;
	uint32_t seed;
	int moves, turn;
	int here[3]; /* stores, over */
	int there[3];
};

enum { KNOWN_PARTINGS = 8 };

const struct known_parting *known_parting(int index);

#endif
