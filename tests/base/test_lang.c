/* SPDX-License-Identifier: MIT */
#include "base/lang.h"

#include "test.h"

static void lang_find__names_of_locales__gives_the_language(void **state)
{
	static const struct row {
		const char *name;
		enum lang lang;
	} rows[] = {
		{"id", LANG_ID},
		{"id_ID.UTF-8", LANG_ID},
		{"ms", LANG_MS},
		{"ms_MY", LANG_MS},
		{"ms-SG", LANG_MS},
		{"en", LANG_EN},
		{"en_GB.UTF-8", LANG_EN},
		{"en@quot", LANG_EN},
		{"en.UTF-8", LANG_EN},
		{"eng", LANG_COUNT},
		{"C", LANG_COUNT},
		{"C.UTF-8", LANG_COUNT},
		{"de_DE", LANG_COUNT},
		{"", LANG_COUNT},
		{NULL, LANG_COUNT},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		assert_int_equal(lang_find(rows[i].name), rows[i].lang);
}

static void lang_code__each_language__is_found_again(void **state)
{
	(void)state;
	for (int i = 0; i < LANG_COUNT; i++)
		assert_int_equal(lang_find(lang_code((enum lang)i)), i);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(lang_find__names_of_locales__gives_the_language),
		cmocka_unit_test(lang_code__each_language__is_found_again),
	};

	return cmocka_run_group_tests_name("lang", tests, NULL, NULL);
}
