/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "session/session.h"

#include <stdio.h>
#include <string.h>

/* The opening together at the table: two choices, neither seen by the other player. */
struct desk {
	struct pack_set packs;
	struct job_runner runner;
	struct log log;
	struct session_host host;
	struct job *waiting; /* started and not done yet */
};

static bool start_later(struct job_runner *runner, struct job *job)
{
	((struct desk *)runner->context)->waiting = job;
	return true;
}

static void run_now(struct job_runner *runner, struct job *job)
{
	struct desk *desk = runner->context;

	if (desk->waiting != job)
		return;
	desk->waiting = NULL;
	job->work(job);
	atomic_store(&job->state, JOB_DONE);
}

static void open_desk(struct desk *desk)
{
	struct diag diag;

	memset(desk, 0, sizeof *desk);
	assert_true(pack_set_load(&desk->packs, SOURCE_DIR "/packs", &diag));
	log_init(&desk->log);
	desk->runner = (struct job_runner){start_later, run_now, desk};
	desk->host = (struct session_host){.runner = &desk->runner, .log = &desk->log};
}

static struct session *sit_down(struct desk *desk, enum seat a, enum seat b)
{
	const struct pack *pack = pack_set_find(&desk->packs, "congklak-babak");
	struct session_setup setup = {.seats = {a, b}, .levels = {1, 1}, .seed = 3};

	snprintf(setup.pack, sizeof setup.pack, "%s", pack->id);
	setup.base = setup.rules = pack->rules;
	return session_new(&setup, &desk->host);
}

static enum verdict choose(struct session *session, enum side by, int place)
{
	return session_do(
		session, &(struct command){.kind = COMMAND_CHOOSE, .by = by, .place = place});
}

static enum verdict order(struct session *session, enum command_kind kind)
{
	return session_do(session, &(struct command){.kind = kind});
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
	struct desk desk;

	(void)state;
	open_desk(&desk);
	for (int first = SIDE_A; first <= SIDE_B; first++) {
		for (int a = 0; a < 7; a++) {
			for (int b = 8; b < 15; b++) {
				struct session *s = sit_down(&desk, SEAT_PERSON, SEAT_PERSON);
				const int place[2] = {a, b};
				struct match want = opened(s, a, b);

				assert_int_equal(
					choose(s, (enum side)first, place[first]), VERDICT_OK);
				assert_int_equal(session_change(s), SESSION_HELD);
				assert_int_equal(session_record(s)->len, 0);
				assert_int_equal(
					choose(s, (enum side) !first, place[!first]), VERDICT_OK);
				assert_int_equal(session_change(s), SESSION_PLAYED);
				assert_true(match_equal(session_match(s), &want));
				assert_int_equal(session_record(s)->choices[0], a);
				assert_int_equal(session_record(s)->choices[1], b);
				session_free(s);
			}
		}
	}
	pack_set_release(&desk.packs);
}

static void first_choice__of_one_player__shows_nothing_and_leaves_the_other_free(void **state)
{
	struct desk desk;
	struct session *s;

	(void)state;
	open_desk(&desk);
	s = sit_down(&desk, SEAT_PERSON, SEAT_PERSON);
	struct match start = *session_match(s);
	assert_true(session_awaits(s, SIDE_A) && session_awaits(s, SIDE_B));
	assert_int_equal(choose(s, SIDE_B, 3), VERDICT_NOT_YOURS);
	assert_int_equal(choose(s, SIDE_B, 15), VERDICT_NOT_YOURS);
	assert_int_equal(choose(s, SIDE_B, 9), VERDICT_OK);
	assert_true(match_equal(session_match(s), &start));
	assert_int_equal(session_events(s)->len, 0);
	assert_false(session_awaits(s, SIDE_B));
	assert_int_equal(session_legal(s, SIDE_B), 0);
	assert_int_equal(session_legal(s, SIDE_A), 0x7f);
	assert_int_equal(choose(s, SIDE_B, 10), VERDICT_CHOSEN);
	session_free(s);
	pack_set_release(&desk.packs);
}

static void undo__of_an_opening__takes_both_choices_back(void **state)
{
	struct desk desk;
	struct session *s;

	(void)state;
	open_desk(&desk);
	s = sit_down(&desk, SEAT_PERSON, SEAT_PERSON);
	struct match start = *session_match(s), after = opened(s, 2, 9);
	choose(s, SIDE_B, 9);
	assert_true(session_can_undo(s));
	assert_int_equal(order(s, COMMAND_UNDO), VERDICT_OK); /* the unseen one */
	assert_true(session_awaits(s, SIDE_B));
	assert_false(session_can_undo(s));
	choose(s, SIDE_B, 9);
	choose(s, SIDE_A, 2);
	assert_true(match_equal(session_match(s), &after));
	assert_int_equal(order(s, COMMAND_UNDO), VERDICT_OK);
	assert_true(match_equal(session_match(s), &start));
	assert_true(session_awaits(s, SIDE_A) && session_awaits(s, SIDE_B));
	assert_int_equal(order(s, COMMAND_REDO), VERDICT_OK);
	assert_true(match_equal(session_match(s), &after));
	choose(s, (enum side)after.position.mover, __builtin_ctz(match_legal(&after)));
	assert_int_equal(order(s, COMMAND_RESTART), VERDICT_OK);
	assert_true(session_awaits(s, SIDE_A) && session_awaits(s, SIDE_B));
	session_free(s);
	pack_set_release(&desk.packs);
}

/* What the computer takes does not depend on the person, nor on who was first. */
static void computer__in_an_opening__chooses_alone(void **state)
{
	struct desk desk;
	int taken = -1;

	(void)state;
	open_desk(&desk);
	for (int person = 0; person < 14; person++) {
		struct session *s = sit_down(&desk, SEAT_PERSON, SEAT_COMPUTER);

		session_think(s);
		assert_non_null(desk.waiting);
		if (person >= 7) /* the person is first, while the computer thinks */
			assert_int_equal(choose(s, SIDE_A, person - 7), VERDICT_OK);
		assert_non_null(desk.waiting);
		run_now(&desk.runner, desk.waiting);
		assert_true(session_poll(s));
		if (person < 7) {
			assert_false(session_awaits(s, SIDE_B));
			assert_int_equal(choose(s, SIDE_B, 8), VERDICT_NOT_YOUR_TURN);
			assert_int_equal(choose(s, SIDE_A, person), VERDICT_OK);
		}
		assert_true(session_record(s)->len == 2);
		if (taken < 0)
			taken = session_record(s)->choices[1];
		assert_int_equal(session_record(s)->choices[1], taken);
		session_free(s);
	}
	pack_set_release(&desk.packs);
}

static void demo__of_an_opening__goes_on_to_the_end_of_it(void **state)
{
	struct desk desk;
	struct session *s;

	(void)state;
	open_desk(&desk);
	s = sit_down(&desk, SEAT_COMPUTER, SEAT_COMPUTER);
	for (int i = 0; i < 40 && session_match(s)->phase == MATCH_CHOOSING; i++) {
		session_think(s);
		assert_non_null(desk.waiting);
		run_now(&desk.runner, desk.waiting);
		assert_true(session_poll(s));
	}
	assert_int_equal(session_match(s)->phase, MATCH_PLAYING);
	assert_false(session_can_undo(s));
	session_free(s);
	pack_set_release(&desk.packs);
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

	return cmocka_run_group_tests(tests, NULL, NULL);
}
