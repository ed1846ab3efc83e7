/* SPDX-License-Identifier: MIT */
#include "base/file.h"
#include "packs/pack.h"
#include "json/json.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test.h"

#define FOLDER TESTS_DIR "/corpus/packs"

static void read_whole(const char *path, struct strbuf *out)
{
	struct diag diag;

	strbuf_init(out);
	assert_true(file_read(path, JSON_SIZE_MAX, out, &diag));
}

/* Read under the file's bare name, so that the sentences know no folder. */
static bool read_file(struct pack *pack, const char *name, struct strbuf *sentence)
{
	struct strbuf path;
	struct strbuf text;
	struct diag diag;
	bool ok;

	strbuf_init(&path);
	strbuf_init(sentence);
	strbuf_addf(&path, FOLDER "/%s", name);
	read_whole(path.text, &text);
	strbuf_release(&path);
	ok = pack_read(pack, name, text.text, text.len, &diag);
	if (!ok)
		diag_write(&diag, sentence);
	strbuf_release(&text);
	return ok;
}

static bool has_its_sentence(const char *name)
{
	static const struct pack untouched = {.size_count = 77};
	struct pack pack = untouched;
	struct strbuf path;
	struct strbuf wanted;
	struct strbuf sentence;
	bool same;

	strbuf_init(&path);
	strbuf_addf(&path, FOLDER "/%.*s.txt", (int)(strlen(name) - strlen(".json")), name);
	read_whole(path.text, &wanted);
	if (read_file(&pack, name, &sentence))
		fail_msg("%s was read", name);
	strbuf_addch(&sentence, '\n');
	same = strcmp(sentence.text, wanted.text) == 0;
	if (!same)
		print_error("%sinstead of\n%s", sentence.text, wanted.text);
	assert_memory_equal(&pack, &untouched, sizeof pack);
	strbuf_release(&path);
	strbuf_release(&wanted);
	strbuf_release(&sentence);
	return same;
}

static void corpus__each_bad_file__its_own_sentence(void **state)
{
	DIR *entries = opendir(FOLDER);
	const struct dirent *entry;
	int count = 0;
	int wrong = 0;

	(void)state;
	assert_non_null(entries);
	while ((entry = readdir(entries))) {
		size_t len = strlen(entry->d_name);

		if (len < 5 || strcmp(entry->d_name + len - 5, ".json") != 0 ||
			strcmp(entry->d_name, "sound.json") == 0)
			continue;
		wrong += !has_its_sentence(entry->d_name);
		count++;
	}
	closedir(entries);
	assert_int_equal(wrong, 0);
	assert_in_range(count, 40, 1000); /* the folder was the right one */
}

enum { SENTENCES_MAX = 512 };

/* "FILE.json:LINE:COLUMN: " or fails; what is WANTED goes to OUT. */
static void read_wanted(const char *name, struct strbuf *out)
{
	struct strbuf path;
	struct strbuf text;
	const char *wanted;
	char file[256];
	int line = 0;
	int column = 0;

	strbuf_init(&path);
	strbuf_addf(&path, FOLDER "/%s", name);
	read_whole(path.text, &text);
	snprintf(file, sizeof file, "%.*s.json", (int)(strlen(name) - strlen(".txt")), name);
	if (strncmp(text.text, file, strlen(file)) != 0 ||
		sscanf(text.text + strlen(file), ":%d:%d: ", &line, &column) != 2 || line < 1 ||
		column < 1)
		fail_msg("no place in: %s", text.text);
	wanted = strstr(text.text, ", wanted ");
	if (!wanted || !strstr(text.text, ": found "))
		fail_msg("found or wanted missing: %s", text.text);
	strbuf_init(out);
	strbuf_addstr(out, wanted);
	strbuf_release(&path);
	strbuf_release(&text);
}

/* Many files with one fault would not be many faults: what was wanted instead tells them apart. */
static void corpus__faults__are_of_more_than_forty_kinds_each_with_its_place(void **state)
{
	static struct strbuf kinds[SENTENCES_MAX];
	DIR *entries = opendir(FOLDER);
	const struct dirent *entry;
	int count = 0;

	(void)state;
	assert_non_null(entries);
	while ((entry = readdir(entries))) {
		const char *name = entry->d_name;
		int i = 0;

		if (strlen(name) < 5 || strcmp(name + strlen(name) - 4, ".txt") != 0)
			continue;
		assert_true(count < SENTENCES_MAX);
		read_wanted(name, &kinds[count]);
		while (strcmp(kinds[i].text, kinds[count].text) != 0)
			i++;
		if (i == count)
			count++;
		else
			strbuf_release(&kinds[count]);
	}
	closedir(entries);
	assert_in_range(count, 70, SENTENCES_MAX);
	while (count-- > 0)
		strbuf_release(&kinds[count]);
}

