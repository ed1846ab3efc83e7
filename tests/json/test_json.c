/* SPDX-License-Identifier: MIT */
#include "json/json.h"

#include <stdlib.h>
#include <string.h>

#include "test.h"

static const char file_text[] =
	"{\n"
	"  \"relay\": true,\n"
	"  \"holes\": 7,\n"
	"  \"name\": {\"id\": \"Dakon\", \"two words\": \"\\u00e9\"},\n"
	"  \"sizes\": [7, 9,\n"
	"    11.5, -3e0],\n"
	"  \"nothing\": null, \"empty\": [], \"none\": {}, \"text\": \"\",\n"
	"  \"deep\": [[{\"x\": [\"a]\\\"\", \"b\"]}]]\n"
	"}\n";

struct fixture {
	struct json_document document;
	struct diag diag;
};

static int set_up(void **state)
{
	struct fixture *fixture = calloc(1, sizeof *fixture);

	if (!fixture || !json_parse(&fixture->document, "packs/x.json", file_text,
				sizeof file_text - 1, &fixture->diag))
		return -1;
	*state = fixture;
	return 0;
}

static int tear_down(void **state)
{
	struct fixture *fixture = *state;

	json_release(&fixture->document);
	free(fixture);
	return 0;
}

/* The value of a way such as "deep.0.0.x.1". */
static struct json at(struct fixture *fixture, const char *way)
{
	struct json value = json_root(&fixture->document);
	char key[32];

	while (*way) {
		size_t len = strcspn(way, ".");

		assert_true(len < sizeof key);
		memcpy(key, way, len);
		key[len] = '\0';
		if (key[0] >= '0' && key[0] <= '9')
			value = json_item(value, atoi(key));
		else
			assert_true(json_member(value, key, &value, &fixture->diag));
		way += len + (way[len] == '.');
	}
	return value;
}

static void expect(struct fixture *fixture, const char *sentence)
{
	struct strbuf out;

	strbuf_init(&out);
	diag_write(&fixture->diag, &out);
	assert_string_equal(out.text, sentence);
	strbuf_release(&out);
}

static void refuse__values_anywhere__have_line_column_and_path(void **state)
{
	static const struct {
		const char *way;
		const char *sentence;
	} rows[] = {
		{"", "packs/x.json:1:1: $: found an object with 9 keys, wanted more"},
		{"relay", "packs/x.json:2:12: $.relay: found true, wanted more"},
		{"holes", "packs/x.json:3:12: $.holes: found 7, wanted more"},
		{"name", "packs/x.json:4:11: $.name: found an object with 2 keys, wanted more"},
		{"name.id", "packs/x.json:4:18: $.name.id: found \"Dakon\", wanted more"},
		{"name.two words",
			"packs/x.json:4:40: $.name[\"two words\"]: found \"é\", wanted more"},
		{"sizes", "packs/x.json:5:12: $.sizes: found a list with 4 items, wanted more"},
		{"sizes.1", "packs/x.json:5:16: $.sizes[1]: found 9, wanted more"},
		{"sizes.2", "packs/x.json:6:5: $.sizes[2]: found 11.5, wanted more"},
		{"sizes.3", "packs/x.json:6:11: $.sizes[3]: found -3e0, wanted more"},
		{"nothing", "packs/x.json:7:14: $.nothing: found null, wanted more"},
		{"empty", "packs/x.json:7:29: $.empty: found an empty list, wanted more"},
		{"none", "packs/x.json:7:41: $.none: found an empty object, wanted more"},
		{"text", "packs/x.json:7:53: $.text: found \"\", wanted more"},
		{"deep.0.0",
			"packs/x.json:8:13: $.deep[0][0]: found an object with 1 key, wanted more"},
		{"deep.0.0.x.0",
			"packs/x.json:8:20: $.deep[0][0].x[0]: found \"a]\"\", wanted more"},
		{"deep.0.0.x.1", "packs/x.json:8:28: $.deep[0][0].x[1]: found \"b\", wanted more"},
	};
	struct fixture *fixture = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct json value = at(fixture, rows[i].way);

		assert_false(json_refuse(value, &fixture->diag, "%s", "more"));
		expect(fixture, rows[i].sentence);
	}
}

static void bool_of__values__only_true_and_false(void **state)
{
	struct fixture *fixture = *state;
	bool out = false;

	assert_true(json_bool(at(fixture, "relay"), &out, &fixture->diag));
	assert_true(out);
	assert_false(json_bool(at(fixture, "holes"), &out, &fixture->diag));
	expect(fixture, "packs/x.json:3:12: $.holes: found 7, wanted true or false");
	assert_false(json_bool(at(fixture, "nothing"), &out, &fixture->diag));
	assert_true(out); /* unchanged */
}

