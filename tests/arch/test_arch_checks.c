/* SPDX-License-Identifier: MIT */
#include "checks.h"

#include "test.h"

#include <stdlib.h>
#include <string.h>

/* The checks see what they are there to see: one small bad file a row, and the good ones near it.
 */
typedef void check(const struct source *source, struct report *report);

#define SPDX "/* SPDX-License-Identifier: MIT */\n"

struct row {
	check *check;
	const char *path;
	const char *text;
	const char *finding; /* the start of the only finding; NULL: none */
};

static void assert_row(const struct row *row)
{
	struct source source;
	struct report report;

	source_init(&source, row->path, row->text);
	report_init(&report);
	row->check(&source, &report);
	print_message("%s: %s\n  %s", row->path, row->text, report.lines.text);
	assert_int_equal(report.count, row->finding ? 1 : 0);
	if (row->finding)
		assert_memory_equal(report.lines.text, row->finding, strlen(row->finding));
	report_release(&report);
	source_release(&source);
}

#define assert_rows(rows)                                                                          \
	for (size_t i = 0; i < sizeof(rows) / sizeof *(rows); i++)                                 \
	assert_row(&(rows)[i])

static void arrows__up_or_sideways__are_found(void **state)
{
	static const struct row rows[] = {
		{check_arrows, "src/core/move.c", "#include \"core/move.h\"\n", NULL},
		{check_arrows, "src/core/move.c", "#include \"base/rng.h\"\n", NULL},
		{check_arrows, "src/core/move.c", "\n#include \"ai/ai.h\"\n",
			"src/core/move.c:2: core may not include \"ai/ai.h\""},
		{check_arrows, "src/base/rng.c", "#include \"core/move.h\"\n",
			"src/base/rng.c:1: base may not include"},
		{check_arrows, "src/ai/ai.c", "#include \"packs/pack.h\"\n",
			"src/ai/ai.c:1: ai may not include"},
		{check_arrows, "src/ui/board.h", "#include \"session/session.h\"\n",
			"src/ui/board.h:1: ui may not include"},
		{check_arrows, "src/study/proof.c", "#include \"session/session.h\"\n",
			"src/study/proof.c:1: study may not include"},
		{check_arrows, "src/app/app.c", "#include \"platform/window.h\"\n",
			"src/app/app.c:1: app may not include"},
		{check_arrows, "src/platform/draw_sdl.c", "#include \"ui/draw.h\"\n", NULL},
		{check_arrows, "src/platform/draw_sdl.c", "#include \"ui/layout.h\"\n",
			"src/platform/draw_sdl.c:1: platform may not include"},
		{check_arrows, "src/paint/board.c", "#include \"base/check.h\"\n", NULL},
		{check_arrows, "src/paint/board.c", "#include \"core/position.h\"\n",
			"src/paint/board.c:1: paint may not include"},
		{check_arrows, "src/main.c", "#include \"platform/window.h\"\n", NULL},
		{check_arrows, "src/main_script.c", "#include \"app/app.h\"\n", NULL},
		{check_arrows, "src/cli.c", "#include \"ui/draw.h\"\n",
			"src/cli.c:1: cli may not include"},
		{check_arrows, "src/cli_game.c", "#include \"app/app.h\"\n",
			"src/cli_game.c:1: cli may not include"},
		{check_arrows, "src/cli_game.c", "#include \"study/proof.h\"\n", NULL},
		{check_arrows, "src/core/move.c", "#include \"rules.h\"\n",
			"src/core/move.c:1: \"rules.h\": write the module too"},
		{check_arrows, "src/net/net.c", "#include \"base/rng.h\"\n",
			"src/net/net.c:1: module 'net' is not in the table"},
		{check_arrows, "src/core/move.c", "/*\n#include \"ai/ai.h\"\n*/\n", NULL},
	};

	(void)state;
	assert_rows(rows);
}

static void arrows__libraries__have_one_owner(void **state)
{
	static const struct row rows[] = {
		{check_arrows, "src/platform/window.c", "#include <SDL.h>\n", NULL},
		{check_arrows, "src/platform/window.c", "#include <SDL2/SDL.h>\n", NULL},
		{check_arrows, "src/ui/layout.c", "#include <SDL2/SDL.h>\n",
			"src/ui/layout.c:1: <SDL2/SDL.h> in ui"},
		{check_arrows, "src/main.c", "#include <SDL.h>\n", "src/main.c:1: <SDL.h> in main"},
		{check_arrows, "src/json/json.c", "#include <cjson/cJSON.h>\n", NULL},
		{check_arrows, "src/packs/pack.c", "#include <cjson/cJSON.h>\n",
			"src/packs/pack.c:1: <cjson/cJSON.h> in packs"},
		{check_arrows, "src/base/rng.c", "#include <cmocka.h>\n",
			"src/base/rng.c:1: <cmocka.h> in base"},
		{check_arrows, "src/session/session.c", "#include <time.h>\n",
			"src/session/session.c:1: <time.h> in session"},
		{check_arrows, "src/core/move.c", "#include <unistd.h>\n",
			"src/core/move.c:1: <unistd.h> in core"},
		{check_arrows, "src/ai/search.c", "#include <math.h>\n",
			"src/ai/search.c:1: <math.h> in ai"},
		{check_arrows, "src/paint/light.c", "#include <math.h>\n", NULL},
	};

	(void)state;
	assert_rows(rows);
}

