/* SPDX-License-Identifier: MIT */
#ifndef CORE_EVENT_H
#define CORE_EVENT_H

#include "core/position.h"

#include <stdint.h>

/*
 * What happens in a game, one small thing after the other, in the vocabulary of the command line.
 * Applied to a copy of the board before, the events alone give the board after (event_apply).
 */
enum event_kind {
	EVENT_CHOOSE,     /* by, at: a hidden choice of the opening together */
	EVENT_SCOOP,      /* by, at, n: a hole is lifted, n seeds */
	EVENT_SOW,        /* by, at, n, hand: a seed falls; the hole now holds n, hand are left */
	EVENT_BANK,       /* by, at, n, hand: the same into the own store */
	EVENT_RELAY,      /* by, at, n: the hole of the last seed is lifted, n seeds */
	EVENT_SHOT,       /* by, at, from, n, store: n seeds to the store, which now holds store */
	EVENT_EXTRA_TURN, /* by */
	EVENT_STOP,       /* by, at, why */
	EVENT_TOGETHER,   /* a, b: drops of each hand; next */
	EVENT_TURN_END,   /* next */
	EVENT_PASS,       /* by */
	EVENT_SWEEP,      /* at, to (a store, or EVENT_NOWHERE), n */
	EVENT_END,        /* a, b, result: of the round */
	EVENT_ROUND,      /* round (from 1), a, b: the round just ended */
	EVENT_REFILL,     /* round, first; the board stands in the list */
	EVENT_MATCH,      /* result, a, b */
};

/* Why a last seed ended the turn without a shot (RULES, section 2). */
enum stop_why {
	STOP_NO_EXTRA_TURN,  /* lumbung-tanpa-giliran-lagi */
	STOP_NO_RELAY,       /* tanpa-sambung */
	STOP_EMPTY_OPPONENT, /* lubang-kosong-sisi-lawan */
	STOP_EMPTY_OWN,      /* lubang-kosong-sisi-sendiri */
	STOP_NO_SHOT,        /* tanpa-menembak */
	STOP_NO_LAP,         /* belum-satu-pusingan */
	STOP_OPPOSITE_EMPTY, /* seberang-kosong */
	STOP_COUNT
};

enum result { RESULT_NONE, RESULT_A, RESULT_B, RESULT_DRAW };

enum { EVENT_NOWHERE = 0xff };

/* Fields that a kind does not name are 0. */
struct event {
	uint8_t kind; /* enum event_kind */
	uint8_t by;   /* enum side */
	uint8_t at;
	uint8_t from;
	uint8_t to;
	uint8_t n;
	uint8_t hand;
	uint8_t store;
	uint8_t why;    /* enum stop_why */
	uint8_t next;   /* enum side: TURN_END, TOGETHER; first mover: REFILL */
	uint8_t result; /* enum result */
	uint16_t round;
	uint16_t a;
	uint16_t b;
};

/*
 * A move drops at most total * (2n + 1) seeds, since every 2n+1 drops bank one for good (RULES,
 * section 2); each drop is one event and brings at most two more.
 */
enum {
	EVENT_DROPS_MAX = BOARD_SEEDS_MAX * (2 * BOARD_HOLES_MAX + 1),
	EVENT_MAX = 3 * EVENT_DROPS_MAX + 64,
};

/* The events of one choice. About 280 kB: allocate it once, not on the stack. */
struct event_list {
	int len;
	struct event items[EVENT_MAX];
	/* The board after EVENT_REFILL; a choice holds at most one. */
	uint8_t refill_cells[BOARD_CELLS];
	uint32_t refill_burned;
};

/*
 * Takes the event to a board: cells, burned, mover and over. Seeds in hand are on no board between
 * a lifting and a drop. LIST is where a refill's board stands. Only who picks next while both hands
 * of an opening together wait in their stores is not told by events: A does.
 */
void event_apply(
	const struct event_list *list, const struct event *event, struct position *position);

const char *event_name(enum event_kind kind); /* "scoop", "menembak", "henti" … */
const char *stop_why_name(enum stop_why why); /* "seberang-kosong" … */
const char *result_name(enum result result);  /* "a", "b", "seri"; NULL for none */

#endif
