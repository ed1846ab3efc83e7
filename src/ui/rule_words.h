/* SPDX-License-Identifier: MIT */
#ifndef UI_RULE_WORDS_H
#define UI_RULE_WORDS_H

#include "base/strbuf.h"
#include "core/rules.h"
#include "i18n/words.h"
#include "packs/pack.h"

#include <stdint.h>

/* The boards a pack is offered on, bit n for n holes a side: its own, and those of 5, 7 and 9 that
 * sets are sold with. */
uint32_t rule_words_sizes(const struct pack *pack);

/* Appends what RULES change of their pack, in few words: the board, the seeds where a hole does not
 * hold as many as a row has holes, then the options in their order: "9 lubang, 5 biji per lubang,
 * tanpa sambung"; nothing where they are the pack's own. More than three are not told one by one:
 * "9 lubang, aturan sendiri". It stands wherever a game names its pack. */
void rule_words_differences(const struct words *words, const struct pack *pack,
	const struct rules *rules, struct strbuf *out);
/* Appends the words of one option's value, with PACK's own words for hole and store: "tanpa
 * sambung", "sambung di sawah berisi". */
void rule_words_option(const struct words *words, const struct pack *pack, enum option option,
	int value, struct strbuf *out);
/* Appends the name of the pack with what RULES change of it: "Congklak Umum, tanpa sambung". */
void rule_words_name(const struct words *words, const struct pack *pack, const struct rules *rules,
	struct strbuf *out);

#endif
