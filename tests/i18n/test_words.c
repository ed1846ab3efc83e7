/* SPDX-License-Identifier: MIT */
#include "test.h"

#include "i18n/pseudo.h"
#include "i18n/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A folder of three catalogs that lives as long as a test. */
struct folder {
	char path[64];
};

static void folder_init(struct folder *folder)
{
	snprintf(folder->path, sizeof folder->path, "/tmp/congklak-words-XXXXXX");
	assert_non_null(mkdtemp(folder->path));
}

static void folder_write(const struct folder *folder, const char *name, const char *text)
{
	char path[128];
	FILE *file;

	snprintf(path, sizeof path, "%s/%s", folder->path, name);
	file = fopen(path, "w");
	assert_non_null(file);
	assert_true(fputs(text, file) >= 0);
	assert_int_equal(fclose(file), 0);
}

static void folder_release(const struct folder *folder)
{
	static const char *const names[] = {"id.json", "ms.json", "en.json"};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		char path[128];

		snprintf(path, sizeof path, "%s/%s", folder->path, names[i]);
		unlink(path);
	}
	rmdir(folder->path);
}

static const char id_json[] = "{\n"
			      "  \"a.b\": \"satu {n} dua {who}\",\n"
			      "  \"z\": \"akhir\",\n"
			      "  \"c\": \"tengah\"\n"
			      "}\n";
static const char ms_json[] =
	"{\"c\": \"tengah ms\", \"a.b\": \"{who} ada {n}\", \"z\": \"hujung\"}";
static const char en_json[] =
	"{\"z\": \"end\", \"a.b\": \"{who}: {n} and {n}\", \"c\": \"middle\"}";

static struct words *load(const char *id, const char *ms, const char *en, struct diag *diag)
{
	struct folder folder;
	struct words *words;

	folder_init(&folder);
	if (id)
		folder_write(&folder, "id.json", id);
	if (ms)
		folder_write(&folder, "ms.json", ms);
	if (en)
		folder_write(&folder, "en.json", en);
	diag_clear(diag);
	words = words_load(folder.path, diag);
	folder_release(&folder);
	return words;
}

static struct words *load_good(void)
{
	struct diag diag;
	struct words *words = load(id_json, ms_json, en_json, &diag);

	assert_non_null(words);
	return words;
}

static void words_get__each_language__its_text(void **state)
{
	struct words *words = load_good();

	(void)state;
	assert_int_equal(words_language(words), LANG_ID);
	assert_string_equal(words_get(words, "c"), "tengah");
	words_set_language(words, LANG_MS);
	assert_int_equal(words_language(words), LANG_MS);
	assert_string_equal(words_get(words, "c"), "tengah ms");
	assert_string_equal(words_get(words, "z"), "hujung");
	assert_string_equal(words_get_in(words, LANG_EN, "z"), "end");
	words_free(words);
}

static void words_key__unsorted_file__sorted(void **state)
{
	struct words *words = load_good();

	(void)state;
	assert_int_equal(words_count(words), 3);
	assert_string_equal(words_key(words, 0), "a.b");
	assert_string_equal(words_key(words, 1), "c");
	assert_string_equal(words_key(words, 2), "z");
	assert_true(words_has(words, "a.b"));
	assert_false(words_has(words, "a"));
	assert_false(words_has(words, "a.bc"));
	assert_false(words_has(words, ""));
	words_free(words);
}

static void words_format__slots__filled_in_any_order(void **state)
{
	static const struct words_slot slots[] = {{"unused", "x"}, {"n", "7"}, {"who", "Ani {n}"}};
	struct words *words = load_good();
	struct strbuf out;

	(void)state;
	strbuf_init(&out);
	strbuf_addstr(&out, "> ");
	words_format(words, "a.b", slots, 3, &out);
	/* A value is not filled again. */
	assert_string_equal(out.text, "> satu 7 dua Ani {n}");
	strbuf_clear(&out);
	words_set_language(words, LANG_EN);
	words_format(words, "a.b", slots, 3, &out);
	assert_string_equal(out.text, "Ani {n}: 7 and 7");
	strbuf_clear(&out);
	words_format(words, "c", NULL, 0, &out);
	assert_string_equal(out.text, "middle");
	strbuf_release(&out);
	words_free(words);
}

static void words_pseudo__on_and_off__stretched_with_slots(void **state)
{
	static const struct words_slot slots[] = {{"n", "7"}, {"who", "Ani"}};
	struct words *words = load_good();
	struct strbuf out;

	(void)state;
	strbuf_init(&out);
	words_set_pseudo(words, true);
	assert_string_equal(words_get(words, "c"), "ťéññğááĥ~");
	words_format(words, "a.b", slots, 2, &out);
	assert_non_null(strstr(out.text, "7"));
	assert_non_null(strstr(out.text, "Ani"));
	assert_null(strchr(out.text, '{'));
	words_set_pseudo(words, false);
	assert_string_equal(words_get(words, "c"), "tengah");
	words_set_pseudo(words, true);
	words_set_language(words, LANG_MS);
	assert_string_not_equal(words_get(words, "c"), "tengah ms");
	strbuf_release(&out);
	words_free(words);
}

static size_t characters(const char *text)
{
	size_t count = 0;

	for (; *text; text++)
		count += ((unsigned char)*text & 0xc0) != 0x80;
	return count;
}

static void pseudo_text__any_text__forty_percent_longer(void **state)
{
	static const char *const texts[] = {
		"a", "Main", "Seri, tujuh sama", "…×— 49 : 49", "bbb mmm ppp", "Kéndaraan"};

	(void)state;
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		char *text = pseudo_text(texts[i]);
		size_t before = characters(texts[i]);

		assert_int_equal(characters(text), before + (before * 40 + 99) / 100);
		free(text);
	}
}

