/* SPDX-License-Identifier: MIT */
#include "platform/font_files.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DEPTH_MAX = 4, ENTRIES_MAX = 20000 };

struct search {
	const char *name; /* NULL: any font */
	int left;         /* folder entries still looked at: a huge or looped tree ends somewhere */
};

static bool is_font(const char *name)
{
	const char *dot = strrchr(name, '.');

	return dot && (strcasecmp(dot, ".ttf") == 0 || strcasecmp(dot, ".otf") == 0);
}

static bool is_wanted(const struct search *search, const char *name)
{
	return search->name ? strcmp(search->name, name) == 0 : is_font(name);
}

/* PATH holds the folder; on true it holds the file. */
static bool search_folder(struct search *search, struct strbuf *path, int depth)
{
	const size_t len = path->len;
	DIR *dir = opendir(path->text);
	struct dirent *entry;
	bool found = false;

	while (dir && !found && search->left-- > 0 && (entry = readdir(dir))) {
		struct stat about;

		if (entry->d_name[0] == '.')
			continue;
		strbuf_addf(path, "/%s", entry->d_name);
		if (stat(path->text, &about) == 0) {
			if (S_ISREG(about.st_mode))
				found = is_wanted(search, entry->d_name) &&
					access(path->text, R_OK) == 0;
			else if (S_ISDIR(about.st_mode) && depth < DEPTH_MAX)
				found = search_folder(search, path, depth + 1);
		}
		if (!found) {
			path->len = len;
			path->text[len] = '\0';
		}
	}
	if (dir)
		closedir(dir);
	return found;
}

bool font_files_search(const char *folder, const char *name, struct strbuf *path)
{
	struct search search = {.name = name, .left = ENTRIES_MAX};

	strbuf_clear(path);
	strbuf_addstr(path, folder);
	return search_folder(&search, path, 1);
}

static bool search_home(const char *below, const char *name, struct strbuf *path)
{
	const char *home = getenv("HOME");
	struct strbuf folder;
	bool found;

	if (!home || !*home)
		return false;
	strbuf_init(&folder);
	strbuf_addf(&folder, "%s/%s", home, below);
	found = font_files_search(folder.text, name, path);
	strbuf_release(&folder);
	return found;
}

static bool search_all(const char *name, struct strbuf *path)
{
	static const char *const machine[] = {"/usr/local/share/fonts", "/usr/share/fonts",
		"/usr/share/texmf/fonts", "/app/share/fonts"};

	if (search_home(".local/share/fonts", name, path) || search_home(".fonts", name, path))
		return true;
	for (size_t i = 0; i < sizeof machine / sizeof *machine; i++)
		if (font_files_search(machine[i], name, path))
			return true;
	return false;
}

bool font_files_find(const char *built_in, const char *name, struct strbuf *path)
{
	if (access(built_in, R_OK) == 0) {
		strbuf_clear(path);
		strbuf_addstr(path, built_in);
		return true;
	}
	return search_all(name, path);
}

bool font_files_any(struct strbuf *path)
{
	return search_all(NULL, path);
}
