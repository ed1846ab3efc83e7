/* SPDX-License-Identifier: MIT */
#include "base/xalloc.h"

#include "base/check.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void *there(void *p)
{
	CHECK(p != NULL);
	return p;
}

void *xalloc(size_t size)
{
	return there(malloc(size ? size : 1));
}

void *xcalloc(size_t count, size_t size)
{
	CHECK(size == 0 || count <= SIZE_MAX / size);
	return there(calloc(count ? count : 1, size ? size : 1));
}

void *xrealloc(void *old, size_t size)
{
	return there(realloc(old, size ? size : 1));
}

char *xstrndup(const char *text, size_t n)
{
	const char *end = memchr(text, '\0', n);
	size_t len = end ? (size_t)(end - text) : n;
	char *copy = xalloc(len + 1);

	memcpy(copy, text, len);
	copy[len] = '\0';
	return copy;
}

char *xstrdup(const char *text)
{
	return xstrndup(text, strlen(text));
}
