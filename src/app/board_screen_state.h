/* SPDX-License-Identifier: MIT */
#ifndef APP_BOARD_SCREEN_STATE_H
#define APP_BOARD_SCREEN_STATE_H

#include "app/app_state.h"
#include "app/board_screen.h"
#include "app/board_screen_hint.h"
#include "app/board_screen_record.h"
#include "app/fork_line.h"
#include "ui/board_picture.h"
#include "ui/board_view.h"
#include "ui/hit.h"
#include "ui/layout.h"
#include "ui/presenter.h"
#include "ui/turn_line.h"
#include "ui/turn_word.h"

/*
 * The inside of the game screen: board_screen.c (life, time, queries), board_screen_play.c (what is
 * played and told), board_screen_record.c (what it plays by itself), board_screen_input.c (pointers
 * and keys), board_screen_swap.c (the offer to swap sides), board_screen_hint.c,
 * board_screen_answers.c, board_screen_task.c (something is to be done on it),
 * board_screen_tally.c (the list of own games), board_screen_replay.c (stepping),
 * board_screen_draw.c.
 */
enum {
	ID_MENU = 1,
	ID_UNDO,
	ID_REDO,
	ID_SPEED,
	ID_SOUND,
	ID_LINE, /* what ended the turn: its rule and sources are one touch away */
	ID_SWAP, /* the two answers to the offer to swap sides */
	ID_PLAY_ON,
	ID_HINT,
	ID_ANSWER, /* of a task; and the next one */
	ID_ANSWER_2,
	ID_PREVIOUS, /* of a record that is looked at */
	ID_RUN,
	ID_NEXT,
	ID_FAR = 50, /* plus any of these: the far player's, round a table */
	BOARD_POINTERS = 10,
	ID_PLACE = 100, /* plus the place */
	PAUSE_MS = 350, /* before the computer's move is shown */
	RESULT_MS = 900,
	ROUND_MS = 700, /* the board of the next round is seen before its page */
	LONG_PRESS_MS = 500,
	LEARNING_MS = 100, /* how far it has come is looked at so often */
	NOTICE_MS = 4000,  /* a refused wish's sentence stays this long */
};

/* A finger or the mouse's button, held on the board. */
struct board_pointer {
	bool down;
	bool touch;
	bool held; /* a long press: it previews and plays nothing */
	int id;
	int place; /* what it was put on, or HIT_NOTHING */
	int x, y;
	uint64_t since;
};

struct board_task_calls;

/* See board_task.h. */
struct board_screen_task {
	const struct board_task_calls *calls; /* NULL: there is none */
	void *context;
	int judged; /* choices of the record that were, or were made before it began */
};

struct board_screen {
	struct screen screen; /* first */
	struct session *session;
	const struct pack *pack; /* NULL: a pack that is not in the folder */
	struct layout layout;
	struct presenter *presenter;
	struct board_picture *picture;
	struct board_view view;
	struct widget_set widgets;
	struct event_list *scratch;
	struct preview preview;
	int previewed; /* the hole, or MARK_NONE */
	int hover;     /* the hole under the mouse, or MARK_NONE */
	struct board_pointer pointers[BOARD_POINTERS];
	struct turn_line line;
	struct turn_line ahead; /* the preview's */
	struct turn_line notice;
	enum turn_word word;         /* explained on the line, or TURN_WORD_COUNT */
	struct fork_line line_fork;  /* where the choice just made ends otherwise */
	struct fork_line ahead_fork; /* the previewed one */
	uint64_t notice_until;       /* 0: none */
	struct board_hint hint;
	struct strbuf names[2];
	struct strbuf hands[2]; /* shorter: beside the hand */
	struct strbuf title;
	size_t title_name;   /* how much of it is the name of the game */
	uint64_t rest_since; /* since when nothing moves */
	bool started;        /* time has begun for this screen */
	bool resulted;       /* the result page was opened */
	int learned;         /* as session_learning() was last */
	bool plays_on;       /* the offer to swap sides was answered so */
	int rounds_told;     /* rounds whose page was shown */
	bool is_record;      /* it was opened to play SHOWN by itself */
	struct record shown;
	int shown_from, shown_at, shown_count; /* of it: made before, made now, to be made */
	struct strbuf told;                    /* said on the line where it stands */
	bool told_shown, leads;                /* LEADS: it says what comes next along SHOWN */
	struct board_screen_task task;
	struct board_tally tally;
	struct board_replay replay;
	bool bare; /* for a picture: without buttons */
};

/* board_screen_play.c */
const struct session_setup *board_seats(const struct board_screen *screen); /* as named */
struct turn_names board_names(const struct board_screen *screen);
bool board_person_chooses(const struct board_screen *screen); /* a person's choice is awaited */
bool board_is_shared(const struct board_screen *screen);      /* two people choose unseen at once */
bool board_has_rule(const struct board_screen *screen);       /* the line at rest tells of a rule */
int board_chosen(const struct board_screen *screen); /* the hole the last command lifted, or NONE */
uint32_t board_choices(const struct board_screen *screen); /* holes a person may lift now */
void board_choose(struct board_screen *screen, int place, uint64_t now);
void board_command(struct board_screen *screen, enum command_kind kind, uint64_t now);
void board_follow(struct board_screen *screen, uint64_t now); /* the match has changed */
/* The computer's part, and the result: when nothing moves. */
void board_go_on(struct board_screen *screen, uint64_t now);
void board_tell(struct board_screen *screen);                 /* line, names and title anew */
void board_finish(struct board_screen *screen, uint64_t now); /* the move that is shown */
void board_preview(struct board_screen *screen, int hole);    /* or MARK_NONE */
void board_show_all(struct board_screen *screen);             /* the true board at once */

/* board_screen.c */
void board_place_widgets(struct board_screen *screen);

/* board_screen_input.c */
bool board_input(struct board_screen *screen, const struct input *input, uint64_t now);
void board_hold_pointers(struct board_screen *screen, uint64_t now); /* long presses */
/* The letters by which SIDE chooses in an opening of two people, its leftmost hole first: the lower
 * half of the keyboard for the near player, the upper for the far one. */
const char *board_half_keys(enum side side);
int board_lit(const struct board_screen *screen);
void board_follow_light(struct board_screen *screen); /* the preview follows pointer and focus */

/* board_screen_draw.c */
void board_draw(struct board_screen *screen, uint64_t now);

#endif
