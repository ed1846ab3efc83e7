/* SPDX-License-Identifier: MIT */
#ifndef APP_GUIDE_H
#define APP_GUIDE_H

#include "base/diag.h"
#include "json/json.h"

#include <stdbool.h>
#include <stddef.h>

/*
 * The guide in one language as a document: assets/guide/{id,ms,en}.json. Five chapters, each one
 * block below the other, and the words of the sheet that prints. The three files have the same
 * blocks, in the glossary each in its own alphabet. Strings live as long as the guide.
 */
enum guide_kind {
	GUIDE_HEADING,
	GUIDE_TEXT,
	GUIDE_ITEM, /* of a list */
	GUIDE_STEP, /* of a lesson: so many minutes */
	GUIDE_FACT, /* with the sources that say so */
	GUIDE_FIGURE,
	GUIDE_EXERCISE, /* a figure with a question, and its answer */
	GUIDE_TERM,     /* a word and what it means */
	GUIDE_SOURCES,  /* here stand those of the chapter's facts */
	GUIDE_RULES,    /* here leads a way to the rules */
	GUIDE_SHEET,    /* here the sheet can be printed */
};

/* What a figure shows; that it does is found out by playing it. */
enum guide_claim {
	GUIDE_NONE,
	GUIDE_STOPS,      /* the last seed falls into an empty hole of the opponent's */
	GUIDE_EXTRA_TURN, /* without a relay */
	GUIDE_CHAIN,      /* two extra turns, which the other order does not give */
	GUIDE_RELAY,
	GUIDE_RELAY_HOME, /* a relay ends in the own store */
	GUIDE_SHOT,
	GUIDE_GUARD,           /* the hole lifted could have been shot at; afterwards no heap can */
	GUIDE_FINISH,          /* the game is over, and seeds of the own row go home with that */
	GUIDE_ONLY_EXTRA_TURN, /* no other hole gives one */
	GUIDE_ONLY_SHOT,       /* no other hole shoots */
	GUIDE_MOST_HOME,       /* every other hole brings fewer seeds home */
};

enum {
	GUIDE_CHAPTERS = 5,
	GUIDE_BLOCKS_MAX = 80,
	GUIDE_SOURCES_MAX = 8,
	GUIDE_RULES_MAX = 8,
	GUIDE_BYTES_MAX = 1 << 18,
};

struct guide_block {
	enum guide_kind kind;
	const char *text; /* NULL for those without words of their own; of a figure the caption, of
			     an exercise the question */
	const char *answer;     /* EXERCISE */
	const char *word, *id;  /* TERM; the id is the same in each language */
	const char *code;       /* FIGURE, EXERCISE: a position and what is played from it */
	enum guide_claim claim; /* FIGURE, EXERCISE */
	bool marked;            /* EXERCISE: the hole to be lifted is shown */
	int minutes;            /* STEP */
	const char *sources[GUIDE_SOURCES_MAX]; /* FACT: ids of sources of packs */
	int source_count;
};

struct guide_chapter {
	const char *id;
	const char *name;  /* in the list */
	const char *title; /* above it */
	struct guide_block *blocks;
	int count;
};

/* Words of the sheet. */
struct guide_sheet {
	const char *file; /* a name without folder and ending */
	const char *title, *name, *date, *board, *rules_title, *exercises_title, *exercises_hint;
	const char *answer;
	const char *rules[GUIDE_RULES_MAX];
	int rule_count;
};

struct guide {
	struct guide_chapter chapters[GUIDE_CHAPTERS];
	struct guide_sheet sheet;
	struct json_document document; /* what the strings live in */
};

/* FILE is for messages. On false nothing needs releasing. */
bool guide_read(
	struct guide *guide, const char *file, const char *text, size_t len, struct diag *diag);
bool guide_load(struct guide *guide, const char *path, struct diag *diag);
void guide_release(struct guide *guide); /* zeroed or released before: fine */

/* The chapter of that id, which exists in each guide. */
const struct guide_chapter *guide_chapter_of(const struct guide *guide, const char *id);
const char *guide_chapter_id(int index);

#endif
