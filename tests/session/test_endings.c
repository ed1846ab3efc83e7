/* SPDX-License-Identifier: MIT */
/* What the strongest level knows by heart: learned in the background, kept in memory and on disk.
 */
#include "test.h"

#include "base/file.h"
#include "base/scratch.h"
#include "cli_threads.h"
#include "core/position.h"
#include "session/desk.h"
#include "session/endings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Who learns, and where it is kept. */
struct school {
	struct late_runner late;
	struct log log;
	char folder[160];
	struct endings_host host;
};

static void school_init(struct school *school, const void *scratch)
{
	late_runner_init(&school->late);
	log_init(&school->log);
	snprintf(school->folder, sizeof school->folder, "%s/cache", (const char *)scratch);
	school->host = (struct endings_host){
		.runner = &school->late.runner, .log = &school->log, .folder = school->folder};
}

static struct rules rules_of(int holes, int needs_lap)
{
	struct rules rules;

	rules_init(&rules);
	assert_true(rules_set_board(&rules, holes, 0));
	rules.shot_needs_lap = needs_lap;
	return rules;
}

enum { SEEDS = 8 };

static const struct endgame *learn(
	struct school *school, struct endings *endings, const struct rules *rules)
{
	assert_null(endings_lend(endings, rules, SEEDS));
	late_runner_finish(&school->late);
	return endings_lend(endings, rules, SEEDS);
}

static void path_of(const struct school *school, const struct rules *rules, char path[512])
{
	endgame_path(rules, SEEDS, school->folder, path, 512);
}

static void endings__asked_for_by_two_games__are_learned_once(void **state)
{
	struct rules rules = rules_of(4, 0);
	struct school school;

	school_init(&school, *state);
	struct endings *endings = endings_new(&school.host);
	assert_null(endings_lend(endings, &rules, SEEDS));
	assert_null(endings_lend(endings, &rules, SEEDS)); /* while it runs */
	assert_int_equal(endings_percent(endings), 0);
	late_runner_finish(&school.late);
	const struct endgame *first = endings_lend(endings, &rules, SEEDS);
	assert_non_null(first);
	assert_int_equal(endings_percent(endings), 100);
	assert_int_equal(endgame_ready(first), SEEDS);
	endings_return(endings);
	assert_ptr_equal(endings_lend(endings, &rules, SEEDS), first);
	endings_return(endings);
	assert_int_equal(school.late.started, 1);
	endings_free(endings);
}

static void endings__of_other_rules__wait_until_the_old_ones_are_returned(void **state)
{
	struct rules rules = rules_of(4, 0), other = rules_of(4, 1);
	struct school school;

	school_init(&school, *state);
	struct endings *endings = endings_new(&school.host);
	const struct endgame *lent = learn(&school, endings, &rules);
	assert_non_null(lent);
	assert_null(endings_lend(endings, &other, SEEDS));
	assert_null(school.late.waiting); /* not even begun */
	assert_int_equal(endgame_ready(lent), SEEDS);
	endings_return(endings);
	assert_null(endings_lend(endings, &other, SEEDS));
	late_runner_finish(&school.late);
	lent = endings_lend(endings, &other, SEEDS);
	assert_non_null(lent);
	assert_true(endgame_is_for(lent, &other));
	assert_false(endgame_is_for(lent, &rules));
	endings_return(endings);
	endings_free(endings);
}

static void endings__kept_in_their_file__are_there_after_a_restart(void **state)
{
	struct rules rules = rules_of(4, 0);
	char path[512];
	struct stat before, after;
	struct school school;

	school_init(&school, *state);
	path_of(&school, &rules, path);
	for (int run = 0; run < 2; run++) {
		struct endings *endings = endings_new(&school.host);

		assert_non_null(learn(&school, endings, &rules));
		endings_return(endings);
		endings_free(endings);
		assert_int_equal(stat(path, run == 0 ? &before : &after), 0);
	}
	/* Read, not written again. */
	assert_int_equal(before.st_ino, after.st_ino);
	assert_int_equal(school.log.said_count, 0);
}

