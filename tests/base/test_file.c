/* SPDX-License-Identifier: MIT */
#include "base/file.h"

#include "scratch.h"
#include "test.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define LIMIT 1000

/* Any that is whole. */
static bool accept_any(
	void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	(void)context;
	(void)len;
	diag_clear(diag);
	diag_file(diag, file);
	return strcmp(text, "old") == 0 || strcmp(text, "ours") == 0 || strcmp(text, "other") == 0;
}

/* Accepts a text that begins with "good" and keeps it. */
static bool accept_good(
	void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	char *kept = context;

	if (len < 4 || strncmp(text, "good", 4) != 0) {
		diag_clear(diag);
		diag_file(diag, file);
		diag_found(diag, "\"%.20s\"", text);
		diag_wanted(diag, "a good text");
		return false;
	}
	assert_int_equal(strlen(text), len);
	strcpy(kept, text);
	return true;
}

static bool replace(struct scratch *scratch, const char *text, struct diag *diag)
{
	return file_replace(scratch_path(scratch, "game"), text, strlen(text), NULL, diag);
}

static void replace__new_and_again__keeps_the_one_before_as_backup(void **state)
{
	struct scratch *scratch = *state;
	struct diag diag;

	assert_true(replace(scratch, "good 1", &diag));
	scratch_assert(scratch, "game", "good 1");
	scratch_assert(scratch, "game.bak", NULL);
	for (int i = 0; i < 3; i++) {
		assert_true(replace(scratch, "good 2", &diag));
		assert_true(replace(scratch, "good 3", &diag));
		scratch_assert(scratch, "game", "good 3");
		scratch_assert(scratch, "game.bak", "good 2");
	}
	scratch_assert(scratch, "game.tmp", NULL);
}

static void replace__file__is_for_this_user_only(void **state)
{
	struct scratch *scratch = *state;
	struct diag diag;
	struct stat found;

	assert_true(replace(scratch, "good", &diag));
	assert_int_equal(stat(scratch_path(scratch, "game"), &found), 0);
	assert_int_equal(found.st_mode & 0777, 0600);
}

static void replace__read_only_folder__says_so_and_changes_nothing(void **state)
{
	struct scratch *scratch = *state;
	struct diag diag;
	struct strbuf said;

	assert_true(replace(scratch, "good old", &diag));
	scratch_lock(scratch);
	assert_false(replace(scratch, "good new", &diag));
	scratch_unlock(scratch);
	scratch_assert(scratch, "game", "good old");
	assert_int_equal(scratch_count(scratch), 1);
	strbuf_init(&said);
	diag_write(&diag, &said);
	assert_non_null(strstr(said.text, scratch_path(scratch, "game")));
	assert_non_null(strstr(said.text, "Permission denied"));
	strbuf_release(&said);
}

static void replace__folder_missing__says_so(void **state)
{
	struct scratch *scratch = *state;
	struct diag diag;

	assert_false(file_replace(scratch_path(scratch, "none/game"), "x", 1, NULL, &diag));
	assert_string_equal(diag.found, "No such file or directory");
}

/* What stands under the name of the backup can't be replaced: the good file must stay. */
static void replace__backup_name_taken_by_a_folder__changes_nothing(void **state)
{
	struct scratch *scratch = *state;
	struct diag diag;

	scratch_write(scratch, "game", "good old");
	assert_int_equal(mkdir(scratch_path(scratch, "game.bak"), 0700), 0);
	assert_false(replace(scratch, "good new", &diag));
	scratch_assert(scratch, "game", "good old");
	scratch_assert(scratch, "game.tmp", NULL);
}

static void read__limit__is_a_limit(void **state)
{
	static const struct row {
		size_t len;
		bool ok;
	} rows[] = {
		{0, true}, {LIMIT - 1, true}, {LIMIT, true}, {LIMIT + 1, false}, {90000, false}};
	static char text[90001];
	struct scratch *scratch = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct strbuf out;
		struct diag diag;
		bool ok;

		memset(text, 'x', rows[i].len);
		text[rows[i].len] = '\0';
		scratch_write(scratch, "file", text);
		strbuf_init(&out);
		strbuf_addstr(&out, "before ");
		ok = file_read(scratch_path(scratch, "file"), LIMIT, &out, &diag);
		assert_int_equal(ok, rows[i].ok);
		assert_int_equal(out.len, 7 + (rows[i].ok ? rows[i].len : 0));
		assert_int_equal(out.text[out.len], '\0');
		if (!ok) {
			assert_string_equal(diag.found, "more than 1000 bytes");
			assert_string_equal(diag.wanted, "at most 1000 bytes");
		}
		strbuf_release(&out);
	}
}

