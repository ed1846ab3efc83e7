/* SPDX-License-Identifier: MIT */
#include "json/json.h"
#include "json/write.h"

#include "test.h"

static void writer__every_kind__one_compact_line(void **state)
{
	struct strbuf out;
	struct json_writer writer;

	(void)state;
	strbuf_init(&out);
	json_writer_init(&writer, &out);
	json_write_object(&writer, NULL);
	json_write_string(&writer, "e", "sow");
	json_write_int(&writer, "n", -3);
	json_write_array(&writer, "board");
	json_write_int(&writer, NULL, 7);
	json_write_int(&writer, NULL, 0);
	json_write_object(&writer, NULL);
	json_write_end_object(&writer);
	json_write_array(&writer, NULL);
	json_write_end_array(&writer);
	json_write_end_array(&writer);
	json_write_bool(&writer, "over", false);
	json_write_bool(&writer, "exact", true);
	json_write_null(&writer, "next");
	json_write_int(&writer, "nodes", 9007199254740993LL);
	json_write_end_object(&writer);
	assert_string_equal(out.text,
		"{\"e\":\"sow\",\"n\":-3,\"board\":[7,0,{},[]],\"over\":false,"
		"\"exact\":true,\"next\":null,\"nodes\":9007199254740993}");
	strbuf_release(&out);
}

static void writer__two_documents__begin_anew_after_init(void **state)
{
	struct strbuf out;
	struct json_writer writer;

	(void)state;
	strbuf_init(&out);
	for (int i = 0; i < 2; i++) {
		json_writer_init(&writer, &out);
		json_write_array(&writer, NULL);
		json_write_int(&writer, NULL, i);
		json_write_end_array(&writer);
		strbuf_addch(&out, '\n');
	}
	assert_string_equal(out.text, "[0]\n[1]\n");
	strbuf_release(&out);
}

static void writer__text__is_escaped(void **state)
{
	static const struct {
		const char *text;
		const char *written;
	} rows[] = {
		{"", "\"\""}, {"Congkak “rumah” – ő 漢 🐚", "\"Congkak “rumah” – ő 漢 🐚\""},
		{"a\"b\\c/d", "\"a\\\"b\\\\c/d\""}, {"\b\f\n\r\t", "\"\\b\\f\\n\\r\\t\""},
		{"\x01\x1f\x7f", "\"\\u0001\\u001f\x7f\""},
		{"a\xff"
		 "b",
			"\"a\xef\xbf\xbd"
			"b\""},
		{"\xe2\x80", "\"\xef\xbf\xbd\xef\xbf\xbd\""},                 /* cut off */
		{"\xed\xa0\x80", "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\""}, /* a surrogate */
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct strbuf out;
		struct json_writer writer;

		strbuf_init(&out);
		json_writer_init(&writer, &out);
		json_write_string(&writer, NULL, rows[i].text);
		assert_string_equal(out.text, rows[i].written);
		strbuf_release(&out);
	}
}

/* Every character below U+0100 but NUL comes back as it went out, as key and as value. */
static void writer__every_character__is_read_back(void **state)
{
	(void)state;
	for (unsigned code = 1; code < 0x100; code++) {
		char text[3] = {(char)code, '\0', '\0'};
		struct strbuf out;
		struct json_writer writer;
		struct json_document document;
		struct json value;
		struct diag diag;
		const char *read;

		if (code >= 0x80) {
			text[0] = (char)(0xc0 | code >> 6);
			text[1] = (char)(0x80 | (code & 0x3f));
		}
		strbuf_init(&out);
		json_writer_init(&writer, &out);
		json_write_object(&writer, NULL);
		json_write_string(&writer, text, text);
		json_write_end_object(&writer);
		assert_true(json_parse(&document, "written", out.text, out.len, &diag));
		assert_true(json_member(json_root(&document), text, &value, &diag));
		assert_true(json_string(value, 1, 4, &read, &diag));
		assert_string_equal(read, text);
		assert_string_equal(json_key(value), text);
		json_release(&document);
		strbuf_release(&out);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(writer__every_kind__one_compact_line),
		cmocka_unit_test(writer__two_documents__begin_anew_after_init),
		cmocka_unit_test(writer__text__is_escaped),
		cmocka_unit_test(writer__every_character__is_read_back),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