static void endings__whose_file_is_damaged__are_learned_anew_and_that_is_said(void **state)
{
	struct rules rules = rules_of(4, 0);
	char path[512];
	struct school school;
	struct diag diag;

	school_init(&school, *state);
	path_of(&school, &rules, path);
	assert_true(file_make_folder(school.folder, &diag));
	for (int run = 0; run < 2; run++) {
		struct endings *endings;

		assert_true(file_replace(path, "not a table", 11, NULL, &diag));
		endings = endings_new(&school.host);
		const struct endgame *lent = learn(&school, endings, &rules);
		assert_non_null(lent);
		assert_true(endgame_verify(lent, 200, 1));
		endings_return(endings);
		endings_free(endings);
	}
	assert_int_equal(school.log.said_count, 1);
	assert_non_null(strstr(school.log.said[0], path));
	/* What is there now is good. */
	struct endgame *again = endgame_new(&rules, SEEDS);
	assert_true(endgame_load(again, path, &diag));
	endgame_free(again);
}

static void endings__where_nothing_can_be_written__are_learned_all_the_same(void **state)
{
	struct rules rules = rules_of(4, 0), other = rules_of(4, 1);
	struct school school;
	struct diag diag;

	school_init(&school, *state);
	/* A file where the folder should be: not even root can write into it. */
	assert_true(file_replace(school.folder, "x", 1, NULL, &diag));
	struct endings *endings = endings_new(&school.host);
	assert_non_null(learn(&school, endings, &rules));
	endings_return(endings);
	assert_non_null(learn(&school, endings, &other));
	endings_return(endings);
	assert_int_equal(school.log.said_count, 1);
	endings_free(endings);
	/* And with no folder at all nothing is said. */
	school.host.folder = "";
	school.log.said_count = 0;
	endings = endings_new(&school.host);
	assert_non_null(learn(&school, endings, &rules));
	endings_return(endings);
	endings_free(endings);
	assert_int_equal(school.log.said_count, 0);
}

static void endings__nobody_needs_for_now__stop_and_go_on_where_they_were(void **state)
{
	struct rules rules = rules_of(4, 0);
	struct school school;

	school_init(&school, *state);
	struct endings *endings = endings_new(&school.host);
	assert_null(endings_lend(endings, &rules, SEEDS));
	endings_rest(endings);
	late_runner_finish(&school.late); /* it was told to stop before it began */
	assert_true(endings_percent(endings) < 100);
	assert_null(endings_lend(endings, &rules, SEEDS));
	assert_int_equal(school.late.started, 2);
	late_runner_finish(&school.late);
	assert_non_null(endings_lend(endings, &rules, SEEDS));
	endings_return(endings);
	endings_free(endings);
}

static int tables(struct school *school, struct scratch *scratch)
{
	struct scratch folder = *scratch;

	snprintf(folder.folder, sizeof folder.folder, "%s", school->folder);
	return scratch_count(&folder);
}

/* Own rules by the dozen: the disk keeps those that were of use last. */
static void endings__of_many_rules__are_not_piled_up(void **state)
{
	struct school school;
	char path[512];
	struct rules first = rules_of(4, 0);

	school_init(&school, *state);
	struct endings *endings = endings_new(&school.host);
	for (int i = 0; i < 3 * ENDINGS_FILES; i++) {
		struct rules rules = rules_of(5 + i / 2 % 4, i % 2);

		if (i == 8) /* they come round again, under others */
			rules.shot_enabled = !rules.shot_enabled;
		assert_non_null(learn(&school, endings, &rules));
		endings_return(endings);
		assert_true(tables(&school, *state) <= ENDINGS_FILES);
		assert_non_null(learn(&school, endings, &first));
		endings_return(endings);
	}
	assert_int_equal(tables(&school, *state), ENDINGS_FILES);
	path_of(&school, &first, path);
	assert_true(file_exists(path)); /* read again and again */
	assert_int_equal(school.log.said_count, 0);
	endings_free(endings);
}

/* Two programs at once. */
static void endings__kept_by_another_program__are_taken_over(void **state)
{
	struct rules rules = rules_of(4, 0);
	struct school school, other;
	char path[512];
	struct stat before, after;

	school_init(&school, *state);
	school_init(&other, *state);
	path_of(&school, &rules, path);
	struct endings *slow = endings_new(&school.host), *quick = endings_new(&other.host);
	assert_null(endings_lend(slow, &rules, SEEDS));
	endings_rest(slow);
	late_runner_finish(&school.late); /* there was no file yet */
	assert_non_null(learn(&other, quick, &rules));
	endings_return(quick);
	endings_free(quick);
	assert_int_equal(stat(path, &before), 0);
	assert_non_null(learn(&school, slow, &rules));
	endings_return(slow);
	endings_free(slow);
	assert_int_equal(stat(path, &after), 0);
	assert_int_equal(before.st_ino, after.st_ino);
	assert_int_equal(school.log.said_count + other.log.said_count, 0);
}

