/* SPDX-License-Identifier: MIT */
#ifndef APP_REVIEW_DESK_H
#define APP_REVIEW_DESK_H

#include "app/app_state.h"
#include "study/review.h"

#include <stdbool.h>

/*
 * The review of a game: worked out choice by choice by the app's runner. The app keeps the last one
 * as long as it runs, so that whoever comes back finds it as far as it got. REVIEW is the
 * window's own: a job works on a copy of the question, and its answer is put in by the window.
 */
struct review_desk {
	struct job job; /* first */
	int users;      /* pages, and the app */
	struct job_runner *runner;
	struct review_step step; /* the job's while it runs */
	bool worked;             /* the job's answer: it was not cut short */
	struct ai *ai;           /* as long as there is work */
	struct review review;
	struct session_setup setup; /* who sat where */
	int shown;                  /* the turn looked at */
	bool chosen;                /* by hand */
};

/* The app's desk with that game on it, for a page that drops it in the end. SETUP NULL: two people.
 */
struct review_desk *review_desk_for(
	struct app *app, const struct record *record, const struct session_setup *setup);
/* Takes what is ready and goes on; true if something new is known. */
bool review_desk_work(struct review_desk *desk);
int review_desk_wait(const struct review_desk *desk); /* as app_wait() */
void review_desk_rest(struct review_desk *desk);      /* stops; what was begun is begun anew */
void review_desk_finish(struct review_desk *desk);    /* all of it, now */
void review_desk_drop(struct review_desk *desk); /* frees it with its last user; NULL: nothing */

#endif
