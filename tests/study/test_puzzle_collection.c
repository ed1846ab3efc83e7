/* SPDX-License-Identifier: MIT */
/* What assets/puzzles.json claims, by the engine and by trying every turn again. */
#include "test.h"

#include "packs/our_packs.h"
#include "study/puzzle.h"
#include "study/puzzle_brute.h"

#include <string.h>

static void open_collection(struct puzzle_book *book)
{
	struct diag diag;

	puzzle_book_init(book);
	assert_true(puzzle_book_open(book, SOURCE_DIR "/assets/puzzles.json", &diag));
}

static void collection__each_puzzle__is_as_claimed(void **state)
{
	struct puzzle_book book;

	open_collection(&book);
	for (int i = 0; i < book.count; i++) {
		struct puzzle puzzle;
		struct diag diag;

		if (!puzzle_take_claim(&book.claims[i], pack_set_rules, *state, &puzzle, &diag))
			fail_msg("%s: %s", diag.found, diag.wanted);
		assert_int_equal(puzzle.claim.level, puzzle_rate(&puzzle));
		brute_check(*state, &book.claims[i]);
	}
	puzzle_book_release(&book);
}

static void collection__of_each_theme__has_every_level_and_several_games(void **state)
{
	struct puzzle_book book;
	(void)state;

	open_collection(&book);
	assert_true(book.count >= 60);
	for (int goal = 0; goal < PUZZLE_GOALS; goal++) {
		int levels[PUZZLE_LEVELS] = {0}, packs = 0;
		const char *seen = "";

		for (int i = 0; i < book.count; i++) {
			const struct puzzle_claim *claim = &book.claims[i];

			if (claim->goal != (enum puzzle_goal)goal)
				continue;
			levels[claim->level]++;
			packs += strncmp(claim->code, seen, strcspn(claim->code, "@") + 1) != 0;
			seen = claim->code;
		}
		for (int level = 0; level < PUZZLE_LEVELS; level++)
			assert_true(levels[level] >= 2);
		assert_true(packs >= 4);
	}
	puzzle_book_release(&book);
}

/* A claim that is not so is told apart from one that is. */
static void claim__changed_by_one__is_refused(void **state)
{
	struct puzzle_book book;

	open_collection(&book);
	for (int goal = 0; goal < PUZZLE_GOALS; goal++) {
		struct puzzle_claim right = {.len = 0}, claim;
		struct puzzle puzzle;
		struct diag diag;

		for (int i = 0; i < book.count && right.len < 2; i++)
			if (book.claims[i].goal == (enum puzzle_goal)goal)
				right = book.claims[i];
		claim = right;
		claim.best++;
		assert_false(puzzle_take_claim(&claim, pack_set_rules, *state, &puzzle, &diag));
		claim = right;
		claim.next--;
		assert_false(puzzle_take_claim(&claim, pack_set_rules, *state, &puzzle, &diag));
		claim = right;
		claim.len--;
		assert_false(puzzle_take_claim(&claim, pack_set_rules, *state, &puzzle, &diag));
		assert_string_equal(diag.wanted, "the turn that is its solution");
	}
	puzzle_book_release(&book);
}

static void claim__that_cant_be_played__is_refused_in_a_sentence(void **state)
{
	static const struct {
		const char *code;
		enum puzzle_goal goal;
		const char *wanted;
	} rows[] = {
		{"nowhere@1_0_0.0.", PUZZLE_HOME, "the id of a pack that is here"},
		{"umum@1_0_0.0.", PUZZLE_HOME, "all places of the board, stores too"},
		{"umum.0.", PUZZLE_HOME, "a position with A to move, no choices made"},
		{"umum.0.6", PUZZLE_HOME, "a position with A to move, no choices made"},
		{"umum@0_0_0_0_0_0_0_50_0_3_0_0_0_0_0_45.0.", PUZZLE_HOME,
			"a position with A to move, no choices made"},
		{"umum@0_0_0_0_0_0_1_50_0_3_0_0_0_0_0_44.0.", PUZZLE_HOME,
			"a board with one solution"},
		{"congklak-babak@2_0_1_1_2_0_1_41_1_0_0_1_0_3_0_45.0.", PUZZLE_WIN,
			"a game of one round"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct puzzle_claim claim = {.goal = rows[i].goal, .best = 3, .len = 1};
		struct puzzle puzzle;
		struct diag diag;

		strcpy(claim.code, rows[i].code);
		assert_false(puzzle_take_claim(&claim, pack_set_rules, *state, &puzzle, &diag));
		assert_string_equal(diag.wanted, rows[i].wanted);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(collection__each_puzzle__is_as_claimed),
		cmocka_unit_test(collection__of_each_theme__has_every_level_and_several_games),
		cmocka_unit_test(claim__changed_by_one__is_refused),
		cmocka_unit_test(claim__that_cant_be_played__is_refused_in_a_sentence),
	};
	return cmocka_run_group_tests_name(
		"puzzle_collection", tests, our_packs_load, our_packs_release);
}
