/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "boards.h"

enum { MEGABYTES = 1, BABAK = 5, WARISAN = 7 };

static void begin(struct match *match, int pack)
{
	struct rules rules;

	boards_rules(&rules, pack);
	match_init(match, &rules, SIDE_A);
	assert_int_equal(match->phase, MATCH_CHOOSING);
}

static int ask(struct ai *ai, const struct match *match, int level, uint32_t seed)
{
	struct ai_limits limits = {.nodes = 20000, .seed = seed};
	struct ai_answer answer;

	if (level)
		ai_play(ai, match, level, &limits, &answer);
	else
		ai_search(ai, match, &limits, &answer);
	assert_int_equal(match_check(match, answer.move), VERDICT_OK);
	assert_true(answer.line_len >= 1);
	assert_int_equal(answer.line[0], answer.move);
	return answer.move;
}

static void choose__other_has_chosen_unseen__makes_no_difference(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);

	(void)state;
	for (int level = 0; level <= AI_LEVELS; level++) {
		for (uint32_t seed = 1; seed <= 5; seed++) {
			int choice = -1;

			for (int hole = 0; hole < 7; hole++) {
				struct match match;
				int answer;

				begin(&match, BABAK);
				match_play(&match, hole, NULL);
				answer = ask(ai, &match, level, seed);
				if (choice < 0)
					choice = answer;
				assert_int_equal(answer, choice);
			}
		}
	}
	ai_free(ai);
}

/* Alone from hole 0 a hand banks more than from any other first hole: what trying them one by one
 * has to find is the best of the seven. */
static void choose__first_hole__is_the_best_alone(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	struct ai_limits limits = {.nodes = 20000, .depth = 1};
	struct ai_answer answer;
	struct match match;
	int best = 0;

	(void)state;
	begin(&match, BABAK);
	ai_search(ai, &match, &limits, &answer);
	for (int hole = 0; hole < 7; hole++) {
		struct position alone;

		position_init(&alone, 7, 7);
		move_play(&match.rules, &alone, hole, NULL);
		if (alone.cells[7] > best)
			best = alone.cells[7];
	}
	assert_int_equal(answer.value, best);
	assert_false(answer.exact);
	ai_free(ai);
}

static void choose__every_opening_and_later_picks__comes_to_play(void **state)
{
	struct ai *ai = ai_new(MEGABYTES);
	int later_picks = 0;

	(void)state;
	for (int pair = 0; pair < 49; pair++) {
		struct match match;

		begin(&match, pair % 2 ? BABAK : WARISAN);
		match_play(&match, pair / 7, NULL);
		match_play(&match, 8 + pair % 7, NULL);
		while (match.phase == MATCH_CHOOSING) {
			match_play(&match, ask(ai, &match, pair % (AI_LEVELS + 1), 3), NULL);
			later_picks++;
		}
	}
	assert_true(later_picks > 0);
	ai_free(ai);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(choose__other_has_chosen_unseen__makes_no_difference),
		cmocka_unit_test(choose__first_hole__is_the_best_alone),
		cmocka_unit_test(choose__every_opening_and_later_picks__comes_to_play),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
