/* SPDX-License-Identifier: MIT */
#include "app/bad_diags.h"

#include "app/lesson_progress.h"
#include "app/settings.h"
#include "base/file.h"
#include "base/job.h"
#include "base/scratch.h"
#include "core/random_rules.h"
#include "record/bad_codes.h"
#include "record/game_log.h"
#include "record/lesson_book.h"
#include "record/opening_book.h"
#include "record/puzzle_log.h"
#include "record/record.h"
#include "session/session.h"
#include "json/json.h"

#include "test.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define CORPUS TESTS_DIR "/corpus/"

typedef bool reader(const struct bad_diags *to, const char *file, const char *text, size_t len,
	struct diag *diag);

static void read_whole(const char *path, struct strbuf *out)
{
	struct diag diag;

	strbuf_init(out);
	if (!file_read(path, 1 << 22, out, &diag))
		fail_msg("%s can't be read", path);
}

/* ---- the readers, each true where TEXT is sound ---- */

static bool read_pack(const struct bad_diags *to, const char *file, const char *text, size_t len,
	struct diag *diag)
{
	struct pack pack;

	(void)to;
	if (!pack_read(&pack, file, text, len, diag))
		return false;
	pack_release(&pack);
	return true;
}

static bool read_settings(const struct bad_diags *to, const char *file, const char *text,
	size_t len, struct diag *diag)
{
	struct settings settings;

	(void)to;
	settings_init(&settings);
	return settings_read(&settings, file, text, len, diag);
}

static bool read_openings(const struct bad_diags *to, const char *file, const char *text,
	size_t len, struct diag *diag)
{
	struct opening_book book;

	(void)to;
	opening_book_init(&book);
	bool good = opening_book_read(&book, file, text, len, diag);

	opening_book_release(&book);
	return good;
}

static bool read_games(const struct bad_diags *to, const char *file, const char *text, size_t len,
	struct diag *diag)
{
	static struct game_log log;

	(void)to;
	game_log_init(&log);
	bool good = game_log_read(&log, file, text, len, diag);

	game_log_release(&log);
	return good;
}

static bool read_puzzle_log(const struct bad_diags *to, const char *file, const char *text,
	size_t len, struct diag *diag)
{
	struct puzzle_log log;

	(void)to;
	puzzle_log_init(&log);
	bool good = puzzle_log_read(&log, file, text, len, diag);

	puzzle_log_release(&log);
	return good;
}

static bool read_lessons(const struct bad_diags *to, const char *file, const char *text, size_t len,
	struct diag *diag)
{
	struct lesson_book book;

	lesson_book_init(&book);
	bool good = lesson_book_read(&book, file, text, len, pack_set_rules, to->packs, diag);

	lesson_book_release(&book);
	return good;
}

static bool read_progress(const struct bad_diags *to, const char *file, const char *text,
	size_t len, struct diag *diag)
{
	struct lesson_progress progress;

	(void)to;
	return lesson_progress_read(&progress, file, text, len, diag);
}

/* By way of the disk, as there is no other. */
static bool read_game(const struct bad_diags *to, const char *file, const char *text, size_t len,
	struct diag *diag)
{
	struct job_runner runner = job_runner_inline();
	struct session_host host = {.runner = &runner};
	struct session *session;
	void *state;

	(void)file;
	scratch_setup(&state);
	host.autosave = scratch_path(state, "autosave.json");
	assert_true(file_replace(host.autosave, text, len, NULL, diag));
	enum session_load load = session_load(&host, to->packs, &session, diag);

	session_free(session);
	scratch_teardown(&state);
	return load != SESSION_BAD_FILE && load != SESSION_NO_PACK;
}

/* ---- files ---- */

static void each_file(const struct bad_diags *to, const char *kind, reader *read)
{
	char folder[512];
	const struct dirent *entry;
	int count = 0;
	DIR *entries;

	snprintf(folder, sizeof folder, CORPUS "%s", kind);
	entries = opendir(folder);
	assert_non_null(entries);
	while ((entry = readdir(entries))) {
		size_t len = strlen(entry->d_name);
		struct strbuf path, text;
		struct diag diag;

		if (len < 5 || strcmp(entry->d_name + len - 5, ".json") != 0)
			continue;
		strbuf_init(&path);
		strbuf_addf(&path, "%s/%s", folder, entry->d_name);
		read_whole(path.text, &text);
		diag_clear(&diag);
		if (read(to, entry->d_name, text.text, text.len, &diag))
			assert_string_equal(entry->d_name, "sound.json");
		else
			to->seen(to->context, entry->d_name, &diag);
		count++;
		strbuf_release(&text);
		strbuf_release(&path);
	}
	closedir(entries);
	assert_in_range(count, 12, 1000); /* the folder was the right one */
}

