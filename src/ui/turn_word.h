/* SPDX-License-Identifier: MIT */
#ifndef UI_TURN_WORD_H
#define UI_TURN_WORD_H

#include "ui/turn_line.h"

/*
 * The traditional words that the turn line takes as known, each with one sentence for who meets it
 * for the first time. Giliran lagi is not among them, as its line says each time what it is, nor
 * terbakar, which the page of the round tells.
 */
enum turn_word { TURN_WORD_SHOT, TURN_WORD_DEAD, TURN_WORD_RELAY, TURN_WORD_COUNT };

/* A word of the game, a name for files. */
const char *turn_word_id(enum turn_word word);

/* The first word that EVENTS, which led to MATCH, are an example of and that is not in MET, a set
 * of 1 << word; TURN_WORD_COUNT: none, or the line has more to say (an opening together, a turn
 * passed over, the end of a round). */
enum turn_word turn_word_of(
	const struct event_list *events, const struct match *match, unsigned met);

/* Puts the sentence in the place of the numbers of LINE, and after it whose turn it is, where the
 * first line does not tell that. */
void turn_word_explain(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct turn_names *names, const struct match *match, enum turn_word word);

#endif
