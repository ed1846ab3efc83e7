/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "base/file.h"
#include "session/desk.h"
#include "session/rounds.h"
#include "session/stats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Lets the computer move until it is a person's turn. */
static void computer_moves(struct desk *desk, struct session *session)
{
	for (;;) {
		session_think(session);
		if (!desk->late.waiting)
			return;
		late_runner_finish(&desk->late);
		assert_true(session_poll(session));
	}
}

static void choice__that_is_refused__changes_nothing(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host);
	struct match before = *session_match(session);

	assert_int_equal(desk_choose(session, SIDE_B, 8), VERDICT_NOT_YOUR_TURN);
	assert_int_equal(desk_choose(session, SIDE_A, 8), VERDICT_NOT_YOURS);
	assert_int_equal(desk_choose(session, SIDE_A, 7), VERDICT_NOT_YOURS);
	assert_int_equal(desk_choose(session, SIDE_A, 99), VERDICT_NOT_A_PLACE);
	assert_int_equal(desk_order(session, COMMAND_UNDO), VERDICT_NOTHING_TO_UNDO);
	assert_int_equal(desk_order(session, COMMAND_REDO), VERDICT_NOTHING_TO_REDO);
	assert_true(match_equal(session_match(session), &before));
	assert_int_equal(session_record(session)->len, 0);
	session_free(session);
}

static void undo__then_redo__is_the_same_at_every_ply(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host);
	struct match plies[41];
	int len;

	for (len = 0; len < 40 && session_match(session)->phase != MATCH_OVER; len++) {
		const struct match *match = session_match(session);

		plies[len] = *match;
		assert_int_equal(desk_choose(session, (enum side)match->position.mover,
					 __builtin_ctz(match_legal(match))),
			VERDICT_OK);
	}
	plies[len] = *session_match(session);
	for (int i = len - 1; i >= 0; i--) {
		assert_int_equal(desk_order(session, COMMAND_UNDO), VERDICT_OK);
		assert_int_equal(session_change(session), SESSION_RESET);
		assert_true(match_equal(session_match(session), &plies[i]));
	}
	for (int i = 1; i <= len; i++) {
		assert_int_equal(desk_order(session, COMMAND_REDO), VERDICT_OK);
		assert_true(match_equal(session_match(session), &plies[i]));
	}
	assert_false(session_can_redo(session));
	session_free(session);
}

static void undo__after_the_computers_answer__takes_both_back(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_COMPUTER);
	struct session *session = session_new(&setup, &desk->host);
	struct match start = *session_match(session), answered;

	assert_int_equal(desk_choose(session, SIDE_A, 6), VERDICT_OK);
	assert_int_equal(desk_choose(session, SIDE_B, 12), VERDICT_NOT_YOUR_TURN);
	computer_moves(desk, session);
	answered = *session_match(session);
	assert_true(session_record(session)->len >= 2);
	assert_int_equal(desk_order(session, COMMAND_UNDO), VERDICT_OK);
	assert_true(match_equal(session_match(session), &start));
	assert_false(session_can_undo(session));
	assert_int_equal(desk_order(session, COMMAND_REDO), VERDICT_OK);
	assert_true(match_equal(session_match(session), &answered));
	session_free(session);
}

static void new_choice__after_undo__drops_what_was_undone(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host);

	desk_choose(session, SIDE_A, 6);
	desk_order(session, COMMAND_UNDO);
	assert_true(session_can_redo(session));
	desk_choose(session, SIDE_A, 5);
	assert_false(session_can_redo(session));
	session_free(session);
}

static void answer__to_a_game_that_changed__is_dropped(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_COMPUTER);
	struct session *session = session_new(&setup, &desk->host);

	desk_choose(session, SIDE_A, 6);
	session_think(session);
	assert_non_null(desk->late.waiting);
	assert_int_equal(desk_order(session, COMMAND_RESTART), VERDICT_OK);
	assert_null(desk->late.waiting); /* stopped and waited for */
	assert_false(session_poll(session));
	assert_int_equal(session_record(session)->len, 0);
	session_think(session);
	assert_null(desk->late.waiting); /* A is a person */
	session_free(session);
}

