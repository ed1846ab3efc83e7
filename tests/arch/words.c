/* SPDX-License-Identifier: MIT */
#include "checks.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define PROGRAMS "src/main.c src/main_ src/cli.c src/cli_ src/fit.c src/fit_ "

/* Calls of the C library, and where alone they may stand (starts of paths; "" nowhere). */
static const struct {
	const char *name;
	const char *only;
	const char *instead;
} calls[] = {
	{"gets", "", "file_read() or fgets()"},
	{"strcpy", "", "snprintf(), or a strbuf"},
	{"strcat", "", "a strbuf"},
	{"strncpy", "", "snprintf(): strncpy may leave no end"},
	{"strncat", "", "a strbuf"},
	{"sprintf", "", "snprintf(), or strbuf_addf()"},
	{"vsprintf", "", "vsnprintf(), or strbuf_vaddf()"},
	{"atoi", "", "strtol() with its end and range looked at"},
	{"atol", "", "strtol() with its end and range looked at"},
	{"atof", "", "a number that does not depend on the locale"},
	{"sscanf", "", "a reader that says what is wrong"},
	{"fscanf", "", "a reader that says what is wrong"},
	{"scanf", "", "a reader that says what is wrong"},
	{"strtok", "", "strcspn(): strtok has a hidden state"},
	{"localtime", "", "localtime_r()"},
	{"gmtime", "", "gmtime_r()"},
	{"ctime", "", "strftime()"},
	{"asctime", "", "strftime()"},
	{"tmpnam", "", "file_replace()"},
	{"mktemp", "", "file_replace()"},
	{"alloca", "", "an array of fixed size, or xalloc()"},
	{"system", "", "no other program"},
	{"popen", "", "no other program"},
	{"rand", "", "base/rng.h: the same on every machine"},
	{"srand", "", "base/rng.h: the same on every machine"},
	{"random", "", "base/rng.h: the same on every machine"},
	{"srandom", "", "base/rng.h: the same on every machine"},
	{"drand48", "", "base/rng.h: the same on every machine"},
	{"setjmp", "", "one way out of a function"},
	{"longjmp", "", "one way out of a function"},
	{"assert", "", "CHECK(), which holds in release builds too"},
	{"malloc", "src/base/xalloc.c", "xalloc()"},
	{"calloc", "src/base/xalloc.c", "xcalloc()"},
	{"realloc", "src/base/xalloc.c", "xrealloc()"},
	{"strdup", "", "xstrdup()"},
	{"strndup", "", "xstrndup()"},
	{"abort", "src/base/check.c", "CHECK()"},
	{"exit", PROGRAMS, "only main ends the program"},
	{"_exit", "", "only main ends the program"},
	{"getenv", "src/base/folders.c src/platform/ " PROGRAMS, "base/folders.h"},
	{"setenv", "src/platform/ " PROGRAMS, "the environment is platform's"},
	{"time", "src/platform/ " PROGRAMS, "time comes in as a number"},
	{"clock", "src/platform/ " PROGRAMS, "time comes in as a number"},
	{"clock_gettime", "src/platform/ " PROGRAMS, "time comes in as a number"},
	{"gettimeofday", "src/platform/ " PROGRAMS, "time comes in as a number"},
	{"sleep", "src/platform/", "base/job.h: nothing may hold up the window"},
	{"usleep", "src/platform/", "base/job.h: nothing may hold up the window"},
	{"nanosleep", "src/platform/", "base/job.h: nothing may hold up the window"},
	{"printf", PROGRAMS, "log_say()"},
	{"vprintf", PROGRAMS, "log_say()"},
	{"puts", PROGRAMS, "log_say()"},
	{"putchar", PROGRAMS, "log_say()"},
	{"perror", PROGRAMS, "log_say(), or a diag"},
	{"fprintf", "src/base/check.c src/base/log.c src/platform/ " PROGRAMS,
		"log_say(), or a diag"},
	{"fputs", "src/base/log.c src/platform/ " PROGRAMS, "log_say(), or file_replace()"},
	{"fopen", "src/base/ src/platform/ " PROGRAMS, "base/file.h"},
	{"remove", "src/base/", "file_remove()"},
	{"rename", "src/base/", "file_replace()"},
	{"setlocale", "", "words and numbers of our own"},
};

