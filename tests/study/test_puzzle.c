/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/rng.h"
#include "packs/our_packs.h"
#include "study/puzzle.h"
#include "study/puzzle_brute.h"

#include <string.h>

/*
 * Worked out by hand: kalah, no relay. The one seed of 6 goes home and gives the turn again; the
 * two of 5 go to 6 and home, the turn again; the one in 6 once more; and the four of 0 end in the
 * empty hole 4, opposite 10 with its 4: a shot of 5. In any other order fewer come home: 5 before 6
 * puts two into 6, of which one goes past the store.
 */
#define BY_HAND "kalah@4_0_0_0_0_2_1_30_4_4_4_4_4_4_4_33.0."

static void prove(const struct pack_set *packs, const char *code, struct puzzle *puzzle)
{
	struct record start;
	struct diag diag;
	uint64_t left = 100000;

	assert_true(record_parse(&start, code, pack_set_rules, packs, &diag));
	assert_true(puzzle_prove(&start, PUZZLE_HOME, &left, puzzle));
}

static int read_choices(const char *text, uint8_t *choices)
{
	int len = 0;

	for (; text[len]; len++)
		choices[len] = (uint8_t)(text[len] - '0');
	return len;
}

static void prove__board_worked_out_by_hand__finds_its_one_turn(void **state)
{
	static const uint8_t line[] = {6, 5, 6, 0};
	struct puzzle puzzle;

	prove(*state, BY_HAND, &puzzle);
	assert_int_equal(puzzle.claim.best, 8);
	assert_int_equal(puzzle.claim.next, 7);
	assert_int_equal(puzzle.claim.len, 4);
	assert_memory_equal(puzzle.claim.solution, line, sizeof line);
	assert_int_equal(puzzle.traps, 3); /* the shot of 0 takes more at once, three times */
	assert_int_equal(puzzle.drops, 1 + 2 + 1 + 4);
	assert_string_equal(puzzle.claim.code, BY_HAND);
}

static void prove__too_few_moves_allowed__says_no(void **state)
{
	struct puzzle puzzle;
	struct record start;
	struct diag diag;

	assert_true(record_parse(&start, BY_HAND, pack_set_rules, *state, &diag));
	for (uint64_t nodes = 0; nodes < 11; nodes++) {
		uint64_t left = nodes;

		assert_false(puzzle_prove(&start, PUZZLE_HOME, &left, &puzzle));
		assert_int_equal(left, 0);
	}
}

static void prove__two_turns_as_good__is_no_puzzle(void **state)
{
	struct puzzle puzzle;
	struct record start;
	struct diag diag;
	uint64_t left = 100000;

	/* After the seed of 6, that of 0 shoots four and so does that of 2. */
	assert_true(record_parse(&start, "kalah@1_0_1_0_0_0_1_30_4_4_4_4_4_4_4_37.0.",
		pack_set_rules, *state, &diag));
	assert_false(puzzle_prove(&start, PUZZLE_HOME, &left, &puzzle));
	assert_true(left > 0);
}

static void judge__choice_by_choice__tells_what_the_turn_comes_to(void **state)
{
	static const struct {
		const char *choices;
		enum puzzle_state state;
		int value;
	} rows[] = {
		{"", PUZZLE_GOES_ON, 0},
		{"6", PUZZLE_GOES_ON, 1},
		{"65", PUZZLE_GOES_ON, 2},
		{"656", PUZZLE_GOES_ON, 3},
		{"6560", PUZZLE_SOLVED, 8},
		{"0", PUZZLE_MISSED, 5},
		{"60", PUZZLE_MISSED, 6},
		{"50", PUZZLE_MISSED, 6},
		{"650", PUZZLE_MISSED, 7},
		{"56", PUZZLE_MISSED, 2},
	};
	struct puzzle puzzle;

	prove(*state, BY_HAND, &puzzle);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct puzzle_answer answer;
		uint8_t choices[8];
		int len = read_choices(rows[i].choices, choices);

		puzzle_judge(&puzzle, choices, len, &answer);
		if (answer.state != rows[i].state || answer.value != rows[i].value)
			fail_msg("%s: %d, %d", rows[i].choices, (int)answer.state, answer.value);
	}
}

static uint8_t any_hole(const struct match *match, struct rng *rng)
{
	uint32_t legal = match_legal(match);
	uint32_t index = rng_below(rng, (uint32_t)__builtin_popcount(legal));

	while (index-- > 0)
		legal &= legal - 1;
	return (uint8_t)__builtin_ctz(legal);
}

/* A turn at random, held against the plain count after each choice. */
static void check_turn(const struct pack_set *packs, const struct puzzle *puzzle, struct rng *rng)
{
	const struct puzzle_claim *claim = &puzzle->claim;
	uint8_t choices[256];
	struct match match;
	bool over = false;

	record_start(&puzzle->start, &match);
	for (int len = 0; !over; len++) {
		struct puzzle_answer answer;
		int worth = brute_worth(packs, claim, choices, len, &over);
		bool solved = worth == claim->best &&
			      (over || (claim->goal == PUZZLE_AGAIN && worth > 0));

		puzzle_judge(puzzle, choices, len, &answer);
		assert_int_equal(answer.value, worth);
		assert_int_equal(answer.state, solved ? PUZZLE_SOLVED
					       : over ? PUZZLE_MISSED
						      : PUZZLE_GOES_ON);
		if (over || solved)
			break;
		choices[len] = any_hole(&match, rng);
		match_play(&match, choices[len], NULL);
	}
}

static void judge__turns_at_random__are_told_as_they_are(void **state)
{
	struct puzzle_book book;
	struct diag diag;
	struct rng rng;

	puzzle_book_init(&book);
	assert_true(puzzle_book_open(&book, SOURCE_DIR "/assets/puzzles.json", &diag));
	rng_init(&rng, 1);
	for (int i = 0; i < book.count; i += 5) {
		struct puzzle puzzle;

		assert_true(
			puzzle_take_claim(&book.claims[i], pack_set_rules, *state, &puzzle, &diag));
		for (int turn = 0; turn < 6; turn++)
			check_turn(*state, &puzzle, &rng);
	}
	puzzle_book_release(&book);
}

static void make__rules_that_give_no_puzzle__says_so(void **state)
{
	struct puzzle_wish wish = {.goal = PUZZLE_HOME, .seed = 1, .nodes = 20000};
	const struct pack *pack = pack_set_find(*state, "umum");
	struct rules rules = pack->rules;
	struct puzzle puzzle;

	rules.extra_turn = 0; /* a turn is one choice then, which is no chain */
	assert_false(puzzle_make(pack->id, &pack->rules, &rules, &wish, &puzzle));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(prove__board_worked_out_by_hand__finds_its_one_turn),
		cmocka_unit_test(prove__too_few_moves_allowed__says_no),
		cmocka_unit_test(prove__two_turns_as_good__is_no_puzzle),
		cmocka_unit_test(judge__choice_by_choice__tells_what_the_turn_comes_to),
		cmocka_unit_test(judge__turns_at_random__are_told_as_they_are),
		cmocka_unit_test(make__rules_that_give_no_puzzle__says_so),
	};
	return cmocka_run_group_tests_name("puzzle", tests, our_packs_load, our_packs_release);
}
