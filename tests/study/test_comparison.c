/* SPDX-License-Identifier: MIT */
/* One game on two boards: the figures of RULES section 7 by stepping, and playing on by hand. */
#include "test.h"

#include "packs/our_packs.h"
#include "study/comparison.h"
#include "study/known_partings.h"
#include "study/sample.h"

#include <string.h>

/* The SEED-th sample game of a pack, of three rounds where it plays several. */
static void sample(
	const struct pack_set *packs, const char *id, uint32_t seed, struct record *record)
{
	const struct pack *pack = pack_set_find(packs, id);
	struct rules rules;
	struct match match;

	assert_non_null(pack);
	rules = pack->rules;
	if (rules.rounds == ROUNDS_SEVERAL && rules.max_rounds == 0)
		rules.max_rounds = 3;
	record_init(record, id, &pack->rules, &rules, SIDE_A);
	sample_play(record, seed, &match);
}

/* That game against the same rules with one option changed. */
static void compare_option(struct comparison *comparison, const struct pack_set *packs,
	const char *id, uint32_t seed, const char *path, const char *value)
{
	enum option option = option_find(path, strlen(path));
	struct record record;
	struct rules other;
	int number;

	sample(packs, id, seed, &record);
	other = record.rules;
	assert_true(option_parse(option, value, strlen(value), &number));
	rules_set(&other, option, number);
	comparison_init(comparison, &record, &other);
	record_release(&record);
}

/* That game against another pack. */
static void compare_pack(struct comparison *comparison, const struct pack_set *packs,
	const char *id, uint32_t seed, const char *with)
{
	struct record record;
	struct rules other = pack_set_find(packs, with)->rules;

	sample(packs, id, seed, &record);
	assert_true(comparison_fit(&record.rules, &other));
	comparison_init(comparison, &record, &other);
	record_release(&record);
}

static int store(const struct comparison *comparison, enum comparison_side side, enum side of)
{
	const struct match *match = &comparison->boards[side].match;

	return match->position.cells[board_store(match->rules.holes, of)];
}

static bool is_over(const struct comparison *comparison, enum comparison_side side)
{
	return comparison->boards[side].match.phase == MATCH_OVER;
}

/* Both boards are what the record gives when it is replayed to that step. */
static void check_replayed(const struct comparison *comparison)
{
	for (int i = 0; i < COMPARISON_SIDES; i++) {
		const struct comparison_board *board = &comparison->boards[i];
		struct match match;

		record_replay(&board->line, board->shown, &match);
		assert_true(match_equal(&match, &board->match));
		assert_in_range(board->line.len, 0, RECORD_CHOICES_MAX);
		if (board->last == COMPARISON_NO_CHOICE) {
			assert_int_equal(board->shown, 0);
			continue;
		}
		match = board->before;
		match_play(&match, board->last, NULL);
		assert_true(match_equal(&match, &board->match));
	}
}

static void check_stores(
	const struct comparison *comparison, enum comparison_side side, const int wanted[3])
{
	assert_int_equal(store(comparison, side, SIDE_A), wanted[0]);
	assert_int_equal(store(comparison, side, SIDE_B), wanted[1]);
	assert_int_equal(is_over(comparison, side), wanted[2]);
}

static void comparison__stepped_to_the_printed_partings__shows_both_boards_of_them(void **state)
{
	for (int i = 0; i < KNOWN_PARTINGS; i++) {
		const struct known_parting *row = known_parting(i);
		struct comparison comparison;

		print_message("%s %s\n", row->pack, row->option);
		compare_option(&comparison, *state, row->pack, row->seed, row->option, row->other);
		assert_int_equal(comparison_last(&comparison), row->moves);
		assert_int_equal(comparison.parting.turn, row->turn);
		assert_int_equal(comparison.option, option_find(row->option, strlen(row->option)));
		while (comparison.step < row->turn - 1) {
			assert_int_equal(comparison_differing(&comparison), 0);
			comparison_go(&comparison, comparison.step + 1);
			check_replayed(&comparison);
		}
		comparison_go(&comparison, row->turn);
		check_stores(&comparison, COMPARISON_HERE, row->here);
		check_stores(&comparison, COMPARISON_OTHER, row->there);
		check_replayed(&comparison);
		comparison_release(&comparison);
	}
}

static void comparison__differing__marks_each_place_that_differs_and_no_other(void **state)
{
	struct comparison comparison;
	uint32_t differing;

	compare_option(&comparison, *state, "umum", 1, "menembak.requireOppositeNonEmpty", "true");
	comparison_go(&comparison, 18);
	differing = comparison_differing(&comparison);
	assert_int_not_equal(differing, 0);
	assert_true(differing >> 7 & 1); /* 37 and 36 in A's store */
	for (int i = 0; i < 16; i++)
		assert_int_equal(differing >> i & 1,
			comparison.boards[COMPARISON_HERE].match.position.cells[i] !=
				comparison.boards[COMPARISON_OTHER].match.position.cells[i]);
	comparison_release(&comparison);
}

