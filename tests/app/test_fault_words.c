/* SPDX-License-Identifier: MIT */
/* Whatever a reader finds wrong, the person reads it in the language chosen. */
#include "test.h"

#include "app/bad_diags.h"
#include "app/fault_pattern.h"
#include "app/fault_words.h"
#include "app/notes.h"
#include "packs/our_packs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { PATTERNS_MAX = 200 };

struct check {
	struct words *words;
	struct bad_diags all;
	bool reached[2][PATTERNS_MAX];
	int count;
};

static int set_up(void **state)
{
	struct check *check = calloc(1, sizeof(*check));
	struct diag diag;
	void *packs;
	if (!check || our_packs_load(&packs) != 0)
		return -1;
	check->words = words_load(SOURCE_DIR "/assets/lang", &diag);
	check->all = (struct bad_diags){.packs = packs, .context = check};
	*state = check;
	return check->words ? 0 : -1;
}

static int tear_down(void **state)
{
	struct check *check = *state;
	void *packs = (void *)(uintptr_t)check->all.packs;
	words_free(check->words);
	free(check);
	return our_packs_release(&packs);
}

/* ---- each text of each reader */

/* English words that are none of another language, and no name from a file. */
static bool has_english(const char *text)
{
	static const char *const english[] = {"found", "wanted", "the", "an", "of", "or", "and",
		"with", "without", "that", "than", "not", "no", "text", "number", "whole", "object",
		"list", "item", "items", "key", "keys", "file", "bytes", "line", "character",
		"least", "most", "once", "each", "digit", "pack", "game", "hole", "seed", "seeds",
		"option", "choice", "code", "letter", "source", "value", "more", "something"};
	static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
	while (*text) {
		size_t len = strspn(text, letters);
		for (size_t i = 0; i < sizeof(english) / sizeof(english[0]); i++)
			if (strlen(english[i]) == len && strncasecmp(text, english[i], len) == 0)
				return true;
		text += len > 0 ? len : 1;
	}
	return false;
}

/* The only pattern that fits; fails the test if there is none, or another. */
static int only_pattern(enum fault_part part, const char *of, const char *text)
{
	struct fault_fit fit;
	int found = -1;
	for (int i = 0; i < fault_words_count(part); i++) {
		if (!fault_pattern_fit(fault_words_pattern(part, i), text, &fit))
			continue;
		if (found >= 0)
			fail_msg("%s: both \"%s\" and \"%s\" fit: %s", of,
				fault_words_pattern(part, found), fault_words_pattern(part, i),
				text);
		found = i;
	}
	if (found < 0)
		fail_msg("%s: no words for: %s", of, text);
	return found;
}

static void assert_said(const char *said, const char *value, size_t len)
{
	char part[512];
	snprintf(part, sizeof(part), "%.*s", (int)len, value);
	if (!strstr(said, part))
		fail_msg("\"%s\" is lost in \"%s\"", part, said);
}

/* "one", "two" or "three": each of them. */
static void assert_names_said(const char *said, const char *names, size_t len)
{
	for (const char *at = names; at < names + len;) {
		const char *end = strchr(at + 1, '"') + 1;
		assert_said(said, at, (size_t)(end - at));
		at = end + strcspn(end, "\"");
	}
}

static void check_text(struct check *check, enum fault_part part, const char *of, const char *text);

static void check_slots(
	struct check *check, const char *of, const struct fault_fit *fit, const char *said)
{
	for (int i = 0; i < fit->count; i++) {
		const struct fault_slot *slot = &fit->slots[i];
		char inner[256];
		snprintf(inner, sizeof(inner), "%.*s", (int)slot->value_len, slot->value);
		if (fault_slot_is(slot, "inner"))
			check_text(check, FAULT_WANTED, of, inner);
		else if (fault_slot_is(slot, "names"))
			assert_names_said(said, slot->value, slot->value_len);
		else
			assert_said(said, slot->value, slot->value_len);
	}
}

/* Takes out what is quoted: that is from the file. */
static void remove_quoted(char *text, char mark)
{
	char *open = strchr(text, mark);
	while (open) {
		char *close = strchr(open + 1, mark);
		if (!close)
			return;
		memmove(open, close + 1, strlen(close));
		open = strchr(open, mark);
	}
}

