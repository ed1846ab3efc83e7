/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "ai/ai.h"
#include "boards.h"

enum { ALL = 98, BABAK = 5, WARISAN = 7, UMUM = 0 };

/* The first of several rounds, ended with so many seeds at A. */
static struct match ended(int pack, int a)
{
	struct rules rules;
	struct match match;

	boards_rules(&rules, pack);
	rules.start = START_IN_TURN;
	match_init(&match, &rules, SIDE_A);
	match.position = (struct position){.holes = 7, .over = 1};
	match.position.cells[7] = (uint8_t)a;
	match.position.cells[15] = (uint8_t)(ALL - a);
	return match;
}

static int worth(const struct match *match)
{
	int a = ai_round_worth(match, &match->position, SIDE_A);

	assert_int_equal(ai_round_worth(match, &match->position, SIDE_B), -a);
	assert_in_range(a + AI_ROUND_WORTH_MAX, 0, 2 * AI_ROUND_WORTH_MAX);
	return a;
}

static void worth__seats_changed__is_the_same_with_the_other_sign(void **state)
{
	(void)state;
	for (int pack = 0; pack < BOARDS_RULES; pack++)
		for (int first = 0; first <= 2; first++)
			for (int a = 0; a <= ALL; a++) {
				struct match here = ended(pack, a), there = ended(pack, ALL - a);

				here.rules.next_first = there.rules.next_first = first;
				there.first = SIDE_B;
				assert_int_equal(worth(&here), -worth(&there));
			}
}

static void worth__no_round_follows__is_nothing(void **state)
{
	struct match match = ended(UMUM, 30);

	(void)state;
	assert_int_equal(worth(&match), 0);
	match = ended(BABAK, 6); /* not one hole can be filled */
	assert_int_equal(worth(&match), 0);
	match = ended(BABAK, ALL - 6);
	assert_int_equal(worth(&match), 0);
	match = ended(BABAK, 30);
	match.rules.max_rounds = 1;
	assert_int_equal(worth(&match), 0);
	match.rules.max_rounds = 2;
	assert_int_not_equal(worth(&match), 0);
	match.rounds_played = 1;
	assert_int_equal(worth(&match), 0);
}

static void worth__to_begin__is_worth_more_than_some_holes(void **state)
{
	(void)state;
	for (int a = 28; a < 49; a++) {
		struct match match = ended(BABAK, a);

		match.rules.next_first = NEXT_FIRST_FEWER;
		assert_true(worth(&match) > 0);
		match.rules.next_first = NEXT_FIRST_WINNER;
		assert_true(worth(&match) < 0);
		match.rules.next_first = NEXT_FIRST_ALTERNATE; /* A began this one */
		assert_true(worth(&match) < 0);
	}
}

static void worth__burned_holes__cost_who_has_them(void **state)
{
	struct match whole = ended(BABAK, 48), some = ended(BABAK, 28), most = ended(BABAK, 7);

	(void)state;
	assert_true(worth(&whole) > worth(&some));
	assert_true(worth(&some) > worth(&most));
}

static void worth__holes_burned_for_ever__stay_burned(void **state)
{
	struct match match = ended(WARISAN, 48), scarred = ended(WARISAN, 48);

	(void)state;
	scarred.position.burned = 0xf; /* of A, who begins and could fill six */
	assert_true(worth(&match) > worth(&scarred));
	match.rules.burned_forever = scarred.rules.burned_forever = 0;
	assert_int_equal(worth(&match), worth(&scarred));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(worth__seats_changed__is_the_same_with_the_other_sign),
		cmocka_unit_test(worth__no_round_follows__is_nothing),
		cmocka_unit_test(worth__to_begin__is_worth_more_than_some_holes),
		cmocka_unit_test(worth__burned_holes__cost_who_has_them),
		cmocka_unit_test(worth__holes_burned_for_ever__stay_burned),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
