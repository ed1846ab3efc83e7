/* SPDX-License-Identifier: MIT */
#include "app/board_screen.h"
#include "app/code_text.h"
#include "app/compare_state.h"
#include "study/sample.h"

#include <stdio.h>
#include <string.h>

const struct pack *compare_pack(const struct compare *compare, enum comparison_side side)
{
	const char *id =
		side == COMPARISON_HERE ? compare->comparison.game.pack : compare->other_pack;
	return pack_set_find(&compare->page.screen.app->packs, id);
}

/* ---- the rules of the other board */

static bool can_compare(const struct rules *game, const struct rules *other)
{
	enum option at;
	return !rules_conflict(other, &at) && !rules_equal(game, other);
}

/* Of the first pack that plays otherwise; where there is none, with or without relays. */
static const char *find_other(
	const struct app *app, const struct record *record, struct rules *rules)
{
	for (int i = 0; i < app->packs.count; i++) {
		*rules = app->packs.packs[i].rules;
		if (comparison_fit(&record->rules, rules))
			return app->packs.packs[i].id;
	}
	*rules = record->rules;
	rules->relay = !rules->relay;
	return record->pack;
}

void compare_begin(struct compare *compare, const struct record *record, const struct pack *other,
	const struct rules *rules)
{
	struct rules chosen;
	const char *id = other ? other->id : NULL;
	if (other) {
		chosen = *rules;
		chosen.holes = record->rules.holes;
		chosen.seeds_per_hole = record->rules.seeds_per_hole;
	}
	if (!other || !can_compare(&record->rules, &chosen))
		id = find_other(compare->page.screen.app, record, &chosen);
	if (id != compare->other_pack)
		snprintf(compare->other_pack, sizeof(compare->other_pack), "%s", id);
	comparison_init(&compare->comparison, record, &chosen);
	compare->running = false;
}

/* Another game under the same two rules, as far as they can be held against it. */
static void set_game(struct compare *compare, const struct record *record)
{
	struct app *app = compare->page.screen.app;
	struct record *other = &compare->comparison.boards[COMPARISON_OTHER].line;
	const struct pack *pack = pack_set_find(&app->packs, compare->other_pack);
	struct rules rules = other->rules;
	/* Rules that are the pack's own take the new game's rounds too. */
	struct rules plain = pack ? pack->rules : rules;
	if (pack && comparison_fit(&compare->comparison.game.rules, &plain) &&
		rules_equal(&plain, &rules)) {
		plain = pack->rules;
		comparison_fit(&record->rules, &plain);
		rules = plain;
	}
	comparison_release(&compare->comparison);
	compare_begin(compare, record, pack, &rules);
}

void compare_set_rules(struct compare *compare, const struct pack *other, const struct rules *rules)
{
	struct record record;
	record_copy(&record, &compare->comparison.game);
	comparison_release(&compare->comparison);
	compare_begin(compare, &record, other, rules);
	record_release(&record);
}

/* ---- the game */

static void set_sample(struct compare *compare, const char *pack, const struct rules *base,
	const struct rules *rules, int number)
{
	struct record record;
	struct rules limited = *rules;
	struct match match;
	/* Two random players seldom finish a match without a limit. */
	if (limited.rounds == ROUNDS_SEVERAL && limited.max_rounds == 0)
		limited.max_rounds = 3;
	record_init(&record, pack, base, &limited, SIDE_A);
	sample_play(&record, (uint32_t)number, &match);
	compare->source = COMPARE_SAMPLE;
	compare->sample = number;
	set_game(compare, &record);
	record_release(&record);
}

void compare_set_sample(struct compare *compare, int number)
{
	const struct record *game = &compare->comparison.game;
	char pack[RECORD_PACK_MAX + 1];
	struct rules base = game->base;
	struct rules rules = game->rules;
	snprintf(pack, sizeof(pack), "%s", game->pack);
	set_sample(compare, pack, &base, &rules, number);
}

void compare_set_sample_of(struct compare *compare, const struct pack *pack)
{
	set_sample(compare, pack->id, &pack->rules, &pack->rules, compare->sample);
}

static const struct record *begun(const struct record *record)
{
	return record->len > 0 ? record : NULL;
}

const struct record *compare_played(const struct app *app)
{
	struct screen *board = app_board_screen(app);
	if (board)
		return begun(session_record(board_screen_session(board)));
	if (app->parked)
		return begun(session_record(board_screen_session(app->parked)));
	if (begun(&app->played) || !app->saved)
		return begun(&app->played);
	return begun(session_record(app->saved));
}

void compare_set_played(struct compare *compare)
{
	const struct record *played = compare_played(compare->page.screen.app);
	if (!played)
		return;
	compare->source = COMPARE_PLAYED;
	set_game(compare, played);
}

/* ---- codes */

bool compare_can_copy(const struct compare *compare)
{
	return code_text_can_copy(compare->page.screen.app);
}

void compare_forget_notice(struct compare *compare)
{
	strbuf_clear(&compare->notice);
	compare->refused = false;
}

void compare_copy(struct compare *compare)
{
	compare->refused = !code_text_copy(
		compare->page.screen.app, &compare->comparison.game, &compare->notice);
}

bool compare_paste(struct compare *compare)
{
	struct record record;
	if (!code_text_paste(compare->page.screen.app, &record, &compare->notice)) {
		compare->refused = true;
		return false;
	}
	compare->source = COMPARE_CODE;
	set_game(compare, &record);
	record_release(&record);
	compare_forget_notice(compare);
	return true;
}
