/* SPDX-License-Identifier: MIT */
#include "json/scan.h"

#include "json/json.h"
#include "json/utf8.h"

#include <stdlib.h>
#include <string.h>

struct scan {
	const char *text;
	size_t len;
	size_t at;
	int depth;
	struct diag *diag;
};

static const char escapes[] = "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX";

void scan_place(const char *text, size_t at, struct diag *diag)
{
	int line = 1;
	size_t start = 0;

	for (size_t i = 0; i < at; i++) {
		if (text[i] == '\n') {
			line++;
			start = i + 1;
		}
	}
	diag_place(diag, line, (int)(at - start) + 1);
}

const char *scan_skip_space(const char *at)
{
	return at + strspn(at, " \t\r\n");
}

static const char *skip_string(const char *at)
{
	for (at++; *at != '"'; at++) {
		if (*at == '\\')
			at++;
	}
	return at + 1;
}

const char *scan_skip_value(const char *at)
{
	int depth = 0;

	do {
		if (*at == '"') {
			at = skip_string(at);
			continue;
		}
		if (*at == '{' || *at == '[')
			depth++;
		else if (*at == '}' || *at == ']')
			depth--;
		else if (depth == 0)
			return at + strcspn(at, ",]} \t\r\n");
		at++;
	} while (depth > 0);
	return at;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Says what stands at the scan's place, as a person would name it. */
static void say_found(const struct scan *scan)
{
	const char *at = scan->text + scan->at;
	size_t left = scan->len - scan->at;
	size_t len;

	if (left == 0) {
		diag_found(scan->diag, "the end of the file");
	} else if (is_letter(*at)) {
		for (len = 1; len < left && len < 24 && (is_letter(at[len]) || is_digit(at[len]));
			len++)
			continue;
		diag_found(scan->diag, "%.*s", (int)len, at);
	} else if (*at == '\0') {
		diag_found(scan->diag, "a NUL byte");
	} else if (*at == '\n' || *at == '\r') {
		diag_found(scan->diag, "a line end");
	} else if ((unsigned char)*at < 0x20 || *at == 0x7f) {
		diag_found(
			scan->diag, "the control character 0x%02X", (unsigned)(unsigned char)*at);
	} else {
		len = utf8_length(at, left);
		if (len > 0)
			diag_found(scan->diag, "'%.*s'", (int)len, at);
		else
			diag_found(scan->diag, "the byte 0x%02X", (unsigned)(unsigned char)*at);
	}
}

static bool refuse(const struct scan *scan, const char *wanted)
{
	scan_place(scan->text, scan->at, scan->diag);
	say_found(scan);
	diag_wanted(scan->diag, "%s", wanted);
	return false;
}

static bool refuse_as(const struct scan *scan, const char *found, const char *wanted)
{
	scan_place(scan->text, scan->at, scan->diag);
	diag_found(scan->diag, "%s", found);
	diag_wanted(scan->diag, "%s", wanted);
	return false;
}

static void skip_space(struct scan *scan)
{
	scan->at = (size_t)(scan_skip_space(scan->text + scan->at) - scan->text);
}

/* The four digits at AT, or -1. */
static long hex4(const char *at)
{
	char digits[5] = {0};

	for (int i = 0; i < 4; i++) {
		if (!is_digit(at[i]) && !(at[i] >= 'a' && at[i] <= 'f') &&
			!(at[i] >= 'A' && at[i] <= 'F'))
			return -1;
		digits[i] = at[i];
	}
	return strtol(digits, NULL, 16);
}

static bool scan_escape(struct scan *scan)
{
	/* The NUL at the end of the text stops every look ahead. */
	const char *at = scan->text + scan->at;
	char found[3] = {at[0], at[1], '\0'};
	long code;

	if (at[1] != '\0' && strchr("\"\\/bfnrt", at[1])) {
		scan->at += 2;
		return true;
	}
	if (at[1] != 'u') {
		if (at[1] > 0x20 && at[1] < 0x7f)
			return refuse_as(scan, found, escapes);
		return refuse(scan, escapes);
	}
	code = hex4(at + 2);
	if (code < 0)
		return refuse_as(scan, "\\u", "four hexadecimal digits after it");
	if (code == 0)
		return refuse_as(scan, "\\u0000", "a text without the character U+0000");
	scan->at += 6;
	if (code < 0xd800 || code > 0xdfff)
		return true;
	if (code < 0xdc00 && at[6] == '\\' && at[7] == 'u') {
		code = hex4(at + 8);
		if (code >= 0xdc00 && code <= 0xdfff) {
			scan->at += 6;
			return true;
		}
	}
	scan->at -= 6;
	return refuse_as(scan, "half a surrogate pair", "both halves, high then low");
}

static bool scan_string(struct scan *scan)
{
	size_t start = scan->at++;

	for (;;) {
		const char *at = scan->text + scan->at;
		size_t len;

		if (scan->at >= scan->len) {
			scan->at = start;
			return refuse_as(scan, "a text without an end", "a '\"' that closes it");
		}
		if (*at == '"') {
			scan->at++;
			return true;
		}
		if (*at == '\\') {
			if (!scan_escape(scan))
				return false;
			continue;
		}
		if ((unsigned char)*at < 0x20)
			return refuse(scan, "a '\"' that closes the text before it, or an escape");
		len = utf8_length(at, scan->len - scan->at);
		if (len == 0)
			return refuse(scan, "UTF-8");
		scan->at += len;
	}
}

static bool scan_digits(struct scan *scan, const char *wanted)
{
	if (!is_digit(scan->text[scan->at]))
		return refuse(scan, wanted);
	while (is_digit(scan->text[scan->at]))
		scan->at++;
	return true;
}

static bool scan_number(struct scan *scan)
{
	size_t start = scan->at;

	if (scan->text[scan->at] == '-')
		scan->at++;
	if (scan->text[scan->at] == '0' && is_digit(scan->text[scan->at + 1])) {
		scan->at = start;
		return refuse_as(scan, "a number that starts with 0", "it without the 0");
	}
	if (!scan_digits(scan, "a digit after the '-'"))
		return false;
	if (scan->text[scan->at] == '.') {
		scan->at++;
		if (!scan_digits(scan, "a digit after the '.'"))
			return false;
	}
	if (scan->text[scan->at] == 'e' || scan->text[scan->at] == 'E') {
		scan->at++;
		if (scan->text[scan->at] == '+' || scan->text[scan->at] == '-')
			scan->at++;
		if (!scan_digits(scan, "a digit of the exponent"))
			return false;
	}
	if (scan->at - start > SCAN_NUMBER_MAX) {
		size_t len = scan->at - start;

		scan->at = start;
		scan_place(scan->text, scan->at, scan->diag);
		diag_found(scan->diag, "a number of %zu characters", len);
		diag_wanted(scan->diag, "at most %d", SCAN_NUMBER_MAX);
		return false;
	}
	return true;
}

static bool scan_word(struct scan *scan, const char *word)
{
	size_t len = strlen(word);
	const char *at = scan->text + scan->at;

	if (strncmp(at, word, len) != 0 || is_letter(at[len]) || is_digit(at[len]))
		return refuse(scan, "a value");
	scan->at += len;
	return true;
}

static bool scan_value(struct scan *scan);

static bool scan_key(struct scan *scan, bool first)
{
	if (scan->text[scan->at] != '"')
		return refuse(scan, first ? "a key in double quotes or '}'"
					  : "another key in double quotes after the ','");
	if (!scan_string(scan))
		return false;
	skip_space(scan);
	if (scan->text[scan->at] != ':')
		return refuse(scan, "':' after the key");
	scan->at++;
	return true;
}

static bool scan_container(struct scan *scan, char close)
{
	bool first = true;

	if (++scan->depth > JSON_DEPTH_MAX) {
		scan_place(scan->text, scan->at, scan->diag);
		diag_found(scan->diag, "lists and objects nested %d deep", scan->depth);
		diag_wanted(scan->diag, "at most %d", JSON_DEPTH_MAX);
		return false;
	}
	scan->at++;
	skip_space(scan);
	while (!(first && scan->text[scan->at] == close)) {
		if (close == '}' && !scan_key(scan, first))
			return false;
		if (close == ']' && scan->text[scan->at] == ']')
			return refuse(scan, "another value after the ','");
		if (!scan_value(scan))
			return false;
		first = false;
		if (scan->text[scan->at] == close)
			break;
		if (scan->text[scan->at] != ',')
			return refuse(scan, close == '}' ? "',' or '}'" : "',' or ']'");
		scan->at++;
		skip_space(scan);
	}
	scan->at++;
	scan->depth--;
	return true;
}

/* A value with the white space around it. Recursion ends at JSON_DEPTH_MAX. */
static bool scan_value(struct scan *scan)
{
	bool ok;

	skip_space(scan);
	switch (scan->text[scan->at]) {
	case '{':
		ok = scan_container(scan, '}');
		break;
	case '[':
		ok = scan_container(scan, ']');
		break;
	case '"':
		ok = scan_string(scan);
		break;
	case 't':
		ok = scan_word(scan, "true");
		break;
	case 'f':
		ok = scan_word(scan, "false");
		break;
	case 'n':
		ok = scan_word(scan, "null");
		break;
	default:
		if (scan->text[scan->at] != '-' && !is_digit(scan->text[scan->at]))
			return refuse(scan, "a value");
		ok = scan_number(scan);
	}
	if (ok)
		skip_space(scan);
	return ok;
}

bool scan_check(const char *text, size_t len, struct diag *diag)
{
	struct scan scan = {.text = text, .len = len, .diag = diag};

	if (len > JSON_SIZE_MAX) {
		diag_found(diag, "%zu bytes", len);
		diag_wanted(diag, "at most %d", JSON_SIZE_MAX);
		return false;
	}
	if (len >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0)
		return refuse_as(&scan, "a byte order mark", "UTF-8 without one");
	skip_space(&scan);
	if (scan.at == len) {
		scan.at = 0;
		return refuse_as(&scan, "an empty file", "a JSON document");
	}
	if (!scan_value(&scan))
		return false;
	if (scan.at < len)
		return refuse(&scan, "nothing after the end of the document");
	return true;
}
