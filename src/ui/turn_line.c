/* SPDX-License-Identifier: MIT */
#include "ui/turn_line.h"

#include "base/check.h"
#include "ui/teller.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const stop_keys[STOP_COUNT] = {
	[STOP_NO_EXTRA_TURN] = "stop.no_extra_turn",
	[STOP_NO_RELAY] = "stop.no_relay",
	[STOP_EMPTY_OPPONENT] = "stop.empty_opponent",
	[STOP_EMPTY_OWN] = "stop.empty_own",
	[STOP_NO_SHOT] = "stop.no_shot",
	[STOP_NO_LAP] = "stop.no_lap",
	[STOP_OPPOSITE_EMPTY] = "stop.opposite_empty",
};

/* The option of the rules that says so. */
static const enum option stop_rules[STOP_COUNT] = {
	[STOP_NO_EXTRA_TURN] = OPTION_EXTRA_TURN,
	[STOP_NO_RELAY] = OPTION_RELAY,
	[STOP_EMPTY_OPPONENT] = OPTION_SHOT_SIDE,
	[STOP_EMPTY_OWN] = OPTION_SHOT_SIDE,
	[STOP_NO_SHOT] = OPTION_SHOT_ENABLED,
	[STOP_NO_LAP] = OPTION_SHOT_NEEDS_LAP,
	[STOP_OPPOSITE_EMPTY] = OPTION_SHOT_NEEDS_OPPOSITE,
};

static const char *const verdict_keys[VERDICT_COUNT] = {
	[VERDICT_OK] = "verdict.ok",
	[VERDICT_OVER] = "verdict.over",
	[VERDICT_NOT_YOURS] = "verdict.not_yours",
	[VERDICT_EMPTY] = "verdict.empty",
	[VERDICT_BURNED] = "verdict.burned",
	[VERDICT_NOT_A_PLACE] = "verdict.not_a_place",
	[VERDICT_NOT_YOUR_TURN] = "verdict.not_your_turn",
	[VERDICT_CHOSEN] = "verdict.chosen",
	[VERDICT_NOTHING_TO_UNDO] = "verdict.nothing_to_undo",
	[VERDICT_NOTHING_TO_REDO] = "verdict.nothing_to_redo",
	[VERDICT_BUSY] = "verdict.busy",
};

void turn_line_init(struct turn_line *line)
{
	strbuf_init(&line->first);
	strbuf_init(&line->second);
	line->rule = OPTION_COUNT;
	line->asks = false;
}

void turn_line_release(struct turn_line *line)
{
	strbuf_release(&line->first);
	strbuf_release(&line->second);
}

static void start(struct turn_line *line)
{
	strbuf_clear(&line->first);
	strbuf_clear(&line->second);
	line->rule = OPTION_COUNT;
	line->asks = false;
}

/* The numbers of one choice. */
struct tally {
	const struct event *stop, *shot, *extra, *pass;
	int by; /* enum side: who lifted */
	int home, relays, discarded;
};

static void count(struct tally *tally, const struct event *event)
{
	switch ((enum event_kind)event->kind) {
	case EVENT_SCOOP:
		tally->by = event->by;
		break;
	case EVENT_BANK:
		tally->home++;
		break;
	case EVENT_RELAY:
		tally->relays++;
		break;
	case EVENT_SHOT:
		tally->shot = event;
		tally->home += event->n;
		break;
	case EVENT_STOP:
		tally->stop = event;
		break;
	case EVENT_EXTRA_TURN:
		tally->extra = event;
		break;
	case EVENT_PASS:
		tally->pass = event;
		break;
	case EVENT_SWEEP:
		if (event->to == EVENT_NOWHERE)
			tally->discarded += event->n;
		break;
	default:
		break;
	}
}

static void score(struct teller *t, const struct match *match)
{
	int n = match->rules.holes;
	snprintf(t->a, sizeof(t->a), "%d", match->position.cells[board_store(n, SIDE_A)]);
	snprintf(t->b, sizeof(t->b), "%d", match->position.cells[board_store(n, SIDE_B)]);
}

