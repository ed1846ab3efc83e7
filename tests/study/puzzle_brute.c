/* SPDX-License-Identifier: MIT */
#include "study/puzzle_brute.h"

#include "test.h"

#include "record/record.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { MEMO_BITS = 18 };

struct memo {
	bool used;
	struct position position;
	int lead;
};

struct trial {
	enum puzzle_goal goal;
	struct brute *brute;
	struct event_list *events;
	struct memo *memo;
	uint8_t line[256];
};

struct counts {
	int home, again, shot, relays;
};

/* What SIDE's choice brought, from its events; true if SIDE chooses again. */
static bool play(struct trial *trial, struct match *match, int place, struct counts *counts)
{
	enum side side = (enum side)match->position.mover;
	bool again = false;

	trial->events->len = 0;
	match_play(match, place, trial->events);
	for (int i = 0; i < trial->events->len; i++) {
		const struct event *event = &trial->events->items[i];

		counts->home += event->kind == EVENT_BANK;
		counts->home += event->kind == EVENT_SHOT ? event->n : 0;
		counts->shot += event->kind == EVENT_SHOT ? event->n : 0;
		counts->relays += event->kind == EVENT_RELAY;
		again |= event->kind == EVENT_EXTRA_TURN;
		/* Of a last seed in the store with none left in the row nothing comes. */
		assert_true(event->kind != EVENT_PASS || event->by == side);
	}
	return again && match->phase == MATCH_PLAYING && match->position.mover == side;
}

static int store(const struct match *match, enum side side)
{
	return match->position.cells[board_store(match->rules.holes, side)];
}

static struct memo *memo_of(struct trial *trial, const struct position *position)
{
	uint64_t h = 14695981039346656037U;

	for (int i = 0; i < BOARD_CELLS; i++)
		h = (h ^ position->cells[i]) * 1099511628211U;
	h = (h ^ position->mover) * 1099511628211U;
	return &trial->memo[h >> (64 - MEMO_BITS)];
}

/* A's lead at the end, both playing their best; no pruning, every value is the whole truth. */
static int lead_of(struct trial *trial, const struct match *match)
{
	uint32_t legal = match_legal(match);
	bool is_a = match->position.mover == SIDE_A;
	int best = is_a ? -1000 : 1000;
	struct memo *memo;

	if (match->phase == MATCH_OVER)
		return store(match, SIDE_A) - store(match, SIDE_B);
	memo = memo_of(trial, &match->position);
	if (memo->used && position_equal(&memo->position, &match->position))
		return memo->lead;
	for (; legal; legal &= legal - 1) {
		struct match child = *match;
		int lead;

		match_play(&child, __builtin_ctz(legal), NULL);
		lead = lead_of(trial, &child);
		if (is_a ? lead > best : lead < best)
			best = lead;
	}
	*memo_of(trial, &match->position) =
		(struct memo){.used = true, .position = match->position, .lead = best};
	return best;
}

/* The most that whoever is next can bring home in one turn. */
static int most_of(struct trial *trial, const struct match *match)
{
	int most = 0;

	for (uint32_t legal = match_legal(match); legal; legal &= legal - 1) {
		struct match child = *match;
		struct counts counts = {0};
		bool again = play(trial, &child, __builtin_ctz(legal), &counts);
		int home = counts.home + (again ? most_of(trial, &child) : 0);

		if (home > most)
			most = home;
	}
	return most;
}

static void note(struct trial *trial, int worth, int len)
{
	struct brute *brute = trial->brute;
	int sign = trial->goal == PUZZLE_GUARD ? -1 : 1;

	if (brute->solutions == 0 || sign * worth > sign * brute->best) {
		brute->next = brute->solutions ? brute->best : INT32_MIN;
		brute->best = worth;
		brute->solutions = 1;
		brute->len = len;
		memcpy(brute->line, trial->line, sizeof brute->line);
	} else if (worth == brute->best) {
		brute->solutions++;
	} else if (brute->next == INT32_MIN || sign * worth > sign * brute->next) {
		brute->next = worth;
	}
}

