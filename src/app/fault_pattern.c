/* SPDX-License-Identifier: MIT */
#include "app/fault_pattern.h"

#include "base/check.h"

#include <string.h>

static const char slot_letters[] = "abcdefghijklmnopqrstuvwxyz_";
static const char or_between[] = " or ";

size_t fault_pattern_slot(const char *at)
{
	if (*at != '{')
		return 0;
	size_t len = strspn(at + 1, slot_letters);
	return at[1 + len] == '}' ? len : 0;
}

bool fault_slot_is(const struct fault_slot *slot, const char *name)
{
	return strlen(name) == slot->name_len && memcmp(name, slot->name, slot->name_len) == 0;
}

/* ---- what may stand in a slot */

static bool only(const char *text, size_t len, const char *letters)
{
	return len > 0 && strspn(text, letters) >= len;
}

static bool is_number(const char *text, size_t len)
{
	return only(text, len, "0123456789+-.eE") && (*text == '-' || strchr("0123456789", *text));
}

static bool is_hex(const char *text, size_t len)
{
	return len == 4 && strncmp(text, "0x", 2) == 0 &&
	       only(text + 2, len - 2, "0123456789ABCDEF");
}

static bool is_word(const char *text, size_t len)
{
	return only(text, len, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") &&
	       !strchr("0123456789", *text);
}

static bool is_between(const char *text, size_t len, char mark)
{
	return len >= 2 && text[0] == mark && text[len - 1] == mark;
}

static bool is_quoted(const char *text, size_t len)
{
	return is_between(text, len, '"');
}

static bool is_sign(const char *text, size_t len)
{
	return len >= 3 && is_between(text, len, '\'');
}

/* The length of "name" at the start of TEXT, of which LEFT bytes may be read; 0: none is there. */
static size_t one_name(const char *text, size_t left)
{
	if (left < 2 || *text != '"')
		return 0;
	const char *end = memchr(text + 1, '"', left - 1);
	return end ? (size_t)(end - text) + 1 : 0;
}

static bool begins(const char *text, size_t left, const char *with)
{
	return left >= strlen(with) && memcmp(text, with, strlen(with)) == 0;
}

static bool is_names(const char *text, size_t len)
{
	for (size_t at = 0;;) {
		size_t name = one_name(text + at, len - at);
		if (name == 0)
			return false;
		at += name;
		if (at == len)
			return true;
		if (begins(text + at, len - at, ", "))
			at += strlen(", ");
		else if (begins(text + at, len - at, or_between))
			at += strlen(or_between);
		else
			return false;
	}
}

static bool may_stand(const struct fault_slot *slot)
{
	static const struct {
		const char *name;
		bool (*fits)(const char *text, size_t len);
	} kinds[] = {{"n", is_number}, {"from", is_number}, {"to", is_number},
		{"number", is_number}, {"hex", is_hex}, {"word", is_word}, {"sign", is_sign},
		{"quoted", is_quoted}, {"names", is_names}};
	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		if (fault_slot_is(slot, kinds[i].name))
			return kinds[i].fits(slot->value, slot->value_len);
	return true;
}

const char *fault_names_last(const char *names, size_t len)
{
	const char *last = NULL;
	for (size_t at = 0; at < len;) {
		size_t name = one_name(names + at, len - at);
		CHECK(name > 0);
		at += name;
		bool final = begins(names + at, len - at, or_between);
		if (at < len)
			at += strlen(final ? or_between : ", ");
		if (final)
			last = names + at;
	}
	return last;
}

/* ---- the pattern */

/* Recursion ends with the slots of the pattern. */
static bool fit_from(const char *pattern, const char *text, int slot, struct fault_fit *fit)
{
	size_t name_len = fault_pattern_slot(pattern);
	while (name_len == 0 && *pattern && *pattern == *text) {
		pattern++;
		text++;
		name_len = fault_pattern_slot(pattern);
	}
	if (name_len == 0) {
		fit->count = slot;
		return *pattern == '\0' && *text == '\0';
	}
	CHECK(slot < FAULT_SLOTS_MAX);
	size_t left = strlen(text);
	for (size_t len = 0; len <= left; len++) {
		fit->slots[slot] = (struct fault_slot){pattern + 1, text, name_len, len};
		if (may_stand(&fit->slots[slot]) &&
			fit_from(pattern + name_len + 2, text + len, slot + 1, fit))
			return true;
	}
	return false;
}

bool fault_pattern_fit(const char *pattern, const char *text, struct fault_fit *fit)
{
	return fit_from(pattern, text, 0, fit);
}