/* ---- In a game */

static struct session *game(struct school *school, struct endings *endings, enum seat a, int level)
{
	struct session_host host = {.runner = &school->late.runner,
		.log = &school->log,
		.autosave = "",
		.endings = endings};
	struct session_setup setup = {
		.pack = "umum", .seats = {a, SEAT_COMPUTER}, .levels = {level, level}};

	setup.base = setup.rules = rules_of(3, 0);
	return session_new(&setup, &host);
}

static void level__that_knows_endings__waits_for_them_and_then_plays(void **state)
{
	struct school school;

	school_init(&school, *state);
	struct endings *endings = endings_new(&school.host);
	struct session *session = game(&school, endings, SEAT_COMPUTER, AI_LEVELS);
	for (int i = 0; i < 3; i++) {
		session_think(session);
		assert_true(session_is_thinking(session));
		assert_in_range(session_learning(session), 0, 100);
		assert_false(session_poll(session));
	}
	assert_int_equal(school.late.started, 1);
	late_runner_finish(&school.late);
	session_think(session); /* now it searches */
	assert_int_equal(session_learning(session), -1);
	assert_int_equal(school.late.started, 2);
	late_runner_finish(&school.late);
	assert_true(session_poll(session));
	assert_int_equal(session_record(session)->len, 1);
	session_free(session);
	/* The next game has them at once. */
	session = game(&school, endings, SEAT_COMPUTER, AI_LEVELS);
	session_think(session);
	assert_int_equal(session_learning(session), -1);
	session_free(session);
	endings_free(endings);
}

static void level__on_the_other_side__has_them_learned_while_a_person_thinks(void **state)
{
	struct school school;

	school_init(&school, *state);
	struct endings *endings = endings_new(&school.host);
	struct session *session = game(&school, endings, SEAT_PERSON, AI_LEVELS);
	session_think(session);
	assert_non_null(school.late.waiting);
	assert_false(session_is_thinking(session));
	late_runner_finish(&school.late);
	assert_int_equal(session_do(session, &(struct command){.kind = COMMAND_CHOOSE, .place = 2}),
		VERDICT_OK);
	while (session_match(session)->phase != MATCH_OVER &&
		session_awaits_seat(session, SEAT_COMPUTER)) {
		session_think(session);
		assert_int_equal(session_learning(session), -1);
		late_runner_finish(&school.late);
		assert_true(session_poll(session));
	}
	session_free(session);
	endings_free(endings);
}

static void level__that_knows_none__does_not_ask_for_them(void **state)
{
	struct school school;

	school_init(&school, *state);
	struct endings *endings = endings_new(&school.host);
	struct session *session = game(&school, endings, SEAT_PERSON, AI_LEVELS - 1);
	session_think(session);
	assert_null(school.late.waiting);
	session_free(session);
	endings_free(endings);
}

static void game__left_while_they_are_learned__stops_that_and_the_next_goes_on(void **state)
{
	struct school school;

	school_init(&school, *state);
	struct endings *endings = endings_new(&school.host);
	struct session *session = game(&school, endings, SEAT_COMPUTER, AI_LEVELS);
	session_think(session);
	session_rest(session);
	assert_false(session_is_thinking(session));
	assert_true(atomic_load(&school.late.waiting->stop));
	late_runner_finish(&school.late);
	session_free(session);
	session = game(&school, endings, SEAT_COMPUTER, AI_LEVELS);
	session_think(session);
	late_runner_finish(&school.late);
	session_think(session);
	assert_int_equal(session_learning(session), -1);
	session_free(session);
	endings_free(endings);
}

