/* SPDX-License-Identifier: MIT */
/* The proofs of RULES section 7, whose figures document 000 prints. */
#include "test.h"

#include "packs/our_packs.h"
#include "study/known_partings.h"
#include "study/proof.h"
#include "study/sample.h"

#include <string.h>

static void check_side(const struct match *match, const int wanted[3])
{
	int holes = match->rules.holes;

	assert_int_equal(match->position.cells[board_store(holes, SIDE_A)], wanted[0]);
	assert_int_equal(match->position.cells[board_store(holes, SIDE_B)], wanted[1]);
	assert_int_equal(match->phase == MATCH_OVER, wanted[2]);
}

static bool is_listed(const struct pack *pack, enum option option, int value)
{
	for (int i = 0; i < pack->divergence_count; i++)
		if (pack->divergences[i].status == DIVERGENCE_COMPARABLE &&
			pack->divergences[i].option == option &&
			pack->divergences[i].other_value == value)
			return true;
	return false;
}

static void proofs__that_document_000_prints__come_out_exactly(void **state)
{
	for (int i = 0; i < KNOWN_PARTINGS; i++) {
		const struct known_parting *row = known_parting(i);
		const struct pack *pack = pack_set_find(*state, row->pack);
		enum option option = option_find(row->option, strlen(row->option));
		struct proof proof;
		int value;

		assert_non_null(pack);
		assert_true(option_parse(option, row->other, strlen(row->other), &value));
		assert_true(is_listed(pack, option, value));
		proof_find(pack, option, value, &proof);
		assert_int_equal(proof.seed, row->seed);
		assert_int_equal(proof.moves, row->moves);
		assert_int_equal(proof.parting.turn, row->turn);
		check_side(&proof.parting.here, row->here);
		check_side(&proof.parting.other, row->there);
	}
}

static void proof__of_an_option_without_effect__finds_no_seed(void **state)
{
	struct proof proof;

	/* Where the lap condition is not asked for, its scope changes nothing. */
	proof_find(pack_set_find(*state, "umum"), OPTION_LAP_SCOPE, LAP_LIFTING, &proof);
	assert_int_equal(proof.seed, 0);
}

/* The ends of a match lie beyond the three rounds of a sample game, and so do ties of all of them.
 */
static bool is_beyond_samples(enum option option)
{
	return option == OPTION_MATCH_END || option == OPTION_TIE_BREAK;
}

static void proofs__of_all_packs__part_but_for_the_ends_of_a_match(void **state)
{
	const struct pack_set *packs = *state;

	for (int p = 0; p < packs->count; p++) {
		const struct pack *pack = &packs->packs[p];

		for (int i = 0; i < pack->divergence_count; i++) {
			const struct divergence *at = &pack->divergences[i];
			struct proof proof;

			if (at->status != DIVERGENCE_COMPARABLE)
				continue;
			proof_find(pack, at->option, at->other_value, &proof);
			if ((proof.seed != 0) == is_beyond_samples(at->option))
				fail_msg("%s, %s: seed %u", pack->id, option_path(at->option),
					(unsigned)proof.seed);
		}
	}
}

static void proofs__of_all_packs__hold_at_least_eleven_options(void **state)
{
	const struct pack_set *packs = *state;
	bool seen[OPTION_COUNT] = {false};
	int count = 0;

	for (int p = 0; p < packs->count; p++)
		for (int i = 0; i < packs->packs[p].divergence_count; i++)
			if (packs->packs[p].divergences[i].status == DIVERGENCE_COMPARABLE)
				seen[packs->packs[p].divergences[i].option] = true;
	for (int i = 0; i < OPTION_COUNT; i++)
		count += seen[i];
	assert_true(count >= 11);
}

