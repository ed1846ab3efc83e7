/* SPDX-License-Identifier: MIT */
#ifndef JSON_JSON_H
#define JSON_JSON_H

#include "base/diag.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * JSON read with types, ranges and known keys checked, so that a fault in a file is one sentence
 * with line, column and path. The whole document is parsed first (UTF-8 checked, at most
 * JSON_DEPTH_MAX deep and JSON_SIZE_MAX bytes, no repeated key, no NaN or number out of range,
 * nothing behind the end), then read by these calls. Each returns false after filling DIAG.
 *
 * A struct json is a cheap handle into its document: copy it freely, drop it, never after
 * json_release().
 */
enum { JSON_DEPTH_MAX = 32, JSON_SIZE_MAX = 1 << 20 };

struct json_document {
	char file[256];
	char *text;
	size_t len;
	void *tree;
};

struct json {
	const struct json_document *document;
	const void *node;
};

/* FILE is for messages only. TEXT is copied. On false nothing needs releasing. */
bool json_parse(struct json_document *document, const char *file, const char *text, size_t len,
	struct diag *diag);
void json_release(struct json_document *document);
struct json json_root(const struct json_document *document);

/* Each checks the value's type and range. Strings live as long as the document. */
bool json_bool(struct json value, bool *out, struct diag *diag);
bool json_int(
	struct json value, int min, int max, int *out, struct diag *diag); /* whole numbers only */
/* From 0 to MAX, which is at most 2^53. */
bool json_uint64(struct json value, uint64_t max, uint64_t *out, struct diag *diag);
/* MIN and MAX count bytes. */
bool json_string(struct json value, size_t min, size_t max, const char **out, struct diag *diag);
/* NAMES ends with NULL; *out is the index. */
bool json_choice(struct json value, const char *const *names, int *out, struct diag *diag);

/* An object with no other keys than KNOWN (ends with NULL); a misspelt one is refused with the
 * nearest known one named. */
bool json_object(struct json value, const char *const *known, struct diag *diag);
bool json_any_object(struct json value, struct diag *diag); /* keys are data */
/* An object whose "format" is 1..NEWEST. To be asked before its keys are: those of a newer format
 * may well be unknown. WHAT the file is, for the sentence: "the pack". */
bool json_format(struct json root, int newest, const char *what, struct diag *diag);
bool json_member(struct json object, const char *key, struct json *out, struct diag *diag);
bool json_has(struct json object, const char *key, struct json *out); /* optional member */
/* A string of the letters a to z, digits and '-', 1 to MOST bytes; lives as long as the document.
 */
bool json_name(struct json value, size_t most, const char **out, struct diag *diag);
/* A member that has to be there, of that kind. */
bool json_member_int(
	struct json object, const char *key, int min, int max, int *out, struct diag *diag);
bool json_member_bool(struct json object, const char *key, bool *out, struct diag *diag);
bool json_member_name(
	struct json object, const char *key, size_t most, const char **out, struct diag *diag);
bool json_array(struct json value, int min, int max, int *count, struct diag *diag);

/* Members of an object or items of an array, in the order of the file. */
int json_count(struct json container);
struct json json_item(struct json container, int index);
const char *json_key(struct json member); /* the key of a member; "" for an array's item */

bool json_is_bool(struct json value);
bool json_is_number(struct json value);
bool json_is_string(struct json value);
bool json_is_null(struct json value);

/* Fills DIAG with file, line, column and path of VALUE, what was found there (shortened), and what
 * was wanted instead. Always returns false. */
bool json_refuse(struct json value, struct diag *diag, const char *wanted, ...)
	__attribute__((format(printf, 3, 4)));

#endif
