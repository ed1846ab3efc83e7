/* SPDX-License-Identifier: MIT */
#ifndef BASE_LARGE_H
#define BASE_LARGE_H

#include <stddef.h>

/*
 * Memory for a table that is looked up here and there. It is zeroed, begins on a cache line, and
 * lies in large pages where the machine has them: finding a small page takes longer than reading
 * from it. Pages are taken when they are first touched. It is there or the program ends.
 */
void *large_alloc(size_t size);
void large_free(void *memory, size_t size); /* SIZE as it was asked for; NULL is fine */

#endif
