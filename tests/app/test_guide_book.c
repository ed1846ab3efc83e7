/* SPDX-License-Identifier: MIT */
/* The guide as a document: what is refused, and that the three languages say the same. */
#include "test.h"

#include "app/guide.h"
#include "app/guide_figure.h"
#include "app/source_text.h"
#include "base/file.h"
#include "base/lang.h"
#include "packs/our_packs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void path_of(enum lang lang, char *path, size_t size)
{
	snprintf(path, size, SOURCE_DIR "/assets/guide/%s.json", lang_code(lang));
}

static void open_guide(struct guide *guide, enum lang lang)
{
	char path[512];
	struct diag diag;
	struct strbuf text;

	path_of(lang, path, sizeof path);
	diag_clear(&diag);
	if (guide_load(guide, path, &diag))
		return;
	strbuf_init(&text);
	diag_write(&diag, &text);
	fail_msg("%s", text.text);
}

/* ---- what is refused ---- */

/* One change to the sound file, and what is said of it. */
static const struct bad_row {
	const char *name, *from, *to, *path, *wanted;
} bad_rows[] = {
	{"newer format", "\"format\": 1", "\"format\": 2", "$.format",
		"1; the file is newer than this program"},
	{"unknown key", "\"format\": 1,", "\"format\": 1, \"notes\": 1,", "$.notes", NULL},
	{"chapter of another name", "\"id\": \"start\"", "\"id\": \"mulai\"", "$.chapters[0].id",
		"\"start\""},
	{"empty name", "\"name\": \"Mulai\"", "\"name\": \"\"", "$.chapters[0].name",
		"a text of at least 1 byte"},
	{"unknown kind", "\"kind\": \"heading\"", "\"kind\": \"judul\"", NULL, NULL},
	{"a key of another kind", "{\"kind\": \"rules\"}", "{\"kind\": \"rules\", \"text\": \"?\"}",
		NULL, NULL},
	{"a text that is none", "{\"kind\": \"item\", \"text\": \"Menaksir",
		"{\"kind\": \"item\", \"text\": 7, \"x\": \"Menaksir", NULL, NULL},
	{"no minutes", "\"minutes\": 5", "\"minutes\": 0", NULL, "a whole number from 1 to 120"},
	{"no source", "\"sources\": [\"congkak-english\"]", "\"sources\": []", NULL,
		"at least 1 item"},
	{"unknown claim", "\"claim\": \"guard\"", "\"claim\": \"best\"", NULL, NULL},
	{"unknown slot", "Satu tembakan, {shot} biji", "Satu tembakan, {shots} biji", NULL,
		"\"hole\", \"hole2\", \"seeds\", \"home\", \"shot\", \"drops\", \"relays\", "
		"\"swept\", \"in_holes\", \"total\", \"own\" or \"other\""},
	{"open slot", "Satu tembakan, {shot} biji", "Satu tembakan, {shot biji", NULL, NULL},
	{"marked is no truth", "\"marked\": true", "\"marked\": 1", NULL, "true or false"},
	{"a term without id", "\"id\": \"lap\", ", "", NULL, NULL},
	{"a file name with a folder", "\"file\": \"lembar-", "\"file\": \"../lembar-",
		"$.sheet.file", "only the letters a to z, digits and '-'"},
	{"no rules on the sheet", "\"rules\": [", "\"rules\": [], \"x\": [", "$.sheet.x", NULL},
};

static void change(struct strbuf *out, const char *sound, const struct bad_row *row)
{
	const char *at = strstr(sound, row->from);

	if (!at)
		fail_msg("%s: the file has no %s", row->name, row->from);
	strbuf_init(out);
	strbuf_add(out, sound, (size_t)(at - sound));
	strbuf_addstr(out, row->to);
	strbuf_addstr(out, at + strlen(row->from));
}

static void read_sound(struct strbuf *sound)
{
	char path[512];
	struct diag diag;

	path_of(LANG_ID, path, sizeof path);
	strbuf_init(sound);
	assert_true(file_read(path, GUIDE_BYTES_MAX, sound, &diag));
}

