/* SPDX-License-Identifier: MIT */
/* Who begins may bank nearly all in their first turn: the other may change seats with them. */
#include "test.h"

#include "base/file.h"
#include "session/desk.h"
#include "session/state.h"

#include <stdio.h>
#include <string.h>

static struct session_setup setup_of(const struct desk *desk, enum seat a, enum seat b)
{
	struct session_setup setup = desk_setup(desk, "umum", a, b);

	setup.levels[SIDE_B] = 2;
	setup.swap = true;
	return setup;
}

static enum side on_turn(const struct session *session)
{
	return (enum side)session_match(session)->position.mover;
}

static enum verdict choose(struct session *session, int place)
{
	return desk_choose(session, on_turn(session), place);
}

static enum verdict order(struct session *session, enum command_kind kind)
{
	return session_do(session, &(struct command){.kind = kind, .by = on_turn(session)});
}

static void assert_seats(
	const struct session *session, enum seat a, int level_a, enum seat b, int level_b)
{
	const struct session_setup *setup = session_setup(session);

	assert_int_equal(setup->seats[SIDE_A], a);
	assert_int_equal(setup->seats[SIDE_B], b);
	assert_int_equal(setup->levels[SIDE_A], level_a);
	assert_int_equal(setup->levels[SIDE_B], level_b);
}

/* Hole 1 of the common game ends at home: an extra turn, and hole 4 after it ends the turn. */
static void play_first_turn(struct session *session)
{
	assert_int_equal(choose(session, 0), VERDICT_OK);
	assert_int_equal(on_turn(session), SIDE_A);
	assert_false(session_offers_swap(session)); /* it goes on */
	assert_int_equal(choose(session, 3), VERDICT_OK);
	assert_int_equal(on_turn(session), SIDE_B);
}

static void answer(struct desk *desk, struct session *session)
{
	session_think(session);
	late_runner_finish(&desk->late);
	assert_true(session_poll(session));
}

static void swap__after_the_first_turn__changes_seats_and_no_seed(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = setup_of(desk, SEAT_COMPUTER, SEAT_PERSON);
	struct match before;

	/* A computer began, a person is to choose: they sit where it sat, and it is on turn. */
	struct session *session = session_new(&setup, &desk->host);
	assert_int_equal(order(session, COMMAND_SWAP), VERDICT_NOT_YOUR_TURN);
	while (!session_awaits_seat(session, SEAT_PERSON))
		answer(desk, session);
	before = *session_match(session);
	assert_true(session_offers_swap(session));
	assert_int_equal(order(session, COMMAND_SWAP), VERDICT_OK);
	assert_int_equal(session_change(session), SESSION_SWAPPED);
	assert_true(match_equal(session_match(session), &before));
	assert_true(match_equal(session_before(session), &before));
	assert_int_equal(session_events(session)->len, 0);
	assert_seats(session, SEAT_PERSON, 2, SEAT_COMPUTER, 1);
	assert_true(session_setup(session)->swapped);
	assert_false(session_offers_swap(session)); /* once is enough */
	assert_true(session_awaits_seat(session, SEAT_COMPUTER));
	answer(desk, session);
	assert_int_equal(session_change(session), SESSION_PLAYED);
	session_free(session);
}

/* The game CODE by SETUP, whose rules it fills in. */
static struct session *resume_code(struct desk *desk, const char *code, struct session_setup *setup)
{
	struct record record;
	struct diag diag;

	if (!record_parse(&record, code, pack_set_rules, &desk->packs, &diag))
		fail_msg("%s: wanted %s", code, diag.wanted);
	strcpy(setup->pack, record.pack);
	setup->base = record.base;
	setup->rules = record.rules;
	setup->first = (enum side)record.first;
	struct session *session = session_resume(setup, &record, &desk->host);
	record_release(&record);
	return session;
}

