/* SPDX-License-Identifier: MIT */
#include "base/folders.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_folder(const char *path)
{
	struct stat found;

	return path[0] && stat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

static void strip_slashes(char *path)
{
	size_t len = strlen(path);

	while (len > 1 && path[len - 1] == '/')
		path[--len] = '\0';
}

void folders_join(char *out, unsigned long size, const char *folder, const char *name)
{
	int len;

	if (!folder[0]) {
		out[0] = '\0';
		return;
	}
	len = snprintf(out, size, "%s%s%s", folder, strcmp(folder, "/") == 0 ? "" : "/", name);
	if (len < 0 || (unsigned long)len >= size)
		out[0] = '\0';
}

/* The folder of the running program, or "". */
static void find_program(char *out, size_t size)
{
	ssize_t len = readlink("/proc/self/exe", out, size);
	char *slash;

	if (len <= 0 || (size_t)len >= size) {
		out[0] = '\0';
		return;
	}
	out[len] = '\0';
	slash = strrchr(out, '/');
	if (slash)
		slash[slash == out] = '\0';
}

/*
 * A folder counts as ours by its assets/lang: the name "packs" alone is too common (the build
 * tree has one).
 */
static bool try_root(struct folders *folders, const char *root)
{
	char assets[sizeof folders->assets];
	char lang[sizeof folders->assets];

	folders_join(assets, sizeof assets, root, "assets");
	folders_join(lang, sizeof lang, assets, "lang");
	if (!is_folder(lang))
		return false;
	folders_join(folders->assets, sizeof folders->assets, root, "assets");
	folders_join(folders->packs, sizeof folders->packs, root, "packs");
	return true;
}

/* The folder itself (a build tree inside the sources) or the share/ below it (an installation). */
static bool try_above(struct folders *folders, const char *program)
{
	char root[sizeof folders->assets];
	char share[sizeof folders->assets];

	snprintf(root, sizeof root, "%s", program);
	while (root[0]) {
		char *slash = strrchr(root, '/');

		folders_join(share, sizeof share, root, "share/congklak");
		if (try_root(folders, root) || try_root(folders, share))
			return true;
		if (!slash || !slash[1])
			return false;
		slash[slash == root] = '\0';
	}
	return false;
}

static void find_own(struct folders *folders, const char *data_option)
{
	char program[sizeof folders->assets];
	char option[sizeof folders->assets];
	char given[sizeof folders->assets];

	find_program(program, sizeof program);
	if (!try_above(folders, program)) {
		folders_join(folders->assets, sizeof folders->assets, CONGKLAK_DATADIR, "assets");
		folders_join(folders->packs, sizeof folders->packs, CONGKLAK_DATADIR, "packs");
	}
	if (!data_option || !data_option[0])
		return;
	/* A folder with packs only takes its words from where they always are, and the reverse. */
	snprintf(option, sizeof option, "%s", data_option);
	strip_slashes(option);
	folders_join(given, sizeof given, option, "assets");
	if (is_folder(given))
		snprintf(folders->assets, sizeof folders->assets, "%s", given);
	folders_join(given, sizeof given, option, "packs");
	if (is_folder(given))
		snprintf(folders->packs, sizeof folders->packs, "%s", given);
}

/* XDG base directory specification, "Environment variables": relative paths are ignored. */
static bool absolute_variable(const char *name, char *out, size_t size)
{
	const char *value = getenv(name);

	if (!value || value[0] != '/' || strlen(value) >= size)
		return false;
	snprintf(out, size, "%s", value);
	strip_slashes(out);
	return true;
}

static void find_player(char *out, size_t size, const char *variable, const char *below_home)
{
	char home[512];
	char base[512];

	if (!absolute_variable(variable, base, sizeof base)) {
		base[0] = '\0';
		if (absolute_variable("HOME", home, sizeof home))
			folders_join(base, sizeof base, home, below_home);
	}
	folders_join(out, size, base, "congklak");
}

void folders_find(struct folders *folders, const char *data_option)
{
	char home[512];

	*folders = (struct folders){0};
	find_own(folders, data_option);
	find_player(folders->config, sizeof folders->config, "XDG_CONFIG_HOME", ".config");
	find_player(folders->data, sizeof folders->data, "XDG_DATA_HOME", ".local/share");
	find_player(folders->state, sizeof folders->state, "XDG_STATE_HOME", ".local/state");
	find_player(folders->cache, sizeof folders->cache, "XDG_CACHE_HOME", ".cache");
	if (!absolute_variable("HOME", home, sizeof home))
		home[0] = '\0';
	folders_find_documents(folders, home);
}
