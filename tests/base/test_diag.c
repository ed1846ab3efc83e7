/* SPDX-License-Identifier: MIT */
#include "base/diag.h"

#include "test.h"

#include <string.h>

static void diag__parts__make_one_sentence(void **state)
{
	static const struct row {
		const char *file;
		int line, column;
		const char *path, *found, *wanted;
		const char *sentence;
	} rows[] = {
		{"packs/umum.json", 12, 9, "$.options.relay", "\"ya\"", "true or false",
			"packs/umum.json:12:9: $.options.relay: found \"ya\", wanted true or "
			"false"},
		{"code", 0, 0, "", "\"q\"", "a hole of the side to move",
			"code: found \"q\", wanted a hole of the side to move"},
		{"a.json", 3, 1, "", "", "'}'", "a.json:3:1: wanted '}'"},
		{"a.json", 0, 0, "", "no such file", "", "a.json: found no such file"},
		{"", 0, 0, "$", "", "an object", "$: wanted an object"}, {"", 0, 0, "", "", "", ""},
		{"a\x1b[1m.json", 0, 0, "", "a\tb\x7f", "",
			"a?[1m.json: found a?b?"}, /* a file name must not paint the terminal */
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct diag diag;
		struct strbuf out;

		diag_clear(&diag);
		diag_file(&diag, rows[i].file);
		diag_place(&diag, rows[i].line, rows[i].column);
		diag_found(&diag, "%s", rows[i].found);
		diag_wanted(&diag, "%s", rows[i].wanted);
		strcpy(diag.path, rows[i].path);
		strbuf_init(&out);
		diag_write(&diag, &out);
		assert_string_equal(out.text, rows[i].sentence);
		strbuf_release(&out);
	}
}

static void diag__texts_of_any_length__are_cut(void **state)
{
	char text[2000];
	struct diag diag;

	(void)state;
	memset(text, 'x', sizeof text - 1);
	text[sizeof text - 1] = '\0';
	diag_clear(&diag);
	diag_file(&diag, text);
	diag_found(&diag, "%s", text);
	diag_wanted(&diag, "%s", text);
	assert_int_equal(strlen(diag.file), sizeof diag.file - 1);
	assert_int_equal(strlen(diag.found), sizeof diag.found - 1);
	assert_int_equal(strlen(diag.wanted), sizeof diag.wanted - 1);
	assert_string_equal(diag.path, "");
}

static void diag__written__is_appended(void **state)
{
	struct diag diag;
	struct strbuf out;

	(void)state;
	diag_clear(&diag);
	diag_found(&diag, "%d seeds", 99);
	strbuf_init(&out);
	strbuf_addstr(&out, "congklak-cli: ");
	diag_write(&diag, &out);
	assert_string_equal(out.text, "congklak-cli: found 99 seeds");
	strbuf_release(&out);
}

/* A terminal takes control characters as orders, those of eight bits (C1) too. */
static void diag__signs_that_are_no_letters__are_question_marks(void **state)
{
	static const struct {
		const char *found, *shown;
	} rows[] = {
		{"a\033[31m\177\tb", "a?[31m??b"},
		{"a\302\233"
		 "31mb",
			"a?31mb"},
		{"a\302\200\302\237b", "a??b"},
		{"a\302\240b", "a\302\240b"},
		{"a\233"
		 "31mb",
			"a?31mb"},
		{"\303\251 \342\200\246 \360\237\220\232",
			"\303\251 \342\200\246 \360\237\220\232"},
		{"cut \342\200", "cut ??"},
		{"\377\300\200\365\200", "?????"},
		{"lines \342\200\250 and \342\200\251", "lines ? and ?"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct diag diag;
		struct strbuf out;

		diag_clear(&diag);
		diag_file(&diag, rows[i].found);
		strbuf_init(&out);
		diag_write(&diag, &out);
		assert_int_equal(strlen(rows[i].shown) + 2, out.len);
		assert_memory_equal(out.text, rows[i].shown, strlen(rows[i].shown));
		strbuf_release(&out);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(diag__parts__make_one_sentence),
		cmocka_unit_test(diag__texts_of_any_length__are_cut),
		cmocka_unit_test(diag__signs_that_are_no_letters__are_question_marks),
		cmocka_unit_test(diag__written__is_appended),
	};

	return cmocka_run_group_tests_name("diag", tests, NULL, NULL);
}
