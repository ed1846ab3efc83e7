/* SPDX-License-Identifier: MIT */
#ifndef APP_DAY_WORDS_H
#define APP_DAY_WORDS_H

#include "base/strbuf.h"
#include "i18n/words.h"

/* Appends the date of DAY (since 1970-01-01) in words: "30 November 2026"; nothing where it is not
 * known (0). */
void day_words(const struct words *words, int day, struct strbuf *out);

#endif