static void arrows__link_lists__obey_the_same_table(void **state)
{
	static const struct row rows[] = {
		{check_link_arrows, "src/core/CMakeLists.txt",
			"congklak_module(core SOURCES move.c USES base)\n", NULL},
		{check_link_arrows, "src/core/CMakeLists.txt",
			"congklak_module(core SOURCES move.c USES base ai)\n",
			"src/core/CMakeLists.txt:1: core may not link ai"},
		{check_link_arrows, "src/paint/CMakeLists.txt",
			"congklak_module(paint SOURCES x.c USES base LIBRARIES m)\n", NULL},
		{check_link_arrows, "src/base/CMakeLists.txt",
			"congklak_module(base SOURCES x.c USES\n\tcore)\n",
			"src/base/CMakeLists.txt:1: base may not link core"},
	};

	(void)state;
	assert_rows(rows);
}

static void words__calls_and_keywords__are_found_in_code_only(void **state)
{
	static const struct row rows[] = {
		{check_words, "src/core/a.c", "void f(void)\n{\n\tstrcpy(a, b);\n}\n",
			"src/core/a.c:3: strcpy() is not called here; instead: snprintf()"},
		{check_words, "src/core/a.c", "/* strcpy(a, b) */ // gets(x)\n", NULL},
		{check_words, "src/core/a.c", "f(\"strcpy(a, b)\\\" gets(x)\", '\"', '\\'');\n",
			NULL},
		{check_words, "src/core/a.c", "f(\"\\\\\"); gets (x);\n",
			"src/core/a.c:1: gets() is not called here"},
		{check_words, "src/core/a.c", "x /*/ rand() */ + srand(1);\n",
			"src/core/a.c:1: srand() is not called here"},
		{check_words, "src/core/a.c", "my_strcpy(a); strcpy_it(b); int rand;\n", NULL},
		{check_words, "src/core/a.c", "clock->time(x); row.exit(1);\n", NULL},
		{check_words, "src/core/a.c", "malloc(1);\n",
			"src/core/a.c:1: malloc() is not called here; instead: xalloc()"},
		{check_words, "src/base/xalloc.c", "malloc(1);\n", NULL},
		{check_words, "src/app/a.c", "getenv(\"HOME\");\n",
			"src/app/a.c:1: getenv() is not called here"},
		{check_words, "src/base/folders.c", "getenv(\"HOME\");\n", NULL},
		{check_words, "src/session/a.c", "time(NULL);\n",
			"src/session/a.c:1: time() is not called here"},
		{check_words, "src/cli.c", "printf(\"x\"); exit(2);\n", NULL},
		{check_words, "src/app/a.c", "printf(\"x\");\n",
			"src/app/a.c:1: printf() is not called here"},
		{check_words, "src/app/a.c", "exit(1);\n",
			"src/app/a.c:1: exit() is not called here"},
		{check_words, "src/app/a.c", "extern int x;\n",
			"src/app/a.c:1: 'extern' is not used here"},
		{check_words, "src/ai/a.h", "double x;\n",
			"src/ai/a.h:1: 'double' is not used here"},
		{check_words, "src/ui/a.h", "double x;\n", NULL},
		{check_words, "src/app/a.h", "typedef struct a a;\n",
			"src/app/a.h:1: no typedef of a struct"},
		{check_words, "src/app/a.h", "typedef bool accept(int x);\n", NULL},
	};

	(void)state;
	assert_rows(rows);
}

static void shape__licence_and_lines__are_found(void **state)
{
	static const struct row rows[] = {
		{check_shape, "src/core/a.c", SPDX "\tint a;\n", NULL},
		{check_shape, "src/core/a.c", "int a;\n", "src/core/a.c:1: the first line must be"},
		{check_shape, "src/core/a.c", SPDX "int a; \n",
			"src/core/a.c:2: space at the end of the line"},
		{check_shape, "src/core/a.c", SPDX "        int a;\n",
			"src/core/a.c:2: indented with spaces"},
		{check_shape, "src/core/a.c", SPDX "int a;\r\n",
			"src/core/a.c:2: a carriage return"},
	};

	(void)state;
	assert_rows(rows);
}

