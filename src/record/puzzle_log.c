/* SPDX-License-Identifier: MIT */
#include "record/puzzle_log.h"

#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void puzzle_log_init(struct puzzle_log *log)
{
	*log = (struct puzzle_log){0};
}

void puzzle_log_release(struct puzzle_log *log)
{
	free(log->entries);
	puzzle_log_init(log);
}

static struct puzzle_log_entry *find(
	const struct puzzle_log *log, int day, const struct puzzle_claim *claim)
{
	for (int i = log->count - 1; i >= 0; i--) {
		struct puzzle_log_entry *entry = &log->entries[i];

		if (entry->day == day && entry->goal == claim->goal &&
			strcmp(entry->code, claim->code) == 0)
			return entry;
	}
	return NULL;
}

const struct puzzle_log_entry *puzzle_log_find(
	const struct puzzle_log *log, int day, const struct puzzle_claim *claim)
{
	return find(log, day, claim);
}

static struct puzzle_log_entry *add(
	struct puzzle_log *log, int day, const struct puzzle_claim *claim)
{
	struct puzzle_log_entry *entry;

	if (log->count == PUZZLE_LOG_MAX)
		memmove(log->entries, log->entries + 1,
			(size_t)--log->count * sizeof *log->entries);
	if (log->count == log->cap) {
		log->cap = log->cap ? 2 * log->cap : 16;
		log->entries = xrealloc(log->entries, (size_t)log->cap * sizeof *log->entries);
	}
	entry = &log->entries[log->count++];
	*entry = (struct puzzle_log_entry){.day = day, .goal = claim->goal};
	snprintf(entry->code, sizeof entry->code, "%s", claim->code);
	return entry;
}

static struct puzzle_log_entry *find_or_add(
	struct puzzle_log *log, int day, const struct puzzle_claim *claim)
{
	struct puzzle_log_entry *entry = find(log, day, claim);

	return entry ? entry : add(log, day, claim);
}

void puzzle_log_try(struct puzzle_log *log, int day, const struct puzzle_claim *claim, bool solved)
{
	struct puzzle_log_entry *entry = find_or_add(log, day, claim);

	if (entry->mark != PUZZLE_TRIED)
		return;
	if (entry->tries < PUZZLE_LOG_TRIES)
		entry->tries++;
	if (solved)
		entry->mark = PUZZLE_DONE;
}

void puzzle_log_look(struct puzzle_log *log, int day, const struct puzzle_claim *claim)
{
	struct puzzle_log_entry *entry = find_or_add(log, day, claim);

	if (entry->mark == PUZZLE_TRIED)
		entry->mark = PUZZLE_LOOKED;
}

static bool is_done(const struct puzzle_log *log, int day)
{
	for (int i = log->count - 1; i >= 0; i--)
		if (log->entries[i].day == day && log->entries[i].mark == PUZZLE_DONE)
			return true;
	return false;
}

int puzzle_log_streak(const struct puzzle_log *log, int today)
{
	int day = is_done(log, today) ? today : today - 1, days = 0;

	for (; day > 0 && is_done(log, day); day--)
		days++;
	return days;
}
