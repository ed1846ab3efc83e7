/* SPDX-License-Identifier: MIT */
#include "app/lesson_words.h"

#include "base/check.h"
#include "study/hint.h"

#include <stdio.h>
#include <string.h>

enum { SLOTS_MAX = 9 };

/* The values of the slots, as text. */
struct filling {
	char numbers[SLOTS_MAX][16];
	struct words_slot slots[SLOTS_MAX];
	int count;
};

static void add_word(struct filling *filling, const char *name, const char *value)
{
	filling->slots[filling->count++] = (struct words_slot){name, value};
}

static void add_number(struct filling *filling, const char *name, int value)
{
	char *number = filling->numbers[filling->count];
	snprintf(number, sizeof(filling->numbers[0]), "%d", value);
	add_word(filling, name, number);
}

static int best_seeds(const struct lesson_course *course)
{
	uint8_t line[LESSON_LINE_MAX];
	return lesson_solve(course, line) > 0 ? course->match.position.cells[line[0]] : 0;
}

static void fill_slots(const struct lesson_voice *voice, const struct lesson_course *course,
	struct filling *filling)
{
	enum lang lang = words_language(voice->words);
	filling->count = 0;
	add_word(filling, "hole", voice->pack ? voice->pack->hole.in[lang] : "");
	add_word(filling, "store", voice->pack ? voice->pack->store.in[lang] : "");
	add_number(filling, "n", course->step->goal.n);
	add_number(filling, "seeds", course->seeds);
	add_number(filling, "home", course->home);
	add_number(filling, "shot", course->shot);
	add_number(filling, "relays", course->relays);
	add_number(filling, "drops", course->drops);
}

/* At the beginning of a sentence. */
static bool opens(const struct strbuf *out, size_t from)
{
	if (out->len == from)
		return true;
	return out->len >= from + 2 && out->text[out->len - 1] == ' ' &&
	       strchr(".!?", out->text[out->len - 2]);
}

static void add_value(const struct filling *filling, const char *name, size_t len, size_t from,
	struct strbuf *out)
{
	for (int i = 0; i < filling->count; i++) {
		const struct words_slot *slot = &filling->slots[i];
		if (strlen(slot->name) != len || strncmp(slot->name, name, len) != 0)
			continue;
		size_t at = out->len;
		bool capital = opens(out, from);
		strbuf_addstr(out, slot->value);
		if (capital && out->text[at] >= 'a' && out->text[at] <= 'z')
			out->text[at] = (char)(out->text[at] - 'a' + 'A');
		return;
	}
	BUG("a slot of a lesson that nothing fills");
}

void lesson_fill(const struct lesson_voice *voice, const struct lesson_text *text,
	const struct lesson_course *course, struct strbuf *out)
{
	const char *at = text->in[words_language(voice->words)];
	struct filling filling;
	size_t from = out->len;
	fill_slots(voice, course, &filling);
	if (strstr(at, "{best_seeds}"))
		add_number(&filling, "best_seeds", best_seeds(course));
	while (*at) {
		size_t plain = strcspn(at, "{");
		strbuf_add(out, at, plain);
		at += plain;
		if (*at == '\0')
			break;
		size_t len = strcspn(at + 1, "}");
		add_value(&filling, at + 1, len, from, out);
		at += len + 2;
	}
}

/* ---- what happened, in the words of the program */

static void say(const struct lesson_voice *voice, const char *key,
	const struct lesson_course *course, struct strbuf *out)
{
	struct filling filling;
	fill_slots(voice, course, &filling);
	words_format(voice->words, key, filling.slots, filling.count, out);
}

/* How the last sowing ended. */
static const char *end_key(const struct lesson_course *course)
{
	if (course->end == LESSON_END_STORE)
		return "lesson.end.store";
	if (course->end == LESSON_END_SHOT)
		return course->shot > 0 ? "lesson.end.shot" : "lesson.end.shot_empty";
	switch ((enum stop_why)(course->end - LESSON_END_STOP)) {
	case STOP_EMPTY_OPPONENT:
		return "lesson.end.other_row";
	case STOP_NO_LAP:
		return "lesson.end.no_lap";
	case STOP_OPPOSITE_EMPTY:
		return "lesson.end.opposite_empty";
	default:
		return "lesson.end.over";
	}
}

