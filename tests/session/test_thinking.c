/* SPDX-License-Identifier: MIT */
/* The computer thinking on a real thread: for ThreadSanitizer. */
#include "test.h"

#include "cli_threads.h"
#include "session/session.h"

#include <stdatomic.h>
#include <string.h>
#include <time.h>

static struct session *computers(struct job_runner *runner, struct log *log, int level)
{
	struct session_host host = {.runner = runner, .log = log, .autosave = ""};
	struct session_setup setup = {
		.pack = "umum", .seats = {SEAT_COMPUTER, SEAT_COMPUTER}, .levels = {level, level}};

	log_init(log);
	rules_init(&setup.base);
	rules_set_board(&setup.base, 5, 5);
	setup.rules = setup.base;
	return session_new(&setup, &host);
}

static void sleep_briefly(void)
{
	nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static void thinking__on_a_thread__plays_a_game_to_its_end(void **state)
{
	struct job_runner runner = cli_threads();
	struct log log;
	struct session *session = computers(&runner, &log, 2);

	(void)state;
	while (session_match(session)->phase != MATCH_OVER) {
		session_think(session);
		if (!session_poll(session))
			sleep_briefly();
	}
	session_free(session);
}

static void thinking__stopped_by_a_restart__never_moves_the_new_game(void **state)
{
	struct job_runner runner = cli_threads();
	struct log log;
	struct session *session = computers(&runner, &log, AI_LEVELS);

	(void)state;
	for (int i = 0; i < 50; i++) {
		session_think(session);
		if (i % 3 == 0)
			sleep_briefly();
		assert_int_equal(session_do(session, &(struct command){.kind = COMMAND_RESTART}),
			VERDICT_OK);
		assert_false(session_poll(session));
		assert_int_equal(session_record(session)->len, 0);
	}
	session_think(session);
	session_free(session); /* while it thinks */
}

/* A search that goes on for as long as the test wants. */
struct gate {
	atomic_bool asked, open;
};

static bool ask_gate(void *clock)
{
	struct gate *gate = clock;

	atomic_store(&gate->asked, true);
	while (!atomic_load(&gate->open))
		sleep_briefly();
	return true;
}

/* Elsewhere the window stood still while the computer thought. */
static void thinking__however_long__never_holds_up_who_asked_for_it(void **state)
{
	struct job_runner runner = cli_threads();
	struct gate gate = {false, false};
	struct log log;
	struct session_host host = {.runner = &runner,
		.log = &log,
		.autosave = "",
		.expired = ask_gate,
		.clock = &gate};
	struct session_setup setup = {.pack = "umum",
		.seats = {SEAT_COMPUTER, SEAT_COMPUTER},
		.levels = {AI_LEVELS, AI_LEVELS}};
	struct session *session;

	(void)state;
	log_init(&log);
	rules_init(&setup.base);
	setup.rules = setup.base;
	session = session_new(&setup, &host);
	session_think(session); /* were it to wait for the answer, this test would never end */
	while (!atomic_load(&gate.asked))
		sleep_briefly();
	for (int i = 0; i < 100; i++) {
		session_think(session);
		assert_true(session_is_thinking(session));
		assert_false(session_poll(session));
	}
	atomic_store(&gate.open, true);
	while (!session_poll(session))
		sleep_briefly();
	assert_int_equal(session_record(session)->len, 1);
	session_free(session);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(thinking__on_a_thread__plays_a_game_to_its_end),
		cmocka_unit_test(thinking__stopped_by_a_restart__never_moves_the_new_game),
		cmocka_unit_test(thinking__however_long__never_holds_up_who_asked_for_it),
	};

	return cmocka_run_group_tests_name("thinking", tests, NULL, NULL);
}
