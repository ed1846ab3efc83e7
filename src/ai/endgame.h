/* SPDX-License-Identifier: MIT */
#ifndef AI_ENDGAME_H
#define AI_ENDGAME_H

#include "base/diag.h"
#include "base/job.h"
#include "core/position.h"
#include "core/rules.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The truth about every board with few seeds left: one byte a position, filled by ascending number
 * of seeds in holes. A position is seen from the mover's seat and without its stores, so what
 * stands here is what is still to come: the mover's seeds from here on minus the opponent's, under
 * best play of both. No position comes back within a round (seeds only move forward), not even
 * where a move banks nothing.
 *
 * It knows one round on a board without burned holes. Two rules that differ only in what lies
 * outside a round (opening together, rounds) share one table.
 */
struct endgame;

/* The most seeds a table may hold: their values fit a byte. */
enum { ENDGAME_SEEDS_MAX = 24, ENDGAME_THREADS_MAX = 16 };

/* The most positions it may have, a byte each. */
#define ENDGAME_POSITIONS_MAX (UINT64_C(1) << 31)

/* How many positions there are of up to SEEDS seeds in HOLES holes a side; UINT64_MAX if too many
 * to count. The largest table, up to ENDGAME_SEEDS_MAX, that has no more than POSITIONS of them. */
uint64_t endgame_positions(int holes, int seeds);
int endgame_seeds_within(int holes, uint64_t positions);

/* Empty; SEEDS 0..ENDGAME_SEEDS_MAX, of which there are no more than ENDGAME_POSITIONS_MAX
 * positions. Takes that many bytes, whose pages are touched only when they are filled. Never fails
 * for want of memory (xalloc). */
struct endgame *endgame_new(const struct rules *rules, int seeds);
void endgame_free(struct endgame *endgame); /* NULL is fine */

/*
 * Fills what is not filled yet, layer by layer, with THREADS threads (the caller's is one; RUNNER
 * starts the others, NULL or 1: alone). The result is the same whatever the number. False if STOP
 * (NULL: never) was set: it returns soon, and the layers that were finished are kept. Others may
 * use endgame_find() meanwhile.
 */
bool endgame_build(
	struct endgame *endgame, int threads, struct job_runner *runner, const atomic_bool *stop);

/* Positions of up to so many seeds are known; -1: none yet. */
int endgame_ready(const struct endgame *endgame);
int endgame_seeds(const struct endgame *endgame); /* as asked for */
/* Whether its values hold for a round under RULES. */
bool endgame_is_for(const struct endgame *endgame, const struct rules *rules);

/* Whether SAMPLES positions picked by SEED among those ready have the value that follows from their
 * children's: false is a table of other rules than it says, or a bug. */
bool endgame_verify(const struct endgame *endgame, int samples, uint32_t seed);

/* What is still to come for POSITION's mover, in seeds; false if not known: too many seeds, burned
 * holes. POSITION is not over and of the table's size. */
bool endgame_find(const struct endgame *endgame, const struct position *position, int *value);

/*
 * Kept in a file with a checksum. The name says the rules and the size:
 * "akhir-HHHHHHHHHHHHHHHH.tab" in FOLDER; PATH is "" where FOLDER is. A file that is damaged or of
 * other rules is refused with its reason and not touched. endgame_load() takes the layers of the
 * file that fit the table, up to endgame_seeds(), and needs no second copy of them; nothing has
 * changed on false. Not while endgame_build() runs; endgame_find() may go on. endgame_save() keeps
 * the layers that are ready, at any time; the folder is there.
 */
#define ENDGAME_FILES "akhir-"
void endgame_path(
	const struct rules *rules, int seeds, const char *folder, char *path, size_t size);
bool endgame_save(const struct endgame *endgame, const char *path, struct diag *diag);
bool endgame_load(struct endgame *endgame, const char *path, struct diag *diag);

#endif
