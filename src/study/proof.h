/* SPDX-License-Identifier: MIT */
#ifndef STUDY_PROOF_H
#define STUDY_PROOF_H

#include "core/match.h"
#include "packs/pack.h"
#include "record/record.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * Two readings of a rule, held against each other on a board (RULES, section 7): one game is
 * played under both until they part.
 */
enum parting_why { PARTING_NONE, PARTING_BOARD, PARTING_OVER, PARTING_ILLEGAL };

struct parting {
	enum parting_why why; /* NONE: they never parted */
	int turn;             /* from 1 */
	struct match here;    /* after that turn */
	struct match other;
};

const char *parting_why_name(enum parting_why why); /* "papan-berbeda" … */

/* RECORD under its own rules and under OTHER, which are played on RECORD's board whatever size they
 * name. */
void parting_find(const struct record *record, const struct rules *other, struct parting *parting);

/* The option by which RECORD's rules and OTHER part as PARTING says: the first in their order that
 * alone leads to the same other board, else the first that alone parts them at that turn;
 * OPTION_COUNT where only several together do, or nothing parts. */
enum option parting_option(
	const struct record *record, const struct rules *other, const struct parting *parting);

enum { PROOF_SEEDS = 60 };

struct proof {
	uint32_t seed; /* the first sample game that parts them; 0: none of PROOF_SEEDS does */
	int moves;     /* of that sample game */
	struct parting parting;
};

/* Sample game SEED of the pack, under its own rules; of a pack whose matches have no limit three
 * rounds. RECORD is uninitialised. */
void proof_record(const struct pack *pack, uint32_t seed, struct record *record);

/* The pack's rules against the same with OPTION set to VALUE, each played as sample games are. */
void proof_find(const struct pack *pack, enum option option, int value, struct proof *proof);

#endif