/* Each fault with its line, column and JSON path. NULL: the good text. */
static const struct fault {
	const char *id;
	const char *ms;
	const char *en;
	const char *file;
	int line;
	int column; /* 0: not looked at */
	const char *path;
	const char *wanted; /* part of it */
} faults[] = {
	{"[]", NULL, NULL, "id.json", 1, 1, "$", "object"},
	{NULL, "{\"c\": \"x\",\n \"a.b\": \"{who} {n}\"}", NULL, "ms.json", 1, 1, "$",
		"the key \"z\", which id.json has"},
	{NULL, NULL, "{\"z\": \"x\", \"c\": \"x\",\n  \"d\": \"x\", \"a.b\": \"{n}{who}\"}",
		"en.json", 2, 0, "d", "no key \"d\", which id.json does not have"},
	{NULL, NULL, "{\"z\": \"x\",\n\n \"a.b\": \"{n}\", \"c\": \"x\"}", "en.json", 3, 0, "a.b",
		"the slot {who}"},
	{NULL, NULL, "{\"z\": \"x {n}\", \"a.b\": \"{n}{who}\", \"c\": \"x\"}", "en.json", 1, 0,
		"z", "no slot {n}"},
	{"{\"a\": \"x {n\"}", NULL, NULL, "id.json", 1, 0, "a", "slots like {name}"},
	{"{\"a\": \"x {}\"}", NULL, NULL, "id.json", 1, 0, "a", "slots like {name}"},
	{"{\"a\": \"x {a{b}}\"}", NULL, NULL, "id.json", 1, 0, "a", "slots like {name}"},
	{"{\"a\": \"x {N}\"}", NULL, NULL, "id.json", 1, 0, "a", "slots like {name}"},
	{"{\"a\": \"x } y\"}", NULL, NULL, "id.json", 1, 0, "a", "a '{' before each '}'"},
	{"{\"a\": \"{a}{b}{c}{d}{e}{f}{g}{h}{i}\"}", NULL, NULL, "id.json", 1, 0, "a",
		"at most 8 slots"},
	{"{\"a\": \"x\\ty\"}", NULL, NULL, "id.json", 1, 0, "a", "no control character"},
	{"{\n\"a\": \"x\",\n\"a\": \"y\"}", NULL, NULL, "id.json", 3, 0, "a", ""},
	{"{\"a\": \"\"}", NULL, NULL, "id.json", 1, 0, "a", ""},
	{"{\"a\": 7}", NULL, NULL, "id.json", 1, 0, "a", ""},
	{"{\"a b\": \"x\"}", NULL, NULL, "id.json", 1, 0, "a b", "a key of letters"},
	{"{\"a.\": \"x\"}", NULL, NULL, "id.json", 1, 0, "a.", "a key of letters"},
	{"{\"\": \"x\"}", NULL, NULL, "id.json", 1, 0, "", "a key of 1 to"},
	{"{\"a\": \"x\"", NULL, NULL, "id.json", 1, 0, "", ""},
};

static void words_load__bad_catalog__refused_with_its_place(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		const struct fault *fault = &faults[i];
		struct diag diag;
		struct strbuf sentence;

		assert_null(load(fault->id ? fault->id : id_json, fault->ms ? fault->ms : ms_json,
			fault->en ? fault->en : en_json, &diag));
		strbuf_init(&sentence);
		diag_write(&diag, &sentence);
		if (!strstr(diag.file, fault->file) || diag.line != fault->line ||
			diag.column < 1 || (fault->column && diag.column != fault->column) ||
			!strstr(diag.path, fault->path) || !strstr(diag.wanted, fault->wanted))
			fail_msg("row %zu: %s", i, sentence.text);
		strbuf_release(&sentence);
	}
}

static void words_load__long_key_or_text__refused(void **state)
{
	char text[5000];
	struct diag diag;

	(void)state;
	snprintf(text, sizeof text, "{\"%0100d\": \"x\"}", 0);
	assert_null(load(text, ms_json, en_json, &diag));
	assert_non_null(strstr(diag.wanted, "80 bytes"));
	snprintf(text, sizeof text, "{\"a\": \"%04500d\"}", 0);
	assert_null(load(text, ms_json, en_json, &diag));
	assert_non_null(strstr(diag.path, "a"));
}

static void words_load__missing_file__named(void **state)
{
	struct diag diag;

	(void)state;
	assert_null(load(id_json, NULL, en_json, &diag));
	assert_non_null(strstr(diag.file, "ms.json"));
	assert_null(load(NULL, ms_json, en_json, &diag));
	assert_non_null(strstr(diag.file, "id.json"));
}

static void words_load__empty_objects__no_words(void **state)
{
	struct diag diag;
	struct words *words = load("{}", "{}", "{}", &diag);

	(void)state;
	assert_non_null(words);
	assert_int_equal(words_count(words), 0);
	assert_false(words_has(words, "a"));
	words_set_pseudo(words, true);
	words_free(words);
	words_free(NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words_get__each_language__its_text),
		cmocka_unit_test(words_key__unsorted_file__sorted),
		cmocka_unit_test(words_format__slots__filled_in_any_order),
		cmocka_unit_test(words_pseudo__on_and_off__stretched_with_slots),
		cmocka_unit_test(pseudo_text__any_text__forty_percent_longer),
		cmocka_unit_test(words_load__bad_catalog__refused_with_its_place),
		cmocka_unit_test(words_load__long_key_or_text__refused),
		cmocka_unit_test(words_load__missing_file__named),
		cmocka_unit_test(words_load__empty_objects__no_words),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
