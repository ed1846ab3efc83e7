/* SPDX-License-Identifier: MIT */
/* The computer thinking on a real thread: for ThreadSanitizer. */
#include "test.h"

#include "session/pthread_runner.h"
#include "session/session.h"

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
	struct job_runner runner = pthread_runner();
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
	struct job_runner runner = pthread_runner();
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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(thinking__on_a_thread__plays_a_game_to_its_end),
		cmocka_unit_test(thinking__stopped_by_a_restart__never_moves_the_new_game),
	};

	return cmocka_run_group_tests_name("thinking", tests, NULL, NULL);
}