static void shape__width__counts_tabs_as_eight_and_letters_as_one(void **state)
{
	static const struct {
		int tabs, letters;
		const char *letter;
		bool fits;
	} rows[] = {
		{0, 100, "x", true},
		{0, 101, "x", false},
		{2, 84, "x", true},
		{2, 85, "x", false},
		{0, 100, "\xc3\xa9", true},
		{0, 101, "\xe2\x86\x92", false},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct strbuf text;
		struct row row = {check_shape, "src/core/a.c", NULL, "src/core/a.c:2: 101 columns"};

		strbuf_init(&text);
		strbuf_addstr(&text, SPDX);
		for (int n = 0; n < rows[i].tabs; n++)
			strbuf_addch(&text, '\t');
		for (int n = 0; n < rows[i].letters; n++)
			strbuf_addstr(&text, rows[i].letter);
		strbuf_addch(&text, '\n');
		row.text = text.text;
		if (rows[i].fits)
			row.finding = NULL;
		assert_row(&row);
		strbuf_release(&text);
	}
}

/* A file of LINES lines with one function of BODY lines between its braces. */
static void write_file(struct strbuf *text, const char *head, int body, int lines)
{
	int written = 1 + 1 + 2 + body;

	strbuf_addf(text, SPDX "%s\n{\n", head);
	for (int i = 0; i < body; i++)
		strbuf_addstr(text, "\tf();\n");
	strbuf_addstr(text, "}\n");
	for (; written < lines; written++)
		strbuf_addstr(text, "int a;\n");
}

static void shape__lengths__have_their_limits(void **state)
{
	static const struct {
		const char *path, *head;
		int body, lines;
		const char *finding;
	} rows[] = {
		{"src/core/a.c", "void f(void)", 58, 600, NULL},
		{"src/core/a.c", "void f(void)", 59, 600, "src/core/a.c:3: a function of 61 lines"},
		{"src/core/a.c", "void f(void)", 1, 601,
			"src/core/a.c:601: 601 lines, at most 600"},
		{"src/core/a.h", "void f(void)", 1, 150, NULL},
		{"src/core/a.h", "void f(void)", 1, 151,
			"src/core/a.h:151: 151 lines, at most 150"},
		{"tests/core/test_a.c", "int main(void)", 90, 100, NULL},
		{"tests/core/test_a.c", "void f(void)", 90, 100,
			"tests/core/test_a.c:3: a function of 92"},
		{"src/main.c", "int main(void)", 90, 100, "src/main.c:3: a function of 92 lines"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct strbuf text;
		struct row row = {check_shape, rows[i].path, NULL, rows[i].finding};

		strbuf_init(&text);
		write_file(&text, rows[i].head, rows[i].body, rows[i].lines);
		row.text = text.text;
		assert_row(&row);
		strbuf_release(&text);
	}
}

static void names__that_say_nothing__are_found(void **state)
{
	static const struct row rows[] = {
		{check_name, "src/core/move.c", "", NULL},
		{check_name, "src/core/utils.c", "", "src/core/utils.c:1: 'utils' says nothing"},
		{check_name, "src/core/types.h", "", "src/core/types.h:1: 'types' says nothing"},
		{check_name, "src/core/Move.c", "", "src/core/Move.c:1: file names are lower_case"},
		{check_name, "src/core/commonly_shot.c", "", NULL},
	};

	(void)state;
	assert_rows(rows);
}

static void texts__debts_and_machines__are_found(void **state)
{
	static const struct row rows[] = {
		{check_any_text, "packaging/play.sh", "# T\117DO: later\n",
			"packaging/play.sh:1: T\117DO"},
		{check_any_text, "src/core/a.c", "\n/* F\111XME */\n", "src/core/a.c:2: F\111XME"},
		{check_any_text, "tests/a.c", "mkdtemp(\"a-XX\130XXX\")\n", NULL},
		{check_any_text, "tests/a.c", "(X\130X)\n", "tests/a.c:1: X\130X"},
		{check_any_text, "packaging/play.sh", "cd /home/ani/game\n",
			"packaging/play.sh:1: a path of one machine"},
		{check_any_text, "tests/a.c", "\"/home/ani\"\n", NULL},
	};

	(void)state;
	assert_rows(rows);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(arrows__up_or_sideways__are_found),
		cmocka_unit_test(arrows__libraries__have_one_owner),
		cmocka_unit_test(arrows__link_lists__obey_the_same_table),
		cmocka_unit_test(words__calls_and_keywords__are_found_in_code_only),
		cmocka_unit_test(shape__licence_and_lines__are_found),
		cmocka_unit_test(shape__width__counts_tabs_as_eight_and_letters_as_one),
		cmocka_unit_test(shape__lengths__have_their_limits),
		cmocka_unit_test(names__that_say_nothing__are_found),
		cmocka_unit_test(texts__debts_and_machines__are_found),
	};

	return cmocka_run_group_tests_name("arch checks", tests, NULL, NULL);
}
