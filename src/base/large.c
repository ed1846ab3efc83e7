/* SPDX-License-Identifier: MIT */
#include "base/large.h"

#include "base/check.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>

enum { LARGE = 1 << 21 /* bytes of a large page, on the machines that have them */ };

/* A small table would only waste one. */
static bool is_large(size_t size)
{
	return size >= LARGE;
}

static size_t rounded(size_t size)
{
	return is_large(size) ? (size + LARGE - 1) / LARGE * LARGE : size;
}

static char *map(size_t size)
{
	void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	CHECK(memory != MAP_FAILED);
	return memory;
}

void *large_alloc(size_t size)
{
	size_t whole = rounded(size), before;
	char *memory;

	CHECK(size > 0 && whole >= size && whole <= SIZE_MAX - LARGE);
	if (!is_large(size))
		return map(size);
	memory = map(whole + LARGE);
	/* Gives back what lies before and behind the large pages. */
	before = (LARGE - (uintptr_t)memory % LARGE) % LARGE;
	if (before > 0)
		munmap(memory, before);
	munmap(memory + before + whole, LARGE - before);
#ifdef MADV_HUGEPAGE
	madvise(memory + before, whole, MADV_HUGEPAGE); /* if it can't be had: without */
#endif
	return memory + before;
}

void large_free(void *memory, size_t size)
{
	if (memory)
		munmap(memory, rounded(size));
}
