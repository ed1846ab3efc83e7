/* SPDX-License-Identifier: MIT */
/* A person's question to full strength, on a real thread and at once. */
#include "test.h"

#include "cli_threads.h"
#include "session/session.h"

#include <stdlib.h>
#include <time.h>

enum { TIMES = 21, STOPS_WITHIN_MS = 50 };

static struct session *people(struct job_runner *runner, struct log *log, enum seat far, int start)
{
	struct session_host host = {.runner = runner, .log = log, .autosave = ""};
	struct session_setup setup = {
		.pack = "umum", .seats = {SEAT_PERSON, far}, .levels = {2, 2}};

	log_init(log);
	rules_init(&setup.base);
	setup.base.start = start;
	setup.rules = setup.base;
	return session_new(&setup, &host);
}

static double now_ms(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void sleep_briefly(void)
{
	nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void hint__on_a_thread__comes_once_and_is_a_legal_choice(void **state)
{
	struct job_runner runner = cli_threads();
	struct log log;
	struct session *session = people(&runner, &log, SEAT_COMPUTER, START_IN_TURN);
	struct ai_advice advice;

	(void)state;
	assert_true(session_may_hint(session));
	assert_true(session_ask_hint(session));
	assert_false(session_ask_hint(session)); /* it is asked already */
	while (!session_poll_hint(session, &advice))
		sleep_briefly();
	assert_false(session_is_hinting(session));
	assert_false(session_poll_hint(session, &advice));
	assert_true(session_legal(session, SIDE_A) >> advice.best.move & 1);
	assert_int_equal(advice.count, 6);
	assert_true(advice.others[0].known);
	assert_int_equal(session_record(session)->len, 0); /* nothing was played */
	session_free(session);
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void hint__of_a_game_that_changed__is_stopped_soon_and_dropped(void **state)
{
	struct job_runner runner = cli_threads();
	struct log log;
	struct session *session = people(&runner, &log, SEAT_PERSON, START_IN_TURN);
	struct ai_advice advice;
	double took[TIMES];

	(void)state;
	for (int i = 0; i < TIMES; i++) {
		struct command command = {
			.kind = i % 2 ? COMMAND_RESTART : COMMAND_CHOOSE, .by = SIDE_A, .place = 5};

		assert_true(session_ask_hint(session));
		sleep_briefly();
		took[i] = now_ms();
		assert_int_equal(session_do(session, &command), VERDICT_OK);
		took[i] = now_ms() - took[i];
		assert_false(session_is_hinting(session));
		assert_false(session_poll_hint(session, &advice));
	}
	/* Others may have the processor at the same time: not the worst of them. */
	qsort(took, TIMES, sizeof *took, by_size);
	assert_true(took[TIMES / 2] < STOPS_WITHIN_MS);
	assert_true(session_ask_hint(session));
	session_drop_hint(session);
	assert_false(session_poll_hint(session, &advice));
	assert_true(session_ask_hint(session));
	session_free(session); /* while it is thought about */
}

static void hint__where_nobody_may_ask__is_refused(void **state)
{
	struct job_runner here = job_runner_inline();
	struct log log;
	struct session *session = people(&here, &log, SEAT_COMPUTER, START_IN_TURN);
	struct command command = {.kind = COMMAND_CHOOSE, .by = SIDE_A, .place = 5};

	(void)state;
	assert_int_equal(session_do(session, &command), VERDICT_OK);
	assert_int_equal(session_match(session)->position.mover, SIDE_B);
	assert_false(session_may_hint(session)); /* the computer's turn */
	assert_false(session_ask_hint(session));
	session_free(session);
	session = people(&here, &log, SEAT_PERSON, START_TOGETHER);
	assert_false(session_may_hint(session)); /* two choose unseen */
	assert_false(session_ask_hint(session));
	command.kind = COMMAND_CONCEDE;
	assert_int_equal(session_do(session, &command), VERDICT_OK);
	assert_false(session_may_hint(session)); /* it is over */
	session_free(session);
}

static void hint__for_an_unseen_choice__does_not_know_the_others(void **state)
{
	struct job_runner here = job_runner_inline();
	struct log log;
	int told = -1;

	(void)state;
	for (int place = 8; place < 15; place++) {
		struct session *session = people(&here, &log, SEAT_PERSON, START_TOGETHER);
		struct command command = {.kind = COMMAND_CHOOSE, .by = SIDE_B, .place = place};
		struct ai_advice advice;

		assert_int_equal(session_do(session, &command), VERDICT_OK);
		assert_true(session_ask_hint(session)); /* of the one still to choose */
		assert_true(session_poll_hint(session, &advice));
		assert_in_range(advice.best.move, 0, 6);
		assert_true(told < 0 || told == advice.best.move);
		told = advice.best.move;
		session_free(session);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hint__on_a_thread__comes_once_and_is_a_legal_choice),
		cmocka_unit_test(hint__of_a_game_that_changed__is_stopped_soon_and_dropped),
		cmocka_unit_test(hint__where_nobody_may_ask__is_refused),
		cmocka_unit_test(hint__for_an_unseen_choice__does_not_know_the_others),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
