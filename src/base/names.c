/* SPDX-License-Identifier: MIT */
#include "base/names.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

static int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

static int is_wanted(const char *name, const char *ending)
{
	size_t len = strlen(name), tail = strlen(ending);

	return name[0] != '.' && len > tail && len < NAMES_LEN &&
	       strcmp(name + len - tail, ending) == 0;
}

void names_find(struct names *names, const char *folder, const char *ending)
{
	DIR *entries = folder[0] ? opendir(folder) : NULL;
	const struct dirent *entry;

	names->count = 0;
	if (!entries)
		return;
	while ((entry = readdir(entries)) && names->count < NAMES_MAX)
		if (is_wanted(entry->d_name, ending))
			memcpy(names->items[names->count++], entry->d_name,
				strlen(entry->d_name) + 1);
	closedir(entries);
	qsort(names->items, (size_t)names->count, sizeof names->items[0], by_name);
}
