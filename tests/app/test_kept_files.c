/* SPDX-License-Identifier: MIT */
/*
 * The program is killed while it keeps settings or the game. Elsewhere a crash left them blank:
 * here the next start finds what was there before or what was being written, never nothing.
 */
#include "test.h"

#include "app/settings.h"
#include "base/file.h"
#include "base/scratch.h"
#include "core/random_rules.h"
#include "record/game_log.h"
#include "session/session.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ROUNDS = 25 };

/* Lets WORK go on in a process of its own for some microseconds, and kills it as a power cut would.
 */
static void killed_after(int us, void (*work)(void *context), void *context)
{
	int status = 0;
	pid_t child = fork();

	assert_true(child >= 0);
	if (child == 0) {
		for (;;)
			work(context);
	}
	nanosleep(&(struct timespec){.tv_nsec = 1000L * us}, NULL);
	assert_int_equal(kill(child, SIGKILL), 0);
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFSIGNALED(status));
}

/* ---- at each step of a write ---- */

static void end_program(void *context, enum file_step step)
{
	if (step == *(const enum file_step *)context)
		_exit(0);
}

/* TEXT is written over PATH in a process that ends right after STEP. */
static void replace_until(const char *path, const struct strbuf *text, enum file_step step)
{
	struct file_probe probe = {end_program, &step};
	int status = 0;
	pid_t child = fork();

	assert_true(child >= 0);
	if (child == 0) {
		struct diag diag;

		file_replace(path, text->text, text->len, &probe, &diag);
		_exit(1); /* the step never came */
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(WEXITSTATUS(status), 0);
}

static void settings__killed_at_each_step__are_the_old_or_the_new(void **state)
{
	struct scratch *scratch = *state;

	for (int step = FILE_OPENED; step <= FILE_DONE; step++) {
		struct settings old, fresh, found;
		struct strbuf text;
		struct diag diag;
		const char *path = scratch_path(scratch, "settings.json");

		settings_init(&old);
		fresh = old;
		fresh.volume = 5;
		fresh.text_percent = 200;
		assert_true(settings_save(&old, path, &diag));
		strbuf_init(&text);
		settings_write(&fresh, &text);
		replace_until(path, &text, (enum file_step)step);
		assert_int_equal(settings_load(&found, path, &diag), FILE_LOADED);
		assert_true(settings_equal(&found, step >= FILE_RENAMED ? &fresh : &old));
		strbuf_release(&text);
	}
}

/* The games that were finished before are there whatever happens to the last one. */
static void games__killed_at_each_step__are_the_old_or_the_new(void **state)
{
	struct scratch *scratch = *state;
	static struct game_log log, found;
	char code[] = "umum.0.6c";
	struct game_log_entry entry = {
		.pack = "umum", .code = code, .result = RESULT_A, .rounds = 1};

	for (int step = FILE_OPENED; step <= FILE_DONE; step++) {
		const char *path = scratch_path(scratch, "games.json");
		struct strbuf text;
		struct diag diag;

		game_log_init(&log);
		game_log_init(&found);
		game_log_add(&log, &entry);
		assert_true(game_log_save(&log, path, &diag));
		game_log_add(&log, &entry);
		strbuf_init(&text);
		game_log_write(&log, &text);
		replace_until(path, &text, (enum file_step)step);
		assert_int_equal(game_log_load(&found, path, &diag), FILE_LOADED);
		assert_int_equal(found.count, step >= FILE_RENAMED ? 2 : 1);
		strbuf_release(&text);
		game_log_release(&found);
		game_log_release(&log);
	}
}

/* ---- at any moment ---- */

struct saving {
	const char *path;
	int count;
};

static void save_settings(void *context)
{
	struct saving *saving = context;
	struct settings settings;
	struct diag diag;

	settings_init(&settings);
	settings.volume = saving->count++ % 2 == 0 ? 10 : 20;
	settings.holes = settings.volume == 10 ? 5 : 9; /* a half of each would show */
	settings_save(&settings, saving->path, &diag);
}

static void settings__killed_at_any_moment__are_whole(void **state)
{
	struct scratch *scratch = *state;
	struct saving saving = {.path = scratch_path(scratch, "settings.json")};

	save_settings(&saving);
	for (int i = 0; i < ROUNDS; i++) {
		struct settings found;
		struct diag diag;

		killed_after(300 + 331 * i, save_settings, &saving);
		assert_int_equal(settings_load(&found, saving.path, &diag), FILE_LOADED);
		assert_true((found.volume == 10 && found.holes == 5) ||
			    (found.volume == 20 && found.holes == 9));
	}
}

struct playing {
	struct pack_set packs;
	struct session_host host;
	struct job_runner runner;
};

/* A game from its start, at full speed: each choice is on disk before the next. */
static void play_on(void *context)
{
	struct playing *playing = context;
	struct session_setup setup = {.pack = "umum", .levels = {1, 1}};
	struct session *session;
	struct rng rng;

	setup.base = setup.rules = pack_set_find(&playing->packs, "umum")->rules;
	session = session_new(&setup, &playing->host);
	rng_init(&rng, 3);
	for (int i = 0; i < 20; i++) {
		const struct match *match = session_match(session);

		session_do(session, &(struct command){.kind = COMMAND_CHOOSE,
					    .by = (enum side)match->position.mover,
					    .place = random_choice(match, &rng)});
	}
	session_free(session);
}

static void game__killed_at_any_moment__goes_on_from_a_choice_of_it(void **state)
{
	struct scratch *scratch = *state;
	struct playing playing = {.runner = job_runner_inline()};
	struct diag diag;

	assert_true(pack_set_load(&playing.packs, SOURCE_DIR "/packs", &diag));
	playing.host = (struct session_host){
		.runner = &playing.runner, .autosave = scratch_path(scratch, "autosave.json")};
	play_on(&playing);
	for (int i = 0; i < ROUNDS; i++) {
		struct session *found;

		killed_after(500 + 613 * i, play_on, &playing);
		assert_int_equal(
			session_load(&playing.host, &playing.packs, &found, &diag), SESSION_LOADED);
		assert_in_range(session_record(found)->len, 0, 20);
		assert_int_equal(position_total(&session_match(found)->position), 98);
		session_free(found);
	}
	pack_set_release(&playing.packs);
}

#define SCRATCH_TEST(name) cmocka_unit_test_setup_teardown(name, scratch_setup, scratch_teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		SCRATCH_TEST(settings__killed_at_each_step__are_the_old_or_the_new),
		SCRATCH_TEST(games__killed_at_each_step__are_the_old_or_the_new),
		SCRATCH_TEST(settings__killed_at_any_moment__are_whole),
		SCRATCH_TEST(game__killed_at_any_moment__goes_on_from_a_choice_of_it),
	};

	return cmocka_run_group_tests_name("kept_files", tests, NULL, NULL);
}