void bad_diags_of_corpora(const struct bad_diags *to)
{
	each_file(to, "packs", read_pack);
	each_file(to, "settings", read_settings);
	each_file(to, "openings", read_openings);
	each_file(to, "games", read_games);
	each_file(to, "lessons", read_lessons);
	each_file(to, "lesson-progress", read_progress);
	each_file(to, "puzzle-log", read_puzzle_log);
	each_file(to, "autosave", read_game);
}

/* ---- codes ---- */

static void see_code(const struct bad_diags *to, const char *code)
{
	struct record record;
	struct diag diag;

	if (record_parse(&record, code, pack_set_rules, to->packs, &diag))
		record_release(&record);
	else if (diag.column > 0) /* one that is too long has a sentence of its own */
		to->seen(to->context, code, &diag);
}

/* A match without a limit of rounds, begun by 20001 choices. */
static void see_endless_game(const struct bad_diags *to)
{
	const struct pack *pack = pack_set_find(to->packs, "congklak-babak");
	struct strbuf code;
	struct match match;
	struct record record;
	struct rng rng;

	rng_init(&rng, 1);
	strbuf_init(&code);
	record_init(&record, pack->id, &pack->rules, &pack->rules, SIDE_A);
	record_start(&record, &match);
	for (int i = 0; i <= RECORD_CHOICES_MAX; i++) {
		int place = random_choice(&match, &rng);

		assert_int_not_equal(match.phase, MATCH_OVER);
		strbuf_addch(&code, "0123456789abcdefghijklmnopqrstuvwxyz"[place]);
		match_play(&match, place, NULL);
	}
	struct strbuf whole;

	strbuf_init(&whole);
	strbuf_addf(&whole, "%s.0.%s", pack->id, code.text);
	see_code(to, whole.text);
	strbuf_release(&whole);
	strbuf_release(&code);
	record_release(&record);
}

void bad_diags_of_codes(const struct bad_diags *to)
{
	for (int i = 0; i < bad_codes_count(); i++)
		see_code(to, bad_codes_at(i)->code);
	see_endless_game(to);
}

/* ---- the disk ---- */

static void see_disk(const struct bad_diags *to, int error)
{
	struct diag diag;

	diag_clear(&diag);
	diag_file(&diag, "settings.json");
	diag_found(&diag, "%s", strerror(error));
	diag_wanted(&diag, "a file that can be written");
	to->seen(to->context, "disk", &diag);
}

static void see_packs(const struct bad_diags *to, const char *folder)
{
	struct pack_set set = {.count = 0};
	struct diag diag;

	if (!pack_set_load(&set, SOURCE_DIR "/packs", &diag))
		fail_msg("the project's packs can't be read");
	if (!pack_set_add_folder(&set, folder, &diag))
		to->seen(to->context, folder, &diag);
	for (int i = 0; i < set.fault_count; i++)
		to->seen(to->context, set.faults[i].file, &set.faults[i].diag);
	pack_set_release(&set);
}

void bad_diags_of_disk(const struct bad_diags *to)
{
	/* What open, read, write, fsync, rename and mkdir can answer to a program like this. */
	static const int errors[] = {EACCES, EPERM, ENOENT, EISDIR, ENOTDIR, ENOSPC, EDQUOT, EROFS,
		EIO, ENAMETOOLONG, ELOOP, EMFILE};
	struct scratch *scratch;
	struct settings settings;
	struct strbuf text;
	struct diag diag;
	void *state;

	for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
		see_disk(to, errors[i]);
	scratch_setup(&state);
	scratch = state;
	scratch_write(scratch, "file", "");
	see_packs(to, scratch_path(scratch, "file"));
	assert_false(file_make_folder(scratch_path(scratch, "file/below"), &diag));
	to->seen(to->context, "a folder below a file", &diag);
	settings_init(&settings);
	assert_false(settings_save(&settings, scratch_path(scratch, "none/settings.json"), &diag));
	to->seen(to->context, "a file in no folder", &diag);
	strbuf_init(&text);
	assert_false(file_read(scratch->folder, 10, &text, &diag));
	to->seen(to->context, "a folder as a file", &diag);
	assert_false(file_read(SOURCE_DIR "/packs/umum.json", 10, &text, &diag));
	to->seen(to->context, "a file too large", &diag);
	strbuf_release(&text);
	/* Packs that are a folder, and one of ours again. */
	assert_true(file_make_folder(scratch_path(scratch, "own/folder.json"), &diag));
	read_whole(SOURCE_DIR "/packs/umum.json", &text);
	scratch_write(scratch, "own/umum.json", text.text);
	strbuf_release(&text);
	see_packs(to, scratch_path(scratch, "own"));
	scratch_teardown(&state);
}