/* Where the lap condition is not asked for, its scope changes nothing. */
static void comparison__of_rules_that_never_part__is_the_same_to_the_end(void **state)
{
	struct comparison comparison;

	compare_option(&comparison, *state, "umum", 1, "menembak.lapScope", "angkatan");
	assert_int_equal(comparison.parting.why, PARTING_NONE);
	assert_int_equal(comparison.parting.turn, 0);
	assert_int_equal(comparison.option, OPTION_COUNT);
	for (int step = 0; step <= 28; step++) {
		comparison_go(&comparison, step);
		assert_int_equal(comparison_differing(&comparison), 0);
		assert_false(comparison.boards[COMPARISON_OTHER].stands);
	}
	assert_true(is_over(&comparison, COMPARISON_OTHER));
	comparison_release(&comparison);
}

static void comparison__choice_not_legal_after_the_parting__that_board_stands(void **state)
{
	struct comparison comparison;
	struct comparison_board *other = &comparison.boards[COMPARISON_OTHER];
	struct match stood;

	/* Over at turn 7 under the other rules: the game's other 21 choices are not legal there. */
	compare_option(&comparison, *state, "umum", 1, "terminal", "tiga-lubang-kosong");
	assert_int_equal(other->legal, 7);
	comparison_go(&comparison, 7);
	assert_false(other->stands);
	stood = other->match;
	comparison_go(&comparison, 8);
	assert_true(other->stands);
	assert_true(match_equal(&other->match, &stood));
	assert_int_equal(comparison_choices(&comparison, COMPARISON_OTHER), 0);
	comparison_go(&comparison, 99);
	assert_int_equal(comparison.step, 28);
	assert_true(other->stands);
	assert_true(match_equal(&other->match, &stood));
	assert_true(is_over(&comparison, COMPARISON_HERE));
	comparison_go(&comparison, 3);
	assert_false(other->stands);
	comparison_release(&comparison);
}

static int lowest(uint32_t holes)
{
	assert_int_not_equal(holes, 0);
	return __builtin_ctz(holes);
}

static void comparison__played_on_by_hand__leaves_the_other_board_alone_and_comes_back(void **state)
{
	struct comparison comparison;
	struct comparison_board *here = &comparison.boards[COMPARISON_HERE];
	struct comparison_board *other = &comparison.boards[COMPARISON_OTHER];
	struct match at_18, after;
	int place;

	compare_option(&comparison, *state, "umum", 1, "menembak.requireOppositeNonEmpty", "true");
	comparison_go(&comparison, 18);
	at_18 = here->match;
	after = other->match;
	place = lowest(comparison_choices(&comparison, COMPARISON_OTHER));
	match_play(&after, place, NULL);
	comparison_choose(&comparison, COMPARISON_OTHER, place);
	assert_true(match_equal(&other->match, &after));
	assert_true(match_equal(&here->match, &at_18));
	assert_int_equal(comparison.left, 18);
	assert_int_equal(comparison.step, 19);
	assert_int_equal(comparison_last(&comparison), 19);
	/* The same hole on the other board: both have left the game, at the same step. */
	comparison_choose(&comparison, COMPARISON_HERE,
		lowest(comparison_choices(&comparison, COMPARISON_HERE)));
	assert_int_equal(comparison.step, 19);
	assert_true(match_equal(&other->match, &after));
	/* Back into the game and forward again. */
	comparison_go(&comparison, 17);
	check_replayed(&comparison);
	comparison_go(&comparison, 19);
	assert_true(match_equal(&other->match, &after));
	comparison_return(&comparison);
	assert_int_equal(comparison.step, 18);
	assert_int_equal(comparison.left, COMPARISON_IN_GAME);
	assert_int_equal(comparison_last(&comparison), 28);
	assert_true(match_equal(&here->match, &at_18));
	comparison_go(&comparison, 28);
	check_replayed(&comparison);
	assert_true(is_over(&comparison, COMPARISON_HERE));
	comparison_release(&comparison);
}