static void swap__where_it_has_no_place__is_not_offered(void **state)
{
	struct desk *desk = *state;
	static const struct {
		const char *name, *code;
		bool wanted, offered;
	} rows[] = {
		{"after the first turn", "umum.0.6", true, true},
		{"not wished", "umum.0.6", false, false},
		{"before it", "umum.0.", true, false},
		{"within it", "umum.0.0", true, false},
		{"after the second player's first choice", "umum.0.6c", true, false},
		{"a set position", "umum@7_7_7_7_7_7_7_0_7_7_7_7_7_7_7_0.0.6", true, false},
		{"opened together", "congklak-babak.0.08", true, false},
		{"the other began", "umum.1.e", true, true},
		{"over in the first turn", "umum:3x1.0.2", true, false},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct session_setup setup = {.swap = rows[i].wanted, .levels = {1, 1}};
		struct session *session = resume_code(desk, rows[i].code, &setup);
		if (session_offers_swap(session) != rows[i].offered)
			fail_msg("%s", rows[i].name);
		enum verdict verdict = order(session, COMMAND_SWAP);
		assert_true((verdict == VERDICT_OK) == rows[i].offered);
		session_free(session);
	}
}

/* It leaves the board even only where the other could change seats after it. */
static void computer__that_begins__holds_back_only_where_seats_may_change(void **state)
{
	struct desk *desk = *state;
	static const struct {
		const char *name, *code;
		bool wanted, fair;
	} rows[] = {
		{"before the first turn", "umum.0.", true, true},
		{"within it", "umum.0.0", true, true},
		{"not wished", "umum.0.", false, false},
		{"after it", "umum.0.6c", true, false},
		{"a set position", "umum@7_7_7_7_7_7_7_0_7_7_7_7_7_7_7_0.0.", true, false},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct session_setup setup = {.swap = rows[i].wanted,
			.seats = {SEAT_COMPUTER, SEAT_COMPUTER},
			.levels = {1, 1}};
		struct session *session = resume_code(desk, rows[i].code, &setup);
		session_think(session);
		if (session->thought.limits.fair != rows[i].fair)
			fail_msg("%s", rows[i].name);
		session_free(session);
	}
}

static void undo__of_a_swap__gives_the_seats_back_and_redo_takes_them(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = setup_of(desk, SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host);

	play_first_turn(session);
	assert_int_equal(order(session, COMMAND_SWAP), VERDICT_OK);
	assert_int_equal(choose(session, 14), VERDICT_OK);
	struct match after = *session_match(session);
	assert_int_equal(order(session, COMMAND_UNDO), VERDICT_OK); /* the choice */
	assert_seats(session, SEAT_PERSON, 2, SEAT_PERSON, 1);
	assert_int_equal(order(session, COMMAND_UNDO), VERDICT_OK); /* the change of seats */
	assert_int_equal(session_change(session), SESSION_RESET);
	assert_seats(session, SEAT_PERSON, 1, SEAT_PERSON, 2);
	assert_int_equal(session_record(session)->len, 2);
	assert_true(session_offers_swap(session));
	assert_int_equal(order(session, COMMAND_UNDO), VERDICT_OK);
	assert_int_equal(session_record(session)->len, 1);
	for (int i = 0; i < 3; i++)
		assert_int_equal(order(session, COMMAND_REDO), VERDICT_OK);
	assert_int_equal(order(session, COMMAND_REDO), VERDICT_NOTHING_TO_REDO);
	assert_true(match_equal(session_match(session), &after));
	assert_seats(session, SEAT_PERSON, 2, SEAT_PERSON, 1);
	session_free(session);
}

