/* SPDX-License-Identifier: MIT */
#include "core/match.h"

#include "base/check.h"
#include "core/emit.h"
#include "core/opening.h"

#include <string.h>

/* ---- Rounds (RULES, section 5) --------------------------------------------------------------- */

static enum result more(int a, int b)
{
	return a > b ? RESULT_A : b > a ? RESULT_B : RESULT_DRAW;
}

static enum result match_winner(const struct match *match)
{
	enum result result = more(match->stores[SIDE_A], match->stores[SIDE_B]);

	if (result == RESULT_DRAW && match->rules.rounds == ROUNDS_SEVERAL &&
		match->rules.tie_break == TIE_BURNED_HOLES)
		result = more(position_burned_holes(&match->position, SIDE_B),
			position_burned_holes(&match->position, SIDE_A));
	return result;
}

static bool is_last_round(const struct match *match)
{
	const struct rules *rules = &match->rules;
	int fewer = match->stores[SIDE_A] < match->stores[SIDE_B] ? match->stores[SIDE_A]
								  : match->stores[SIDE_B];

	if (rules->rounds == ROUNDS_ONE)
		return true;
	if (rules->max_rounds > 0 && match->rounds_played >= rules->max_rounds)
		return true;
	return fewer < (rules->match_end == MATCH_END_NO_HOLE ? rules->seeds_per_hole : 1);
}

static void end_match(
	struct match *match, enum result result, bool announced, struct event_list *events)
{
	match->phase = MATCH_OVER;
	match->result = (uint8_t)result;
	match->position.over = 1;
	if (announced)
		emit(events, (struct event){.kind = EVENT_MATCH,
				     .result = (uint8_t)result,
				     .a = match->stores[SIDE_A],
				     .b = match->stores[SIDE_B]});
}

static void count_stores(struct match *match)
{
	for (int side = 0; side < 2; side++)
		match->stores[side] =
			match->position.cells[board_store(match->rules.holes, (enum side)side)];
}

/* Fills SIDE's holes from its seeds; what can't be filled is burned. Hole number ORDER is the one
 * filled ORDER-th. */
static void refill_side(const struct match *match, enum side side, struct position *position)
{
	const struct rules *rules = &match->rules;
	int n = rules->holes, k = rules->seeds_per_hole, seeds = match->stores[side];
	bool filled_one = false;

	for (int order = 0; order < n; order++) {
		int offset = rules->refill_from == REFILL_NEAR_STORE ? n - 1 - order : order;
		int hole = board_first(n, side) + offset;
		bool stays_burned =
			rules->burned_forever && position_is_burned(&match->position, hole);
		int put = seeds >= k ? k : !filled_one ? seeds : 0;

		if (stays_burned || put == 0) {
			position->burned |= 1u << hole;
			continue;
		}
		position->cells[hole] = (uint8_t)put;
		seeds -= put;
		filled_one = true;
	}
	position->cells[board_store(n, side)] = (uint8_t)seeds;
}

static enum side next_first(const struct match *match)
{
	enum result leader = more(match->stores[SIDE_A], match->stores[SIDE_B]);

	if (leader == RESULT_DRAW || match->rules.next_first == NEXT_FIRST_ALTERNATE)
		return side_other((enum side)match->first);
	if (match->rules.next_first == NEXT_FIRST_WINNER)
		return leader == RESULT_A ? SIDE_A : SIDE_B;
	return leader == RESULT_A ? SIDE_B : SIDE_A;
}

static void next_round(struct match *match, struct event_list *events)
{
	struct position fresh = {.holes = (uint8_t)match->rules.holes};

	refill_side(match, SIDE_A, &fresh);
	refill_side(match, SIDE_B, &fresh);
	match->first = (uint8_t)next_first(match);
	match->round++;
	fresh.mover = match->first;
	match->position = fresh;
	match->phase = MATCH_PLAYING;
	emit(events,
		(struct event){.kind = EVENT_REFILL, .round = match->round, .next = match->first});
	if (events) {
		memcpy(events->refill_cells, fresh.cells, sizeof fresh.cells);
		events->refill_burned = fresh.burned;
	}
}

