/* SPDX-License-Identifier: MIT */
#include "record/opening_book.h"

#include "base/check.h"
#include "core/move.h"

#include <stdio.h>
#include <string.h>

bool opening_option_counts(enum option option)
{
	return option <= OPTION_START;
}

bool opening_entry_is_exact(const struct opening_entry *entry)
{
	return entry->known && entry->value == entry->bound;
}

void opening_entry_init(struct opening_entry *entry, const char *pack, const struct rules *base,
	const struct rules *rules)
{
	memset(entry, 0, sizeof *entry);
	snprintf(entry->pack, sizeof entry->pack, "%s", pack);
	entry->holes = rules->holes;
	entry->seeds = rules->seeds_per_hole;
	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		int value = option == OPTION_START ? START_IN_TURN : rules_get(rules, option);
		bool differs = opening_option_counts(option) && value != rules_get(base, option);

		entry->changes[i] = differs ? value : OPENING_OF_PACK;
	}
}

void opening_entry_pin(struct opening_entry *entry, const struct rules *base)
{
	struct rules rules;

	opening_entry_rules(entry, base, &rules);
	for (int i = 0; i < OPTION_COUNT; i++)
		if (opening_option_counts((enum option)i))
			entry->changes[i] = rules_get(&rules, (enum option)i);
}

void opening_entry_rules(
	const struct opening_entry *entry, const struct rules *base, struct rules *rules)
{
	*rules = *base;
	CHECK(rules_set_board(rules, entry->holes, entry->seeds));
	for (int i = 0; i < OPTION_COUNT; i++)
		if (entry->changes[i] != OPENING_OF_PACK)
			rules_set(rules, (enum option)i, entry->changes[i]);
	rules->start = START_IN_TURN;
	rules->rounds = ROUNDS_ONE;
}

/* Plays COUNT choices; gives how many were legal. */
static int play(const struct opening_entry *entry, const struct rules *base, int count,
	struct position *position)
{
	struct rules rules;

	opening_entry_rules(entry, base, &rules);
	position_init(position, rules.holes, rules.seeds_per_hole);
	for (int i = 0; i < count; i++) {
		if (position->over || position->mover != SIDE_A ||
			!(position_liftable(position, SIDE_A) >> entry->line[i] & 1))
			return i;
		move_play(&rules, position, entry->line[i], NULL);
	}
	return count;
}

bool opening_entry_replay(const struct opening_entry *entry, const struct rules *base)
{
	struct position position;

	return entry->line_len > 0 &&
	       play(entry, base, entry->line_len, &position) == entry->line_len &&
	       (position.over || position.mover == SIDE_B) &&
	       position.cells[board_store(entry->holes, SIDE_A)] == entry->store;
}

void opening_entry_board(const struct opening_entry *entry, const struct rules *base, int count,
	struct position *position)
{
	CHECK(count >= 0 && count <= entry->line_len);
	CHECK(play(entry, base, count, position) == count);
}

/* A line that is proved to be worth something, then what it is worth, then what it banks. */
static bool has_better_line(const struct opening_entry *a, const struct opening_entry *b)
{
	if (a->known != b->known)
		return a->known;
	if (a->value != b->value)
		return a->value > b->value;
	return a->store > b->store;
}

bool opening_entry_merge(struct opening_entry *into, const struct opening_entry *from)
{
	struct opening_entry merged = has_better_line(from, into) ? *from : *into;

	CHECK(into->holes == from->holes && into->seeds == from->seeds);
	if (from->bound < merged.bound)
		merged.bound = from->bound;
	if (into->bound < merged.bound)
		merged.bound = into->bound;
	merged.most = into->most > from->most ? into->most : from->most;
	merged.most_exact = into->most_exact || from->most_exact;
	if ((merged.known && merged.value > merged.bound) ||
		(into->most_exact && merged.most > into->most) ||
		(from->most_exact && merged.most > from->most))
		return false;
	*into = merged;
	return true;
}
