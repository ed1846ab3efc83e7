/* SPDX-License-Identifier: MIT */
#include "ui/rule_sentences.h"

#include "base/check.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* So many empty holes on one side end a round (RULES, section 3); numbers with a word. */
enum { EMPTY_HOLES = 3, LARGEST_WORD = 11 };

struct composer {
	struct rule_sentences *to;
	const struct words *words;
	const struct rules *rules;
	bool rounds; /* more than one round may be played */
	const char *hole, *store, *game;
	struct strbuf holes; /* more than one of them */
	struct strbuf seeds; /* of one hole at the start, with the word for seeds */
	struct strbuf total;
	struct strbuf number;
};

/* ---- Words ------------------------------------------------------------------------------------
 */

void rule_sentences_number(const struct words *words, int number, struct strbuf *out)
{
	char key[24];

	if (number < 1 || number > LARGEST_WORD) {
		strbuf_addf(out, "%d", number);
		return;
	}
	snprintf(key, sizeof key, "number.%d", number);
	strbuf_addstr(out, words_get(words, key));
}

/* English words take their plural; words of the place (sawah, kampung) stay as they are. */
static void add_several(struct composer *composer, const struct pack *pack)
{
	enum lang lang = words_language(composer->words);
	bool borrowed = strcmp(pack->hole.in[lang], pack->hole.in[LANG_ID]) == 0;

	if (borrowed)
		strbuf_addstr(&composer->holes, composer->hole);
	else
		words_format(composer->words, "says.part.several",
			&(struct words_slot){"hole", composer->hole}, 1, &composer->holes);
}

static void add_seeds(struct composer *composer)
{
	int seeds = composer->rules->seeds_per_hole;
	struct strbuf number;

	strbuf_init(&number);
	rule_sentences_number(composer->words, seeds, &number);
	words_format(composer->words, seeds == 1 ? "says.part.seed" : "says.part.seeds",
		&(struct words_slot){"n", number.text}, 1, &composer->seeds);
	strbuf_release(&number);
}

static void number_is(struct composer *composer, int number)
{
	strbuf_clear(&composer->number);
	rule_sentences_number(composer->words, number, &composer->number);
}

/* The next fact begins a new item. */
static void next_item(struct composer *composer)
{
	struct rule_sentences *to = composer->to;

	CHECK(to->count < RULE_SENTENCES_MAX);
	strbuf_init(&to->items[to->count++]);
}

static void say(struct composer *composer, const char *key)
{
	struct rule_sentences *to = composer->to;
	struct strbuf *item = &to->items[to->count - 1];
	const struct words_slot slots[] = {
		{"hole", composer->hole},
		{"holes", composer->holes.text},
		{"store", composer->store},
		{"seeds", composer->seeds.text},
		{"game", composer->game},
		{"n", composer->number.text},
		{"total", composer->total.text},
	};

	CHECK(to->fact_count < RULE_FACTS_MAX);
	if (item->len > 0)
		strbuf_addch(item, ' ');
	words_format(composer->words, key, slots, sizeof slots / sizeof *slots, item);
	strbuf_addch(item, '.');
	to->facts[to->fact_count++] = (struct rule_fact){key, to->count - 1};
}

static void say_one(struct composer *composer, const char *key)
{
	next_item(composer);
	say(composer, key);
}

/* ---- Facts ------------------------------------------------------------------------------------
 */

static void tell_sowing(struct composer *composer, enum direction direction)
{
	number_is(composer, composer->rules->holes);
	say_one(composer, "says.board");
	say(composer,
		direction == DIRECTION_CLOCKWISE ? "says.clockwise" : "says.counter_clockwise");
	say_one(composer, "says.sow");
	say_one(composer, "says.row");
	say(composer, "says.wrap");
}

/*
 * A last seed that comes home in one lifting by way of its own store has filled every hole opposite
 * on the way: only a relay that has emptied one, or a burned hole, leaves nothing there.
 */
static bool opposite_may_be_empty(const struct composer *composer)
{
	const struct rules *rules = composer->rules;
	bool lap_in_one_lifting = rules->shot_needs_lap && rules->shot_side == SHOT_OWN &&
				  (!rules->relay || rules->lap_scope == LAP_LIFTING);

	return !lap_in_one_lifting || composer->rounds;
}

/* The way to the opponent's side leads past the own store: there the lap is made unless it has to
 * be made anew. */
static bool lap_may_be_missing(const struct rules *rules)
{
	return rules->shot_needs_lap &&
	       (rules->shot_side == SHOT_OWN || (rules->relay && rules->lap_scope == LAP_LIFTING));
}

static void tell_shot(struct composer *composer)
{
	const struct rules *rules = composer->rules;
	bool own = rules->shot_side == SHOT_OWN;

	if (!rules->shot_enabled) {
		say_one(composer, "says.empty_ends");
		return;
	}
	say_one(composer, own ? "says.shot_own" : "says.shot_opponent");
	say(composer, rules->shot_takes_landing ? "says.landing_taken" : "says.landing_stays");
	if (opposite_may_be_empty(composer))
		say(composer, rules->shot_takes_landing && !rules->shot_needs_opposite
				      ? "says.opposite_alone"
				      : "says.opposite_nothing");
	if (lap_may_be_missing(rules)) {
		say_one(composer, "says.lap");
		if (rules->relay)
			say(composer, rules->lap_scope == LAP_TURN ? "says.lap_move"
								   : "says.lap_lifting");
	}
	say_one(composer, own ? "says.empty_opponent" : "says.empty_own");
}

