/* SPDX-License-Identifier: MIT */
/* The table on the command line: built, kept, checked, built anew. */
#include "test.h"

#include "base/file.h"
#include "base/scratch.h"
#include "base/strbuf.h"
#include "tool.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

/* The tool on a table, its cache folder given by ENVIRONMENT. */
static int run(const char *environment, const char *arguments, struct strbuf *out)
{
	char all[400], table[400];

	snprintf(all, sizeof all, "-u HOME -u XDG_CACHE_HOME %s", environment);
	snprintf(table, sizeof table, "table %s", arguments);
	return tool_run(all, table, out);
}

static int run_here(struct scratch *scratch, const char *arguments, struct strbuf *out)
{
	char environment[300];

	snprintf(environment, sizeof environment, "XDG_CACHE_HOME=%s", scratch->folder);
	return run(environment, arguments, out);
}

static void assert_starts(const struct strbuf *out, const char *text)
{
	if (strncmp(out->text, text, strlen(text)) != 0)
		fail_msg("printed: %s", out->text);
}

static void assert_says(const struct strbuf *out, const char *text)
{
	if (!strstr(out->text, text))
		fail_msg("printed: %s", out->text);
}

/* The one table in the cache folder, which holds nothing else. */
static void find_table(struct scratch *scratch, char path[600])
{
	char folder[300];
	int count = 0;
	DIR *dir;

	snprintf(folder, sizeof folder, "%s/congklak", scratch->folder);
	dir = opendir(folder);
	assert_non_null(dir);
	for (struct dirent *entry = readdir(dir); entry; entry = readdir(dir)) {
		if (entry->d_name[0] == '.')
			continue;
		snprintf(path, 600, "%s/%s", folder, entry->d_name);
		assert_memory_equal(entry->d_name, "akhir-", 6);
		count++;
	}
	closedir(dir);
	assert_int_equal(count, 1);
}

static void read_table(struct scratch *scratch, struct strbuf *text)
{
	char path[600];
	struct diag diag;

	find_table(scratch, path);
	strbuf_init(text);
	assert_true(file_read(path, 1000000, text, &diag));
}

static void table__asked_for_twice__is_built_and_kept_then_checked(void **state)
{
	struct scratch *scratch = *state;
	struct strbuf out, first, second;

	strbuf_init(&out);
	for (int i = 0; i < 2; i++) {
		const char *line = "{\"max\":6,\"positions\":38760,\"bytes\":38760,\"ms\":";

		assert_int_equal(run_here(scratch, "--pack umum --max 6 --threads 2", &out), 0);
		assert_starts(&out, line);
		assert_ptr_equal(strchr(out.text, '\n'), out.text + out.len - 1);
		read_table(scratch, i ? &second : &first);
	}
	assert_int_equal(first.len, second.len);
	assert_memory_equal(first.text, second.text, first.len);
	strbuf_release(&first);
	strbuf_release(&second);
	strbuf_release(&out);
}

/* Changes the byte AT of the table. */
static void change(struct scratch *scratch, long at)
{
	char path[600];
	FILE *file;
	int byte;

	find_table(scratch, path);
	file = fopen(path, "r+b");
	assert_non_null(file);
	fseek(file, at, SEEK_SET);
	byte = fgetc(file);
	fseek(file, at, SEEK_SET);
	fputc(byte ^ 2, file);
	assert_int_equal(fclose(file), 0);
}

static void table__damaged__is_said_and_built_anew(void **state)
{
	struct scratch *scratch = *state;
	struct strbuf out, first, second;

	strbuf_init(&out);
	assert_int_equal(run_here(scratch, "--pack kalah --max 4", &out), 0);
	read_table(scratch, &first);
	change(scratch, 1000);
	assert_int_equal(run_here(scratch, "--pack kalah --max 4", &out), 0);
	assert_says(&out, ".tab: found damaged values in layer 4, wanted values that fit their "
			  "checksum; the table is built anew\n");
	assert_says(&out, "{\"max\":4,\"positions\":3060,");
	read_table(scratch, &second);
	assert_memory_equal(first.text, second.text, first.len);
	assert_int_equal(run_here(scratch, "--pack kalah --max 4", &out), 0);
	assert_starts(&out, "{\"max\":4,");
	strbuf_release(&first);
	strbuf_release(&second);
	strbuf_release(&out);
}

static void table__nowhere_to_keep_it__is_built_and_that_is_said(void **state)
{
	struct scratch *scratch = *state;
	struct strbuf out;

	strbuf_init(&out);
	assert_int_equal(run("", "--pack umum --max 3", &out), 0);
	assert_says(&out, "neither XDG_CACHE_HOME nor HOME names a folder");
	assert_says(&out, "{\"max\":3,");
	scratch_write(scratch, "congklak", "in the way");
	assert_int_equal(run_here(scratch, "--pack umum --max 3", &out), 0);
	assert_says(&out, "wanted a folder that can be written to; the table is not kept\n");
	assert_says(&out, "{\"max\":3,");
	strbuf_release(&out);
}

static void table__bad_input__is_refused(void **state)
{
	static const struct {
		const char *arguments, *said;
	} rows[] = {
		{"--pack umum",
			"table: found no --max, wanted --max 0 to 20 with 7 holes, at most 2 "
			"GiB\n"},
		{"--pack umum --max 21",
			"table: found --max 21, 2319959400 bytes, wanted --max 0 to 20 with 7 "
			"holes, at most 2 GiB\n"},
		{"--pack umum --holes 11 --max 14",
			"table: found --max 14, 3796297200 bytes, wanted --max 0 to 13 with 11 "
			"holes, at most 2 GiB\n"},
		{"--pack umum --max 25", "--max: found 25, wanted a whole number, 0 to 24\n"},
		{"--pack umum --max 3 --threads 0",
			"--threads: found 0, wanted a whole number, 1 to 16\n"},
		{"--max 3", "table: found no --pack, wanted table --pack ID --max S"},
	};
	struct strbuf out;

	strbuf_init(&out);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		assert_int_equal(run_here(*state, rows[i].arguments, &out), 2);
		assert_starts(&out, rows[i].said);
	}
	assert_int_equal(scratch_count(*state), 0);
	strbuf_release(&out);
}

int main(void)
{
#define IN_SCRATCH(test) cmocka_unit_test_setup_teardown(test, scratch_setup, scratch_teardown)
	const struct CMUnitTest tests[] = {
		IN_SCRATCH(table__asked_for_twice__is_built_and_kept_then_checked),
		IN_SCRATCH(table__damaged__is_said_and_built_anew),
		IN_SCRATCH(table__nowhere_to_keep_it__is_built_and_that_is_said),
		IN_SCRATCH(table__bad_input__is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
