/* SPDX-License-Identifier: MIT */
#ifndef TESTS_UI_RULES_SHOWN_H
#define TESTS_UI_RULES_SHOWN_H

#include "core/match.h"

/*
 * What the engine does under some rules, found out by playing boards and looking at what happened,
 * never at the options: the keys of the sentences that would be true of it (ui/rule_sentences.h).
 */
enum { SHOWN_MAX = 64 };

struct shown {
	const char *keys[SHOWN_MAX]; /* seen to be so */
	int count;
	const char *open[SHOWN_MAX]; /* no board of these rules tells whether it is so */
	int open_count;
	int holes, seeds, total; /* of the first board */
	int empty_holes;         /* so many on one side end a round; 0: no such number */
	int short_of;            /* with fewer seeds a match is over */
	int rounds;              /* played at most; 0: no end of them was seen */
	bool opening_swept;      /* an opening together ended its round with seeds left */
	bool opening_to_next;    /* which then all went to the player next to move */
};

/* A board that is played. Places are counted from the mover: 0 .. n-1 its holes, n its store. */
struct probe {
	struct rules rules;
	enum side side;
	struct match match;
	uint8_t cells[BOARD_CELLS];
	struct event_list *events; /* of the last choice */
	struct shown *shown;
};

void shown_add(struct shown *shown, const char *key);
void shown_leave_open(struct shown *shown, const char *key);
bool shown_has(const struct shown *shown, const char *key);
bool shown_is_open(const struct shown *shown, const char *key);

/* FILL seeds in each hole, none in the stores. */
void probe_fill(struct probe *probe, int fill);
int probe_place(const struct probe *probe, int place); /* its number on the board */
void probe_put(struct probe *probe, int place, int seeds);
/* The board as laid becomes the match. */
void probe_start(struct probe *probe);
/* Chooses a hole, on the match as it stands. */
void probe_choose(struct probe *probe, int place);
/* The first event of the kind, or NULL. */
const struct event *probe_find(const struct probe *probe, enum event_kind kind);

/* For one seat each. */
void shown_find_sowing(struct probe *probe);
void shown_find_last_seed(struct probe *probe);
/* For both. */
void shown_find_opening(struct probe *probe);
void shown_find_end(struct probe *probe);
void shown_find_rounds(struct probe *probe); /* after shown_find_opening */

/* All of it. Fails the test where the two seats are not treated alike. EVENTS is scratch. */
void rules_shown(struct shown *shown, const struct rules *rules, struct event_list *events);

#endif
