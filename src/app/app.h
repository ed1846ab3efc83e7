/* SPDX-License-Identifier: MIT */
#ifndef APP_APP_H
#define APP_APP_H

#include "base/diag.h"
#include "base/folders.h"
#include "base/job.h"
#include "base/lang.h"
#include "base/log.h"
#include "base/strbuf.h"
#include "ui/audio.h"
#include "ui/clipboard.h"
#include "ui/draw.h"
#include "ui/input.h"
#include "ui/printer.h"
#include "ui/speech.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The game as main.c drives it: it is fed inputs and the time, and draws frames. It knows no SDL,
 * reads no clock and owns no window. All pointers of the host outlive it.
 */
struct app_host {
	struct draw *draw;
	struct audio *audio;
	struct speech *speech; /* NULL: none */
	struct job_runner *runner;
	struct log *log;
	const struct folders *folders;
	bool (*expired)(void *clock); /* a lid on the computer's thinking; NULL: none */
	void *clock;
	struct clipboard *clipboard; /* NULL: none; not used in a kiosk */
	struct printer *printer;     /* pictures off the screen; NULL: none can be made */
	const char *video_note;      /* a sentence for the settings page, or NULL */
};

/* What the command line asked for; zero means not said. */
struct app_options {
	const char *pack; /* NULL: not said */
	int holes;
	const char *opponent; /* "2p", "1".."6", "demo" or NULL */
	enum lang lang;       /* LANG_COUNT: not said */
	enum lang machine;    /* of the environment, Indonesian where that is none of ours */
	uint32_t chance;  /* where lots and the computer's whims start from; 0: always the same */
	int today;        /* days since 1970-01-01 where the person is; 0: not known */
	int text_percent; /* 100..200; 0: not said */
	bool contrast;    /* high contrast, whatever was chosen before */
	bool table;       /* two people face each other */
	const char *board, *seeds; /* by their names in packs; NULL: not said */
	bool kiosk;
	const char *code;   /* a game or position to stand in, or NULL */
	const char *screen; /* start on this screen (for --shot), or NULL: home */
	bool still;         /* --shot: everything at rest and finely painted in the first frame */
	unsigned review_nodes;  /* of a look at one board of a finished game; 0: the usual */
	unsigned opening_nodes; /* of a search for a first turn; 0: until it is stopped */
	bool keep_nothing; /* --shot, --script without folders: no settings or autosave written */
};

struct app;

/* NULL after filling DIAG: words or packs can't be read, unknown pack, bad code. */
struct app *app_new(
	const struct app_host *host, const struct app_options *options, struct diag *diag);
void app_free(struct app *app); /* settings are saved */

void app_input(struct app *app, const struct input *input, uint64_t now);
/* Lets time pass: animations, the computer's answer, painting that has finished. */
void app_update(struct app *app, uint64_t now);
void app_draw(struct app *app, uint64_t now);
bool app_needs_draw(const struct app *app); /* something changed since the last app_draw() */
/* Milliseconds until app_update() is wanted again: 0 while something moves, -1: only on input or
 * when a job ends (the runner wakes the loop). */
int app_wait(const struct app *app, uint64_t now);
bool app_is_over(const struct app *app);   /* the person left the program */
bool app_is_moving(const struct app *app); /* a seed is in the air: the frame log marks it */

/* The window as settings want it: main asks after each update. */
bool app_wants_fullscreen(const struct app *app);
void app_window_size(const struct app *app, int *w, int *h); /* kept from the last run; 0: none */
void app_note_window_size(struct app *app, int w, int h);    /* in window units, to be kept */
const char *app_title(const struct app *app); /* window title: the state in one line */

/* For scripts. Where the pointer must go to touch a place of the board; false: none is shown. */
bool app_place_point(const struct app *app, int place, int *x, int *y);
const char *app_screen_name(const struct app *app);
/* The INDEX-th screen that options.screen may name, or NULL past the last. */
const char *app_named_screen(int index);
/* The true board's cells in play, and how many places; 0 when no game is open. */
int app_board(const struct app *app, uint8_t *cells);

#endif