static void guide__each_bad_file__is_refused_in_a_sentence(void **state)
{
	struct strbuf sound, bad;
	(void)state;

	read_sound(&sound);
	for (size_t i = 0; i < sizeof bad_rows / sizeof *bad_rows; i++) {
		const struct bad_row *row = &bad_rows[i];
		struct guide guide;
		struct diag diag;

		print_message("%s\n", row->name);
		change(&bad, sound.text, row);
		diag_clear(&diag);
		assert_false(guide_read(&guide, "id.json", bad.text, bad.len, &diag));
		assert_string_equal(diag.file, "id.json");
		assert_true(diag.line > 0);
		assert_true(diag.wanted[0] != '\0');
		if (row->path)
			assert_string_equal(diag.path, row->path);
		if (row->wanted)
			assert_string_equal(diag.wanted, row->wanted);
		strbuf_release(&bad);
	}
	strbuf_release(&sound);
}

/* Cut off anywhere, it is refused; nothing is read from behind its end. */
static void guide__cut_off_anywhere__is_refused(void **state)
{
	struct strbuf sound;
	(void)state;

	read_sound(&sound);
	for (size_t len = 0; len + 2 < sound.len; len += 97) {
		char *part = malloc(len + 1);
		struct guide guide;
		struct diag diag;

		assert_non_null(part);
		memcpy(part, sound.text, len);
		diag_clear(&diag);
		assert_false(guide_read(&guide, "id.json", part, len, &diag));
		free(part);
	}
	strbuf_release(&sound);
}

/* ---- three languages ---- */

static void assert_same_block(const struct guide_block *a, const struct guide_block *b)
{
	assert_int_equal(a->kind, b->kind);
	assert_int_equal(a->claim, b->claim);
	assert_int_equal(a->marked, b->marked);
	assert_int_equal(a->minutes, b->minutes);
	assert_int_equal(a->source_count, b->source_count);
	for (int i = 0; i < a->source_count; i++)
		assert_string_equal(a->sources[i], b->sources[i]);
	if (a->code)
		assert_string_equal(a->code, b->code);
}

/* Each slot stands in both, as often. */
static void assert_same_slots(const char *a, const char *b)
{
	if (!a)
		return;
	for (int i = 0; guide_slot(i); i++) {
		char slot[32];
		int in_a = 0, in_b = 0;

		snprintf(slot, sizeof slot, "{%s}", guide_slot(i));
		for (const char *at = a; (at = strstr(at, slot)); at++)
			in_a++;
		for (const char *at = b; (at = strstr(at, slot)); at++)
			in_b++;
		if (in_a != in_b)
			fail_msg("%s: %s / %s", slot, a, b);
	}
}

static void assert_has_term(const struct guide_chapter *chapter, const char *id)
{
	for (int i = 0; i < chapter->count; i++)
		if (chapter->blocks[i].kind == GUIDE_TERM && strcmp(chapter->blocks[i].id, id) == 0)
			return;
	fail_msg("no term %s", id);
}

static void guide__in_three_languages__has_the_same_blocks(void **state)
{
	struct guide first, other;
	(void)state;

	open_guide(&first, LANG_ID);
	for (int lang = LANG_ID + 1; lang < LANG_COUNT; lang++) {
		open_guide(&other, (enum lang)lang);
		for (int i = 0; i < GUIDE_CHAPTERS; i++) {
			const struct guide_chapter *a = &first.chapters[i], *b = &other.chapters[i];

			assert_int_equal(a->count, b->count);
			for (int j = 0; j < a->count; j++) {
				assert_same_block(&a->blocks[j], &b->blocks[j]);
				assert_same_slots(a->blocks[j].text, b->blocks[j].text);
				assert_same_slots(a->blocks[j].answer, b->blocks[j].answer);
				if (a->blocks[j].kind == GUIDE_TERM)
					assert_has_term(b, a->blocks[j].id);
			}
		}
		assert_int_equal(first.sheet.rule_count, other.sheet.rule_count);
		guide_release(&other);
	}
	guide_release(&first);
}