/* What all the bad files were made from by one change each. */
static void corpus__sound_file__is_read_as_written(void **state)
{
	struct rules rules;
	struct pack pack;
	struct strbuf sentence;

	(void)state;
	if (!read_file(&pack, "sound.json", &sentence))
		fail_msg("%s", sentence.text);
	assert_string_equal(pack.id, "sound");
	assert_string_equal(pack.name.in[LANG_EN], "Name");
	assert_string_equal(pack.store.in[LANG_MS], "rumah");
	assert_string_equal(pack.other_names[0], "dakon");
	assert_null(pack.other_names[1]);
	assert_int_equal(pack.direction, DIRECTION_CLOCKWISE);
	assert_int_equal(pack.size_count, 2);
	assert_int_equal(pack.sizes[1], 9);
	rules_init(&rules); /* options left out are those of umum */
	assert_true(rules_equal(&pack.rules, &rules));
	assert_int_equal(pack.source_count, 1);
	assert_string_equal(pack.sources[0].address, "https://contoh.example/catatan");
	assert_int_equal(pack.sources[0].year, 0);
	assert_int_equal(pack.sources[0].kind, SOURCE_MUSEUM);
	assert_int_equal(pack.sources[0].standing, STANDING_TO_CHECK);
	assert_int_equal(pack.divergence_count, 1);
	assert_int_equal(pack.divergences[0].status, DIVERGENCE_COMPARABLE);
	assert_int_equal(pack.divergences[0].option, OPTION_RELAY);
	assert_int_equal(pack.divergences[0].other_value, 0);
	assert_false(pack.divergences[0].inferred);
	assert_string_equal(pack.divergences[0].sources[0], "catatan");
	assert_null(pack.divergences[0].sources[1]);
	pack_release(&pack);
	strbuf_release(&sentence);
}

static void expect_refusal(const char *text, size_t len, const char *sentence)
{
	struct pack pack;
	struct diag diag;
	struct strbuf out;

	strbuf_init(&out);
	assert_false(pack_read(&pack, "x.json", text, len, &diag));
	diag_write(&diag, &out);
	assert_string_equal(out.text, sentence);
	strbuf_release(&out);
}

static void read__ten_thousand_brackets__refused(void **state)
{
	char *text = malloc(10000);

	(void)state;
	assert_non_null(text);
	memset(text, '[', 10000);
	expect_refusal(text, 10000,
		"x.json:1:33: found lists and objects nested 33 deep, wanted at most 32");
	free(text);
}

static void read__ten_megabytes__refused(void **state)
{
	size_t len = 10 << 20;
	char *text = malloc(len);

	(void)state;
	assert_non_null(text);
	memset(text, ' ', len);
	expect_refusal(text, len, "x.json: found 10485760 bytes, wanted at most 1048576");
	free(text);
}

/* A folder of its own under the system's for temporary files. */
struct folder {
	char path[64];
};

static int make_folder(void **state)
{
	struct folder *folder = calloc(1, sizeof *folder);

	if (!folder)
		return -1;
	snprintf(folder->path, sizeof folder->path, "/tmp/congklak-packs-XXXXXX");
	*state = folder;
	return mkdtemp(folder->path) ? 0 : -1;
}

static int remove_folder(void **state)
{
	struct folder *folder = *state;
	DIR *entries = opendir(folder->path);
	const struct dirent *entry;
	char path[512];

	while (entries && (entry = readdir(entries))) {
		snprintf(path, sizeof path, "%s/%s", folder->path, entry->d_name);
		if (entry->d_name[0] != '.' || strlen(entry->d_name) > 2)
			remove(path);
	}
	if (entries)
		closedir(entries);
	rmdir(folder->path);
	free(folder);
	return 0;
}

static void path_in(const struct folder *folder, const char *name, char *out, size_t size)
{
	snprintf(out, size, "%s/%s", folder->path, name);
}

/* The sound pack under another id. */
static void put_pack(const struct folder *folder, const char *name, const char *id)
{
	char path[512];
	struct strbuf text;
	const char *at;
	FILE *file;

	read_whole(FOLDER "/sound.json", &text);
	at = strstr(text.text, "\"sound\"");
	assert_non_null(at);
	path_in(folder, name, path, sizeof path);
	file = fopen(path, "wb");
	assert_non_null(file);
	fprintf(file, "%.*s\"%s\"%s", (int)(at - text.text), text.text, id,
		at + strlen("\"sound\""));
	assert_int_equal(fclose(file), 0);
	strbuf_release(&text);
}

