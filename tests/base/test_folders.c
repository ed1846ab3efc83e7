/* SPDX-License-Identifier: MIT */
#include "base/folders.h"

#include "base/file.h"

#include "scratch.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void set(const char *name, const char *value)
{
	assert_int_equal(value ? setenv(name, value, 1) : unsetenv(name), 0);
}

static void folders__variables_set_or_not__follow_the_xdg_rules(void **state)
{
	static const struct row {
		const char *name;
		const char *home, *config, *data, *state, *cache; /* NULL: not set */
		const char *folders[4];
	} rows[] = {
		{"home only", "/home/ani", NULL, NULL, NULL, NULL,
			{"/home/ani/.config/congklak", "/home/ani/.local/share/congklak",
				"/home/ani/.local/state/congklak", "/home/ani/.cache/congklak"}},
		{"all set", "/home/ani", "/c", "/d", "/s", "/k",
			{"/c/congklak", "/d/congklak", "/s/congklak", "/k/congklak"}},
		{"set without home", NULL, "/c", "/d", "/s", "/k",
			{"/c/congklak", "/d/congklak", "/s/congklak", "/k/congklak"}},
		{"nothing set", NULL, NULL, NULL, NULL, NULL, {"", "", "", ""}},
		{"empty counts as not set", "/h", "", "", "", "",
			{"/h/.config/congklak", "/h/.local/share/congklak",
				"/h/.local/state/congklak", "/h/.cache/congklak"}},
		{"relative ones are ignored", "/h", "c", "./d", "../s", "k/",
			{"/h/.config/congklak", "/h/.local/share/congklak",
				"/h/.local/state/congklak", "/h/.cache/congklak"}},
		{"relative home is none", "home", NULL, "/d", NULL, NULL,
			{"", "/d/congklak", "", ""}},
		{"slashes at the end", "/h/", "/c///", "/", NULL, NULL,
			{"/c/congklak", "/congklak", "/h/.local/state/congklak",
				"/h/.cache/congklak"}},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct row *row = &rows[i];
		struct folders folders;

		print_message("row: %s\n", row->name);
		set("HOME", row->home);
		set("XDG_CONFIG_HOME", row->config);
		set("XDG_DATA_HOME", row->data);
		set("XDG_STATE_HOME", row->state);
		set("XDG_CACHE_HOME", row->cache);
		folders_find(&folders, NULL);
		assert_string_equal(folders.config, row->folders[0]);
		assert_string_equal(folders.data, row->folders[1]);
		assert_string_equal(folders.state, row->folders[2]);
		assert_string_equal(folders.cache, row->folders[3]);
	}
}

static void folders__variable_too_long__is_ignored(void **state)
{
	char value[2000];
	struct folders folders;

	(void)state;
	memset(value, 'x', sizeof value - 1);
	value[0] = '/';
	value[sizeof value - 1] = '\0';
	set("HOME", "/h");
	set("XDG_DATA_HOME", value);
	folders_find(&folders, NULL);
	assert_string_equal(folders.data, "/h/.local/share/congklak");
	value[505] = '\0'; /* fits, but not with /congklak behind it */
	set("XDG_DATA_HOME", value);
	folders_find(&folders, NULL);
	assert_string_equal(folders.data, "");
	set("XDG_DATA_HOME", NULL);
}

/* This test runs from a build folder inside the sources, as the game does after play.sh. */
static void folders__from_the_build_folder__finds_the_sources(void **state)
{
	struct folders folders;
	char wanted[512];

	(void)state;
	folders_join(wanted, sizeof wanted, SOURCE_DIR, "assets/lang");
	if (!file_exists(wanted) || access("/proc/self/exe", R_OK) != 0)
		skip();
	folders_find(&folders, NULL);
	folders_join(wanted, sizeof wanted, SOURCE_DIR, "assets");
	assert_string_equal(folders.assets, wanted);
	folders_join(wanted, sizeof wanted, SOURCE_DIR, "packs");
	assert_string_equal(folders.packs, wanted);
}

