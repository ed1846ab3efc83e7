/* SPDX-License-Identifier: MIT */
#include "study/review.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

struct review_limits review_usual_limits(void)
{
	return (struct review_limits){.nodes = 200000, .again = 800000, .least = 2};
}

/* ---- what can be told without looking */

static bool is_unseen(const struct match *match)
{
	return match->phase == MATCH_CHOOSING &&
	       match->hands[match->position.mover].state == HAND_CHOOSING;
}

/* The round of BEFORE has ended with AFTER. */
static bool round_ended(const struct match *before, const struct match *after)
{
	return after->phase == MATCH_OVER || after->round != before->round;
}

static int for_side(int value, int side)
{
	return side == SIDE_A ? value : -value;
}

/* Seeds that BY brought home, not counting what was swept up at the end. */
static int brought_home(const struct event_list *events, int by)
{
	int seeds = 0;

	for (int i = 0; i < events->len; i++) {
		const struct event *event = &events->items[i];

		if (event->by == by && event->kind == EVENT_BANK)
			seeds++;
		else if (event->by == by && event->kind == EVENT_SHOT)
			seeds += event->n;
	}
	return seeds;
}

static void add_turn(struct review *review, int choice, int round)
{
	const struct review_choice *made = &review->choices[choice];
	struct review_turn *last =
		review->turn_count > 0 ? &review->turns[review->turn_count - 1] : NULL;

	if (!last || last->by != made->by || last->round != round || last->unseen != made->unseen) {
		last = &review->turns[review->turn_count++];
		*last = (struct review_turn){.from = choice,
			.by = made->by,
			.unseen = made->unseen,
			.spared = made->spared,
			.round = round,
			.worst = REVIEW_NONE};
	}
	last->to = choice + 1;
	last->banked += made->banked;
}

void review_begin(
	struct review *review, const struct record *record, const struct review_limits *limits)
{
	struct match match;
	struct event_list *events = xcalloc(1, sizeof(*events));
	size_t room = (size_t)record->len + 1;

	*review = (struct review){.limits = *limits, .seen = {.move = REVIEW_NONE}};
	record_copy(&review->record, record);
	review->choices = xcalloc(room, sizeof(*review->choices));
	review->turns = xcalloc(room, sizeof(*review->turns));
	record_start(record, &match);
	review->at = match;
	for (int i = 0; i < record->len; i++) {
		struct match before = match;

		events->len = 0;
		match_play(&match, record->choices[i], events);
		review->choices[i] = (struct review_choice){.place = record->choices[i],
			.by = before.position.mover,
			.unseen = is_unseen(&before),
			.spared = i < limits->spared,
			.banked = brought_home(events, before.position.mover),
			.better = REVIEW_NONE};
		add_turn(review, i, before.round);
	}
	free(events);
}

void review_release(struct review *review)
{
	record_release(&review->record);
	free(review->choices);
	free(review->turns);
	*review = (struct review){0};
}

bool review_is_of(const struct review *review, const struct record *record)
{
	const struct record *own = &review->record;

	return own->len == record->len && own->first == record->first &&
	       own->set_position == record->set_position && strcmp(own->pack, record->pack) == 0 &&
	       rules_equal(&own->rules, &record->rules) &&
	       (!own->set_position || memcmp(own->cells, record->cells, sizeof(own->cells)) == 0) &&
	       (own->len == 0 || memcmp(own->choices, record->choices, (size_t)own->len) == 0);
}

bool review_is_done(const struct review *review)
{
	return review->done == review->record.len;
}

int review_turns_done(const struct review *review)
{
	int count = 0;

	while (count < review->turn_count && review->turns[count].to <= review->done)
		count++;
	return count;
}

int review_turn_of(const struct review *review, int choice)
{
	for (int i = 0; i < review->turn_count; i++)
		if (choice < review->turns[i].to)
			return i;
	return review->turn_count - 1;
}

/* ---- looking */

