/* SPDX-License-Identifier: MIT */
#include "json/json.h"

#include "base/check.h"
#include "base/nearest.h"
#include "base/strbuf.h"
#include "base/xalloc.h"
#include "json/locate.h"
#include "json/scan.h"
#include "json/utf8.h"

#include <cjson/cJSON.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN_MAX = 48 }; /* bytes of a text in a message */

static const cJSON *node(struct json value)
{
	return value.node;
}

static struct json child(struct json parent, const cJSON *item)
{
	return (struct json){.document = parent.document, .node = item};
}

static void say_string(struct diag *diag, const char *before, const char *text)
{
	size_t len = utf8_cut(text, SHOWN_MAX);

	diag_found(diag, "%s\"%.*s%s\"", before, (int)len, text, text[len] ? "…" : "");
}

static void say_count(struct diag *diag, const char *what, const char *part, int count)
{
	if (count == 0)
		diag_found(diag, "an empty %s", what);
	else
		diag_found(diag, "%s %s with %d %s%s", what[0] == 'o' ? "an" : "a", what, count,
			part, count == 1 ? "" : "s");
}

static void say_found(struct json value, struct diag *diag)
{
	const cJSON *at = node(value);

	if (cJSON_IsString(at)) {
		say_string(diag, "", at->valuestring);
	} else if (cJSON_IsNumber(at)) {
		const char *text = locate_text(value);

		diag_found(diag, "%.*s", (int)(scan_skip_value(text) - text), text);
	} else if (cJSON_IsArray(at)) {
		say_count(diag, "list", "item", json_count(value));
	} else if (cJSON_IsObject(at)) {
		say_count(diag, "object", "key", json_count(value));
	} else {
		diag_found(diag, "%s",
			cJSON_IsNull(at)   ? "null"
			: cJSON_IsTrue(at) ? "true"
					   : "false");
	}
}

bool json_refuse(struct json value, struct diag *diag, const char *wanted, ...)
{
	va_list args;

	diag_clear(diag);
	locate_fill(value, LOCATE_VALUE, diag);
	say_found(value, diag);
	va_start(args, wanted);
	vsnprintf(diag->wanted, sizeof diag->wanted, wanted, args);
	va_end(args);
	return false;
}

static int compare_keys(const void *a, const void *b)
{
	const cJSON *const *left = a;
	const cJSON *const *right = b;

	return strcmp((*left)->string, (*right)->string);
}

/* A repeated key of the object, or NULL. Sorted, as a hostile file may have very many. */
static const cJSON *repeated_key(const cJSON *object)
{
	size_t count = (size_t)cJSON_GetArraySize(object);
	const cJSON **members;
	const cJSON *repeated = NULL;
	size_t i = 0;

	if (count < 2)
		return NULL;
	members = xcalloc(count, sizeof *members);
	for (const cJSON *member = object->child; member; member = member->next)
		members[i++] = member;
	qsort(members, count, sizeof *members, compare_keys);
	for (i = 1; i < count && !repeated; i++) {
		if (compare_keys(&members[i - 1], &members[i]) == 0)
			repeated = members[i];
	}
	/* Of the equal ones the second in the file: the sort keeps no order. */
	if (repeated) {
		const cJSON *member = object->child;

		while (strcmp(member->string, repeated->string) != 0)
			member = member->next;
		do
			member = member->next;
		while (strcmp(member->string, repeated->string) != 0);
		repeated = member;
	}
	free(members);
	return repeated;
}

/* What the grammar alone can't tell: repeated keys, and numbers no double holds. */
static bool check_tree(struct json value, struct diag *diag)
{
	const cJSON *repeated;

	if (cJSON_IsNumber(node(value)) && !isfinite(node(value)->valuedouble))
		return json_refuse(value, diag, "a number of usual size");
	if (cJSON_IsObject(node(value))) {
		repeated = repeated_key(node(value));
		if (repeated) {
			diag_clear(diag);
			locate_fill(child(value, repeated), LOCATE_KEY, diag);
			say_string(diag, "the key again: ", repeated->string);
			diag_wanted(diag, "each key once");
			return false;
		}
	}
	for (const cJSON *item = node(value)->child; item; item = item->next) {
		if (!check_tree(child(value, item), diag))
			return false;
	}
	return true;
}

