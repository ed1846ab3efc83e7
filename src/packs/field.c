/* SPDX-License-Identifier: MIT */
#include "packs/field.h"

#include <string.h>

enum { ID_MAX = 63 };

/* A character that ends or controls a line: U+0000 to 1F, U+007F to 9F, U+2028 and 2029. */
static bool is_control(const char *at)
{
	const unsigned char *byte = (const unsigned char *)at;

	return byte[0] < 0x20 || byte[0] == 0x7f || (byte[0] == 0xc2 && byte[1] < 0xa0) ||
	       (byte[0] == 0xe2 && byte[1] == 0x80 && (byte[2] == 0xa8 || byte[2] == 0xa9));
}

static bool line_value(
	struct json value, size_t min, size_t max, const char **out, struct diag *diag)
{
	const char *text;
	size_t len;

	if (!json_string(value, min, max, &text, diag))
		return false;
	len = strlen(text);
	for (size_t i = 0; i < len; i++) {
		if (is_control(text + i))
			return json_refuse(value, diag, "one line without control characters");
	}
	if (len > 0 && (text[0] == ' ' || text[len - 1] == ' '))
		return json_refuse(value, diag, "no space at its beginning or end");
	*out = text;
	return true;
}

bool field_line(struct json object, const char *key, size_t min, size_t max, const char **out,
	struct diag *diag)
{
	struct json value;

	return json_member(object, key, &value, diag) && line_value(value, min, max, out, diag);
}

bool field_item(
	struct json list, int index, size_t min, size_t max, const char **out, struct diag *diag)
{
	return line_value(json_item(list, index), min, max, out, diag);
}

bool field_text(
	struct json object, const char *key, size_t max, struct text *out, struct diag *diag)
{
	const char *languages[LANG_COUNT + 1] = {NULL};
	struct json value;

	for (int i = 0; i < LANG_COUNT; i++)
		languages[i] = lang_code((enum lang)i);
	if (!json_member(object, key, &value, diag) || !json_object(value, languages, diag))
		return false;
	for (int i = 0; i < LANG_COUNT; i++) {
		if (!field_line(value, languages[i], 1, max, &out->in[i], diag))
			return false;
	}
	return true;
}

bool field_id(struct json object, const char *key, const char **out, struct diag *diag)
{
	return json_member_name(object, key, ID_MAX, out, diag);
}

bool field_choice(
	struct json object, const char *key, const char *const *names, int *out, struct diag *diag)
{
	struct json value;

	return json_member(object, key, &value, diag) && json_choice(value, names, out, diag);
}

bool field_list(struct json object, const char *key, int min, int max, struct json *out, int *count,
	struct diag *diag)
{
	return json_member(object, key, out, diag) && json_array(*out, min, max, count, diag);
}