/* Each with its own words: what parts is on the boards, what does not is the same to the end. */
static void proofs__of_every_comparable_option__part_or_find_none_of_sixty(void **state)
{
	const struct pack_set *packs = *state;
	bool parted[OPTION_COUNT] = {false};
	int count = 0;

	for (int p = 0; p < packs->count; p++) {
		const struct pack *pack = &packs->packs[p];

		for (int i = 0; i < pack->divergence_count; i++) {
			const struct divergence *divergence = &pack->divergences[i];
			struct proof proof;
			bool differs;

			if (divergence->status != DIVERGENCE_COMPARABLE)
				continue;
			proof_find(pack, divergence->option, divergence->other_value, &proof);
			differs = !position_equal(&proof.parting.here.position,
					  &proof.parting.other.position) ||
				  proof.parting.here.phase != proof.parting.other.phase ||
				  proof.parting.why == PARTING_ILLEGAL;
			assert_int_equal(proof.seed != 0, proof.parting.why != PARTING_NONE);
			assert_int_equal(proof.seed != 0, differs);
			assert_in_range(proof.seed, 0, PROOF_SEEDS);
			parted[divergence->option] |= proof.seed != 0;
		}
	}
	for (int i = 0; i < OPTION_COUNT; i++)
		count += parted[i];
	assert_in_range(count, 11, OPTION_COUNT);
}

/* ---- The option that parts ------------------------------------------------------------------- */

static const struct pack *pack_of(void **state, const char *id)
{
	const struct pack *pack = pack_set_find(*state, id);

	assert_non_null(pack);
	return pack;
}

/* The first sample game of HERE that parts it from OTHER. */
static bool parts(const struct rules *here, const struct rules *other, struct record *record,
	struct parting *parting)
{
	for (uint32_t seed = 1; seed <= PROOF_SEEDS; seed++) {
		struct match match;

		record_init(record, "umum", here, here, SIDE_A);
		sample_play(record, seed, &match);
		parting_find(record, other, parting);
		if (parting->why != PARTING_NONE)
			return true;
		record_release(record);
	}
	return false;
}

static void parting_option__of_each_proof__is_the_option_proved(void **state)
{
	for (int i = 0; i < KNOWN_PARTINGS; i++) {
		const struct known_parting *row = known_parting(i);
		struct rules here = pack_of(state, row->pack)->rules, other = here;
		enum option option = option_find(row->option, strlen(row->option));
		struct record record;
		struct parting parting;
		int value;

		assert_true(option_parse(option, row->other, strlen(row->other), &value));
		rules_set(&other, option, value);
		assert_true(parts(&here, &other, &record, &parting));
		assert_int_equal(parting_option(&record, &other, &parting), option);
		record_release(&record);
	}
}

/* Of two packs that differ in much, the option named does part them at that turn alone, and none
 * before it leads to the same other board. */
static void parting_option__of_any_two_packs__parts_them_alone(void **state)
{
	const struct pack_set *packs = *state;
	int named = 0;

	for (int i = 0; i < packs->count * packs->count; i++) {
		struct rules here = packs->packs[i / packs->count].rules, alone;
		struct rules other = packs->packs[i % packs->count].rules;
		struct record record;
		struct parting parting, again;
		enum option option;

		if (i / packs->count == i % packs->count)
			continue;
		rules_set_board(&here, 7, 7);
		if (here.rounds == ROUNDS_SEVERAL)
			here.max_rounds = 2;
		if (!parts(&here, &other, &record, &parting))
			continue; /* the same rules on this board */
		option = parting_option(&record, &other, &parting);
		if (option != OPTION_COUNT) {
			alone = record.rules;
			rules_set(&alone, option, rules_get(&other, option));
			parting_find(&record, &alone, &again);
			assert_int_not_equal(
				rules_get(&record.rules, option), rules_get(&other, option));
			assert_int_equal(again.turn, parting.turn);
			named++;
		}
		record_release(&record);
	}
	assert_true(named > packs->count * (packs->count - 1) / 2);
}