static void int_of__values__whole_and_in_range(void **state)
{
	static const struct {
		const char *way;
		int min;
		int max;
		int value; /* where SENTENCE is NULL */
		const char *sentence;
	} rows[] = {
		{"holes", 3, 11, 7, NULL},
		{"holes", 7, 7, 7, NULL},
		{"sizes.3", -3, -3, -3, NULL},
		{"holes", 8, 11, 0,
			"packs/x.json:3:12: $.holes: found 7, wanted a whole number from 8 to 11"},
		{"holes", 1, 6, 0,
			"packs/x.json:3:12: $.holes: found 7, wanted a whole number from 1 to 6"},
		{"sizes.2", 0, 99, 0,
			"packs/x.json:6:5: $.sizes[2]: found 11.5, wanted a whole number from 0 to "
			"99"},
		{"relay", 0, 1, 0,
			"packs/x.json:2:12: $.relay: found true, wanted a whole number from 0 to "
			"1"},
		{"text", 0, 1, 0,
			"packs/x.json:7:53: $.text: found \"\", wanted a whole number from 0 to 1"},
	};
	struct fixture *fixture = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct json value = at(fixture, rows[i].way);
		int out = -77;
		bool read = json_int(value, rows[i].min, rows[i].max, &out, &fixture->diag);

		assert_int_equal(read, !rows[i].sentence);
		assert_int_equal(out, read ? rows[i].value : -77);
		if (!read)
			expect(fixture, rows[i].sentence);
	}
}

static void uint64_of__values__whole_and_in_range(void **state)
{
	static const struct {
		const char *way;
		uint64_t max, value; /* where SENTENCE is NULL */
		const char *sentence;
	} rows[] = {
		{"holes", UINT64_C(1) << 53, 7, NULL},
		{"holes", 7, 7, NULL},
		{"holes", 6, 0,
			"packs/x.json:3:12: $.holes: found 7, wanted a whole number from 0 to 6"},
		{"sizes.3", 99, 0,
			"packs/x.json:6:11: $.sizes[3]: found -3e0, wanted a whole number from 0 "
			"to "
			"99"},
		{"sizes.2", UINT64_C(1) << 53, 0,
			"packs/x.json:6:5: $.sizes[2]: found 11.5, wanted a whole number from 0 to "
			"9007199254740992"},
	};
	struct fixture *fixture = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct json value = at(fixture, rows[i].way);
		uint64_t out = 77;
		bool read = json_uint64(value, rows[i].max, &out, &fixture->diag);

		assert_int_equal(read, !rows[i].sentence);
		assert_true(out == (read ? rows[i].value : 77));
		if (!read)
			expect(fixture, rows[i].sentence);
	}
}

static void string_of__values__length_in_bytes(void **state)
{
	struct fixture *fixture = *state;
	struct json name = at(fixture, "name.id");
	const char *out = NULL;

	assert_true(json_string(name, 5, 5, &out, &fixture->diag));
	assert_string_equal(out, "Dakon");
	assert_true(json_string(at(fixture, "text"), 0, 5, &out, &fixture->diag));
	assert_string_equal(out, "");
	assert_true(json_string(at(fixture, "name.two words"), 2, 2, &out, &fixture->diag));
	assert_false(json_string(name, 0, 4, &out, &fixture->diag));
	expect(fixture, "packs/x.json:4:18: $.name.id: found a text of 5 bytes, wanted at most 4");
	assert_false(json_string(at(fixture, "text"), 1, 4, &out, &fixture->diag));
	expect(fixture, "packs/x.json:7:53: $.text: found \"\", wanted a text of at least 1 byte");
	assert_false(json_string(at(fixture, "sizes"), 1, 4, &out, &fixture->diag));
	expect(fixture, "packs/x.json:5:12: $.sizes: found a list with 4 items, wanted a text");
	assert_string_equal(out, "\xc3\xa9"); /* unchanged */
}

