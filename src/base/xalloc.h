/* SPDX-License-Identifier: MIT */
#ifndef BASE_XALLOC_H
#define BASE_XALLOC_H

#include <stddef.h>

/* Memory that is there or the program ends: none of these returns NULL. Free with free(). */
void *xalloc(size_t size);                  /* uninitialised; size 0 gives one byte */
void *xcalloc(size_t count, size_t size);   /* zeroed; aborts when count * size overflows */
void *xrealloc(void *old, size_t size);     /* as realloc */
char *xstrdup(const char *text);            /* a copy */
char *xstrndup(const char *text, size_t n); /* a copy of at most n bytes */

#endif
