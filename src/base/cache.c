/* SPDX-License-Identifier: MIT */
#include "base/cache.h"

#include "base/folders.h"
#include "base/xalloc.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_LEN = 1024 };

struct kept {
	char *path;
	struct timespec time;
};

static int newest_first(const void *va, const void *vb)
{
	const struct kept *a = va, *b = vb;

	if (a->time.tv_sec != b->time.tv_sec)
		return a->time.tv_sec > b->time.tv_sec ? -1 : 1;
	if (a->time.tv_nsec != b->time.tv_nsec)
		return a->time.tv_nsec > b->time.tv_nsec ? -1 : 1;
	return strcmp(a->path, b->path);
}

static struct kept *list(DIR *dir, const char *folder, const char *kind, size_t *count)
{
	struct kept *files = NULL;
	char path[PATH_LEN];

	*count = 0;
	for (struct dirent *entry = readdir(dir); entry; entry = readdir(dir)) {
		struct stat info;

		if (strncmp(entry->d_name, kind, strlen(kind)) != 0)
			continue;
		folders_join(path, sizeof path, folder, entry->d_name);
		if (lstat(path, &info) != 0 || S_ISDIR(info.st_mode))
			continue;
		files = xrealloc(files, (*count + 1) * sizeof *files);
		files[(*count)++] = (struct kept){xstrdup(path), info.st_mtim};
	}
	return files;
}

void cache_tidy(const char *folder, const char *kind, int keep)
{
	DIR *dir = opendir(folder);
	struct kept *files;
	size_t count;

	if (!dir)
		return;
	files = list(dir, folder, kind, &count);
	closedir(dir);
	if (count > 0)
		qsort(files, count, sizeof *files, newest_first);
	for (size_t i = 0; i < count; i++) {
		if (i >= (size_t)keep)
			unlink(files[i].path);
		free(files[i].path);
	}
	free(files);
}

void cache_touch(const char *path)
{
	utimensat(AT_FDCWD, path, NULL, 0);
}
