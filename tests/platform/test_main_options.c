/* SPDX-License-Identifier: MIT */
#include "main_options.h"
#include "test.h"

#include <string.h>

enum { WORDS = 8 };

static bool parse(struct main_options *options, const char *const *words, struct strbuf *problem)
{
	char *argv[WORDS + 1] = {(char *)"congklak"};
	int argc = 1;

	for (; words[argc - 1]; argc++)
		argv[argc] = (char *)words[argc - 1];
	return main_options_parse(options, argc, argv, problem);
}

static void options__none__ask_for_nothing(void **state)
{
	const char *const words[] = {NULL};
	struct main_options options;
	struct strbuf problem;

	(void)state;
	strbuf_init(&problem);
	assert_true(parse(&options, words, &problem));
	assert_int_equal(options.app.lang, LANG_COUNT);
	assert_null(options.app.pack);
	assert_null(options.shot);
	assert_int_equal(options.w, 0);
	assert_int_equal(problem.len, 0);
	strbuf_release(&problem);
}

static void options__each__is_read(void **state)
{
	const char *const first[] = {"--pack", "umum", "--holes=9", "--opponent", "demo", "--lang",
		"ms", "--kiosk", NULL};
	const char *const second[] = {
		"--size", "1024x600", "--shot", "a.png", "aturan", "--fullscreen", NULL};
	const char *const third[] = {
		"--script", "s.txt", "--data", "d", "--code", "c", "--help", "--version", NULL};
	const char *const fourth[] = {
		"--text", "175", "--contrast", "--table", "--board", "tanah", "--seeds=guli", NULL};
	struct main_options options;
	struct strbuf problem;

	(void)state;
	strbuf_init(&problem);
	assert_true(parse(&options, first, &problem));
	assert_string_equal(options.app.pack, "umum");
	assert_int_equal(options.app.holes, 9);
	assert_string_equal(options.app.opponent, "demo");
	assert_int_equal(options.app.lang, LANG_MS);
	assert_true(options.app.kiosk);
	assert_true(parse(&options, second, &problem));
	assert_int_equal(options.w, 1024);
	assert_int_equal(options.h, 600);
	assert_string_equal(options.shot, "a.png");
	assert_string_equal(options.app.screen, "aturan");
	assert_true(options.fullscreen);
	assert_true(parse(&options, third, &problem));
	assert_string_equal(options.script, "s.txt");
	assert_string_equal(options.data, "d");
	assert_string_equal(options.app.code, "c");
	assert_true(options.help && options.version);
	assert_int_equal(options.app.text_percent, 0);
	assert_false(options.app.contrast);
	assert_true(parse(&options, fourth, &problem));
	assert_int_equal(options.app.text_percent, 175);
	assert_true(options.app.contrast && options.app.table);
	assert_string_equal(options.app.board, "tanah");
	assert_string_equal(options.app.seeds, "guli");
	strbuf_release(&problem);
}

static void options__bad__are_refused_with_what_was_meant(void **state)
{
	static const struct {
		const char *words[WORDS];
		const char *part; /* of the sentence */
	} rows[] = {
		{{"--hoels", "7"}, "did you mean --holes?"},
		{{"--fullscren"}, "did you mean --fullscreen?"},
		{{"-help"}, "did you mean --help?"},
		{{"umum"}, "Unknown option \"umum\""},
		{{""}, "Unknown option \"\""},
		{{"--pack"}, "--pack wants the id of a pack"},
		{{"--shot", "a.png"}, "--shot wants a picture file and a screen"},
		{{"--kiosk=yes"}, "--kiosk takes no value"},
		{{"--holes", "2"}, "a number from 3 to 11"},
		{{"--holes", "12"}, "a number from 3 to 11"},
		{{"--holes", "7x"}, "a number from 3 to 11"},
		{{"--holes", " 7"}, "a number from 3 to 11"},
		{{"--holes", "99999999999999999999"}, "a number from 3 to 11"},
		{{"--opponent", "7"}, "a level from 1 to 6"},
		{{"--opponent", "3p"}, "a level from 1 to 6"},
		{{"--lang", "jv"}, "id, ms or en"},
		{{"--text", "99"}, "a percentage from 100 to 200"},
		{{"--text", "201"}, "a percentage from 100 to 200"},
		{{"--text", "150%"}, "a percentage from 100 to 200"},
		{{"--contrast=high"}, "--contrast takes no value"},
		{{"--size", "1280"}, "such as 1280x720"},
		{{"--size", "x720"}, "such as 1280x720"},
		{{"--size", "1280x"}, "such as 1280x720"},
		{{"--size", "10x10"}, "such as 1280x720"},
		{{"--size", "1280x720x3"}, "such as 1280x720"},
		{{"--size", "12345678901234567890x720"}, "such as 1280x720"},
		{{"--shot", "a", "b", "--script", "c"}, "don't go together"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct main_options options;
		struct strbuf problem;

		strbuf_init(&problem);
		assert_false(parse(&options, rows[i].words, &problem));
		if (!strstr(problem.text, rows[i].part))
			fail_msg("row %d: \"%s\"", (int)i, problem.text);
		assert_null(strchr(problem.text, '\n'));
		strbuf_release(&problem);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(options__none__ask_for_nothing),
		cmocka_unit_test(options__each__is_read),
		cmocka_unit_test(options__bad__are_refused_with_what_was_meant),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
