/* SPDX-License-Identifier: MIT */
#ifndef APP_OWN_RULES_H
#define APP_OWN_RULES_H

#include "app/settings.h"
#include "core/rules.h"
#include "packs/pack.h"

#include <stdbool.h>

/*
 * Rules of the person's own: a pack's, on any board of 3 to 11 holes, with any option changed. They
 * never are a set that rules_conflict() refuses and never have more seeds than a board holds.
 */

/* What SETTINGS make of PACK. Changes made in another pack count for nothing, and so do those that
 * mean nothing beside the others. */
void own_rules_apply(const struct pack *pack, const struct settings *settings, struct rules *rules);
/* Another pack is chosen: what was changed goes, and a board that the new one is not offered on. */
void own_rules_choose_pack(struct settings *settings, const struct pack *pack);
/* PACK is the chosen one, and an option of it set to VALUE. */
void own_rules_change(
	struct settings *settings, const struct pack *pack, enum option option, int value);

/* As the pack has it again; a board of its own stays. */
void own_rules_reset(struct settings *settings, const struct pack *pack);

/* RULES are not those of PACK: on a board of its own, filled as it fills it. */
bool own_rules_differ(const struct pack *pack, const struct rules *rules);
/* The most seeds a hole on a board of that size. */
int own_rules_most_seeds(int holes);
/* What OPTION says matters in a game by RULES. */
bool own_rules_matters(const struct rules *rules, enum option option);
/* RULES with OPTION set to VALUE go together. */
bool own_rules_fits(const struct rules *rules, enum option option, int value);

enum { OWN_ROUNDS_MAX = 7 };
/* How many rounds are offered, 0 (no limit) last: 1, 3, 5, 7 and what PACK and RULES say. */
int own_rules_rounds(
	const struct pack *pack, const struct rules *rules, int values[OWN_ROUNDS_MAX]);

#endif