static void computers__on_both_seats__play_to_the_end(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_COMPUTER, SEAT_COMPUTER);
	struct session *session = session_new(&setup, &desk->host);

	computer_moves(desk, session);
	assert_int_equal(session_match(session)->phase, MATCH_OVER);
	assert_int_equal(desk_order(session, COMMAND_UNDO), VERDICT_NOTHING_TO_UNDO);
	session_free(session);
}

static void concession__taken_back__goes_on_as_before(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host), *loaded;
	struct match before;
	struct diag diag;

	desk_choose(session, SIDE_A, 6);
	before = *session_match(session);
	assert_int_equal(desk_order(session, COMMAND_CONCEDE), VERDICT_OK);
	assert_int_equal(session_match(session)->result, RESULT_B);
	assert_int_equal(session_load(&desk->host, &desk->packs, &loaded, &diag), SESSION_ENDED);
	assert_true(match_equal(session_match(loaded), session_match(session)));
	session_free(loaded);
	assert_int_equal(session_load(&desk->host, &desk->packs, &loaded, &diag), SESSION_ENDED);
	session_free(loaded);
	assert_int_equal(desk_order(session, COMMAND_UNDO), VERDICT_OK);
	assert_true(match_equal(session_match(session), &before));
	session_free(session);
}

static void concession__after_undo__drops_what_was_undone(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host);

	desk_choose(session, SIDE_A, 6);
	assert_int_equal(desk_order(session, COMMAND_UNDO), VERDICT_OK);
	assert_int_equal(desk_order(session, COMMAND_CONCEDE), VERDICT_OK);
	assert_false(session_can_redo(session));
	assert_int_equal(desk_order(session, COMMAND_REDO), VERDICT_NOTHING_TO_REDO);
	assert_int_equal(session_match(session)->phase, MATCH_OVER);
	session_free(session);
}

static void chain__of_extra_turns__is_counted(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host);

	assert_int_equal(session_chain(session), 1);
	desk_choose(
		session, SIDE_A, 0); /* document 000's board: hole 1's seven seeds end at home */
	assert_int_equal(session_match(session)->position.mover, SIDE_A);
	assert_int_equal(session_chain(session), 2);
	session_free(session);
}

static void saved_game__after_every_choice__is_loaded_as_it_stands(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session = session_new(&setup, &desk->host), *loaded;
	struct diag diag;

	for (int i = 0; i < 20; i++) {
		const struct match *match = session_match(session);

		desk_choose(session, (enum side)match->position.mover,
			__builtin_ctz(match_legal(match)));
		assert_int_equal(
			session_load(&desk->host, &desk->packs, &loaded, &diag), SESSION_LOADED);
		assert_true(match_equal(session_match(loaded), session_match(session)));
		assert_int_equal(session_setup(loaded)->seats[1], SEAT_PERSON);
		session_free(loaded);
	}
	session_forget(session);
	assert_int_equal(session_load(&desk->host, &desk->packs, &loaded, &diag), SESSION_NO_FILE);
	session_free(session);
}