struct look {
	struct ai *ai;
	uint64_t nodes;
	const atomic_bool *stop;
};

static bool is_stopped(const struct look *look)
{
	return look->stop && atomic_load_explicit(look->stop, memory_order_relaxed);
}

static void search(const struct look *look, const struct match *match, struct ai_answer *answer)
{
	const struct ai_limits limits = {.nodes = look->nodes, .stop = look->stop};

	ai_search(look->ai, match, &limits, answer);
}

/* Plays on through the picks of an opening together, each the best by what can be told at its end,
 * to the board that comes of them. */
enum { PICK_BOARDS = 2000 };

static int pick_through(const struct match *match, int *boards, struct match *end)
{
	int side = match->position.mover;
	uint32_t legal = match_legal(match);
	int best = 0;
	bool found = false;

	*end = *match;
	if (match->phase == MATCH_OVER)
		return (match->stores[SIDE_A] - match->stores[SIDE_B]) * 100;
	if (match->phase != MATCH_CHOOSING)
		return ai_evaluate(&match->rules, &match->position, SIDE_A);
	for (int place = 0; legal >> place && (!found || *boards < PICK_BOARDS); place++) {
		struct match child = *match, there;
		int value;

		if (!(legal >> place & 1u))
			continue;
		(*boards)++;
		match_play(&child, place, NULL);
		value = pick_through(&child, boards, &there);
		if (found && for_side(value - best, side) <= 0)
			continue;
		found = true;
		best = value;
		*end = there;
	}
	return best;
}

/* What AFTER is worth to A, who came there from BEFORE; the rest of ANSWER is of its mover. */
static struct review_value look_at(const struct look *look, const struct match *before,
	const struct match *after, struct ai_answer *answer);

/* The pick of an opening together, its board at rest: of each the end, and that is searched. */
static void look_at_picks(
	const struct look *look, const struct match *match, struct ai_answer *answer)
{
	int side = match->position.mover;
	uint32_t legal = match_legal(match);

	*answer = (struct ai_answer){.move = REVIEW_NONE};
	for (int place = 0; legal >> place && !is_stopped(look); place++) {
		struct match child = *match, end;
		struct ai_answer below;
		struct review_value value;
		int boards = 0;

		if (!(legal >> place & 1u))
			continue;
		match_play(&child, place, NULL);
		pick_through(&child, &boards, &end);
		value = look_at(look, match, &end, &below);
		value.seeds = for_side(value.seeds, side);
		if (answer->move != REVIEW_NONE && value.seeds <= answer->value)
			continue;
		answer->move = place;
		answer->value = value.seeds;
		answer->line[0] = place;
		answer->line_len = 1;
	}
}

static struct review_value look_at(const struct look *look, const struct match *before,
	const struct match *after, struct ai_answer *answer)
{
	*answer = (struct ai_answer){.move = REVIEW_NONE};
	if (round_ended(before, after))
		return (struct review_value){
			after->stores[SIDE_A] - after->stores[SIDE_B], true, true};
	if (after->phase == MATCH_CHOOSING)
		look_at_picks(look, after, answer);
	else
		search(look, after, answer);
	return (struct review_value){
		for_side(answer->value, after->position.mover), true, answer->exact};
}

/* ---- judging */

/* What MOVER would rather have: by so many seeds BETTER than MADE; 0: not enough to say so. */
static int loss_of(const struct review_step *step, const struct review_value *better,
	const struct review_value *made)
{
	int loss = for_side(better->seeds - made->seeds, step->before.position.mover);
	int least = better->exact && made->exact ? 1 : step->limits.least;

	return loss >= least ? loss : 0;
}

static void blame(struct review_step *step, int loss, int better,
	const struct review_value *would_be, const struct ai_answer *line)
{
	struct review_choice *choice = &step->choice;

	choice->loss = loss;
	choice->better = better;
	choice->before = *would_be;
	choice->proved = would_be->exact && choice->after.exact;
	choice->line[0] = (uint8_t)better;
	choice->line_len = 1;
	for (int i = 0; i < line->line_len && choice->line_len < REVIEW_LINE_MAX; i++)
		choice->line[choice->line_len++] = (uint8_t)line->line[i];
}