static void read__missing_or_folder__says_so(void **state)
{
	struct scratch *scratch = *state;
	struct strbuf out;
	struct diag diag;

	strbuf_init(&out);
	assert_false(file_read(scratch_path(scratch, "none"), LIMIT, &out, &diag));
	assert_string_equal(diag.found, "No such file or directory");
	assert_false(file_read(scratch->folder, LIMIT, &out, &diag));
	assert_string_equal(diag.found, "Is a directory");
	assert_int_equal(out.len, 0);
	strbuf_release(&out);
}

/* To open a pipe for reading would wait for whoever writes to it. */
static void read__pipe_or_device__says_so_at_once(void **state)
{
	char pipe[512];
	const char *const paths[] = {pipe, "/dev/zero", "/dev/null"};
	struct strbuf out;
	struct diag diag;

	snprintf(pipe, sizeof pipe, "%s", scratch_path(*state, "pipe"));
	assert_int_equal(mkfifo(pipe, 0600), 0);
	strbuf_init(&out);
	for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
		assert_false(file_read(paths[i], LIMIT, &out, &diag));
		assert_string_equal(diag.file, paths[i]);
		assert_string_equal(diag.found, "something that is no file");
		assert_string_equal(diag.wanted, "a file");
	}
	assert_int_equal(out.len, 0);
	strbuf_release(&out);
}

static void replace__pipe_in_the_way__does_not_wait(void **state)
{
	struct diag diag;
	char path[512];

	assert_int_equal(mkfifo(scratch_path(*state, "game.tmp"), 0600), 0);
	snprintf(path, sizeof path, "%s", scratch_path(*state, "game"));
	assert_false(file_replace(path, "x", 1, NULL, &diag));
	assert_string_equal(diag.wanted, "a file that can be written");
	assert_true(file_replace(path, "x", 1, NULL, &diag));
	scratch_assert(*state, "game", "x");
}

/* What another program does while this one is at STEP. */
struct meeting {
	struct scratch *scratch;
	enum file_step step;
	bool in_parts;
	bool done;
};