static void choice_of__values__index_of_the_name(void **state)
{
	static const char *const names[] = {"Congkak", "Dakon", "Sungka", NULL};
	static const char *const others[] = {"dakon", NULL};
	struct fixture *fixture = *state;
	int out = -1;

	assert_true(json_choice(at(fixture, "name.id"), names, &out, &fixture->diag));
	assert_int_equal(out, 1);
	assert_false(json_choice(at(fixture, "name.id"), others, &out, &fixture->diag));
	expect(fixture, "packs/x.json:4:18: $.name.id: found \"Dakon\", wanted \"dakon\"");
	assert_false(json_choice(at(fixture, "holes"), names, &out, &fixture->diag));
	expect(fixture, "packs/x.json:3:12: $.holes: found 7, wanted \"Congkak\", \"Dakon\" or "
			"\"Sungka\"");
	assert_int_equal(out, 1); /* unchanged */
}

static void object__unknown_keys__are_refused_with_the_nearest(void **state)
{
	static const struct {
		const char *known[4];
		const char *sentence; /* NULL: all keys known */
	} rows[] = {
		{{"id", "two words", NULL}, NULL},
		{{"id", "two words", "more", NULL}, NULL},
		{{"ids", "two words", NULL}, "packs/x.json:4:12: $.name.id: found the unknown key "
					     "\"id\", wanted \"ids\""},
		{{"id", "two_words", NULL}, "packs/x.json:4:27: $.name[\"two words\"]: found the "
					    "unknown key \"two words\", "
					    "wanted \"two_words\""},
		{{"id", "address", "publisher", NULL},
			"packs/x.json:4:27: $.name[\"two words\"]: found the unknown key \"two "
			"words\", "
			"wanted \"id\", \"address\" or \"publisher\""},
	};
	struct fixture *fixture = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		bool read = json_object(at(fixture, "name"), rows[i].known, &fixture->diag);

		assert_int_equal(read, !rows[i].sentence);
		if (!read)
			expect(fixture, rows[i].sentence);
	}
	assert_false(json_object(at(fixture, "sizes"), rows[0].known, &fixture->diag));
	expect(fixture, "packs/x.json:5:12: $.sizes: found a list with 4 items, wanted an object");
}

static void member__missing__names_the_key(void **state)
{
	struct fixture *fixture = *state;
	struct json out = json_root(&fixture->document);

	assert_false(json_member(at(fixture, "name"), "ms", &out, &fixture->diag));
	expect(fixture, "packs/x.json:4:11: $.name: found no key \"ms\", wanted one");
	assert_false(json_member(at(fixture, "name"), "ID", &out, &fixture->diag));
	assert_false(json_member(at(fixture, "sizes"), "ms", &out, &fixture->diag));
	expect(fixture, "packs/x.json:5:12: $.sizes: found a list with 4 items, wanted an object");
	assert_false(json_has(at(fixture, "name"), "ms", &out));
	assert_false(json_has(at(fixture, "sizes"), "ms", &out));
	assert_true(out.node == json_root(&fixture->document).node); /* unchanged */
	assert_true(json_has(at(fixture, "name"), "id", &out));
	assert_string_equal(json_key(out), "id");
}

static void array__count__is_limited(void **state)
{
	struct fixture *fixture = *state;
	int count = -1;

	assert_true(json_array(at(fixture, "sizes"), 4, 4, &count, &fixture->diag));
	assert_int_equal(count, 4);
	assert_true(json_array(at(fixture, "empty"), 0, 4, &count, &fixture->diag));
	assert_int_equal(count, 0);
	assert_false(json_array(at(fixture, "sizes"), 0, 3, &count, &fixture->diag));
	expect(fixture, "packs/x.json:5:12: $.sizes: found a list with 4 items, wanted at most 3 "
			"items");
	assert_false(json_array(at(fixture, "empty"), 1, 3, &count, &fixture->diag));
	expect(fixture, "packs/x.json:7:29: $.empty: found an empty list, wanted at least 1 item");
	assert_false(json_array(at(fixture, "name"), 0, 3, &count, &fixture->diag));
	expect(fixture, "packs/x.json:4:11: $.name: found an object with 2 keys, wanted a list");
	assert_int_equal(count, 0); /* unchanged */
}

static void item__members_and_items__in_the_order_of_the_file(void **state)
{
	static const char *const keys[] = {
		"relay", "holes", "name", "sizes", "nothing", "empty", "none", "text", "deep"};
	struct fixture *fixture = *state;
	struct json root = json_root(&fixture->document);

	assert_int_equal(json_count(root), 9);
	for (int i = 0; i < 9; i++)
		assert_string_equal(json_key(json_item(root, i)), keys[i]);
	assert_string_equal(json_key(json_item(at(fixture, "sizes"), 1)), "");
	assert_int_equal(json_count(at(fixture, "empty")), 0);
}

