/* SPDX-License-Identifier: MIT */
#include "study/sample.h"

#include "base/rng.h"

/* The INDEX-th hole, ascending, of the ones whose bits are set. */
static int pick(uint32_t holes, uint32_t index)
{
	while (index-- > 0)
		holes &= holes - 1;
	return __builtin_ctz(holes);
}

void sample_play(struct record *record, uint32_t seed, struct match *match)
{
	struct rng rng;
	uint32_t legal;

	rng_init(&rng, seed);
	record_start(record, match);
	while ((legal = match_legal(match)) && record->len < RECORD_CHOICES_MAX) {
		uint32_t count = (uint32_t)__builtin_popcount(legal);
		int place = pick(legal, rng_below(&rng, count));

		record_add(record, place);
		match_play(match, place, NULL);
	}
}

bool sample_is(const struct record *record, uint32_t seed)
{
	struct match match;
	struct rng rng;

	rng_init(&rng, seed);
	record_start(record, &match);
	for (int i = 0;; i++) {
		uint32_t legal = match_legal(&match);
		bool ends = legal == 0 || i == RECORD_CHOICES_MAX;

		if (ends || i == record->len)
			return ends && i == record->len;
		if (pick(legal, rng_below(&rng, (uint32_t)__builtin_popcount(legal))) !=
			record->choices[i])
			return false;
		match_play(&match, record->choices[i], NULL);
	}
}

/* One round played in turn is a position and nothing else; DEPTH is at least 1. */
static uint64_t position_perft(
	const struct rules *rules, const struct position *position, int depth)
{
	uint32_t legal = position_liftable(position, (enum side)position->mover);
	uint64_t sequences = 0;

	if (position->over)
		return 0;
	for (; legal; legal &= legal - 1) {
		struct position after = *position;

		move_play(rules, &after, __builtin_ctz(legal), NULL);
		sequences += depth == 1 ? 1 : position_perft(rules, &after, depth - 1);
	}
	return sequences;
}

static uint64_t match_perft(const struct match *match, int depth)
{
	uint64_t sequences = 0;

	for (uint32_t legal = match_legal(match); legal; legal &= legal - 1) {
		struct match after = *match;

		match_play(&after, __builtin_ctz(legal), NULL);
		sequences += depth == 1 ? 1 : match_perft(&after, depth - 1);
	}
	return sequences;
}

uint64_t perft(const struct match *match, int depth)
{
	if (depth == 0)
		return 1;
	if (match->phase == MATCH_PLAYING && match->rules.rounds == ROUNDS_ONE)
		return position_perft(&match->rules, &match->position, depth);
	return match_perft(match, depth);
}