static void computer__whose_side_is_worse__changes_seats(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = setup_of(desk, SEAT_PERSON, SEAT_COMPUTER);
	struct session *session = session_new(&setup, &desk->host);
	struct match first_turn;

	/* The longest chain that always takes what banks most. */
	while (on_turn(session) == SIDE_A) {
		int best = -1, most = -1;

		for (int hole = 0; hole < 7; hole++) {
			struct match tried = *session_match(session);

			if (match_check(&tried, hole) != VERDICT_OK)
				continue;
			match_play(&tried, hole, NULL);
			int home = tried.position.cells[7];
			if (tried.position.mover == SIDE_A)
				home += 100; /* and goes on */
			if (home > most) {
				most = home;
				best = hole;
			}
		}
		assert_int_equal(choose(session, best), VERDICT_OK);
		assert_int_not_equal(session_match(session)->phase, MATCH_OVER);
	}
	int len = session_record(session)->len;
	first_turn = *session_match(session);
	assert_true(first_turn.position.cells[7] > 20);
	answer(desk, session);
	assert_int_equal(session_change(session), SESSION_SWAPPED);
	assert_seats(session, SEAT_COMPUTER, 2, SEAT_PERSON, 1);
	assert_true(match_equal(session_match(session), &first_turn));
	assert_true(session_awaits_seat(session, SEAT_PERSON));
	session_think(session);
	assert_null(desk->late.waiting);
	/* An undo goes through its answer to the person's own choice; redo brings both back. */
	assert_int_equal(order(session, COMMAND_UNDO), VERDICT_OK);
	assert_int_equal(session_record(session)->len, len - 1);
	assert_seats(session, SEAT_PERSON, 1, SEAT_COMPUTER, 2);
	assert_true(session_awaits_seat(session, SEAT_PERSON));
	assert_int_equal(order(session, COMMAND_REDO), VERDICT_OK);
	assert_true(match_equal(session_match(session), &first_turn));
	assert_seats(session, SEAT_COMPUTER, 2, SEAT_PERSON, 1);
	/* The person's own choice after it, and back to before it. */
	assert_int_equal(
		choose(session, __builtin_ctz(match_legal(session_match(session)))), VERDICT_OK);
	assert_int_equal(order(session, COMMAND_UNDO), VERDICT_OK);
	assert_true(match_equal(session_match(session), &first_turn));
	assert_seats(session, SEAT_COMPUTER, 2, SEAT_PERSON, 1);
	session_free(session);
}

static void computer__whose_side_is_better__plays_on(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = setup_of(desk, SEAT_PERSON, SEAT_COMPUTER);
	struct session *session = session_new(&setup, &desk->host);

	assert_int_equal(choose(session, 6), VERDICT_OK);
	assert_true(session_offers_swap(session));
	answer(desk, session);
	assert_int_equal(session_change(session), SESSION_PLAYED);
	assert_false(session_setup(session)->swapped);
	assert_false(session_offers_swap(session));
	session_free(session);
}

static void restart__after_a_swap__is_the_first_seats_again(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = setup_of(desk, SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host), *again;

	play_first_turn(session);
	assert_int_equal(order(session, COMMAND_SWAP), VERDICT_OK);
	/* Another game of the same setting begins as this one did. */
	again = session_new(session_setup(session), &desk->host);
	assert_false(session_setup(again)->swapped);
	assert_seats(again, SEAT_PERSON, 1, SEAT_PERSON, 2);
	session_free(again);
	assert_int_equal(order(session, COMMAND_RESTART), VERDICT_OK);
	assert_seats(session, SEAT_PERSON, 1, SEAT_PERSON, 2);
	assert_false(session_setup(session)->swapped);
	assert_int_equal(order(session, COMMAND_REDO), VERDICT_NOTHING_TO_REDO);
	play_first_turn(session);
	assert_true(session_offers_swap(session));
	session_free(session);
}

