/* SPDX-License-Identifier: MIT */
#include "source.h"

#include "base/xalloc.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * Blanks from FROM what belongs to the comment, string or character constant that begins there;
 * returns the place behind it, or FROM if none does.
 */
static size_t blank_one(char *code, const char *text, size_t from)
{
	const char c = text[from];
	size_t end = from;

	if (c == '/' && text[from + 1] == '/') {
		end = from + strcspn(text + from, "\n");
	} else if (c == '/' && text[from + 1] == '*') {
		const char *close = strstr(text + from + 2, "*/");

		end = close ? (size_t)(close - text) + 2 : strlen(text);
	} else if (c == '"' || c == '\'') {
		for (end++; text[end] && text[end] != c; end++)
			if (text[end] == '\\' && text[end + 1])
				end++;
		end += text[end] == c;
	}
	for (size_t i = from; i < end; i++)
		if (text[i] != '\n')
			code[i] = ' ';
	return end;
}

static void blank(char *code, const char *text)
{
	for (size_t i = 0; text[i];) {
		size_t end = blank_one(code, text, i);

		i = end > i ? end : i + 1;
	}
}

void source_init(struct source *source, const char *path, const char *text)
{
	snprintf(source->path, sizeof source->path, "%s", path);
	source->text = xstrdup(text);
	source->code = xstrdup(text);
	blank(source->code, source->text);
}

void source_release(struct source *source)
{
	free(source->text);
	free(source->code);
}

static bool ends_with(const char *text, const char *ending)
{
	size_t len = strlen(text);
	size_t ending_len = strlen(ending);

	return len >= ending_len && strcmp(text + len - ending_len, ending) == 0;
}

bool source_is_c(const struct source *source)
{
	return ends_with(source->path, ".c");
}

bool source_is_header(const struct source *source)
{
	return ends_with(source->path, ".h");
}

bool source_is_below(const struct source *source, const char *folder)
{
	return strncmp(source->path, folder, strlen(folder)) == 0;
}

const char *source_next_line(const char *line)
{
	const char *end = strchr(line, '\n');

	return end && end[1] ? end + 1 : NULL;
}

size_t source_line_len(const char *line)
{
	return strcspn(line, "\n");
}

void report_init(struct report *report)
{
	strbuf_init(&report->lines);
	report->count = 0;
}

void report_release(struct report *report)
{
	strbuf_release(&report->lines);
}

void report_add(
	struct report *report, const struct source *source, int line, const char *format, ...)
{
	va_list args;

	strbuf_addf(&report->lines, "%s:%d: ", source->path, line);
	va_start(args, format);
	strbuf_vaddf(&report->lines, format, args);
	va_end(args);
	strbuf_addch(&report->lines, '\n');
	report->count++;
}