static void meet(void *context, enum file_step step)
{
	struct meeting *meeting = context;
	struct file_part part = {"other", 5};
	struct diag diag;
	int status;

	if (step != meeting->step)
		return;
	pid_t other = fork();
	if (other == 0) {
		const char *path = scratch_path(meeting->scratch, "game");
		bool done = meeting->in_parts ? file_replace_parts(path, &part, 1, &diag)
					      : file_replace(path, "other", 5, NULL, &diag);

		_exit(done ? 0 : 1);
	}
	assert_int_equal(waitpid(other, &status, 0), other);
	meeting->done = WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static void replace__two_programs_at_once__each_is_whole_and_none_fails(void **state)
{
	struct scratch *scratch = *state;
	char path[512];

	snprintf(path, sizeof path, "%s", scratch_path(scratch, "game"));
	for (int i = 0; i < 2 * (FILE_DONE + 1); i++) {
		struct meeting meeting = {
			.scratch = scratch, .step = (enum file_step)(i / 2), .in_parts = i % 2};
		struct file_probe probe = {.after = meet, .context = &meeting};
		struct diag diag;

		print_message("after step %d\n", i / 2);
		assert_true(file_replace(path, "old", 3, NULL, &diag));
		assert_true(file_replace(path, "ours", 4, &probe, &diag));
		assert_true(meeting.done);
		scratch_assert(scratch, "game", meeting.step < FILE_RENAMED ? "ours" : "other");
		assert_int_equal(scratch_count(scratch), 2);
		scratch_write(scratch, "game", "bad");
		assert_int_equal(
			file_load(path, LIMIT, accept_any, NULL, &diag), FILE_LOADED_BACKUP);
		file_remove(path);
		unlink(scratch_path(scratch, "game.corrupt"));
	}
}

static void set_aside__again_and_again__keeps_each(void **state)
{
	struct scratch *scratch = *state;
	struct strbuf name;
	struct diag diag;

	strbuf_init(&name);
	for (int i = 0; i < 3; i++) {
		scratch_write(scratch, "game", i == 0 ? "bad 1" : i == 1 ? "bad 2" : "bad 3");
		assert_true(file_set_aside(scratch_path(scratch, "game"), &name, &diag));
	}
	assert_string_equal(name.text, scratch_path(scratch, "game.corrupt.3"));
	strbuf_release(&name);
	scratch_assert(scratch, "game", NULL);
	scratch_assert(scratch, "game.corrupt", "bad 1");
	scratch_assert(scratch, "game.corrupt.2", "bad 2");
	scratch_assert(scratch, "game.corrupt.3", "bad 3");
}

static void set_aside__missing_file__says_so_and_leaves_nothing(void **state)
{
	struct scratch *scratch = *state;
	struct strbuf name;
	struct diag diag;

	strbuf_init(&name);
	assert_false(file_set_aside(scratch_path(scratch, "game"), &name, &diag));
	assert_string_equal(name.text, "");
	assert_int_equal(scratch_count(scratch), 0);
	strbuf_release(&name);
}

static void remove__file_and_its_kin__leaves_the_corrupt_ones(void **state)
{
	struct scratch *scratch = *state;

	scratch_write(scratch, "game", "x");
	scratch_write(scratch, "game.bak", "x");
	scratch_write(scratch, "game.tmp", "x");
	scratch_write(scratch, "game.corrupt", "x");
	file_remove(scratch_path(scratch, "game"));
	file_remove(scratch_path(scratch, "game"));
	assert_int_equal(scratch_count(scratch), 1);
	assert_true(file_exists(scratch_path(scratch, "game.corrupt")));
}

static void make_folder__several_levels__makes_them_for_this_user(void **state)
{
	struct scratch *scratch = *state;
	struct stat found;
	struct diag diag;

	for (int i = 0; i < 2; i++)
		assert_true(file_make_folder(scratch_path(scratch, "a/b//c/"), &diag));
	assert_int_equal(stat(scratch_path(scratch, "a/b/c"), &found), 0);
	assert_true(S_ISDIR(found.st_mode));
	assert_int_equal(found.st_mode & 0777, 0700);
}

static void make_folder__not_possible__says_so(void **state)
{
	struct scratch *scratch = *state;
	struct diag diag;

	scratch_write(scratch, "file", "x");
	assert_false(file_make_folder(scratch_path(scratch, "file/a"), &diag));
	assert_string_equal(diag.found, "Not a directory");
	assert_false(file_make_folder("", &diag));
	scratch_lock(scratch);
	assert_false(file_make_folder(scratch_path(scratch, "a/b"), &diag));
	scratch_unlock(scratch);
	assert_string_equal(diag.found, "Permission denied");
}

/* What each load finds, answers, and leaves behind. NULL: no such file. */
static void load__good_bad_and_missing_files__gives_what_is_good(void **state)
{
	static char too_large[LIMIT + 2];
	const struct row {
		const char *name;
		const char *file, *backup;
		enum file_load result;
		const char *kept;
		const char *found; /* in the diag */
		const char *file_after, *backup_after, *corrupt, *backup_corrupt;
	} rows[] = {
		{"good", "good 1", "good 0", FILE_LOADED, "good 1", NULL, "good 1", "good 0", NULL,
			NULL},
		{"bad with backup", "bad", "good 0", FILE_LOADED_BACKUP, "good 0", "\"bad\"", NULL,
			"good 0", "bad", NULL},
		{"bad without backup", "bad", NULL, FILE_BAD, "", "\"bad\"", NULL, NULL, "bad",
			NULL},
		{"both bad", "bad", "worse", FILE_BAD, "", "\"bad\"", NULL, NULL, "bad", "worse"},
		{"empty, as after a power cut", "", "good 0", FILE_LOADED_BACKUP, "good 0", "\"\"",
			NULL, "good 0", "", NULL},
		{"missing", NULL, NULL, FILE_MISSING, "", "No such file or directory", NULL, NULL,
			NULL, NULL},
		{"backup only", NULL, "good 0", FILE_LOADED_BACKUP, "good 0",
			"No such file or directory", NULL, "good 0", NULL, NULL},
		{"bad backup only", NULL, "worse", FILE_BAD, "", "\"worse\"", NULL, NULL, NULL,
			"worse"},
		{"too large", too_large, "good 0", FILE_LOADED_BACKUP, "good 0",
			"more than 1000 bytes", NULL, "good 0", too_large, NULL},
	};
	struct scratch *scratch = *state;

	memset(too_large, 'g', sizeof too_large - 1);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct row *row = &rows[i];
		char kept[LIMIT + 1] = "";
		struct diag diag;

		print_message("row: %s\n", row->name);
		if (row->file)
			scratch_write(scratch, "game", row->file);
		if (row->backup)
			scratch_write(scratch, "game.bak", row->backup);
		assert_int_equal(
			file_load(scratch_path(scratch, "game"), LIMIT, accept_good, kept, &diag),
			row->result);
		assert_string_equal(kept, row->kept);
		if (row->found)
			assert_string_equal(diag.found, row->found);
		scratch_assert(scratch, "game", row->file_after);
		scratch_assert(scratch, "game.bak", row->backup_after);
		scratch_assert(scratch, "game.corrupt", row->corrupt);
		scratch_assert(scratch, "game.bak.corrupt", row->backup_corrupt);
		file_remove(scratch_path(scratch, "game"));
		unlink(scratch_path(scratch, "game.corrupt"));
		unlink(scratch_path(scratch, "game.bak.corrupt"));
		assert_int_equal(scratch_count(scratch), 0);
	}
}

