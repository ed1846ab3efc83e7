/* SPDX-License-Identifier: MIT */
#include "base/folders.h"

#include "base/file.h"

#include "scratch.h"
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* %s: the scratch folder, which is HOME and has a folder "Dokumen" and one "Surat Saya". */
static const struct row {
	const char *name;
	const char *file;   /* NULL: none */
	const char *wanted; /* below HOME; NULL: "" */
} rows[] = {
	{"no file", NULL, NULL},
	{"below home", "XDG_DOCUMENTS_DIR=\"$HOME/Dokumen\"\n", "Dokumen"},
	{"as it is written",
		"# Written by xdg-user-dirs-update\n#\nXDG_DESKTOP_DIR=\"$HOME/Meja\"\n"
		"XDG_DOCUMENTS_DIR=\"$HOME/Dokumen\"\nXDG_MUSIC_DIR=\"$HOME/Musik\"\n",
		"Dokumen"},
	{"whole path, slash behind it", "XDG_DOCUMENTS_DIR=\"%s/Dokumen/\"\n", "Dokumen"},
	{"no line end", "XDG_DOCUMENTS_DIR=\"$HOME/Dokumen\"", "Dokumen"},
	{"a space in it", "XDG_DOCUMENTS_DIR=\"$HOME/Surat\\ Saya\"\n", "Surat Saya"},
	{"the last one counts",
		"XDG_DOCUMENTS_DIR=\"$HOME/none\"\n XDG_DOCUMENTS_DIR=\"$HOME/Dokumen\"\n",
		"Dokumen"},
	{"a comment", "#XDG_DOCUMENTS_DIR=\"$HOME/Dokumen\"\n", NULL},
	{"another key that ends like it", "MY_XDG_DOCUMENTS_DIR=\"$HOME/Dokumen\"\n", NULL},
	{"home itself", "XDG_DOCUMENTS_DIR=\"$HOME/\"\n", NULL},
	{"not there", "XDG_DOCUMENTS_DIR=\"$HOME/Arsip\"\n", NULL},
	{"a file", "XDG_DOCUMENTS_DIR=\"$HOME/berkas\"\n", NULL},
	{"relative", "XDG_DOCUMENTS_DIR=\"Dokumen\"\n", NULL},
	{"another variable", "XDG_DOCUMENTS_DIR=\"$OLDPWD/Dokumen\"\n", NULL},
	{"without its end", "XDG_DOCUMENTS_DIR=\"$HOME/Dokumen\n", NULL},
	{"backslash at the end", "XDG_DOCUMENTS_DIR=\"$HOME/Dokumen\\", NULL},
	{"empty", "XDG_DOCUMENTS_DIR=\"\"\n", NULL},
	{"empty file", "", NULL},
};

static void make_home(struct scratch *scratch)
{
	struct diag diag;

	scratch_empty(scratch);
	assert_int_equal(setenv("HOME", scratch->folder, 1), 0);
	assert_int_equal(unsetenv("XDG_CONFIG_HOME"), 0);
	assert_true(file_make_folder(scratch_path(scratch, ".config"), &diag));
	assert_true(file_make_folder(scratch_path(scratch, "Dokumen"), &diag));
	assert_true(file_make_folder(scratch_path(scratch, "Surat Saya"), &diag));
	scratch_write(scratch, "berkas", "");
}

static void documents__as_the_desktop_names_them__are_found(void **state)
{
	struct scratch *scratch = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const struct row *row = &rows[i];
		const char *slot = row->file ? strstr(row->file, "%s") : NULL;
		struct folders folders;
		struct strbuf text;

		print_message("row: %s\n", row->name);
		make_home(scratch);
		strbuf_init(&text);
		if (slot)
			strbuf_addf(&text, "%.*s%s%s", (int)(slot - row->file), row->file,
				scratch->folder, slot + 2);
		else if (row->file)
			strbuf_addstr(&text, row->file);
		if (row->file)
			scratch_write(scratch, ".config/user-dirs.dirs", text.text);
		strbuf_release(&text);
		folders_find(&folders, NULL);
		assert_string_equal(
			folders.documents, row->wanted ? scratch_path(scratch, row->wanted) : "");
	}
}

static void documents__path_too_long__are_none(void **state)
{
	struct scratch *scratch = *state;
	struct folders folders;
	char text[1200] = "XDG_DOCUMENTS_DIR=\"/";

	make_home(scratch);
	memset(text + strlen(text), 'x', 900);
	strcat(text, "\"\n");
	scratch_write(scratch, ".config/user-dirs.dirs", text);
	folders_find(&folders, NULL);
	assert_string_equal(folders.documents, "");
}

static void documents__without_home__are_none(void **state)
{
	struct folders folders;
	(void)state;

	assert_int_equal(unsetenv("HOME"), 0);
	folders_find(&folders, NULL);
	assert_string_equal(folders.documents, "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(documents__as_the_desktop_names_them__are_found,
			scratch_setup, scratch_teardown),
		cmocka_unit_test_setup_teardown(
			documents__path_too_long__are_none, scratch_setup, scratch_teardown),
		cmocka_unit_test(documents__without_home__are_none),
	};
	return cmocka_run_group_tests_name("folders_documents", tests, NULL, NULL);
}
