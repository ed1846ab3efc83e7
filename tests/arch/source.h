/* SPDX-License-Identifier: MIT */
#ifndef TESTS_ARCH_SOURCE_H
#define TESTS_ARCH_SOURCE_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * One file of the project as the checks read it. CODE is TEXT with comments, strings and
 * character constants blanked by spaces: as long as TEXT, with the same line ends.
 */
struct source {
	char path[256]; /* from the project's root, with '/' */
	char *text;
	char *code;
};

void source_init(struct source *source, const char *path, const char *text);
void source_release(struct source *source);

bool source_is_c(const struct source *source);                         /* .c */
bool source_is_header(const struct source *source);                    /* .h */
bool source_is_below(const struct source *source, const char *folder); /* "src/" */

/* A line by its start in TEXT or CODE; the next one, or NULL. */
const char *source_next_line(const char *line);
size_t source_line_len(const char *line); /* without the line end */

/* What the checks found: one line each, "PATH:LINE: what is wrong and what is wanted". */
struct report {
	struct strbuf lines;
	int count;
};

void report_init(struct report *report);
void report_release(struct report *report);
void report_add(struct report *report, const struct source *source, int line, const char *format,
	...) __attribute__((format(printf, 4, 5)));

#endif