static void check_text(struct check *check, enum fault_part part, const char *of, const char *text)
{
	int index = only_pattern(part, of, text);
	struct fault_fit fit;
	struct strbuf said;
	check->reached[part][index] = true;
	assert_true(fault_pattern_fit(fault_words_pattern(part, index), text, &fit));
	strbuf_init(&said);
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		words_set_language(check->words, (enum lang)lang);
		strbuf_clear(&said);
		assert_true(fault_words_add(check->words, part, text, &said));
		check_slots(check, of, &fit, said.text);
		if (lang == LANG_EN || fault_words_key(part, index) == NULL)
			continue;
		remove_quoted(said.text, '"');
		remove_quoted(said.text, '\'');
		if (has_english(said.text))
			fail_msg("%s: \"%s\" is said as \"%s\"", of, text, said.text);
	}
	strbuf_release(&said);
}

static void check_diag(void *context, const char *of, const struct diag *diag)
{
	struct check *check = context;
	check_text(check, FAULT_FOUND, of, diag->found);
	check_text(check, FAULT_WANTED, of, diag->wanted);
	check->count++;
}

static void faults__of_every_reader__are_said_in_each_language(void **state)
{
	struct check *check = *state;
	check->all.seen = check_diag;
	bad_diags_of_corpora(&check->all);
	assert_in_range(check->count, 280, 100000);
	bad_diags_of_codes(&check->all);
	bad_diags_of_disk(&check->all);
	bad_diags_of_readers(&check->all);
	/* A text that no reader says any more has no place in the table. */
	for (int part = 0; part < 2; part++)
		for (int i = 0; i < fault_words_count((enum fault_part)part); i++)
			if (!check->reached[part][i])
				fail_msg("nothing says \"%s\"",
					fault_words_pattern((enum fault_part)part, i));
}

static void faults__of_files_with_a_changed_letter__are_said_in_each_language(void **state)
{
	struct check *check = *state;
	int before = check->count;
	check->all.seen = check_diag;
	bad_diags_of_changed_letters(&check->all);
	assert_in_range(check->count - before, 3000, 100000);
}

/* ---- the words themselves */

static void words__of_faults__hold_no_english(void **state)
{
	const struct check *check = *state;
	int count = 0;
	for (int i = 0; i < words_count(check->words); i++) {
		const char *key = words_key(check->words, i);
		if (strncmp(key, "fault.", 6) != 0)
			continue;
		count++;
		for (int lang = LANG_ID; lang <= LANG_MS; lang++) {
			char text[512];
			snprintf(text, sizeof(text), "%s",
				words_get_in(check->words, (enum lang)lang, key));
			for (char *open = strchr(text, '{'); open; open = strchr(open, '{'))
				memmove(open, strchr(open, '}') + 1, strlen(strchr(open, '}')));
			if (has_english(text))
				fail_msg("%s: \"%s\"", key, text);
		}
	}
	assert_true(count > 100);
}

static void text__that_nobody_put_into_words__stands_in_english(void **state)
{
	static const char *const texts[] = {"", "a moon", "a whole number from one to 3",
		"\"a\" or b", "at most 12 itemses",
		"a code that can be played: in its letter x, UTF-8"};
	const struct check *check = *state;
	struct strbuf said;
	strbuf_init(&said);
	words_set_language(check->words, LANG_ID);
	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		strbuf_clear(&said);
		assert_false(fault_words_add(check->words, FAULT_WANTED, texts[i], &said));
		assert_string_equal(said.text, texts[i]);
	}
	/* Inside a sentence that has words, too. */
	strbuf_clear(&said);
	assert_false(fault_words_add(check->words, FAULT_WANTED,
		"a code that can be played: in its letter 3, a moon", &said));
	assert_string_equal(said.text, "kode yang bisa dimainkan; pada huruf ke-3: a moon");
	strbuf_release(&said);
}

/* ---- the sentence */

