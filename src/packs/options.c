/* SPDX-License-Identifier: MIT */
#include "base/check.h"
#include "packs/field.h"

#include <stdio.h>
#include <string.h>

/*
 * The options of a pack nest as their paths do: "menembak.side" is the key side of the object
 * menembak. The keys of each object come from the paths, so that core alone names the options.
 */
enum { NAME_MAX_BYTES = 32, NAMES_MAX = 16, VALUES_MAX = 8, ROUNDS_LIMIT = 99 };

struct names {
	char bytes[NAMES_MAX][NAME_MAX_BYTES];
	const char *known[NAMES_MAX + 1]; /* NULL-terminated */
	int count;
};

/* The keys below PREFIX ("" or "menembak."), in the order of the options. */
static void names_below(const char *prefix, struct names *names)
{
	size_t prefix_len = strlen(prefix);

	*names = (struct names){.count = 0};
	for (int i = 0; i < OPTION_COUNT; i++) {
		const char *path = option_path((enum option)i);
		int last = names->count - 1;
		const char *name;
		int len;

		if (strncmp(path, prefix, prefix_len) != 0)
			continue;
		name = path + prefix_len;
		len = (int)strcspn(name, ".");
		if (last >= 0 && (int)strlen(names->known[last]) == len &&
			strncmp(names->known[last], name, (size_t)len) == 0)
			continue; /* options of one group stand together */
		CHECK(names->count < NAMES_MAX && len < NAME_MAX_BYTES);
		snprintf(names->bytes[names->count], NAME_MAX_BYTES, "%.*s", len, name);
		names->known[names->count] = names->bytes[names->count];
		names->count++;
	}
}

bool field_option_value(struct json value, enum option option, int *out, struct diag *diag)
{
	const char *names[VALUES_MAX + 1] = {NULL};
	int count = option_values(option);

	if (count == 0)
		return json_int(value, 0, ROUNDS_LIMIT, out, diag);
	if (strcmp(option_value_name(option, 0), "false") == 0) {
		bool yes;

		if (!json_bool(value, &yes, diag))
			return false;
		*out = yes;
		return true;
	}
	CHECK(count <= VALUES_MAX);
	for (int i = 0; i < count; i++)
		names[i] = option_value_name(option, i);
	return json_choice(value, names, out, diag);
}

/* Recursion ends with the dots of the paths. */
static bool read_level(
	struct json object, const char *prefix, struct rules *rules, struct diag *diag)
{
	struct names names;

	names_below(prefix, &names);
	if (!json_object(object, names.known, diag))
		return false;
	for (int i = 0; i < names.count; i++) {
		char path[2 * NAME_MAX_BYTES + 2];
		struct json value;
		enum option option;
		int number;

		if (!json_has(object, names.known[i], &value))
			continue;
		snprintf(path, sizeof path, "%s%s", prefix, names.known[i]);
		option = option_find(path, strlen(path));
		if (option == OPTION_COUNT) {
			snprintf(path, sizeof path, "%s%s.", prefix, names.known[i]);
			if (!read_level(value, path, rules, diag))
				return false;
			continue;
		}
		if (!field_option_value(value, option, &number, diag))
			return false;
		rules_set(rules, option, number);
	}
	return true;
}

/* Where OPTION stands, or the innermost object that could hold it. */
static struct json find_option(struct json options, enum option option)
{
	const char *path = option_path(option);
	struct json at = options;

	for (;;) {
		char name[NAME_MAX_BYTES];
		size_t len = strcspn(path, ".");

		snprintf(name, sizeof name, "%.*s", (int)len, path);
		if (!json_has(at, name, &at) || path[len] == '\0')
			return at;
		path += len + 1;
	}
}

bool field_options(struct json value, struct rules *rules, struct diag *diag)
{
	enum option at;
	const char *reason;

	if (!read_level(value, "", rules, diag))
		return false;
	reason = rules_conflict(rules, &at);
	if (reason)
		return json_refuse(find_option(value, at), diag, "%s", reason);
	return true;
}
