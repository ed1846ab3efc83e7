/* SPDX-License-Identifier: MIT */
#include "base/bad_files.h"

#include "base/file.h"
#include "base/strbuf.h"

#include "test.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

enum { BYTES_MOST = 1 << 25 };

static void read_whole(const char *path, struct strbuf *out)
{
	struct diag diag;

	strbuf_init(out);
	if (!file_read(path, BYTES_MOST, out, &diag))
		fail_msg("%s can't be read", path);
}

static void write_whole(const char *path, const char *bytes, size_t len)
{
	FILE *file = fopen(path, "wb");

	assert_non_null(file);
	assert_int_equal(fwrite(bytes, 1, len, file), len);
	assert_int_equal(fclose(file), 0);
}

/* What was refused lies beside, and nothing is left in its place. */
static void check_kept(
	const struct bad_files *files, struct scratch *scratch, const char *bytes, size_t len)
{
	struct strbuf kept;
	char name[64];

	snprintf(name, sizeof name, "%s.corrupt", files->name);
	read_whole(scratch_path(scratch, name), &kept);
	assert_int_equal(kept.len, len);
	assert_memory_equal(kept.text, bytes, len);
	assert_int_equal(scratch_count(scratch), 1);
	assert_int_equal(remove(scratch_path(scratch, name)), 0);
	strbuf_release(&kept);
}

/* The sentence without the scratch folder's name. */
static void refuse(const struct bad_files *files, struct scratch *scratch, const char *bytes,
	size_t len, struct strbuf *sentence)
{
	struct strbuf whole;
	struct diag diag;
	const char *path = scratch_path(scratch, files->name);

	write_whole(path, bytes, len);
	diag_clear(&diag);
	strbuf_init(sentence);
	if (files->read(files->context, path, &diag))
		return;
	strbuf_init(&whole);
	diag_write(&diag, &whole);
	assert_memory_equal(whole.text, scratch->folder, strlen(scratch->folder));
	strbuf_addstr(sentence, whole.text + strlen(scratch->folder) + 1);
	strbuf_release(&whole);
	check_kept(files, scratch, bytes, len);
}

void bad_files_check_bytes(const struct bad_files *files, struct scratch *scratch,
	const char *bytes, size_t len, const char *wanted)
{
	struct strbuf sentence;

	refuse(files, scratch, bytes, len, &sentence);
	assert_string_equal(sentence.text, wanted);
	strbuf_release(&sentence);
}

static bool has_its_sentence(
	const struct bad_files *files, struct scratch *scratch, const char *name, int stem)
{
	struct strbuf path, bytes, wanted, sentence;
	bool same;

	strbuf_init(&path);
	strbuf_addf(&path, "%s/%s", files->folder, name);
	read_whole(path.text, &bytes);
	strbuf_clear(&path);
	strbuf_addf(&path, "%s/%.*s.txt", files->folder, stem, name);
	read_whole(path.text, &wanted);
	refuse(files, scratch, bytes.text, bytes.len, &sentence);
	strbuf_addch(&sentence, '\n');
	same = strcmp(sentence.text, wanted.text) == 0;
	if (!same)
		print_error("%s:\n%sinstead of\n%s", name, sentence.text, wanted.text);
	strbuf_release(&path);
	strbuf_release(&bytes);
	strbuf_release(&wanted);
	strbuf_release(&sentence);
	return same;
}

static void check_sound(const struct bad_files *files, struct scratch *scratch)
{
	struct strbuf path, bytes;
	struct diag diag;
	const char *copy = scratch_path(scratch, files->name);

	strbuf_init(&path);
	strbuf_addf(&path, "%s/sound.json", files->folder);
	read_whole(path.text, &bytes);
	write_whole(copy, bytes.text, bytes.len);
	assert_true(files->read(files->context, copy, &diag));
	file_remove(copy);
	strbuf_release(&path);
	strbuf_release(&bytes);
}

void bad_files_check(const struct bad_files *files, struct scratch *scratch, int count_least)
{
	DIR *entries = opendir(files->folder);
	const struct dirent *entry;
	int count = 0, wrong = 0;

	assert_non_null(entries);
	while ((entry = readdir(entries))) {
		size_t len = strlen(entry->d_name);

		if (len < 5 || strcmp(entry->d_name + len - 5, ".json") != 0 ||
			strcmp(entry->d_name, "sound.json") == 0)
			continue;
		wrong += !has_its_sentence(files, scratch, entry->d_name, (int)len - 5);
		count++;
	}
	closedir(entries);
	check_sound(files, scratch);
	assert_int_equal(wrong, 0);
	assert_in_range(count, count_least, 1000);
}
