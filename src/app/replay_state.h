/* SPDX-License-Identifier: MIT */
#ifndef APP_REPLAY_STATE_H
#define APP_REPLAY_STATE_H

#include "app/page.h"
#include "base/names.h"
#include "record/game_log.h"
#include "study/review.h"
#include "ui/board_figure.h"
#include "ui/turn_line.h"

/*
 * The inside of the page ulang: replay_screen.c (life, keys, presses), replay_choose.c (the list of
 * own games, codes and files), replay_game.c (the game and where it stands), replay_layout.c (the
 * page of a game), replay_turns.c (the list of its turns), replay_words.c (what is said),
 * replay_picture.c (a board as a picture file).
 */
enum {
	REPLAY_FIRST = PAGE_IDS,
	REPLAY_PREVIOUS,
	REPLAY_RUN,
	REPLAY_NEXT,
	REPLAY_LAST,
	REPLAY_PLAY_ON,
	REPLAY_REVIEW,
	REPLAY_COPY,
	REPLAY_PICTURE,
	REPLAY_PASTE,
	REPLAY_CHOOSE,  /* a game to play, where none is listed */
	REPLAY_EARLIER, /* turns, or games */
	REPLAY_LATER,
	REPLAY_FILE = 100,
	REPLAY_TURN = 1000,
	REPLAY_TURNS = 24, /* of a long match so many are listed at once */
	REPLAY_OWN = 100000,
	REPLAY_ROWS = 40, /* so many games */
	REPLAY_NOBODY = -1,
};

struct replay {
	struct page page; /* first */
	bool open;        /* a game; else the list */
	bool from_list;   /* it was chosen there */
	struct record record;
	struct session_setup by;   /* who sat where, in the end */
	int day;                   /* 0: not known */
	int conceder;              /* enum side, or REPLAY_NOBODY */
	struct review turns;       /* nothing of it is judged */
	int step;                  /* choices made, 0 .. record.len */
	struct match match;        /* then */
	struct event_list *events; /* of the choice before it */
	struct turn_line line;
	struct board_figure figure;
	struct strbuf title;  /* the players */
	struct strbuf notice; /* what came of a wish; "": nothing */
	bool refused;
	bool follow;        /* the turn is to be brought into view */
	int turns_at;       /* the list begins with this one */
	int offset;         /* newer games that are not listed */
	struct names files; /* of the folder of games */
};

/* replay_game.c */
/* RECORD is taken, also its memory; BY NULL: two people. */
void replay_open(struct replay *replay, struct record *record, const struct session_setup *by);
void replay_close(struct replay *replay);
/* The game number INDEX of the list; false: the notice says why it can't be played. */
bool replay_open_own(struct replay *replay, int index);
void replay_go(struct replay *replay, int step);
int replay_turn(const struct replay *replay); /* whose choice was made last; 0 at the start */
/* The match after STEP choices, given up where it was. */
void replay_match(const struct replay *replay, int step, struct match *match);
const struct pack *replay_pack(const struct replay *replay); /* NULL: not here */
void replay_setup_of(const struct game_log_entry *entry, struct session_setup *setup);

/* replay_choose.c */
void replay_build_list(struct replay *replay);
bool replay_press_list(struct replay *replay, int id); /* true: a game was opened */

/* replay_layout.c */
void replay_build_game(struct replay *replay);

/* replay_turns.c: into FLOW. */
int replay_turns_width(const struct replay *replay, const struct pen *pen);
void replay_add_turns(struct replay *replay, struct flow *flow);

/* replay_words.c: kept by the sheet, but for the title. */
void replay_make_title(struct replay *replay);
const char *replay_about(struct replay *replay); /* day and rules */
const char *replay_place(struct replay *replay);
const char *replay_turn_words(struct replay *replay, int turn);
struct turn_names replay_names(struct replay *replay);
void replay_tell(struct replay *replay, struct flow *flow);
/* "Kamu menang, selisih 6" of a game of the list. */
const char *replay_result(struct replay *replay, const struct game_log_entry *entry);

/* replay_picture.c: writes the board as it is shown; the notice says where, or why not. */
bool replay_can_picture(const struct app *app);
void replay_picture(struct replay *replay);

#endif