static void sleep_briefly(void)
{
	nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

/* On real threads, which the table is built with too: for ThreadSanitizer. */
static void endings__on_threads__are_the_same_whoever_stops_and_restarts(void **state)
{
	struct job_runner runner = cli_threads();
	struct school school;
	struct rules rules = rules_of(3, 0);
	const struct endgame *lent = NULL;

	school_init(&school, *state);
	school.host.runner = &runner;
	school.host.threads = 2;
	struct endings *endings = endings_new(&school.host);
	for (int i = 0; i < 20; i++) {
		assert_true(i == 0 || endings_percent(endings) >= 0);
		lent = endings_lend(endings, &rules, 16);
		if (lent)
			break;
		if (i % 2)
			sleep_briefly();
		endings_rest(endings);
	}
	while (!lent) {
		sleep_briefly();
		lent = endings_lend(endings, &rules, 16);
	}
	assert_true(endgame_verify(lent, 2000, 3));
	endings_return(endings);
	endings_free(endings);
	/* Freed in the middle of it. */
	school.host.folder = "";
	endings = endings_new(&school.host);
	assert_null(endings_lend(endings, &rules, 16));
	endings_free(endings);
}

/* Whoever is stopped half-way does not write over what another program has finished. */
static void endings__stopped_beside_another_program__leave_its_file_whole(void **state)
{
	struct job_runner threads = cli_threads(), here = job_runner_inline();
	struct rules rules = rules_of(3, 0);
	struct school slow, quick;
	struct diag diag;
	char path[512];

	school_init(&slow, *state);
	school_init(&quick, *state);
	slow.host.runner = &threads;
	quick.host.runner = &here;
	endgame_path(&rules, 18, slow.folder, path, sizeof path);
	for (int i = 0; i < 5; i++) {
		struct endings *ours = endings_new(&slow.host), *theirs = endings_new(&quick.host);
		struct endgame *kept = endgame_new(&rules, 18);

		endings_prepare(ours, &rules, 18);
		assert_non_null(endings_lend(theirs, &rules, 18));
		endings_return(theirs);
		endings_free(ours);
		endings_free(theirs);
		assert_true(endgame_load(kept, path, &diag));
		assert_int_equal(endgame_ready(kept), 18);
		endgame_free(kept);
		file_remove(path);
	}
}

static void games__left_and_begun_on_threads__never_move_each_other(void **state)
{
	struct job_runner runner = cli_threads();
	struct school school;

	school_init(&school, *state);
	school.host.runner = &runner;
	struct endings *endings = endings_new(&school.host);
	struct session_host host = {
		.runner = &runner, .log = &school.log, .autosave = "", .endings = endings};
	for (int i = 0; i < 30; i++) {
		struct session_setup setup = {.pack = "umum",
			.seats = {SEAT_COMPUTER, SEAT_COMPUTER},
			.levels = {AI_LEVELS, AI_LEVELS}};

		/* Boards take turns, so each game needs others than the one before. */
		setup.base = setup.rules = rules_of(3, i / 5 % 2);
		struct session *session = session_new(&setup, &host);
		for (int k = 0; k < i % 7; k++) {
			session_think(session);
			sleep_briefly();
			if (k == 3)
				session_rest(session);
		}
		assert_int_equal(session_do(session, &(struct command){.kind = COMMAND_RESTART}),
			VERDICT_OK);
		assert_false(session_poll(session));
		assert_int_equal(session_record(session)->len, 0);
		session_free(session);
	}
	endings_free(endings);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		TEST(endings__asked_for_by_two_games__are_learned_once),
		TEST(endings__of_other_rules__wait_until_the_old_ones_are_returned),
		TEST(endings__kept_in_their_file__are_there_after_a_restart),
		TEST(endings__whose_file_is_damaged__are_learned_anew_and_that_is_said),
		TEST(endings__where_nothing_can_be_written__are_learned_all_the_same),
		TEST(endings__nobody_needs_for_now__stop_and_go_on_where_they_were),
		TEST(endings__of_many_rules__are_not_piled_up),
		TEST(endings__kept_by_another_program__are_taken_over),
		TEST(level__that_knows_endings__waits_for_them_and_then_plays),
		TEST(level__on_the_other_side__has_them_learned_while_a_person_thinks),
		TEST(level__that_knows_none__does_not_ask_for_them),
		TEST(game__left_while_they_are_learned__stops_that_and_the_next_goes_on),
		TEST(endings__on_threads__are_the_same_whoever_stops_and_restarts),
		TEST(endings__stopped_beside_another_program__leave_its_file_whole),
		TEST(games__left_and_begun_on_threads__never_move_each_other),
	};

	return cmocka_run_group_tests_name("endings", tests, NULL, NULL);
}
