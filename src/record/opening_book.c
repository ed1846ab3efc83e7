/* SPDX-License-Identifier: MIT */
#include "record/opening_book.h"

#include "base/xalloc.h"

#include <stdlib.h>
#include <string.h>

void opening_book_init(struct opening_book *book)
{
	*book = (struct opening_book){0};
}

void opening_book_release(struct opening_book *book)
{
	free(book->entries);
	opening_book_init(book);
}

/* What of the rules ENTRY says, or else the pack, is what RULES say. Both opening together and in
 * turn are asked for what is known in turn. */
static bool is_of(
	const struct opening_entry *entry, const struct rules *base, const struct rules *rules)
{
	struct rules of;

	if (entry->holes != rules->holes || entry->seeds != rules->seeds_per_hole)
		return false;
	opening_entry_rules(entry, base, &of);
	for (int i = 0; i < OPTION_START; i++)
		if (rules_get(&of, (enum option)i) != rules_get(rules, (enum option)i))
			return false;
	return true;
}

const struct opening_entry *opening_book_find(const struct opening_book *book, const char *pack,
	const struct rules *base, const struct rules *rules)
{
	for (int i = 0; i < book->count; i++) {
		const struct opening_entry *entry = &book->entries[i];

		if (strcmp(entry->pack, pack) == 0 && is_of(entry, base, rules))
			return entry;
	}
	return NULL;
}

static bool is_same_opening(const struct opening_entry *a, const struct opening_entry *b)
{
	return strcmp(a->pack, b->pack) == 0 && a->holes == b->holes && a->seeds == b->seeds &&
	       memcmp(a->changes, b->changes, sizeof a->changes) == 0;
}

bool opening_book_add(struct opening_book *book, const struct opening_entry *entry)
{
	for (int i = 0; i < book->count; i++)
		if (is_same_opening(&book->entries[i], entry))
			return opening_entry_merge(&book->entries[i], entry);
	if (book->count == OPENING_ENTRIES_MAX)
		return false;
	if (book->count == book->cap) {
		book->cap = book->cap ? 2 * book->cap : 16;
		book->entries = xrealloc(book->entries, (size_t)book->cap * sizeof *book->entries);
	}
	book->entries[book->count++] = *entry;
	return true;
}

/* ---- files */

static bool accept(void *context, const char *file, const char *text, size_t len, struct diag *diag)
{
	return opening_book_read(context, file, text, len, diag);
}

bool opening_book_open(struct opening_book *book, const char *path, struct diag *diag)
{
	struct strbuf text;

	strbuf_init(&text);
	diag_clear(diag);
	bool good = file_read(path, OPENING_BYTES_MAX, &text, diag) &&
		    opening_book_read(book, path, text.text, text.len, diag);
	strbuf_release(&text);
	return good;
}

enum file_load opening_book_load(struct opening_book *book, const char *path, struct diag *diag)
{
	return file_load(path, OPENING_BYTES_MAX, accept, book, diag);
}

bool opening_book_save(const struct opening_book *book, const char *path, struct diag *diag)
{
	struct strbuf text;

	strbuf_init(&text);
	opening_book_write(book, &text);
	bool good = file_replace(path, text.text, text.len, NULL, diag);
	strbuf_release(&text);
	return good;
}
