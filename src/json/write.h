/* SPDX-License-Identifier: MIT */
#ifndef JSON_WRITE_H
#define JSON_WRITE_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * Writes JSON into a strbuf, keys in the order given, no spaces (one object a line on the command
 * line). KEY is NULL inside arrays and at the top. Strings are escaped; UTF-8 stays as it is.
 */
struct json_writer {
	struct strbuf *out;
	bool comma; /* the next value needs one */
};

void json_writer_init(struct json_writer *writer, struct strbuf *out);
void json_write_object(struct json_writer *writer, const char *key); /* opens */
void json_write_array(struct json_writer *writer, const char *key);  /* opens */
void json_write_end_object(struct json_writer *writer);
void json_write_end_array(struct json_writer *writer);
void json_write_string(struct json_writer *writer, const char *key, const char *value);
void json_write_int(struct json_writer *writer, const char *key, long long value);
void json_write_bool(struct json_writer *writer, const char *key, bool value);
void json_write_null(struct json_writer *writer, const char *key);

#endif
