/* SPDX-License-Identifier: MIT */
#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "core/match.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A game is its pack, its set-up and its moves; every state is rebuilt by playing them (RULES,
 * section 8). As text:
 *
 *	umum.0.6cce5ae854            congklak-babak:9+rounds.maxRounds=3.0.5…
 */
enum { RECORD_PACK_MAX = 63, RECORD_CHOICES_MAX = 20000, RECORD_CODE_MAX = 24000 };

struct record {
	char pack[RECORD_PACK_MAX + 1];
	struct rules base;  /* the pack's own rules, on its default board */
	struct rules rules; /* as played */
	bool set_position;  /* starts from cells */
	uint8_t cells[BOARD_CELLS];
	uint8_t first; /* enum side */
	int len;
	int cap;
	uint8_t *choices; /* places, in the order made; owned */
};

/* Gives the rules of the pack ID, false if there is none of that name. */
typedef bool record_find_rules(const void *context, const char *id, struct rules *rules);

/* A game of PACK not yet begun. */
void record_init(struct record *record, const char *pack, const struct rules *base,
	const struct rules *rules, enum side first);
void record_release(struct record *record);
void record_copy(struct record *to, const struct record *from); /* to is uninitialised */
void record_add(struct record *record, int place);
void record_truncate(struct record *record, int len);

/* Reads a code and plays it through: a choice that is not legal is refused with its number. On
 * false nothing needs releasing. */
bool record_parse(struct record *record, const char *code, record_find_rules *find,
	const void *context, struct diag *diag);
/* Appends the one code of this game. */
void record_write(const struct record *record, struct strbuf *out);

/* The match before the first choice. */
void record_start(const struct record *record, struct match *match);
/* The match after the first COUNT choices (0..len). */
void record_replay(const struct record *record, int count, struct match *match);

#endif
