/* SPDX-License-Identifier: MIT */
#ifndef AI_TABLE_H
#define AI_TABLE_H

#include "core/position.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * What the search already knows about positions: a fixed number of entries of 16 bytes, four to a
 * cache line. Positions are seen from the mover's seat and without their stores, so boards that
 * differ only in what is banked, or in who sits where, share one entry; values are therefore kept
 * relative to the store difference.
 *
 * Entries live for one search only (table_begin): what was thought about before never changes an
 * answer. While a search runs any number of threads may find and store without a lock: an entry
 * that two of them wrote at once does not match its key and is as good as absent.
 */
enum bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT };

enum { TABLE_DEPTH_PROVED = 0xffff, TABLE_NO_MOVE = 31 };

struct table_entry {
	atomic_uint_least64_t lock; /* the key, exclusive-or data */
	/* Value 16, depth 16, bound 2, move 5, generation 16 bits, from below. */
	atomic_uint_least64_t data;
};

struct table {
	struct table_entry *entries;
	size_t buckets; /* a power of two; each holds TABLE_WAYS entries */
	unsigned generation;
};

struct table_fact {
	int value; /* 1/100 seed, mover's view, without the store difference; fits 16 bits */
	int depth; /* TABLE_DEPTH_PROVED: as good as at any depth */
	enum bound bound;
	int move; /* hole counted from the mover's first, or TABLE_NO_MOVE */
};

void table_init(struct table *table, unsigned megabytes);
void table_release(struct table *table);
void table_begin(struct table *table); /* forgets everything */

/* The same on every machine: no pointers, no byte order. */
uint64_t table_key(const struct position *position);

/* Has the entry fetched while other work is done. */
void table_prefetch(const struct table *table, uint64_t key);
bool table_find(const struct table *table, uint64_t key, struct table_fact *fact);
void table_store(struct table *table, uint64_t key, const struct table_fact *fact);

#endif
