/* SPDX-License-Identifier: MIT */
#include "checks.h"

#include <ctype.h>
#include <string.h>

#define SPDX "/* SPDX-License-Identifier: MIT */"

enum {
	COLUMNS_MAX = 100,
	TAB = 8,
	SOURCE_LINES_MAX = 600,
	HEADER_LINES_MAX = 150,
	FUNCTION_LINES_MAX = 60
};

/* Names that say nothing about what is inside. */
static const char *const empty_names[] = {"utils", "util", "common", "types", "helpers", "helper",
	"misc", "stuff", "globals", "defs"};

static bool has_letter(const char *line, size_t len, char letter)
{
	return memchr(line, letter, len) != NULL;
}

/* Columns on the screen: a tab goes to the next multiple of 8, a letter of any script is one. */
static int width(const char *line, size_t len)
{
	int column = 0;

	for (size_t i = 0; i < len; i++)
		if (line[i] == '\t')
			column += TAB - column % TAB;
		else if (((unsigned char)line[i] & 0xc0) != 0x80)
			column++;
	return column;
}

static void check_layout(const struct source *source, struct report *report, int number,
	const char *line, size_t len)
{
	int columns = width(line, len);

	if (columns > COLUMNS_MAX)
		report_add(report, source, number, "%d columns, at most %d", columns, COLUMNS_MAX);
	if (len > 0 && (line[len - 1] == ' ' || line[len - 1] == '\t'))
		report_add(report, source, number, "space at the end of the line");
	if (has_letter(line, len, '\r'))
		report_add(report, source, number, "a carriage return");
	if (strncmp(line, "        ", TAB) == 0)
		report_add(report, source, number, "indented with spaces, not with tabs");
}

/* A line that is '{' alone opens a function, '}' alone ends it; nothing else of ours looks so. */
static bool is_alone(const char *line, size_t len, char brace)
{
	return len == 1 && line[0] == brace;
}

/* The name of the function whose head this line ends: the word before the last "(" at column 0. */
static bool is_main_head(const char *head)
{
	return strncmp(head, "int main(", strlen("int main(")) == 0;
}

static void check_functions(const struct source *source, struct report *report)
{
	const char *line = source->code;
	const char *before = "";
	int opened = 0;
	bool exempt = false;

	for (int number = 1; line; number++, line = source_next_line(line)) {
		size_t len = source_line_len(line);

		if (is_alone(line, len, '{')) {
			opened = number;
			/* The list of tests at the end of a test is a table. */
			exempt = source_is_below(source, "tests/") && is_main_head(before);
		} else if (is_alone(line, len, '}') && opened) {
			int lines = number - opened + 1;

			if (lines > FUNCTION_LINES_MAX && !exempt)
				report_add(report, source, opened,
					"a function of %d lines, at most %d: look for the seam",
					lines, FUNCTION_LINES_MAX);
			opened = 0;
		}
		before = line;
	}
}

void check_shape(const struct source *source, struct report *report)
{
	const int most = source_is_header(source) ? HEADER_LINES_MAX : SOURCE_LINES_MAX;
	const char *line = source->text;
	int number = 0;

	if (strncmp(source->text, SPDX "\n", strlen(SPDX "\n")) != 0)
		report_add(report, source, 1, "the first line must be " SPDX);
	for (; line; line = source_next_line(line))
		check_layout(source, report, ++number, line, source_line_len(line));
	if (number > most)
		report_add(report, source, number, "%d lines, at most %d: look for the seam",
			number, most);
	check_functions(source, report);
}

void check_name(const struct source *source, struct report *report)
{
	const char *slash = strrchr(source->path, '/');
	const char *name = slash ? slash + 1 : source->path;
	size_t len = strcspn(name, ".");

	for (size_t i = 0; i < sizeof empty_names / sizeof *empty_names; i++)
		if (strlen(empty_names[i]) == len && strncmp(name, empty_names[i], len) == 0)
			report_add(report, source, 1, "'%s' says nothing: name what is inside",
				empty_names[i]);
	for (size_t i = 0; i < len; i++)
		if (isupper((unsigned char)name[i]) || name[i] == '-' || name[i] == ' ') {
			report_add(report, source, 1, "file names are lower_case");
			return;
		}
}
