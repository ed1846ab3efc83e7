/* SPDX-License-Identifier: MIT */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include "core/event.h"
#include "core/move.h"
#include "core/position.h"
#include "core/rules.h"

/*
 * A whole game: positions wrapped into the opening together (RULES, section 4), rounds (section 5)
 * and the result. Plain data, copied with '='; an old copy is an undo.
 */
enum match_phase {
	MATCH_CHOOSING, /* opening together: the side in position.mover has still to choose */
	MATCH_PLAYING,  /* the side in position.mover chooses a hole */
	MATCH_OVER,
};

enum hand_state {
	HAND_CHOOSING, /* the first hole is not chosen yet */
	HAND_SOWING,
	HAND_WAITING, /* ended in the own store: has to pick another hole */
	HAND_DONE,
};

/* One hand of the opening together. */
struct match_hand {
	uint8_t state; /* enum hand_state */
	uint8_t hole;  /* the first choice */
	uint8_t at;    /* where the last seed fell */
	uint8_t seeds; /* left in hand */
	uint8_t lapped;
	uint16_t drops;
};

struct match {
	struct rules rules;
	struct position position;
	uint8_t phase;    /* enum match_phase */
	uint8_t result;   /* enum result, when over */
	uint8_t conceded; /* 1: ended by conceding */
	uint8_t first;    /* enum side: first to move in this round */
	uint16_t round;   /* the round being played, from 1 */
	uint16_t rounds_played;
	struct match_hand hands[2];
	uint16_t stores[2]; /* of the last round that ended */
};

/* The standard board of the rules. FIRST is A where the game opens together. */
void match_init(struct match *match, const struct rules *rules, enum side first);

/* Another starting position: its cells; FIRST to move. A set position never opens together, and
 * plays on from its cells as they are. */
void match_init_position(
	struct match *match, const struct rules *rules, const uint8_t *cells, enum side first);

/* Whether a player's wish is one the rules allow. */
enum verdict {
	VERDICT_OK,
	VERDICT_OVER,        /* the game has ended */
	VERDICT_NOT_YOURS,   /* a hole of the other side, or a store */
	VERDICT_EMPTY,       /* no seed in it */
	VERDICT_BURNED,      /* out of this round */
	VERDICT_NOT_A_PLACE, /* no such place */
	VERDICT_NOT_YOUR_TURN,
	VERDICT_CHOSEN, /* the unseen first choice of an opening together is made already */
	VERDICT_NOTHING_TO_UNDO,
	VERDICT_NOTHING_TO_REDO,
	VERDICT_BUSY, /* the computer is thinking */
	VERDICT_COUNT
};

enum verdict match_check(const struct match *match, int place);

/* Plays a choice that match_check() allows. Events are appended unless NULL. */
void match_play(struct match *match, int place, struct event_list *events);

/* SIDE gives up: the other wins. Appends EVENT_MATCH. The match must not be over. */
void match_concede(struct match *match, enum side side, struct event_list *events);

/* Nobody gives up, but the match is not gone on with: who has more seeds home wins. Appends
 * EVENT_MATCH. The match must not be over. */
void match_call_off(struct match *match, struct event_list *events);

/* The holes the side to choose may lift, bit per place; 0 only when over. */
uint32_t match_legal(const struct match *match);

bool match_equal(const struct match *a, const struct match *b);

#endif
