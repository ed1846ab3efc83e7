/* SPDX-License-Identifier: MIT */
#include "json/locate.h"

#include "base/check.h"
#include "json/scan.h"
#include "json/utf8.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <string.h>

/* The way from the root: which child to take at each level. */
struct way {
	int steps[JSON_DEPTH_MAX + 1];
	int len;
};

static bool find_way(const cJSON *at, const cJSON *wanted, struct way *way)
{
	if (at == wanted)
		return true;
	if (!at->child)
		return false;
	CHECK(way->len < JSON_DEPTH_MAX);
	way->steps[way->len++] = 0;
	for (const cJSON *child = at->child; child; child = child->next) {
		if (find_way(child, wanted, way))
			return true;
		way->steps[way->len - 1]++;
	}
	way->len--;
	return false;
}

static struct way way_of(struct json value)
{
	struct way way = {.len = 0};

	CHECK(find_way(value.document->tree, value.node, &way));
	return way;
}

static bool is_plain(const char *key)
{
	static const char letters[] =
		"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";

	return *key && key[strspn(key, letters)] == '\0';
}

static void write_path(const cJSON *at, const struct way *way, struct strbuf *out)
{
	strbuf_addch(out, '$');
	for (int i = 0; i < way->len; i++) {
		bool in_object = cJSON_IsObject(at);

		at = at->child;
		for (int step = way->steps[i]; step > 0; step--)
			at = at->next;
		if (!in_object)
			strbuf_addf(out, "[%d]", way->steps[i]);
		else if (is_plain(at->string))
			strbuf_addf(out, ".%s", at->string);
		else
			strbuf_addf(out, "[\"%s\"]", at->string);
	}
}

/* Walks the way in the text; KEY is where the last member's key was, or the value itself. */
static const char *follow(const char *text, const struct way *way, const char **key)
{
	const char *at = scan_skip_space(text);

	*key = at;
	for (int i = 0; i < way->len; i++) {
		bool in_object = *at == '{';

		for (int step = way->steps[i];; step--) {
			at = scan_skip_space(at + 1); /* behind '{', '[' or ',' */
			*key = at;
			if (in_object) {
				at = scan_skip_space(scan_skip_value(at));
				at = scan_skip_space(at + 1);
			}
			if (step == 0)
				break;
			at = scan_skip_space(scan_skip_value(at));
		}
	}
	return at;
}

const char *locate_text(struct json value)
{
	struct way way = way_of(value);
	const char *key;

	return follow(value.document->text, &way, &key);
}

void locate_fill(struct json value, enum locate_part part, struct diag *diag)
{
	const struct json_document *document = value.document;
	struct way way = way_of(value);
	const char *key;
	const char *at = follow(document->text, &way, &key);
	struct strbuf path;

	diag_file(diag, document->file);
	scan_place(
		document->text, (size_t)((part == LOCATE_KEY ? key : at) - document->text), diag);
	strbuf_init(&path);
	write_path(document->tree, &way, &path);
	snprintf(diag->path, sizeof diag->path, "%.*s",
		(int)utf8_cut(path.text, sizeof diag->path - 1), path.text);
	strbuf_release(&path);
}
