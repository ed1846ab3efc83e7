/* SPDX-License-Identifier: MIT */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include "core/event.h"
#include "core/position.h"
#include "core/rules.h"

#include <stdbool.h>

/*
 * One move (RULES, section 2) and what follows it (section 3): the position's mover lifts HOLE,
 * sows to the end, and the position is ready for the next choice: mover set, passes made, or over
 * with the board swept. HOLE must be liftable and the position not over.
 *
 * EVENTS may be NULL: the fast road for search, without events and allocation, on which a lap is
 * one add for eight places. Else the events are appended. Both give the same position.
 */
void move_play(
	const struct rules *rules, struct position *position, int hole, struct event_list *events);

/* The ways to play a move without events. move_play() takes the last one that this machine runs. */
enum move_road {
	MOVE_ROAD_LOOP,  /* seed by seed */
	MOVE_ROAD_WORDS, /* lap by lap; plain C for every machine */
	MOVE_ROAD_BMI,   /* the same with instructions that x86-64 has had since 2013 */
	MOVE_ROADS
};

bool move_road_runs(enum move_road road);
/* The move by that road, which this machine runs: the same position by each, to hold them against
 * each other. A board with burned holes takes the loop. */
void move_play_by(
	enum move_road road, const struct rules *rules, struct position *position, int hole);

static inline void move_play_portable(
	const struct rules *rules, struct position *position, int hole)
{
	move_play_by(MOVE_ROAD_LOOP, rules, position, hole);
}

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