/* Sorted, so that a word is found; and each once. */
static void glossary__in_each_language__is_in_alphabetical_order(void **state)
{
	(void)state;
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct guide guide;
		const char *before = "";
		int count = 0;

		open_guide(&guide, (enum lang)lang);
		const struct guide_chapter *chapter = guide_chapter_of(&guide, "glossary");
		for (int i = 0; i < chapter->count; i++) {
			if (chapter->blocks[i].kind != GUIDE_TERM)
				continue;
			if (strcasecmp(before, chapter->blocks[i].word) >= 0)
				fail_msg("%s stands before %s", before, chapter->blocks[i].word);
			before = chapter->blocks[i].word;
			count++;
		}
		assert_in_range(count, 12, 40);
		guide_release(&guide);
	}
}

/* Few words: a page a chapter, not a book. And outside of figures nothing is to be filled in. */
static void chapters__in_each_language__are_short_and_whole(void **state)
{
	(void)state;
	for (int lang = 0; lang < LANG_COUNT; lang++) {
		struct guide guide;

		open_guide(&guide, (enum lang)lang);
		for (int i = 0; i < GUIDE_CHAPTERS; i++) {
			int words = 0;

			for (int j = 0; j < guide.chapters[i].count; j++) {
				const struct guide_block *block = &guide.chapters[i].blocks[j];

				for (const char *at = block->text; at; at = strchr(at + 1, ' '))
					words++;
				if (!block->code && block->text)
					assert_null(strpbrk(block->text, "{}"));
			}
			assert_in_range(words, 180, 450);
		}
		guide_release(&guide);
	}
}

/* ---- its sources and its lesson ---- */

static bool is_cited(const struct pack_set *packs, const char *id)
{
	for (int i = 0; i < packs->count; i++)
		if (source_find(&packs->packs[i], id))
			return true;
	return false;
}

static void history__each_fact__has_sources_that_packs_know(void **state)
{
	const struct pack_set *packs = *state;
	struct guide guide;
	int facts = 0, lists = 0;

	open_guide(&guide, LANG_ID);
	const struct guide_chapter *chapter = guide_chapter_of(&guide, "history");
	for (int i = 0; i < chapter->count; i++) {
		const struct guide_block *block = &chapter->blocks[i];

		lists += block->kind == GUIDE_SOURCES;
		if (block->kind != GUIDE_FACT)
			continue;
		facts++;
		for (int j = 0; j < block->source_count; j++)
			if (!is_cited(packs, block->sources[j]))
				fail_msg("no pack cites %s", block->sources[j]);
	}
	assert_in_range(facts, 10, 30);
	assert_int_equal(lists, 1);
	guide_release(&guide);
}

static void lesson__its_steps__take_45_minutes(void **state)
{
	struct guide guide;
	int minutes = 0;
	(void)state;

	open_guide(&guide, LANG_ID);
	const struct guide_chapter *chapter = guide_chapter_of(&guide, "teachers");
	for (int i = 0; i < chapter->count; i++)
		minutes += chapter->blocks[i].minutes;
	assert_int_equal(minutes, 45);
	guide_release(&guide);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(guide__each_bad_file__is_refused_in_a_sentence),
		cmocka_unit_test(guide__cut_off_anywhere__is_refused),
		cmocka_unit_test(guide__in_three_languages__has_the_same_blocks),
		cmocka_unit_test(glossary__in_each_language__is_in_alphabetical_order),
		cmocka_unit_test(chapters__in_each_language__are_short_and_whole),
		cmocka_unit_test_setup_teardown(history__each_fact__has_sources_that_packs_know,
			our_packs_load, our_packs_release),
		cmocka_unit_test(lesson__its_steps__take_45_minutes),
	};
	return cmocka_run_group_tests_name("guide_book", tests, NULL, NULL);
}
