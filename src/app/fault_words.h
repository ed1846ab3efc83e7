/* SPDX-License-Identifier: MIT */
#ifndef APP_FAULT_WORDS_H
#define APP_FAULT_WORDS_H

#include "base/diag.h"
#include "i18n/words.h"

#include <stdbool.h>

/*
 * What is wrong with a file, pack or code, as a person reads it. The readers fill a diag in
 * English, which is what the log and the command line show; on the screen its texts are looked up
 * by their English, as gettext does, and said in the person's language. Names, numbers and what was
 * quoted from the file stay as they are. A text that has no words stands in English.
 */
enum fault_part { FAULT_FOUND, FAULT_WANTED };

/* Appends diag.found or diag.wanted. False: nobody has put ENGLISH into words. */
bool fault_words_add(
	const struct words *words, enum fault_part part, const char *english, struct strbuf *out);
/* Appends the whole sentence as diag_write() does, FILE standing for diag.file. */
void fault_words_write(
	const struct words *words, const struct diag *diag, const char *file, struct strbuf *out);

/* The English texts that have words, as patterns (app/fault_pattern.h), and the keys of those
 * words: NULL for what is the same in each language. */
int fault_words_count(enum fault_part part);
const char *fault_words_pattern(enum fault_part part, int index);
const char *fault_words_key(enum fault_part part, int index);

#endif