/* ---- the readers themselves ---- */

static void see_large(const struct bad_diags *to)
{
	char *text = calloc(1, JSON_SIZE_MAX + 2);
	struct json_document document;
	struct diag diag;

	assert_non_null(text);
	memset(text, ' ', JSON_SIZE_MAX + 1);
	assert_false(json_parse(&document, "large", text, JSON_SIZE_MAX + 1, &diag));
	to->seen(to->context, "large", &diag);
	free(text);
}

void bad_diags_of_readers(const struct bad_diags *to)
{
	static const char text[] = "[{}, [1, 2], \"a\", [1e], 7]";
	static const char good[] = "[{}, [1, 2], \"a\", {\"a\": 1, \"b\": 2}]";
	struct json_document document;
	struct json root;
	struct diag diag;
	const char *string;
	int number;

	see_large(to);
	assert_false(json_parse(&document, "text", text, strlen(text), &diag));
	to->seen(to->context, text, &diag);
	assert_true(json_parse(&document, "good", good, strlen(good), &diag));
	root = json_root(&document);
	assert_false(json_int(json_item(root, 0), 0, 1, &number, &diag));
	to->seen(to->context, "an empty object", &diag);
	assert_false(json_int(json_item(root, 3), 0, 1, &number, &diag));
	to->seen(to->context, "an object", &diag);
	assert_false(json_array(json_item(root, 1), 0, 1, &number, &diag));
	to->seen(to->context, "at most one", &diag);
	assert_false(json_string(json_item(root, 2), 2, 9, &string, &diag));
	to->seen(to->context, "at least two", &diag);
	json_release(&document);
}

/* ---- changed letters ---- */

static void change_letters(
	const struct bad_diags *to, const char *path, const char *name, reader *read)
{
	static const char letters[] = "\"{,-0x\\ \n\xc3";
	struct strbuf text;

	read_whole(path, &text);
	for (size_t i = 0; i < text.len; i++) {
		const char kept = text.text[i];
		struct diag diag;

		/* Another letter at each place, all of them in their turn. */
		text.text[i] = letters[i % (sizeof letters - 1)];
		diag_clear(&diag);
		if (!read(to, name, text.text, text.len, &diag))
			to->seen(to->context, name, &diag);
		text.text[i] = kept;
		diag_clear(&diag);
		if (!read(to, name, text.text, i, &diag)) /* and the end here */
			to->seen(to->context, name, &diag);
	}
	strbuf_release(&text);
}

void bad_diags_of_changed_letters(const struct bad_diags *to)
{
	static const char code[] = "congklak-babak:7x7+relay=false+rounds.maxRounds=3"
				   "@7_7_7_7_7_7_7_0_7_7_7_7_7_7_7_0.0.0";
	char changed[sizeof code];

	change_letters(to, CORPUS "packs/sound.json", "sound.json", read_pack);
	change_letters(to, CORPUS "settings/sound.json", "settings.json", read_settings);
	change_letters(to, CORPUS "openings/sound.json", "openings.json", read_openings);
	change_letters(to, CORPUS "games/sound.json", "games.json", read_games);
	change_letters(to, CORPUS "puzzle-log/sound.json", "puzzles.json", read_puzzle_log);
	change_letters(to, CORPUS "lessons/sound.json", "lessons.json", read_lessons);
	for (size_t i = 0; i + 1 < sizeof code; i++) {
		for (const char *letter = "0x+=@_.:?9"; *letter; letter++) {
			memcpy(changed, code, sizeof code);
			changed[i] = *letter;
			see_code(to, changed);
		}
	}
}
