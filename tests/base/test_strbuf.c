/* SPDX-License-Identifier: MIT */
#include "base/strbuf.h"

#include "test.h"

#include <stdlib.h>
#include <string.h>

static int setup(void **state)
{
	static struct strbuf sb;

	strbuf_init(&sb);
	*state = &sb;
	return 0;
}

static int teardown(void **state)
{
	strbuf_release(*state);
	return 0;
}

static void strbuf__new__is_an_empty_text(void **state)
{
	const struct strbuf *sb = *state;

	assert_int_equal(sb->len, 0);
	assert_string_equal(sb->text, "");
}

static void strbuf__ten_thousand_letters__are_all_there(void **state)
{
	struct strbuf *sb = *state;

	for (int i = 0; i < 10000; i++)
		strbuf_addch(sb, (char)('a' + i % 26));
	assert_int_equal(sb->len, 10000);
	assert_int_equal(strlen(sb->text), 10000);
	for (int i = 0; i < 10000; i++)
		assert_int_equal(sb->text[i], 'a' + i % 26);
}

static void strbuf__format_longer_than_its_room__is_whole(void **state)
{
	struct strbuf *sb = *state;
	char long_word[300];

	memset(long_word, 'x', sizeof long_word - 1);
	long_word[sizeof long_word - 1] = '\0';
	strbuf_addstr(sb, "a");
	strbuf_addf(sb, "%s|%d", long_word, 42);
	assert_int_equal(sb->len, 1 + 299 + 3);
	assert_string_equal(sb->text + 300, "|42");
}

static void strbuf__bytes_with_zero__keeps_their_number(void **state)
{
	struct strbuf *sb = *state;

	strbuf_add(sb, "a\0b", 3);
	assert_int_equal(sb->len, 3);
	assert_memory_equal(sb->text, "a\0b", 4);
}

static void strbuf__cleared__is_empty_and_usable(void **state)
{
	struct strbuf *sb = *state;

	strbuf_addstr(sb, "biji");
	strbuf_clear(sb);
	assert_string_equal(sb->text, "");
	strbuf_addstr(sb, "lubang");
	assert_string_equal(sb->text, "lubang");
}

static void strbuf__detached__gives_the_text_and_starts_anew(void **state)
{
	struct strbuf *sb = *state;
	char *text;

	strbuf_addstr(sb, "kerang");
	text = strbuf_detach(sb);
	assert_string_equal(text, "kerang");
	assert_string_equal(sb->text, "");
	strbuf_addstr(sb, "sawo");
	assert_string_equal(text, "kerang");
	free(text);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(strbuf__new__is_an_empty_text, setup, teardown),
		cmocka_unit_test_setup_teardown(
			strbuf__ten_thousand_letters__are_all_there, setup, teardown),
		cmocka_unit_test_setup_teardown(
			strbuf__format_longer_than_its_room__is_whole, setup, teardown),
		cmocka_unit_test_setup_teardown(
			strbuf__bytes_with_zero__keeps_their_number, setup, teardown),
		cmocka_unit_test_setup_teardown(
			strbuf__cleared__is_empty_and_usable, setup, teardown),
		cmocka_unit_test_setup_teardown(
			strbuf__detached__gives_the_text_and_starts_anew, setup, teardown),
	};

	return cmocka_run_group_tests_name("strbuf", tests, NULL, NULL);
}
