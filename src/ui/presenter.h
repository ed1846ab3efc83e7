/* SPDX-License-Identifier: MIT */
#ifndef UI_PRESENTER_H
#define UI_PRESENTER_H

#include "core/event.h"
#include "paint/geometry.h"
#include "paint/seed.h"
#include "ui/cues.h"
#include "ui/timeline.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The board as it is shown: it follows the events in its own time, may lag, hurry or be skipped,
 * and never touches the truth. Every seed in play is one object from the first frame to the last:
 * it lies in a place, is held by a hand, or is on its way between two of them. Seeds in places,
 * hands and on their way always add up to the seeds in play.
 */
enum {
	PLACE_HAND_A = 0xf0, /* plus the side */
	PLACE_HAND_B,
	PLACE_GONE = EVENT_NOWHERE,
};

/* Where a seed is, or is bound for: its place there counts already while it flies. */
struct presenter_seed {
	uint8_t place;
	uint8_t index; /* which of the place's heap, or of the hand */
	uint8_t from;  /* while it flies */
	uint8_t from_index;
	uint8_t over; /* a hand's own place when the seed left or joined it */
	uint8_t variant;
	bool flies;
	uint32_t begin, end;
};

struct presenter_hand {
	bool active;
	uint8_t from, to; /* places it is between */
	uint32_t begin, end;
	int count;  /* seeds in it */
	int relays; /* liftings after the first */
	int banked; /* seeds of this move in the own store: laps done */
};

/* The marks of the last move. */
struct presenter_mark {
	bool valid;
	uint8_t lifted;
	uint8_t last; /* where the last seed fell */
	bool shot;
	uint8_t shot_from;
};

/* What is drawn. HEIGHT is in pixels above the board. */
struct seed_view {
	float x, y, height;
	int turn, variant, layer;
	int alpha;
	uint8_t id;
	uint8_t place; /* where it lies or is bound for */
	bool lies;
};

struct hand_view {
	bool shown;
	float x, y, height;
	int count, relays, laps;
	int alpha;
};

struct presenter_view {
	int count;
	struct seed_view seeds[BOARD_SEEDS_MAX]; /* in the order to draw */
	struct hand_view hands[2];
	int lying[BOARD_PLACES_MAX]; /* seeds that lie in each place: the numbers to write */
};

struct presenter;

struct presenter *presenter_new(const struct position *position);
void presenter_free(struct presenter *presenter);

/* The places' pixels and what lies in them, now and after each change of the window or the look.
 * Needed before a view. */
void presenter_layout(
	struct presenter *presenter, const struct board_geometry *geometry, enum seed_kind kind);

/* Another board at once: undo, load. The marks of the last move go. */
void presenter_reset(struct presenter *presenter, const struct position *position);
/* After a reset: SIDE holds COUNT seeds over PLACE (an opening together that waits for a choice).
 */
void presenter_hold(struct presenter *presenter, enum side side, int place, int count);
/* Shows EVENTS (copied), which lead on from BEFORE; a move still shown is finished first. */
void presenter_play(struct presenter *presenter, const struct position *before,
	const struct event_list *events, enum speed speed, uint64_t now);
/* To the end of the move at once, without its sounds. */
void presenter_finish(struct presenter *presenter);

/* Lets time pass. Fills CUES (up to MAX) with the sounds that are due; each comes once, and those
 * that are late by more than a blink do not come. */
int presenter_update(struct presenter *presenter, uint64_t now, struct cue *cues, int max);
bool presenter_is_moving(const struct presenter *presenter);

const struct position *presenter_shown(const struct presenter *presenter);
const struct presenter_mark *presenter_mark(const struct presenter *presenter, enum side side);
int presenter_seeds(const struct presenter *presenter); /* in play, those in the air included */
/* Seeds that lie in PLACE or are on their way to it. */
int presenter_bound(const struct presenter *presenter, int place);
void presenter_view(struct presenter *presenter, uint64_t now, struct presenter_view *view);

#endif
