/* SPDX-License-Identifier: MIT */
#include "app/own_rules.h"

#include "base/check.h"
#include "core/position.h"
#include "ui/rule_words.h"

#include <stdio.h>
#include <string.h>

int own_rules_most_seeds(int holes)
{
	return BOARD_SEEDS_MAX / (2 * holes);
}

static void set_board(
	const struct pack *pack, const struct settings *settings, bool mine, struct rules *rules)
{
	bool chosen = mine || settings->pack[0] == '\0';
	int holes = chosen && settings->holes > 0 ? settings->holes : pack->sizes[0];
	int seeds = mine ? settings->seeds : 0;
	int most = own_rules_most_seeds(holes);
	CHECK(rules_set_board(rules, holes, seeds < most ? seeds : most));
}

/* Takes back the one change that is in the way of the others, or all of them. */
static void settle(const struct pack *pack, struct rules *rules)
{
	enum option at;
	if (!rules_conflict(rules, &at))
		return;
	for (int i = 0; i < OPTION_COUNT; i++) {
		struct rules tried = *rules;
		rules_set(&tried, (enum option)i, rules_get(&pack->rules, (enum option)i));
		if (rules_conflict(&tried, &at))
			continue;
		*rules = tried;
		return;
	}
	for (int i = 0; i < OPTION_COUNT; i++)
		rules_set(rules, (enum option)i, rules_get(&pack->rules, (enum option)i));
}

bool own_rules_matters(const struct rules *rules, enum option option)
{
	bool more_rounds = rules->rounds == ROUNDS_SEVERAL && rules->max_rounds != 1;
	switch (option) {
	case OPTION_SHOT_SIDE:
	case OPTION_SHOT_TAKES_LANDING:
	case OPTION_SHOT_NEEDS_OPPOSITE:
	case OPTION_SHOT_NEEDS_LAP:
		return rules->shot_enabled;
	case OPTION_LAP_SCOPE:
		/* Without relays there is one lifting in a turn's move. */
		return rules->shot_enabled && rules->shot_needs_lap && rules->relay;
	case OPTION_START_NEXT:
		return rules->start == START_TOGETHER;
	case OPTION_MAX_ROUNDS:
		return rules->rounds == ROUNDS_SEVERAL;
	case OPTION_REFILL_FROM:
	case OPTION_BURNED_FOREVER:
	case OPTION_NEXT_FIRST:
	case OPTION_MATCH_END:
	case OPTION_TIE_BREAK:
		return more_rounds;
	default:
		return true;
	}
}

void own_rules_apply(const struct pack *pack, const struct settings *settings, struct rules *rules)
{
	bool mine = strcmp(settings->pack, pack->id) == 0;
	*rules = pack->rules;
	set_board(pack, settings, mine, rules);
	for (int i = 0; mine && i < OPTION_COUNT; i++)
		if (settings->changes[i] != SETTINGS_OF_PACK)
			rules_set(rules, (enum option)i, settings->changes[i]);
	for (int i = 0; i < OPTION_COUNT; i++)
		if (!own_rules_matters(rules, (enum option)i))
			rules_set(rules, (enum option)i, rules_get(&pack->rules, (enum option)i));
	settle(pack, rules);
}

void own_rules_choose_pack(struct settings *settings, const struct pack *pack)
{
	if (strcmp(settings->pack, pack->id) == 0)
		return;
	/* With no pack chosen yet the board was asked for by itself. */
	if (settings->pack[0] != '\0' && !(rule_words_sizes(pack) >> settings->holes & 1))
		settings->holes = 0;
	snprintf(settings->pack, sizeof(settings->pack), "%s", pack->id);
	settings_forget_changes(settings);
}

void own_rules_change(
	struct settings *settings, const struct pack *pack, enum option option, int value)
{
	bool own = value == rules_get(&pack->rules, option);
	own_rules_choose_pack(settings, pack);
	settings->changes[option] = own ? SETTINGS_OF_PACK : value;
}

static bool own_board(const struct pack *pack, int holes)
{
	for (int i = 0; i < pack->size_count; i++)
		if (pack->sizes[i] == holes)
			return true;
	return false;
}

void own_rules_reset(struct settings *settings, const struct pack *pack)
{
	settings_forget_changes(settings);
	if (!own_board(pack, settings->holes))
		settings->holes = 0;
}

bool own_rules_differ(const struct pack *pack, const struct rules *rules)
{
	struct rules as_pack = pack->rules;
	return !own_board(pack, rules->holes) || !rules_set_board(&as_pack, rules->holes, 0) ||
	       !rules_equal(&as_pack, rules);
}

bool own_rules_fits(const struct rules *rules, enum option option, int value)
{
	struct rules tried = *rules;
	enum option at;
	rules_set(&tried, option, value);
	return !rules_conflict(&tried, &at);
}

/* Keeps VALUES in order, 0 being more than any. */
static void add_rounds(int values[OWN_ROUNDS_MAX], int *count, int rounds)
{
	int at = 0;
	while (at < *count && (rounds == 0 || values[at] < rounds) && values[at] != 0)
		at++;
	if (at < *count && values[at] == rounds)
		return;
	CHECK(*count < OWN_ROUNDS_MAX);
	memmove(&values[at + 1], &values[at], (size_t)(*count - at) * sizeof(values[0]));
	values[at] = rounds;
	++*count;
}

int own_rules_rounds(const struct pack *pack, const struct rules *rules, int values[OWN_ROUNDS_MAX])
{
	static const int offered[] = {1, 3, 5, 7, 0};
	int count = 0;
	for (size_t i = 0; i < sizeof(offered) / sizeof(offered[0]); i++)
		add_rounds(values, &count, offered[i]);
	add_rounds(values, &count, pack->rules.max_rounds);
	add_rounds(values, &count, rules->max_rounds);
	return count;
}
