/* SPDX-License-Identifier: MIT */
#include "base/xalloc.h"
#include "packs/field.h"

#include <string.h>

enum { SOURCES_MAX = 16, YEAR_MIN = 1000, YEAR_MAX = 2199 };

/* In the order of the enums. */
static const char *const kinds[] = {"pemerintah", "rujukan-khusus", "museum", "media-massa",
	"permainan-web", "laman-web", NULL};
static const char *const standings[] = {"terverifikasi", "perlu-diperiksa", NULL};

static bool read_year(struct json source, int *out, struct diag *diag)
{
	struct json value;

	if (!json_member(source, "year", &value, diag))
		return false;
	*out = 0;
	if (json_is_null(value))
		return true;
	if (!json_is_number(value))
		return json_refuse(value, diag, "a year, or null where it is not known");
	return json_int(value, YEAR_MIN, YEAR_MAX, out, diag);
}

static bool read_address(struct json source, const char **out, struct diag *diag)
{
	static const char *const schemes[] = {"https://", "http://"};
	const char *address;
	struct json value;
	size_t host = 0;

	if (!field_line(source, "address", 0, 300, &address, diag))
		return false;
	*out = address;
	if (!*address)
		return true;
	for (size_t i = 0; i < sizeof schemes / sizeof *schemes; i++) {
		if (strncmp(address, schemes[i], strlen(schemes[i])) == 0)
			host = strlen(schemes[i]);
	}
	json_has(source, "address", &value);
	if (host == 0 || strcspn(address + host, "/?#:@.") == 0)
		return json_refuse(value, diag, "https:// or http:// and a host, or \"\"");
	for (const char *at = address; *at; at++) {
		if (*at <= ' ' || *at > '~')
			return json_refuse(value, diag, "an address in ASCII without spaces");
	}
	return true;
}

static bool read_source(struct json value, struct source *source, struct diag *diag)
{
	static const char *const known[] = {"id", "title", "publisher", "year", "address", "place",
		"kind", "standing", "note", NULL};
	int kind;
	int standing;

	if (!json_object(value, known, diag) || !field_id(value, "id", &source->id, diag) ||
		!field_line(value, "title", 1, 240, &source->title, diag) ||
		!field_line(value, "publisher", 0, 240, &source->publisher, diag) ||
		!read_year(value, &source->year, diag) ||
		!read_address(value, &source->address, diag) ||
		!field_line(value, "place", 0, 240, &source->place, diag) ||
		!field_choice(value, "kind", kinds, &kind, diag) ||
		!field_choice(value, "standing", standings, &standing, diag) ||
		!field_text(value, "note", 1000, &source->note, diag))
		return false;
	source->kind = (enum source_kind)kind;
	source->standing = (enum source_standing)standing;
	return true;
}

bool field_sources(struct json root, struct pack *pack, struct diag *diag)
{
	struct json list;
	int count;

	if (!field_list(root, "sources", 1, SOURCES_MAX, &list, &count, diag))
		return false;
	pack->sources = xcalloc((size_t)count, sizeof *pack->sources);
	for (int i = 0; i < count; i++) {
		struct json value = json_item(list, i);
		struct json id;

		if (!read_source(value, &pack->sources[i], diag))
			return false;
		for (int j = 0; j < i; j++) {
			if (strcmp(pack->sources[i].id, pack->sources[j].id) == 0 &&
				json_has(value, "id", &id))
				return json_refuse(id, diag, "an id that no source before it has");
		}
		pack->source_count++;
	}
	return true;
}