static void set__mixed_folder__sound_ones_in_order_faults_kept(void **state)
{
	static const char *const names[] = {"zeta", "kalah", "a-b", "umum", "a", "jawa-sleman"};
	static const char *const order[] = {"umum", "jawa-sleman", "kalah", "a", "a-b", "zeta"};
	static const char *const ignored[] = {
		"umum.json.bak", ".hidden.json", "notes.txt", ".json"};
	const struct folder *folder = *state;
	struct pack_set set;
	struct diag diag;
	struct strbuf sentence;
	char path[512];
	char wanted[1024];

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		snprintf(path, sizeof path, "%s.json", names[i]);
		put_pack(folder, path, names[i]);
	}
	for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++)
		put_pack(folder, ignored[i], "whatever");
	put_pack(folder, "wrong.json", "right");
	path_in(folder, "pipe.json", path, sizeof path);
	assert_int_equal(mkfifo(path, 0600), 0);
	assert_true(pack_set_load(&set, folder->path, &diag));
	assert_int_equal(set.count, 6);
	for (int i = 0; i < set.count; i++)
		assert_string_equal(set.packs[i].id, order[i]);
	assert_int_equal(set.fault_count, 2);
	assert_string_equal(set.faults[0].file, path);
	assert_string_equal(set.faults[0].diag.found, "something that is no file");
	path_in(folder, "wrong.json", path, sizeof path);
	assert_string_equal(set.faults[1].file, path);
	strbuf_init(&sentence);
	diag_write(&set.faults[1].diag, &sentence);
	snprintf(wanted, sizeof wanted,
		"%s:3:8: $.id: found \"right\", wanted the file's own name, \"wrong\"", path);
	assert_string_equal(sentence.text, wanted);
	strbuf_release(&sentence);
	pack_set_release(&set);
}

static void set__second_folder__added_and_known_ids_refused(void **state)
{
	const struct folder *folder = *state;
	struct pack_set set;
	struct diag diag;
	struct rules rules;

	put_pack(folder, "umum.json", "umum");
	put_pack(folder, "rumahku.json", "rumahku");
	assert_true(pack_set_load(&set, SOURCE_DIR "/packs", &diag));
	assert_int_equal(set.count, 8);
	assert_false(pack_set_add_folder(&set, "/none-such", &diag));
	assert_string_equal(diag.file, "/none-such");
	assert_int_equal(set.count, 8);
	assert_true(pack_set_add_folder(&set, folder->path, &diag));
	assert_int_equal(set.count, 9);
	assert_string_equal(set.packs[8].id, "rumahku");
	assert_string_equal(set.packs[0].name.in[LANG_ID], "Congklak Umum");
	assert_int_equal(set.fault_count, 1);
	assert_string_equal(
		set.faults[0].diag.found, "the id \"umum\" of a pack that is there already");
	assert_true(pack_set_rules(&set, "rumahku", &rules));
	assert_int_equal(rules.holes, 7);
	assert_false(pack_set_rules(&set, "rumah", &rules));
	assert_null(pack_set_find(&set, "rumah"));
	pack_set_release(&set);
}

static void set__no_folder__says_so(void **state)
{
	struct pack_set set = {.count = 77};
	struct diag diag;

	(void)state;
	assert_false(pack_set_load(&set, "/none-such/packs", &diag));
	assert_string_equal(diag.file, "/none-such/packs");
	assert_string_equal(diag.wanted, "a folder of packs");
	assert_int_equal(set.count, 77);
}

static void load__missing_and_oversized_files__refused(void **state)
{
	const struct folder *folder = *state;
	char path[512];
	struct pack pack;
	struct diag diag;
	FILE *file;

	path_in(folder, "none.json", path, sizeof path);
	assert_false(pack_load(&pack, path, &diag));
	assert_string_equal(diag.file, path);
	path_in(folder, "big.json", path, sizeof path);
	file = fopen(path, "wb");
	assert_non_null(file);
	assert_int_equal(fseek(file, (10 << 20) - 1, SEEK_SET), 0);
	assert_int_equal(fputc('x', file), 'x');
	assert_int_equal(fclose(file), 0);
	assert_false(pack_load(&pack, path, &diag));
	assert_string_equal(diag.file, path);
	assert_string_equal(diag.wanted, "at most 1048576 bytes");
}

/* Said of the file itself: there is no line to name. */
static void load__folder_or_unreadable_file__refused(void **state)
{
	const struct folder *folder = *state;
	char path[512];
	struct pack pack;
	struct diag diag;

	assert_false(pack_load(&pack, folder->path, &diag));
	assert_string_equal(diag.file, folder->path);
	assert_int_equal(diag.line, 0);
	assert_string_equal(diag.wanted, "a file that can be read");
	put_pack(folder, "shut.json", "shut");
	path_in(folder, "shut.json", path, sizeof path);
	assert_int_equal(chmod(path, 0), 0);
	if (geteuid() == 0) /* root reads all files */
		return;
	assert_false(pack_load(&pack, path, &diag));
	assert_string_equal(diag.file, path);
	assert_string_equal(diag.wanted, "a file that can be read");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(corpus__each_bad_file__its_own_sentence),
		cmocka_unit_test(corpus__faults__are_of_more_than_forty_kinds_each_with_its_place),
		cmocka_unit_test(corpus__sound_file__is_read_as_written),
		cmocka_unit_test(read__ten_thousand_brackets__refused),
		cmocka_unit_test(read__ten_megabytes__refused),
		cmocka_unit_test_setup_teardown(set__mixed_folder__sound_ones_in_order_faults_kept,
			make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(set__second_folder__added_and_known_ids_refused,
			make_folder, remove_folder),
		cmocka_unit_test(set__no_folder__says_so),
		cmocka_unit_test_setup_teardown(
			load__missing_and_oversized_files__refused, make_folder, remove_folder),
		cmocka_unit_test_setup_teardown(
			load__folder_or_unreadable_file__refused, make_folder, remove_folder),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
