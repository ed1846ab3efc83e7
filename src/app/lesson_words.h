/* SPDX-License-Identifier: MIT */
#ifndef APP_LESSON_WORDS_H
#define APP_LESSON_WORDS_H

#include "base/strbuf.h"
#include "i18n/words.h"
#include "packs/pack.h"
#include "study/lesson.h"

/*
 * What is said in a lesson. The texts of a step have slots, which are filled from the board and
 * from what was played on it:
 *
 *	hole store	the pack's words
 *	n		the number of the goal
 *	best_seeds	in the hole with which the shortest way to the goal begins
 *	seeds		in the first hole that was lifted
 *	drops relays	of its sowing
 *	home shot	of the turn so far; shot without the seeds that shot
 */
struct lesson_voice {
	const struct words *words;
	const struct pack *pack;
};

/* Appends the text; a word of the pack that opens a sentence begins with a capital. */
void lesson_fill(const struct lesson_voice *voice, const struct lesson_text *text,
	const struct lesson_course *course, struct strbuf *out);

/* Two lines: what is to be done, and what there is to know or how far it has come. */
void lesson_say_task(const struct lesson_voice *voice, const struct lesson_course *course,
	struct strbuf *first, struct strbuf *second);
/* What to try next; or, where the goal is out of reach, to begin anew. */
void lesson_say_hint(
	const struct lesson_voice *voice, const struct lesson_course *course, struct strbuf *out);
/* The course is decided: praise, and the rule once more; or what went otherwise, and what was
 * wanted. */
void lesson_say_end(const struct lesson_voice *voice, const struct lesson_course *course,
	struct strbuf *first, struct strbuf *second);

#endif