bool json_parse(struct json_document *document, const char *file, const char *text, size_t len,
	struct diag *diag)
{
	struct json_document made = {.len = len};

	diag_clear(diag);
	diag_file(diag, file);
	snprintf(made.file, sizeof made.file, "%s", file);
	if (len > JSON_SIZE_MAX) /* before it is copied */
		return scan_check(text, len, diag);
	made.text = xalloc(len + 1);
	if (len > 0)
		memcpy(made.text, text, len);
	made.text[len] = '\0';
	if (!scan_check(made.text, len, diag)) {
		free(made.text);
		return false;
	}
	made.tree = cJSON_ParseWithLength(made.text, len);
	CHECK(made.tree); /* what it would refuse, scan_check has refused */
	if (!check_tree(json_root(&made), diag)) {
		json_release(&made);
		return false;
	}
	*document = made;
	return true;
}

void json_release(struct json_document *document)
{
	cJSON_Delete(document->tree);
	free(document->text);
	*document = (struct json_document){0};
}

struct json json_root(const struct json_document *document)
{
	return (struct json){.document = document, .node = document->tree};
}

bool json_bool(struct json value, bool *out, struct diag *diag)
{
	if (!json_is_bool(value))
		return json_refuse(value, diag, "true or false");
	*out = cJSON_IsTrue(node(value));
	return true;
}

bool json_format(struct json root, int newest, const char *what, struct diag *diag)
{
	struct json value;
	int format = 0;

	if (!json_any_object(root, diag) || !json_member(root, "format", &value, diag) ||
		!json_int(value, 1, INT_MAX, &format, diag))
		return false;
	if (format > newest)
		return json_refuse(value, diag, "%d; %s is newer than this program", newest, what);
	return true;
}

bool json_int(struct json value, int min, int max, int *out, struct diag *diag)
{
	double number = node(value)->valuedouble;

	if (!json_is_number(value) || number < min || number > max || number != floor(number))
		return json_refuse(value, diag, "a whole number from %d to %d", min, max);
	*out = (int)number;
	return true;
}

bool json_uint64(struct json value, uint64_t max, uint64_t *out, struct diag *diag)
{
	double number = node(value)->valuedouble;

	if (!json_is_number(value) || number < 0 || number > (double)max || number != floor(number))
		return json_refuse(value, diag, "a whole number from 0 to %" PRIu64, max);
	*out = (uint64_t)number;
	return true;
}

bool json_string(struct json value, size_t min, size_t max, const char **out, struct diag *diag)
{
	size_t len;

	if (!json_is_string(value))
		return json_refuse(value, diag, "a text");
	len = strlen(node(value)->valuestring);
	if (len < min)
		return json_refuse(
			value, diag, "a text of at least %zu byte%s", min, min == 1 ? "" : "s");
	if (len > max) {
		json_refuse(value, diag, "at most %zu", max);
		diag_found(diag, "a text of %zu bytes", len);
		return false;
	}
	*out = node(value)->valuestring;
	return true;
}

static void add_names(struct strbuf *out, const char *const *names)
{
	for (int i = 0; names[i]; i++)
		strbuf_addf(out, "%s\"%s\"", i == 0 ? "" : names[i + 1] ? ", " : " or ", names[i]);
}

bool json_choice(struct json value, const char *const *names, int *out, struct diag *diag)
{
	struct strbuf wanted;

	if (json_is_string(value)) {
		for (int i = 0; names[i]; i++) {
			if (strcmp(names[i], node(value)->valuestring) == 0) {
				*out = i;
				return true;
			}
		}
	}
	strbuf_init(&wanted);
	add_names(&wanted, names);
	json_refuse(value, diag, "%s", wanted.text);
	strbuf_release(&wanted);
	return false;
}