static void tell_last_seed(struct composer *composer)
{
	say_one(composer, composer->rules->extra_turn ? "says.store_again" : "says.store_ends");
	say(composer, composer->rules->relay ? "says.relay" : "says.no_relay");
	tell_shot(composer);
}

static void tell_opening(struct composer *composer)
{
	if (composer->rules->start != START_TOGETHER)
		return;
	say_one(composer, "says.opening");
	if (composer->rules->extra_turn)
		say(composer, "says.opening_store");
	say_one(composer, composer->rules->start_next == START_NEXT_LONGEST ? "says.next_longest"
									    : "says.next_stopped");
}

static void tell_rest(struct composer *composer)
{
	switch ((enum rules_sweep)composer->rules->final_sweep) {
	case SWEEP_OWNER:
		say(composer, "says.rest_owner");
		break;
	case SWEEP_LAST_MOVER:
		say(composer, "says.rest_last");
		if (composer->rules->start == START_TOGETHER)
			say(composer, "says.rest_together");
		break;
	case SWEEP_DISCARD:
		say(composer, "says.rest_discarded");
		break;
	}
}

static void tell_end(struct composer *composer)
{
	switch ((enum rules_terminal)composer->rules->terminal) {
	case TERMINAL_NO_MOVE:
		say_one(composer, "says.ends_stuck");
		break;
	case TERMINAL_THREE_EMPTY:
		number_is(composer, EMPTY_HOLES);
		say_one(composer, "says.ends_three");
		if (composer->rounds) {
			say(composer, "says.three_burned");
			next_item(composer);
		}
		break;
	case TERMINAL_ROW_EMPTY:
		say_one(composer, "says.ends_row");
		break;
	case TERMINAL_BOARD_EMPTY:
		say_one(composer, "says.ends_board");
		say(composer, "says.pass");
		return; /* nothing is left to give away */
	}
	tell_rest(composer);
}

static void tell_next_round(struct composer *composer)
{
	const struct rules *rules = composer->rules;

	say_one(composer,
		rules->refill_from == REFILL_NEAR_STORE ? "says.refill_near" : "says.refill_far");
	if (rules->match_end == MATCH_END_NO_SEED && rules->seeds_per_hole > 1) {
		say(composer, "says.refill_last");
		next_item(composer);
	}
	say(composer, rules->burned_forever ? "says.burned_forever" : "says.burned_round");
	if (rules->next_first == NEXT_FIRST_ALTERNATE)
		say_one(composer, "says.first_alternate");
	else
		say_one(composer, rules->next_first == NEXT_FIRST_FEWER ? "says.first_fewer"
									: "says.first_winner");
	if (rules->start == START_TOGETHER)
		say(composer, "says.first_together");
}

static void tell_winner(struct composer *composer)
{
	const struct rules *rules = composer->rules;
	/* One seed fills a hole of one. */
	bool short_of_a_hole = rules->match_end == MATCH_END_NO_HOLE && rules->seeds_per_hole > 1;

	if (!composer->rounds) {
		say_one(composer, "says.wins");
		say(composer, "says.tie_draw");
		return;
	}
	tell_next_round(composer);
	say_one(composer, short_of_a_hole ? "says.over_hole" : "says.over_seed");
	number_is(composer, rules->max_rounds);
	say(composer, rules->max_rounds > 0 ? "says.limit" : "says.no_limit");
	say_one(composer, "says.wins_rounds");
	say(composer, rules->tie_break == TIE_DRAW ? "says.tie_draw" : "says.tie_burned");
}

void rule_sentences_make(struct rule_sentences *sentences, const struct words *words,
	const struct pack *pack, const struct rules *rules)
{
	enum lang lang = words_language(words);
	bool rounds = rules->rounds == ROUNDS_SEVERAL && rules->max_rounds != 1;
	struct composer composer = {
		.to = sentences,
		.words = words,
		.rules = rules,
		.rounds = rounds,
		.hole = pack->hole.in[lang],
		.store = pack->store.in[lang],
		.game = words_get(words, rounds ? "says.part.round" : "says.part.game"),
	};

	*sentences = (struct rule_sentences){0};
	strbuf_init(&composer.holes);
	strbuf_init(&composer.seeds);
	strbuf_init(&composer.total);
	strbuf_init(&composer.number);
	add_several(&composer, pack);
	add_seeds(&composer);
	rule_sentences_number(words, 2 * rules->holes * rules->seeds_per_hole, &composer.total);
	tell_sowing(&composer, pack->direction);
	tell_last_seed(&composer);
	tell_opening(&composer);
	tell_end(&composer);
	tell_winner(&composer);
	strbuf_release(&composer.holes);
	strbuf_release(&composer.seeds);
	strbuf_release(&composer.total);
	strbuf_release(&composer.number);
}

void rule_sentences_release(struct rule_sentences *sentences)
{
	for (int i = 0; i < sentences->count; i++)
		strbuf_release(&sentences->items[i]);
	*sentences = (struct rule_sentences){0};
}