static void load__no_right_to_read__keeps_the_file_aside(void **state)
{
	struct scratch *scratch = *state;
	char kept[LIMIT + 1] = "";
	struct diag diag;

	if (getuid() == 0)
		skip(); /* root may read everything; the row "bad" covers the way taken */
	scratch_write(scratch, "game", "good");
	assert_int_equal(chmod(scratch_path(scratch, "game"), 0), 0);
	assert_int_equal(file_load(scratch_path(scratch, "game"), LIMIT, accept_good, kept, &diag),
		FILE_BAD);
	assert_true(file_exists(scratch_path(scratch, "game.corrupt")));
}

static void load__bad_file_in_read_only_folder__still_finds_the_backup(void **state)
{
	struct scratch *scratch = *state;
	char kept[LIMIT + 1] = "";
	struct diag diag;

	scratch_write(scratch, "game", "bad");
	scratch_write(scratch, "game.bak", "good 0");
	chmod(scratch_path(scratch, "game"), 0644);
	chmod(scratch_path(scratch, "game.bak"), 0644);
	scratch_lock(scratch);
	assert_int_equal(file_load(scratch_path(scratch, "game"), LIMIT, accept_good, kept, &diag),
		FILE_LOADED_BACKUP);
	scratch_unlock(scratch);
	assert_string_equal(kept, "good 0");
	scratch_assert(scratch, "game", "bad");
}

/* Found bad, gone on with the backup, saved: the good backup must not be lost on the way. */
static void load__bad_then_saved__keeps_backup_and_corrupt(void **state)
{
	struct scratch *scratch = *state;
	char kept[LIMIT + 1] = "";
	struct diag diag;

	scratch_write(scratch, "game", "bad");
	scratch_write(scratch, "game.bak", "good 0");
	file_load(scratch_path(scratch, "game"), LIMIT, accept_good, kept, &diag);
	assert_true(replace(scratch, "good 1", &diag));
	scratch_assert(scratch, "game", "good 1");
	scratch_assert(scratch, "game.bak", "good 0");
	scratch_assert(scratch, "game.corrupt", "bad");
}

/* ---- In parts ----------------------------------------------------------------------------- */

