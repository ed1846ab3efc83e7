/* SPDX-License-Identifier: MIT */
#ifndef APP_SCREENS_H
#define APP_SCREENS_H

#include "app/screen.h"
#include "record/record.h"
#include "session/session.h"

/* The pages and dialogs, each in the source of its name. */
struct screen *home_screen_new(struct app *app);     /* beranda */
struct screen *choose_screen_new(struct app *app);   /* pilih */
struct screen *settings_screen_new(struct app *app); /* setelan */
struct screen *language_screen_new(struct app *app); /* bahasa */
struct screen *about_screen_new(struct app *app);    /* tentang */
struct screen *menu_screen_new(struct app *app);     /* menu, over the board */
struct screen *result_screen_new(struct app *app, struct session *session); /* hasil, over it */
/* sumber, over the board: by which OPTION of RULES a turn ended that was TOLD so, and the pack's
 * sources. */
struct screen *rule_screen_new(struct app *app, const struct pack *pack, const struct rules *rules,
	enum option option, const char *told);
/* Before it is shown: that turn was the choice of PLACE in BEFORE; names who rules it otherwise. */
void rule_screen_of_choice(struct screen *screen, const struct match *before, int place);

struct screen *rules_screen_new(struct app *app); /* aturan: the packs, cited and proved */
/* Before it is shown: one asked for the pack at hand, not for the list. */
void rules_screen_of_pack(struct screen *screen);
/* ubah: the rules of the game to be played, option by option. */
struct screen *own_rules_screen_new(struct app *app);
/* babak, over the board: what the rounds came to so far. */
struct screen *round_screen_new(struct app *app, struct session *session);
/* banding: a game under its own rules and under OTHER_RULES of OTHER (the same pack with an option
 * changed, or another). RECORD is copied; NULL: a sample game of the chosen pack. OTHER NULL: the
 * first pack whose rules differ. */
struct screen *compare_screen_new(struct app *app, const struct record *record,
	const struct pack *other, const struct rules *other_rules);

/* panduan: how to play, strategy, history, for teachers, the words. */
struct screen *guide_screen_new(struct app *app);
/* Before it is shown: its chapter start, strategy, history, teachers or glossary. */
void guide_screen_at(struct screen *screen, const char *chapter);
/* pembukaan: the best first turn known of PACK, on the chosen board where that is its. */
struct screen *opening_screen_new(struct app *app, const struct pack *pack);
struct screen *lesson_screen_new(struct app *app); /* belajar */
/* telaah: a game looked at again. RECORD is copied; SETUP: who sat where, NULL: two people. */
struct screen *review_screen_new(
	struct app *app, const struct record *record, const struct session_setup *setup);

struct screen *stats_screen_new(struct app *app);  /* statistik */
struct screen *replay_screen_new(struct app *app); /* ulang: the list of own games */
/* Before it is shown: that game. RECORD is copied; SETUP: who sat where, NULL: two people. */
void replay_screen_open(
	struct screen *screen, const struct record *record, const struct session_setup *setup);
struct screen *puzzle_screen_new(struct app *app); /* teka-teki: today's puzzle, a collection */

/* tanya: QUESTION (a key of words) with a yes and a no; YES is the key of the button that does it.
 * DONE is called after the dialog has gone. */
struct screen *ask_screen_new(
	struct app *app, const char *question, const char *yes, void (*done)(struct app *app));

#endif
