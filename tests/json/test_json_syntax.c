/* SPDX-License-Identifier: MIT */
#include "json/json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "test.h"

/* The sentence TEXT is refused with, or "" if it is read. */
static char *refusal(const char *text, size_t len)
{
	struct json_document document;
	struct diag diag;
	struct strbuf out;

	strbuf_init(&out);
	if (json_parse(&document, "f.json", text, len, &diag))
		json_release(&document);
	else
		diag_write(&diag, &out);
	return out.text;
}

static void expect(const char *text, size_t len, const char *sentence)
{
	char *found = refusal(text, len);

	if (strcmp(found, sentence) != 0)
		print_error("of %.*s\n", (int)(len < 60 ? len : 60), text);
	assert_string_equal(found, sentence);
	free(found);
}

static void parse__sound_documents__are_read(void **state)
{
	static const char *const rows[] = {
		"{}", "[]", " \t\r\n[ ] \n", "null", "true", "-0", "[0,-1,1.5,1e3,1E+3,1e-3,0.5]",
		"\"\"", "{\"a\":{\"b\":[{}]},\"c\":\"d\"}",
		"\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041 \\ud83d\\udc1a\"",
		"\"\xf4\x8f\xbf\xbf \xee\x80\x80 \xc2\x80 \xe0\xa0\x80 \xf0\x90\x80\x80\"",
		"12345678901234567890123456789012",
		"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]", /* 32 deep */
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		expect(rows[i], strlen(rows[i]), "");
}

struct fault {
	const char *text;
	const char *sentence;
};

static void expect_all(const struct fault *rows, size_t count)
{
	for (size_t i = 0; i < count; i++)
		expect(rows[i].text, strlen(rows[i].text), rows[i].sentence);
}

static void parse__broken_structure__says_where_and_what(void **state)
{
	static const struct fault rows[] = {
		{"", "f.json:1:1: found an empty file, wanted a JSON document"},
		{" \n\n ", "f.json:1:1: found an empty file, wanted a JSON document"},
		{"{", "f.json:1:2: found the end of the file, wanted a key in double quotes or "
		      "'}'"},
		{"[", "f.json:1:2: found the end of the file, wanted a value"},
		{"[1", "f.json:1:3: found the end of the file, wanted ',' or ']'"},
		{"[1,\n  2\n", "f.json:3:1: found the end of the file, wanted ',' or ']'"},
		{"[1 2]", "f.json:1:4: found '2', wanted ',' or ']'"},
		{"[1,]", "f.json:1:4: found ']', wanted another value after the ','"},
		{"[,1]", "f.json:1:2: found ',', wanted a value"},
		{"[1}", "f.json:1:3: found '}', wanted ',' or ']'"},
		{"{\"a\":1]", "f.json:1:7: found ']', wanted ',' or '}'"},
		{"{\"a\":1,}",
			"f.json:1:8: found '}', wanted another key in double quotes after the ','"},
		{"{\"a\" 1}", "f.json:1:6: found '1', wanted ':' after the key"},
		{"{\"a\":}", "f.json:1:6: found '}', wanted a value"},
		{"{a:1}", "f.json:1:2: found a, wanted a key in double quotes or '}'"},
		{"{'a':1}", "f.json:1:2: found ''', wanted a key in double quotes or '}'"},
		{"{1:1}", "f.json:1:2: found '1', wanted a key in double quotes or '}'"},
		{"{} {}", "f.json:1:4: found '{', wanted nothing after the end of the document"},
		{"{}]", "f.json:1:3: found ']', wanted nothing after the end of the document"},
		{"1 // one", "f.json:1:3: found '/', wanted nothing after the end of the document"},
		{"// one", "f.json:1:1: found '/', wanted a value"},
		{"nul", "f.json:1:1: found nul, wanted a value"},
		{"nulls", "f.json:1:1: found nulls, wanted a value"},
		{"[True]", "f.json:1:2: found True, wanted a value"},
		{"true1", "f.json:1:1: found true1, wanted a value"},
		{"ya_ini_bukan_json_sama_sekali",
			"f.json:1:1: found ya_ini_bukan_json_sama_s, wanted a value"},
		{"\xef\xbb\xbf{}", "f.json:1:1: found a byte order mark, wanted UTF-8 without one"},
		{"[\x01]", "f.json:1:2: found the control character 0x01, wanted a value"},
		{"[“a”]", "f.json:1:2: found '“', wanted a value"},
		{"{\r\n\t\"a\": x\r\n}", "f.json:2:7: found x, wanted a value"},
	};

	(void)state;
	expect_all(rows, sizeof rows / sizeof *rows);
}

static void parse__bad_numbers__says_where_and_what(void **state)
{
	static const struct fault rows[] = {
		{"NaN", "f.json:1:1: found NaN, wanted a value"},
		{"[-NaN]", "f.json:1:3: found NaN, wanted a digit after the '-'"},
		{"Infinity", "f.json:1:1: found Infinity, wanted a value"},
		{"[-Infinity]", "f.json:1:3: found Infinity, wanted a digit after the '-'"},
		{"[0, {\"a\": 1e999}]",
			"f.json:1:11: $[1].a: found 1e999, wanted a number of usual size"},
		{"-1e999", "f.json:1:1: $: found -1e999, wanted a number of usual size"},
		{"01", "f.json:1:1: found a number that starts with 0, wanted it without the 0"},
		{"-01", "f.json:1:1: found a number that starts with 0, wanted it without the 0"},
		{"+1", "f.json:1:1: found '+', wanted a value"},
		{".5", "f.json:1:1: found '.', wanted a value"},
		{"1.", "f.json:1:3: found the end of the file, wanted a digit after the '.'"},
		{"[1.]", "f.json:1:4: found ']', wanted a digit after the '.'"},
		{"1e", "f.json:1:3: found the end of the file, wanted a digit of the exponent"},
		{"[1e+]", "f.json:1:5: found ']', wanted a digit of the exponent"},
		{"0x10", "f.json:1:2: found x10, wanted nothing after the end of the document"},
		{"[1_000]", "f.json:1:3: found _000, wanted ',' or ']'"},
		{"[123456789012345678901234567890123]",
			"f.json:1:2: found a number of 33 characters, wanted at most 32"},
	};

	(void)state;
	expect_all(rows, sizeof rows / sizeof *rows);
}

#define ESCAPES "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
#define CLOSED  "a '\"' that closes the text before it, or an escape"

static void parse__bad_texts__says_where_and_what(void **state)
{
	static const struct fault rows[] = {
		{"[\"abc]",
			"f.json:1:2: found a text without an end, wanted a '\"' that closes it"},
		{"\"abc\\\"",
			"f.json:1:1: found a text without an end, wanted a '\"' that closes it"},
		{"\"abc\\", "f.json:1:5: found '\\', wanted " ESCAPES},
		{"{\"a", "f.json:1:2: found a text without an end, wanted a '\"' that closes it"},
		{"\"a\nb\"", "f.json:1:3: found a line end, wanted " CLOSED},
		{"\"a\tb\"", "f.json:1:3: found the control character 0x09, wanted " CLOSED},
		{"\"\\x41\"", "f.json:1:2: found \\x, wanted " ESCAPES},
		{"\"\\u12g4\"", "f.json:1:2: found \\u, wanted four hexadecimal digits after it"},
		{"\"\\u12\"", "f.json:1:2: found \\u, wanted four hexadecimal digits after it"},
		{"\"\\u 041\"", "f.json:1:2: found \\u, wanted four hexadecimal digits after it"},
		{"\"a\\u0000b\"",
			"f.json:1:3: found \\u0000, wanted a text without the character U+0000"},
		{"{\"\\u0000\":1}",
			"f.json:1:3: found \\u0000, wanted a text without the character U+0000"},
		{"\"\\ud83d\"", "f.json:1:2: found half a surrogate pair, wanted both halves, high "
				"then low"},
		{"\"\\udc1a\\ud83d\"", "f.json:1:2: found half a surrogate pair, wanted both "
				       "halves, high then low"},
		{"\"\\ud83d\\u0041\"", "f.json:1:2: found half a surrogate pair, wanted both "
				       "halves, high then low"},
		{"\"\\ud83d\\", "f.json:1:2: found half a surrogate pair, wanted both halves, high "
				"then low"},
		{"\"\xff\"", "f.json:1:2: found the byte 0xFF, wanted UTF-8"},
		{"\"\x80\"", "f.json:1:2: found the byte 0x80, wanted UTF-8"},
		{"\"\xc0\xaf\"", "f.json:1:2: found the byte 0xC0, wanted UTF-8"}, /* overlong */
		{"\"\xe0\x80\xaf\"",
			"f.json:1:2: found the byte 0xE0, wanted UTF-8"}, /* overlong */
		{"\"\xf0\x80\x80\xaf\"", "f.json:1:2: found the byte 0xF0, wanted UTF-8"},
		{"\"\xed\xa0\x80\"",
			"f.json:1:2: found the byte 0xED, wanted UTF-8"}, /* surrogate */
		{"\"\xf4\x90\x80\x80\"", "f.json:1:2: found the byte 0xF4, wanted UTF-8"},
		{"\"\xe2\x80\"", "f.json:1:2: found the byte 0xE2, wanted UTF-8"}, /* cut off */
		{"\"\xe2\x80", "f.json:1:2: found the byte 0xE2, wanted UTF-8"},
		{"[\xff]", "f.json:1:2: found the byte 0xFF, wanted a value"},
	};

	(void)state;
	expect_all(rows, sizeof rows / sizeof *rows);
}

static void parse__nul_bytes__are_refused_where_they_stand(void **state)
{
	(void)state;
	expect("{}\0{}", 5,
		"f.json:1:3: found a NUL byte, wanted nothing after the end of the document");
	expect("[1,\0]", 5, "f.json:1:4: found a NUL byte, wanted a value");
	expect("\"a\0b\"", 5, "f.json:1:3: found a NUL byte, wanted " CLOSED);
	expect("\0", 1, "f.json:1:1: found a NUL byte, wanted a value");
	expect("tr\0ue", 5, "f.json:1:1: found tr, wanted a value");
}

static void parse__repeated_keys__are_refused_at_the_second(void **state)
{
	static const struct fault rows[] = {
		{"{\"a\":1,\n \"b\":2,\n \"a\":3,\"a\":4}",
			"f.json:3:2: $.a: found the key again: \"a\", wanted each key once"},
		{"{\"x\":[0,{\"k\":1,\"\\u006b\":2}]}",
			"f.json:1:16: $.x[1].k: found the key again: \"k\", wanted each key once"},
		{"{\"\":1,\"\":2}",
			"f.json:1:7: $[\"\"]: found the key again: \"\", wanted each key once"},
	};

	(void)state;
	expect_all(rows, sizeof rows / sizeof *rows);
}

static void parse__same_key_in_other_case_or_object__is_read(void **state)
{
	static const char text[] = "{\"a\":{\"a\":1},\"A\":{\"a\":1}}";

	(void)state;
	expect(text, strlen(text), "");
}

static void parse__ten_thousand_brackets__are_refused_at_the_limit(void **state)
{
	static const struct {
		const char *unit;
		const char *sentence;
	} rows[] = {
		{"[", "f.json:1:33: found lists and objects nested 33 deep, wanted at most 32"},
		{"{\"a\":",
			"f.json:1:161: found lists and objects nested 33 deep, wanted at most 32"},
		{"[\n", "f.json:33:1: found lists and objects nested 33 deep, wanted at most 32"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct strbuf text;

		strbuf_init(&text);
		for (int j = 0; j < 10000; j++)
			strbuf_addstr(&text, rows[i].unit);
		expect(text.text, text.len, rows[i].sentence);
		strbuf_release(&text);
	}
}

static void parse__size__is_limited(void **state)
{
	size_t len = 10 << 20;
	char *text = malloc(len + 1);

	(void)state;
	assert_non_null(text);
	memset(text, ' ', len);
	text[0] = '{';
	text[1] = '}';
	expect(text, JSON_SIZE_MAX, "");
	expect(text, JSON_SIZE_MAX + 1, "f.json: found 1048577 bytes, wanted at most 1048576");
	expect(text, len, "f.json: found 10485760 bytes, wanted at most 1048576");
	free(text);
}

/* As many keys as fit in a file: each is looked at, in the time of a sort. */
static void parse__very_many_keys__repeated_one_is_found(void **state)
{
	struct strbuf text;
	int key = 0;

	(void)state;
	strbuf_init(&text);
	strbuf_addstr(&text, "{\"0\":0");
	while (text.len < JSON_SIZE_MAX - 32)
		strbuf_addf(&text, ",\"%d\":0", ++key);
	strbuf_addstr(&text, "\n,\"77\":0}");
	expect(text.text, text.len,
		"f.json:2:2: $.77: found the key again: \"77\", wanted each key once");
	strbuf_release(&text);
}

/* Every beginning of a sound document is refused, and none reads past its end. */
static void parse__cut_off_anywhere__is_refused(void **state)
{
	static const char text[] =
		"{\"a\\u0041\":[1.5e+3,-2,true,null],\"b\":{\"c\":\"d\\n\xc3\xa9\"}}";

	(void)state;
	for (size_t len = 0; len + 1 < sizeof text; len++) {
		char *exact = malloc(len + 1); /* so that a read past it is seen */
		char *found;

		assert_non_null(exact);
		memcpy(exact, text, len);
		found = refusal(exact, len);
		assert_string_not_equal(found, "");
		free(found);
		free(exact);
	}
	expect(text, sizeof text - 1, "");
}

/* Each byte of a sound document replaced by each other byte: read or refused, never a crash, and a
 * refusal always has a place and both halves of its sentence. */
static void parse__any_byte_changed__is_read_or_refused_whole(void **state)
{
	static const char text[] =
		"{\"a\\u0041\":[1.5e+3,-2,true,null],\"b\":{\"c\":\"d\\n\xc3\xa9\"}}";
	char changed[sizeof text];

	(void)state;
	for (size_t at = 0; at + 1 < sizeof text; at++) {
		for (int byte = 0; byte < 256; byte++) {
			struct json_document document;
			struct diag diag;

			memcpy(changed, text, sizeof text);
			changed[at] = (char)byte;
			if (json_parse(&document, "f.json", changed, sizeof text - 1, &diag)) {
				json_release(&document);
				continue;
			}
			assert_int_equal(diag.line, byte == '\n' ? diag.line : 1);
			assert_in_range(diag.column, 1, sizeof text);
			assert_true(diag.found[0] && diag.wanted[0]);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(parse__sound_documents__are_read),
		cmocka_unit_test(parse__broken_structure__says_where_and_what),
		cmocka_unit_test(parse__bad_numbers__says_where_and_what),
		cmocka_unit_test(parse__bad_texts__says_where_and_what),
		cmocka_unit_test(parse__nul_bytes__are_refused_where_they_stand),
		cmocka_unit_test(parse__repeated_keys__are_refused_at_the_second),
		cmocka_unit_test(parse__same_key_in_other_case_or_object__is_read),
		cmocka_unit_test(parse__ten_thousand_brackets__are_refused_at_the_limit),
		cmocka_unit_test(parse__size__is_limited),
		cmocka_unit_test(parse__very_many_keys__repeated_one_is_found),
		cmocka_unit_test(parse__cut_off_anywhere__is_refused),
		cmocka_unit_test(parse__any_byte_changed__is_read_or_refused_whole),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
