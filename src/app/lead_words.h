/* SPDX-License-Identifier: MIT */
#ifndef APP_LEAD_WORDS_H
#define APP_LEAD_WORDS_H

#include "base/strbuf.h"
#include "i18n/words.h"

/*
 * How a game ends for one player: "unggul 6", "kalah 6", "sama banyak". Two ends are told
 * side by side; how far they are apart is not, as that may be more than there are seeds.
 */
void lead_words(const struct words *words, int seeds, struct strbuf *out);

#endif