static void is__kinds__told_apart(void **state)
{
	static const struct {
		const char *way;
		bool is[4]; /* bool, number, string, null */
	} rows[] = {
		{"relay", {true, false, false, false}},
		{"holes", {false, true, false, false}},
		{"text", {false, false, true, false}},
		{"nothing", {false, false, false, true}},
		{"empty", {false, false, false, false}},
		{"none", {false, false, false, false}},
	};
	struct fixture *fixture = *state;

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct json value = at(fixture, rows[i].way);

		assert_int_equal(json_is_bool(value), rows[i].is[0]);
		assert_int_equal(json_is_number(value), rows[i].is[1]);
		assert_int_equal(json_is_string(value), rows[i].is[2]);
		assert_int_equal(json_is_null(value), rows[i].is[3]);
	}
}

/* Long texts, paths and keys are cut between characters, and marked as cut. */
static void refuse__long_text_and_path__are_cut_whole(void **state)
{
	struct strbuf text;
	struct json_document document;
	struct json value;
	struct diag diag;

	(void)state;
	strbuf_init(&text);
	for (int i = 0; i < 30; i++)
		strbuf_addstr(&text, "{\"éééééééééé\":");
	strbuf_addstr(&text, "\"a");
	for (int i = 0; i < 200; i++)
		strbuf_addstr(&text, "é");
	strbuf_addstr(&text, "\"");
	for (int i = 0; i < 30; i++)
		strbuf_addstr(&text, "}");
	assert_true(json_parse(&document, "f.json", text.text, text.len, &diag));
	value = json_root(&document);
	while (!json_is_string(value))
		value = json_item(value, 0);
	json_refuse(value, &diag, "less");
	assert_int_equal(strlen(diag.found), 1 + 1 + 46 + strlen("…") + 1);
	assert_int_equal(strlen(diag.path) % 2, 1); /* "$" and pairs: no half "é" at the end */
	assert_in_range(strlen(diag.path), 188, sizeof diag.path - 1);
	assert_int_equal(diag.column, 30 * 24 + 1);
	json_release(&document);
	strbuf_release(&text);
}

/* Each is refused where it is missing, of another kind or out of range, and then leaves OUT alone.
 */
static void member__that_has_to_be_there__is_read_or_refused_with_its_place(void **state)
{
	struct fixture *fixture = *state;
	struct json root = json_root(&fixture->document);
	struct diag *diag = &fixture->diag;
	int number = -1;
	bool yes = false;
	const char *name = "kept";

	assert_true(json_member_int(root, "holes", 7, 7, &number, diag));
	assert_int_equal(number, 7);
	assert_false(json_member_int(root, "holes", 8, 9, &number, diag));
	assert_string_equal(diag->path, "$.holes");
	assert_false(json_member_int(root, "relay", 0, 9, &number, diag));
	assert_false(json_member_int(root, "missing", 0, 9, &number, diag));
	assert_int_equal(number, 7);
	assert_true(json_member_bool(root, "relay", &yes, diag));
	assert_true(yes);
	assert_false(json_member_bool(root, "holes", &yes, diag));
	assert_true(yes);
	assert_false(json_member_name(root, "text", 9, &name, diag));
	assert_false(json_member_name(at(fixture, "name"), "id", 9, &name, diag));
	assert_string_equal(diag->path, "$.name.id");
	assert_string_equal(diag->wanted, "only the letters a to z, digits and '-'");
	assert_false(json_member_name(at(fixture, "deep.0.0"), "x", 9, &name, diag));
	assert_string_equal(name, "kept");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(refuse__values_anywhere__have_line_column_and_path),
		cmocka_unit_test(bool_of__values__only_true_and_false),
		cmocka_unit_test(int_of__values__whole_and_in_range),
		cmocka_unit_test(uint64_of__values__whole_and_in_range),
		cmocka_unit_test(string_of__values__length_in_bytes),
		cmocka_unit_test(choice_of__values__index_of_the_name),
		cmocka_unit_test(object__unknown_keys__are_refused_with_the_nearest),
		cmocka_unit_test(member__that_has_to_be_there__is_read_or_refused_with_its_place),
		cmocka_unit_test(member__missing__names_the_key),
		cmocka_unit_test(array__count__is_limited),
		cmocka_unit_test(item__members_and_items__in_the_order_of_the_file),
		cmocka_unit_test(is__kinds__told_apart),
		cmocka_unit_test(refuse__long_text_and_path__are_cut_whole),
	};

	return cmocka_run_group_tests(tests, set_up, tear_down);
}