static void comparison__choice_after_going_back__drops_what_came_after(void **state)
{
	struct comparison comparison;

	compare_option(&comparison, *state, "umum", 1, "menembak.requireOppositeNonEmpty", "true");
	comparison_go(&comparison, 10);
	for (int i = 0; i < 4; i++)
		comparison_choose(&comparison, COMPARISON_HERE,
			lowest(comparison_choices(&comparison, COMPARISON_HERE)));
	assert_int_equal(comparison_last(&comparison), 14);
	comparison_go(&comparison, 12);
	comparison_choose(&comparison, COMPARISON_HERE,
		lowest(comparison_choices(&comparison, COMPARISON_HERE)));
	assert_int_equal(comparison_last(&comparison), 13);
	/* Before the game was left: it is left there. */
	comparison_go(&comparison, 5);
	comparison_choose(&comparison, COMPARISON_OTHER,
		lowest(comparison_choices(&comparison, COMPARISON_OTHER)));
	assert_int_equal(comparison.left, 5);
	assert_int_equal(comparison_last(&comparison), 6);
	check_replayed(&comparison);
	comparison_return(&comparison);
	comparison_go(&comparison, 28);
	assert_true(is_over(&comparison, COMPARISON_HERE));
	comparison_release(&comparison);
}

static void comparison__board_that_stands__is_played_on_from_where_it_stood(void **state)
{
	struct comparison comparison;
	struct comparison_board *other = &comparison.boards[COMPARISON_OTHER];

	/* A seed stays in the hole that shot: sooner or later a choice is empty on one board. */
	compare_option(&comparison, *state, "umum", 1, "menembak.takeLandingSeed", "false");
	assert_in_range(other->legal, comparison.parting.turn - 1, 27);
	comparison_go(&comparison, 28);
	assert_true(other->stands);
	assert_int_not_equal(other->match.phase, MATCH_OVER);
	comparison_choose(&comparison, COMPARISON_OTHER,
		lowest(comparison_choices(&comparison, COMPARISON_OTHER)));
	assert_false(other->stands);
	assert_int_equal(other->shown, other->legal + 1);
	assert_int_equal(comparison.step, 29);
	check_replayed(&comparison);
	comparison_return(&comparison);
	assert_true(other->stands);
	assert_int_equal(other->shown, other->legal);
	comparison_release(&comparison);
}

static void comparison__of_packs_that_open_together_and_play_rounds__steps_to_the_end(void **state)
{
	static const char *const ids[] = {"congklak-babak", "congkak-warisan", "umum", "kalah"};

	for (int i = 0; i < 4; i++)
		for (int j = 0; j < 4; j++) {
			struct comparison comparison;

			if (i == j)
				continue;
			print_message("%s %s\n", ids[i], ids[j]);
			compare_pack(&comparison, *state, ids[i], 1, ids[j]);
			assert_int_not_equal(comparison.parting.why, PARTING_NONE);
			for (int step = 0; step <= comparison_last(&comparison); step += 3) {
				comparison_go(&comparison, step);
				check_replayed(&comparison);
			}
			comparison_go(&comparison, comparison.parting.turn);
			assert_true(comparison_differing(&comparison) != 0 ||
				    comparison.parting.why != PARTING_BOARD ||
				    comparison.boards[0].match.position.mover !=
					    comparison.boards[1].match.position.mover);
			comparison_release(&comparison);
		}
}

/* Held against rules that open in turn, the first unseen choice is a move already. */
static void comparison__opening_together_against_in_turn__parts_at_the_first_choice(void **state)
{
	struct comparison comparison;

	compare_option(&comparison, *state, "congklak-babak", 1, "start", "bergiliran");
	assert_int_equal(comparison.parting.turn, 1);
	assert_int_equal(comparison.option, OPTION_START);
	comparison_release(&comparison);
}

static void comparison__of_a_set_position__starts_from_it_on_both_boards(void **state)
{
	const struct pack *pack = pack_set_find(*state, "umum");
	struct comparison comparison;
	struct record record;
	struct diag diag;
	struct rules other;

	diag_clear(&diag);
	assert_true(
		record_parse(&record, "umum:3@1_2_0_3_0_0_5_4.1.6", pack_set_rules, *state, &diag));
	other = pack->rules;
	rules_set(&other, OPTION_RELAY, 0);
	rules_set(&other, OPTION_START, START_TOGETHER); /* a set position never does */
	assert_true(comparison_fit(&record.rules, &other));
	comparison_init(&comparison, &record, &other);
	for (int i = 0; i < COMPARISON_SIDES; i++) {
		const struct match *match = &comparison.boards[i].match;

		assert_memory_equal(match->position.cells, record.cells, 8);
		assert_int_equal(match->position.mover, SIDE_B);
		assert_int_equal(match->phase, MATCH_PLAYING);
	}
	comparison_go(&comparison, 1);
	check_replayed(&comparison);
	comparison_release(&comparison);
	record_release(&record);
}

