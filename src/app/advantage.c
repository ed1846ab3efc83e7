/* SPDX-License-Identifier: MIT */
#include "app/advantage.h"

#include "ai/ai.h"
#include "app/own_rules.h"

bool advantage_is_in(const struct rules *rules)
{
	return rules->start == START_IN_TURN && rules->relay && rules->extra_turn;
}

/* The rules as if nothing had been done about it. */
static void rules_in_turn(const struct app *app, struct rules *rules)
{
	app_rules(app, rules);
	if (app_pack(app)->rules.start == START_IN_TURN)
		rules->start = START_IN_TURN;
}

/* The others let it be. */
static bool is_taken(const struct settings *settings)
{
	return settings->opponent == OPPONENT_PERSON || !ai_level(settings->level)->holds_back;
}

uint32_t advantage_answers(const struct app *app)
{
	struct rules rules;
	uint32_t answers = 1u << ADVANTAGE_SWAP | 1u << ADVANTAGE_LEFT;
	rules_in_turn(app, &rules);
	if (!advantage_is_in(&rules) || !is_taken(&app->settings))
		return 0;
	if (own_rules_fits(&rules, OPTION_START, START_TOGETHER))
		answers |= 1u << ADVANTAGE_TOGETHER;
	return answers;
}

static bool *wish(struct settings *settings)
{
	return settings->opponent == OPPONENT_PERSON ? &settings->swap_friends : &settings->swap;
}

enum advantage advantage_chosen(const struct app *app)
{
	struct settings settings = app->settings;
	struct rules rules;
	app_rules(app, &rules);
	if (rules.start == START_TOGETHER)
		return ADVANTAGE_TOGETHER;
	return *wish(&settings) ? ADVANTAGE_SWAP : ADVANTAGE_LEFT;
}

void advantage_choose(struct app *app, enum advantage advantage)
{
	bool together = advantage == ADVANTAGE_TOGETHER;
	own_rules_change(&app->settings, app_pack(app), OPTION_START,
		together ? START_TOGETHER : START_IN_TURN);
	if (!together)
		*wish(&app->settings) = advantage == ADVANTAGE_SWAP;
}

bool advantage_swaps(const struct app *app)
{
	return advantage_answers(app) != 0 && advantage_chosen(app) == ADVANTAGE_SWAP;
}
