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
	twin.rules.holes = record->rules.holes;
	twin.rules.seeds_per_hole = record->rules.seeds_per_hole;
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

/* RECORD against its own rules with only OPTION as OTHER has it. False where there is nothing to
 * look at: both have the same, or that option alone makes rules that do not go together. */
static bool part_alone(const struct record *record, const struct rules *other, enum option option,
	struct parting *parting)
{
	struct rules alone = record->rules;
	enum option at;
	int value = rules_get(other, option);

	if (rules_get(&alone, option) == value)
		return false;
	rules_set(&alone, option, value);
	if (rules_conflict(&alone, &at))
		return false;
	parting_find(record, &alone, parting);
	return parting->why != PARTING_NONE;
}

enum option parting_option(
	const struct record *record, const struct rules *other, const struct parting *parting)
{
	enum option at_that_turn = OPTION_COUNT;

	if (parting->why == PARTING_NONE)
		return OPTION_COUNT;
	for (int i = 0; i < OPTION_COUNT; i++) {
		enum option option = (enum option)i;
		struct parting alone;

		if (!part_alone(record, other, option, &alone) || alone.turn != parting->turn)
			continue;
		if (alone.why == parting->why &&
			position_equal(&alone.other.position, &parting->other.position))
			return option;
		if (at_that_turn == OPTION_COUNT)
			at_that_turn = option;
	}
	return at_that_turn;
}

/* Random games of packs without a round limit seldom end: proofs look at three rounds. */
static struct rules sample_rules(const struct pack *pack)
{
	struct rules rules = pack->rules;

	if (rules.rounds == ROUNDS_SEVERAL && rules.max_rounds == 0)
		rules.max_rounds = 3;
	return rules;
}

void proof_record(const struct pack *pack, uint32_t seed, struct record *record)
{
	struct rules rules = sample_rules(pack);
	struct match end;

	record_init(record, pack->id, &pack->rules, &rules, SIDE_A);
	sample_play(record, seed, &end);
}

void proof_find(const struct pack *pack, enum option option, int value, struct proof *proof)
{
	struct rules other = sample_rules(pack);

	rules_set(&other, option, value);
	*proof = (struct proof){0};
	for (uint32_t seed = 1; seed <= PROOF_SEEDS && proof->seed == 0; seed++) {
		struct record record;

		proof_record(pack, seed, &record);
		parting_find(&record, &other, &proof->parting);
		if (proof->parting.why != PARTING_NONE) {
			proof->seed = seed;
			proof->moves = record.len;
		}
		record_release(&record);
	}
}
