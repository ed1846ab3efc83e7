/* SPDX-License-Identifier: MIT */
#define _DEFAULT_SOURCE /* syscall() */

#include "scratch.h"

#include "base/xalloc.h"

#include "test.h"

#include <dirent.h>
#include <linux/capability.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int scratch_setup(void **state)
{
	struct scratch *scratch = xcalloc(1, sizeof *scratch);
	const char *tmp = getenv("TMPDIR");

	snprintf(scratch->folder, sizeof scratch->folder, "%s/congklak-test-XXXXXX",
		tmp && tmp[0] == '/' ? tmp : "/tmp");
	if (!mkdtemp(scratch->folder))
		return -1;
	*state = scratch;
	return 0;
}

static void remove_tree(const char *path)
{
	DIR *dir = opendir(path);
	struct dirent *entry;

	while (dir && (entry = readdir(dir))) {
		char below[1024];

		if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
			continue;
		snprintf(below, sizeof below, "%s/%s", path, entry->d_name);
		if (unlink(below) != 0)
			remove_tree(below);
	}
	if (dir)
		closedir(dir);
	rmdir(path);
}

void scratch_empty(struct scratch *scratch)
{
	remove_tree(scratch->folder);
	assert_int_equal(mkdir(scratch->folder, 0700), 0);
}

int scratch_teardown(void **state)
{
	struct scratch *scratch = *state;

	scratch_unlock(scratch);
	remove_tree(scratch->folder);
	free(scratch);
	return 0;
}

const char *scratch_path(struct scratch *scratch, const char *name)
{
	snprintf(scratch->path, sizeof scratch->path, "%s/%s", scratch->folder, name);
	return scratch->path;
}

void scratch_write(struct scratch *scratch, const char *name, const char *text)
{
	FILE *file = fopen(scratch_path(scratch, name), "w");

	assert_non_null(file);
	assert_true(fputs(text, file) >= 0);
	assert_int_equal(fclose(file), 0);
}

void scratch_assert(struct scratch *scratch, const char *name, const char *text)
{
	char got[4096] = "";
	FILE *file = fopen(scratch_path(scratch, name), "r");

	if (!text) {
		assert_null(file);
		return;
	}
	assert_non_null(file);
	got[fread(got, 1, sizeof got - 1, file)] = '\0';
	fclose(file);
	assert_string_equal(got, text);
}

int scratch_count(struct scratch *scratch)
{
	DIR *dir = opendir(scratch->folder);
	int count = 0;

	assert_non_null(dir);
	while (readdir(dir))
		count++;
	closedir(dir);
	return count - 2; /* . and .. */
}

/* Root may write anywhere by one capability. Without it root is an owner like any other, and still
 * comes to a checkout in a folder that is root's alone. */
static void let_root_override(bool may)
{
	struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
	struct __user_cap_data_struct data[_LINUX_CAPABILITY_U32S_3];
	const uint32_t override = 1u << CAP_DAC_OVERRIDE;

	assert_int_equal(syscall(SYS_capget, &header, data), 0);
	data[0].effective &= ~override;
	if (may)
		data[0].effective |= data[0].permitted & override;
	assert_int_equal(syscall(SYS_capset, &header, data), 0);
}

void scratch_lock(struct scratch *scratch)
{
	assert_int_equal(chmod(scratch->folder, 0555), 0);
	if (getuid() == 0)
		let_root_override(false);
}

void scratch_unlock(struct scratch *scratch)
{
	if (getuid() == 0)
		let_root_override(true);
	chmod(scratch->folder, 0700);
}
