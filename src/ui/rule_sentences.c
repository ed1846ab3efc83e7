/* SPDX-License-Identifier: MIT */
#include "ui/rule_sentences.h"

#include "base/check.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* So many empty holes on one side end a round (RULES, section 3); numbers with a word. */
enum { EMPTY_HOLES = 3, LARGEST_WORD = 11 };

struct teller {
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
static void add_several(struct teller *teller, const struct pack *pack)
{
	enum lang lang = words_language(teller->words);
	bool borrowed = strcmp(pack->hole.in[lang], pack->hole.in[LANG_ID]) == 0;

	if (borrowed)
		strbuf_addstr(&teller->holes, teller->hole);
	else
		words_format(teller->words, "says.part.several",
			&(struct words_slot){"hole", teller->hole}, 1, &teller->holes);
}

static void add_seeds(struct teller *teller)
{
	int seeds = teller->rules->seeds_per_hole;
	struct strbuf number;

	strbuf_init(&number);
	rule_sentences_number(teller->words, seeds, &number);
	words_format(teller->words, seeds == 1 ? "says.part.seed" : "says.part.seeds",
		&(struct words_slot){"n", number.text}, 1, &teller->seeds);
	strbuf_release(&number);
}

static void number_is(struct teller *teller, int number)
{
	strbuf_clear(&teller->number);
	rule_sentences_number(teller->words, number, &teller->number);
}

/* The next fact begins a new item. */
static void next_item(struct teller *teller)
{
	struct rule_sentences *to = teller->to;

	CHECK(to->count < RULE_SENTENCES_MAX);
	strbuf_init(&to->items[to->count++]);
}

static void say(struct teller *teller, const char *key)
{
	struct rule_sentences *to = teller->to;
	struct strbuf *item = &to->items[to->count - 1];
	const struct words_slot slots[] = {
		{"hole", teller->hole},
		{"holes", teller->holes.text},
		{"store", teller->store},
		{"seeds", teller->seeds.text},
		{"game", teller->game},
		{"n", teller->number.text},
		{"total", teller->total.text},
	};

	CHECK(to->fact_count < RULE_FACTS_MAX);
	if (item->len > 0)
		strbuf_addch(item, ' ');
	words_format(teller->words, key, slots, sizeof slots / sizeof *slots, item);
	strbuf_addch(item, '.');
	to->facts[to->fact_count++] = (struct rule_fact){key, to->count - 1};
}

static void say_one(struct teller *teller, const char *key)
{
	next_item(teller);
	say(teller, key);
}

/* ---- Facts ------------------------------------------------------------------------------------
 */

static void tell_sowing(struct teller *teller, enum direction direction)
{
	number_is(teller, teller->rules->holes);
	say_one(teller, "says.board");
	say(teller, direction == DIRECTION_CLOCKWISE ? "says.clockwise" : "says.counter_clockwise");
	say_one(teller, "says.sow");
	say_one(teller, "says.row");
	say(teller, "says.wrap");
}

/*
 * A last seed that comes home in one lifting by way of its own store has filled every hole opposite
 * on the way: only a relay that has emptied one, or a burned hole, leaves nothing there.
 */
static bool opposite_may_be_empty(const struct teller *teller)
{
	const struct rules *rules = teller->rules;
	bool lap_in_one_lifting = rules->shot_needs_lap && rules->shot_side == SHOT_OWN &&
				  (!rules->relay || rules->lap_scope == LAP_LIFTING);

	return !lap_in_one_lifting || teller->rounds;
}

/* The way to the opponent's side leads past the own store: there the lap is made unless it has to
 * be made anew. */
static bool lap_may_be_missing(const struct rules *rules)
{
	return rules->shot_needs_lap &&
	       (rules->shot_side == SHOT_OWN || (rules->relay && rules->lap_scope == LAP_LIFTING));
}

static void tell_shot(struct teller *teller)
{
	const struct rules *rules = teller->rules;
	bool own = rules->shot_side == SHOT_OWN;

	if (!rules->shot_enabled) {
		say_one(teller, "says.empty_ends");
		return;
	}
	say_one(teller, own ? "says.shot_own" : "says.shot_opponent");
	say(teller, rules->shot_takes_landing ? "says.landing_taken" : "says.landing_stays");
	if (opposite_may_be_empty(teller))
		say(teller, rules->shot_takes_landing && !rules->shot_needs_opposite
				    ? "says.opposite_alone"
				    : "says.opposite_nothing");
	if (lap_may_be_missing(rules)) {
		say_one(teller, "says.lap");
		if (rules->relay)
			say(teller, rules->lap_scope == LAP_TURN ? "says.lap_move"
								 : "says.lap_lifting");
	}
	say_one(teller, own ? "says.empty_opponent" : "says.empty_own");
}

static void tell_last_seed(struct teller *teller)
{
	say_one(teller, teller->rules->extra_turn ? "says.store_again" : "says.store_ends");
	say(teller, teller->rules->relay ? "says.relay" : "says.no_relay");
	tell_shot(teller);
}

static void tell_opening(struct teller *teller)
{
	if (teller->rules->start != START_TOGETHER)
		return;
	say_one(teller, "says.opening");
	if (teller->rules->extra_turn)
		say(teller, "says.opening_store");
	say_one(teller, teller->rules->start_next == START_NEXT_LONGEST ? "says.next_longest"
									: "says.next_stopped");
}

static void tell_rest(struct teller *teller)
{
	switch ((enum rules_sweep)teller->rules->final_sweep) {
	case SWEEP_OWNER:
		say(teller, "says.rest_owner");
		break;
	case SWEEP_LAST_MOVER:
		say(teller, "says.rest_last");
		if (teller->rules->start == START_TOGETHER)
			say(teller, "says.rest_together");
		break;
	case SWEEP_DISCARD:
		say(teller, "says.rest_discarded");
		break;
	}
}

static void tell_end(struct teller *teller)
{
	switch ((enum rules_terminal)teller->rules->terminal) {
	case TERMINAL_NO_MOVE:
		say_one(teller, "says.ends_stuck");
		break;
	case TERMINAL_THREE_EMPTY:
		number_is(teller, EMPTY_HOLES);
		say_one(teller, "says.ends_three");
		if (teller->rounds) {
			say(teller, "says.three_burned");
			next_item(teller);
		}
		break;
	case TERMINAL_ROW_EMPTY:
		say_one(teller, "says.ends_row");
		break;
	case TERMINAL_BOARD_EMPTY:
		say_one(teller, "says.ends_board");
		say(teller, "says.pass");
		return; /* nothing is left to give away */
	}
	tell_rest(teller);
}

static void tell_next_round(struct teller *teller)
{
	const struct rules *rules = teller->rules;

	say_one(teller,
		rules->refill_from == REFILL_NEAR_STORE ? "says.refill_near" : "says.refill_far");
	if (rules->match_end == MATCH_END_NO_SEED && rules->seeds_per_hole > 1) {
		say(teller, "says.refill_last");
		next_item(teller);
	}
	say(teller, rules->burned_forever ? "says.burned_forever" : "says.burned_round");
	if (rules->next_first == NEXT_FIRST_ALTERNATE)
		say_one(teller, "says.first_alternate");
	else
		say_one(teller, rules->next_first == NEXT_FIRST_FEWER ? "says.first_fewer"
								      : "says.first_winner");
	if (rules->start == START_TOGETHER)
		say(teller, "says.first_together");
}

static void tell_winner(struct teller *teller)
{
	const struct rules *rules = teller->rules;
	/* One seed fills a hole of one. */
	bool short_of_a_hole = rules->match_end == MATCH_END_NO_HOLE && rules->seeds_per_hole > 1;

	if (!teller->rounds) {
		say_one(teller, "says.wins");
		say(teller, "says.tie_draw");
		return;
	}
	tell_next_round(teller);
	say_one(teller, short_of_a_hole ? "says.over_hole" : "says.over_seed");
	number_is(teller, rules->max_rounds);
	say(teller, rules->max_rounds > 0 ? "says.limit" : "says.no_limit");
	say_one(teller, "says.wins_rounds");
	say(teller, rules->tie_break == TIE_DRAW ? "says.tie_draw" : "says.tie_burned");
}

void rule_sentences_make(struct rule_sentences *sentences, const struct words *words,
	const struct pack *pack, const struct rules *rules)
{
	enum lang lang = words_language(words);
	bool rounds = rules->rounds == ROUNDS_SEVERAL && rules->max_rounds != 1;
	struct teller teller = {
		.to = sentences,
		.words = words,
		.rules = rules,
		.rounds = rounds,
		.hole = pack->hole.in[lang],
		.store = pack->store.in[lang],
		.game = words_get(words, rounds ? "says.part.round" : "says.part.game"),
	};

	*sentences = (struct rule_sentences){0};
	strbuf_init(&teller.holes);
	strbuf_init(&teller.seeds);
	strbuf_init(&teller.total);
	strbuf_init(&teller.number);
	add_several(&teller, pack);
	add_seeds(&teller);
	rule_sentences_number(words, 2 * rules->holes * rules->seeds_per_hole, &teller.total);
	tell_sowing(&teller, pack->direction);
	tell_last_seed(&teller);
	tell_opening(&teller);
	tell_end(&teller);
	tell_winner(&teller);
	strbuf_release(&teller.holes);
	strbuf_release(&teller.seeds);
	strbuf_release(&teller.total);
	strbuf_release(&teller.number);
}

void rule_sentences_release(struct rule_sentences *sentences)
{
	for (int i = 0; i < sentences->count; i++)
		strbuf_release(&sentences->items[i]);
	*sentences = (struct rule_sentences){0};
}