/* As many seeds, yet no draw: burned holes told. */
static const char *level_key(const struct turn_names *names, enum side winner)
{
	if (names->you[winner])
		return "result.you_win_burned";
	return names->you[side_other(winner)] ? "result.you_lose_burned" : "result.win_burned";
}

void turn_line_result(struct strbuf *out, const struct words *words, const struct turn_names *names,
	const struct match *match)
{
	struct teller t = {.words = words};
	int n = match->rules.holes;
	int a = match->position.cells[board_store(n, SIDE_A)];
	int b = match->position.cells[board_store(n, SIDE_B)];
	enum side winner = match->result == RESULT_B ? SIDE_B : SIDE_A;
	enum side loser = side_other(winner);
	score(&t, match);
	if (match->result == RESULT_DRAW)
		teller_say(out, &t, "result.draw", "", 0);
	else if (match->conceded && names->you[loser])
		teller_say(out, &t, "result.you_conceded", "", 0);
	else if (match->conceded)
		teller_say(out, &t, "result.win_conceded", names->names[winner], 0);
	else if (a == b)
		teller_say(out, &t, level_key(names, winner), names->names[winner], 0);
	else if (names->you[winner])
		teller_say(out, &t, "result.you_win", "", abs(a - b));
	else if (names->you[loser])
		teller_say(out, &t, "result.you_lose", "", abs(a - b));
	else
		teller_say(out, &t, "result.win", names->names[winner], abs(a - b));
}

/* What ended the choice, by the rule that ended it. */
static void tell_ending(struct strbuf *out, struct teller *t, const struct tally *tally, int chain)
{
	if (tally->shot) {
		teller_say(out, t, "turn.shot", "", tally->shot->n);
	} else if (tally->extra) {
		teller_say(out, t, "turn.extra", "", 0);
		/* CHAIN counts the choice to come, which is the last of the extra turns. */
		if (chain > 2)
			strbuf_addf(out, " ×%d", chain - 1);
	} else if (tally->stop) {
		teller_say(out, t, stop_keys[tally->stop->why], "", 0);
	}
}

/* A shot that took its own seed only is one of the rule for an empty opposite hole. */
static enum option rule_of(const struct tally *tally, const struct rules *rules)
{
	if (tally->shot && tally->shot->n == 1 && rules->shot_takes_landing)
		return OPTION_SHOT_NEEDS_OPPOSITE;
	if (tally->shot)
		return rules->shot_needs_lap ? OPTION_SHOT_NEEDS_LAP : OPTION_SHOT_ENABLED;
	if (tally->extra)
		return OPTION_EXTRA_TURN;
	return tally->stop ? stop_rules[tally->stop->why] : OPTION_COUNT;
}

static void tell_rest(struct strbuf *out, struct teller *t, const struct tally *tally,
	const struct turn_names *names)
{
	/* First: where there is little room the last facts go, and without this one the same player
	 * seems to move twice. */
	if (tally->pass)
		teller_add(out, t, "turn.pass", names->names[tally->pass->by], 0);
	if (tally->relays > 0)
		teller_add(out, t, "turn.relays", "", tally->relays);
	if (tally->home > 0)
		teller_add(out, t, "turn.home", "", tally->home);
	if (tally->discarded > 0)
		teller_add(out, t, "turn.discard", "", tally->discarded);
}

static void say_next(
	struct strbuf *out, struct teller *t, const struct turn_names *names, enum side mover)
{
	if (names->you[mover])
		teller_add(out, t, "turn.yours", "", 0);
	else
		teller_add(out, t, "turn.next", names->names[mover], 0);
}