static void parting_option__of_a_game_that_never_parts__is_none(void **state)
{
	const struct rules *here = &pack_of(state, "umum")->rules;
	struct rules other = *here;
	struct record record;
	struct parting parting;
	struct match match;

	other.lap_scope = LAP_LIFTING;
	record_init(&record, "umum", here, here, SIDE_A);
	sample_play(&record, 1, &match);
	parting_find(&record, &other, &parting);
	assert_int_equal(parting.why, PARTING_NONE);
	assert_int_equal(parting_option(&record, &other, &parting), OPTION_COUNT);
	record_release(&record);
}

/* The lap must be asked for and counted by lifting: neither changes anything without the other. */
static void parting_option__where_only_two_together_part__is_none_or_the_nearer(void **state)
{
	struct rules here = pack_of(state, "umum")->rules, other = here;
	struct record record;
	struct parting parting;
	enum option option;

	other.shot_needs_lap = 1;
	other.lap_scope = LAP_LIFTING;
	assert_true(parts(&here, &other, &record, &parting));
	option = parting_option(&record, &other, &parting);
	assert_true(option == OPTION_SHOT_NEEDS_LAP || option == OPTION_COUNT);
	record_release(&record);
}

static void parting_option__of_opening_together_or_in_turn__is_start(void **state)
{
	struct rules here = pack_of(state, "umum")->rules, other = here;
	struct record record;
	struct parting parting;

	other.start = START_TOGETHER;
	assert_true(parts(&here, &other, &record, &parting));
	assert_int_equal(parting.turn, 1);
	assert_int_equal(parting_option(&record, &other, &parting), OPTION_START);
	record_release(&record);

	assert_true(parts(&other, &here, &record, &parting));
	assert_int_equal(parting_option(&record, &here, &parting), OPTION_START);
	record_release(&record);
}

/* A sweep that discards does not go with rounds: it is not tried alone against them. */
static void parting_option__of_rules_that_do_not_go_together_alone__is_the_other(void **state)
{
	struct rules here = pack_of(state, "umum")->rules, other = here;
	struct record record;
	struct parting parting;

	here.rounds = ROUNDS_SEVERAL;
	here.max_rounds = 2;
	other.final_sweep = SWEEP_DISCARD;
	assert_true(parts(&here, &other, &record, &parting));
	assert_int_equal(parting_option(&record, &other, &parting), OPTION_ROUNDS);
	record_release(&record);
}

static void parting_find__of_rules_on_another_board__plays_them_on_the_games(void **state)
{
	struct rules here = pack_of(state, "umum")->rules, other = here, large;
	struct record record;
	struct parting parting, again;

	other.relay = 0;
	large = other;
	assert_true(rules_set_board(&large, 9, 9));
	assert_true(parts(&here, &other, &record, &parting));
	parting_find(&record, &large, &again);
	assert_int_equal(again.turn, parting.turn);
	assert_int_equal(again.why, parting.why);
	assert_true(match_equal(&again.other, &parting.other));
	assert_int_equal(parting_option(&record, &large, &again), OPTION_RELAY);
	record_release(&record);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(proofs__that_document_000_prints__come_out_exactly),
		cmocka_unit_test(proof__of_an_option_without_effect__finds_no_seed),
		cmocka_unit_test(proofs__of_all_packs__part_but_for_the_ends_of_a_match),
		cmocka_unit_test(proofs__of_all_packs__hold_at_least_eleven_options),
		cmocka_unit_test(proofs__of_every_comparable_option__part_or_find_none_of_sixty),
		cmocka_unit_test(parting_option__of_each_proof__is_the_option_proved),
		cmocka_unit_test(parting_option__of_any_two_packs__parts_them_alone),
		cmocka_unit_test(parting_option__of_a_game_that_never_parts__is_none),
		cmocka_unit_test(
			parting_option__where_only_two_together_part__is_none_or_the_nearer),
		cmocka_unit_test(parting_option__of_opening_together_or_in_turn__is_start),
		cmocka_unit_test(
			parting_option__of_rules_that_do_not_go_together_alone__is_the_other),
		cmocka_unit_test(parting_find__of_rules_on_another_board__plays_them_on_the_games),
	};

	return cmocka_run_group_tests_name("proof", tests, our_packs_load, our_packs_release);
}
