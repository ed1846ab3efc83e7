/* SPDX-License-Identifier: MIT */
#ifndef STUDY_REVIEW_H
#define STUDY_REVIEW_H

#include "ai/ai.h"
#include "core/match.h"
#include "record/record.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/*
 * A game looked at again: what each board was worth, and which choices gave seeds away. Values are
 * seeds, A's store minus B's at the end of the round that is played, exact or as far as a search of
 * a fixed budget sees; so the same review on every machine.
 *
 * No choice is blamed by a guess: the board after it and the one after the better choice are
 * searched alike; where the better one is ahead, both are searched again with more. What the deeper
 * look takes back, or leaves under the least loss, is no loss. The unseen first choices of an
 * opening together are neither judged nor valued; a turn after which seats may still change is
 *valued and not judged: an even board was what its maker had to aim at.
 *
 * The work is cut in steps of one choice each, so that it can be done elsewhere while what is known
 * so far is being read:
 *
 *	review_begin();
 *	while (review_ask(&review, &step) && review_work(&step, ai, stop))
 *		review_take(&review, &step);
 */
struct review_limits {
	uint64_t nodes; /* of a search */
	uint64_t again; /* of one that confirms a loss */
	int least;      /* seeds; what is proved counts from the first */
	int spared; /* the first choices, those of the turn after which seats may change; 0: none */
};

enum { REVIEW_NONE = -1, REVIEW_LINE_MAX = AI_LINE_MAX };

struct review_value {
	int seeds;
	bool known;
	bool exact;
};

struct review_choice {
	uint8_t place;
	uint8_t by;                 /* enum side */
	bool unseen;                /* made without seeing the other's */
	bool spared;                /* valued, not judged */
	int banked;                 /* seeds that came home, without what is swept up at the end */
	struct review_value before; /* with the best choice seen, … */
	struct review_value after;  /* … and with the one made */
	int loss;                   /* seeds the mover gave away; 0: none that is certain enough */
	bool proved;                /* the loss */
	int better;                 /* the place that would have been better, or REVIEW_NONE */
	int line_len;               /* from BETTER on, choices of both sides as far as known */
	uint8_t line[REVIEW_LINE_MAX];
};

/* The choices of one player until the turn passes, or the round ends. */
struct review_turn {
	int from, to; /* choices, TO not included */
	uint8_t by;   /* enum side */
	bool unseen;
	bool spared;
	int round;  /* from 1 */
	int banked; /* seeds that came home */
	int loss;   /* of its choices, as far as they are judged */
	int worst;  /* the choice that lost most, or REVIEW_NONE */
};

struct review {
	struct record record;
	struct review_limits limits;
	struct review_choice *choices; /* as many as the record has */
	struct review_turn *turns;
	int turn_count;
	int done; /* choices judged, the first ones */
	/* Where it goes on. */
	struct match at;
	struct ai_answer seen; /* of that board; depth and exact 0, move -1: not looked at yet */
};

/* One choice: the question and its answer, with no pointer into the review. */
struct review_step {
	struct review_limits limits;
	struct match before, after;
	struct review_choice choice;
	struct ai_answer seen;       /* of the board before, where move is not -1 … */
	struct ai_answer seen_after; /* … and after */
};

struct review_limits review_usual_limits(void);

/* RECORD is copied; nothing is judged yet. */
void review_begin(
	struct review *review, const struct record *record, const struct review_limits *limits);
void review_release(struct review *review);
bool review_is_of(const struct review *review, const struct record *record);
bool review_is_done(const struct review *review);
int review_turns_done(const struct review *review); /* whole ones */
int review_turn_of(const struct review *review, int choice);

/* The next step; false: all is done. */
bool review_ask(const struct review *review, struct review_step *step);
/* Works it out; false if STOP (NULL: never) was set: it may be asked again. */
bool review_work(struct review_step *step, struct ai *ai, const atomic_bool *stop);
void review_take(struct review *review, const struct review_step *step);

/* Up to MAX turns of SIDE that lost most, the worst first; only such as lost anything. How many. */
int review_worst(const struct review *review, enum side side, int *turns, int max);
/* The turn of SIDE that brought most and lost nothing, of those judged; REVIEW_NONE: there is none.
 */
int review_best(const struct review *review, enum side side);

#endif