void turn_line_tell(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct turn_names *names, const struct match *match, const struct event_list *events,
	int chain)
{
	struct teller t = {.words = words, .pack = pack};
	struct tally tally = {0};
	for (int i = 0; i < events->len; i++)
		count(&tally, &events->items[i]);
	start(line);
	line->rule = rule_of(&tally, &match->rules);
	if (round_line_tell(line, &t, names, match, events))
		return;
	if (match->phase != MATCH_OVER && opening_line_tell(line, &t, names, match, events))
		return;
	if (match->phase == MATCH_OVER) {
		line->rule = match->conceded ? OPTION_COUNT : OPTION_TERMINAL;
		turn_line_result(&line->first, words, names, match);
		tell_ending(&line->second, &t, &tally, chain);
		if (tally.discarded > 0)
			teller_add(&line->second, &t, "turn.discard", "", tally.discarded);
		return;
	}
	/* What another player did is told with their name. */
	enum side by = (enum side)tally.by;
	if (!names->you[by] && (tally.shot || tally.extra || tally.stop))
		strbuf_addf(&line->first, "%s: ", names->names[by]);
	tell_ending(&line->first, &t, &tally, chain);
	tell_rest(&line->second, &t, &tally, names);
	enum side mover = (enum side)match->position.mover;
	if (line->first.len == 0) {
		say_next(&line->first, &t, names, mover);
		return;
	}
	if (!tally.extra)
		say_next(&line->second, &t, names, mover);
}

void turn_line_wait(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct turn_names *names, const struct match *match)
{
	struct teller t = {.words = words, .pack = pack};
	start(line);
	if (match->phase == MATCH_OVER) {
		turn_line_result(&line->first, words, names, match);
		return;
	}
	enum side mover = (enum side)match->position.mover;
	say_next(&line->first, &t, names, mover);
	line->asks = names->people[mover];
	if (line->asks)
		teller_add(&line->second, &t, "turn.choose", "", 0);
}

static void say_last(struct strbuf *out, struct teller *t, const struct match *match,
	const struct preview *preview, int ordinal)
{
	int n = match->rules.holes;
	enum side mover = (enum side)match->position.mover;
	if (board_is_store(n, preview->last))
		teller_add(out, t, "preview.last_store", "", 0);
	else if (board_side(n, preview->last) == mover)
		teller_add(out, t, "preview.last_own", "", ordinal);
	else
		teller_add(out, t, "preview.last_other", "", ordinal);
}

/* Whether it is the match or only a round that would end. */
static const char *ends_key(const struct match *match, int hole)
{
	struct match after = *match;
	match_play(&after, hole, NULL);
	return after.phase == MATCH_OVER ? "preview.ends" : "preview.ends_round";
}

/* Dead is what ends in an empty hole; among other seeds, or in the own store, the turn is over. */
static const char *stop_word(enum stop_why why)
{
	bool falls_on_seeds = why == STOP_NO_RELAY || why == STOP_NO_EXTRA_TURN;
	return falls_on_seeds ? "preview.turn_over" : "preview.dead";
}

void turn_line_preview(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct match *match, int hole, const struct preview *preview, int ordinal)
{
	struct teller t = {.words = words, .pack = pack};
	start(line);
	teller_say(&line->first, &t, "preview.seeds", "", match->position.cells[hole]);
	say_last(&line->first, &t, match, preview, ordinal);
	if (preview->shot > 0)
		teller_add(&line->second, &t, "preview.shot", "", preview->shot);
	else if (preview->extra_turn)
		teller_add(&line->second, &t, "preview.extra", "", 0);
	else if (preview->stopped)
		teller_add(&line->second, &t, stop_word(preview->why), "", 0);
	if (preview->relays > 0)
		teller_add(&line->second, &t, "preview.relays", "", preview->relays);
	if (preview->home > 0)
		teller_add(&line->second, &t, "preview.home", "", preview->home);
	if (preview->over)
		teller_add(&line->second, &t, ends_key(match, hole), "", 0);
}

void turn_line_refuse(struct turn_line *line, const struct words *words, enum verdict verdict)
{
	CHECK(verdict < VERDICT_COUNT);
	start(line);
	strbuf_addstr(&line->first, words_get(words, verdict_keys[verdict]));
}

void turn_line_think(struct turn_line *line, const struct words *words, const char *name)
{
	struct teller t = {.words = words};
	start(line);
	teller_say(&line->first, &t, "turn.thinking", name, 0);
}