static void saved_game__that_is_bad__is_refused_and_kept(void **state)
{
	static const struct {
		const char *text;
		const char *sentence; /* behind the file's name */
	} rows[] = {
		{"", ""},
		{"{", ""},
		{"[]", ""},
		{"{\"format\":3,\"code\":\"umum.0.\",\"seats\":[\"person\",\"person\"],\"levels\":["
		 "1,1],\"seed\":1}",
			":1:11: $.format: found 3, wanted"},
		{"{\"format\":1,\"code\":\"umum.0.7\",\"seats\":[\"person\",\"person\"],\"levels\":"
		 "[1,1],\"seed\":1}",
			":1:20: $.code: "},
		{"{\"format\":1,\"code\":\"umum.0.\",\"seats\":[\"person\",\"cat\"],\"levels\":[1,"
		 "1],\"seed\":1}",
			":1:48: $.seats[1]: "},
		{"{\"format\":1,\"code\":\"umum.0.\",\"seats\":[\"person\"],\"levels\":[1,1],"
		 "\"seed\":1}",
			": $.seats: "},
		{"{\"format\":1,\"code\":\"umum.0.\",\"seats\":[\"person\",\"person\"],\"levels\":["
		 "1,9],\"seed\":1}",
			": $.levels[1]: "},
		{"{\"format\":1,\"code\":\"umum.0.\",\"seats\":[\"person\",\"person\"],\"levels\":["
		 "1,1],\"seed\":-1}",
			": $.seed: "},
		{"{\"format\":1,\"code\":\"umum.0.\",\"seats\":[\"person\",\"person\"],\"levels\":["
		 "1,1],\"seed\":1,\"x\":1}",
			": $.x: "},
		{"{\"format\":1,\"code\":\"umum.0.\",\"seats\":[\"person\",\"person\"],\"levels\":["
		 "1,1]}",
			"seed"},
	};
	struct desk *desk = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct session *loaded;
		struct strbuf text;
		struct diag diag;

		strbuf_init(&text);
		file_remove(desk->autosave);
		assert_true(file_replace(
			desk->autosave, rows[i].text, strlen(rows[i].text), NULL, &diag));
		assert_int_equal(
			session_load(&desk->host, &desk->packs, &loaded, &diag), SESSION_BAD_FILE);
		assert_null(loaded);
		assert_false(file_exists(desk->autosave));
		diag_write(&diag, &text);
		assert_non_null(strstr(text.text, desk->autosave));
		if (!strstr(text.text, rows[i].sentence))
			fail_msg("%s is not in: %s", rows[i].sentence, text.text);
		strbuf_release(&text);
	}
}

static void saved_game__of_a_pack_that_is_not_here__stays_until_it_is(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session;
	struct strbuf text;
	struct diag diag;

	strcpy(setup.pack, "kampung-kami");
	session = session_new(&setup, &desk->host);
	assert_int_equal(desk_choose(session, SIDE_A, 2), VERDICT_OK);
	session_free(session);
	for (int i = 0; i < 2; i++) {
		assert_int_equal(
			session_load(&desk->host, &desk->packs, &session, &diag), SESSION_NO_PACK);
		assert_null(session);
		assert_true(file_exists(desk->autosave));
		strbuf_init(&text);
		diag_write(&diag, &text);
		assert_non_null(strstr(text.text, "kampung-kami.0.2"));
		assert_non_null(strstr(text.text, "a pack that is here"));
		strbuf_release(&text);
	}
	const char *id = desk->packs.packs[0].id;
	desk->packs.packs[0].id = "kampung-kami";
	assert_int_equal(session_load(&desk->host, &desk->packs, &session, &diag), SESSION_LOADED);
	assert_int_equal(session_record(session)->len, 1);
	session_free(session);
	desk->packs.packs[0].id = id;
}

static void stats__of_a_sample_game__are_counted_by_side(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session_side_stats stats[2], moved[2];
	struct session *session;
	struct record record;
	struct diag diag;

	assert_true(record_parse(&record, "umum.0.6cce", pack_set_rules, &desk->packs, &diag));
	session = session_resume(&setup, &record, &desk->host);
	session_stats(session, stats);
	assert_int_equal(
		stats[SIDE_A].choices, 1); /* one turn: a shot of nine and one on the way */
	assert_int_equal(stats[SIDE_A].shots, 1);
	assert_int_equal(stats[SIDE_A].shot_seeds, 9);
	assert_int_equal(stats[SIDE_A].best_turn, 10);
	assert_int_equal(stats[SIDE_B].choices, 3);
	session_free(session);
	/* Had seats been changed after the first turn, it would be the other player's. */
	setup.swap = setup.swapped = true;
	session = session_resume(&setup, &record, &desk->host);
	session_stats(session, moved);
	assert_int_equal(moved[SIDE_A].choices, 0);
	assert_int_equal(moved[SIDE_A].shots, 0);
	assert_int_equal(moved[SIDE_B].choices, 4);
	assert_int_equal(moved[SIDE_B].shots, 1 + stats[SIDE_B].shots);
	assert_true(moved[SIDE_B].best_turn >= 10);
	record_release(&record);
	session_free(session);
}