static bool refuse_key(struct json member, const char *const *known, struct diag *diag)
{
	const char *key = node(member)->string;
	const char *nearest = nearest_name(key, known);
	struct strbuf wanted;

	if (nearest && nearest_distance(key, nearest) >= (int)strlen(nearest))
		nearest = NULL; /* not a letter in common: two short words are always near */

	diag_clear(diag);
	locate_fill(member, LOCATE_KEY, diag);
	say_string(diag, "the unknown key ", key);
	strbuf_init(&wanted);
	if (nearest)
		strbuf_addf(&wanted, "\"%s\"", nearest);
	else
		add_names(&wanted, known);
	diag_wanted(diag, "%s", wanted.text);
	strbuf_release(&wanted);
	return false;
}

bool json_object(struct json value, const char *const *known, struct diag *diag)
{
	if (!json_any_object(value, diag))
		return false;
	for (const cJSON *member = node(value)->child; member; member = member->next) {
		int i = 0;

		while (known[i] && strcmp(known[i], member->string) != 0)
			i++;
		if (!known[i])
			return refuse_key(child(value, member), known, diag);
	}
	return true;
}

bool json_any_object(struct json value, struct diag *diag)
{
	if (!cJSON_IsObject(node(value)))
		return json_refuse(value, diag, "an object");
	return true;
}

bool json_member(struct json object, const char *key, struct json *out, struct diag *diag)
{
	if (!json_any_object(object, diag))
		return false;
	if (json_has(object, key, out))
		return true;
	json_refuse(object, diag, "one");
	diag_found(diag, "no key \"%s\"", key);
	return false;
}

bool json_member_int(
	struct json object, const char *key, int min, int max, int *out, struct diag *diag)
{
	struct json value;

	return json_member(object, key, &value, diag) && json_int(value, min, max, out, diag);
}

bool json_member_bool(struct json object, const char *key, bool *out, struct diag *diag)
{
	struct json value;

	return json_member(object, key, &value, diag) && json_bool(value, out, diag);
}

bool json_name(struct json value, size_t most, const char **out, struct diag *diag)
{
	const char *name = "";

	if (!json_string(value, 1, most, &name, diag))
		return false;
	if (name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-")] != '\0')
		return json_refuse(value, diag, "only the letters a to z, digits and '-'");
	*out = name;
	return true;
}

bool json_member_name(
	struct json object, const char *key, size_t most, const char **out, struct diag *diag)
{
	struct json value;

	return json_member(object, key, &value, diag) && json_name(value, most, out, diag);
}

bool json_has(struct json object, const char *key, struct json *out)
{
	const cJSON *member = cJSON_IsObject(node(object))
				      ? cJSON_GetObjectItemCaseSensitive(node(object), key)
				      : NULL;

	if (!member)
		return false;
	*out = child(object, member);
	return true;
}

bool json_array(struct json value, int min, int max, int *count, struct diag *diag)
{
	int found;

	if (!cJSON_IsArray(node(value)))
		return json_refuse(value, diag, "a list");
	found = json_count(value);
	if (found < min)
		return json_refuse(value, diag, "at least %d item%s", min, min == 1 ? "" : "s");
	if (found > max)
		return json_refuse(value, diag, "at most %d item%s", max, max == 1 ? "" : "s");
	*count = found;
	return true;
}

int json_count(struct json container)
{
	return cJSON_GetArraySize(node(container));
}

struct json json_item(struct json container, int index)
{
	const cJSON *item = cJSON_GetArrayItem(node(container), index);

	CHECK(item);
	return child(container, item);
}

const char *json_key(struct json member)
{
	return node(member)->string ? node(member)->string : "";
}

bool json_is_bool(struct json value)
{
	return cJSON_IsBool(node(value));
}

bool json_is_number(struct json value)
{
	return cJSON_IsNumber(node(value));
}

bool json_is_string(struct json value)
{
	return cJSON_IsString(node(value));
}

bool json_is_null(struct json value)
{
	return cJSON_IsNull(node(value));
}
