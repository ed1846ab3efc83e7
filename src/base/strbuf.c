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

char *strbuf_detach(struct strbuf *sb)
{
	char *text = sb->text;

	strbuf_init(sb);
	return text;
}
