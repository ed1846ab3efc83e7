/* SPDX-License-Identifier: MIT */
/*
 * Puzzles of days, each claim checked by trying every turn again. As they come: 20 days of each
 * pack. With the argument "long" all 365 from 2027-01-01.
 */
#include "test.h"

#include "packs/our_packs.h"
#include "study/puzzle.h"
#include "study/puzzle_brute.h"

#include <stdio.h>
#include <string.h>

enum { SHORT = 20, YEAR = 365 };

static int days = SHORT;

static struct date day_of(int index)
{
	struct date first = {2027, 1, 1};

	return date_of_number(date_number(&first) + index);
}

static void day__of_the_year_2027__has_a_puzzle_with_one_solution(void **state)
{
	const struct pack_set *packs = *state;

	for (int p = 0; p < packs->count; p++)
		for (int i = 0; i < days; i++) {
			const struct pack *pack = &packs->packs[p];
			struct date date = day_of(i);
			struct puzzle puzzle;

			assert_true(puzzle_of_day(
				pack->id, &pack->rules, &pack->rules, &date, &puzzle));
			assert_int_equal(puzzle.claim.goal, PUZZLE_HOME);
			brute_check(packs, &puzzle.claim);
			/* Not what anybody takes who only looks at the next seeds. */
			assert_true(puzzle.traps > 0 && puzzle.claim.len >= 2);
			assert_true(puzzle.claim.best - puzzle.claim.next >= 2);
		}
}

static void day__asked_again__has_the_same_puzzle_and_no_other_days(void **state)
{
	const struct pack_set *packs = *state;
	static char codes[YEAR][PUZZLE_CODE_MAX + 1];

	for (int p = 0; p < packs->count; p++)
		for (int i = 0; i < days; i++) {
			const struct pack *pack = &packs->packs[p];
			struct date date = day_of(i);
			struct puzzle puzzle, again;

			assert_true(puzzle_of_day(
				pack->id, &pack->rules, &pack->rules, &date, &puzzle));
			assert_true(
				puzzle_of_day(pack->id, &pack->rules, &pack->rules, &date, &again));
			assert_memory_equal(&puzzle.claim, &again.claim, sizeof puzzle.claim);
			strcpy(codes[i], puzzle.claim.code);
			for (int j = 0; j < i; j++)
				/* Of jawa-sleman, whose games are short, two days of a year meet.
				 */
				if (strcmp(codes[i], codes[j]) == 0 &&
					strcmp(pack->id, "jawa-sleman") != 0)
					fail_msg("%s: days %d and %d", pack->id, i, j);
		}
}

/* Written down once, so that no change of the engine moves a day that people have talked about. */
static void day__known_ones__stay_as_they_are(void **state)
{
	static const struct {
		const char *pack, *date, *code, *solution;
	} rows[] = {
		{"umum", "2027-01-01", "umum@5_1_5_4_1_3_2_26_4_1_13_3_0_3_2_25.0.", "3243"},
		{"umum", "2027-01-02", "umum@1_5_0_0_0_2_0_28_8_0_0_0_0_1_3_50.0.", "5606264"},
		{"umum", "2027-12-31", "umum@0_0_0_2_1_1_1_34_4_1_0_0_0_3_22_29.0.", "6364"},
		{"jawa-sleman", "2027-01-01", "jawa-sleman@8_0_5_1_5_0_4_29_5_2_10_0_0_1_14_14.0.",
			"240"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct pack *pack = pack_set_find(*state, rows[i].pack);
		struct puzzle puzzle;
		struct date date;

		assert_true(date_parse(rows[i].date, &date));
		assert_true(puzzle_of_day(pack->id, &pack->rules, &pack->rules, &date, &puzzle));
		assert_string_equal(puzzle.claim.code, rows[i].code);
		assert_int_equal(puzzle.claim.len, strlen(rows[i].solution));
		for (int j = 0; j < puzzle.claim.len; j++)
			assert_int_equal(puzzle.claim.solution[j], rows[i].solution[j] - '0');
	}
}

static void week__of_any_pack__is_easy_first_and_hard_at_its_end(void **state)
{
	static const enum puzzle_level levels[WEEKDAYS] = {PUZZLE_EASY, PUZZLE_EASY, PUZZLE_MEDIUM,
		PUZZLE_MEDIUM, PUZZLE_MEDIUM, PUZZLE_HARD, PUZZLE_HARD};
	const struct pack_set *packs = *state;

	for (int p = 0; p < packs->count; p++)
		for (int i = 0; i < WEEKDAYS; i++) {
			struct date date = day_of(i);
			struct puzzle puzzle;

			assert_true(puzzle_of_day(packs->packs[p].id, &packs->packs[p].rules,
				&packs->packs[p].rules, &date, &puzzle));
			assert_int_equal(puzzle.claim.level, levels[date_weekday(&date)]);
			assert_int_equal(puzzle.claim.level, puzzle_rate(&puzzle));
		}
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(day__of_the_year_2027__has_a_puzzle_with_one_solution),
		cmocka_unit_test(day__asked_again__has_the_same_puzzle_and_no_other_days),
		cmocka_unit_test(day__known_ones__stay_as_they_are),
		cmocka_unit_test(week__of_any_pack__is_easy_first_and_hard_at_its_end),
	};

	if (argc > 1 && strcmp(argv[1], "long") == 0)
		days = YEAR;
	return cmocka_run_group_tests_name("puzzle_days", tests, our_packs_load, our_packs_release);
}
