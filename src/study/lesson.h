/* SPDX-License-Identifier: MIT */
#ifndef STUDY_LESSON_H
#define STUDY_LESSON_H

#include "core/match.h"
#include "record/lesson_book.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * A step of a lesson as it is played: what a turn came to and whether that is what was to be
 * reached. All of it is found by playing the choices that were made; nothing is looked up. The
 * person is the first player, side A.
 */
enum lesson_verdict {
	LESSON_GOES_ON, /* it is still the person's turn, and the goal within the rules */
	LESSON_REACHED,
	LESSON_MISSED,
};

struct lesson_course {
	const struct lesson_step *step;
	struct match match; /* as it stands after the choices so far */
	enum lesson_verdict verdict;
	int choices; /* the person's, in this turn */
	int hole;    /* the first one lifted, or LESSON_NONE */
	int seeds;   /* it held */
	/* Of the sowings that ended, the first; then the last one. */
	int first_end,
		end; /* enum lesson_end, LESSON_END_STOP + enum stop_why; LESSON_NONE: none */
	int first_last, last; /* where the last seed fell, or LESSON_NONE */
	int relays;           /* of the first sowing */
	int drops;            /* seeds of the first sowing */
	/* Of the whole turn: */
	int home;   /* seeds that came to the own store */
	int shot;   /* seeds shot, without those that shot */
	int extra;  /* turns more */
	int filled; /* holes of the person that were filled for the next round, or LESSON_NONE */
	bool lost;  /* of LESSON_BEST: a choice was worse than the best */
};

/* The step's board, nothing chosen. STEP outlives it. */
void lesson_course_begin(struct lesson_course *course, const struct lesson_step *step);
/* The choices made since then, of both sides, in the order of a record. EVENTS is scratch. Once it
 * is decided further ones are not looked at. */
void lesson_course_add(struct lesson_course *course, int place, struct event_list *events);

/* The other player is to choose: only in an opening together. What it chooses. */
bool lesson_other_chooses(const struct lesson_course *course);
int lesson_other(const struct lesson_course *course);

/* The choices of the person that reach the goal from where COURSE stands, the fewest there are; the
 * other's are played for them. How many, 0: it can't be reached. LINE has room for
 * LESSON_LINE_MAX. */
enum { LESSON_LINE_MAX = 10 };
int lesson_solve(const struct lesson_course *course, uint8_t line[LESSON_LINE_MAX]);

/* What is said of that wrong choice, or NULL where nothing of its own is. */
const struct lesson_text *lesson_try_says(const struct lesson_course *course);

#endif
