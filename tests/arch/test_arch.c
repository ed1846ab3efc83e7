/* SPDX-License-Identifier: MIT */
#include "checks.h"

#include "base/file.h"

#include "test.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define FILE_LIMIT ((size_t)4 << 20)

typedef void check(const struct source *source, struct report *report);

/* What of the project is read. Data and samples that are bad on purpose are not. */
static const char *const unread[] = {"tests/arch/bad", "tests/vectors", "packaging/pictures"};

struct walk {
	check *check;
	const char *ending; /* of the files looked at */
	struct report report;
	int files;
};

static bool is_unread(const char *path)
{
	for (size_t i = 0; i < sizeof unread / sizeof *unread; i++)
		if (strcmp(path, unread[i]) == 0)
			return true;
	return false;
}

static bool ends_with(const char *text, const char *ending)
{
	size_t len = strlen(text);
	size_t ending_len = strlen(ending);

	return len >= ending_len && strcmp(text + len - ending_len, ending) == 0;
}

static void look_at(struct walk *walk, const char *path, const char *full)
{
	struct source source;
	struct strbuf text;
	struct diag diag;

	strbuf_init(&text);
	assert_true(file_read(full, FILE_LIMIT, &text, &diag));
	source_init(&source, path, text.text);
	walk->check(&source, &walk->report);
	walk->files++;
	source_release(&source);
	strbuf_release(&text);
}

static void walk_folder(struct walk *walk, const char *folder)
{
	char full[1024];
	struct dirent *entry;
	DIR *dir;

	snprintf(full, sizeof full, "%s/%s", SOURCE_DIR, folder);
	dir = opendir(full);
	assert_non_null(dir);
	while ((entry = readdir(dir))) {
		char path[512];
		struct stat found;

		if (entry->d_name[0] == '.')
			continue;
		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		snprintf(full, sizeof full, "%s/%s", SOURCE_DIR, path);
		if (is_unread(path) || stat(full, &found) != 0)
			continue;
		if (S_ISDIR(found.st_mode))
			walk_folder(walk, path);
		else if (ends_with(path, walk->ending))
			look_at(walk, path, full);
	}
	closedir(dir);
}

/* Runs CHECK on the files of the space-separated FOLDERS that end in one of ENDINGS. */
static void assert_clean(check *wanted, const char *folders, const char *endings)
{
	struct walk walk = {.check = wanted};
	char words[256];
	char *rest_of_endings = words;
	char *ending;
	int faults;

	snprintf(words, sizeof words, "%s", endings);
	report_init(&walk.report);
	while ((ending = strtok_r(rest_of_endings, " ", &rest_of_endings))) {
		char names[256];
		char *rest = names;
		char *folder;

		walk.ending = ending;
		snprintf(names, sizeof names, "%s", folders);
		while ((folder = strtok_r(rest, " ", &rest)))
			walk_folder(&walk, folder);
	}
	print_message("%d files read, %d faults\n", walk.files, walk.report.count);
	/* One by one: cmocka cuts a message after 1,023 bytes. */
	for (const char *line = walk.report.lines.text; line && *line;
		line = source_next_line(line))
		print_message("%.*s\n", (int)source_line_len(line), line);
	faults = walk.report.count;
	report_release(&walk.report);
	assert_true(walk.files > 0);
	assert_int_equal(faults, 0);
}

static void project__includes__go_down_only(void **state)
{
	(void)state;
	assert_clean(check_arrows, "src", ".c .h");
}

static void project__link_lists__name_what_may_be_included(void **state)
{
	(void)state;
	assert_clean(check_link_arrows, "src", "/CMakeLists.txt");
}

static void project__words__are_the_ones_of_the_house(void **state)
{
	(void)state;
	assert_clean(check_words, "src", ".c .h");
}

static void project__sources__have_licence_line_width_and_length(void **state)
{
	(void)state;
	assert_clean(check_shape, "src tests", ".c .h");
}

static void project__file_names__say_what_is_inside(void **state)
{
	(void)state;
	assert_clean(check_name, "src tests", ".c .h");
}

static void project__texts__owe_nothing_and_know_no_machine(void **state)
{
	(void)state;
	assert_clean(check_any_text, "src tests packaging", ".c .h .sh .txt .cmake");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(project__includes__go_down_only),
		cmocka_unit_test(project__link_lists__name_what_may_be_included),
		cmocka_unit_test(project__words__are_the_ones_of_the_house),
		cmocka_unit_test(project__sources__have_licence_line_width_and_length),
		cmocka_unit_test(project__file_names__say_what_is_inside),
		cmocka_unit_test(project__texts__owe_nothing_and_know_no_machine),
	};

	return cmocka_run_group_tests_name("arch", tests, NULL, NULL);
}
