/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "session/desk.h"

/* The opening together at the table: two choices, neither seen by the other player. */
static struct session *sit_down(struct desk *desk, enum seat a, enum seat b)
{
	struct session_setup setup = desk_setup(desk, "congklak-babak", a, b);

	return session_new(&setup, &desk->host);
}

/* The same game without a table. */
static struct match opened(const struct session *session, int a, int b)
{
	struct match match;

	match_init(&match, &session_setup(session)->rules, SIDE_A);
	match_play(&match, a, NULL);
	match_play(&match, b, NULL);
	return match;
}

static void opening__chosen_in_either_order__is_the_same_game(void **state)
{
	struct desk *desk = *state;

	for (int first = SIDE_A; first <= SIDE_B; first++) {
		for (int a = 0; a < 7; a++) {
			for (int b = 8; b < 15; b++) {
				struct session *s = sit_down(desk, SEAT_PERSON, SEAT_PERSON);
				const int place[2] = {a, b};
				struct match want = opened(s, a, b);

				assert_int_equal(
					desk_choose(s, (enum side)first, place[first]), VERDICT_OK);
				assert_int_equal(session_change(s), SESSION_HELD);
				assert_int_equal(session_record(s)->len, 0);
				assert_int_equal(desk_choose(s, (enum side) !first, place[!first]),
					VERDICT_OK);
				assert_int_equal(session_change(s), SESSION_PLAYED);
				assert_true(match_equal(session_match(s), &want));
				assert_int_equal(session_record(s)->choices[0], a);
				assert_int_equal(session_record(s)->choices[1], b);
				session_free(s);
			}
		}
	}
}

static void first_choice__of_one_player__shows_nothing_and_leaves_the_other_free(void **state)
{
	struct desk *desk = *state;
	struct session *s;

	s = sit_down(desk, SEAT_PERSON, SEAT_PERSON);
	struct match start = *session_match(s);
	assert_true(session_awaits(s, SIDE_A) && session_awaits(s, SIDE_B));
	assert_int_equal(desk_choose(s, SIDE_B, 3), VERDICT_NOT_YOURS);
	assert_int_equal(desk_choose(s, SIDE_B, 15), VERDICT_NOT_YOURS);
	assert_int_equal(desk_choose(s, SIDE_B, 9), VERDICT_OK);
	assert_true(match_equal(session_match(s), &start));
	assert_int_equal(session_events(s)->len, 0);
	assert_false(session_awaits(s, SIDE_B));
	assert_int_equal(session_legal(s, SIDE_B), 0);
	assert_int_equal(session_legal(s, SIDE_A), 0x7f);
	assert_int_equal(desk_choose(s, SIDE_B, 10), VERDICT_CHOSEN);
	session_free(s);
}

static void undo__of_an_opening__takes_both_choices_back(void **state)
{
	struct desk *desk = *state;
	struct session *s;

	s = sit_down(desk, SEAT_PERSON, SEAT_PERSON);
	struct match start = *session_match(s), after = opened(s, 2, 9);
	desk_choose(s, SIDE_B, 9);
	assert_true(session_can_undo(s));
	assert_int_equal(desk_order(s, COMMAND_UNDO), VERDICT_OK); /* the unseen one */
	assert_true(session_awaits(s, SIDE_B));
	assert_false(session_can_undo(s));
	desk_choose(s, SIDE_B, 9);
	desk_choose(s, SIDE_A, 2);
	assert_true(match_equal(session_match(s), &after));
	assert_int_equal(desk_order(s, COMMAND_UNDO), VERDICT_OK);
	assert_true(match_equal(session_match(s), &start));
	assert_true(session_awaits(s, SIDE_A) && session_awaits(s, SIDE_B));
	assert_int_equal(desk_order(s, COMMAND_REDO), VERDICT_OK);
	assert_true(match_equal(session_match(s), &after));
	desk_choose(s, (enum side)after.position.mover, __builtin_ctz(match_legal(&after)));
	assert_int_equal(desk_order(s, COMMAND_RESTART), VERDICT_OK);
	assert_true(session_awaits(s, SIDE_A) && session_awaits(s, SIDE_B));
	session_free(s);
}

/* What the computer takes does not depend on the person, nor on who was first. */
static void computer__in_an_opening__chooses_alone(void **state)
{
	struct desk *desk = *state;
	int taken = -1;

	for (int person = 0; person < 14; person++) {
		struct session *s = sit_down(desk, SEAT_PERSON, SEAT_COMPUTER);

		session_think(s);
		assert_non_null(desk->late.waiting);
		if (person >= 7) /* the person is first, while the computer thinks */
			assert_int_equal(desk_choose(s, SIDE_A, person - 7), VERDICT_OK);
		late_runner_finish(&desk->late);
		assert_true(session_poll(s));
		if (person < 7) {
			assert_false(session_awaits(s, SIDE_B));
			assert_int_equal(desk_choose(s, SIDE_B, 8), VERDICT_NOT_YOUR_TURN);
			assert_int_equal(desk_choose(s, SIDE_A, person), VERDICT_OK);
		}
		assert_true(session_record(s)->len == 2);
		if (taken < 0)
			taken = session_record(s)->choices[1];
		assert_int_equal(session_record(s)->choices[1], taken);
		session_free(s);
	}
}

static void demo__of_an_opening__goes_on_to_the_end_of_it(void **state)
{
	struct desk *desk = *state;
	struct session *s;

	s = sit_down(desk, SEAT_COMPUTER, SEAT_COMPUTER);
	for (int i = 0; i < 40 && session_match(s)->phase == MATCH_CHOOSING; i++) {
		session_think(s);
		late_runner_finish(&desk->late);
		assert_true(session_poll(s));
	}
	assert_int_equal(session_match(s)->phase, MATCH_PLAYING);
	assert_false(session_can_undo(s));
	session_free(s);
}

static int set_up(void **state)
{
	desk_set_up(state);
	((struct desk *)*state)->host.autosave = NULL; /* a hundred games, and none is kept */
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(opening__chosen_in_either_order__is_the_same_game),
		cmocka_unit_test(
			first_choice__of_one_player__shows_nothing_and_leaves_the_other_free),
		cmocka_unit_test(undo__of_an_opening__takes_both_choices_back),
		cmocka_unit_test(computer__in_an_opening__chooses_alone),
		cmocka_unit_test(demo__of_an_opening__goes_on_to_the_end_of_it),
	};

	return cmocka_run_group_tests_name("session_opening", tests, set_up, desk_tear_down);
}
