/* SPDX-License-Identifier: MIT */
#ifndef BASE_STRBUF_H
#define BASE_STRBUF_H

#include <stdarg.h>
#include <stddef.h>

/*
 * A text that grows. Always: text is NUL-terminated at len and never NULL after init.
 *
 *	struct strbuf sb;
 *	strbuf_init(&sb);
 *	strbuf_addf(&sb, "%d", 7);
 *	strbuf_release(&sb);
 */
struct strbuf {
	char *text;
	size_t len;
	size_t cap;
};

void strbuf_init(struct strbuf *sb);
void strbuf_release(struct strbuf *sb); /* frees the text; init again before use */
void strbuf_clear(struct strbuf *sb);   /* empty, keeps its memory */
void strbuf_addch(struct strbuf *sb, char c);
void strbuf_add(struct strbuf *sb, const char *bytes, size_t len);
void strbuf_addstr(struct strbuf *sb, const char *text);
void strbuf_addf(struct strbuf *sb, const char *format, ...) __attribute__((format(printf, 2, 3)));
void strbuf_vaddf(struct strbuf *sb, const char *format, va_list args)
	__attribute__((format(printf, 2, 0)));
/* What a terminal or a page may show of any text: one '?' for each control character (C0 and C1),
 * line and paragraph separator, and byte that is not UTF-8. */
void strbuf_add_printable(struct strbuf *sb, const char *text);
char *strbuf_detach(struct strbuf *sb); /* the caller frees the text; sb is empty and usable */

#endif
