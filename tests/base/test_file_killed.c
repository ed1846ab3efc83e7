/* SPDX-License-Identifier: MIT */
#include "base/file.h"

#include "scratch.h"
#include "test.h"

#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define ENDED_THERE 17

static void end_program(void *context, enum file_step step)
{
	if (step == *(const enum file_step *)context)
		_exit(ENDED_THERE);
}

/* Writes TEXT in a process of its own that ends right after STEP. */
static void replace_until(struct scratch *scratch, const char *text, enum file_step step)
{
	struct file_probe probe = {end_program, &step};
	int status = 0;
	pid_t child = fork();

	assert_true(child >= 0);
	if (child == 0) {
		struct diag diag;

		file_replace(scratch_path(scratch, "game"), text, strlen(text), &probe, &diag);
		_exit(0); /* the step never came */
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	assert_int_equal(WEXITSTATUS(status), ENDED_THERE);
}

static bool accept_whole(
	void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	(void)file;
	if (len == 0 || text[len - 1] != '.') {
		diag_clear(diag);
		diag_wanted(diag, "a text that ends");
		return false;
	}
	snprintf(context, 64, "%s", text);
	return true;
}

static void assert_loads(struct scratch *scratch, enum file_load wanted, const char *text)
{
	char kept[64] = "";
	struct diag diag;

	assert_int_equal(
		file_load(scratch_path(scratch, "game"), 1000, accept_whole, kept, &diag), wanted);
	assert_string_equal(kept, text);
}

static const char *after(enum file_step step, const char *old, const char *fresh)
{
	return step >= FILE_RENAMED ? fresh : old;
}

static void replace__killed_at_each_step__next_load_finds_old_or_new(void **state)
{
	struct scratch *scratch = *state;

	for (int i = FILE_OPENED; i <= FILE_DONE; i++) {
		enum file_step step = (enum file_step)i;
		struct diag diag;

		print_message("killed after step %d\n", i);
		assert_true(file_replace(scratch_path(scratch, "game"), "old.", 4, NULL, &diag));
		replace_until(scratch, "new.", step);
		assert_loads(scratch, FILE_LOADED, after(step, "old.", "new."));
		/* The next run writes as if nothing had happened. */
		assert_true(file_replace(scratch_path(scratch, "game"), "next.", 5, NULL, &diag));
		assert_loads(scratch, FILE_LOADED, "next.");
		scratch_assert(scratch, "game.bak", after(step, "old.", "new."));
		scratch_assert(scratch, "game.tmp", NULL);
		file_remove(scratch_path(scratch, "game"));
	}
}

static void replace__first_ever_killed_at_each_step__next_load_finds_none_or_new(void **state)
{
	struct scratch *scratch = *state;

	for (int i = FILE_OPENED; i <= FILE_DONE; i++) {
		enum file_step step = (enum file_step)i;

		print_message("killed after step %d\n", i);
		replace_until(scratch, "new.", step);
		assert_loads(scratch, step >= FILE_RENAMED ? FILE_LOADED : FILE_MISSING,
			after(step, "", "new."));
		file_remove(scratch_path(scratch, "game"));
	}
}

/* One file, killed at every step in turn and written again: no chain of accidents loses both. */
static void replace__killed_twice_running__old_or_new_is_there(void **state)
{
	struct scratch *scratch = *state;

	for (int first = FILE_OPENED; first <= FILE_DONE; first++)
		for (int second = FILE_OPENED; second <= FILE_DONE; second++) {
			enum file_step one = (enum file_step)first;
			enum file_step two = (enum file_step)second;
			struct diag diag;

			assert_true(file_replace(
				scratch_path(scratch, "game"), "old.", 4, NULL, &diag));
			replace_until(scratch, "new.", one);
			replace_until(scratch, "newer.", two);
			assert_loads(scratch, FILE_LOADED,
				after(two, after(one, "old.", "new."), "newer."));
			file_remove(scratch_path(scratch, "game"));
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			replace__killed_at_each_step__next_load_finds_old_or_new, scratch_setup,
			scratch_teardown),
		cmocka_unit_test_setup_teardown(
			replace__first_ever_killed_at_each_step__next_load_finds_none_or_new,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(replace__killed_twice_running__old_or_new_is_there,
			scratch_setup, scratch_teardown),
	};

	return cmocka_run_group_tests_name("file killed", tests, NULL, NULL);
}
