/* SPDX-License-Identifier: MIT */
#include "study/proof.h"

#include "study/sample.h"

#include <stddef.h>

const char *parting_why_name(enum parting_why why)
{
	static const char *const names[] = {
		[PARTING_NONE] = NULL,
		[PARTING_BOARD] = "papan-berbeda",
		[PARTING_OVER] = "satu-sudah-selesai",
		[PARTING_ILLEGAL] = "langkah-tak-sah-di-satu-sisi",
	};

	return names[why];
}

static enum parting_why compare(const struct match *here, const struct match *other)
{
	if ((here->phase == MATCH_OVER) != (other->phase == MATCH_OVER))
		return PARTING_OVER;
	return position_equal(&here->position, &other->position) ? PARTING_NONE : PARTING_BOARD;
}

static void start_both(
	const struct record *record, const struct rules *other, struct parting *parting)
{
	struct record twin = *record; /* shares the choices; never released */

	record_start(record, &parting->here);
	twin.rules = *other;
	if (other->start == START_TOGETHER && !record->set_position)
		twin.first = SIDE_A;
	record_start(&twin, &parting->other);
}

void parting_find(const struct record *record, const struct rules *other, struct parting *parting)
{
	start_both(record, other, parting);
	parting->why = PARTING_NONE;
	for (int i = 0; i < record->len && parting->why == PARTING_NONE; i++) {
		int place = record->choices[i];
		bool here_allows = match_check(&parting->here, place) == VERDICT_OK;
		bool other_allows = match_check(&parting->other, place) == VERDICT_OK;

		parting->turn = i + 1;
		if (here_allows != other_allows) {
			parting->why = PARTING_ILLEGAL;
			break;
		}
		if (!here_allows)
			break;
		match_play(&parting->here, place, NULL);
		match_play(&parting->other, place, NULL);
		parting->why = compare(&parting->here, &parting->other);
	}
	if (parting->why == PARTING_NONE)
		parting->turn = 0;
}

/* Random games of packs without a round limit seldom end: proofs look at three rounds. */
static struct rules sample_rules(const struct pack *pack)
{
	struct rules rules = pack->rules;

	if (rules.rounds == ROUNDS_SEVERAL && rules.max_rounds == 0)
		rules.max_rounds = 3;
	return rules;
}

void proof_find(const struct pack *pack, enum option option, int value, struct proof *proof)
{
	struct rules here = sample_rules(pack), other = here;

	rules_set(&other, option, value);
	*proof = (struct proof){0};
	for (uint32_t seed = 1; seed <= PROOF_SEEDS && proof->seed == 0; seed++) {
		struct record record;
		struct match match;

		record_init(&record, pack->id, &pack->rules, &here, SIDE_A);
		sample_play(&record, seed, &match);
		parting_find(&record, &other, &proof->parting);
		if (proof->parting.why != PARTING_NONE) {
			proof->seed = seed;
			proof->moves = record.len;
		}
		record_release(&record);
	}
}
