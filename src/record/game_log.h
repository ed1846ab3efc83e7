/* SPDX-License-Identifier: MIT */
#ifndef RECORD_GAME_LOG_H
#define RECORD_GAME_LOG_H

#include "base/diag.h"
#include "base/file.h"
#include "base/strbuf.h"
#include "core/event.h"
#include "record/record.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * The games that people finished, the oldest first, and what those came to that were dropped
 * because there is no room for ever. Codes are kept as text: a game whose pack is not here stays
 * in the list. Always: at most GAME_LOG_MAX games and GAME_LOG_SUMS sums, each sum of another pack
 * and level, and the whole text at most JSON_SIZE_MAX bytes.
 */
enum {
	GAME_LOG_MAX = 2000,
	GAME_LOG_SUMS = 400,
	GAME_LOG_LEVELS = 9,       /* of the computer, from 1 */
	GAME_LOG_PERSON = 0,       /* in place of a level */
	GAME_LOG_DAYS = 1000000,   /* the last day there is */
	GAME_LOG_UNKNOWN = -1,     /* hints, undos */
	GAME_LOG_MANY = 100000000, /* no counter goes beyond */
};

struct game_log_entry {
	int day;                        /* since 1970-01-01, where it was played; 0: not known */
	char pack[RECORD_PACK_MAX + 1]; /* the first word of CODE */
	char *code;                     /* owned */
	int levels[2];                  /* by side, at the end: GAME_LOG_PERSON or 1 … */
	bool swap, swapped;             /* seats might be changed; they were */
	enum result result;             /* never RESULT_NONE */
	bool conceded;
	int rounds;           /* that were begun, from 1 */
	int stores[2];        /* of the last of them */
	int best_turn[2];     /* seeds banked in one turn, extra turns included */
	int longest_relay[2]; /* liftings in one move */
	int hints, undos;     /* or GAME_LOG_UNKNOWN */
};

/* What games of one pack and level came to: for the person; of two people WON are those of the
 * lower row, LOST those of the upper, and there are no streaks. */
struct game_log_sum {
	char pack[RECORD_PACK_MAX + 1];
	int level; /* GAME_LOG_PERSON: two people */
	int games, won, drawn, lost;
	int best_turn, longest_relay;
	int streak, best_streak; /* won in a row: up to the last one, and ever */
};

struct game_log {
	struct game_log_entry *entries;
	int count, cap;
	struct game_log_sum sums[GAME_LOG_SUMS]; /* of dropped games only */
	int sum_count;
	size_t bytes; /* about what the entries take as text */
};

void game_log_init(struct game_log *log);
void game_log_release(struct game_log *log); /* as after init */

/* Puts a copy at the end, and drops the oldest where there is no room. */
void game_log_add(struct game_log *log, const struct game_log_entry *entry);
/* Takes out the newest that is the same game: code, seats and how it ended. False: none is. */
bool game_log_remove(struct game_log *log, const struct game_log_entry *entry);
/* The same game as the newest. */
bool game_log_is_newest(const struct game_log *log, const struct game_log_entry *entry);
void game_log_entry_release(struct game_log_entry *entry);

/* The side of the only person; SIDE_A where both are. */
enum side game_log_person(const struct game_log_entry *entry);
/* The level of the only computer, or GAME_LOG_PERSON. */
int game_log_level(const struct game_log_entry *entry);
/* All games, dropped ones included: SUMS (room for GAME_LOG_SUMS) in the order of their first game;
 * how many. */
int game_log_sums(const struct game_log *log, struct game_log_sum *sums);

/* One JSON document, a game a line. On false nothing has changed. */
bool game_log_read(
	struct game_log *log, const char *file, const char *text, size_t len, struct diag *diag);
void game_log_write(const struct game_log *log, struct strbuf *out);
/* As file_load(): LOG is empty after FILE_MISSING and FILE_BAD. */
enum file_load game_log_load(struct game_log *log, const char *path, struct diag *diag);
bool game_log_save(const struct game_log *log, const char *path, struct diag *diag);

/* Tables for spreadsheets, in English with a line of names: the games, and their sums. */
void game_log_write_games_csv(const struct game_log *log, struct strbuf *out);
void game_log_write_sums_csv(const struct game_log *log, struct strbuf *out);

#endif
