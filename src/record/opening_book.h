/* SPDX-License-Identifier: MIT */
#ifndef RECORD_OPENING_BOOK_H
#define RECORD_OPENING_BOOK_H

#include "base/diag.h"
#include "base/file.h"
#include "base/strbuf.h"
#include "core/position.h"
#include "core/rules.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * What is known of the first turn, by pack and board: the best line found, what it is worth and
 * what is proved of that. One comes with the program (assets/openings.json), another holds what
 * the player's own searches found; both are of one format:
 *
 *	{"format":1,"openings":[
 *	{"pack":"umum","holes":3,"seeds":3,"rules":{"start":"bergiliran"},"line":"012",
 *	 "store":12,"most":12,"mostExact":true,"value":10,"known":true,"bound":10,"exact":true,
 *	 "nodes":40,"ms":0}]}
 *
 * "rules" are those that are not the pack's; only options that count within a round stand there.
 * A line is of places, as in a code. It is not played by the reader, which knows no packs:
 * opening_entry_replay() does it.
 */
enum {
	OPENING_PACK_MAX = 63,
	OPENING_LINE_MAX = 255,
	OPENING_ENTRIES_MAX = 500,
	OPENING_BYTES_MAX = 512 * 1024,
	OPENING_OF_PACK = -1,
};

struct opening_entry {
	char pack[OPENING_PACK_MAX + 1];
	int holes, seeds;          /* a side; a hole */
	int changes[OPTION_COUNT]; /* the value, or OPENING_OF_PACK */
	int line_len;              /* 1 .. OPENING_LINE_MAX */
	uint8_t line[OPENING_LINE_MAX];
	int store;       /* in the first player's store after the line */
	int most;        /* the most seeds that a first turn is known to bank; at least STORE */
	bool most_exact; /* none banks more */
	int value;       /* what the line is worth: final store minus the other's, best play */
	bool known;      /* … proved; else as far as was seen */
	int bound;       /* no first turn is worth more */
	uint64_t nodes;  /* moves tried to find it */
	int ms;
};

struct opening_book {
	struct opening_entry *entries;
	int count, cap;
};

/* The value of the opening is proved: the line's is, and none is worth more. */
bool opening_entry_is_exact(const struct opening_entry *entry);
/* Without a line: of PACK, whose own rules are BASE, under RULES as far as these differ. The board
 * is that of RULES. */
void opening_entry_init(struct opening_entry *entry, const char *pack, const struct rules *base,
	const struct rules *rules);
/* Names all its rules, so that it stays of these where the pack's own change. */
void opening_entry_pin(struct opening_entry *entry, const struct rules *base);
/* The rules of one round in turn that it is of, for a pack with the rules BASE. */
void opening_entry_rules(
	const struct opening_entry *entry, const struct rules *base, struct rules *rules);
/* OPTION counts within one round in turn. */
bool opening_option_counts(enum option option);
/* Plays the line; false unless all of it is legal, one turn (extra turns included) and ends with
 * STORE. */
bool opening_entry_replay(const struct opening_entry *entry, const struct rules *base);
/* The board after the first COUNT choices of a line that can be played. */
void opening_entry_board(const struct opening_entry *entry, const struct rules *base, int count,
	struct position *position);
/* Takes over what FROM, an entry of the same opening, knows better: a line that is proved before
 * one that is not, then the higher value; the lower bound; the higher most. False, and nothing has
 * changed, where the two contradict each other. */
bool opening_entry_merge(struct opening_entry *into, const struct opening_entry *from);

void opening_book_init(struct opening_book *book);
void opening_book_release(struct opening_book *book);

/* Into an initialised book; on false it is as it was. */
bool opening_book_read(struct opening_book *book, const char *file, const char *text, size_t len,
	struct diag *diag);
void opening_book_write(const struct opening_book *book, struct strbuf *out);
/* The program's own: read as it is, never set aside. */
bool opening_book_open(struct opening_book *book, const char *path, struct diag *diag);
enum file_load opening_book_load(struct opening_book *book, const char *path, struct diag *diag);
bool opening_book_save(const struct opening_book *book, const char *path, struct diag *diag);

/* A first turn of PACK, whose own rules are BASE, played by RULES in turn; NULL: none. RULES may
 * open together, of which there is no first turn: what it would be in turn. */
const struct opening_entry *opening_book_find(const struct opening_book *book, const char *pack,
	const struct rules *base, const struct rules *rules);
/* Adds ENTRY, or merges it with the one of the same opening; false: they contradict each other, or
 * the book is full. */
bool opening_book_add(struct opening_book *book, const struct opening_entry *entry);

#endif
