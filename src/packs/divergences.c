/* SPDX-License-Identifier: MIT */
#include "base/nearest.h"
#include "base/xalloc.h"
#include "packs/field.h"

#include <stdint.h>
#include <string.h>

enum { DIVERGENCES_MAX = 32, CITED_MAX = 16 };

/* In the order of the enum. */
static const char *const statuses[] = {"dapat-dibandingkan", "diterapkan", "dicatat", NULL};

static bool refuse_source(struct json value, const struct pack *pack, struct diag *diag)
{
	const char *ids[CITED_MAX + 1] = {NULL};
	const char *id;
	const char *nearest;

	for (int i = 0; i < pack->source_count; i++)
		ids[i] = pack->sources[i].id;
	if (!json_string(value, 0, SIZE_MAX, &id, diag))
		return false;
	nearest = nearest_name(id, ids);
	if (nearest)
		return json_refuse(value, diag, "\"%s\", a source of this pack", nearest);
	return json_refuse(value, diag, "the id of a source of this pack");
}

/* Ids of the pack's own sources, each once; none only where the reading is inferred. */
static bool read_cited(
	struct json object, const struct pack *pack, struct divergence *out, struct diag *diag)
{
	struct json list;
	int count;

	if (!field_list(object, "sources", 0, CITED_MAX, &list, &count, diag))
		return false;
	if (count == 0 && !out->inferred)
		return json_refuse(list, diag, "a source, or inferred true");
	out->sources = xcalloc((size_t)count + 1, sizeof *out->sources);
	for (int i = 0; i < count; i++) {
		struct json value = json_item(list, i);
		const char *id;
		int source = 0;

		if (!json_string(value, 1, 63, &id, diag))
			return false;
		while (source < pack->source_count && strcmp(pack->sources[source].id, id) != 0)
			source++;
		if (source == pack->source_count)
			return refuse_source(value, pack, diag);
		for (int j = 0; j < i; j++) {
			if (strcmp(out->sources[j], id) == 0)
				return json_refuse(value, diag, "each source once");
		}
		out->sources[i] = pack->sources[source].id;
	}
	return true;
}

/* The option has another value than the pack's, and the game so changed can be played. */
static bool check_other(struct json value, const struct pack *pack,
	const struct divergence *divergence, struct diag *diag)
{
	struct rules changed = pack->rules;
	enum option at;
	const char *reason;

	if (rules_get(&pack->rules, divergence->option) == divergence->other_value)
		return json_refuse(value, diag, "another value than the pack's own");
	rules_set(&changed, divergence->option, divergence->other_value);
	reason = rules_conflict(&changed, &at);
	if (reason)
		return json_refuse(value, diag, "%s", reason);
	for (const struct divergence *before = pack->divergences; before < divergence; before++) {
		if (before->option == divergence->option &&
			before->other_value == divergence->other_value)
			return json_refuse(value, diag, "a comparison that none before it makes");
	}
	return true;
}

static bool read_banding(struct json object, const struct pack *pack, struct divergence *divergence,
	struct diag *diag)
{
	static const char *const known[] = {"option", "other", NULL};
	struct json banding;
	struct json value;
	const char *path;

	divergence->option = OPTION_COUNT;
	if (divergence->status != DIVERGENCE_COMPARABLE) {
		if (json_has(object, "banding", &banding))
			return json_refuse(
				banding, diag, "it only where status is \"%s\"", statuses[0]);
		return true;
	}
	if (!json_member(object, "banding", &banding, diag) || !json_object(banding, known, diag) ||
		!json_member(banding, "option", &value, diag) ||
		!json_string(value, 1, 63, &path, diag))
		return false;
	divergence->option = option_find(path, strlen(path));
	if (divergence->option == OPTION_COUNT)
		return json_refuse(value, diag, "the path of an option, nearest is \"%s\"",
			option_path(option_nearest(path)));
	return json_member(banding, "other", &value, diag) &&
	       field_option_value(value, divergence->option, &divergence->other_value, diag) &&
	       check_other(value, pack, divergence, diag);
}

static bool read_divergence(struct json value, const struct pack *pack,
	struct divergence *divergence, struct diag *diag)
{
	static const char *const known[] = {
		"rule", "here", "other", "note", "inferred", "status", "banding", "sources", NULL};
	struct json inferred;
	int status;

	if (!json_object(value, known, diag) ||
		!field_text(value, "rule", 120, &divergence->rule, diag) ||
		!field_text(value, "here", 600, &divergence->here, diag) ||
		!field_text(value, "other", 600, &divergence->other, diag) ||
		!field_text(value, "note", 1200, &divergence->note, diag) ||
		!field_choice(value, "status", statuses, &status, diag))
		return false;
	divergence->status = (enum divergence_status)status;
	if (json_has(value, "inferred", &inferred) &&
		!json_bool(inferred, &divergence->inferred, diag))
		return false;
	return read_banding(value, pack, divergence, diag) &&
	       read_cited(value, pack, divergence, diag);
}

bool field_divergences(struct json root, struct pack *pack, struct diag *diag)
{
	struct json list;
	int count;

	if (!field_list(root, "divergences", 0, DIVERGENCES_MAX, &list, &count, diag))
		return false;
	pack->divergences = xcalloc((size_t)count + 1, sizeof *pack->divergences);
	for (int i = 0; i < count; i++) {
		pack->divergence_count++; /* first: what it holds by a fault is released too */
		if (!read_divergence(json_item(list, i), pack, &pack->divergences[i], diag))
			return false;
	}
	return true;
}
