/* SPDX-License-Identifier: MIT */
#include "base/strbuf.h"

#include "base/check.h"
#include "base/xalloc.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void grow(struct strbuf *sb, size_t extra)
{
	size_t wanted = sb->len + extra + 1;

	if (wanted <= sb->cap)
		return;
	sb->cap = sb->cap * 2 > wanted ? sb->cap * 2 : wanted;
	sb->text = xrealloc(sb->text, sb->cap);
}

void strbuf_init(struct strbuf *sb)
{
	*sb = (struct strbuf){.cap = 32};
	sb->text = xalloc(sb->cap);
	sb->text[0] = '\0';
}

void strbuf_release(struct strbuf *sb)
{
	free(sb->text);
	*sb = (struct strbuf){0};
}

void strbuf_clear(struct strbuf *sb)
{
	sb->len = 0;
	sb->text[0] = '\0';
}

void strbuf_add(struct strbuf *sb, const char *bytes, size_t len)
{
	grow(sb, len);
	memcpy(sb->text + sb->len, bytes, len);
	sb->len += len;
	sb->text[sb->len] = '\0';
}

void strbuf_addch(struct strbuf *sb, char c)
{
	strbuf_add(sb, &c, 1);
}

void strbuf_addstr(struct strbuf *sb, const char *text)
{
	strbuf_add(sb, text, strlen(text));
}

void strbuf_vaddf(struct strbuf *sb, const char *format, va_list args)
{
	va_list again;
	int len;

	va_copy(again, args);
	len = vsnprintf(NULL, 0, format, again);
	va_end(again);
	CHECK(len >= 0);
	grow(sb, (size_t)len);
	vsnprintf(sb->text + sb->len, (size_t)len + 1, format, args);
	sb->len += (size_t)len;
}

void strbuf_addf(struct strbuf *sb, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	strbuf_vaddf(sb, format, args);
	va_end(args);
}

/* Bytes of the character at TEXT, or 0 where none begins. */
static size_t utf8_length(const unsigned char *text)
{
	size_t len = text[0] < 0x80   ? 1
		     : text[0] < 0xc2 ? 0
		     : text[0] < 0xe0 ? 2
		     : text[0] < 0xf0 ? 3
		     : text[0] < 0xf5 ? 4
				      : 0;

	for (size_t i = 1; i < len; i++)
		if ((text[i] & 0xc0) != 0x80)
			return 0;
	return len;
}

static int is_printable(const unsigned char *text, size_t len)
{
	if (len == 1)
		return text[0] >= 0x20 && text[0] != 0x7f;
	if (len == 2)
		return text[0] != 0xc2 || text[1] >= 0xa0;
	if (len == 3) /* U+2028, U+2029 */
		return text[0] != 0xe2 || text[1] != 0x80 || (text[2] & 0xfe) != 0xa8;
	return len == 4;
}

void strbuf_add_printable(struct strbuf *sb, const char *text)
{
	while (*text) {
		const unsigned char *at = (const unsigned char *)text;
		size_t len = utf8_length(at);

		if (is_printable(at, len))
			strbuf_add(sb, text, len);
		else
			strbuf_addch(sb, '?');
		text += len > 0 ? len : 1;
	}
}

char *strbuf_detach(struct strbuf *sb)
{
	char *text = sb->text;

	strbuf_init(sb);
	return text;
}
