/* SPDX-License-Identifier: MIT */
#include "study/fork.h"

#include "base/check.h"

/* The options a single move can depend on are the first ones; those of the opening and of rounds
 * come after it. */
enum { MOVE_OPTIONS = OPTION_FINAL_SWEEP + 1 };

/* Everything but the options of a move is the match's own. */
static struct rules rules_here(const struct match *match, const struct pack *pack)
{
	struct rules rules = match->rules;

	for (int i = 0; i < MOVE_OPTIONS; i++)
		rules_set(&rules, (enum option)i, rules_get(&pack->rules, (enum option)i));
	return rules;
}

static struct position after(const struct match *match, const struct rules *rules, int place)
{
	struct position position = match->position;

	move_play(rules, &position, place, NULL);
	return position;
}

static bool ends_alike(const struct position *a, const struct position *b)
{
	return a->over == b->over && position_equal(a, b);
}

/* The first option that alone leads where all of RULES lead, else the first that alone leads
 * elsewhere than HERE. */
static enum option option_of(const struct match *match, int place, const struct rules *rules,
	const struct position *here, const struct position *there)
{
	enum option elsewhere = OPTION_COUNT;

	for (int i = 0; i < MOVE_OPTIONS; i++) {
		enum option option = (enum option)i;
		struct rules alone = match->rules;
		struct position end;

		if (rules_get(&alone, option) == rules_get(rules, option))
			continue;
		rules_set(&alone, option, rules_get(rules, option));
		end = after(match, &alone, place);
		if (ends_alike(&end, there))
			return option;
		if (elsewhere == OPTION_COUNT && !ends_alike(&end, here))
			elsewhere = option;
	}
	return elsewhere;
}

int fork_find(const struct match *match, int place, const struct pack_set *packs,
	struct fork_branch *branches, int max)
{
	struct position here;
	int count = 0;

	CHECK(match->phase == MATCH_PLAYING && match_check(match, place) == VERDICT_OK);
	here = after(match, &match->rules, place);
	for (int i = 0; i < packs->count && count < max; i++) {
		const struct pack *pack = &packs->packs[i];
		struct rules rules = rules_here(match, pack);
		struct position there = after(match, &rules, place);
		enum option option;

		if (ends_alike(&here, &there))
			continue;
		option = option_of(match, place, &rules, &here, &there);
		branches[count++] = (struct fork_branch){.pack = pack,
			.option = option,
			.value = option == OPTION_COUNT ? 0 : rules_get(&rules, option)};
	}
	return count;
}
