/* SPDX-License-Identifier: MIT */
#include "app/fork_line.h"

#include "study/fork.h"
#include "ui/rule_words.h"

#include <stdio.h>

/* Of more packs than these (a folder full of the player's own) the rest is not counted. */
enum { BRANCHES_MAX = 99, NAMED_MAX = 2 };

void fork_line_init(struct fork_line *line)
{
	for (int i = 0; i < FORK_LINE_FORMS; i++)
		strbuf_init(&line->forms[i]);
}

void fork_line_release(struct fork_line *line)
{
	for (int i = 0; i < FORK_LINE_FORMS; i++)
		strbuf_release(&line->forms[i]);
}

void fork_line_clear(struct fork_line *line)
{
	for (int i = 0; i < FORK_LINE_FORMS; i++)
		strbuf_clear(&line->forms[i]);
}

const char *fork_line_text(const struct fork_line *line)
{
	return line->forms[FORK_LINE_WHOLE].text;
}

static bool differ_alike(const struct fork_branch *a, const struct fork_branch *b)
{
	return a->option == b->option && a->value == b->value && a->option != OPTION_COUNT;
}

/* The branches named: the first, and the next that differs in something else; where all differ in
 * the same, simply the first two. True then: what differs is said once for all. */
static bool choose(const struct fork_branch *branches, int count, int named[NAMED_MAX])
{
	named[0] = 0;
	named[1] = 1;
	for (int i = 1; i < count; i++) {
		if (differ_alike(&branches[0], &branches[i]))
			continue;
		named[1] = i;
		return false;
	}
	return count > 1 && branches[0].option != OPTION_COUNT;
}

/* TEXT with what differs behind it; by several options together only: without. */
static void add_what(const struct words *words, const struct fork_branch *branch, const char *text,
	struct strbuf *out)
{
	struct strbuf what;
	if (branch->option == OPTION_COUNT) {
		strbuf_addstr(out, text);
		return;
	}
	strbuf_init(&what);
	rule_words_option(words, branch->pack, branch->option, branch->value, &what);
	struct words_slot slots[] = {{"pack", text}, {"what", what.text}};
	words_format(words, "fork.pack", slots, 2, out);
	strbuf_release(&what);
}

/* "a", "a dan b", "a, b dan c". */
static void join(
	const struct words *words, const struct strbuf *parts, int count, struct strbuf *out)
{
	struct words_slot slots[] = {
		{"a", parts[0].text}, {"b", parts[1].text}, {"c", parts[2].text}};
	if (count == 1)
		strbuf_addstr(out, parts[0].text);
	else
		words_format(words, count == 2 ? "fork.two" : "fork.three", slots, count, out);
}

static void add_number(const struct words *words, const char *key, int number, struct strbuf *out)
{
	char n[16];
	snprintf(n, sizeof(n), "%d", number);
	words_format(words, key, &(struct words_slot){"n", n}, 1, out);
}

/* The first packs, MOST of them, one after another; WHAT: with what differs in each. */
static void list(const struct words *words, const struct fork_branch *branches, int count, int most,
	bool what, struct strbuf *out)
{
	int named[NAMED_MAX], parts_count = count < most ? count : most;
	bool all_alike = choose(branches, count, named) && most > 1;
	struct strbuf parts[NAMED_MAX + 1], joined;
	for (int i = 0; i <= NAMED_MAX; i++)
		strbuf_init(&parts[i]);
	strbuf_init(&joined);
	for (int i = 0; i < parts_count; i++) {
		const struct fork_branch *branch = &branches[named[i]];
		const char *name = branch->pack->name.in[words_language(words)];
		if (what && !all_alike)
			add_what(words, branch, name, &parts[i]);
		else
			strbuf_addstr(&parts[i], name);
	}
	if (count > most)
		add_number(words, "fork.more", count - most, &parts[parts_count++]);
	join(words, parts, parts_count, &joined);
	if (what && all_alike)
		add_what(words, &branches[0], joined.text, out);
	else
		strbuf_addstr(out, joined.text);
	for (int i = 0; i <= NAMED_MAX; i++)
		strbuf_release(&parts[i]);
	strbuf_release(&joined);
}

static void say(const struct words *words, const struct fork_branch *branches, int count,
	enum fork_line_form form, struct strbuf *out)
{
	struct strbuf packs;
	strbuf_init(&packs);
	/* One name is as short as a number. */
	if (form == FORK_LINE_COUNT && count > 1)
		add_number(words, "fork.count", count, &packs);
	else
		list(words, branches, count, form == FORK_LINE_ONE ? 1 : NAMED_MAX,
			form <= FORK_LINE_ONE, &packs);
	words_format(words, "fork.line", &(struct words_slot){"packs", packs.text}, 1, out);
	strbuf_release(&packs);
}

void fork_line_tell(struct fork_line *line, const struct words *words, const struct match *match,
	int place, const struct pack_set *packs)
{
	struct fork_branch branches[BRANCHES_MAX];
	int count = fork_find(match, place, packs, branches, BRANCHES_MAX);
	fork_line_clear(line);
	for (int i = 0; i < FORK_LINE_FORMS && count > 0; i++)
		say(words, branches, count, (enum fork_line_form)i, &line->forms[i]);
}

void fork_line_list(const struct words *words, const struct match *match, int place,
	const struct pack_set *packs, struct strbuf *out)
{
	struct fork_branch branches[BRANCHES_MAX];
	bool listed[BRANCHES_MAX] = {false};
	int count = fork_find(match, place, packs, branches, BRANCHES_MAX);
	struct strbuf names;
	strbuf_init(&names);
	for (int i = 0; i < count; i++) {
		if (listed[i])
			continue;
		strbuf_clear(&names);
		for (int k = i; k < count; k++) {
			if (k != i && !differ_alike(&branches[i], &branches[k]))
				continue;
			listed[k] = true;
			strbuf_addf(&names, "%s%s", k > i ? ", " : "",
				branches[k].pack->name.in[words_language(words)]);
		}
		if (i > 0)
			strbuf_addch(out, '\n');
		add_what(words, &branches[i], names.text, out);
	}
	strbuf_release(&names);
}
