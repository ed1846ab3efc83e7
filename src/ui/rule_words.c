/* SPDX-License-Identifier: MIT */
#include "ui/rule_words.h"

#include <stdbool.h>
#include <stdio.h>

/* More differences than this are named together. */
enum { NAMED_MOST = 3 };

static uint32_t own_sizes(const struct pack *pack)
{
	uint32_t sizes = 0;
	for (int i = 0; i < pack->size_count; i++)
		sizes |= 1u << pack->sizes[i];
	return sizes;
}

uint32_t rule_words_sizes(const struct pack *pack)
{
	return own_sizes(pack) | 1u << 5 | 1u << 7 | 1u << 9;
}

static void add_separator(struct strbuf *out, size_t start)
{
	if (out->len > start)
		strbuf_addstr(out, ", ");
}

static void add_number(const struct words *words, const char *key, int number, struct strbuf *out)
{
	char text[16];
	snprintf(text, sizeof(text), "%d", number);
	words_format(words, key, &(struct words_slot){"n", text}, 1, out);
}

void rule_words_option(const struct words *words, const struct pack *pack, enum option option,
	int value, struct strbuf *out)
{
	enum lang lang = words_language(words);
	const struct words_slot parts[] = {
		{"hole", pack->hole.in[lang]}, {"store", pack->store.in[lang]}};
	const char *name = option_value_name(option, value);
	char key[96];
	if (name || value <= 1) {
		/* No round too many and one round are said in words of their own. */
		const char *number = value == 0 ? "0" : "1";
		snprintf(key, sizeof(key), "rule.%s.%s", option_path(option), name ? name : number);
		words_format(words, key, parts, 2, out);
		return;
	}
	snprintf(key, sizeof(key), "rule.%s", option_path(option));
	add_number(words, key, value, out);
}

static bool other_board(const struct pack *pack, const struct rules *rules)
{
	return !(own_sizes(pack) >> rules->holes & 1);
}

static void add_seeds(
	const struct words *words, const struct pack *pack, int seeds, struct strbuf *out)
{
	char number[16];
	snprintf(number, sizeof(number), "%d", seeds);
	const struct words_slot slots[] = {
		{"n", number}, {"hole", pack->hole.in[words_language(words)]}};
	words_format(words, seeds == 1 ? "rule.seed" : "rule.seeds", slots, 2, out);
}

static bool differs(const struct pack *pack, const struct rules *rules, enum option option)
{
	return rules_get(rules, option) != rules_get(&pack->rules, option);
}

/* The board and its seeds; gives how many of them are another's. */
static int add_board(const struct words *words, const struct pack *pack, const struct rules *rules,
	struct strbuf *out)
{
	size_t start = out->len;
	int count = 0;
	if (other_board(pack, rules)) {
		add_number(words, "choose.holes", rules->holes, out);
		count++;
	}
	if (rules->seeds_per_hole != rules->holes) {
		add_separator(out, start);
		add_seeds(words, pack, rules->seeds_per_hole, out);
		count++;
	}
	return count;
}

void rule_words_differences(const struct words *words, const struct pack *pack,
	const struct rules *rules, struct strbuf *out)
{
	size_t start = out->len;
	int board = add_board(words, pack, rules, out);
	int options = 0;
	for (int i = 0; i < OPTION_COUNT; i++)
		options += differs(pack, rules, (enum option)i);
	if (options > 0 && board + options > NAMED_MOST) {
		add_separator(out, start);
		strbuf_addstr(out, words_get(words, "rule.custom"));
		return;
	}
	for (int i = 0; i < OPTION_COUNT; i++) {
		if (!differs(pack, rules, (enum option)i))
			continue;
		add_separator(out, start);
		rule_words_option(
			words, pack, (enum option)i, rules_get(rules, (enum option)i), out);
	}
}

void rule_words_name(const struct words *words, const struct pack *pack, const struct rules *rules,
	struct strbuf *out)
{
	struct strbuf differences;
	strbuf_init(&differences);
	rule_words_differences(words, pack, rules, &differences);
	strbuf_addf(out, "%s%s%s", pack->name.in[words_language(words)],
		differences.len > 0 ? ", " : "", differences.text);
	strbuf_release(&differences);
}
