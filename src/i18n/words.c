/* SPDX-License-Identifier: MIT */
#include "i18n/words.h"

#include "base/check.h"
#include "base/file.h"
#include "base/xalloc.h"
#include "i18n/pseudo.h"
#include "json/json.h"

#include <stdlib.h>
#include <string.h>

enum { KEY_MAX = 80, TEXT_MAX = 4000, SLOTS_MAX = 8 };

struct entry {
	char *key;
	char *text[LANG_COUNT];
	char *pseudo[LANG_COUNT]; /* NULL until first asked for */
};

struct words {
	struct entry *entries; /* sorted by key */
	int count;
	enum lang lang;
	bool pseudo;
};

/* A part of a text. */
struct span {
	const char *start;
	size_t len;
};

static const char key_chars[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-";
static const char slot_chars[] = "abcdefghijklmnopqrstuvwxyz_";

static bool span_equal(struct span a, struct span b)
{
	return a.len == b.len && memcmp(a.start, b.start, a.len) == 0;
}

/* The first slot at or after TEXT, without its braces; false if there is none. */
static bool next_slot(const char *text, struct span *slot)
{
	const char *open = strchr(text, '{');

	if (!open)
		return false;
	*slot = (struct span){open + 1, strcspn(open + 1, "}")};
	return true;
}

static bool has_slot(const char *text, struct span wanted)
{
	struct span slot;

	while (next_slot(text, &slot)) {
		if (span_equal(slot, wanted))
			return true;
		text = slot.start + slot.len;
	}
	return false;
}

static bool check_key(struct json item, struct diag *diag)
{
	const char *key = json_key(item);
	size_t len = strlen(key);

	if (len == 0 || len > KEY_MAX)
		return json_refuse(item, diag, "a key of 1 to %d bytes", KEY_MAX);
	if (strspn(key, key_chars) != len || key[0] == '.' || key[len - 1] == '.')
		return json_refuse(
			item, diag, "a key of letters, digits, '_' and '-' joined by dots");
	return true;
}

/* Braces only as {slot}, and no control character but the line feed. */
static bool check_text(struct json item, const char *text, struct diag *diag)
{
	int slots = 0;

	for (const char *at = text; *at; at++) {
		if (*at == '}')
			return json_refuse(item, diag, "a '{' before each '}'");
		if (((unsigned char)*at < 0x20 && *at != '\n') || *at == 0x7f)
			return json_refuse(item, diag, "no control character but the line feed");
		if (*at != '{')
			continue;
		size_t len = strspn(at + 1, slot_chars);

		if (len == 0 || at[1 + len] != '}')
			return json_refuse(item, diag, "slots like {name}, of a to z and '_'");
		if (++slots > SLOTS_MAX)
			return json_refuse(item, diag, "at most %d slots", SLOTS_MAX);
		at += 1 + len;
	}
	return true;
}

/* Every slot of OTHER (the text of that key in id.json) is in TEXT, and the other way round. */
static bool check_slots(struct json item, const char *text, const char *other, struct diag *diag)
{
	struct span slot;

	for (const char *at = other; next_slot(at, &slot); at = slot.start + slot.len)
		if (!has_slot(text, slot))
			return json_refuse(item, diag, "the slot {%.*s}, which %s.json has",
				(int)slot.len, slot.start, lang_code(LANG_ID));
	for (const char *at = text; next_slot(at, &slot); at = slot.start + slot.len)
		if (!has_slot(other, slot))
			return json_refuse(item, diag,
				"no slot {%.*s}, which %s.json does not have", (int)slot.len,
				slot.start, lang_code(LANG_ID));
	return true;
}

static int compare_entries(const void *a, const void *b)
{
	return strcmp(((const struct entry *)a)->key, ((const struct entry *)b)->key);
}

static struct entry *find(const struct words *words, const char *key)
{
	int low = 0, high = words->count;

	while (low < high) {
		int middle = low + (high - low) / 2;
		int order = strcmp(words->entries[middle].key, key);

		if (order == 0)
			return &words->entries[middle];
		if (order < 0)
			low = middle + 1;
		else
			high = middle;
	}
	return NULL;
}

static bool parse_catalog(
	struct json_document *document, const char *folder, enum lang lang, struct diag *diag)
{
	struct strbuf path, text;
	bool ok;

	strbuf_init(&path);
	strbuf_init(&text);
	strbuf_addf(&path, "%s/%s.json", folder, lang_code(lang));
	ok = file_read(path.text, JSON_SIZE_MAX, &text, diag) &&
	     json_parse(document, path.text, text.text, text.len, diag);
	strbuf_release(&text);
	strbuf_release(&path);
	return ok;
}

/* The keys of id.json are the keys there are. */
static bool read_first(struct words *words, struct json root, struct diag *diag)
{
	int count;

	if (!json_any_object(root, diag))
		return false;
	count = json_count(root);
	words->entries = xcalloc((size_t)count + 1, sizeof *words->entries);
	for (int i = 0; i < count; i++) {
		struct json item = json_item(root, i);
		const char *text;

		if (!check_key(item, diag) || !json_string(item, 1, TEXT_MAX, &text, diag) ||
			!check_text(item, text, diag))
			return false;
		words->entries[i].key = xstrdup(json_key(item));
		words->entries[i].text[LANG_ID] = xstrdup(text);
		words->count = i + 1;
	}
	qsort(words->entries, (size_t)count, sizeof *words->entries, compare_entries);
	return true;
}

static bool read_other(struct words *words, struct json root, enum lang lang, struct diag *diag)
{
	if (!json_any_object(root, diag))
		return false;
	for (int i = 0; i < json_count(root); i++) {
		struct json item = json_item(root, i);
		struct entry *entry = find(words, json_key(item));
		const char *text;

		if (!entry)
			return json_refuse(item, diag, "no key \"%s\", which %s.json does not have",
				json_key(item), lang_code(LANG_ID));
		if (!json_string(item, 1, TEXT_MAX, &text, diag) || !check_text(item, text, diag) ||
			!check_slots(item, text, entry->text[LANG_ID], diag))
			return false;
		entry->text[lang] = xstrdup(text);
	}
	for (int i = 0; i < words->count; i++)
		if (!words->entries[i].text[lang])
			return json_refuse(root, diag, "the key \"%s\", which %s.json has",
				words->entries[i].key, lang_code(LANG_ID));
	return true;
}

struct words *words_load(const char *folder, struct diag *diag)
{
	struct words *words = xcalloc(1, sizeof *words);

	for (int i = 0; i < LANG_COUNT; i++) {
		enum lang lang = (enum lang)i;
		struct json_document document;
		bool ok;

		if (!parse_catalog(&document, folder, lang, diag)) {
			words_free(words);
			return NULL;
		}
		if (lang == LANG_ID)
			ok = read_first(words, json_root(&document), diag);
		else
			ok = read_other(words, json_root(&document), lang, diag);
		json_release(&document);
		if (!ok) {
			words_free(words);
			return NULL;
		}
	}
	return words;
}

void words_free(struct words *words)
{
	if (!words)
		return;
	for (int i = 0; i < words->count; i++) {
		for (int lang = 0; lang < LANG_COUNT; lang++) {
			free(words->entries[i].text[lang]);
			free(words->entries[i].pseudo[lang]);
		}
		free(words->entries[i].key);
	}
	free(words->entries);
	free(words);
}

void words_set_language(struct words *words, enum lang lang)
{
	CHECK((int)lang >= 0 && lang < LANG_COUNT);
	words->lang = lang;
}

enum lang words_language(const struct words *words)
{
	return words->lang;
}

const char *words_get_in(const struct words *words, enum lang lang, const char *key)
{
	const struct entry *entry = find(words, key);

	CHECK((int)lang >= 0 && lang < LANG_COUNT);
	if (!entry)
		check_failed("assets/lang", 0, key);
	return words->pseudo ? entry->pseudo[lang] : entry->text[lang];
}

const char *words_get(const struct words *words, const char *key)
{
	return words_get_in(words, words->lang, key);
}

bool words_has(const struct words *words, const char *key)
{
	return find(words, key) != NULL;
}

static const char *slot_value(struct span slot, const struct words_slot *slots, int count)
{
	for (int i = 0; i < count; i++)
		if (span_equal(slot, (struct span){slots[i].name, strlen(slots[i].name)}))
			return slots[i].value;
	return NULL;
}

void words_format(const struct words *words, const char *key, const struct words_slot *slots,
	int count, struct strbuf *out)
{
	const char *at = words_get(words, key);
	struct span slot;

	while (next_slot(at, &slot)) {
		const char *value = slot_value(slot, slots, count);

		if (!value)
			check_failed("slots of", 0, key);
		strbuf_add(out, at, (size_t)(slot.start - 1 - at));
		strbuf_addstr(out, value);
		at = slot.start + slot.len + 1;
	}
	strbuf_addstr(out, at);
}

int words_count(const struct words *words)
{
	return words->count;
}

const char *words_key(const struct words *words, int index)
{
	CHECK(index >= 0 && index < words->count);
	return words->entries[index].key;
}

void words_set_pseudo(struct words *words, bool pseudo)
{
	words->pseudo = pseudo;
	for (int i = 0; pseudo && i < words->count; i++) {
		struct entry *entry = &words->entries[i];

		for (int lang = 0; lang < LANG_COUNT; lang++)
			if (!entry->pseudo[lang])
				entry->pseudo[lang] = pseudo_text(entry->text[lang]);
	}
}