static void folders__data_option__is_looked_at_first(void **state)
{
	struct scratch *scratch = *state;
	struct folders folders, plain;
	struct diag diag;
	char wanted[512];

	folders_find(&plain, NULL);
	assert_true(file_make_folder(scratch_path(scratch, "packs"), &diag));
	folders_find(&folders, scratch_path(scratch, ""));
	folders_join(wanted, sizeof wanted, scratch->folder, "packs");
	assert_string_equal(folders.packs, wanted);
	assert_string_equal(folders.assets, plain.assets); /* has none of its own */

	assert_true(file_make_folder(scratch_path(scratch, "assets"), &diag));
	folders_find(&folders, scratch->folder);
	folders_join(wanted, sizeof wanted, scratch->folder, "assets");
	assert_string_equal(folders.assets, wanted);

	folders_find(&folders, scratch_path(scratch, "none"));
	assert_string_equal(folders.assets, plain.assets);
	assert_string_equal(folders.packs, plain.packs);
}

static void join__folder_and_name__fit_or_are_nothing(void **state)
{
	static const struct row {
		const char *folder, *name;
		unsigned long size;
		const char *joined;
	} rows[] = {
		{"/a", "b", 16, "/a/b"},
		{"/", "b", 16, "/b"},
		{"", "b", 16, ""},
		{"/a", "b", 5, "/a/b"},
		{"/a", "b", 4, ""},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		char out[16] = "before";

		folders_join(out, rows[i].size, rows[i].folder, rows[i].name);
		assert_string_equal(out, rows[i].joined);
	}
}

static void pictures__as_the_person_named_the_folder__else_in_data(void **state)
{
	struct scratch *scratch = *state;
	char folder[512], home[512];
	struct folders folders;
	struct diag diag;
	static const struct {
		const char *line, *wanted; /* behind the scratch folder */
	} rows[] = {
		{"", "/d/congklak/pictures"},
		{"XDG_PICTURES_DIR=\"$HOME/Gambar\"\n", "/Gambar"},
		{"XDG_MUSIC_DIR=\"$HOME/d\"\nXDG_PICTURES_DIR=\"$HOME/Gambar/\"\n", "/Gambar"},
		{"# XDG_PICTURES_DIR=\"$HOME/Gambar\"\n", "/d/congklak/pictures"},
		{"XDG_PICTURES_DIR=\"$HOME/none\"\n", "/d/congklak/pictures"},
		{"XDG_PICTURES_DIR=\"$HOME/\"\n", "/d/congklak/pictures"},
		{"XDG_PICTURES_DIR=\"Gambar\"\n", "/d/congklak/pictures"},
		{"XDG_PICTURES_DIR=", "/d/congklak/pictures"},
		{"XDG_PICTURES_DIR=\"", "/d/congklak/pictures"},
	};

	snprintf(home, sizeof home, "%s", scratch->folder);
	assert_true(file_make_folder(scratch_path(scratch, "Gambar"), &diag));
	assert_true(file_make_folder(scratch_path(scratch, "c"), &diag));
	set("HOME", home);
	set("XDG_CONFIG_HOME", scratch_path(scratch, "c"));
	set("XDG_DATA_HOME", scratch_path(scratch, "d"));
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		scratch_write(scratch, "c/user-dirs.dirs", rows[i].line);
		folders_find(&folders, NULL);
		snprintf(folder, sizeof folder, "%s%s", home, rows[i].wanted);
		print_message("line: %s\n", rows[i].line);
		assert_string_equal(folders.pictures, folder);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(
			pictures__as_the_person_named_the_folder__else_in_data, scratch_setup,
			scratch_teardown),
		cmocka_unit_test(folders__variables_set_or_not__follow_the_xdg_rules),
		cmocka_unit_test(folders__variable_too_long__is_ignored),
		cmocka_unit_test(folders__from_the_build_folder__finds_the_sources),
		cmocka_unit_test_setup_teardown(
			folders__data_option__is_looked_at_first, scratch_setup, scratch_teardown),
		cmocka_unit_test(join__folder_and_name__fit_or_are_nothing),
	};

	return cmocka_run_group_tests_name("folders", tests, NULL, NULL);
}
