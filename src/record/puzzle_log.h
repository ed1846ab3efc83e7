/* SPDX-License-Identifier: MIT */
#ifndef RECORD_PUZZLE_LOG_H
#define RECORD_PUZZLE_LOG_H

#include "base/file.h"
#include "record/puzzle_book.h"

/*
 * Which puzzles somebody has tried, and how that went:
 *
 *	{"format":1,"puzzles":[
 *	{"day":20819,"code":"umum@….0.","theme":"bawa-pulang","tries":2,"state":"selesai"}]}
 *
 * "day" only of a puzzle of a day, solved or tried on that day. The oldest come first; beyond
 * PUZZLE_LOG_MAX they are dropped.
 */
enum { PUZZLE_LOG_MAX = 2500, PUZZLE_LOG_DAYS = 1000000, PUZZLE_LOG_TRIES = 100000 };

enum puzzle_mark {
	PUZZLE_TRIED,  /* "dicoba" */
	PUZZLE_DONE,   /* "selesai" */
	PUZZLE_LOOKED, /* "dilihat": the solution was shown before it was found; it stays so */
};

struct puzzle_log_entry {
	int day; /* since 1970-01-01; 0: of the collection */
	char code[PUZZLE_CODE_MAX + 1];
	enum puzzle_goal goal;
	int tries; /* turns played until it was solved, or so far; 0 only where it was looked at */
	enum puzzle_mark mark;
};

struct puzzle_log {
	struct puzzle_log_entry *entries;
	int count, cap;
};

void puzzle_log_init(struct puzzle_log *log);
void puzzle_log_release(struct puzzle_log *log);

/* What is known of the puzzle of DAY (0: of the collection); NULL: nothing. */
const struct puzzle_log_entry *puzzle_log_find(
	const struct puzzle_log *log, int day, const struct puzzle_claim *claim);
/* One more turn was played, and SOLVED it or not; nothing where it was done or looked at before. */
void puzzle_log_try(struct puzzle_log *log, int day, const struct puzzle_claim *claim, bool solved);
/* The solution was shown; nothing where it was done before. */
void puzzle_log_look(struct puzzle_log *log, int day, const struct puzzle_claim *claim);
/* How many days in a row, up to TODAY or the day before it, had a puzzle solved. */
int puzzle_log_streak(const struct puzzle_log *log, int today);

/* Into an initialised log; on false it is as it was. */
bool puzzle_log_read(
	struct puzzle_log *log, const char *file, const char *text, size_t len, struct diag *diag);
void puzzle_log_write(const struct puzzle_log *log, struct strbuf *out);
enum file_load puzzle_log_load(struct puzzle_log *log, const char *path, struct diag *diag);
bool puzzle_log_save(const struct puzzle_log *log, const char *path, struct diag *diag);

#endif
