/* SPDX-License-Identifier: MIT */
#ifndef UI_RULE_SENTENCES_H
#define UI_RULE_SENTENCES_H

#include "base/strbuf.h"
#include "core/rules.h"
#include "i18n/words.h"
#include "packs/pack.h"

/*
 * The rules of a game in sentences, generated from its options: what a page says is what the engine
 * does. Numbered as a person would tell them: the board and its seeds, the aim, sowing and what it
 * passes over, each end of a sowing, the opening, when a round ends and who gets the rest, rounds,
 * who wins.
 */
enum { RULE_SENTENCES_MAX = 24, RULE_FACTS_MAX = 48 };

/* One thing an item says: the catalog's key of that sentence ("says.relay"). A fact is told only
 * where the rules make it one. */
struct rule_fact {
	const char *key;
	int item;
};

struct rule_sentences {
	struct strbuf items[RULE_SENTENCES_MAX]; /* one or a few sentences that belong together */
	int count;
	struct rule_fact facts[RULE_FACTS_MAX]; /* in the order of the text */
	int fact_count;
};

/* With PACK's own words for hole and store and its direction. RULES may differ from the pack's. */
void rule_sentences_make(struct rule_sentences *sentences, const struct words *words,
	const struct pack *pack, const struct rules *rules);
void rule_sentences_release(struct rule_sentences *sentences);

/* Appends a number as these sentences write it: small ones in words, others in digits. */
void rule_sentences_number(const struct words *words, int number, struct strbuf *out);

#endif