static int worth_of(struct trial *trial, const struct match *match, const struct counts *counts)
{
	switch (trial->goal) {
	case PUZZLE_HOME:
		return counts->home;
	case PUZZLE_AGAIN:
		return counts->again;
	case PUZZLE_SHOT:
		return counts->shot;
	case PUZZLE_RELAY:
		return counts->relays;
	case PUZZLE_WIN:
		return lead_of(trial, match);
	case PUZZLE_GUARD:
		return most_of(trial, match);
	case PUZZLE_GOALS:
		break;
	}
	return INT32_MIN;
}

static void try_turns(
	struct trial *trial, const struct match *match, const struct counts *before, int len)
{
	if (trial->goal == PUZZLE_AGAIN)
		note(trial, before->again, len);
	for (uint32_t legal = match_legal(match); legal; legal &= legal - 1) {
		struct match child = *match;
		struct counts counts = *before;
		int hole = __builtin_ctz(legal);
		bool again = play(trial, &child, hole, &counts);

		counts.again += again;
		trial->line[len] = (uint8_t)hole;
		trial->brute->turns += !again;
		if (again)
			try_turns(trial, &child, &counts, len + 1);
		else if (trial->goal != PUZZLE_AGAIN)
			note(trial, worth_of(trial, &child, &counts), len + 1);
	}
}

static void begin(struct trial *trial, const struct pack_set *packs,
	const struct puzzle_claim *claim, struct match *match)
{
	struct record record;
	struct diag diag;

	*trial = (struct trial){.goal = claim->goal};
	assert_true(record_parse(&record, claim->code, pack_set_rules, packs, &diag));
	assert_int_equal(record.len, 0);
	record_start(&record, match);
	assert_int_equal(match->position.mover, SIDE_A);
	assert_int_equal(position_total(&match->position),
		2 * record.rules.holes * record.rules.seeds_per_hole);
	trial->events = malloc(sizeof *trial->events);
	trial->memo = calloc((size_t)1 << MEMO_BITS, sizeof *trial->memo);
	assert_non_null(trial->events);
	assert_non_null(trial->memo);
}

static void end(struct trial *trial)
{
	free(trial->events);
	free(trial->memo);
}

void brute_try(const struct pack_set *packs, const struct puzzle_claim *claim, struct brute *brute)
{
	struct counts none = {0};
	struct trial trial;
	struct match match;

	memset(brute, 0, sizeof *brute);
	begin(&trial, packs, claim, &match);
	trial.brute = brute;
	try_turns(&trial, &match, &none, 0);
	end(&trial);
}

int brute_worth(const struct pack_set *packs, const struct puzzle_claim *claim,
	const uint8_t *choices, int len, bool *over)
{
	bool late = claim->goal == PUZZLE_WIN || claim->goal == PUZZLE_GUARD;
	struct counts counts = {0};
	struct trial trial;
	struct match match;
	int worth = 0;

	begin(&trial, packs, claim, &match);
	*over = false;
	for (int i = 0; i < len; i++) {
		bool again;

		assert_false(*over);
		again = play(&trial, &match, choices[i], &counts);
		counts.again += again;
		*over = !again;
	}
	if (*over || !late)
		worth = worth_of(&trial, &match, &counts);
	end(&trial);
	return worth;
}

void brute_check(const struct pack_set *packs, const struct puzzle_claim *claim)
{
	struct brute brute;

	brute_try(packs, claim, &brute);
	if (brute.solutions != 1 || brute.best != claim->best || brute.next != claim->next ||
		brute.len != claim->len || memcmp(brute.line, claim->solution, (size_t)claim->len))
		fail_msg("%s (%s): %d turns of %d come to %d, next %d; claimed %d, next %d",
			claim->code, puzzle_goal_name(claim->goal), brute.solutions, brute.turns,
			brute.best, brute.next, claim->best, claim->next);
}