static void say_number(
	const struct lesson_voice *voice, const char *key, int number, int goal, struct strbuf *out)
{
	char a[16], n[16];
	const struct words_slot slots[] = {{"a", a}, {"n", n}};
	snprintf(a, sizeof(a), "%d", number);
	snprintf(n, sizeof(n), "%d", goal);
	words_format(voice->words, key, slots, 2, out);
}

/* How far the goal was reached, where that is a number. */
static void say_score(
	const struct lesson_voice *voice, const struct lesson_course *course, struct strbuf *out)
{
	int n = course->step->goal.n;
	struct hint_threat threat = {0};
	switch (course->step->goal.kind) {
	case LESSON_RELAY:
		say_number(voice, "lesson.score.relays", course->relays, n, out);
		break;
	case LESSON_SHOT:
		say_number(voice, "lesson.score.shot", course->shot, n, out);
		break;
	case LESSON_BANK:
		say_number(voice, "lesson.score.home", course->home, n, out);
		break;
	case LESSON_EXTRA:
		say_number(voice, "lesson.score.extra", course->extra, n, out);
		break;
	case LESSON_GUARD:
		if (course->verdict == LESSON_GOES_ON || course->match.phase != MATCH_PLAYING)
			break;
		hint_threat(&course->match.rules, &course->match.position, &threat);
		say_number(voice, "lesson.score.threat", threat.home, n, out);
		break;
	case LESSON_FILL:
		if (course->filled != LESSON_NONE)
			say_number(voice, "lesson.score.filled", course->filled, n, out);
		break;
	case LESSON_NEXT:
		if (course->match.phase != MATCH_CHOOSING)
			say_number(voice, "lesson.score.drops", course->match.hands[SIDE_A].drops,
				course->match.hands[SIDE_B].drops, out);
		break;
	default:
		break;
	}
}

void lesson_say_task(const struct lesson_voice *voice, const struct lesson_course *course,
	struct strbuf *first, struct strbuf *second)
{
	const struct lesson_step *step = course->step;
	lesson_fill(voice, &step->task, course, first);
	if (course->choices > 0)
		say_score(voice, course, second);
	else if (step->tells)
		lesson_fill(voice, &step->telling, course, second);
}

void lesson_say_hint(
	const struct lesson_voice *voice, const struct lesson_course *course, struct strbuf *out)
{
	if (course->choices == 0) {
		lesson_fill(voice, &course->step->hint, course, out);
		return;
	}
	int seeds = best_seeds(course);
	if (seeds > 0)
		say_number(voice, "lesson.hint_next", seeds, 0, out);
	else
		say(voice, "lesson.hint_again", course, out);
}

/* What was done, and the rule once more, or how it ended. */
static void say_reached(const struct lesson_voice *voice, const struct lesson_course *course,
	struct strbuf *first, struct strbuf *second)
{
	const struct lesson_step *step = course->step;
	lesson_fill(voice, &step->praise, course, first);
	if (step->tells)
		lesson_fill(voice, &step->telling, course, second);
	else
		say(voice, end_key(course), course, second);
}

void lesson_say_end(const struct lesson_voice *voice, const struct lesson_course *course,
	struct strbuf *first, struct strbuf *second)
{
	const struct lesson_text *says = lesson_try_says(course);
	if (course->verdict == LESSON_REACHED) {
		say_reached(voice, course, first, second);
		return;
	}
	if (says)
		lesson_fill(voice, says, course, first);
	else
		say(voice, end_key(course), course, first);
	size_t before = second->len;
	say_score(voice, course, second);
	if (second->len == before)
		lesson_fill(voice, &course->step->task, course, second);
}
