/* SPDX-License-Identifier: MIT */
#include "app/hint_line.h"

#include "app/lead_words.h"

#include <stdio.h>
#include <stdlib.h>

/* What the slots of any of the sentences are filled with. */
struct hint_teller {
	const struct words *words;
	const struct pack *pack;
	char n[16], m[16], x[16], o[16];
	char hole[64]; /* the pack's word, as it opens a sentence */
	const char *what, *end;
	const char *good, *bad; /* what it leads to, and another hole: "kalah 6" */
};

static void say(struct strbuf *out, const struct hint_teller *t, const char *key)
{
	enum lang lang = words_language(t->words);
	const char *hole = t->pack ? t->pack->hole.in[lang] : "";
	const char *store = t->pack ? t->pack->store.in[lang] : "";
	struct words_slot slots[] = {{"n", t->n}, {"m", t->m}, {"x", t->x}, {"o", t->o},
		{"hole", hole}, {"opens", t->hole}, {"store", store}, {"what", t->what},
		{"end", t->end}, {"good", t->good}, {"bad", t->bad}};
	words_format(t->words, key, slots, (int)(sizeof(slots) / sizeof(slots[0])), out);
}

static void set_number(char text[16], int n)
{
	snprintf(text, 16, "%d", n);
}

/* Words of the game begin with plain letters; what does not stays as it is. */
static void open_with_hole(struct hint_teller *t)
{
	const char *hole = t->pack ? t->pack->hole.in[words_language(t->words)] : "";
	snprintf(t->hole, sizeof(t->hole), "%s", hole);
	if (t->hole[0] >= 'a' && t->hole[0] <= 'z')
		t->hole[0] = (char)(t->hole[0] - 'a' + 'A');
}

static const char *gain_key(const struct hint *hint, const struct rules *rules)
{
	switch (hint->gain) {
	case HINT_NOTHING:
		break;
	case HINT_WINS:
		return "hint.gain.wins";
	case HINT_ENDS:
		return rules->rounds == ROUNDS_ONE ? "hint.gain.ends" : "hint.gain.ends_round";
	case HINT_EXTRA:
		return hint->turn_ends ? "hint.gain.extra" : "hint.gain.extra_least";
	case HINT_SHOT:
		return "hint.gain.shot";
	case HINT_HOME:
		return "hint.gain.home";
	case HINT_ALONE:
		return hint->extra_turn ? "hint.gain.alone_again" : "hint.gain.alone";
	}
	return NULL;
}

static const char *why_key(const struct hint *hint)
{
	switch (hint->why) {
	case HINT_ONLY:
		return "hint.why.only";
	case HINT_PASSES:
		return "hint.why.passes";
	case HINT_GUARDS:
		return hint->why_m > 0 ? "hint.why.guards" : "hint.why.guards_all";
	case HINT_SAVES:
		return "hint.why.saves";
	case HINT_KEEPS:
		return "hint.why.keeps";
	case HINT_LEAST_BAD:
		return hint->why_exact ? "hint.why.least_bad" : "hint.why.least_bad_seen";
	case HINT_MORE:
		return hint->why_exact ? "hint.why.more" : "hint.why.more_seen";
	case HINT_BETTER:
		if (hint->gain == HINT_ALONE)
			return "hint.why.alone";
		return hint->why_exact ? "hint.why.better" : "hint.why.better_seen";
	case HINT_BEST:
		break;
	}
	return "hint.why.best";
}

/* What ends or wins the game, or gives the turn again, needs no other reason. */
static bool speaks_for_itself(const struct hint *hint)
{
	return hint->gain == HINT_WINS || hint->gain == HINT_ENDS || hint->gain == HINT_EXTRA;
}

/* Of the hole compared with, or of the next best one. */
static int other_end(const struct hint *hint)
{
	return hint->value -
	       (hint->why == HINT_LEAST_BAD ? hint->why_m - hint->why_n : hint->why_n);
}

static void say_what(struct hint_teller *t, const struct hint *hint, const struct rules *rules,
	struct strbuf *out)
{
	const char *gain = gain_key(hint, rules);
	set_number(t->n, hint->gain_n);
	if (gain)
		say(out, t, gain);
	if (gain && speaks_for_itself(hint))
		return;
	if (out->len > 0)
		strbuf_addstr(out, "; ");
	struct strbuf good, bad;
	strbuf_init(&good);
	strbuf_init(&bad);
	lead_words(t->words, hint->value, &good);
	lead_words(t->words, other_end(hint), &bad);
	t->good = good.text;
	t->bad = bad.text;
	set_number(t->n, hint->why_n);
	set_number(t->m, hint->why_m);
	say(out, t, why_key(hint));
	t->good = t->bad = "";
	strbuf_release(&good);
	strbuf_release(&bad);
}

static void say_end(struct hint_teller *t, const struct hint *hint, const struct rules *rules,
	struct strbuf *out)
{
	static const char *const keys[2][3] = {
		{"hint.seen.behind", "hint.seen.level", "hint.seen.ahead"},
		{"hint.sure.behind", "hint.sure.level", "hint.sure.ahead"}};
	int sign = (hint->value > 0) - (hint->value < 0);
	t->end = words_get(
		t->words, rules->rounds == ROUNDS_ONE ? "hint.end.game" : "hint.end.round");
	set_number(t->n, abs(hint->value));
	say(out, t, keys[hint->exact][sign + 1]);
}

void hint_line_tell(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct rules *rules, const struct hint *hint, int ordinal, int than)
{
	struct hint_teller t = {
		.words = words, .pack = pack, .what = "", .end = "", .good = "", .bad = ""};
	struct strbuf what;
	strbuf_init(&what);
	strbuf_clear(&line->first);
	strbuf_clear(&line->second);
	line->rule = OPTION_COUNT;
	open_with_hole(&t);
	set_number(t.o, ordinal);
	set_number(t.x, than);
	say_what(&t, hint, rules, &what);
	t.what = what.text;
	say(&line->first, &t, "hint.say");
	/* It would be the same number again. */
	if (hint->leads && hint->gain != HINT_ENDS)
		say_end(&t, hint, rules, &line->second);
	strbuf_release(&what);
}
