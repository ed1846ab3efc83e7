/* SPDX-License-Identifier: MIT */
#ifndef UI_TURN_LINE_H
#define UI_TURN_LINE_H

#include "base/strbuf.h"
#include "core/match.h"
#include "i18n/words.h"
#include "packs/pack.h"

#include <stdbool.h>

/*
 * One line that says what ended a turn and by which rule of the pack, and a second, smaller one
 * with the numbers. With the pack's own words for hole and store. Facts, never advice.
 */
struct turn_line {
	struct strbuf first;
	struct strbuf second;
	enum option rule; /* the option of the rules by which a choice ended; OPTION_COUNT: none */
	bool asks;        /* the second bids the player on turn choose: nothing for the other one */
};

/* Who plays, as people are named: by side. YOU: the side one person plays against the computer. */
struct turn_names {
	const char *names[2];
	bool you[2];
	bool people[2]; /* no computer */
};

void turn_line_init(struct turn_line *line);
void turn_line_release(struct turn_line *line);

/* MATCH is after EVENTS. CHAIN: choices of the player on turn since the turn came to them, with the
 * one to come. */
void turn_line_tell(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct turn_names *names, const struct match *match, const struct event_list *events,
	int chain);
/* Before anything was played, and after undo: who is to choose. */
void turn_line_wait(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct turn_names *names, const struct match *match);
/* An opening together that waits for a choice: AWAITED tells by side whose, as both may be. */
void turn_line_opening(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct turn_names *names, const struct match *match, const bool awaited[2]);
/* What HOLE would do. ORDINAL: of the hole where the last seed falls, as seen on the screen. */
void turn_line_preview(struct turn_line *line, const struct words *words, const struct pack *pack,
	const struct match *match, int hole, const struct preview *preview, int ordinal);
/* Why a wish was refused. */
void turn_line_refuse(struct turn_line *line, const struct words *words, enum verdict verdict);
void turn_line_think(struct turn_line *line, const struct words *words, const char *name);
/* The result of a match that is over, in one line; also for the window's title. */
void turn_line_result(struct strbuf *out, const struct words *words, const struct turn_names *names,
	const struct match *match);

#endif