static void finish_round(struct match *match, struct event_list *events)
{
	bool several = match->rules.rounds == ROUNDS_SEVERAL;

	count_stores(match);
	match->rounds_played++;
	if (several)
		emit(events, (struct event){.kind = EVENT_ROUND,
				     .round = match->round,
				     .a = match->stores[SIDE_A],
				     .b = match->stores[SIDE_B]});
	if (is_last_round(match))
		end_match(match, match_winner(match), several, events);
	else
		next_round(match, events);
}

/* ---- The match ------------------------------------------------------------------------------- */

static void start(struct match *match, const struct rules *rules, enum side first)
{
	memset(match, 0, sizeof *match); /* padding too: snapshots are compared and hashed */
	match->rules = *rules;
	position_init(&match->position, rules->holes, rules->seeds_per_hole);
	match->round = 1;
	match->first = (uint8_t)first;
	match->position.mover = (uint8_t)first;
	match->phase = MATCH_PLAYING;
}

void match_init(struct match *match, const struct rules *rules, enum side first)
{
	bool together = rules->start == START_TOGETHER;

	start(match, rules, together ? SIDE_A : first);
	if (together)
		match->phase = MATCH_CHOOSING;
}

void match_init_position(
	struct match *match, const struct rules *rules, const uint8_t *cells, enum side first)
{
	start(match, rules, first);
	memcpy(match->position.cells, cells, (size_t)board_places(rules->holes));
	match->position.last = (uint8_t)first;
	position_settle(rules, &match->position, first, NULL);
	if (match->position.over)
		finish_round(match, NULL);
}

uint32_t match_legal(const struct match *match)
{
	if (match->phase == MATCH_OVER)
		return 0;
	return position_liftable(&match->position, (enum side)match->position.mover);
}

enum verdict match_check(const struct match *match, int place)
{
	const struct position *position = &match->position;
	int holes = position->holes;

	if (match->phase == MATCH_OVER)
		return VERDICT_OVER;
	if (place < 0 || place >= board_places(holes))
		return VERDICT_NOT_A_PLACE;
	if (board_is_store(holes, place) || board_side(holes, place) != position->mover)
		return VERDICT_NOT_YOURS;
	if (position_is_burned(position, place))
		return VERDICT_BURNED;
	if (position->cells[place] == 0)
		return VERDICT_EMPTY;
	return VERDICT_OK;
}

void match_play(struct match *match, int place, struct event_list *events)
{
	CHECK(match_check(match, place) == VERDICT_OK);
	if (match->phase == MATCH_CHOOSING)
		opening_choose(match, place, events);
	else
		move_play(&match->rules, &match->position, place, events);
	if (match->position.over)
		finish_round(match, events);
}

void match_concede(struct match *match, enum side side, struct event_list *events)
{
	CHECK(match->phase != MATCH_OVER);
	match->conceded = 1;
	count_stores(match);
	end_match(match, side == SIDE_A ? RESULT_B : RESULT_A, true, events);
}

void match_call_off(struct match *match, struct event_list *events)
{
	CHECK(match->phase != MATCH_OVER);
	count_stores(match);
	end_match(match, more(match->stores[SIDE_A], match->stores[SIDE_B]), true, events);
}

static bool hands_equal(const struct match_hand *a, const struct match_hand *b)
{
	return a->state == b->state && a->hole == b->hole && a->at == b->at &&
	       a->seeds == b->seeds && a->lapped == b->lapped && a->drops == b->drops;
}

bool match_equal(const struct match *a, const struct match *b)
{
	return rules_equal(&a->rules, &b->rules) && position_equal(&a->position, &b->position) &&
	       a->phase == b->phase && a->result == b->result && a->conceded == b->conceded &&
	       a->round == b->round && a->rounds_played == b->rounds_played &&
	       a->first == b->first && hands_equal(&a->hands[0], &b->hands[0]) &&
	       hands_equal(&a->hands[1], &b->hands[1]);
}
