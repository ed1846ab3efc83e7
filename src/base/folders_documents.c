/* SPDX-License-Identifier: MIT */
#include "base/diag.h"
#include "base/file.h"
#include "base/folders.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/*
 * The file that xdg-user-dirs writes, a line each:
 *
 *	XDG_DOCUMENTS_DIR="$HOME/Dokumen"
 *
 * and the same of XDG_PICTURES_DIR. A path begins with '/' or with $HOME/, and may have a backslash
 *before any letter.
 */
enum { BYTES_MAX = 1 << 16 };

/* From VALUE to its closing quote, backslashes taken away. False: there is none, or too long. */
static bool unquote(const char *value, char *out, size_t size)
{
	size_t len = 0;

	for (; *value && *value != '"' && *value != '\n'; value++) {
		if (*value == '\\' && value[1])
			value++;
		if (len + 1 == size)
			return false;
		out[len++] = *value;
	}
	out[len] = '\0';
	return *value == '"';
}

/* The last line with the key counts, as in a shell. */
static const char *find_value(const char *text, const char *key)
{
	const char *found = NULL;

	while (text) {
		text += strspn(text, " \t\n");
		if (strncmp(text, key, strlen(key)) == 0)
			found = text + strlen(key);
		text = strchr(text, '\n');
	}
	return found;
}

static bool resolve(const char *value, const char *home, char *out, size_t size)
{
	static const char below_home[] = "$HOME/";
	int len;

	if (value[0] == '/') {
		len = snprintf(out, size, "%s", value);
	} else {
		if (strncmp(value, below_home, sizeof below_home - 1) != 0 || !home[0])
			return false;
		len = snprintf(out, size, "%s/%s", home, value + sizeof below_home - 1);
	}
	if (len < 0 || (size_t)len >= size)
		return false;
	for (; len > 1 && out[len - 1] == '/'; len--)
		out[len - 1] = '\0';
	/* Home itself says that this desktop has no such folder. */
	return strcmp(out, home) != 0;
}

/* OUT is changed only where there is such a folder. */
static void find_folder(const char *text, const char *key, const char *home, char *out, size_t size)
{
	char value[512], folder[512];
	const char *at = find_value(text, key);
	struct stat found;

	if (at && unquote(at, value, sizeof value) && resolve(value, home, folder, sizeof folder) &&
		stat(folder, &found) == 0 && S_ISDIR(found.st_mode))
		snprintf(out, size, "%s", folder);
}

void folders_find_documents(struct folders *folders, const char *home)
{
	char path[600];
	struct strbuf text;
	struct diag diag;
	const char *slash = strrchr(folders->config, '/');

	folders->documents[0] = '\0';
	folders_join(folders->pictures, sizeof folders->pictures, folders->data, "pictures");
	if (!slash) /* the folder above ours is the one for settings */
		return;
	snprintf(path, sizeof path, "%.*s/user-dirs.dirs", (int)(slash - folders->config),
		folders->config);
	strbuf_init(&text);
	diag_clear(&diag);
	if (file_read(path, BYTES_MAX, &text, &diag)) {
		find_folder(text.text, "XDG_DOCUMENTS_DIR=\"", home, folders->documents,
			sizeof folders->documents);
		find_folder(text.text, "XDG_PICTURES_DIR=\"", home, folders->pictures,
			sizeof folders->pictures);
	}
	strbuf_release(&text);
}
