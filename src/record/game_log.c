/* SPDX-License-Identifier: MIT */
#include "record/game_log.h"

#include "base/check.h"
#include "base/date.h"
#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

/* What an entry takes as text beside its code, and what all of them may take: JSON_SIZE_MAX less
 * the sums. */
enum { ENTRY_BYTES = 280, BYTES_MAX = 900 * 1000 };

void game_log_init(struct game_log *log)
{
	*log = (struct game_log){.count = 0};
}

void game_log_entry_release(struct game_log_entry *entry)
{
	free(entry->code);
	entry->code = NULL;
}

void game_log_release(struct game_log *log)
{
	for (int i = 0; i < log->count; i++)
		game_log_entry_release(&log->entries[i]);
	free(log->entries);
	game_log_init(log);
}

static size_t bytes_of(const struct game_log_entry *entry)
{
	return ENTRY_BYTES + strlen(entry->code);
}

enum side game_log_person(const struct game_log_entry *entry)
{
	return entry->levels[SIDE_A] == GAME_LOG_PERSON ? SIDE_A : SIDE_B;
}

int game_log_level(const struct game_log_entry *entry)
{
	return entry->levels[side_other(game_log_person(entry))];
}

/* ---- sums */

static int most(int a, int b)
{
	return a > b ? a : b;
}

static void count(int *counter)
{
	if (*counter < GAME_LOG_MANY)
		++*counter;
}

static void add_to_sum(struct game_log_sum *sum, const struct game_log_entry *entry)
{
	enum side person = game_log_person(entry);
	bool friends = game_log_level(entry) == GAME_LOG_PERSON;
	bool won = entry->result == (person == SIDE_A ? RESULT_A : RESULT_B);

	count(&sum->games);
	count(won ? &sum->won : entry->result == RESULT_DRAW ? &sum->drawn : &sum->lost);
	for (int side = 0; side < 2; side++) {
		if (!friends && side != (int)person)
			continue;
		sum->best_turn = most(sum->best_turn, entry->best_turn[side]);
		sum->longest_relay = most(sum->longest_relay, entry->longest_relay[side]);
	}
	if (friends)
		return;
	if (won)
		count(&sum->streak);
	else
		sum->streak = 0;
	sum->best_streak = most(sum->best_streak, sum->streak);
}

/* Where all sums are taken (by forty packs and more) the game is not counted. */
static int add_game(struct game_log_sum *sums, int count, const struct game_log_entry *entry)
{
	int level = game_log_level(entry), at = 0;

	while (at < count && (sums[at].level != level || strcmp(sums[at].pack, entry->pack) != 0))
		at++;
	if (at == GAME_LOG_SUMS)
		return count;
	if (at == count) {
		sums[at] = (struct game_log_sum){.level = level};
		memcpy(sums[at].pack, entry->pack, sizeof sums[at].pack);
		count++;
	}
	add_to_sum(&sums[at], entry);
	return count;
}

int game_log_sums(const struct game_log *log, struct game_log_sum *sums)
{
	int count = log->sum_count;

	memcpy(sums, log->sums, (size_t)count * sizeof *sums);
	for (int i = 0; i < log->count; i++)
		count = add_game(sums, count, &log->entries[i]);
	return count;
}

/* ---- the list */

static void take_out(struct game_log *log, int index)
{
	log->bytes -= bytes_of(&log->entries[index]);
	game_log_entry_release(&log->entries[index]);
	memmove(&log->entries[index], &log->entries[index + 1],
		(size_t)(log->count - index - 1) * sizeof *log->entries);
	log->count--;
}

void game_log_add(struct game_log *log, const struct game_log_entry *entry)
{
	size_t size = strlen(entry->code) + 1;

	CHECK(size <= RECORD_CODE_MAX + 1 && entry->result != RESULT_NONE);
	CHECK(entry->levels[0] == GAME_LOG_PERSON || entry->levels[1] == GAME_LOG_PERSON);
	while (log->count > 0 &&
		(log->count >= GAME_LOG_MAX || log->bytes + bytes_of(entry) > BYTES_MAX)) {
		log->sum_count = add_game(log->sums, log->sum_count, &log->entries[0]);
		take_out(log, 0);
	}
	if (log->count == log->cap) {
		log->cap = log->cap ? 2 * log->cap : 16;
		log->entries = xrealloc(log->entries, (size_t)log->cap * sizeof *log->entries);
	}
	struct game_log_entry *copy = &log->entries[log->count++];
	*copy = *entry;
	copy->code = xalloc(size);
	memcpy(copy->code, entry->code, size);
	log->bytes += bytes_of(copy);
}

static bool is_same(const struct game_log_entry *a, const struct game_log_entry *b)
{
	return a->levels[0] == b->levels[0] && a->levels[1] == b->levels[1] &&
	       a->swapped == b->swapped && a->conceded == b->conceded && a->result == b->result &&
	       strcmp(a->code, b->code) == 0;
}

bool game_log_is_newest(const struct game_log *log, const struct game_log_entry *entry)
{
	return log->count > 0 && is_same(&log->entries[log->count - 1], entry);
}

bool game_log_remove(struct game_log *log, const struct game_log_entry *entry)
{
	for (int i = log->count - 1; i >= 0; i--) {
		if (!is_same(&log->entries[i], entry))
			continue;
		take_out(log, i);
		return true;
	}
	return false;
}