/* Holds the choice made against the BETTER one. */
static void compare(struct review_step *step, const struct look *look, int better)
{
	struct look again = *look;
	struct match child = step->before;
	struct ai_answer line, after = step->seen_after;
	struct review_value would_be, made = step->choice.after;
	int loss;

	match_play(&child, better, NULL);
	would_be = look_at(look, &step->before, &child, &line);
	loss = loss_of(step, &would_be, &made);
	if (loss == 0)
		return;
	again.nodes = step->limits.again;
	if (!would_be.exact)
		would_be = look_at(&again, &step->before, &child, &line);
	if (!made.exact)
		made = look_at(&again, &step->before, &step->after, &after);
	if (is_stopped(look))
		return;
	step->choice.after = made;
	step->seen_after = after;
	loss = loss_of(step, &would_be, &made);
	if (loss > 0)
		blame(step, loss, better, &would_be, &line);
}

bool review_work(struct review_step *step, struct ai *ai, const atomic_bool *stop)
{
	const struct look look = {.ai = ai, .nodes = step->limits.nodes, .stop = stop};
	struct review_choice *choice = &step->choice;

	if (choice->unseen)
		return !is_stopped(&look);
	if (step->seen.move == REVIEW_NONE)
		look_at(&look, &step->before, &step->before, &step->seen);
	choice->before = (struct review_value){
		for_side(step->seen.value, step->before.position.mover), true, step->seen.exact};
	choice->after = look_at(&look, &step->before, &step->after, &step->seen_after);
	if (!is_stopped(&look) && !choice->spared && step->seen.move != choice->place)
		compare(step, &look, step->seen.move);
	return !is_stopped(&look);
}

bool review_ask(const struct review *review, struct review_step *step)
{
	if (review_is_done(review))
		return false;
	*step = (struct review_step){.limits = review->limits,
		.before = review->at,
		.after = review->at,
		.choice = review->choices[review->done],
		.seen = review->seen,
		.seen_after = {.move = REVIEW_NONE}};
	match_play(&step->after, step->choice.place, NULL);
	return true;
}

void review_take(struct review *review, const struct review_step *step)
{
	int index = review->done;
	struct review_turn *turn = &review->turns[review_turn_of(review, index)];
	const struct review_choice *choice = &step->choice;

	CHECK(!review_is_done(review));
	review->choices[index] = *choice;
	if (choice->loss > 0 &&
		(turn->worst == REVIEW_NONE || choice->loss > review->choices[turn->worst].loss))
		turn->worst = index;
	turn->loss += choice->loss;
	review->at = step->after;
	review->seen = step->seen_after;
	review->done++;
}

/* ---- what stands out */

int review_worst(const struct review *review, enum side side, int *turns, int max)
{
	int done = review_turns_done(review), count = 0;

	for (int i = 0; i < done; i++) {
		int loss = review->turns[i].loss, at = count;

		if (loss == 0 || review->turns[i].by != side)
			continue;
		while (at > 0 && review->turns[turns[at - 1]].loss < loss)
			at--;
		if (at == max)
			continue;
		count += count < max;
		for (int k = count - 1; k > at; k--)
			turns[k] = turns[k - 1];
		turns[at] = i;
	}
	return count;
}

int review_best(const struct review *review, enum side side)
{
	int done = review_turns_done(review), best = REVIEW_NONE;

	for (int i = 0; i < done; i++) {
		const struct review_turn *turn = &review->turns[i];

		if (turn->by == side && !turn->unseen && !turn->spared && turn->loss == 0 &&
			turn->banked > 0 &&
			(best == REVIEW_NONE || turn->banked > review->turns[best].banked))
			best = i;
	}
	return best;
}
