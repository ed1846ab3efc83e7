/* SPDX-License-Identifier: MIT */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include "core/event.h"
#include "core/position.h"
#include "core/rules.h"

/*
 * One move (RULES, section 2) and what follows it (section 3): the position's mover lifts HOLE,
 * sows to the end, and the position is ready for the next choice: mover set, passes made, or over
 * with the board swept. HOLE must be liftable and the position not over.
 *
 * EVENTS may be NULL: the fast road for search, without events and allocation, on which a lap is
 * a vector add. Else the events are appended. Both give the same position.
 */
void move_play(
	const struct rules *rules, struct position *position, int hole, struct event_list *events);

/* The fast road with a plain loop in place of vectors: the same results, to hold them against. */
void move_play_portable(const struct rules *rules, struct position *position, int hole);

/* Section 3 for a position whose next player was decided elsewhere: asks for the end, sweeps,
 * passes. Sets mover and over. */
void position_settle(const struct rules *rules, struct position *position, enum side next,
	struct event_list *events);

/* What a hole would do, for the preview: facts, never advice. */
struct preview {
	int last;       /* the place where the last seed falls */
	int home;       /* seeds that go into the own store, a shot's included */
	int shot;       /* seeds a shot takes, the landing seed included; 0: none */
	int shot_from;  /* the hole shot at, if there is a shot */
	int relays;     /* how often a hole is lifted anew */
	int drops;      /* seeds dropped */
	int extra_turn; /* bool: the mover chooses again */
	int stopped;    /* bool: ended by why */
	enum stop_why why;
	int over; /* bool: the round ends */
};

/* SCRATCH is cleared and holds the move's events afterwards. */
void move_preview(const struct rules *rules, const struct position *position, int hole,
	struct event_list *scratch, struct preview *preview);

#endif
