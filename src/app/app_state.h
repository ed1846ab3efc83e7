/* SPDX-License-Identifier: MIT */
#ifndef APP_APP_STATE_H
#define APP_APP_STATE_H

#include "app/app.h"
#include "app/kiosk.h"
#include "app/met_words.h"
#include "app/notes.h"
#include "app/own_games.h"
#include "app/own_puzzles.h"
#include "app/screen.h"
#include "app/settings.h"
#include "app/spoken.h"
#include "app/stack.h"
#include "i18n/words.h"
#include "packs/pack.h"
#include "paint/look.h"
#include "session/session.h"
#include "ui/stamp.h"
#include "ui/theme.h"
#include "ui/widget.h"

#include <stdbool.h>
#include <stdint.h>

/*
 * The app as its screens see it. Screens read the members and change things by the calls below
 * only; all of it lives as long as the screens do.
 */
struct review_desk;

struct app {
	struct app_host host;
	struct app_options options;
	struct settings settings;
	struct settings kept;  /* as they stand in the file */
	bool settings_refused; /* the disk would not take them: said once */
	char settings_path[512];
	char autosave_path[512];    /* "": none is kept */
	char packs_path[512];       /* where the player's own packs may lie; "": nowhere */
	struct own_games games;     /* finished here */
	struct own_puzzles puzzles; /* tried here */
	struct met_words met;       /* explained here */
	struct notes notes;         /* about this machine, for the settings page */
	struct words *words;
	struct pack_set packs;
	struct theme theme;
	struct stamps stamps;
	struct image *backdrop; /* the blurred mat, as large as the window */
	int backdrop_w, backdrop_h;
	unsigned epoch; /* draw.epoch the images are of */
	struct stack stack;
	struct session *saved;               /* left by an earlier run, or NULL */
	char lost_pack[RECORD_PACK_MAX + 1]; /* of a saved game that can't be opened, or "" */
	struct screen *parked;               /* a board screen left for the home page, or NULL */
	struct endings *endings;             /* for all games; set up before the first */
	struct record played; /* the last game that came to its end and was left; len 0: none */
	struct session_setup played_by; /* who sat where in it */
	struct review_desk *reviewed;   /* the game looked at again, or NULL */
	struct kiosk kiosk;
	struct spoken spoken;
	bool keys;            /* the last thing done was a key: show the focus */
	uint64_t now;         /* of the call under way */
	uint32_t chance;      /* stirred by each input; seeds the computer and the draw of lots */
	enum side last_first; /* who began the last game, for "by turns" */
	bool stale;           /* draw again */
	bool over;
};

/* The stack. None of these frees the caller before it returns. */
void app_push(struct app *app, struct screen *screen); /* takes it */
void app_pop(struct app *app);                         /* the top one; on the home page nothing */
void app_replace(struct app *app, struct screen *screen); /* the top one by it */
void app_reset_to_home(struct app *app); /* an unfinished game is kept and can be gone on with */
/* On top, or under what lets it go on. */
bool app_goes_on(const struct app *app, const struct screen *screen);
void app_redraw(struct app *app); /* a screen has changed what it shows */
void app_quit(struct app *app);   /* not in a kiosk */

/* The game that the settings describe. */
void app_setup(struct app *app, struct session_setup *setup);
const struct pack *app_pack(const struct app *app); /* the chosen one, or the first */
/* Its rules with what the person changed of them, on the chosen board. */
void app_rules(const struct app *app, struct rules *rules);
/* Opens the board; a game left unfinished is given up. */
void app_start_game(struct app *app, const struct session_setup *setup);
bool app_can_resume(const struct app *app);
bool app_has_unfinished(const struct app *app); /* a new game would be the end of another */
void app_resume_game(struct app *app);
/* Opens a board that plays the first COUNT choices of RECORD by itself and then stands there; from
 * there on two people play. TOLD (NULL: nothing) is said on its line when it stands. */
void app_play_record(struct app *app, const struct record *record, int count, const char *told);
/* The same, but the first FROM of them are made already. */
void app_play_record_from(
	struct app *app, const struct record *record, int from, int count, const char *told);
/* That board was opened from a page that is read (aturan, pembukaan, telaah), which lies below it
 * as it was left: the words of the way back, or NULL; and back there, for good. */
const char *app_reader_key(const struct app *app);
void app_return_to_reader(struct app *app);
struct screen *app_board_screen(const struct app *app); /* the one on the stack, or NULL */
/* The session's host, with the app's runner, log, lid and autosave. */
struct session_host app_session_host(struct app *app);
void app_open_menu(struct app *app);                            /* over the board */
void app_show_result(struct app *app, struct session *session); /* over the board */

/* What is chosen now. */
struct words *app_words(struct app *app);
const char *app_word(struct app *app, const char *key); /* words_get() */
struct pen app_pen(struct app *app);
enum lang app_lang(const struct app *app);
int app_text_percent(const struct app *app);
enum speed app_speed(const struct app *app); /* AT_ONCE with reduced motion */
bool app_reduced_motion(const struct app *app);
bool app_is_kiosk(const struct app *app);
/* The board and seeds the person wishes, or those of PACK (NULL: not here). */
struct look app_look(const struct app *app, const struct pack *pack);
void app_play(struct app *app, enum sound sound, int full, int pan); /* nothing when sound is off */

/* After a change of app->settings: applies it everywhere and keeps it. */
void app_apply_settings(struct app *app);
/* Into the notes and into the log, which is in English. */
void app_note(struct app *app, const char *text);
void app_note_fault(struct app *app, const struct diag *diag); /* of one of the player's files */

/* The backdrop of a page. */
void app_draw_backdrop(struct app *app);

#endif
