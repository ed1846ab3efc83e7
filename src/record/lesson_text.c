/* SPDX-License-Identifier: MIT */
#include "record/lesson_text.h"

#include <string.h>

/* The pack's words, which a language may do without; then numbers, which all have alike; from
 * TURN_SLOTS on those that a turn came to. */
enum { WORD_SLOTS = 2, TURN_SLOTS = 4, SLOTS = 9 };

static const char *const slot_names[SLOTS] = {
	"hole", "store", "n", "best_seeds", "seeds", "home", "shot", "relays", "drops"};

static int slot_at(const char *name, size_t len)
{
	for (int i = 0; i < SLOTS; i++)
		if (strlen(slot_names[i]) == len && strncmp(slot_names[i], name, len) == 0)
			return i;
	return SLOTS;
}

/* Reads the slots of TEXT into a bit each. */
static bool read_slots(struct json value, const char *text, enum lesson_slots slots, unsigned *bits,
	struct diag *diag)
{
	static const int most[] = {0, TURN_SLOTS, SLOTS};

	*bits = 0;
	for (const char *at = strpbrk(text, "{}"); at; at = strpbrk(at, "{}")) {
		size_t len = strcspn(at + 1, "}");
		int slot = slot_at(at + 1, len);

		if (*at != '{' || at[1 + len] != '}')
			return json_refuse(value, diag, "a slot in braces, of a to z and '_'");
		if (slot >= most[slots])
			return json_refuse(value, diag, "only slots that this text may have");
		*bits |= 1u << slot;
		at += len + 2;
	}
	return true;
}

static bool read_one(struct json value, enum lesson_slots slots, const char **out, unsigned *bits,
	struct diag *diag)
{
	if (!json_string(value, 1, LESSON_TEXT_MAX, out, diag))
		return false;
	for (const char *at = *out; *at; at++)
		if ((unsigned char)*at < ' ' || *at == 0x7f)
			return json_refuse(value, diag, "one line without control characters");
	if ((*out)[0] == ' ' || (*out)[strlen(*out) - 1] == ' ')
		return json_refuse(value, diag, "no space at its beginning or end");
	if (strpbrk(*out, "0123456789"))
		return json_refuse(value, diag, "no digits: numbers are slots");
	return read_slots(value, *out, slots, bits, diag);
}

bool lesson_text_read(struct json object, const char *key, enum lesson_slots slots,
	struct lesson_text *text, struct diag *diag)
{
	const char *codes[LANG_COUNT + 1] = {NULL};
	struct json texts, value;
	unsigned bits[LANG_COUNT];

	for (int i = 0; i < LANG_COUNT; i++)
		codes[i] = lang_code((enum lang)i);
	if (!json_member(object, key, &texts, diag) || !json_object(texts, codes, diag))
		return false;
	for (int i = 0; i < LANG_COUNT; i++) {
		if (!json_member(texts, codes[i], &value, diag) ||
			!read_one(value, slots, &text->in[i], &bits[i], diag))
			return false;
		if (bits[i] >> WORD_SLOTS != bits[0] >> WORD_SLOTS)
			return json_refuse(value, diag, "the same number slots in each language");
	}
	return true;
}