static void saved_game__before_and_after_a_swap__is_loaded_as_it_stands(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = setup_of(desk, SEAT_PERSON, SEAT_PERSON);
	struct session *session, *loaded;
	struct diag diag;

	session = session_new(&setup, &desk->host);
	play_first_turn(session);
	for (int step = 0; step < 3; step++) {
		bool swapped = step > 0;

		assert_int_equal(
			session_load(&desk->host, &desk->packs, &loaded, &diag), SESSION_LOADED);
		assert_true(match_equal(session_match(loaded), session_match(session)));
		assert_true(session_setup(loaded)->swap);
		assert_int_equal(session_setup(loaded)->swapped, swapped);
		assert_int_equal(session_offers_swap(loaded), step == 0);
		assert_seats(loaded, SEAT_PERSON, swapped ? 2 : 1, SEAT_PERSON, swapped ? 1 : 2);
		/* What was done before it was put away can still be taken back. */
		for (int i = 0; i <= step; i++)
			assert_int_equal(order(loaded, COMMAND_UNDO), VERDICT_OK);
		assert_false(session_setup(loaded)->swapped);
		session_free(loaded);
		if (step == 0)
			assert_int_equal(order(session, COMMAND_SWAP), VERDICT_OK);
		else if (step == 1)
			assert_int_equal(choose(session, 14), VERDICT_OK);
	}
	session_free(session);
}

/* What stands in a bad file is none of the copy's, which is of a version that knew no seats. */
static void saved_game__bad_and_an_older_copy__is_the_copy_alone(void **state)
{
	static const char bad[] =
		"{\"format\":2,\"code\":\"umum.0.!\",\"seats\":[\"computer\",\"computer\"],"
		"\"levels\":[5,5],\"seed\":1,\"swap\":true,\"swapped\":true,\"conceded\":\"a\"}";
	static const char old[] =
		"{\"format\":1,\"code\":\"umum.0.6\",\"seats\":[\"person\",\"person\"],"
		"\"levels\":[1,1],\"seed\":1}";
	struct desk *desk = *state;
	char copy[sizeof desk->autosave + 4];
	struct session *session;
	struct diag diag;

	snprintf(copy, sizeof copy, "%s.bak", desk->autosave);
	assert_true(file_replace(desk->autosave, bad, strlen(bad), NULL, &diag));
	assert_true(file_replace(copy, old, strlen(old), NULL, &diag));
	assert_int_equal(
		session_load(&desk->host, &desk->packs, &session, &diag), SESSION_LOADED_BACKUP);
	assert_false(session_setup(session)->swap);
	assert_false(session_setup(session)->swapped);
	session_free(session);
}

static void saved_game__of_three_levels__goes_on_with_the_nearest(void **state)
{
	static const int ours[SESSION_OLD_LEVELS + 1] = {0, 1, 3, 6};
	struct desk *desk = *state;
	struct session *session;
	struct diag diag;

	for (int level = 1; level <= SESSION_OLD_LEVELS; level++) {
		char text[160];

		snprintf(text, sizeof text,
			"{\"format\":1,\"code\":\"umum.0.6\",\"seats\":[\"person\",\"computer\"],"
			"\"levels\":[1,%d],\"seed\":1}",
			level);
		assert_true(file_replace(desk->autosave, text, strlen(text), NULL, &diag));
		assert_int_equal(
			session_load(&desk->host, &desk->packs, &session, &diag), SESSION_LOADED);
		assert_int_equal(session_setup(session)->levels[SIDE_B], ours[level]);
		assert_false(session_offers_swap(session)); /* it was begun without */
		session_free(session);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(swap__after_the_first_turn__changes_seats_and_no_seed),
		cmocka_unit_test(swap__where_it_has_no_place__is_not_offered),
		cmocka_unit_test(computer__that_begins__holds_back_only_where_seats_may_change),
		cmocka_unit_test(undo__of_a_swap__gives_the_seats_back_and_redo_takes_them),
		cmocka_unit_test(computer__whose_side_is_worse__changes_seats),
		cmocka_unit_test(computer__whose_side_is_better__plays_on),
		cmocka_unit_test(restart__after_a_swap__is_the_first_seats_again),
		cmocka_unit_test(saved_game__before_and_after_a_swap__is_loaded_as_it_stands),
		cmocka_unit_test(saved_game__bad_and_an_older_copy__is_the_copy_alone),
		cmocka_unit_test(saved_game__of_three_levels__goes_on_with_the_nearest),
	};

	return cmocka_run_group_tests_name("swap", tests, desk_set_up, desk_tear_down);
}
