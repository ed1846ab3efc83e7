/* SPDX-License-Identifier: MIT */
#ifndef SESSION_ENDINGS_H
#define SESSION_ENDINGS_H

#include "ai/endgame.h"
#include "base/job.h"
#include "base/log.h"

/*
 * The endgame table of the rules at hand, for the levels that play by it. A job of its own reads it
 * from its file, fills what is missing and keeps it there; nobody waits for that but the level,
 * which searches with the whole table only, so that it plays alike on every machine. One owner for
 * all games that follow each other: the next one of the same rules has it at once.
 */
struct endings;

/* As many tables are kept on the disk, of up to 40 MB each: those that were of use last. */
enum { ENDINGS_FILES = 4 };

/* All of it outlives the endings. FOLDER "": kept in memory only. A folder that can't be written to
 * and a file that is damaged (it is removed and made anew) are said to LOG. */
struct endings_host {
	struct job_runner *runner;
	struct log *log;
	const char *folder;
	int threads; /* that build it, as endgame_build(); 0: one */
};

struct endings *endings_new(const struct endings_host *host);
void endings_free(struct endings *endings); /* NULL is fine; nothing is on loan */

/* Begins to make ready the table of SEEDS for RULES, or goes on with it. Call again and again: one
 * of other rules goes as soon as it is not on loan. */
void endings_prepare(struct endings *endings, const struct rules *rules, int seeds);
/* The same, and the whole table once it is ready, on loan until endings_return(); NULL: not yet. */
const struct endgame *endings_lend(struct endings *endings, const struct rules *rules, int seeds);
/* What there is for RULES if it is whole already, whatever its size; begins nothing. */
const struct endgame *endings_lend_made(struct endings *endings, const struct rules *rules);
void endings_return(struct endings *endings);

/* Nobody needs it for now: what is being made stops soon and is kept as far as it has come. */
void endings_rest(struct endings *endings);
/* How much is known of what is asked for, 0..100. */
int endings_percent(const struct endings *endings);

#endif
