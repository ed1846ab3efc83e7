/* SPDX-License-Identifier: MIT */
#ifndef I18N_WORDS_H
#define I18N_WORDS_H

#include "base/diag.h"
#include "base/lang.h"
#include "base/strbuf.h"

#include <stdbool.h>

/*
 * Everything a person reads, by key, in each language: assets/lang/{id,ms,en}.json, flat objects
 * of "key": "text with {slots}". All three are loaded at start, so the language changes at any
 * time. A key that is missing in one language, extra, or has other slots is a fault of the file.
 */
struct words;

struct words_slot {
	const char *name;
	const char *value;
};

/* NULL after filling DIAG. */
struct words *words_load(const char *folder, struct diag *diag);
void words_free(struct words *words);

void words_set_language(struct words *words, enum lang lang);
enum lang words_language(const struct words *words);

/* The text in the current language. A key that does not exist is a bug of ours: CHECK. It lives
 * until words_free(). */
const char *words_get(const struct words *words, const char *key);
const char *words_get_in(const struct words *words, enum lang lang, const char *key);
bool words_has(const struct words *words, const char *key);

/* Appends the text with its slots filled. Every slot of the text must be given, extra ones are
 * fine. COUNT 0 and SLOTS NULL for none. */
void words_format(const struct words *words, const char *key, const struct words_slot *slots,
	int count, struct strbuf *out);

/* All keys, sorted, for tests and the pseudo-locale. */
int words_count(const struct words *words);
const char *words_key(const struct words *words, int index);
/* Stretches every text by 40% with accented letters, to see what breaks. */
void words_set_pseudo(struct words *words, bool pseudo);

#endif
