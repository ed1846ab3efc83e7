/* SPDX-License-Identifier: MIT */
#ifndef RECORD_LESSON_BOOK_H
#define RECORD_LESSON_BOOK_H

#include "base/diag.h"
#include "base/lang.h"
#include "record/record.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * The lessons, as they come with the program (assets/lessons.json): of each a name and a few steps,
 * each a board out of a game on which the first player is to reach something within one turn.
 *
 *	{"format":1,"lessons":[{"id":"lumbung","name":{…},"teaches":{…},"closing":{…},"steps":[
 *	{"code":"umum@….0.","goal":{"kind":"bank","n":1},"task":{…},"hint":{…},"praise":{…},
 *	 "tempting":[{"hole":0,"does":"seberang-kosong","says":{…}}]}]}]}
 *
 * Each {…} is a text in every language. It holds no digits: numbers are slots, which are filled
 * with what the engine finds on the board (app/lesson_words.h). No answer stands in the file; what
 *a choice came to is found by playing (study/lesson.h).
 */
enum {
	LESSON_ID_MAX = 31,
	LESSON_TEXT_MAX = 400, /* bytes */
	LESSONS_MAX = 40,
	LESSON_STEPS_MAX = 4,
	LESSON_TRIES_MAX = 4,
	LESSON_BYTES_MAX = 512 * 1024,
	LESSON_NONE = -1,
};

/* What is to be reached. By the first sowing alone: */
enum lesson_goal_kind {
	LESSON_LAST,  /* its last seed falls in place N */
	LESSON_RELAY, /* it lifts anew at least N times */
	LESSON_DEAD,  /* it ends dead */
	LESSON_ALIVE, /* it does not: in the own store or with a shot */
	/* By the whole turn: */
	LESSON_SHOT,  /* its shots take at least N seeds, without those that shoot */
	LESSON_BANK,  /* at least N seeds come home */
	LESSON_EXTRA, /* at least N turns more */
	LESSON_GUARD, /* the next sowing of the other player brings at most N home */
	LESSON_BEST,  /* each choice is as good as the best, to the end of the game */
	LESSON_NEXT,  /* of an opening together: to be next to move */
	LESSON_FILL,  /* the round ends, and at least N holes are filled for the next one */
	LESSON_GOALS
};

struct lesson_goal {
	enum lesson_goal_kind kind;
	int n; /* 0 where the kind names none */
};

struct lesson_text { /* one line in each language; never NULL */
	const char *in[LANG_COUNT];
};

/* How a sowing ends: in the own store, with a shot, or dead, by enum stop_why. */
enum lesson_end { LESSON_END_STORE, LESSON_END_SHOT, LESSON_END_STOP };
enum { LESSON_ENDS = LESSON_END_STOP + STOP_COUNT };

/* A hole that is wrong and tempting. */
struct lesson_try {
	int hole;
	int does; /* enum lesson_end, LESSON_END_STOP + enum stop_why: how its sowing ends */
	struct lesson_text says;
};

struct lesson_step {
	struct record record; /* the first player is to choose after it */
	struct lesson_goal goal;
	int other;  /* what the other player chooses in an opening together, or LESSON_NONE */
	bool tells; /* there is something to be told first */
	struct lesson_text telling;
	struct lesson_text task, hint, praise;
	struct lesson_try tries[LESSON_TRIES_MAX]; /* at least one */
	int try_count;
};

struct lesson {
	const char *id; /* [a-z0-9-] */
	struct lesson_text name, teaches, closing;
	struct lesson_step steps[LESSON_STEPS_MAX]; /* two at least */
	int step_count;
};

struct lesson_book {
	struct lesson *lessons;
	int count;
	void *memory; /* what the strings live in */
};

const char *lesson_goal_name(enum lesson_goal_kind kind); /* "last" … */
const char *lesson_end_name(int end); /* "lumbung", "menembak", "seberang-kosong" … */

void lesson_book_init(struct lesson_book *book);
void lesson_book_release(struct lesson_book *book);
/* Into an initialised book; on false it is as it was. Codes are played with the packs that FIND
 * knows. */
bool lesson_book_read(struct lesson_book *book, const char *file, const char *text, size_t len,
	record_find_rules *find, const void *context, struct diag *diag);
bool lesson_book_open(struct lesson_book *book, const char *path, record_find_rules *find,
	const void *context, struct diag *diag);
/* Its index, or LESSON_NONE. */
int lesson_book_find(const struct lesson_book *book, const char *id);

#endif