static void comparison_fit__rules_of_a_pack__take_the_games_board_and_rounds(void **state)
{
	struct rules game = pack_set_find(*state, "congkak-warisan")->rules;
	struct rules other = pack_set_find(*state, "congklak-babak")->rules;

	assert_true(rules_set_board(&game, 9, 5));
	game.max_rounds = 3;
	assert_true(comparison_fit(&game, &other));
	assert_int_equal(other.holes, 9);
	assert_int_equal(other.seeds_per_hole, 5);
	assert_int_equal(other.max_rounds, 3);
	/* The same game is none to compare with. */
	other = game;
	other.max_rounds = 0;
	assert_false(comparison_fit(&game, &other));
	/* Rules that do not go together can't be played. */
	rules_set(&other, OPTION_FINAL_SWEEP, SWEEP_DISCARD);
	assert_false(comparison_fit(&game, &other));
}

static void comparison__of_the_longest_game__takes_no_more_choices(void **state)
{
	const struct pack *pack = pack_set_find(*state, "congklak-babak");
	struct comparison comparison;
	struct record record;
	struct match match;
	struct rules rules = pack->rules, other;

	/* Nobody is ever out of seeds: it goes on for ever. */
	rules_set(&rules, OPTION_MATCH_END, MATCH_END_NO_SEED);
	rules_set(&rules, OPTION_BURNED_FOREVER, 0);
	record_init(&record, pack->id, &pack->rules, &rules, SIDE_A);
	for (uint32_t seed = 1; record.len < RECORD_CHOICES_MAX && seed < 40; seed++) {
		record_truncate(&record, 0);
		sample_play(&record, seed, &match);
	}
	assert_int_equal(record.len, RECORD_CHOICES_MAX);
	other = rules;
	rules_set(&other, OPTION_TERMINAL, TERMINAL_NO_MOVE);
	comparison_init(&comparison, &record, &other);
	comparison_go(&comparison, RECORD_CHOICES_MAX);
	assert_int_not_equal(comparison.boards[COMPARISON_HERE].match.phase, MATCH_OVER);
	assert_int_equal(comparison_choices(&comparison, COMPARISON_HERE), 0);
	comparison_go(&comparison, RECORD_CHOICES_MAX - 1);
	comparison_choose(&comparison, COMPARISON_HERE,
		lowest(comparison_choices(&comparison, COMPARISON_HERE)));
	assert_int_equal(comparison_choices(&comparison, COMPARISON_HERE), 0);
	comparison_release(&comparison);
	record_release(&record);
}

/* Whole, and nothing else: neither its beginning nor another number. */
static void sample__is_known_by_its_choices(void **state)
{
	struct pack_set *packs = *state;

	for (int i = 0; i < packs->count; i++) {
		struct rules rules = packs->packs[i].rules;
		struct record record;
		struct match match;

		rules.max_rounds = rules.rounds == ROUNDS_SEVERAL ? 3 : rules.max_rounds;
		record_init(&record, packs->packs[i].id, &packs->packs[i].rules, &rules, SIDE_A);
		assert_false(sample_is(&record, 7));
		sample_play(&record, 7, &match);
		for (uint32_t seed = 1; seed < 20; seed++)
			assert_int_equal(sample_is(&record, seed), seed == 7);
		record_truncate(&record, record.len - 1);
		assert_false(sample_is(&record, 7));
		record_release(&record);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(
			comparison__stepped_to_the_printed_partings__shows_both_boards_of_them),
		cmocka_unit_test(comparison__differing__marks_each_place_that_differs_and_no_other),
		cmocka_unit_test(comparison__of_rules_that_never_part__is_the_same_to_the_end),
		cmocka_unit_test(comparison__choice_not_legal_after_the_parting__that_board_stands),
		cmocka_unit_test(
			comparison__played_on_by_hand__leaves_the_other_board_alone_and_comes_back),
		cmocka_unit_test(comparison__choice_after_going_back__drops_what_came_after),
		cmocka_unit_test(comparison__board_that_stands__is_played_on_from_where_it_stood),
		cmocka_unit_test(
			comparison__of_packs_that_open_together_and_play_rounds__steps_to_the_end),
		cmocka_unit_test(
			comparison__opening_together_against_in_turn__parts_at_the_first_choice),
		cmocka_unit_test(comparison__of_a_set_position__starts_from_it_on_both_boards),
		cmocka_unit_test(comparison_fit__rules_of_a_pack__take_the_games_board_and_rounds),
		cmocka_unit_test(sample__is_known_by_its_choices),
		cmocka_unit_test(comparison__of_the_longest_game__takes_no_more_choices),
	};

	return cmocka_run_group_tests_name("comparison", tests, our_packs_load, our_packs_release);
}
