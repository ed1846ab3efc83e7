/* SPDX-License-Identifier: MIT */
#include "ai/table.h"

#include "base/large.h"

#include <string.h>

enum { TABLE_WAYS = 4, GENERATIONS = 0x10000 };

static size_t bytes_of(const struct table *table)
{
	return table->buckets * TABLE_WAYS * sizeof(*table->entries);
}

void table_init(struct table *table, unsigned megabytes)
{
	size_t bytes = (size_t)(megabytes ? megabytes : 1) << 20;
	size_t bucket = TABLE_WAYS * sizeof(struct table_entry);

	table->buckets = 1;
	while (table->buckets * 2 * bucket <= bytes)
		table->buckets *= 2;
	table->entries = large_alloc(bytes_of(table));
	table->generation = 0;
}

void table_release(struct table *table)
{
	large_free((void *)table->entries, bytes_of(table));
	table->entries = NULL;
}

void table_begin(struct table *table)
{
	table->generation++;
	if (table->generation < GENERATIONS)
		return;
	/* Very old entries would look new again. */
	memset((void *)table->entries, 0, bytes_of(table));
	table->generation = 1;
}

/* Written so that the number is the same on either byte order; compilers make one load of it. */
static uint64_t load(const uint8_t *bytes)
{
	return (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 |
	       (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 |
	       (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
}

static uint64_t low_bytes(uint64_t word, int count)
{
	return count >= 8 ? word : word & (((uint64_t)1 << (8 * count)) - 1);
}

static uint64_t mix(uint64_t h)
{
	h ^= h >> 32;
	h *= UINT64_C(0xd6e8feb86659fd93);
	h ^= h >> 32;
	return h;
}

uint64_t table_key(const struct position *position)
{
	enum side mover = (enum side)position->mover;
	int n = position->holes;
	const uint8_t *own = position->cells + board_first(n, mover);
	const uint8_t *other = position->cells + board_first(n, side_other(mover));
	uint64_t rest = 0;
	uint64_t h;

	if (n > 8)
		rest = low_bytes(load(own + 8), n - 8) | low_bytes(load(other + 8), n - 8) << 24;
	/* Burned holes stay the same during a search; but where there are some, the two seats are
	 * not alike any more. */
	if (position->burned)
		rest |= (uint64_t)(1 + position->mover) << 48;
	h = mix(low_bytes(load(own), n) * UINT64_C(0x9e3779b97f4a7c15));
	h = mix((h + low_bytes(load(other), n)) * UINT64_C(0xbf58476d1ce4e5b9));
	return mix(h + rest * UINT64_C(0x94d049bb133111eb));
}

static uint64_t pack(const struct table *table, const struct table_fact *fact)
{
	return (uint64_t)(uint16_t)fact->value | (uint64_t)(uint16_t)fact->depth << 16 |
	       (uint64_t)fact->bound << 32 | (uint64_t)(fact->move & 31) << 34 |
	       (uint64_t)table->generation << 39;
}

static unsigned generation(uint64_t data)
{
	return (unsigned)(data >> 39) & (GENERATIONS - 1);
}

static unsigned depth(uint64_t data)
{
	return (unsigned)(data >> 16) & 0xffffu;
}

static struct table_entry *bucket(const struct table *table, uint64_t key)
{
	return table->entries + (size_t)(key & (table->buckets - 1)) * TABLE_WAYS;
}

void table_prefetch(const struct table *table, uint64_t key)
{
#if defined(__GNUC__)
	__builtin_prefetch(bucket(table, key));
#else
	(void)table;
	(void)key;
#endif
}

static uint64_t read(const atomic_uint_least64_t *word)
{
	return atomic_load_explicit(word, memory_order_relaxed);
}

bool table_find(const struct table *table, uint64_t key, struct table_fact *fact)
{
	const struct table_entry *entry = bucket(table, key);

	for (int i = 0; i < TABLE_WAYS; i++, entry++) {
		uint64_t data = read(&entry->data);
		unsigned value = (unsigned)data & 0xffffu;

		if ((read(&entry->lock) ^ data) != key || generation(data) != table->generation)
			continue;
		fact->value = value & 0x8000u ? (int)value - 0x10000 : (int)value;
		fact->depth = (int)depth(data);
		fact->bound = (enum bound)(data >> 32 & 3);
		fact->move = (int)(data >> 34 & 31);
		return true;
	}
	return false;
}

/* Takes the position's own entry, else one of an earlier search, else the shallowest. */
void table_store(struct table *table, uint64_t key, const struct table_fact *fact)
{
	struct table_entry *entry = bucket(table, key);
	struct table_entry *victim = entry;
	uint64_t packed = pack(table, fact);
	unsigned lowest = UINT32_MAX;

	for (int i = 0; i < TABLE_WAYS; i++, entry++) {
		uint64_t data = read(&entry->data);
		bool old = generation(data) != table->generation;
		unsigned worth = old ? 0 : depth(data) + 1;

		if (!old && (read(&entry->lock) ^ data) == key) {
			/* What is proved stays. */
			if (depth(data) == TABLE_DEPTH_PROVED && fact->depth != TABLE_DEPTH_PROVED)
				return;
			victim = entry;
			break;
		}
		if (worth < lowest) {
			lowest = worth;
			victim = entry;
		}
	}
	atomic_store_explicit(&victim->lock, key ^ packed, memory_order_relaxed);
	atomic_store_explicit(&victim->data, packed, memory_order_relaxed);
}
