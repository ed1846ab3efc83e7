/* SPDX-License-Identifier: MIT */
#ifndef TESTS_APP_RIG_H
#define TESTS_APP_RIG_H

#include "app/app_inside.h"
#include "app/page.h"
#include "ui/fake_draw.h"

/*
 * The whole app without a window: a draw and a loudspeaker that only keep count, a runner whose
 * jobs are done when the test says so, and time that the test passes.
 */
struct rig_runner {
	struct job_runner runner; /* first */
	struct job *waiting[16];
	int count;
	bool held;    /* started jobs wait for rig_finish_jobs() */
	bool refuses; /* there is no thread for a job */
};

struct rig {
	struct fake_draw fake;
	struct audio audio;
	int sounds;
	int volume, effects, music; /* percent, as the app set them */
	int board_heard, seeds_heard;
	struct speech speech;
	bool no_voice;
	int spoken, silenced;         /* how often something was said, and stopped */
	char said[512], said_lang[8]; /* last */
	struct clipboard clipboard;
	char copied[CLIPBOARD_TEXT_MAX + 1]; /* what is on it */
	bool no_clipboard;
	struct printer printer; /* draws with a fake of its own, and makes no PNG of it but "PNG" */
	bool no_printer;        /* the machine has none */
	bool printer_fails;
	int printed; /* pictures drawn */
	struct rig_runner runner;
	struct log log;
	struct folders folders;
	struct app_options options;
	bool hasty; /* the lid on the computer's thinking closes at once */
	struct app *app;
	uint64_t now;
};

/* The packs and words of the project; the player's folders are "" until the test names them. */
void rig_init(struct rig *rig, int w, int h, float scale);
void rig_start(struct rig *rig);                  /* opens the app; fails the test if it can't */
bool rig_try(struct rig *rig, struct diag *diag); /* false: it can't, and why */
void rig_stop(struct rig *rig);                   /* closes the app: rig_start() may follow */
void rig_release(struct rig *rig);

void rig_input(struct rig *rig, struct input input);
void rig_key(struct rig *rig, enum key key);
void rig_tap(struct rig *rig, int x, int y); /* with a finger */
void rig_click(struct rig *rig, int x, int y);
void rig_pass(struct rig *rig, int ms);          /* in frames of 16 ms */
void rig_finish_job(struct rig *rig, int index); /* one of those that wait */
void rig_finish_jobs(struct rig *rig);
void rig_resize(struct rig *rig, int w, int h, float scale);

const char *rig_screen(const struct rig *rig);
struct page *rig_page(const struct rig *rig); /* the one on top */
/* A text of the page on top holds TEXT, or the words of KEY, which have no slots; seen or not. */
bool rig_says(const struct rig *rig, const char *text);
bool rig_says_word(const struct rig *rig, const char *key);
/* The middle of the widget whose label is the words of KEY; fails the test if there is none. */
void rig_find(const struct rig *rig, const char *key, int *x, int *y);
void rig_tap_word(struct rig *rig, const char *key);
void rig_tap_id(struct rig *rig, int id); /* scrolled to, if it must be */
/* Tabs until the widget with these words has the focus, then Enter. */
void rig_key_word(struct rig *rig, const char *key);

#endif
