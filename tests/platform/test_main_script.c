/* SPDX-License-Identifier: MIT */
#include "main_script.h"
#include "test.h"

#include <string.h>

static bool read(struct script *script, const char *text, struct diag *diag)
{
	return script_read(script, "s.txt", text, strlen(text), diag);
}

static void script__every_step__is_read(void **state)
{
	static const struct {
		const char *line;
		enum script_verb verb;
		int count;
		int numbers[4];
		const char *text;
	} rows[] = {
		{"size 800 480", SCRIPT_SIZE, 2, {800, 480}, NULL},
		{"tap 5 -3", SCRIPT_TAP, 2, {5, -3}, NULL},
		{"tap place 6", SCRIPT_TAP_PLACE, 1, {6}, NULL},
		{"  tap\tplace   12  ", SCRIPT_TAP_PLACE, 1, {12}, NULL},
		{"tap words Main berdua", SCRIPT_TAP_WORDS, 0, {0}, "Main berdua"},
		{"press 1 2", SCRIPT_PRESS, 2, {1, 2}, NULL},
		{"press place 0", SCRIPT_PRESS_PLACE, 1, {0}, NULL},
		{"finger 3 down 10 20", SCRIPT_FINGER_DOWN, 3, {3, 10, 20}, NULL},
		{"finger 3 move 11 21", SCRIPT_FINGER_MOVE, 3, {3, 11, 21}, NULL},
		{"finger 3 up 12 22\r", SCRIPT_FINGER_UP, 3, {3, 12, 22}, NULL},
		{"key Page Up", SCRIPT_KEY, 0, {0}, "Page Up"},
		{"key ctrl+z", SCRIPT_KEY, 0, {0}, "ctrl+z"},
		{"pad dpleft", SCRIPT_PAD, 0, {0}, "dpleft"},
		{"wait 250", SCRIPT_WAIT, 1, {250}, NULL},
		{"mouse 1 2", SCRIPT_MOUSE, 2, {1, 2}, NULL},
		{"click 1 2", SCRIPT_CLICK, 2, {1, 2}, NULL},
		{"wheel -2", SCRIPT_WHEEL, 1, {-2}, NULL},
		{"shot out/a b.png", SCRIPT_SHOT, 0, {0}, "out/a b.png"},
		{"expect screen papan", SCRIPT_EXPECT_SCREEN, 0, {0}, "papan"},
		{"expect board 7,7, 0 ,49", SCRIPT_EXPECT_BOARD, 4, {7, 7, 0, 49}, NULL},
		{"expect text Biji #1, mati", SCRIPT_EXPECT_TEXT, 0, {0}, "Biji #1, mati"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct script script;
		struct diag diag;

		assert_true(read(&script, rows[i].line, &diag));
		assert_int_equal(script.count, 1);
		assert_int_equal(script.steps[0].verb, rows[i].verb);
		assert_int_equal(script.steps[0].count, rows[i].count);
		for (int at = 0; at < rows[i].count; at++)
			assert_int_equal(script.steps[0].numbers[at], rows[i].numbers[at]);
		if (rows[i].text)
			assert_string_equal(script.steps[0].text, rows[i].text);
		else
			assert_null(script.steps[0].text);
		script_release(&script);
	}
}

static void script__blank_lines_and_comments__count_but_say_nothing(void **state)
{
	struct script script;
	struct diag diag;

	(void)state;
	assert_true(read(&script, "# a script\n\n  \t\nwait 1\n   # more\nwait 2", &diag));
	assert_int_equal(script.count, 2);
	assert_int_equal(script.steps[0].line, 4);
	assert_int_equal(script.steps[1].line, 6);
	script_release(&script);
	assert_true(read(&script, "", &diag));
	assert_int_equal(script.count, 0);
	script_release(&script);
}

static void script__bad_line__is_named_with_its_place(void **state)
{
	static const struct {
		const char *text;
		int line;
		const char *wanted; /* part of it */
	} rows[] = {
		{"wait", 1, "wait MS"},
		{"wait 1\nwait ten", 2, "wait MS"},
		{"wait 10ms", 1, "wait MS"},
		{"wait -1", 1, "wait MS"},
		{"wait 1 2", 1, "wait MS"},
		{"wait 99999999999999999999", 1, "wait MS"},
		{"# \n\nweit 5", 3, "\"wait\" is near"},
		{"tap plcae 3", 1, "tap X Y, tap place N or tap words WORDS"},
		{"tap words", 1, "tap words WORDS"},
		{"pad", 1, "pad NAME"},
		{"tap place", 1, "tap place N"},
		{"tap place x", 1, "tap place N"},
		{"finger 1 dwon 3 4", 1, "finger ID down|move|up X Y"},
		{"finger 1 down 3", 1, "finger ID down|move|up X Y"},
		{"expect bord 1,2", 1, "\"expect board\" is near"},
		{"expect", 1, "a step of a script"},
		{"expect board", 1, "expect board N,N,"},
		{"expect board 1,,2", 1, "expect board N,N,"},
		{"expect board 1 2", 1, "expect board N,N,"},
		{"expect board 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0",
			1, "expect board N,N,"},
		{"expect text", 1, "expect text WORDS"},
		{"key", 1, "key NAME"},
		{"hop", 1, "a step of a script"},
		{"taps 1 2", 1, "\"tap\" is near"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct script script;
		struct diag diag;

		if (read(&script, rows[i].text, &diag))
			fail_msg("row %d was read", (int)i);
		assert_int_equal(diag.line, rows[i].line);
		assert_string_equal(diag.file, "s.txt");
		if (!strstr(diag.wanted, rows[i].wanted))
			fail_msg("row %d: \"%s\"", (int)i, diag.wanted);
		script_release(&script);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(script__every_step__is_read),
		cmocka_unit_test(script__blank_lines_and_comments__count_but_say_nothing),
		cmocka_unit_test(script__bad_line__is_named_with_its_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
