/* SPDX-License-Identifier: MIT */
#ifndef PACKS_FIELD_H
#define PACKS_FIELD_H

#include "packs/pack.h"
#include "json/json.h"

#include <stdbool.h>
#include <stddef.h>

/* The parts of a pack file. Each reads one value, or fills DIAG and returns false. */

/* One line without control characters or white space at its ends, MIN to MAX bytes. */
bool field_line(struct json object, const char *key, size_t min, size_t max, const char **out,
	struct diag *diag);
/* The same of a list's item. */
bool field_item(
	struct json list, int index, size_t min, size_t max, const char **out, struct diag *diag);
/* The same in each language: {"id": …, "ms": …, "en": …}, none of them empty. */
bool field_text(
	struct json object, const char *key, size_t max, struct text *out, struct diag *diag);
/* [a-z0-9-], 1 to 63 bytes. */
bool field_id(struct json object, const char *key, const char **out, struct diag *diag);
bool field_choice(
	struct json object, const char *key, const char *const *names, int *out, struct diag *diag);
bool field_list(struct json object, const char *key, int min, int max, struct json *out, int *count,
	struct diag *diag);

/* options: over what RULES already holds. */
bool field_options(struct json value, struct rules *rules, struct diag *diag);
/* A value of OPTION, as it stands in options. */
bool field_option_value(struct json value, enum option option, int *out, struct diag *diag);

/* Into pack->sources and pack->source_count. */
bool field_sources(struct json root, struct pack *pack, struct diag *diag);
/* Into pack->divergences and pack->divergence_count; needs the pack's rules and sources. */
bool field_divergences(struct json root, struct pack *pack, struct diag *diag);

#endif