/* Lowest hole after lowest hole, round after round. */
static void fill_record(struct record *record, int len)
{
	struct match match;

	record_start(record, &match);
	while (record->len < len) {
		int place = __builtin_ctz(match_legal(&match));

		record_add(record, place);
		match_play(&match, place, NULL);
		assert_int_not_equal(match.phase, MATCH_OVER);
	}
}

static void record__that_is_full__ends_the_match_and_can_be_undone(void **state)
{
	struct desk *desk = *state;
	struct session_setup setup = desk_setup(desk, "umum", SEAT_PERSON, SEAT_PERSON);
	struct session *session, *again;
	struct record record;
	struct diag diag;
	int place;

	rules_set_board(&setup.rules, 4, 1);
	setup.rules.rounds = ROUNDS_SEVERAL;
	record_init(&record, setup.pack, &setup.base, &setup.rules, SIDE_A);
	fill_record(&record, RECORD_CHOICES_MAX - 1);
	session = session_resume(&setup, &record, &desk->host);
	enum side mover = (enum side)session_match(session)->position.mover;
	assert_true(session_awaits(session, mover));
	place = __builtin_ctz(session_legal(session, mover));
	assert_int_equal(desk_choose(session, mover, place), VERDICT_OK);
	const struct event_list *events = session_events(session);
	assert_int_equal(events->items[events->len - 1].kind, EVENT_MATCH);
	for (int round = 0; round < 2; round++) {
		assert_int_equal(session_match(session)->phase, MATCH_OVER);
		assert_int_equal(session_end(session), END_TOO_LONG);
		assert_int_equal(session_rounds_left(session), 0);
		assert_false(session_awaits(session, SIDE_A) || session_awaits(session, SIDE_B));
		assert_int_equal(desk_choose(session, mover, place), VERDICT_OVER);
		assert_int_equal(
			session_load(&desk->host, &desk->packs, &again, &diag), SESSION_ENDED);
		assert_int_equal(session_match(again)->phase, MATCH_OVER);
		session_free(again);
		assert_int_equal(desk_order(session, COMMAND_UNDO), VERDICT_OK);
		assert_true(session_awaits(session, mover));
		assert_int_equal(desk_order(session, COMMAND_REDO), VERDICT_OK);
	}
	session_free(session);
	record_add(&record, place);
	session = session_resume(&setup, &record, &desk->host);
	assert_int_equal(session_end(session), END_TOO_LONG);
	record_release(&record);
	session_free(session);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(choice__that_is_refused__changes_nothing),
		cmocka_unit_test(undo__then_redo__is_the_same_at_every_ply),
		cmocka_unit_test(undo__after_the_computers_answer__takes_both_back),
		cmocka_unit_test(new_choice__after_undo__drops_what_was_undone),
		cmocka_unit_test(answer__to_a_game_that_changed__is_dropped),
		cmocka_unit_test(computers__on_both_seats__play_to_the_end),
		cmocka_unit_test(concession__taken_back__goes_on_as_before),
		cmocka_unit_test(concession__after_undo__drops_what_was_undone),
		cmocka_unit_test(chain__of_extra_turns__is_counted),
		cmocka_unit_test(saved_game__after_every_choice__is_loaded_as_it_stands),
		cmocka_unit_test(saved_game__that_is_bad__is_refused_and_kept),
		cmocka_unit_test(saved_game__of_a_pack_that_is_not_here__stays_until_it_is),
		cmocka_unit_test(record__that_is_full__ends_the_match_and_can_be_undone),
		cmocka_unit_test(stats__of_a_sample_game__are_counted_by_side),
	};

	return cmocka_run_group_tests_name("session", tests, desk_set_up, desk_tear_down);
}
