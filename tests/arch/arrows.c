/* SPDX-License-Identifier: MIT */
#include "checks.h"

#include <stdio.h>
#include <string.h>

/*
 * Which module may include which. A word is a module ("core") or one header of it ("ui/draw.h").
 * The floors are drawn in CONTRIBUTING.md; a row here is the only other place they are written.
 */
static const struct {
	const char *module;
	const char *may;
} arrows[] = {
	{"base", ""},
	{"core", "base"},
	{"json", "base"},
	{"paint", "base"},
	{"tone", "base"},
	{"packs", "base core json"},
	{"record", "base core json"},
	{"ai", "base core"},
	{"i18n", "base json"},
	{"session", "base core json packs record ai"},
	{"study", "base core packs record ai"},
	{"ui", "base core packs i18n paint"},
	{"app", "base core json paint tone packs record ai i18n session study ui"},
	/* The interfaces it fills in, and the pixels they carry. */
	{"platform", "base tone ui/draw.h ui/input.h ui/audio.h ui/clipboard.h ui/printer.h "
		     "ui/speech.h paint/canvas.h"},
	{"main", "base core json paint tone packs record ai i18n session study ui app platform"},
	/* The rules in sentences are ui's, and no screen. */
	{"cli", "base core json packs record ai i18n study ui/rule_sentences.h"},
	/* For developers: finds the weights of ai. */
	{"fit", "base core ai"},
};

/*
 * Headers from outside, and who alone may include them: modules, or single files below src/ ("" is
 * nobody). The first that fits counts.
 */
static const struct {
	const char *prefix;
	const char *only;
	const char *why;
} libraries[] = {
	{"SDL", "platform", "SDL has one owner"},
	{"cjson/", "json", "cJSON has one owner"},
	{"cJSON", "json", "cJSON has one owner"},
	{"cmocka", "", "cmocka belongs to the tests"},
	{"pthread", "platform cli", "work runs behind base/job.h"},
	{"threads.h", "platform", "work runs behind base/job.h"},
	{"time.h", "platform main cli", "time comes in as a number"},
	{"sys/time.h", "platform main cli", "time comes in as a number"},
	{"unistd.h", "base platform main cli", "files and processes are behind base/file.h"},
	{"fcntl.h", "base platform main cli", "files and processes are behind base/file.h"},
	{"sys/stat.h", "base packs platform main cli", "files are behind base/file.h"},
	{"sys/", "base platform main cli", "files and processes are behind base/file.h"},
	{"dirent.h", "base packs platform main cli", "folders are read by few"},
	{"setjmp.h", "", "one way out of a function is enough"},
	{"assert.h", "", "CHECK() of base/check.h holds in release builds too"},
	{"locale.h", "platform main cli", "numbers and words do not depend on the locale"},
};

/* No float in what must come out the same on every machine. */
static const char *const exact[] = {"core", "ai", "study", "record"};

static bool is_main_file(const char *file, const char *name)
{
	size_t len = strlen(name);

	return strncmp(file, name, len) == 0 && (file[len] == '.' || file[len] == '_');
}

static bool is_program(const char *module)
{
	return strcmp(module, "main") == 0 || strcmp(module, "cli") == 0 ||
	       strcmp(module, "fit") == 0;
}

/* "core" of "src/core/move.c"; "main", "cli" and "fit" for the programs. */
static void module_of(const struct source *source, char *module, size_t size)
{
	const char *below = source->path + strlen("src/");
	const char *slash = strchr(below, '/');

	if (slash)
		snprintf(module, size, "%.*s", (int)(slash - below), below);
	else if (is_main_file(below, "main"))
		snprintf(module, size, "main");
	else if (is_main_file(below, "cli"))
		snprintf(module, size, "cli");
	else if (is_main_file(below, "fit"))
		snprintf(module, size, "fit");
	else
		snprintf(module, size, "?");
}

static bool has_word(const char *list, const char *word, size_t len)
{
	for (const char *at = list; *at;) {
		size_t word_len = strcspn(at, " ");

		if (word_len == len && strncmp(at, word, len) == 0)
			return true;
		at += word_len;
		at += strspn(at, " ");
	}
	return false;
}

static const char *allowed_for(const char *module)
{
	for (size_t i = 0; i < sizeof arrows / sizeof *arrows; i++)
		if (strcmp(arrows[i].module, module) == 0)
			return arrows[i].may;
	return NULL;
}

static void check_own(const struct source *source, struct report *report, int line,
	const char *module, const char *header)
{
	const char *may = allowed_for(module);
	size_t target = strcspn(header, "/");

	if (!may)
		report_add(
			report, source, line, "module '%s' is not in the table of arrows", module);
	else if (header[target] != '/' && is_program(module))
		return; /* a header of the program itself, beside it */
	else if (header[target] != '/')
		report_add(report, source, line, "\"%s\": write the module too, \"%s/%s\"", header,
			module, header);
	else if (!(strncmp(header, module, target) == 0 && module[target] == '\0') &&
		 !has_word(may, header, target) && !has_word(may, header, strlen(header)))
		report_add(report, source, line, "%s may not include \"%s\"; it may: %s", module,
			header, may[0] ? may : "only itself");
}

static void check_library(const struct source *source, struct report *report, int line,
	const char *module, const char *header)
{
	const char *file = source->path + strlen("src/");

	for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
		if (strncmp(header, libraries[i].prefix, strlen(libraries[i].prefix)) != 0)
			continue;
		if (!has_word(libraries[i].only, module, strlen(module)) &&
			!has_word(libraries[i].only, file, strlen(file)))
			report_add(report, source, line, "<%s> in %s: %s", header, module,
				libraries[i].why);
		return;
	}
	for (size_t i = 0; i < sizeof exact / sizeof *exact; i++)
		if (strcmp(exact[i], module) == 0 &&
			(strcmp(header, "math.h") == 0 || strcmp(header, "float.h") == 0))
			report_add(report, source, line,
				"<%s> in %s: the same on every machine, so no float", header,
				module);
}

void check_arrows(const struct source *source, struct report *report)
{
	const char *line = source->text;
	char module[32];

	if (!source_is_below(source, "src/"))
		return;
	module_of(source, module, sizeof module);
	for (int number = 1; line; number++, line = source_next_line(line)) {
		char open = '\0';
		char header[128];

		if (source->code[line - source->text] != '#' ||
			sscanf(line, "#include %c%127[^\">\n]", &open, header) != 2)
			continue;
		if (open == '"')
			check_own(source, report, number, module, header);
		else
			check_library(source, report, number, module, header);
	}
}

/* The USES of a module's CMakeLists.txt: what it may link is what it may include. */
void check_link_arrows(const struct source *source, struct report *report)
{
	const char *uses = strstr(source->text, "USES");
	char module[32];
	const char *may;

	module_of(source, module, sizeof module);
	may = allowed_for(module);
	if (!may || !uses)
		return;
	uses += strlen("USES");
	uses += strspn(uses, " \t\n");
	while (*uses && *uses != ')') {
		size_t len = strcspn(uses, " \t\n)");
		char header[40];

		snprintf(header, sizeof header, "%.*s/", (int)len, uses);
		if (len > 0 && strncmp(uses, "LIBRARIES", len) == 0)
			return;
		/* One header of a module is reason enough to link it. */
		if (len > 0 && !has_word(may, uses, len) && !strstr(may, header))
			report_add(report, source, 1, "%s may not link %.*s; it may: %s", module,
				(int)len, uses, may[0] ? may : "nothing");
		uses += len;
		uses += strspn(uses, " \t\n");
	}
}
