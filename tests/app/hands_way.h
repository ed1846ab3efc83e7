/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_HANDS_WAY_H
#define TESTS_APP_HANDS_WAY_H

/*
 * One way through the whole program, gone by each kind of hand alone: from the home page to every
 * page there is, and home again. Elsewhere the board could be played without a mouse, but what lies
 * around it could not.
 */
enum act {
	AT,      /* this page is on top, and all of it is within reach; NAME is that of --shot */
	GO,      /* presses what has these words */
	GO_ID,   /* or this id */
	PACK,    /* the game of this name in a list */
	EACH,    /* presses each thing on the page that doesn't lead away from it for good */
	BACK,    /* one step */
	TURN,    /* one choice on the board, and what is answered to it */
	WAIT,    /* until nothing moves */
	PLAY_TO, /* a person's choices on the board until this page comes */
	LESSON,  /* the first one, from its board back to the list */
	PUZZLE,  /* today's, likewise */
};

struct step {
	enum act act;
	const char *word; /* a key of the words, a pack or a page; NULL: none */
	int id;
};

const struct step *hands_way(int *count);

#endif