static void replace_parts__new_and_again__is_one_file_without_a_backup(void **state)
{
	struct scratch *scratch = *state;
	struct file_part parts[] = {{"head", 4}, {"", 0}, {" and tail", 9}};
	struct diag diag;

	for (int count = 1; count <= 3; count += 2) {
		assert_true(
			file_replace_parts(scratch_path(scratch, "table"), parts, count, &diag));
		scratch_assert(scratch, "table", count == 1 ? "head" : "head and tail");
		assert_int_equal(scratch_count(scratch), 1);
	}
}

static void replace_parts__where_it_can_not__leaves_nothing(void **state)
{
	struct scratch *scratch = *state;
	struct file_part part = {"text", 4};
	struct diag diag;

	assert_false(file_replace_parts(scratch_path(scratch, "no/table"), &part, 1, &diag));
	assert_string_equal(diag.wanted, "a file that can be written");
	/* A folder of that name is in the way. */
	assert_true(file_make_folder(scratch_path(scratch, "table/in"), &diag));
	assert_false(file_replace_parts(scratch_path(scratch, "table"), &part, 1, &diag));
	assert_int_equal(scratch_count(scratch), 1);
}

static void input__taken_in_pieces__is_the_file(void **state)
{
	struct scratch *scratch = *state;
	struct file_input input;
	char bytes[8] = {0};
	struct diag diag;

	scratch_write(scratch, "table", "head and tail");
	assert_true(file_open(&input, scratch_path(scratch, "table"), &diag));
	assert_int_equal(input.size, 13);
	assert_true(file_take(&input, bytes, 4, &diag));
	assert_string_equal(bytes, "head");
	assert_true(file_take(&input, NULL, 5, &diag));
	assert_true(file_take(&input, bytes, 4, &diag));
	assert_string_equal(bytes, "tail");
	assert_false(file_take(&input, bytes, 2, &diag));
	assert_string_equal(diag.found, "the end of the file");
	assert_string_equal(diag.wanted, "2 bytes more");
	file_close(&input);
}

static void input__none_or_a_pipe_or_a_folder__is_refused_at_once(void **state)
{
	struct scratch *scratch = *state;
	struct file_input input;
	char byte;
	struct diag diag;

	assert_false(file_open(&input, scratch_path(scratch, "none"), &diag));
	assert_int_equal(mkfifo(scratch_path(scratch, "pipe"), 0600), 0);
	assert_false(file_open(&input, scratch_path(scratch, "pipe"), &diag));
	assert_string_equal(diag.found, "something that is no file");
	/* A folder can be opened, not read. */
	assert_true(file_open(&input, scratch->folder, &diag));
	assert_false(file_take(&input, &byte, 1, &diag));
	file_close(&input);
}

#define T(test) cmocka_unit_test_setup_teardown(test, scratch_setup, scratch_teardown)

int main(void)
{
	const struct CMUnitTest tests[] = {
		T(replace__new_and_again__keeps_the_one_before_as_backup),
		T(replace__file__is_for_this_user_only),
		T(replace__read_only_folder__says_so_and_changes_nothing),
		T(replace__folder_missing__says_so),
		T(replace__backup_name_taken_by_a_folder__changes_nothing),
		T(read__limit__is_a_limit),
		T(read__missing_or_folder__says_so),
		T(read__pipe_or_device__says_so_at_once),
		T(replace__pipe_in_the_way__does_not_wait),
		T(replace__two_programs_at_once__each_is_whole_and_none_fails),
		T(set_aside__again_and_again__keeps_each),
		T(set_aside__missing_file__says_so_and_leaves_nothing),
		T(remove__file_and_its_kin__leaves_the_corrupt_ones),
		T(make_folder__several_levels__makes_them_for_this_user),
		T(make_folder__not_possible__says_so),
		T(load__good_bad_and_missing_files__gives_what_is_good),
		T(load__no_right_to_read__keeps_the_file_aside),
		T(load__bad_file_in_read_only_folder__still_finds_the_backup),
		T(load__bad_then_saved__keeps_backup_and_corrupt),
		T(replace_parts__new_and_again__is_one_file_without_a_backup),
		T(replace_parts__where_it_can_not__leaves_nothing),
		T(input__taken_in_pieces__is_the_file),
		T(input__none_or_a_pipe_or_a_folder__is_refused_at_once),
	};

	return cmocka_run_group_tests_name("file", tests, NULL, NULL);
}