/* Keywords that stand for something else the house does not do. */
static const struct {
	const char *word;
	const char *only_below; /* the rule holds for these paths */
	bool sources_only;      /* .c, not .h */
	const char *instead;
} keywords[] = {
	{"extern", "src/", true, "include the header that declares it"},
	{"float", "src/core/ src/ai/ src/study/ src/record/", false,
		"whole numbers: the same on every machine"},
	{"double", "src/core/ src/ai/ src/study/ src/record/", false,
		"whole numbers: the same on every machine"},
};

/* Written with an octal letter, or this file would owe them itself. */
static const char *const debts[] = {"T\117DO", "F\111XME", "X\130X", "H\101CK"};

static const char *const machine_folders[] = {"/home/", "/root/", "/work/", "/Users/"};

static bool is_word_char(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* One of the space-separated STARTS begins PATH. */
static bool begins_with_one(const char *path, const char *starts)
{
	while (*starts) {
		size_t len = strcspn(starts, " ");

		if (len > 0 && strncmp(path, starts, len) == 0)
			return true;
		starts += len;
		starts += strspn(starts, " ");
	}
	return false;
}

static void check_call(
	const struct source *source, struct report *report, int line, const char *word, size_t len)
{
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		if (strlen(calls[i].name) == len && strncmp(calls[i].name, word, len) == 0 &&
			!begins_with_one(source->path, calls[i].only))
			report_add(report, source, line, "%s() is not called here; instead: %s",
				calls[i].name, calls[i].instead);
}

static void check_keyword(
	const struct source *source, struct report *report, int line, const char *word, size_t len)
{
	for (size_t i = 0; i < sizeof keywords / sizeof *keywords; i++)
		if (strlen(keywords[i].word) == len && strncmp(keywords[i].word, word, len) == 0 &&
			begins_with_one(source->path, keywords[i].only_below) &&
			(!keywords[i].sources_only || source_is_c(source)))
			report_add(report, source, line, "'%s' is not used here; instead: %s",
				keywords[i].word, keywords[i].instead);
}

void check_words(const struct source *source, struct report *report)
{
	const char *code = source->code;
	int line = 1;

	if (!source_is_below(source, "src/"))
		return;
	for (size_t i = 0; code[i];) {
		size_t len = 0;
		size_t after;

		line += code[i] == '\n';
		while (is_word_char(code[i + len]))
			len++;
		if (len == 0) {
			i++;
			continue;
		}
		after = i + len;
		while (code[after] == ' ')
			after++;
		/* A member of that name is another thing: runner->start(), rows[i].time. */
		if (code[after] == '(' && !(i > 0 && (code[i - 1] == '.' || code[i - 1] == '>')))
			check_call(source, report, line, code + i, len);
		check_keyword(source, report, line, code + i, len);
		if (strncmp(code + i, "typedef", len) == 0 && len == 7 &&
			strncmp(code + i + len, " struct", 7) == 0)
			report_add(report, source, line, "no typedef of a struct: write struct");
		i += len;
	}
}

static void check_line(const struct source *source, struct report *report, int number,
	const char *line, size_t len)
{
	char copy[1024];

	snprintf(copy, sizeof copy, "%.*s", (int)(len < sizeof copy ? len : sizeof copy - 1), line);
	for (size_t i = 0; i < sizeof debts / sizeof *debts; i++) {
		const char *at = strstr(copy, debts[i]);

		if (at && (at == copy || !is_word_char(at[-1])) &&
			!is_word_char(at[strlen(debts[i])]))
			report_add(report, source, number,
				"%s: do it, or say in words what is missing", debts[i]);
	}
	/* Tests may name a home that nobody has. */
	for (size_t i = 0; i < sizeof machine_folders / sizeof *machine_folders; i++)
		if (!source_is_below(source, "tests/") && strstr(copy, machine_folders[i]))
			report_add(report, source, number, "a path of one machine: %s",
				machine_folders[i]);
}

/* For every file with words in it, C or not. */
void check_any_text(const struct source *source, struct report *report)
{
	const char *line = source->text;

	for (int number = 1; line; number++, line = source_next_line(line))
		check_line(source, report, number, line, source_line_len(line));
}