static void sentence__of_each_part__is_whole_in_each_language(void **state)
{
	static const struct {
		struct diag diag;
		const char *said[LANG_COUNT];
	} rows[] = {
		{{.file = "s.json",
			 .line = 3,
			 .column = 8,
			 .path = "$.volume",
			 .found = "101",
			 .wanted = "a whole number from 0 to 100"},
			{[LANG_ID] = "s.json baris 3, kolom 8, di $.volume: ditemukan 101, "
				     "seharusnya bilangan bulat dari 0 sampai 100",
				[LANG_MS] = "s.json baris 3, lajur 8, di $.volume: ditemui 101, "
					    "sepatutnya nombor bulat dari 0 hingga 100",
				[LANG_EN] = "s.json line 3, column 8, at $.volume: found 101, "
					    "it should be a whole number from 0 to 100"}},
		{{.file = "s.json",
			 .line = 1,
			 .column = 1,
			 .found = "an empty file",
			 .wanted = "a JSON document"},
			{[LANG_ID] = "s.json baris 1, kolom 1: ditemukan berkas kosong, "
				     "seharusnya dokumen JSON",
				[LANG_MS] = "s.json baris 1, lajur 1: ditemui fail kosong, "
					    "sepatutnya dokumen JSON",
				[LANG_EN] = "s.json line 1, column 1: found an empty file, it "
					    "should be "
					    "a JSON document"}},
		{{.file = "s.json", .found = "\"a\tb\""},
			{[LANG_ID] = "s.json: ditemukan \"a?b\"",
				[LANG_MS] = "s.json: ditemui \"a?b\"",
				[LANG_EN] = "s.json: found \"a?b\""}},
		{{.path = "$", .wanted = "\"a\", \"b\" or \"c\""},
			{[LANG_ID] = "di $: seharusnya \"a\", \"b\" atau \"c\"",
				[LANG_MS] = "di $: sepatutnya \"a\", \"b\" atau \"c\"",
				[LANG_EN] = "at $: it should be \"a\", \"b\" or \"c\""}},
		{{.file = "s.json", .path = "$.a", .found = "null", .wanted = "one"},
			{[LANG_ID] = "s.json, di $.a: ditemukan null, seharusnya kunci itu ada",
				[LANG_MS] =
					"s.json, di $.a: ditemui null, sepatutnya kunci itu ada",
				[LANG_EN] = "s.json, at $.a: found null, it should be there"}},
		{{.found = "2"}, {[LANG_ID] = "ditemukan 2",
					 [LANG_MS] = "ditemui 2",
					 [LANG_EN] = "found 2"}},
	};
	const struct check *check = *state;
	struct strbuf said;
	strbuf_init(&said);
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			words_set_language(check->words, (enum lang)lang);
			strbuf_clear(&said);
			fault_words_write(check->words, &rows[i].diag, rows[i].diag.file, &said);
			assert_string_equal(said.text, rows[i].said[lang]);
		}
	}
	strbuf_release(&said);
}

/* Each once, in the language of the moment. */
static void notes__of_faults__follow_the_language(void **state)
{
	const struct check *check = *state;
	struct diag diag = {.file = "/a/b/s.json", .found = "an empty list", .wanted = "an object"};
	struct notes notes = {.count = 0};
	struct strbuf said;
	notes_add(&notes, "no display");
	notes_add_fault(&notes, &diag);
	notes_add_fault(&notes, &diag);
	notes_add(&notes, "no display");
	assert_int_equal(notes.count, 2);
	assert_string_equal(
		notes.items[1].english, "/a/b/s.json: found an empty list, wanted an object");
	strbuf_init(&said);
	words_set_language(check->words, LANG_ID);
	note_write(&notes.items[0], check->words, false, &said);
	assert_string_equal(said.text, "no display");
	strbuf_clear(&said);
	note_write(&notes.items[1], check->words, false, &said);
	assert_string_equal(said.text, "/a/b/s.json: ditemukan daftar kosong, seharusnya objek");
	strbuf_clear(&said);
	words_set_language(check->words, LANG_MS);
	note_write(&notes.items[1], check->words, true, &said);
	assert_string_equal(said.text, "s.json: ditemui senarai kosong, sepatutnya objek");
	strbuf_release(&said);
	notes_release(&notes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(faults__of_every_reader__are_said_in_each_language),
		cmocka_unit_test(faults__of_files_with_a_changed_letter__are_said_in_each_language),
		cmocka_unit_test(words__of_faults__hold_no_english),
		cmocka_unit_test(text__that_nobody_put_into_words__stands_in_english),
		cmocka_unit_test(sentence__of_each_part__is_whole_in_each_language),
		cmocka_unit_test(notes__of_faults__follow_the_language),
	};
	return cmocka_run_group_tests_name("fault_words", tests, set_up, tear_down);
}
